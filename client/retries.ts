/** Sends a request again while the service is unreachable or too busy, a limited number of times. */
import { backoffMs } from "./util/backoff.ts";

interface Attempts {
  /** How often it is sent again. */
  retries: number;
  /** It may be sent again although the service may have acted on it: a read, or a change with a key. */
  isRepeatable: boolean;
  signal?: AbortSignal;
}

const MAX_PAUSE_MS = 10_000;
/** Who is asked to come back later than this is told so instead. */
const MAX_RETRY_AFTER_MS = 60_000;
/** Answers after which nobody knows what has become of the request. */
const UNKNOWN_OUTCOME = [502, 503, 504];

/** A response, and its body as far as the caller has read it. */
export interface Answer {
  response: Response;
  body: unknown;
}

export async function sendWithRetries(
  send: () => Promise<Answer>,
  { retries, isRepeatable, signal }: Attempts,
): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    const isLast = failures >= retries;
    const pauseMs = backoffMs(failures, MAX_PAUSE_MS);
    try {
      const answer = await send();
      const { response } = answer;
      if (isLast || response.ok) return answer;
      const askedMs = retryAfterMs(response);
      if (!isWorthRepeating(response.status, askedMs, isRepeatable)) return answer;
      await pause(Math.max(askedMs ?? 0, pauseMs), signal);
    } catch (error) {
      // The connection failed, perhaps in the middle of the body.
      if (isLast || !isRepeatable || signal?.aborted) throw error;
      await pause(pauseMs, signal);
    }
  }
}

function isWorthRepeating(status: number, askedMs: number | null, isRepeatable: boolean): boolean {
  if (askedMs !== null && askedMs > MAX_RETRY_AFTER_MS) return false;
  // A request is counted before the service acts on it.
  if (status === 429 && askedMs !== null) return true;
  // 409 with a time: the first attempt is still in progress.
  return isRepeatable && (UNKNOWN_OUTCOME.includes(status) || (status === 409 && askedMs !== null));
}

/** Null without a header that says it: in seconds, or as a date, which some proxies send. */
export function retryAfterMs({ headers }: Response): number | null {
  const text = headers.get("retry-after") ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}
