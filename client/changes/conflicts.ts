/**
 * Texts that were written here and not sent, because somebody else has changed the same text meanwhile: they wait until the
 * user decides. Pure.
 */
import { idsIn, type Operation } from "./operations.ts";
import { type BoardState, type LocalChange, type Pending, resolved } from "./optimistic-state.ts";
import { isSame, pick, presentTexts, type Texts, writtenTexts } from "./seen-texts.ts";

export interface Conflict {
  /** Of the first of its changes. */
  readonly key: string;
  /** Several if the same text was changed again here. */
  readonly entries: readonly LocalChange[];
  /** All of them in one. */
  readonly operation: Operation;
  /** What both have changed: the texts that were on the board when the first of its changes was made. */
  readonly base: Texts;
  readonly mine: Texts;
  readonly theirs: Texts;
}

/** One for everything that was written in the same place. */
export function conflictsOf(state: BoardState): Conflict[] {
  const groups = new Map<string, Pending[]>();
  for (const entry of state.pending) {
    if (!entry.theirs) continue;
    const operation = resolved(state, entry);
    const place = [operation.route, ...idsIn(operation), ...Object.keys(entry.theirs)].join();
    groups.set(place, [...(groups.get(place) ?? []), entry]);
  }
  return [...groups.values()].flatMap((entries) => conflictOf(entries, state) ?? []);
}

function conflictOf(entries: readonly Pending[], state: BoardState): Conflict | null {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return null;
  const operation = resolved(state, last);
  const { seen = {} } = resolved(state, first);
  const found = last.theirs ?? {};
  const present = state.shown && presentTexts(state.shown, operation);
  // The board may not have what the service has answered yet.
  const theirs = present && !isSame(present, seen) ? present : found;
  return { key: first.key, entries, operation, base: seen, mine: writtenTexts(operation), theirs };
}

/** What the service has in place of the texts that the change writes; null if that is the same. */
export function clashingTexts(operation: Operation, current: object): Texts | null {
  const mine = writtenTexts(operation);
  const theirs = pick(current, Object.keys(mine));
  return isSame(mine, theirs) ? null : theirs;
}
