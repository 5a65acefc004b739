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

export async function sendWithRetries(
  send: () => Promise<Response>,
  { retries, isRepeatable, signal }: Attempts,
): Promise<Response> {
  for (let failures = 0; ; failures++) {
    const isLast = failures >= retries;
    const pauseMs = backoffMs(failures, MAX_PAUSE_MS);
    try {
      const response = await send();
      if (isLast || response.ok) return response;
      const askedMs = retryAfterMs(response);
      if (!isWorthRepeating(response.status, askedMs, isRepeatable)) return response;
      await response.body?.cancel();
      await pause(Math.max(askedMs ?? 0, pauseMs), signal);
    } catch (error) {
      // `fetch` reports every failure of the network as a TypeError.
      if (isLast || !isRepeatable || !(error instanceof TypeError)) throw error;
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

/** Null without a header; a date, which some proxies send, counts as not sent. */
function retryAfterMs({ headers }: Response): number | null {
  const seconds = Number.parseInt(headers.get("retry-after") ?? "", 10);
  return Number.isNaN(seconds) ? null : seconds * 1000;
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
