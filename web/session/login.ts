/**
 * The login of this page. When it ends, calls wait until somebody has logged in again in the dialog that this store
 * brings up (../account/login-dialog.tsx): the page stays as it is, and nothing that was written is lost.
 */
import { useSyncExternalStore } from "react";
import type { User } from "../../contract/users.ts";
import { isTyping } from "../drafts/typing.ts";
import { createListeners } from "../util/listeners.ts";

/** `due`: asked once nobody is typing. `asked`: the dialog is up. `put off`: it was closed without an answer. */
export type LoginState = "in" | "due" | "asked" | "put off";

/** All tabs share one cookie, which no script can read: its owner is written down beside it. */
const OWNER = "boardcast-user";

const LOOK_MS = 250;

let user: User | null = null;
let state: LoginState = "in";
let logins = 0;
const waiting: (() => void)[] = [];
const listeners = createListeners();

/** Who this page belongs to; null before the login and after logging out. */
export function pageUser(): User | null {
  return user;
}

export function setPageUser(next: User | null): void {
  user = next;
  logins++;
  setCookieOwner(next?.id ?? null);
  if (next) setState("in");
}

/** Null while that is being decided: no tab may send anything in somebody's name then. */
export function setCookieOwner(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, id);
  } catch {
    // Then no other tab can read it either.
  }
}

/** Resolves while the cookie is that of this page's user. With another user's, the page starts anew as theirs. */
export async function untilCookieIsOurs(): Promise<void> {
  const owner = cookieOwner();
  if (!user || owner === user.id) return;
  if (owner === null) return askForLogin();
  location.reload();
  await new Promise(() => {});
}

function cookieOwner(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return user?.id ?? null;
  }
}

/** Grows with every login: a refusal of a call that was made before the latest one says nothing about it. */
export function loginCount(): number {
  return logins;
}

/** The service says that nobody is logged in. Resolves once the same user is again. */
export function askForLogin(): Promise<void> {
  // The dialog would take the focus, and the next words would go into the password.
  if (isTyping()) putUntilTyped();
  else setState("asked");
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

/** Somebody wants to log in now. */
export function openLogin(): void {
  setState("asked");
}

export function putLoginOff(): void {
  setState("put off");
}

/** Resolves at once while there is a login. */
export function untilLoggedIn(): Promise<void> {
  return state === "in" ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}

export function useLoginState(): LoginState {
  return useSyncExternalStore(listeners.subscribe, () => state);
}

function putUntilTyped(): void {
  if (state === "due") return;
  setState("due");
  const timer = setInterval(() => {
    if (state === "due" && isTyping()) return;
    clearInterval(timer);
    if (state === "due") setState("asked");
  }, LOOK_MS);
}

function setState(next: LoginState): void {
  state = next;
  if (next === "in") for (const go of waiting.splice(0)) go();
  listeners.notify();
}

addEventListener("storage", (event) => {
  const { key, newValue } = event as StorageEvent;
  if (key === OWNER && newValue !== null && user && newValue !== user.id) location.reload();
});
