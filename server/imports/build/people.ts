/** The people of a file. Only the importer is an account here; nobody else's can be named by a file. */
import type { User } from "../../../contract/users.ts";
import type { Write } from "../../platform/db/db.ts";
import type { Key } from "../records.ts";
import type { Tally } from "../report.ts";
import type { Workspace } from "../workspace.ts";

export interface People {
  /** Those on a card or an item. */
  on(keys: readonly Key[]): { assignees: User[] };
  /** Of a comment. */
  author(key: Key | null): { user_id: string; user: User };
  /** The account, if it is the importer. */
  account(key: Key): User | null;
  writes: Write[];
}

export function planPeople(workspace: Workspace, importer: User, tally: Tally): People {
  const own = new Set<Key>();
  for (const person of workspace.each("person")) if (isImporter(person, importer)) own.add(person.key);
  return {
    on(keys) {
      const isOn = keys.some((key) => own.has(key));
      tally.skip("assignee", "there is no account", keys.filter((key) => !own.has(key)).length);
      return { assignees: isOn ? [importer] : [] };
    },
    author: () => ({ user_id: importer.id, user: importer }),
    account: (key) => (own.has(key) ? importer : null),
    writes: [],
  };
}

interface Named {
  username: string | null;
  email: string | null;
}

function isImporter({ username, email }: Named, importer: User): boolean {
  const same = (a: string | null, b: string) => a !== null && a.trim().toLowerCase() === b.toLowerCase();
  return same(email, importer.email) || same(username, importer.username);
}
