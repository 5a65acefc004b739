/** The bystander's process, told when a window begins and when it ends. */
import { join } from "node:path";
import type { Observed, Order } from "./bystander-process.ts";

export interface Figures {
  /** 99th percentile in milliseconds of everything it did, the worst of it, and of GET /health/live alone. */
  p99: number;
  worst: number;
  liveP99: number;
  /** The slowest login, where it logged in. */
  login: number;
  problems: string[];
}

export interface Bystander {
  /** What it noticed while `act` was under way. */
  during<T>(
    act: () => Promise<T>,
    options?: { loggingIn?: boolean },
  ): Promise<{ result: T; figures: Figures }>;
  stop(): Promise<void>;
}

export async function startBystander(url: string): Promise<Bystander> {
  const waiting: ((message: unknown) => void)[] = [];
  const next = () => new Promise<unknown>((resolve) => waiting.push(resolve));
  const ready = next();
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "bystander-process.ts"), url], {
    stdio: ["ignore", "inherit", "inherit"],
    ipc: (message) => waiting.shift()?.(message),
  });
  const ended = child.exited.then((code) => {
    throw new Error(`the bystander ended with ${code}`);
  });
  ended.catch(() => {});
  await Promise.race([ready, ended]);

  function order(what: Order): Promise<unknown> {
    const answer = next();
    child.send(what);
    return Promise.race([answer, ended]);
  }

  return {
    async during(act, { loggingIn = false } = {}) {
      await order(loggingIn ? "begin, logging in too" : "begin");
      const result = await act();
      return { result, figures: figuresOf((await order("end")) as Observed) };
    },
    async stop() {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
}

function figuresOf({ live, work, logins, problems }: Observed): Figures {
  const all = [...live, ...work];
  return {
    p99: percentile(all),
    worst: Math.max(0, ...all),
    liveP99: percentile(live),
    login: Math.max(0, ...logins),
    problems,
  };
}

/** The 99th: as many as one in a hundred were slower. */
function percentile(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
