/** Thousands of streams of server-sent events in a process of their own: they connect and count what arrives. */
import { answerJobs } from "./answer.ts";

export type WatchersJob =
  /** Done when all have been told that they are up to date. */
  { kind: "connect"; port: number; path: string; count: number; atOnce: number } | { kind: "count" };

export interface WatchersResult {
  seconds: number;
  events: number;
  closed: number;
}

/** Each event has it once, and no other message. */
const EVENT = Buffer.from('"version":"');
const READY = Buffer.from('"type":"ready"');

let events = 0;
let closed = 0;

async function run(job: WatchersJob): Promise<WatchersResult> {
  const started = performance.now();
  if (job.kind === "connect") await connectAll(job);
  return { seconds: (performance.now() - started) / 1000, events, closed };
}

async function connectAll({ count, atOnce, port, path }: Extract<WatchersJob, { kind: "connect" }>) {
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await connect(port, path);
    }),
  );
}

interface Watcher {
  /** The end of what came before: what is looked for may be cut in two. */
  rest: Buffer;
}

function connect(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    Bun.connect<Watcher>({
      hostname: "127.0.0.1",
      port,
      data: { rest: Buffer.alloc(0) },
      socket: {
        open: (socket) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`),
        data(socket, chunk) {
          const { data } = socket;
          const bytes = data.rest.length === 0 ? chunk : Buffer.concat([data.rest, chunk]);
          if (bytes.includes(READY)) resolve();
          let end = 0;
          for (let at = bytes.indexOf(EVENT); at >= 0; at = bytes.indexOf(EVENT, end)) {
            events++;
            end = at + EVENT.length;
          }
          // A chunk is only lent.
          data.rest = Buffer.from(bytes.subarray(Math.max(end, bytes.length - READY.length + 1)));
        },
        close() {
          closed++;
          reject(new Error("a stream was closed before it was ready"));
        },
        error: (_, error) => reject(error),
      },
    }).catch(reject);
  });
}

await answerJobs(run);
