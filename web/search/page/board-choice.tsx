import { useState } from "react";
import * as texts from "#texts/search.tsx";
import { useMyBoards, useRestWhile } from "../../boards/use-my-boards.ts";
import { useMe } from "../../session/use-session.ts";
import { Select } from "../../ui/forms/field.tsx";

/** Only the service's own ids: a board that was created without a network is not known there. */
export const BOARD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Props {
  boardId: string | null;
  onChoose: (boardId: string | null) => void;
}

/** Which board is searched; the boards beyond the first are loaded once somebody is about to choose. */
export function BoardChoice({ boardId, onChoose }: Props) {
  const mine = useMyBoards(useMe().id);
  const [isChoosing, setChoosing] = useState(false);
  useRestWhile(isChoosing || boardId !== null, mine);
  const boards = (mine.boards ?? []).filter(({ board }) => BOARD_ID.test(board.id));
  if (boards.length < 2 && boardId === null) return null;
  return (
    <Select
      label={texts.searchedBoard}
      hideLabel
      value={boardId ?? ""}
      onFocus={() => setChoosing(true)}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">{texts.allBoards}</option>
      {boards.map(({ board }) => (
        <option key={board.id} value={board.id}>
          {board.title}
        </option>
      ))}
      {boardId !== null && !boards.some(({ board }) => board.id === boardId) && (
        <option value={boardId}>{texts.otherBoard}</option>
      )}
    </Select>
  );
}
