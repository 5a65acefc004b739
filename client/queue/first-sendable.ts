import type { Operation } from "../changes/operations.ts";
import { type BoardState, heldKeys, type Pending, resolved } from "../changes/optimistic-state.ts";
import { canBeOvertaken, canOvertake, writesSame } from "../changes/overtaking.ts";
import type { AwaitedUploads } from "./awaited-uploads.ts";

/** The next one to be sent. Changes that wait for their uploads hold up only what must come after them. */
export function firstSendable(state: BoardState, uploads: AwaitedUploads): Pending | null {
  const delayed: Operation[] = [];
  const undecided = heldKeys(state.pending);
  for (const entry of state.pending) {
    if (entry.phase !== "waiting" || entry.theirs || undecided.has(entry.key)) continue;
    const operation = resolved(state, entry);
    if (uploads.isAwaited(entry.key, operation)) {
      if (!canBeOvertaken(operation)) return null;
      delayed.push(operation);
    } else if (delayed.some((each) => writesSame(operation, each))) delayed.push(operation);
    else return delayed.every((each) => canOvertake(operation, each)) ? entry : null;
  }
  return null;
}
