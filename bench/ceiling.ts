/** What the load process could do at most: against something that answers without looking. */
import type { Stage } from "./stage.ts";

export interface Ceiling {
  requestsPerSecond: number;
  megabytesPerSecond: number;
}

const CONNECTIONS = 32;
const LARGE_BYTES = 1_200_000;
const REQUEST = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

export async function measureCeiling({ plan, load, worker }: Stage): Promise<Ceiling> {
  const server = worker<{ bytes: number }, { port: number }>("echo-server");
  const measure = async (bytes: number) => {
    const { port } = await server.ask({ bytes });
    return load.ask({ port, connections: CONNECTIONS, seconds: plan.seconds, requests: [REQUEST] });
  };
  const small = await measure(2);
  const large = await measure(LARGE_BYTES);
  await server.stop();
  return {
    requestsPerSecond: small.requests / small.seconds,
    megabytesPerSecond: large.bytes / large.seconds / 1e6,
  };
}
