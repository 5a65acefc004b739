/** Starts an instance that can be looked into, and says what it costs the machine. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import type { Inside, Wish } from "./probed-process.ts";

const MIB = 1_048_576;

export interface Figures extends Inside {
  rssMiB: number;
  descriptors: number;
  sockets: number;
}

export interface Probed {
  readonly url: string;
  readonly pid: number;
  /** Null while it runs. */
  readonly exitCode: number | null;
  /** What it wrote to standard error: warnings and errors only. */
  readonly logged: string[];
  measure(wish?: Wish): Promise<Figures>;
  stop(): Promise<void>;
}

export interface ProbedOptions {
  settings: Record<string, string>;
  /** How long a second of heartbeat and presence lasts. */
  secondMs?: number;
}

export async function startProbed({ settings, secondMs = 1000 }: ProbedOptions): Promise<Probed> {
  const waiting: ((message: unknown) => void)[] = [];
  const next = () => new Promise<unknown>((resolve) => waiting.push(resolve));
  const started = next();
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "probed-process.ts")], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      JWT_SECRET: "a secret that all instances of this run share",
      SECOND_MS: String(secondMs),
      ...settings,
    },
    stdio: ["ignore", "inherit", "pipe"],
    ipc: (message) => waiting.shift()?.(message),
  });
  const logged: string[] = [];
  void collect(child.stderr, logged);
  const ended = child.exited.then((code) => {
    throw new Error(`the service ended with ${code}:\n${logged.join("")}`);
  });
  ended.catch(() => {});
  const url = (await Promise.race([started, ended])) as string;

  async function measure(wish: Wish = "after collecting"): Promise<Figures> {
    const answer = next();
    child.send(wish);
    const inside = (await Promise.race([answer, ended])) as Inside;
    return { ...inside, ...outside(child.pid) };
  }

  async function stop(): Promise<void> {
    child.kill("SIGKILL");
    await child.exited;
  }

  return {
    url,
    get pid() {
      return child.pid;
    },
    get exitCode() {
      return child.exitCode;
    },
    logged,
    measure,
    stop,
  };
}

function outside(pid: number): Pick<Figures, "rssMiB" | "descriptors" | "sockets"> {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => target(`/proc/${pid}/fd/${fd}`));
  return {
    rssMiB: Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024) / MIB),
    descriptors: open.length,
    sockets: open.filter((name) => name.startsWith("socket:")).length,
  };
}

/** It may be closed while we look. */
function target(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return "";
  }
}

async function collect(stream: ReadableStream<Uint8Array>, into: string[]): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) into.push(decoder.decode(chunk, { stream: true }));
}
