/** A process of its own that is asked for one thing after another: load, listeners, anchors. */
import { join } from "node:path";

export interface Worker<Job, Result> {
  readonly pid: number;
  ask(job: Job): Promise<Result>;
  stop(): Promise<void>;
}

export function startWorker<Job, Result>(name: string): Worker<Job, Result> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "workers", `${name}.ts`)], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const lines = linesOf(child.stdout);
  return {
    pid: child.pid,
    async ask(job) {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      child.stdin.flush();
      const { value, done } = await lines.next();
      if (done) throw new Error(`the process ${name} ended without an answer`);
      return JSON.parse(value) as Result;
    },
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop()!;
    yield* parts;
  }
}
