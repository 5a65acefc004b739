import { type FormEvent, useState } from "react";
import type { Card } from "../../contract/cards.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/field.tsx";
import { moveCard } from "./actions.ts";
import { focusCard } from "./focus.ts";
import { useBoard } from "./use-board.ts";

/** Moving without dragging: choose the column and the place in it. */
export function MoveCardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { board, session } = useBoard();
  const [columnId, setColumnId] = useState(card.column_id);
  const [position, setPosition] = useState(0);
  const { columns } = board;
  const others = columns.find(({ id }) => id === columnId)?.cards.filter(({ id }) => id !== card.id) ?? [];
  const move = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    moveCard(session, card, columnId, Math.min(position, others.length));
    focusCard(card.id);
  };
  return (
    <Dialog title={`Move “${card.title}”`} onClose={onClose}>
      <form className="stack" onSubmit={move}>
        <Select
          label="Column"
          value={columnId}
          data-autofocus
          onChange={(event) => setColumnId(event.currentTarget.value)}
        >
          {columns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          label="Place"
          value={Math.min(position, others.length)}
          onChange={(event) => setPosition(Number(event.currentTarget.value))}
        >
          <option value={0}>First</option>
          {others.map(({ id, title }, index) => (
            <option key={id} value={index + 1}>
              {index === others.length - 1 ? "Last, after" : "After"} {title}
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
