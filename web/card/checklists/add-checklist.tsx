import { type FormEvent, type KeyboardEvent, useState } from "react";
import * as texts from "#texts/checklists.ts";
import { close } from "#texts/common.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { useNewText } from "../../drafts/use-draft.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { tooLong } from "../../ui/forms/too-long.tsx";
import { useCommands } from "../../util/commands.ts";
import { keyed } from "../use-card-keys.ts";
import { createChecklist } from "./checklist-actions.ts";

interface Props {
  card: Card;
  /** Called with the local id of the new checklist. */
  onAdded: (id: string) => void;
}

export function AddChecklist({ card, onAdded }: Props) {
  const { session } = useBoard();
  const [written, setTitle] = useNewText({ id: card.id, field: "new-checklist" });
  const title = written ?? texts.usualName;
  const [writing, setWriting] = useState(written !== null);
  const ref = useFocusReturn(writing);
  const reason = tooLong(title.trim(), 255);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (reason) return;
    const given = title.trim();
    setTitle(null);
    setWriting(false);
    onAdded(createChecklist(session, card, given));
  };
  const stop = () => {
    if (!title.trim()) setTitle(null);
    setWriting(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    stop();
  };
  useCommands({ "card-checklist": () => setWriting(true) });
  if (!writing) {
    return (
      <button
        ref={ref}
        type="button"
        className="add-fact plain"
        onClick={() => setWriting(true)}
        {...keyed("-")}
      >
        <Icon name="checklist" size={16} />
        {texts.addChecklist}
        {written?.trim() && (
          <span className="add-card-draft grow truncate" dir="auto">
            <span className="visually-hidden">{texts.continueWith}</span>
            {written}
          </span>
        )}
      </button>
    );
  }
  return (
    <form ref={focusField} className="add-checklist" onSubmit={add} onKeyDown={onKeyDown}>
      <Field
        label={texts.checklistName}
        required
        error={reason ?? undefined}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="row">
        <Button kind="primary" type="submit" disabled={reason !== null}>
          {texts.add}
        </Button>
        <Button kind="quiet" onClick={stop}>
          {close}
        </Button>
      </div>
    </form>
  );
}

/** The usual name is replaced by what is typed; what was begun goes on. */
function focusField(form: HTMLFormElement | null): void {
  const field = form?.querySelector("input");
  field?.focus();
  if (field?.value === texts.usualName) field.select();
}
