/** The one client of the app. The browser sends the login cookie, which no script can read. */
import { createClient } from "../../client/http.ts";

/** Browsers let at most 64 KiB of such bodies be on their way. */
const KEEPALIVE_MAX_CHARS = 15_000;

export const api = createClient({
  answers: "minimal",
  baseUrl: "",
  // What was done last must arrive even if the page is closed right after it.
  fetch: (url, init) => fetch(url, { ...init, keepalive: isSmall(init) }),
});

function isSmall({ method, body }: RequestInit): boolean {
  return (
    method !== "GET" && (body == null || (typeof body === "string" && body.length < KEEPALIVE_MAX_CHARS))
  );
}
