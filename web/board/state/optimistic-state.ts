/**
 * What the board page shows: the board as the service last told it, and on top of it everything done here that
 * the service has not yet told back. Pure. After every event the pending changes are applied again to the new
 * board, so what others do never undoes what is being done here, and taking a change away is its rollback.
 *
 * A change is known by its key alone, which the service puts into the events of that change. It is never
 * recognised by what it says: two cards may have the same title.
 */
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { changeOf, idsIn, type Operation, resolve } from "./operations.ts";

/**
 * The board after something was done on it. Must be pure and total: where it makes no difference (it is already
 * so, or what it speaks of is gone) it returns the very board it was given.
 */
export type Change = (board: FullBoard) => FullBoard;

/** Something that was done here. */
export interface LocalChange {
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly operation: Operation;
  /** When it was done. */
  readonly at: string;
  /** What is said if the service refuses it. */
  readonly failure: string;
}

/**
 * `held`: can still be undone, and is not sent before that. `waiting`: to be sent, perhaps again. `accepted`: the
 * service has said yes, but its event has not come; the change stays on top until the board is known to hold it.
 */
export type Phase = "held" | "waiting" | "accepted";

export interface Pending extends LocalChange {
  readonly phase: Phase;
  /** Once the board has reached this number it holds the change, even if no event came with its key. */
  readonly heldFrom?: number;
}

export interface BoardState {
  /** As the service told it; null before it has. */
  readonly confirmed: FullBoard | null;
  /** In the order in which they are sent. */
  readonly pending: readonly Pending[];
  /** Local ids and the ids that the service gave. */
  readonly ids: ReadonlyMap<string, string>;
  /** What people see. */
  readonly shown: FullBoard | null;
}

/** The state after a step, and the changes that are no longer pending because of it. */
type Step = [state: BoardState, gone: readonly Pending[]];

export const EMPTY: BoardState = { confirmed: null, pending: [], ids: new Map(), shown: null };

export function begin(state: BoardState, entries: readonly Pending[]): BoardState {
  return withShown({ ...state, pending: [...state.pending, ...entries] });
}

/** What could still be undone cannot be any more. It is sent last, so it comes last. */
export function release(state: BoardState, key: string): BoardState {
  const entry = state.pending.find((each) => each.key === key);
  if (entry?.phase !== "held") return state;
  const others = state.pending.filter((each) => each !== entry);
  return withShown({ ...state, pending: [...others, { ...entry, phase: "waiting" }] });
}

/** The service told of a new board, and of the event that made it so, if it was one. */
export function follow(state: BoardState, confirmed: FullBoard, event?: BoardEvent): Step {
  const at = event?.key === undefined ? -1 : state.pending.findIndex(({ key }) => key === event.key);
  const isHeld = ({ phase, heldFrom = Number.POSITIVE_INFINITY }: Pending, index: number) =>
    index === at ||
    // Changes are sent one after another: what was accepted before this one lies before its event.
    (phase === "accepted" && (index < at || heldFrom <= confirmed.seq));
  const created = state.pending[at]?.operation.creates;
  const ids = created && event ? withId(state.ids, created, idOf(event.data)) : state.ids;
  return split({ ...state, confirmed, ids }, isHeld);
}

/** The service said yes. */
export function accept(state: BoardState, key: string, answer: unknown): BoardState {
  const entry = state.pending.find((each) => each.key === key);
  if (!entry) return state;
  const { creates } = entry.operation;
  return withShown({
    ...replace(state, entry, { ...entry, phase: "accepted" }),
    ids: creates ? withId(state.ids, creates, idOf(answer)) : state.ids,
  });
}

/** Everything that was accepted before the service was asked for its number lies at or before that number. */
export function reach(state: BoardState, keys: ReadonlySet<string>, seq: number): Step {
  const pending = state.pending.map((entry) => (keys.has(entry.key) ? { ...entry, heldFrom: seq } : entry));
  const { confirmed } = state;
  return split(
    { ...state, pending },
    ({ phase, heldFrom }) =>
      phase === "accepted" && heldFrom !== undefined && heldFrom <= (confirmed?.seq ?? -1),
  );
}

/** The service refused it, or it was undone: it goes, and with it what depends on the thing it would have created. */
export function withdraw(state: BoardState, key: string): Step {
  const lost = new Set<string>();
  return split(state, ({ key: each, operation }) => {
    const goes = each === key || idsIn(operation).some((id) => lost.has(id));
    if (goes && operation.creates) lost.add(operation.creates);
    return goes;
  });
}

/** The operation of a pending change with the ids that are known by now. */
export function resolved(state: BoardState, { operation }: Pick<LocalChange, "operation">): Operation {
  return resolve(operation, state.ids);
}

function split(state: BoardState, goes: (entry: Pending, index: number) => boolean): Step {
  const gone = state.pending.filter(goes);
  const pending = gone.length === 0 ? state.pending : state.pending.filter((each) => !gone.includes(each));
  return [withShown({ ...state, pending }), gone];
}

function replace(state: BoardState, before: Pending, after: Pending): BoardState {
  return { ...state, pending: state.pending.map((each) => (each === before ? after : each)) };
}

function withShown(state: BoardState): BoardState {
  const { confirmed, pending, ids } = state;
  if (!confirmed) return { ...state, shown: null };
  const shown = pending.reduce((board, { operation, at }) => {
    const { creates = "" } = operation;
    return changeOf(resolve(operation, ids), { id: ids.get(creates) ?? creates, at })(board);
  }, confirmed);
  return { ...state, shown };
}

function withId(ids: ReadonlyMap<string, string>, local: string, real: string | undefined) {
  return real === undefined ? ids : new Map(ids).set(local, real);
}

function idOf(resource: unknown): string | undefined {
  const { id } = (resource ?? {}) as { id?: unknown };
  return typeof id === "string" ? id : undefined;
}
