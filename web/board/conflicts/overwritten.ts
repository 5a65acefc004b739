/**
 * Values that somebody else had set after they were last seen here, and that a change made here has replaced: a due date, a
 * column, a colour. Texts are not among them; the service asks before it overwrites one.
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

export class OverwrittenValues {
  readonly #userId: string;
  /** By place: the change of somebody else that it has its value from. */
  readonly #theirs = new Map<string, BoardEvent>();
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
      const theirs = this.#theirs.get(place);
      const found = this.#found.get(place);
      this.#theirs.delete(place);
      this.#found.delete(place);
      const last = found?.mine.at(-1) ?? theirs;
      // Somebody has set another value since, which was not heard of here.
      if (!last || valueIn(last, field) !== before) continue;
      if (found) this.#found.set(place, { ...found, mine: [...found.mine, event] });
      else if (theirs && isUnseen(theirs) && !(field in texts))
        this.#found.set(place, { theirs, mine: [event] });
    }
  }

  /** The board was read again: who has set its values is not known any more. */
  forget(): void {
    this.#theirs.clear();
  }

  /** What has been overwritten since the last time it was asked for. */
  take(): readonly Overwritten[] {
    const found = [...this.#found.values()];
    this.#found.clear();
    // A change of both dates is one change.
    return found.filter(({ theirs }, at) => found.findIndex((each) => each.theirs === theirs) === at);
  }

  #changedByOther({ place }: Place, event: BoardEvent): void {
    this.#found.delete(place);
    this.#theirs.delete(place);
    // What a rule does follows from what somebody did.
    if (event.user_id !== null) this.#theirs.set(place, event);
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
  if (!("id" in data) || !/\.(updated|moved)$/.test(type)) return [];
  const before: Record<string, unknown> = previous;
  const after: Record<string, unknown> = { ...data };
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
  const values: Record<string, unknown> = { ...data };
  return values[field];
}

/** Lists, such as the members of a board, are changed entry by entry. */
function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}
