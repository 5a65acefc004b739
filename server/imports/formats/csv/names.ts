/** The columns, labels and people that rows name: each is put into the sink once, when it is named first. */
import { type Key, type Sink, Unreadable } from "../../records.ts";
import { say, type Thing } from "../../words.ts";
import { csvPerson } from "./values.ts";

/** More than a board can have; what is beyond is left out, so that a strange table does not fill the memory. */
const MAX_NAMES = 5000;

export function createNames(sink: Sink) {
  const columns = new Set<Key>();
  const labels = new Set<Key>();
  const people = new Set<Key>();

  /** True if there was room for it. */
  function isNew(known: Set<Key>, key: Key, what: Thing): boolean | null {
    if (known.has(key)) return false;
    if (known.size >= MAX_NAMES) {
      sink.skip(what, "there are too many different ones");
      return null;
    }
    known.add(key);
    return true;
  }

  return {
    column(title: string, most: number): Key {
      const key = title.toLowerCase();
      if (columns.has(key)) return key;
      if (columns.size >= most)
        throw new Unreadable(
          say(
            "The column of the cards has more than {most} different values: choose another one in the mapping.",
            { most },
          ),
        );
      const sort = columns.size;
      columns.add(key);
      const plain = { color: null, isDone: false, cardLimit: null, isArchived: false };
      sink.put({ kind: "column", key, title, sort, ...plain });
      return key;
    },
    label(name: string): Key[] {
      const key = name.toLowerCase();
      const found = isNew(labels, key, "labels");
      if (found) sink.put({ kind: "label", key, name, color: null, sort: labels.size });
      return found === null ? [] : [key];
    },
    person(text: string): Key[] {
      const person = csvPerson(text);
      const found = isNew(people, person.key, "people");
      if (found) sink.put(person);
      return found === null ? [] : [person.key];
    },
  };
}
