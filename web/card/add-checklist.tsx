import type { FormEvent, KeyboardEvent } from "react";
import type { Card } from "../../contract/cards.ts";
import { useBoard } from "../board/use-board.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useNewText } from "../ui/use-draft.ts";
import { useFocusReturn } from "../ui/use-focus-return.ts";
import { createChecklist } from "./checklist-actions.ts";

export function AddChecklist({ card }: { card: Card }) {
  const { session } = useBoard();
  const [title, setTitle] = useNewText({ id: card.id, field: "new-checklist" });
  const ref = useFocusReturn<HTMLButtonElement>(title !== null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = title?.trim();
    if (!given) return;
    setTitle(null);
    void createChecklist(session, card, given);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    setTitle(null);
  };
  if (title === null) {
    return (
      <button ref={ref} type="button" className="add-fact" onClick={() => setTitle("")}>
        <Icon name="checklist" size={16} />
        Add a checklist
      </button>
    );
  }
  return (
    <form ref={focusField} className="add-checklist" onSubmit={add} onKeyDown={onKeyDown}>
      <Field
        label="Name of the checklist"
        maxLength={255}
        placeholder="Steps"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button kind="primary" type="submit" disabled={!title.trim()}>
        Add
      </Button>
      <Button kind="quiet" onClick={() => setTitle(null)}>
        Cancel
      </Button>
    </form>
  );
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}
