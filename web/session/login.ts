/**
 * The login of this page. When it expires, calls wait until somebody has logged in again in the dialog that this store
 * opens (`account/enter/login-dialog.tsx`): the page stays as it is, and nothing that was written is lost.
 */
import { useSyncExternalStore } from "react";
import type { User } from "../../contract/users.ts";
import { isTyping } from "../drafts/typing.ts";
import { currentPath, INSTALLATION } from "../installation.ts";
import { OWNER_KEY } from "../storage/known-user.ts";
import { createListeners } from "../util/listeners.ts";

/** `due`: to be asked once nobody is typing. `asked`: the dialog is open. `put-off`: it was closed without a login. */
export type LoginState = "in" | "due" | "asked" | "put-off";

const LOOK_MS = 250;
/** Written and removed at once: only the event that this causes in other tabs matters. */
const LOGOUT_KEY = `${INSTALLATION}-logout`;

let user: User | null = null;
let state: LoginState = "in";
let logins = 0;
/** How often the dialog was closed without a login, and whether somebody has done something on the page since. */
let timesPutOff = 0;
let isUsedAgain = false;
const waiting: (() => void)[] = [];
const listeners = createListeners();

/** Whose page this is; null before the login and after logging out. */
export function pageUser(): User | null {
  return user;
}

export function setPageUser(next: User | null): void {
  user = next;
  logins++;
  setCookieOwner(next?.id ?? null);
  if (next) setState("in");
}

/** Null while a login is in progress: until then, no tab may send anything in anybody's name. */
export function setCookieOwner(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(OWNER_KEY);
    else localStorage.setItem(OWNER_KEY, id);
  } catch {
    // Without storage, no other tab can read it either.
  }
}

/** Tells the other tabs that this user has logged out: unlike an expired login, that ends their pages. */
export function announceLogout(userId: string): void {
  try {
    localStorage.setItem(LOGOUT_KEY, userId);
    localStorage.removeItem(LOGOUT_KEY);
  } catch {
    // Without storage, the other tabs find out with their next call.
  }
}

/** Resolves when the cookie is that of this page's user. With another user's, the page is reloaded as theirs. */
export async function untilCookieIsOurs(): Promise<void> {
  const owner = cookieOwner();
  if (!user || owner === user.id) return;
  if (owner === null) return askForLogin();
  location.reload();
  await new Promise(() => {});
}

/** As recorded by whichever tab last logged in or out. */
export function cookieOwner(): string | null {
  try {
    return localStorage.getItem(OWNER_KEY);
  } catch {
    return user?.id ?? null;
  }
}

/** False as soon as some tab has logged out, or somebody else in. */
export function isCookieOf(userId: string): boolean {
  return cookieOwner() === userId;
}

/** Grows with every login: a 401 for a call that was made before the latest login says nothing about that login. */
export function loginCount(): number {
  return logins;
}

/**
 * By this, a call that is made now may ask for the login: as long as nobody closes the dialog after it. Null if it may not:
 * whoever has closed the dialog is not asked again by what the page does by itself.
 */
export function reasonToAsk(): number | null {
  return state === "put-off" && !isUsedAgain ? null : timesPutOff;
}

/** The service says that nobody is logged in. Resolves once the same user has logged in again. */
export function askForLogin(reason = reasonToAsk()): Promise<void> {
  // The dialog would take the focus, and the next words would end up in the password field.
  const isPutOff = state === "put-off" && reason !== timesPutOff;
  if (!isPutOff && isTyping()) askOnceTypingStops();
  else if (!isPutOff) setState("asked");
  return untilNextLogin();
}

/** The user asked for the login dialog. */
export function openLogin(): void {
  setState("asked");
}

export function putLoginOff(): void {
  timesPutOff++;
  isUsedAgain = false;
  setState("put-off");
}

/** Nothing has said so far that the login has expired. */
export function isLoggedIn(): boolean {
  return state === "in";
}

/** Resolves at once while there is a login. */
export function untilLoggedIn(): Promise<void> {
  return state === "in" ? Promise.resolve() : untilNextLogin();
}

/** Also if nothing has said so far that there is none. */
export function untilNextLogin(): Promise<void> {
  return new Promise((resolve) => waiting.push(resolve));
}

export function useLoginState(): LoginState {
  return useSyncExternalStore(listeners.subscribe, () => state);
}

function askOnceTypingStops(): void {
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

// Before whatever it does: with the same key or click the dialog may be closed.
for (const use of ["pointerdown", "keydown"])
  addEventListener(
    use,
    () => {
      isUsedAgain = true;
    },
    true,
  );

addEventListener("storage", (event) => {
  // The types of Bun, in which tests load this module, know no such event.
  const { key, newValue } = event as StorageEvent;
  if (newValue === null) return;
  const isOver = key === LOGOUT_KEY && newValue === user?.id;
  if (isOver || (key === OWNER_KEY && isOutdated(newValue))) location.reload();
});

/** Whether a login in another tab makes this the page of somebody else, or the login page needless. */
function isOutdated(owner: string): boolean {
  return user ? owner !== user.id : currentPath() === "/login";
}
