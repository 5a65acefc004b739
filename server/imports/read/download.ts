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
import { say } from "../words.ts";

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
    super(say("the server answered with status {status}", { status }));
    this.status = status;
  }
}

/** The server was silent, or too slow. */
export class TooLate extends Unreadable {}

export function createDownload(options: DownloadOptions): Download {
  const { allowed, lookUp = lookUpHost, silenceMs = SILENCE_MS, totalMs = TOTAL_MS } = options;
  return async (content, most, signal) => {
    signal.throwIfAborted();
    const ending = new AbortController();
    const cancel = () => ending.abort(signal.reason);
    const giveUp = () => ending.abort(new Error("too late"));
    signal.addEventListener("abort", cancel, { once: true });
    const end = setTimeout(giveUp, totalMs);
    let silence = setTimeout(giveUp, silenceMs);
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
    };
    try {
      const response = await follow(content, { allowed, lookUp, signal: ending.signal });
      heard();
      return { mimeType: typeOf(response), bytes: await bodyOf(response, most, heard) };
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof Unreadable ? error : failureFor(error, ending.signal.aborted);
    } finally {
      clearTimeout(silence);
      clearTimeout(end);
      signal.removeEventListener("abort", cancel);
    }
  };
}

/** What is said of a failure never contains the address, which may contain secrets. */
function failureFor(error: unknown, isLate: boolean): Unreadable {
  if (error instanceof RefusedTarget) return new Unreadable("its address is not public");
  return isLate
    ? new TooLate("the server did not answer in time")
    : new Unreadable("the server could not be reached");
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

async function bodyOf(response: Response, most: number, heard: () => void): Promise<Uint8Array> {
  const mib = Math.floor(most / 2 ** 20);
  const tooLarge = () => new Unreadable(say("it is larger than {mib} MiB", { mib }));
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (announced > most || response.headers.has("content-encoding")) {
    await discard(response);
    throw announced > most ? tooLarge() : new Unreadable("the server answered in a compressed form");
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    heard();
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
