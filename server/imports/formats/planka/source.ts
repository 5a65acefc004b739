/** A board on a Planka server, which has no export: it is read through the API, with the rights of whoever the token is of. */
import { memoryStore, stoppable, wholeOf } from "../../read/byte-store.ts";
import { type Download, WrongStatus } from "../../read/download.ts";
import { type RemoteSource, Unreadable } from "../../records.ts";
import { noteOf, type Said, say } from "../../words.ts";

/** A board in JSON; other responses are far smaller. */
const MAX_RESPONSE_BYTES = 48 * 2 ** 20;
/** One for every card of the largest board, and some more. */
const MAX_REQUESTS = 50_000;
/** A login at the API yields a JWT; what else there is are API keys. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export interface PlankaBoard {
  /** Of the server, without a slash at the end. */
  base: string;
  id: string;
}

const NUMBER = /^\d{1,30}$/;

/** By the address in the browser, or in the API; null if it is not that of a board. What is before is where Planka is. */
export function plankaBoard(url: string): PlankaBoard | null {
  const { origin, pathname = "" } = URL.parse(url) ?? {};
  const parts = pathname.split("/");
  const at = parts.findLastIndex((part, index) => part === "boards" && NUMBER.test(parts[index + 1] ?? ""));
  const id = parts[at + 1];
  if (origin === undefined || at < 0 || id === undefined) return null;
  const path = parts.slice(0, parts[at - 1] === "api" ? at - 1 : at).join("/");
  return { base: origin + path, id };
}

export function openPlanka(
  { url, token }: { url: string; token: string },
  { download, signal }: { download: Download; signal: AbortSignal },
): RemoteSource {
  const { base } = requireBoard(url);
  // Its files are only handed out to the cookie or to an API key.
  const headers: Record<string, string> = JWT.test(token)
    ? { authorization: `Bearer ${token}`, cookie: `accessToken=${token}` }
    : { "x-api-key": token };
  let requests = 0;
  return {
    kind: "remote",
    url,
    headers,
    async get(path) {
      if (++requests > MAX_REQUESTS) throw new Unreadable("The board is too large to be read from Planka.");
      try {
        const content = { url: base + path, authorization: null, headers };
        const { bytes } = await download(content, MAX_RESPONSE_BYTES, signal);
        return () => stoppable(wholeOf(memoryStore(bytes)), signal);
      } catch (error) {
        if (error instanceof WrongStatus && error.status === 404) return null;
        throw error instanceof Unreadable ? new Unreadable(sentenceFor(error)) : error;
      }
    },
  };
}

export function requireBoard(url: string): PlankaBoard {
  const board = plankaBoard(url);
  if (!board) throw new Unreadable("The address is not that of a board on a Planka server.");
  return board;
}

function sentenceFor(error: Unreadable): Said {
  const { status } = error instanceof WrongStatus ? error : {};
  if (status === 401 || status === 403) return "Planka does not accept the token.";
  const { code, values } = noteOf(error.said);
  return say("The board could not be read from Planka: {reason}.", { ...values, reason: code });
}
