/** The one client of the app. The browser sends the login cookie, which no script can read. */
import { createClient } from "../../client/http.ts";
import { randomId } from "../util/random-id.ts";
import { askForLogin, loginCount, pageUser, setCookieOwner, untilCookieIsOurs } from "./login.ts";

/** Browsers let at most 64 KiB of such bodies be on their way. */
const KEEPALIVE_MAX_CHARS = 15_000;
const MAX_ATTEMPTS = 5;
/** A refusal of these is about what was given to them, or expected. */
const ABOUT_LOGIN = ["/auth/login", "/auth/logout", "/auth/register"];

export const api = createClient({ answers: "minimal", baseUrl: "", fetch: fetchLoggedIn });

/** Says what it is told, also that nobody is logged in. */
export const uncheckedApi = createClient({ baseUrl: "", fetch: fetchUnchecked });

function fetchUnchecked(url: string, init: RequestInit): Promise<Response> {
  if (url === "/auth/login") setCookieOwner(null);
  return fetch(url, init);
}

/** With a login that has ended, the call waits for the next one: the service has done nothing of it yet. */
export async function fetchLoggedIn(url: string, init: RequestInit): Promise<Response> {
  // What was done last must arrive even if the page is closed right after it.
  const request = { ...init, headers: withKey(init), keepalive: isSmall(init) };
  const send = () => fetchUnchecked(url, request);
  if (ABOUT_LOGIN.includes(url)) return send();
  for (let attempt = 1; ; attempt++) {
    await untilCookieIsOurs();
    const login = loginCount();
    const response = await send();
    if (response.status !== 401 || !pageUser() || attempt === MAX_ATTEMPTS) return response;
    if (login === loginCount()) await askForLogin();
  }
}

/** Every change has one: whoever repeats a change on purpose gives it the same. */
function withKey({ method, headers }: RequestInit): HeadersInit {
  const given = headers as Record<string, string>;
  return method === "GET" ? given : { "idempotency-key": randomId(), ...given };
}

function isSmall({ method, body }: RequestInit): boolean {
  return (
    method !== "GET" && (body == null || (typeof body === "string" && body.length < KEEPALIVE_MAX_CHARS))
  );
}
