/** The values before an event, as long as the event's own values are still in place. */
import { Changed, type Trace } from "./log/later-change.ts";

export interface FieldChange<Data> {
  seq: number;
  data: Data;
  previous?: Partial<Data>;
}

/** The changed fields with their previous values. Refused if the value of one has changed since the event. */
export function previousFields<Data extends object, Name extends keyof Data & string>(
  now: Data,
  { seq, data, previous = {} }: FieldChange<Data>,
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
  /** The list after the event, and before it. */
  after: readonly Identified[];
  before: readonly Identified[];
}

/**
 * A list of labels or people as it was before an event. Entries are compared by id, and those that still exist
 * (`existing`) are returned as they are now.
 */
export function previousList<Entry extends Identified>(
  { now, after, before }: ListChange<Entry>,
  existing: ReadonlyMap<string, Entry>,
  trace: Trace,
): Entry[] {
  const changed = (others: readonly string[]) =>
    new Changed({ ...trace, others: [...(trace.others ?? []), ...others] });
  const idsOf = (list: readonly Identified[]) => new Set(list.map(({ id }) => id));
  const different = idsOf(now).symmetricDifference(idsOf(after));
  if (different.size > 0) throw changed([...different]);
  const lost = before.filter(({ id }) => !existing.has(id));
  if (lost.length > 0) throw changed([...idsOf(lost)]);
  return before.flatMap(({ id }) => existing.get(id) ?? []);
}
