/** What of the changes on a board is left to be sent or decided: wherever they are counted, they are counted so. Pure. */
import { type Conflict, conflictsOf } from "./conflicts.ts";
import { type BoardState, type Held, heldKeys, heldOf, type Pending } from "./optimistic-state.ts";

export interface Unsent {
  /** Those that the service has not accepted yet, in order; without those that wait for a decision, or depend on it. */
  unsent: readonly Pending[];
  /** Texts that wait for a decision, because somebody else has changed the same. */
  conflicts: readonly Conflict[];
  /** What the service did not take where it was put, and what depends on it. */
  held: readonly Held[];
}

export function unsentIn(state: BoardState): Unsent {
  const undecided = heldKeys(state.pending);
  const unsent = state.pending.filter(
    ({ key, phase, theirs }) => phase !== "accepted" && !theirs && !undecided.has(key),
  );
  return { unsent, conflicts: conflictsOf(state), held: heldOf(state) };
}
