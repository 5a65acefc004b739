/** Whether this tab lost its login without logging out: the login page says so. It outlives the reload in between. */
import { INSTALLATION } from "../installation.ts";

const KEY = `${INSTALLATION}-expired`;

export function noteExpired(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Without storage, the login page says nothing about it.
  }
}

/** Somebody has logged in. */
export function clearExpired(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

export function isExpired(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
