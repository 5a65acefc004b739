/** Whether this tab lost its login without logging out: the login page says so. It outlives the reload in between. */
const KEY = "boardcast-expired";

export function noteExpired(isExpired: boolean): void {
  try {
    if (isExpired) sessionStorage.setItem(KEY, "1");
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, the login page says nothing about it.
  }
}

export function isExpired(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
