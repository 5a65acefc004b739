/**
 * The people of a file. Nobody's account can be made to say or do something by a file that somebody else uploads: only
 * the importer is recognised, and everybody else stays a name until an owner matches it to a member.
 */
import type { Comment } from "../../../contract/comments.ts";
import type { Placeholder } from "../../../contract/people.ts";
import type { User } from "../../../contract/users.ts";
import type { NewPerson } from "../../people/store.ts";
import { insert, type Write } from "../../platform/db/db.ts";
import type { Work } from "../../platform/scheduling/time-slices.ts";
import { newId } from "../../platform/util/ids.ts";
import { byId } from "../../users/public-user.ts";
import { lineOf } from "../clean-text.ts";
import type { Key, PersonRecord } from "../records.ts";
import type { Tally } from "../report.ts";
import { say } from "../words.ts";
import type { Workspace } from "../workspace.ts";
import { cut, titleOf } from "./texts.ts";

const MOST_PEOPLE = 2000;
const MOST_CHARACTERS = 255;

type Author = Pick<Comment, "user_id" | "user" | "person_id" | "author_name">;

export interface People {
  /** Those on a card or an item. */
  on(keys: readonly Key[]): { assignees: User[]; placeholders: Placeholder[] };
  /** Of a comment. */
  author(key: Key | null): Author;
  /** The account of a person: that of the importer, or none. */
  account(key: Key): User | null;
  writes: Write[];
}

interface Owner {
  boardId: string;
  importer: User;
}

export function* planPeople(workspace: Workspace, { boardId, importer }: Owner, tally: Tally): Work<People> {
  const own = new Set<Key>();
  const people = new Map<Key, NewPerson>();
  for (const given of workspace.each("person")) {
    yield;
    const record = withAddress(given);
    if (isImporter(record, importer)) {
      own.add(record.key);
      // Unlike an e-mail address, a username may be somebody else's where the file comes from.
      if (!isSame(record.email, importer.email))
        tally.warn(say("“{name}” in the file is taken to be you.", { name: record.username ?? "" }));
    } else if (people.size < MOST_PEOPLE) people.set(record.key, personOf(record, boardId, tally));
    else tally.skip("people", say("a board may have no more than {most}", { most: MOST_PEOPLE }));
  }
  return {
    on(keys) {
      const known = [...new Set(keys)];
      const placeholders = known.flatMap((key) => {
        const person = people.get(key);
        return person ? { id: person.id, name: person.name } : [];
      });
      const isOn = known.some((key) => own.has(key));
      const missing = known.filter((key) => !own.has(key) && !people.has(key)).length;
      tally.skip("assignments", "the person did not come over", missing);
      return { assignees: isOn ? [importer] : [], placeholders: placeholders.sort(byId) };
    },
    author(key) {
      if (key !== null && own.has(key))
        return { user_id: importer.id, user: importer, person_id: null, author_name: null };
      const person = key === null ? undefined : people.get(key);
      if (key !== null && !person) tally.skip("authors of comments", "the person did not come over");
      return { user_id: null, user: null, person_id: person?.id ?? null, author_name: person?.name ?? null };
    },
    account: (key) => (own.has(key) ? importer : null),
    writes: [...people.values()].map((person) => insert("board_people", person)),
  };
}

function isImporter({ username, email }: PersonRecord, importer: User): boolean {
  return isSame(email, importer.email) || isSame(username, importer.username);
}

function isSame(given: string | null, known: string): boolean {
  return given?.trim().toLowerCase() === known.toLowerCase();
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const BETWEEN_WORDS = /([\s<>()])/;

/** Many services let people log in by their e-mail address, and show it where they have no name. */
function withAddress(person: PersonRecord): PersonRecord {
  const address = [person.username, person.name].find((text) => text && ADDRESS.test(text.trim()));
  return { ...person, email: person.email || address?.trim() || null };
}

/** `@ada@example.org` is `@ada`; `@ada` is no address. */
function withoutHost(word: string): string {
  const start = word.search(/[^@]/);
  const at = word.indexOf("@", Math.max(0, start));
  return at > start && start >= 0 && at < word.length - 1 ? word.slice(0, at) : word;
}

function withoutHosts(text: string): string {
  return text.split(BETWEEN_WORDS).map(withoutHost).join("");
}

/** Public links show the name, and members see both: neither has an e-mail address, only what is before its `@`. */
function personOf({ name, username, email }: PersonRecord, boardId: string, tally: Tally): NewPerson {
  const shown = titleOf(name, "person", tally, shortOf(username) ?? "Somebody");
  return {
    board_id: boardId,
    id: newId(),
    name: withoutHosts(shown),
    username: username && withoutHosts(username) !== username ? null : shortOf(username),
    email: shortOf(email),
    user_id: null,
    matched_seq: null,
  };
}

function shortOf(text: string | null): string | null {
  return (text && cut(lineOf(text), MOST_CHARACTERS)) || null;
}
