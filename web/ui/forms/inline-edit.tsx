import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import * as common from "#texts/common.ts";
import { DraftConflict } from "../../drafts/draft-conflict.tsx";
import { type Place, useDraft } from "../../drafts/use-draft.ts";
import { Button } from "./button.tsx";
import { useEmptyText } from "./empty-text.ts";
import { TooLong, tooLong } from "./too-long.tsx";

interface Props {
  /** Where the draft is kept. */
  place: Place;
  /** The current text; others may change it while it is being edited. */
  value: string;
  label: string;
  maxLength?: number;
  /** Only called with a text that is neither empty nor unchanged. */
  onSave: (text: string) => void;
  onClose: () => void;
  /** Before the keys of the field; true if it has dealt with the key. */
  onKey?: (event: KeyboardEvent, field: EditedField) => boolean;
  /** True if it has dealt with what is pasted. */
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>, field: EditedField) => boolean;
}

export interface EditedField {
  text: string;
  edit: (text: string) => void;
  /** Saves and closes, unless the text cannot be saved; true if it is closed. */
  leave: () => boolean;
  /** Closes without saving. */
  close: () => void;
}

/**
 * A title edited in place: Enter or leaving the field saves, Escape cancels. An empty one is not saved: Enter says so, and
 * leaving the field restores the title.
 */
export function InlineEdit({ place, value, label, maxLength = 255, onSave, onClose, onKey, onPaste }: Props) {
  const draft = useDraft(place, value);
  const text = draft.text ?? value;
  const { empty, refuseEmpty } = useEmptyText(text);
  const reason = tooLong(text.trim(), maxLength);
  const id = useId();
  const [asked, setAsked] = useState(false);
  const ref = useRef<HTMLTextAreaElement>(null);
  // A draft from an earlier visit is shown, not sent: nobody has said yet that it is finished.
  const isTouched = useRef(false);
  // The field loses the focus once more when it is removed.
  const isClosed = useRef(false);
  useLayoutEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  const keepMine = () => {
    draft.keepMine();
    isTouched.current = true;
  };
  const close = () => {
    isClosed.current = true;
    draft.close();
    onClose();
  };
  const save = () => {
    if (isClosed.current) return true;
    // Leaving the field does not resolve a conflict.
    if (draft.theirs !== null || reason) {
      setAsked(true);
      return false;
    }
    const trimmed = text.trim();
    if (trimmed && trimmed !== value) onSave(trimmed);
    close();
    return true;
  };
  const edit = (next: string) => {
    isTouched.current = true;
    draft.edit(next.replaceAll("\n", " "));
  };
  const field: EditedField = { text, edit, leave: save, close };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (!event.nativeEvent.isComposing && onKey?.(event, field)) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!refuseEmpty()) save();
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="inline-edit">
      <textarea
        ref={ref}
        className="input"
        dir="auto"
        rows={1}
        aria-label={label}
        aria-invalid={(reason ?? empty) !== null}
        aria-describedby={id}
        value={text}
        data-autofocus
        onChange={(event) => edit(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (onPaste?.(event, field)) event.preventDefault();
        }}
        onBlur={(event) => {
          const isInside = event.currentTarget.parentElement?.contains(event.relatedTarget);
          if (!isInside && (isTouched.current || text === value)) save();
        }}
      />
      <TooLong reason={reason ?? empty} id={id} />
      <DraftConflict draft={{ ...draft, keepMine, takeTheirs: close }} asked={asked} saveMine={onSave} />
      {draft.theirs === null && reason && <Button onClick={close}>{common.discardMyText}</Button>}
    </div>
  );
}
