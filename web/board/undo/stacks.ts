/**
 * What Undo and Redo act on next, computed from the log and from what this tab has changed beside it (`unlogged.ts`), so
 * that it is the same after a reload. Pure.
 *
 * Everything that this user has done is a step. An ordinary step goes on the undo stack and clears the redo stack. A step
 * that undoes one on the undo stack takes it off and goes on the redo stack: undoing it is redo. A step that undoes one
 * on the redo stack takes that off, and stands on the undo stack for what it has done again. Of a batch, only the
 * requests that were undone or redone change stacks: in an open card, those may be some of them.
 */

import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import { type BoardEvent, hasChanged } from "../../../contract/events.ts";
import { isSetUp } from "../../boards/create/set-up.ts";
import type { Unlogged } from "./unlogged.ts";

/** One request: its events, or the change that is still to be confirmed or has no events. */
type Request =
  | { readonly key: string; readonly pending: LocalChange }
  | { readonly key: string; readonly unlogged: Unlogged }
  | { readonly key: string; readonly events: readonly BoardEvent[] };

/** Keys of requests that this tab has seen wait, and in which place they were made. */
type Made = ReadonlyMap<string, number>;

/** One request, or several that were sent as a batch. */
export interface Step {
  readonly id: string;
  /** Oldest first. */
  readonly requests: readonly Request[];
}

export interface Item {
  /** What is to be undone next. */
  readonly step: Step;
  /** The step that did it first. */
  readonly origin: Step;
  readonly parts: readonly Part[];
}

/** What one request has done. */
interface Part {
  /** The requests that are to be undone next, and the one that did it first. */
  readonly latest: readonly Request[];
  readonly origin: Request;
  /** The events that did it, and those that undid it, each perhaps several times over. */
  readonly done: readonly number[];
  readonly undone: readonly number[];
}

/** The last one of each is next. */
export interface Stacks {
  undo: readonly Item[];
  redo: readonly Item[];
}

/** How many things a step has done of the kind it began with: a request may create a hundred cards. */
export function sizeOf({ requests }: Step): number {
  const [first] = requests.flatMap((request) => ("events" in request ? request.events : []));
  return requests
    .map((request) => {
      if ("events" in request) return request.events.filter(({ type }) => type === first?.type).length;
      if ("unlogged" in request) return 1;
      const { operation } = request.pending;
      return operation.route === "createCards" ? operation.input.titles.length : 1;
    })
    .reduce((sum, size) => sum + size, 0);
}

/** The service has some of its requests, and may have the others. */
export function isPartlyConfirmed({ requests }: Step): boolean {
  const confirmed = requests.filter((request) => "events" in request).length;
  return confirmed > 0 && confirmed < requests.length;
}

/** The requests of a batch have the keys `<batch>.<n>`. */
export function batchOf(key: string): string {
  return key.split(".", 1)[0] ?? key;
}

/**
 * Steps in the order in which they were made, as far as `made` knows it, else in that in which they arrived; `events` are
 * this user's, oldest first, `pending` come after them.
 */
export function stepsOf(
  events: readonly BoardEvent[],
  pending: readonly LocalChange[],
  { unlogged = [], made = new Map() }: { unlogged?: readonly Unlogged[]; made?: Made } = {},
): Step[] {
  const requests = new Map<string, { key: string; events: BoardEvent[] }>();
  for (const event of events) {
    // What changed nothing would stay on the stack: undoing it has no events either. Changes of members cannot be undone.
    if (isSetUp(event) || !hasChanged(event) || event.type.startsWith("board.member_")) continue;
    const key = event.key ?? `#${event.seq}`;
    const request = requests.get(key) ?? { key, events: [] };
    request.events.push(event);
    requests.set(key, request);
  }
  const unconfirmed = pending
    .filter(({ key }) => !requests.has(key))
    .map((each) => ({ key: each.key, pending: each }));
  const steps = new Map<string, { id: string; requests: Request[] }>();
  for (const request of [...requests.values(), ...unconfirmed]) {
    const id = batchOf(request.key);
    const step = steps.get(id) ?? { id, requests: [] };
    step.requests.push(request);
    steps.set(id, step);
  }
  const ordered = inOrder([...steps.values()], made);
  for (const each of unlogged) {
    const before = ordered.findLastIndex(({ requests }) =>
      requests.some((request) => precedes(request, each)),
    );
    ordered.splice(before + 1, 0, { id: batchOf(each.key), requests: [{ key: each.key, unlogged: each }] });
  }
  return ordered;
}

/** A text that waits for its pictures arrives after what was done since. All other steps keep their places. */
function inOrder(steps: readonly Step[], made: Made): Step[] {
  const known = steps.filter((step) => madeAt(step, made) !== undefined);
  const sorted = known.toSorted((a, b) => (madeAt(a, made) ?? 0) - (madeAt(b, made) ?? 0)).values();
  return steps.map((step) => (madeAt(step, made) === undefined ? step : (sorted.next().value ?? step)));
}

function madeAt({ requests }: Step, made: Made): number | undefined {
  return requests.map(({ key }) => made.get(key)).find((place) => place !== undefined);
}

function precedes(request: Request, { after, follows, number }: Unlogged): boolean {
  if ("unlogged" in request) return request.unlogged.number > number;
  if (follows.includes(request.key)) return true;
  return "events" in request && request.events.some(({ seq }) => seq <= after);
}

/** Whether nothing that happened since can be missing from a log that is known from `first` on. */
export function isPlaced({ requests }: Step, first: number): boolean {
  return requests.every((request) => !("unlogged" in request) || request.unlogged.after >= first - 1);
}

export function stacksOf(steps: readonly Step[]): Stacks {
  const undo: Item[] = [];
  const redo: Item[] = [];
  for (const step of steps) {
    const targets = step.requests.flatMap(targetsOf);
    const undone = takeOff(undo, ({ done }) => targets.some((seq) => done.includes(seq)));
    const redone = undone ?? takeOff(redo, (part) => targets.some((seq) => part.undone.includes(seq)));
    if (undone) redo.push(movedBy(step, undone, "done", "undone"));
    else if (redone) undo.push(movedBy(step, redone, "undone", "done"));
    else {
      // What somebody else did, undone by this user, is a change like any other.
      undo.push({ step, origin: step, parts: step.requests.map((request) => partOf(request, "done")) });
      redo.length = 0;
    }
  }
  return { undo, redo };
}

function partOf(request: Request, state: "done" | "undone"): Part {
  return { latest: [request], origin: request, done: [], undone: [], [state]: numbersOf(request) };
}

/** The item after a step that undoes all of it. */
function movedBy(step: Step, item: Item, from: "done" | "undone", to: "done" | "undone"): Item {
  const parts = item.parts.map((part): Part => {
    const latest = step.requests.filter((each) => targetsOf(each).some((seq) => part[from].includes(seq)));
    return { ...part, latest, [to]: [...part[to], ...latest.flatMap(numbersOf)] };
  });
  // What they undo is older than the log that is known.
  const others = step.requests.filter((each) => !parts.some(({ latest }) => latest.includes(each)));
  return { step, origin: item.origin, parts: [...parts, ...others.map((each) => partOf(each, to))] };
}

/** Whether one of them undoes an event from before `first`, so that older steps are needed to tell undo from redo. */
export function reachesBefore(steps: readonly Step[], first: number): boolean {
  return steps.some(({ requests }) => requests.flatMap(targetsOf).some((seq) => seq > 0 && seq < first));
}

/** Whether it is next to be undone, whatever came before it: the newest step, and itself no undo or redo. */
export function isNewChange(step: Step | undefined, steps: readonly Step[]): boolean {
  return step !== undefined && step === steps.at(-1) && step.requests.flatMap(targetsOf).length === 0;
}

/** Whether nothing that was made later arrived earlier, so that it is missing from what is known. */
export function isFollowed(
  step: Step | undefined,
  made: Made,
  known: ReadonlySet<string | undefined>,
): boolean {
  const place = step && madeAt(step, made);
  return place === undefined || [...made].every(([key, other]) => other <= place || known.has(key));
}

/** The numbers of the events that it undoes. */
function targetsOf(request: Request): readonly number[] {
  if ("events" in request) return request.events.flatMap(({ undoes }) => undoes ?? []);
  if ("unlogged" in request) return request.unlogged.undoes === undefined ? [] : [request.unlogged.undoes];
  const { route, input } = request.pending.operation;
  return route === "undo" ? [input.seq] : [];
}

function numbersOf(request: Request): readonly number[] {
  if ("unlogged" in request) return [request.unlogged.number];
  return "events" in request ? request.events.map(({ seq }) => seq) : [];
}

/** The last item with a part that is wanted, with those parts alone: the others stay where they are. */
function takeOff(stack: Item[], isWanted: (part: Part) => boolean): Item | undefined {
  const at = stack.findLastIndex(({ parts }) => parts.some(isWanted));
  const item = stack[at];
  if (!item) return undefined;
  const rest = item.parts.filter((part) => !isWanted(part));
  if (rest.length === 0) return stack.splice(at, 1)[0];
  stack[at] = narrowed(item, rest);
  return narrowed(item, item.parts.filter(isWanted));
}

function narrowed({ step, origin }: Item, parts: readonly Part[]): Item {
  const isLatest = (request: Request) => parts.some(({ latest }) => latest.includes(request));
  const isOrigin = (request: Request) => parts.some((part) => part.origin === request);
  return {
    step: { ...step, requests: step.requests.filter(isLatest) },
    origin: { ...origin, requests: origin.requests.filter(isOrigin) },
    parts,
  };
}
