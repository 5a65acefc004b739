/** Whether something still is what an event made of it, and what it was before. */
import { Changed, type Trace } from "./later-change.ts";

export interface PastEvent<Data> {
  seq: number;
  data: Data;
  previous?: Partial<Data>;
}

/** The fields of an event with their values before. Refused if one of them has another value now than the event gave. */
export function fieldsBack<Data extends object, Name extends keyof Data & string>(
  now: Data,
  { seq, data, previous = {} }: PastEvent<Data>,
  { names, ...trace }: { names: readonly Name[] } & Pick<Trace, "on" | "id"> & { kind: string },
): Partial<Pick<Data, Name>> {
  const given: Partial<Data> = previous;
  const changed = names.filter((name) => given[name] !== undefined);
  if (changed.some((name) => now[name] !== data[name])) {
    throw new Changed({
      since: seq,
      on: trace.on,
      id: trace.id,
      what: { kind: trace.kind, fields: changed },
    });
  }
  const fields: Partial<Pick<Data, Name>> = {};
  for (const name of changed) fields[name] = given[name];
  return fields;
}

interface Identified {
  id: string;
}

interface ListChange<Entry> {
  now: readonly Entry[];
  /** What the event made of the list, and what it was before. */
  after: readonly Identified[];
  before: readonly Identified[];
}

/**
 * A list of labels or people as it was before an event. They are compared by their ids, and shown as they are now:
 * `known` are those that still exist.
 */
export function listBack<Entry extends Identified>(
  { now, after, before }: ListChange<Entry>,
  known: ReadonlyMap<string, Entry>,
  trace: Omit<Trace, "others">,
): Entry[] {
  const present = new Set(now.map(({ id }) => id));
  const missing = after.filter(({ id }) => !present.has(id));
  if (missing.length > 0 || now.length > after.length) {
    throw new Changed({ ...trace, others: missing.map(({ id }) => id) });
  }
  const lost = before.filter(({ id }) => !known.has(id));
  if (lost.length > 0) throw new Changed({ ...trace, others: lost.map(({ id }) => id) });
  return before.flatMap(({ id }) => known.get(id) ?? []);
}
