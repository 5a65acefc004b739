import type { User } from "../../contract/users.ts";
import { toUser, type UserRow } from "../users/public-user.ts";
import type { Named } from "./store.ts";

/** Finds the member that somebody of an imported file may be. */
export function suggestions(
  members: readonly UserRow[],
  { byEmail }: { byEmail: boolean },
): (person: Named) => User | null {
  const by = (field: "email" | "username") =>
    new Map(members.map((member) => [member[field].toLowerCase(), toUser(member)]));
  const [emails, usernames] = [by("email"), by("username")];
  return ({ email, username }) => {
    const known = byEmail && email !== null ? emails.get(email.toLowerCase()) : undefined;
    return known ?? (username === null ? null : (usernames.get(username.toLowerCase()) ?? null));
  };
}
