import { type Client, type ClientOptions, createClient } from "./http.ts";

/** Up to some 8 seconds of pauses, more where the service asks for more. */
const RETRIES = 5;

/**
 * A client that gets its requests through: while the service is unreachable or too busy, they are sent again, a limited
 * number of times. Every change gets an `Idempotency-Key`, so that it takes effect once however often it is sent.
 *
 *   const api = connect({ baseUrl: "https://boards.example.org", token: "bct_…" });
 *   const board = await api.createBoard({ title: "Launch" });
 */
export function connect(options: Omit<ClientOptions, "answers" | "errorCodes">): Client {
  const { retries = RETRIES, ...others } = options;
  return createClient({ ...others, retries, errorCodes: true });
}
