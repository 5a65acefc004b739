import * as texts from "#texts/held-choice.ts";
import { createdBy } from "../../../client/changes/operations.ts";
import type { Held } from "../../../client/changes/optimistic-state.ts";
import { Button } from "../../ui/forms/button.tsx";
import { useBoard } from "../use-board.ts";
import { ColumnSelect, useColumnWithRoom } from "./column-with-room.tsx";

/** One column for all new cards that did not get into theirs, if one has room for them. */
export function AllHeld({ held, onDecided }: { held: readonly Held[]; onDecided: () => void }) {
  const { session } = useBoard();
  const count = held.flatMap(({ entry }) => createdBy(entry.operation)).length;
  const { columnId, open, choose } = useColumnWithRoom(count, null);
  if (!columnId) return null;
  const addAll = () => {
    for (const each of held) session.addTo(each, columnId);
    onDecided();
  };
  return (
    <div className="invite-form">
      <ColumnSelect label={texts.allTo(count)} {...{ columnId, open, choose }} />
      <Button kind="primary" onClick={addAll}>
        {texts.addAll(count)}
      </Button>
    </div>
  );
}
