/** Calls to an identity provider: limited in time, in the size of what comes back, and in how many run at once. */
import type { CustomFetch } from "openid-client";
import { codeOf, messageOf } from "../../util/unknown-value.ts";

/** The provider cannot be reached, is too slow, or fails. */
export class ProviderAway extends TypeError {}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;
const MOST_AT_ONCE = 64;

export function createBoundedFetch({ timeoutMs = TIMEOUT_MS } = {}): CustomFetch {
  let running = 0;
  return async (url, { body, headers, method, redirect }) => {
    if (running >= MOST_AT_ONCE) throw new ProviderAway("too many calls to the provider are under way");
    running++;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
      const response = await fetch(url, { body: sent, headers, method, redirect, signal });
      const bytes = await bytesOf(response);
      if (response.status >= 500) throw new ProviderAway(`the provider answered ${response.status}`);
      const { status, headers: given } = response;
      return new Response(bytes.length > 0 ? bytes : null, { status, headers: withoutEncoding(given) });
    } catch (error) {
      throw error instanceof ProviderAway ? error : new ProviderAway(codeOf(error) || messageOf(error));
    } finally {
      running--;
    }
  };
}

async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) throw new ProviderAway("the provider's answer is too large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The body has been decoded by now. */
function withoutEncoding(given: Headers): Headers {
  const headers = new Headers(given);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return headers;
}
