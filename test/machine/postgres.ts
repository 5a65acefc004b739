/** A private PostgreSQL in a temporary folder, on a free port, that can be killed, frozen and started again. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQL } from "bun";
import { PATIENCE_MS } from "../support/patience.ts";
import { freePort } from "./free-port.ts";

export interface Postgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  start(): Promise<void>;
  /** Without warning, as a crash does. */
  kill(): Promise<void>;
  /** Connections stay open, nothing answers any more. */
  freeze(): void;
  thaw(): void;
  /** Statements, one after another, on a connection of their own. */
  run(...statements: string[]): Promise<void>;
  stop(): Promise<void>;
}

const INIT = ["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"];

export function startPostgres(bin: string, options: string[] = []): Promise<Postgres> {
  return startServer(bin, options, (data) => [`${bin}/initdb`, "-D", data, ...INIT]);
}

/** Another server that follows `leader` until it is promoted. */
export function startStandby(bin: string, leader: Postgres, options: string[] = []): Promise<Postgres> {
  return startServer(bin, options, (data) => [
    `${bin}/pg_basebackup`,
    ...["-D", data, "-d", leader.url, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"],
  ]);
}

async function startServer(
  bin: string,
  options: string[],
  make: (data: string) => string[],
): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "boardcast-postgres-"));
  const data = join(folder, "data");
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const [command, ...args] = make(data) as [string, ...string[]];
  const made = spawnSync(command, args, user);
  if (made.status !== 0) throw new Error(`${command} failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    const settings = [
      "listen_addresses=127.0.0.1",
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      "max_connections=300",
      ...options,
    ];
    server = spawn(`${bin}/postgres`, ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...user,
      stdio: "ignore",
    });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await answers(url))) {
      if (Date.now() > deadline) throw new Error("PostgreSQL did not start");
      await Bun.sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    const children = childrenOf(server.pid!);
    server.kill(signal);
    await ended;
    // A frozen child does not notice that the server is gone.
    signalEach(children, "SIGKILL");
  }

  /** The server and a process for each connection. */
  function signalAll(signal: NodeJS.Signals): void {
    signalEach([server.pid!, ...childrenOf(server.pid!)], signal);
  }

  await start();
  return {
    url,
    port,
    get pid() {
      return server.pid!;
    },
    start,
    kill: () => end("SIGKILL"),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    async run(...statements) {
      const connection = new SQL({ url, max: 1 });
      try {
        for (const statement of statements) await connection.unsafe(statement);
      } finally {
        await connection.close();
      }
    },
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return list === "" ? [] : list.split(" ").map(Number);
}

function signalEach(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

async function answers(url: string): Promise<boolean> {
  const connection = new SQL({ url, max: 1, connectionTimeout: 2 });
  try {
    await connection`SELECT 1`;
    return true;
  } catch {
    return false;
  } finally {
    await connection.close().catch(() => {});
  }
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"]).stdout.toString());
  return { uid: id("-u"), gid: id("-g") };
}
