import * as texts from "#texts/conflicts.tsx";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useBoard } from "../use-board.ts";
import { placeOf } from "./place-of.ts";

interface Props {
  conflicts: readonly Conflict[];
  onOpen: () => void;
}

/** Below the top bar of the board, until everything is decided. */
export function ConflictNotice({ conflicts, onOpen }: Props) {
  const { board } = useBoard();
  return (
    <div role="status" className="waiting">
      {conflicts.length > 0 && (
        <p className="row">
          {texts.notice(conflicts.map((conflict) => placeOf(conflict, board)))}
          <Button onClick={onOpen}>{texts.decide}</Button>
        </p>
      )}
    </div>
  );
}
