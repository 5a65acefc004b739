/**
 * Who was last logged in here, as the service last said: pages are shown as that user's while it is asked again. Forgotten
 * when the service says that nobody is logged in.
 */
import type { User } from "../../contract/users.ts";
import { INSTALLATION } from "../installation.ts";

/** All tabs share one cookie, which no script can read, so its owner is recorded next to it. */
export const OWNER_KEY = `${INSTALLATION}-user`;
const KEY = `${INSTALLATION}-me`;
/** Logins last an hour; a page that is open renews them. */
const LOGIN_MS = 60 * 60_000;

interface KnownUser {
  user: User;
  /** When the service last said so. */
  at: number;
}

/** Null if there is none, or if the login must have expired meanwhile. */
export function recentUser(owner: string | null): User | null {
  const known = read(owner);
  return known && Date.now() - known.at < LOGIN_MS ? known.user : null;
}

/** However long ago: without a network, nobody can log in. */
export function lastUser(owner: string | null): User | null {
  return read(owner)?.user ?? null;
}

function read(owner: string | null): KnownUser | null {
  try {
    const known: KnownUser | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return known?.user.id === owner ? known : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: User | null): void {
  try {
    const known: KnownUser | null = user && { user, at: Date.now() };
    if (known) localStorage.setItem(KEY, JSON.stringify(known));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the service is asked before anything is shown.
  }
}
