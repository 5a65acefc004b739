import * as texts from "#texts/conflicts.tsx";
import * as heldTexts from "#texts/held.ts";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import type { Held } from "../../../client/changes/optimistic-state.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useBoard } from "../use-board.ts";
import { placeOf } from "./place-of.ts";
import { useTheirChanges } from "./use-their-change.ts";

interface Props {
  conflicts: readonly Conflict[];
  held: readonly Held[];
  onOpen: () => void;
}

/** Below the top bar of the board, until everything is decided. */
export function ConflictNotice({ conflicts, held, onOpen }: Props) {
  const [first, ...others] = held;
  return (
    <div role="status" className="waiting">
      {conflicts.length > 0 && (
        <p className="row">
          <ChangedTexts conflicts={conflicts} />
          <Button onClick={onOpen}>{texts.decide}</Button>
        </p>
      )}
      {first && (
        <p className="row">
          {others.length === 0 ? heldTexts.kept(first.entry.held ?? "") : heldTexts.notice(held.length)}
          <Button onClick={onOpen}>{heldTexts.chooseColumn}</Button>
        </p>
      )}
    </div>
  );
}

function ChangedTexts({ conflicts }: Pick<Props, "conflicts">) {
  const { board } = useBoard();
  const authors = useTheirChanges(conflicts).map(({ author }) => author);
  return texts.notice(
    conflicts.map((conflict) => placeOf(conflict, board)),
    authors,
  );
}
