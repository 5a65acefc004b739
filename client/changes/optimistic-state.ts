/**
 * Optimistic updates: the board as the service last sent it, with every change made here that is not confirmed yet
 * applied on top. Pure. After every event the pending changes are applied again to the new board, so that the changes
 * of others never undo those made here, and removing a change is its rollback.
 *
 * A change is recognised by its key alone, which the service includes in the events of that change, never by its
 * content: two cards may have the same title.
 */
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { placed } from "./neighbours.ts";
import { changeOf, createdBy, idsIn, type Operation, resolve } from "./operations.ts";
import { type Texts, textsOnly } from "./seen-texts.ts";

/**
 * The board after a change. Must be pure and total: where it makes no difference (it has been made already, or what it
 * refers to is gone) it returns the same board object.
 */
export type Change = (board: FullBoard) => FullBoard;

/** A change that was made in this page. */
export interface LocalChange {
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly operation: Operation;
  /** When it was made. */
  readonly at: string;
  /** The number of the last event that was known then: what others did later was not seen. */
  readonly seq?: number;
  /** The start of the message if the service refuses it. */
  readonly failure: string;
  /** The card that it changes, as it was then: the message names it if it is gone. */
  readonly card?: { readonly id: string; readonly title: string };
  /**
   * The texts that the service has in place of those that were seen. Such a change is neither shown nor sent; it waits for
   * the user to decide.
   */
  readonly theirs?: Texts;
  /**
   * Why the service did not take what it creates where it was put, in words. Neither such a change nor what depends on it is
   * shown or sent; they wait for the user to decide.
   */
  readonly held?: string;
}

/**
 * `waiting`: to be sent, perhaps again. `accepted`: the service has accepted it, but its event has not arrived; it stays
 * on top until the board is known to contain it.
 */
type Phase = "waiting" | "accepted";

export interface Pending extends LocalChange {
  readonly phase: Phase;
  /** From this event number on the board contains the change, even if no event with its key has arrived. */
  readonly confirmedAt?: number;
}

export interface BoardState {
  /** As the service sent it; null until then. */
  readonly confirmed: FullBoard | null;
  /** In the order in which they are sent. */
  readonly pending: readonly Pending[];
  /** From local ids to those that the service assigned. */
  readonly ids: ReadonlyMap<string, string>;
  /** What is rendered. */
  readonly shown: FullBoard | null;
}

/** The state after a step, and the changes that are no longer pending because of it. */
type Step = [state: BoardState, gone: readonly Pending[]];

export const EMPTY: BoardState = { confirmed: null, pending: [], ids: new Map(), shown: null };

/**
 * In the order in which they were made: a page may learn late of what an earlier one has left. Whatever the clock said, what
 * creates something comes before what refers to it.
 */
export function begin(state: BoardState, entries: readonly Pending[]): BoardState {
  const pending = [...state.pending];
  const waiting = pending.filter(({ phase }) => phase === "waiting");
  const referred = new Set(waiting.flatMap(({ operation }) => idsIn(operation)));
  for (const entry of entries) {
    let at = pending.length;
    for (let last = pending[at - 1]; last && isEarlier(entry, last); last = pending[at - 1]) at--;
    if (createdBy(entry.operation).some((id) => referred.has(id)))
      at = Math.min(
        at,
        pending.findIndex((each) => each.phase === "waiting" && needs(each, entry)),
      );
    pending.splice(at, 0, entry);
  }
  return withShown({ ...state, pending });
}

function isEarlier(entry: Pending, other: Pending): boolean {
  return other.phase === "waiting" && entry.at < other.at && !needs(entry, other);
}

function needs({ operation }: Pending, { operation: creating }: Pending): boolean {
  const created = createdBy(creating);
  return created.length > 0 && idsIn(operation).some((id) => created.includes(id));
}

/** A new board from the service, and the event that led to it, if it was one. */
export function follow(state: BoardState, confirmed: FullBoard, event?: BoardEvent): Step {
  const at = event?.key === undefined ? -1 : state.pending.findIndex(({ key }) => key === event.key);
  const entry = state.pending[at];
  const ids =
    entry && event ? withNextId(state.ids, createdBy(entry.operation), idOf(event.data)) : state.ids;
  const isConfirmed = ({ phase, confirmedAt = Number.POSITIVE_INFINITY }: Pending, index: number) =>
    (index === at && isLastEvent(entry, event, ids)) ||
    // Changes are sent one at a time: what was accepted before this one precedes its event.
    (phase === "accepted" && (index < at || confirmedAt <= confirmed.seq));
  return split({ ...state, confirmed, ids }, isConfirmed);
}

/** The service accepted it. */
export function accept(state: BoardState, key: string, answer: unknown): BoardState {
  const entry = state.pending.find((each) => each.key === key);
  if (!entry || entry.phase === "accepted") return state;
  // Behind those that were accepted before: it may have overtaken others.
  const others = state.pending.filter((each) => each !== entry);
  const at = others.findLastIndex(({ phase }) => phase === "accepted") + 1;
  const accepted = { ...state, pending: others.toSpliced(at, 0, { ...entry, phase: "accepted" }) };
  const created = createdBy(entry.operation);
  // Without new ids the same is shown: with many changes pending, applying them all again takes time.
  if (created.length === 0) return accepted;
  return withShown({ ...accepted, ids: withIds(state.ids, created, idsOf(answer)) });
}

/** Everything that was accepted before the service was asked for its number is included at that number. */
export function reach(state: BoardState, keys: ReadonlySet<string>, seq: number): Step {
  const pending = state.pending.map((entry) =>
    keys.has(entry.key) ? { ...entry, confirmedAt: seq } : entry,
  );
  const { confirmed } = state;
  return split(
    { ...state, pending },
    ({ phase, confirmedAt }) =>
      phase === "accepted" && confirmedAt !== undefined && confirmedAt <= (confirmed?.seq ?? -1),
  );
}

/**
 * Somebody else has changed the text that it overwrites: the text waits for a decision. `rest` is what it changes besides,
 * sent in its place.
 */
export function clash(
  state: BoardState,
  key: string,
  theirs: Texts,
  rest: readonly Pending[] = [],
): BoardState {
  const entry = state.pending.find((each) => each.key === key);
  if (!entry) return state;
  const undecided: Pending = { ...entry, operation: textsOnly(entry.operation), phase: "waiting", theirs };
  return withShown(replace(state, entry, undecided, ...rest));
}

/** The texts that it overwrites have become the same as its own: with those as the ones that were seen. */
export function see(state: BoardState, key: string, seen: Texts): BoardState {
  const entry = state.pending.find((each) => each.key === key);
  return entry ? replace(state, entry, { ...entry, operation: { ...entry.operation, seen } }) : state;
}

/** The service did not take what it creates where it was put: it waits for a decision, with all that depends on it. */
export function hold(state: BoardState, key: string, held: string): BoardState {
  const entry = state.pending.find((each) => each.key === key);
  return entry ? withShown(replace(state, entry, { ...entry, phase: "waiting", held })) : state;
}

/** It is sent after all, as `next`, before those that depend on it; all of them count as made now. Returns these too. */
export function release(state: BoardState, key: string, next: Pending): Step {
  const [{ pending: others, ...rest }, gone] = withdraw(state, key);
  if (gone.length === 0) return [state, []];
  const released = [next, ...gone.slice(1).map((entry) => ({ ...entry, at: next.at }))];
  return [withShown({ ...rest, pending: [...others, ...released] }), released];
}

/** It was refused or undone: it goes, together with everything that depends on what it would have created. */
export function withdraw(state: BoardState, key: string): Step {
  const gone = new Set(withDependents(state.pending, (each) => each.key === key));
  return split(state, (entry) => gone.has(entry));
}

/** Some of these changes, which are in their order, and everything that depends on what they create. */
function withDependents<Each extends LocalChange>(
  changes: readonly Each[],
  isFirst: (change: Each) => boolean,
): Each[] {
  const created = new Set<string>();
  return changes.filter((change) => {
    const isOne = isFirst(change) || idsIn(change.operation).some((id) => created.has(id));
    if (isOne) for (const id of createdBy(change.operation)) created.add(id);
    return isOne;
  });
}

/** The keys of those that are held, and of all that depend on them. */
export function heldKeys(changes: readonly LocalChange[]): ReadonlySet<string> {
  return new Set(withDependents(changes, ({ held }) => held !== undefined).map(({ key }) => key));
}

/** Something that the service did not take where it was put, and what was done with it since. */
export interface Held {
  readonly entry: LocalChange;
  readonly dependents: readonly LocalChange[];
}

export function heldOf({ pending }: BoardState): Held[] {
  return pending
    .filter(({ held }) => held !== undefined)
    .map((entry) => ({
      entry,
      dependents: withDependents(pending, (each) => each === entry).filter((each) => each !== entry),
    }));
}

/** The operation of a pending change with the ids that are known by now. */
export function resolved(state: BoardState, { operation }: Pick<LocalChange, "operation">): Operation {
  return resolve(operation, state.ids);
}

/** The same as it is sent: a move with the position that its neighbours have after all the changes before it. */
export function sendable(state: BoardState, entry: Pick<LocalChange, "key" | "operation">): Operation {
  const operation = resolved(state, entry);
  const board = operation.beside ? boardBefore(state, entry.key) : null;
  return board ? placed(operation, board) : operation;
}

/** A state does not change: its boards before the first change, before the second, and so on as far as asked for. */
const knownBoards = new WeakMap<BoardState, FullBoard[]>();

/** With the changes before this one applied, and no others. */
export function boardBefore(state: BoardState, key: string): FullBoard | null {
  const { confirmed, pending, ids } = state;
  if (!confirmed) return null;
  const at = Math.max(
    0,
    pending.findIndex((each) => each.key === key),
  );
  const boards = knownBoards.get(state) ?? [confirmed];
  knownBoards.set(state, boards);
  let board = boards.at(-1) ?? confirmed;
  for (const entry of pending.slice(boards.length - 1, at)) {
    board = applied(board, entry, ids);
    boards.push(board);
  }
  return boards[at] ?? confirmed;
}

function split(state: BoardState, goes: (entry: Pending, index: number) => boolean): Step {
  const gone = state.pending.filter(goes);
  const pending = gone.length === 0 ? state.pending : state.pending.filter((each) => !gone.includes(each));
  return [withShown({ ...state, pending }), gone];
}

function replace(state: BoardState, before: Pending, ...after: readonly Pending[]): BoardState {
  return { ...state, pending: state.pending.flatMap((each) => (each === before ? after : [each])) };
}

function withShown(state: BoardState): BoardState {
  const { confirmed, pending, ids } = state;
  if (!confirmed) return { ...state, shown: null };
  return { ...state, shown: pending.reduce((board, entry) => applied(board, entry, ids), confirmed) };
}

function applied(board: FullBoard, { operation, at, theirs, held }: Pending, ids: Ids): FullBoard {
  if (theirs || held !== undefined) return board;
  const created = createdBy(operation).map((local) => ids.get(local) ?? local);
  const change = placed(resolve(operation, ids), board);
  return changeOf(change, { id: created[0] ?? "", ids: created, at })(board);
}

type Ids = ReadonlyMap<string, string>;

function withIds(ids: Ids, locals: readonly string[], reals: readonly string[]): Ids {
  return new Map([...ids, ...locals.flatMap((local, index) => pair(local, reals[index]))]);
}

function pair(local: string, real: string | undefined): [string, string][] {
  return real === undefined ? [] : [[local, real]];
}

/** The events of a change come in the order of what it creates. */
function withNextId(ids: Ids, locals: readonly string[], real: string | undefined): Ids {
  const next = locals.find((local) => !ids.has(local));
  const isKnown = locals.some((local) => ids.get(local) === real);
  return next === undefined || isKnown ? ids : withIds(ids, [next], real === undefined ? [] : [real]);
}

/** A change that creates several things is part of the board once the last of them is. */
function isLastEvent(entry: Pending | undefined, event: BoardEvent | undefined, ids: Ids): boolean {
  const created = entry ? createdBy(entry.operation) : [];
  return created.length < 2 || ids.get(created.at(-1) ?? "") === idOf(event?.data);
}

/** Of what was created, or of each in a list. A checklist has items, too, but is one thing. */
function idsOf(answer: unknown): string[] {
  const own = idOf(answer);
  if (own !== undefined) return [own];
  const isList = typeof answer === "object" && answer !== null && "items" in answer;
  const all: readonly unknown[] = isList && Array.isArray(answer.items) ? answer.items : [];
  return all.flatMap((one) => idOf(one) ?? []);
}

function idOf(resource: unknown): string | undefined {
  if (typeof resource !== "object" || resource === null || !("id" in resource)) return undefined;
  return typeof resource.id === "string" ? resource.id : undefined;
}
