import { useState } from "react";
import { fullColumn } from "#texts/cards.ts";
import { Select } from "../../ui/forms/field.tsx";
import { hasRoom } from "../state/column-room.ts";
import { useBoard } from "../use-board.ts";

/** A column that has room for so many cards: the one that was chosen, the one that was meant, or the first. */
export function useColumnWithRoom(added: number, meant: string | null) {
  const { board } = useBoard();
  const [chosen, setChosen] = useState<string | null>(null);
  const open = board.columns.filter((column) => hasRoom(column, added)).map(({ id }) => id);
  const columnId = [chosen, meant, open[0]].find((each) => open.some((id) => id === each));
  return { columnId: columnId ?? null, open, choose: setChosen };
}

interface Props extends Pick<ReturnType<typeof useColumnWithRoom>, "open" | "choose"> {
  label: string;
  columnId: string;
}

export function ColumnSelect({ label, columnId, open, choose }: Props) {
  const { columns } = useBoard().board;
  return (
    <Select label={label} value={columnId} onChange={(event) => choose(event.currentTarget.value)}>
      {columns.map(({ id, title }) => (
        <option key={id} value={id} disabled={!open.includes(id)}>
          {open.includes(id) ? title : fullColumn(title)}
        </option>
      ))}
    </Select>
  );
}
