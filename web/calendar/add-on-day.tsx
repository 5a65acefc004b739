import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import * as texts from "#texts/calendar.ts";
import * as cardTexts from "#texts/cards.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { MAX_TITLE_LENGTH } from "../board/cards/add/pasted-lines.ts";
import { tellHidden } from "../board/cards/add/tell-hidden.ts";
import { useControls } from "../board/controls.ts";
import { showsNew } from "../board/filter/filter.ts";
import { fullness, isFull } from "../board/state/column-room.ts";
import { useBoard } from "../board/use-board.ts";
import { useNewText } from "../drafts/use-draft.ts";
import { dueOn } from "../ui/dates/days.ts";
import { AnchoredPanel } from "../ui/dialogs/anchored-panel.tsx";
import { Button } from "../ui/forms/button.tsx";
import { useEmptyText } from "../ui/forms/empty-text.ts";
import { Select } from "../ui/forms/field.tsx";
import { TooLong, tooLong } from "../ui/forms/too-long.tsx";
import { createCardDue } from "./create-card-due.ts";
import { dayWords } from "./due-cards.ts";

interface Props {
  day: string;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  onLeave: () => void;
}

/** The column that the last card was added to, by board. */
const lastColumns = new Map<string, string>();

/** A card that is due on a day. Stays open for the next one; what was written is kept when it is left. */
export function AddOnDay({ day, anchor, onClose, onLeave }: Props) {
  const { board, session } = useBoard();
  const { filter, clearFilter } = useControls();
  const [written, setTitle] = useNewText({ id: board.id, field: "new-card-on-day" });
  const [chosen, setChosen] = useState(() => usualColumn(board));
  const field = useRef<HTMLTextAreaElement>(null);
  const column = board.columns.find(({ id }) => id === chosen) ?? board.columns[0];
  const title = (written ?? "").trim();
  const reason = tooLong(title, MAX_TITLE_LENGTH) ?? (column ? fullness(column) : null);
  const { empty, refuseEmpty } = useEmptyText(title);
  const reasonId = useId();
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    if (reason || !column) return;
    field.current?.focus();
    if (refuseEmpty()) return;
    const due_at = dueOn(day, null);
    setTitle(null);
    lastColumns.set(board.id, column.id);
    createCardDue(session, { columnId: column.id, title, due_at, done: texts.added(title, dayWords(day)) });
    if (!showsNew({ title, due_at }, column, filter.current)) tellHidden(title, clearFilter);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <AnchoredPanel
      label={texts.addOn(dayWords(day))}
      heading={dayWords(day)}
      anchor={anchor}
      onEscape={onClose}
      onLeave={() => {
        if (!title) setTitle(null);
        onLeave();
      }}
    >
      <form className="add-on-day" onSubmit={add}>
        <textarea
          ref={field}
          className="input"
          dir="auto"
          rows={2}
          data-autofocus
          aria-label={cardTexts.cardTitle}
          placeholder={cardTexts.whatToDo}
          value={written ?? ""}
          onChange={(event) => setTitle(event.target.value.replaceAll("\n", " "))}
          onKeyDown={onKeyDown}
          aria-invalid={(reason ?? empty) !== null}
          aria-describedby={reasonId}
        />
        <TooLong reason={reason ?? empty} id={reasonId} />
        <Select
          label={cardTexts.column}
          value={column?.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {board.columns.map((each) => (
            <option key={each.id} value={each.id} disabled={isFull(each)}>
              {isFull(each) ? cardTexts.fullColumn(each.title) : each.title}
            </option>
          ))}
        </Select>
        <div className="row">
          <Button kind="primary" type="submit" disabled={reason !== null}>
            {cardTexts.add}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {cardTexts.done}
          </Button>
        </div>
      </form>
    </AnchoredPanel>
  );
}

/** The last one that was chosen, or else the first that takes new work. */
function usualColumn({ id, columns }: FullBoard): string | undefined {
  const open = columns.filter((column) => !isFull(column));
  const last = open.find((column) => column.id === lastColumns.get(id));
  return (last ?? open.find(({ is_done_column }) => !is_done_column) ?? open[0])?.id;
}
