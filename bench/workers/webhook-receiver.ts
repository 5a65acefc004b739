/** Endpoints that accept every message and know how late it is, and others that never answer. */
import { quantile } from "../statistics.ts";
import { answerJobs } from "./answer.ts";

export interface ReceiverJob {
  /** Forgets what has arrived so far. */
  reset?: boolean;
}

export interface ReceiverResult {
  port: number;
  /** Accepts connections and says nothing. */
  silentPort: number;
  messages: number;
  /** From the time of the event to its arrival. */
  p50Ms: number;
  p99Ms: number;
  /** The message that came last. */
  last: string;
}

let lags: number[] = [];
let last = "";

const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  development: false,
  async fetch(request) {
    last = await request.text();
    const { timestamp } = JSON.parse(last) as { timestamp?: string };
    if (timestamp) lags.push(Date.now() - Date.parse(timestamp));
    return new Response(null, { status: 204 });
  },
});
const silent = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });

await answerJobs<ReceiverJob, ReceiverResult>(({ reset = false }) => {
  const result = {
    // A server on a TCP port has one.
    port: server.port!,
    silentPort: silent.port,
    messages: lags.length,
    p50Ms: quantile(lags, 0.5),
    p99Ms: quantile(lags, 0.99),
    last,
  };
  if (reset) lags = [];
  return result;
});
