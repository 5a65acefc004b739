/**
 * The load: plain sockets that send prepared requests one after another and read the answers just far enough
 * to know where they end.
 */
import type { Socket } from "bun";
import { quantile } from "../statistics.ts";
import { answerJobs } from "./answer.ts";
import { findAnswerEnd } from "./answer-end.ts";

export interface LoadJob {
  port: number;
  connections: number;
  seconds: number;
  /** Raw requests; all connections take the next one from the same list, round and round. */
  requests: string[];
  /** Stop at the end of the list: each request changes something only once. */
  once?: boolean;
  /** Rest between an answer and the next request of a connection. */
  pauseMs?: number;
  /** Only every so manieth request counts for the times: those between prepare it. */
  timeEvery?: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  bytes: number;
  /** Answers whose status was not 2xx or 304. */
  failures: number;
  p50Ms: number;
  p99Ms: number;
  /** What this process itself used. */
  cpuSeconds: number;
}

async function run(job: LoadJob): Promise<LoadResult> {
  const { port, connections, seconds, requests, once = false, pauseMs = 0, timeEvery = 1 } = job;
  const encoded = requests.map((request) => Buffer.from(request));
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  let failures = 0;
  let done = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  const end = started + seconds * 1000;

  function connect(): Promise<void> {
    let index = 0;
    let sentAt = 0;
    let answer = findAnswerEnd();

    function send(socket: Socket): void {
      if (performance.now() >= end || (once && next >= encoded.length)) return void socket.end();
      index = next++ % encoded.length;
      answer = findAnswerEnd();
      sentAt = performance.now();
      socket.write(encoded[index]!);
    }

    function take(socket: Socket, chunk: Buffer): void {
      bytes += chunk.length;
      if (!answer.take(chunk)) return;
      if (!answer.isSuccess) failures++;
      if (index % timeEvery === timeEvery - 1) times.push(performance.now() - sentAt);
      done++;
      if (pauseMs > 0) setTimeout(send, pauseMs, socket);
      else send(socket);
    }

    return new Promise((resolve, reject) => {
      const handlers = {
        open: send,
        data: take,
        close: () => resolve(),
        error: (_: Socket, e: Error) => reject(e),
      };
      Bun.connect({ hostname: "127.0.0.1", port, socket: handlers }).catch(reject);
    });
  }

  await Promise.all(Array.from({ length: connections }, connect));
  const used = process.cpuUsage(cpu);
  return {
    requests: done,
    seconds: (performance.now() - started) / 1000,
    bytes,
    failures,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

await answerJobs(run);
