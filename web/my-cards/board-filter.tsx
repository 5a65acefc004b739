import * as texts from "#texts/my-cards.ts";
import { Select } from "../ui/forms/field.tsx";
import type { BoardCount } from "./groups.ts";

interface Props {
  boards: readonly BoardCount[];
  boardId: string | null;
  onChoose: (boardId: string | null) => void;
}

/** The cards of one board only; not shown while there is nothing to choose from. */
export function BoardFilter({ boards, boardId, onChoose }: Props) {
  if (boards.length < 2 && boardId === null) return null;
  return (
    <Select
      label={texts.board}
      hideLabel
      value={boardId ?? ""}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">{texts.allBoards}</option>
      {boards.map(({ id, title, count }) => (
        <option key={id} value={id}>
          {texts.boardWithCount(title, count)}
        </option>
      ))}
      {boardId !== null && !boards.some(({ id }) => id === boardId) && (
        <option value={boardId}>{texts.otherBoard}</option>
      )}
    </Select>
  );
}
