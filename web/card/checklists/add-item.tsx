import type { FormEvent } from "react";
import type { Checklist } from "../../../contract/checklists.ts";
import { useBoard } from "../../board/use-board.ts";
import { useNewText } from "../../drafts/use-draft.ts";
import { Button } from "../../ui/forms/button.tsx";
import { TooLong, tooLong } from "../../ui/forms/too-long.tsx";
import { createItem } from "./checklist-actions.ts";

interface Props {
  list: Checklist;
  /** The field gets the focus when it appears. */
  isFocused: boolean;
}

/** Stays ready for the next item. */
export function AddItem({ list, isFocused }: Props) {
  const { session } = useBoard();
  const [written, setContent] = useNewText({ id: list.id, field: "new-item" });
  const content = written ?? "";
  const reason = tooLong(content.trim(), 2000);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = content.trim();
    if (!given || reason) return;
    setContent(null);
    void createItem(session, list, given);
  };
  return (
    <form className="add-item" onSubmit={add}>
      <input
        ref={isFocused ? focus : undefined}
        className="input"
        dir="auto"
        aria-label={`New item in ${list.title}`}
        placeholder="Add an item"
        aria-invalid={reason !== null}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      {content.trim() !== "" && (
        <Button kind="primary" type="submit" disabled={reason !== null}>
          Add
        </Button>
      )}
      <TooLong reason={reason} />
    </form>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
