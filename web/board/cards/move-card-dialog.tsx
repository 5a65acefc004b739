import { type FormEvent, useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { Select } from "../../ui/forms/field.tsx";
import { moveCard } from "../session/actions.ts";
import { isFull } from "../state/column-room.ts";
import { useBoard } from "../use-board.ts";
import { focusCard } from "./focus.ts";

const HERE = " (current)";

/** Moves a card without dragging: choose the column and the position in it. */
export function MoveCardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { board, session } = useBoard();
  const [columnId, setColumnId] = useState(card.column_id);
  const { columns } = board;
  const cards = columns.find(({ id }) => id === columnId)?.cards ?? [];
  const others = cards.filter(({ id }) => id !== card.id);
  const present = cards.findIndex(({ id }) => id === card.id);
  /** Null until one is chosen: then it is the current position, or the end of another column. */
  const [chosen, setChosen] = useState<number | null>(null);
  const position = Math.min(chosen ?? (present < 0 ? others.length : present), others.length);
  const move = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    moveCard(session, card, columnId, position);
    focusCard(card.id);
  };
  return (
    <Dialog title={`Move “${card.title}”`} onClose={onClose}>
      <form className="stack" onSubmit={move}>
        <Select
          label="Column"
          value={columnId}
          data-autofocus
          onChange={(event) => {
            setColumnId(event.currentTarget.value);
            setChosen(null);
          }}
        >
          {columns.map((column) => {
            const refuses = column.id !== card.column_id && isFull(column);
            return (
              <option key={column.id} value={column.id} disabled={refuses}>
                {column.title}
                {refuses && " (full)"}
              </option>
            );
          })}
        </Select>
        <Select
          label="Position"
          value={position}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          <option value={0}>First{present === 0 && HERE}</option>
          {others.map(({ id, title }, index) => (
            <option key={id} value={index + 1}>
              {index === others.length - 1 ? "Last, after" : "After"} {title}
              {present === index + 1 && HERE}
            </option>
          ))}
        </Select>
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
