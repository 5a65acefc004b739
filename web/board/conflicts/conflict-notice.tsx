import * as texts from "#texts/conflicts.tsx";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import { Button } from "../../ui/forms/button.tsx";

/** Below the top bar of the board, until everything is decided. */
export function ConflictNotice({
  conflicts,
  onOpen,
}: {
  conflicts: readonly Conflict[];
  onOpen: () => void;
}) {
  return (
    <div role="status" className="waiting">
      {conflicts.length > 0 && (
        <p className="row">
          {texts.notice(conflicts.length)}
          <Button onClick={onOpen}>{texts.decide}</Button>
        </p>
      )}
    </div>
  );
}
