import * as heldTexts from "#texts/held.ts";
import { decide } from "#texts/undecided.ts";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import type { Held } from "../../../client/changes/optimistic-state.ts";
import { Button } from "../../ui/forms/button.tsx";
import { ChangedTexts } from "../dialog-parts.ts";

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
          <Button onClick={onOpen}>{decide}</Button>
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
