/** The one client of the app. The browser sends the login cookie, which no script can read. */
import { createClient } from "../../client/http.ts";
import { randomId } from "../../client/util/random-id.ts";
import { addressOf, BASE_PATH } from "../installation.ts";
import { dropEarly, takeEarly } from "./early.ts";
import {
  askForLogin,
  loginCount,
  pageUser,
  reasonToAsk,
  setCookieOwner,
  untilCookieIsOurs,
} from "./login.ts";

/** Browsers allow at most 64 KiB of such bodies in flight. */
const KEEPALIVE_MAX_CHARS = 15_000;
const MAX_ATTEMPTS = 5;
/** A 401 of these is about the credentials given, or expected. */
const ABOUT_LOGIN = ["/auth/login", "/auth/logout", "/auth/register"].map(addressOf);

export const api = createClient({
  answers: "minimal",
  baseUrl: BASE_PATH,
  errorCodes: true,
  fetch: fetchLoggedIn,
});

/** Passes on every response, including that nobody is logged in. */
export const uncheckedApi = createClient({
  baseUrl: BASE_PATH,
  errorCodes: true,
  fetch: fetchUnchecked,
});

function fetchUnchecked(url: string, init: RequestInit): Promise<Response> {
  if (url === addressOf("/auth/login")) setCookieOwner(null);
  if (init.method === "GET") return takeEarly(url) ?? fetch(url, init);
  dropEarly();
  return fetch(url, init);
}

/** If the login has expired, the call waits for the next login: the service has not acted on it yet. */
export async function fetchLoggedIn(url: string, init: RequestInit): Promise<Response> {
  // The last change must arrive even if the page is closed right after it.
  const request = { ...init, headers: withKey(init), keepalive: isSmall(init) };
  const send = () => fetchUnchecked(url, request);
  if (ABOUT_LOGIN.includes(url)) return send();
  for (let attempt = 1; ; attempt++) {
    await untilCookieIsOurs();
    const login = loginCount();
    const reason = reasonToAsk();
    const response = await send();
    if (response.status !== 401 || !pageUser() || attempt === MAX_ATTEMPTS) return response;
    if (login === loginCount()) await askForLogin(reason);
  }
}

/** Every change has a key; a caller that repeats a change gives it the same one. */
function withKey({ method, headers }: RequestInit): Headers {
  const complete = new Headers(headers);
  if (method !== "GET" && !complete.has("idempotency-key")) complete.set("idempotency-key", randomId());
  return complete;
}

function isSmall({ method, body }: RequestInit): boolean {
  return (
    method !== "GET" && (body == null || (typeof body === "string" && body.length < KEEPALIVE_MAX_CHARS))
  );
}
