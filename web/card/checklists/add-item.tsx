import type { ClipboardEvent, FormEvent } from "react";
import * as texts from "#texts/checklists.ts";
import type { Checklist } from "../../../contract/checklists.ts";
import { linesIn } from "../../board/cards/pasted-lines.ts";
import { useBoard } from "../../board/use-board.ts";
import { useNewText } from "../../drafts/use-draft.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { createItem, createItems } from "./checklist-actions.ts";

interface Props {
  list: Checklist;
  /** The field gets the focus when it appears. */
  isFocused: boolean;
}

const MAX_LENGTH = 2000;
const MOST_PASTED = 100;

/** Stays ready for the next item. Several lines that are pasted become an item each. */
export function AddItem({ list, isFocused }: Props) {
  const { session } = useBoard();
  const [written, setContent] = useNewText({ id: list.id, field: "new-item" });
  const content = written ?? "";
  const reason = tooLong(content.trim(), MAX_LENGTH);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = content.trim();
    if (!given || reason) return;
    setContent(null);
    void createItem(session, list, given);
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = linesIn(event.clipboardData.getData("text/plain"));
    if (lines.length < 2) return;
    event.preventDefault();
    const refusal = refusalOf(lines);
    if (refusal) toast({ group: "pasted-items", kind: "error", message: refusal });
    else createItems(session, list, lines);
  };
  return (
    <form className="add-item" onSubmit={add}>
      <input
        ref={isFocused ? focus : undefined}
        className="input"
        dir="auto"
        aria-label={texts.newItemIn(list.title)}
        placeholder={texts.addItem}
        aria-invalid={reason !== null}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        onPaste={onPaste}
      />
      {content.trim() !== "" && (
        <Button kind="primary" type="submit" disabled={reason !== null}>
          {texts.add}
        </Button>
      )}
      <TooLong reason={reason} />
    </form>
  );
}

/** All of the lines are added or none: nothing is cut. */
function refusalOf(lines: readonly string[]): string | null {
  if (lines.length > MOST_PASTED) return texts.tooManyLines(lines.length, MOST_PASTED);
  const long = lines.findIndex(({ length }) => length > MAX_LENGTH);
  return long < 0 ? null : texts.lineTooLong(long + 1, MAX_LENGTH);
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
