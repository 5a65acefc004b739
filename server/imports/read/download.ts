/**
 * Files and boards that an import fetches from other services. Addresses come from users and from their files, so they
 * are checked like those of webhooks, after every redirect again. Size and time are bounded.
 */
import { type Route, requestTo } from "../../platform/outbound/request.ts";
import {
  type Hosts,
  type LookUp,
  lookUpHost,
  RefusedTarget,
  urlProblem,
} from "../../platform/outbound/targets.ts";
import { type Content, Unreadable } from "../records.ts";

type Remote = Extract<Content, { url: string }>;

interface Downloaded {
  /** As the server calls it, if it says anything. */
  mimeType: string | null;
  bytes: Uint8Array;
}

/** Throws `Unreadable` with a phrase for the report if there is nothing to be had. */
export type Download = (content: Remote, most: number, signal: AbortSignal) => Promise<Downloaded>;

export interface DownloadOptions {
  /** Besides public addresses. */
  allowed: Hosts;
  lookUp?: LookUp;
  /** Without a byte. */
  silenceMs?: number;
  /** From the first request to the last byte. */
  totalMs?: number;
}

const MAX_REDIRECTS = 3;
const SILENCE_MS = 30_000;
const TOTAL_MS = 5 * 60_000;

/** An answer that is not what was asked for. */
export class WrongStatus extends Unreadable {
  readonly status: number;
  constructor(status: number) {
    super(`the server answered with status ${status}`);
    this.status = status;
  }
}

export function createDownload(options: DownloadOptions): Download {
  const { allowed, lookUp = lookUpHost, silenceMs = SILENCE_MS, totalMs = TOTAL_MS } = options;
  return async (content, most, signal) => {
    const silence = new AbortController();
    const patience = { silence, ms: silenceMs };
    const late = AbortSignal.timeout(totalMs);
    const route = { allowed, lookUp, signal: AbortSignal.any([signal, late, silence.signal]) };
    try {
      return await withPatience(patience, async (renew) => {
        const response = await follow(content, route);
        renew();
        return { mimeType: typeOf(response), bytes: await bodyOf(response, most, renew) };
      });
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof Unreadable ? error : new Unreadable(phraseFor(error, route.signal.aborted));
    }
  };
}

/** What is said of a failure never contains the address, which may contain secrets. */
function phraseFor(error: unknown, isLate: boolean): string {
  if (error instanceof RefusedTarget) return "its address is not public";
  return isLate ? "the server did not answer in time" : "the server could not be reached";
}

async function withPatience<T>(
  { silence, ms }: { silence: AbortController; ms: number },
  work: (renew: () => void) => Promise<T>,
): Promise<T> {
  const giveUp = () => silence.abort(new Error("silence"));
  let timer = setTimeout(giveUp, ms);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, ms);
  };
  try {
    return await work(renew);
  } finally {
    clearTimeout(timer);
  }
}

async function follow({ url, authorization, headers }: Remote, route: Route): Promise<Response> {
  const secrets = { ...headers, ...(authorization === null ? {} : { authorization }) };
  const first = checkedUrl(url);
  let at = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await requestTo(at, route, {
      method: "GET",
      headers: { "accept-encoding": "identity", ...(at.origin === first.origin ? secrets : {}) },
    });
    const location = response.headers.get("location");
    if (response.status === 200) return response;
    await discard(response);
    if (response.status < 300 || response.status >= 400 || location === null)
      throw new WrongStatus(response.status);
    const next = checkedUrl(URL.parse(location, at.href)?.href ?? "");
    if (at.protocol === "https:" && next.protocol !== "https:")
      throw new Unreadable("the server redirects to an address without encryption");
    at = next;
  }
  throw new Unreadable("the server redirects too often");
}

function checkedUrl(text: string): URL {
  const url = urlProblem(text) === null ? URL.parse(text) : null;
  if (url === null) throw new Unreadable("its address is not an http or https URL");
  return url;
}

async function bodyOf(response: Response, most: number, renew: () => void): Promise<Uint8Array> {
  const tooLarge = () => new Unreadable(`it is larger than ${Math.floor(most / 2 ** 20)} MiB`);
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > most || response.headers.has("content-encoding")) {
    await discard(response);
    throw announced > most ? tooLarge() : new Unreadable("the server answered in a compressed form");
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    renew();
    size += part.length;
    // Leaving the loop ends the response.
    if (size > most) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function typeOf({ headers }: Response): string | null {
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  return type === "application/octet-stream" ? null : type || null;
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}
