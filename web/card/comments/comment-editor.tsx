import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { hint } from "#texts/comments.ts";
import { cancel } from "#texts/common.ts";
import type { Card } from "../../../contract/cards.ts";
import { MAX_COMMENT_LENGTH } from "../../../contract/comments.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useEmptyText } from "../../ui/forms/empty-text.ts";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { WritingField } from "../markdown/writing-field.tsx";
import type { keyed } from "../use-card-keys.ts";

interface Props {
  card: Card;
  label: string;
  placeholder?: string;
  /** Shows the bar, the buttons, and room to write. */
  isOpen: boolean;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
  text: string;
  edit: (text: string) => void;
  /** What the button says. */
  action: string;
  /** What says that Ctrl+Enter does the same. */
  keyHint: string;
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
    card,
    label,
    placeholder,
    isOpen,
    takesFocus,
    text,
    edit,
    action,
    keyHint,
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
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    if (refuseEmpty() || !canSave) return;
    // The button is disabled without a text, and would lose the focus.
    ref.current?.focus({ preventScroll: true });
    onSave();
  };
  return (
    <form
      className="comment-editor"
      data-editing="comment"
      data-open={isOpen}
      onSubmit={save}
      onBlur={leaveEmpty}
    >
      <WritingField
        card={card}
        field={ref}
        text={text}
        edit={edit}
        isOpen={isOpen}
        onSave={save}
        onLeave={onLeave}
        rows={isOpen ? 3 : 1}
        aria-invalid={(reason ?? empty) !== null}
        aria-label={label}
        aria-describedby={isOpen ? `${reasonId} ${hintId}` : undefined}
        placeholder={placeholder}
        onFocus={onFocus}
        onClick={onFocus}
        {...keys}
      />
      {isOpen && (
        <>
          <TooLong reason={reason ?? empty} id={reasonId} />
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
                  {hint} <span className="keyboard-hint">{keyHint}</span>
                </>
              )}
            </p>
          </div>
        </>
      )}
    </form>
  );
}
