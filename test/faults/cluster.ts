/** Service processes, as an operator runs them, that can be killed, stopped and started again. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";
import { freePort } from "../machine/free-port.ts";
import { PATIENCE_MS } from "../support/patience.ts";

const PROJECT = join(import.meta.dir, "../..");

export interface Instance {
  readonly url: string;
  readonly pid: number;
  readonly running: boolean;
  start(): Promise<void>;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Resident memory in MiB. */
  memory(): Promise<number>;
}

export interface InstanceOptions {
  databaseUrl?: string;
  redisUrl?: string;
  dataDir?: string;
  settings?: Record<string, string>;
}

export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: Subprocess;
  let running = false;

  async function start(): Promise<void> {
    child = Bun.spawn([process.execPath, "cli/main.ts", "serve"], {
      cwd: PROJECT,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: options.dataDir ?? "",
        DATABASE_URL: options.databaseUrl ?? "",
        REDIS_URL: options.redisUrl ?? "",
        JWT_SECRET: "a secret that all instances of this run share",
        // One account does all the work here.
        EVENT_BYTES_PER_MINUTE: "0",
        PROFILE_CHANGES_PER_MINUTE: "100000",
        // And everybody is on this machine.
        PUBLIC_STREAMS_PER_ADDRESS: "100000",
        LOG_LEVEL: process.env.FAULTS_LOG ?? "error",
        ...options.settings,
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    running = true;
    const { exited } = child;
    exited.then(() => {
      running = false;
    });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isHealthy(url))) {
      if (!running || Date.now() > deadline) {
        child.kill("SIGKILL");
        throw new Error("an instance did not start");
      }
      await Bun.sleep(20);
    }
  }

  await start();
  return {
    url,
    get pid() {
      return child.pid;
    },
    get running() {
      return running;
    },
    start,
    async end(signal) {
      if (!running) return;
      running = false;
      child.kill(signal);
      await child.exited;
    },
    async memory() {
      const status = await Bun.file(`/proc/${child.pid}/status`).text();
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "boardcast-faults-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
