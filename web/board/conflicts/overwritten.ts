/**
 * Values that somebody else had set after they were last seen here, and that a change made here has replaced: a due date, a
 * column, a colour. Texts are not among them; the service asks before it overwrites one. Of people and labels, what both have
 * put there stays; that counts where one of both meant to replace what was there.
 */
import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import { writtenTexts } from "../../../client/changes/seen-texts.ts";
import { BOOKKEEPING, type BoardEvent } from "../../../contract/events.ts";

export interface Overwritten {
  readonly theirs: BoardEvent;
  /** All that was changed here since, oldest first: undoing it brings back theirs. */
  readonly mine: readonly BoardEvent[];
}

const MOST_REMEMBERED = 500;
const MOST_AS_ONE = 20;
export const LISTS: readonly string[] = ["assignees", "labels"];

export class OverwrittenValues {
  readonly #userId: string;
  /** By place: the changes of somebody else that it has its value from, of which only lists have several. */
  readonly #theirs = new Map<string, readonly BoardEvent[]>();
  readonly #found = new Map<string, Overwritten>();

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** `change` is the one made here that the event confirms. */
  follow(event: BoardEvent, change: LocalChange | undefined): void {
    const places = placesIn(event);
    if (event.user_id !== this.#userId) {
      for (const place of places) this.#changedByOther(place, event);
      return;
    }
    const texts = change ? writtenTexts(change.operation) : {};
    const isUnseen = ({ seq }: BoardEvent) =>
      change?.seq !== undefined && seq > change.seq && event.undoes === undefined;
    for (const { place, field, before } of places) {
      const theirs = this.#theirs.get(place) ?? [];
      const found = this.#found.get(place);
      this.#theirs.delete(place);
      this.#found.delete(place);
      const last = found?.mine.at(-1) ?? theirs.at(-1);
      // Somebody has set another value since, which was not heard of here.
      if (!last || valueIn(last, field) !== before) continue;
      const [first] = theirs.filter(isUnseen);
      if (found) this.#found.set(place, { ...found, mine: [...found.mine, event] });
      else if (first && !(field in texts))
        this.#found.set(place, { theirs: asOne(first, last, field), mine: [event] });
    }
  }

  /** The board was read again: who has set its values is not known any more. */
  forget(): void {
    this.#theirs.clear();
  }

  /** What has been overwritten since the last time it was asked for. */
  take(): readonly Overwritten[] {
    const found = [...this.#found.values()].filter(isReplaced);
    this.#found.clear();
    // A change of both dates is one change.
    return found.filter(({ theirs }, at) => found.findIndex((each) => each.theirs === theirs) === at);
  }

  #changedByOther({ place, field }: Place, event: BoardEvent): void {
    const earlier = this.#theirs.get(place) ?? [];
    this.#found.delete(place);
    this.#theirs.delete(place);
    const isContinued = LISTS.includes(field) && earlier.at(-1)?.user_id === event.user_id;
    // What a rule does follows from what somebody did.
    if (event.user_id !== null)
      this.#theirs.set(place, isContinued ? [...earlier.slice(-MOST_AS_ONE), event] : [event]);
    const [oldest] = this.#theirs.keys();
    if (this.#theirs.size > MOST_REMEMBERED && oldest !== undefined) this.#theirs.delete(oldest);
  }
}

interface Place {
  place: string;
  field: string;
  /** The value that was there. */
  before: unknown;
}

/** The values that the event has changed. */
function placesIn({ type, data, previous = {} }: BoardEvent): Place[] {
  if (!("id" in data) || !/\.(updated|moved|(un)?(assigned|labeled))$/.test(type)) return [];
  const before = valuesOf(previous);
  const after = valuesOf(data);
  const fields = Object.keys(before).filter(
    (name) => !BOOKKEEPING.includes(name) && isPlain(before[name]) && before[name] !== after[name],
  );
  // In another column, a card has another place anyway.
  const isElsewhere = fields.some((name) => /^(column|checklist)_id$/.test(name));
  return fields
    .filter((name) => name !== "rank" || !isElsewhere)
    .map((field) => ({ place: `${data.id} ${field}`, field, before: before[field] }));
}

function valueIn({ data }: BoardEvent, field: string): unknown {
  return valuesOf(data)[field];
}

/** By field; those lists that have a place of their own by their ids, so that they can be compared. */
function valuesOf(data: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...data };
  for (const field of LISTS) if (field in values) values[field] = idsIn(data, field).join();
  return values;
}

function idsIn(data: object | undefined, field: string): string[] {
  const lists: Record<string, { id: string }[]> = { ...data };
  return lists[field]?.map(({ id }) => id) ?? [];
}

/** From the first to the last change of a list, as one change that has put something there. */
function asOne(first: BoardEvent, last: BoardEvent, field: string): BoardEvent {
  if (first === last) return last;
  const before: Record<string, unknown> = { ...first.previous };
  const previous = { ...last.previous, [field]: before[field] };
  // Of the same kind of thing, with the same fields.
  return { ...last, type: last.type.replace(".un", "."), previous } as BoardEvent;
}

/** Of a list, both have put something there, and at least one of them in place of something else. */
function isReplaced({ theirs, mine }: Overwritten): boolean {
  const field = LISTS.find((each) => each in (theirs.previous ?? {}));
  if (field === undefined) return true;
  const differences = [[theirs], mine].map((events) => {
    const before = idsIn(events[0]?.previous, field);
    const after = idsIn(events.at(-1)?.data, field);
    return [after.some((id) => !before.includes(id)), before.some((id) => !after.includes(id))];
  });
  return differences.every(([puts]) => puts) && differences.some(([, takes]) => takes);
}

/** Other lists, such as the members of a board, are changed entry by entry. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}
