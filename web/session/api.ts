/** The one client of the app. The browser sends the login cookie, which no script can read. */
import { createClient } from "../../client/http.ts";
import { askForLogin, loginCount, pageUser } from "./login.ts";

/** Browsers let at most 64 KiB of such bodies be on their way. */
const KEEPALIVE_MAX_CHARS = 15_000;
/** A refusal of these is about what was given to them, or expected. */
const ABOUT_LOGIN = ["/auth/login", "/auth/logout", "/auth/register"];

export const api = createClient({ baseUrl: "", fetch: fetchLoggedIn });

/** Says what it is told, also that nobody is logged in. */
export const frankApi = createClient({ baseUrl: "" });

/** With a login that has ended, the call waits for the next one: the service has done nothing of it yet. */
export async function fetchLoggedIn(url: string, init: RequestInit): Promise<Response> {
  // What was done last must arrive even if the page is closed right after it.
  const send = () => fetch(url, { ...init, keepalive: isSmall(init) });
  for (;;) {
    const login = loginCount();
    const response = await send();
    if (response.status !== 401 || !pageUser() || ABOUT_LOGIN.includes(url)) return response;
    if (login === loginCount()) await askForLogin();
  }
}

function isSmall({ method, body }: RequestInit): boolean {
  return (
    method !== "GET" && (body == null || (typeof body === "string" && body.length < KEEPALIVE_MAX_CHARS))
  );
}
