import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { hint, keySends } from "#texts/comments.ts";
import { cancel } from "#texts/common.ts";
import { MAX_COMMENT_LENGTH } from "../../../contract/comments.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useEmptyText } from "../../ui/forms/empty-text.ts";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { PendingImages } from "../attachments/pending-images.tsx";
import { usePastedImages } from "../attachments/use-pasted-images.ts";
import { writeMarkdown } from "../markdown/writing-keys.ts";
import type { keyed } from "../use-card-keys.ts";
import { useMentionCompletion } from "./use-mention-completion.tsx";

interface Props {
  cardId: string;
  label: string;
  placeholder?: string;
  /** Shows the buttons, and room to write. */
  isOpen: boolean;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  text: string;
  edit: (text: string) => void;
  /** What the button says. */
  action: string;
  /** What is said instead of the hint while a choice has to be made before saving. */
  choice?: ReactNode;
  onSave: () => void;
  onCancel: () => void;
  /** What Escape does, if it is not the same. */
  onLeave?: () => void;
  onFocus?: () => void;
  /** What leads to the field. */
  keys?: ReturnType<typeof keyed>;
  /** Above the buttons. */
  children?: ReactNode;
}

/** For a new comment and for one that is edited. Ctrl+Enter saves; no text is discarded without asking. */
export function CommentEditor(props: Props) {
  const {
    cardId,
    label,
    placeholder,
    isOpen,
    takesFocus,
    text,
    edit,
    action,
    choice,
    onSave,
    onCancel,
    onLeave = onCancel,
    onFocus,
    keys,
    children,
  } = props;
  const ref = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const reasonId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useLayoutEffect(() => {
    if (!takesFocus) return;
    ref.current?.setSelectionRange(text.length, text.length);
    ref.current?.focus();
  }, []);
  const reason = tooLong(text, MAX_COMMENT_LENGTH);
  const { empty, refuseEmpty, leaveEmpty } = useEmptyText(text);
  const canSave = text.trim() !== "" && reason === null;
  const completion = useMentionCompletion({ field: ref, text, edit });
  const images = usePastedImages({ cardId, field: ref, text, edit });
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (refuseEmpty() || !canSave) return;
    onSave();
    // The button is disabled without a text, and would lose the focus.
    ref.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation();
    if (completion.onKeyDown(event) || writeMarkdown(event)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    else if (event.key === "Escape") onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <form
      className="comment-editor"
      data-editing="comment"
      data-open={isOpen}
      onSubmit={save}
      onBlur={leaveEmpty}
    >
      <textarea
        ref={ref}
        className="input"
        dir="auto"
        rows={isOpen ? 3 : 1}
        aria-invalid={(reason ?? empty) !== null}
        aria-label={label}
        aria-describedby={isOpen ? `${reasonId} ${hintId}` : undefined}
        placeholder={placeholder}
        value={text}
        onChange={(event) => edit(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...keys}
        {...completion.props}
        {...images.props}
      />
      {completion.list}
      {isOpen && (
        <>
          <TooLong reason={reason ?? empty} id={reasonId} />
          <PendingImages count={images.pending} />
          {children}
          <div className="row">
            <Button kind="primary" type="submit" disabled={!canSave || Boolean(choice)}>
              {action}
            </Button>
            <Button kind="quiet" onClick={onCancel}>
              {cancel}
            </Button>
            <p className="detail" id={hintId}>
              {choice || (
                <>
                  {hint} <span className="keyboard-hint">{keySends}</span>
                </>
              )}
            </p>
          </div>
        </>
      )}
    </form>
  );
}
