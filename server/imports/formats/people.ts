import type { Key, PersonRecord, Sink } from "../records.ts";
import { skipSome } from "./skips.ts";

/** The people a file names. */
export interface People {
  /** A later mention replaces an earlier one, until the person has been handed over. */
  know(key: Key | null, person: { name: string | null; username: string | null; email: string | null }): void;
  /** Hands a person over, unless that has been done. False if the file does not name them. */
  use(key: Key): boolean;
}

export function createPeople(sink: Sink): People {
  const known = new Map<Key, PersonRecord>();
  const used = new Set<Key>();
  return {
    know(key, { name, username, email }) {
      const shown = name?.trim() || username?.trim() || email;
      if (key === null || !shown || used.has(key)) return;
      const before = known.get(key);
      if (before?.name === shown && before.username === username && before.email === email) return;
      sink.remember(key, shown, username, email);
      known.set(key, { kind: "person", key, name: shown, username, email });
    },
    use(key) {
      const person = known.get(key);
      if (!person) return false;
      if (!used.has(key)) sink.put(person);
      used.add(key);
      return true;
    },
  };
}

/** Those of the keys that the file names; the others are counted as skipped. */
export function assigned(people: People, keys: readonly (Key | null)[], sink: Sink): Key[] {
  const distinct = [...new Set(keys)];
  const named = distinct.filter((key) => key !== null && people.use(key)).filter((key) => key !== null);
  skipSome(sink, "assignments", "the file does not name the person", distinct.length - named.length);
  return named;
}
