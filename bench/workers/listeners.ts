/** Thousands of WebSockets in a process of their own: they connect, count what arrives, and answer heartbeats. */
import type { Socket } from "bun";
import { quantile } from "../statistics.ts";
import { answerJobs } from "./answer.ts";
import { handshake, type Listener, newListener, takeFrames } from "./socket-frames.ts";

export type ListenersJob =
  /** Done when all have been told that they are up to date. */
  | { kind: "connect"; port: number; paths: string[]; atOnce: number }
  | { kind: "count" }
  /** Sends changes at a steady pace, each when its time has come, and times how long the last listener waits. */
  | { kind: "time"; port: number; requests: string[]; intervalMs: number };

export interface ListenersResult {
  seconds: number;
  events: number;
  closed: number;
  p99Ms: number;
}

/** The answer and the last delivery may come in one go: less than this cannot be told apart. */
const RESOLUTION_MS = 0.1;

let open = 0;
let closed = 0;
let events = 0;
let lastEventAt = 0;

async function run(job: ListenersJob): Promise<ListenersResult> {
  const started = performance.now();
  const times = job.kind === "time" ? await time(job) : [];
  if (job.kind === "connect") await connectAll(job);
  return { seconds: (performance.now() - started) / 1000, events, closed, p99Ms: quantile(times, 0.99) };
}

async function connectAll({
  port,
  paths,
  atOnce,
}: Extract<ListenersJob, { kind: "connect" }>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < paths.length) await connect(port, paths[next++]!);
    }),
  );
}

function connect(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    Bun.connect<Listener>({
      hostname: "127.0.0.1",
      port,
      data: newListener(),
      socket: {
        open(socket) {
          open++;
          socket.write(handshake(path));
        },
        data: (socket, chunk) =>
          takeFrames(socket.data, chunk, {
            event() {
              events++;
              lastEventAt = performance.now();
            },
            ready: resolve,
            answer: (bytes) => void socket.write(bytes),
          }),
        close() {
          open--;
          closed++;
          reject(new Error("a socket was closed before it was ready"));
        },
        error: (_, error) => reject(error),
      },
    }).catch(reject);
  });
}

async function time({
  port,
  requests,
  intervalMs,
}: Extract<ListenersJob, { kind: "time" }>): Promise<number[]> {
  let acknowledged: () => void = () => {};
  const changer = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: { data: (_: Socket, chunk) => void (chunk.includes("HTTP/1.1 2") && acknowledged()) },
  });
  const times: number[] = [];
  for (const request of requests) {
    const sentAt = performance.now();
    const expected = events + open;
    const answered = new Promise<number>((resolve) => {
      acknowledged = () => resolve(performance.now());
    });
    changer.write(request);
    const answeredAt = await answered;
    while (events < expected) await Bun.sleep(1);
    times.push(Math.max(RESOLUTION_MS, lastEventAt - answeredAt));
    await Bun.sleep(Math.max(0, sentAt + intervalMs - performance.now()));
  }
  changer.end();
  return times;
}

await answerJobs(run);
