/** A private PostgreSQL in a temporary folder, on a free port, that can be killed and started again. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQL } from "bun";
import { freePort } from "./free-port.ts";

export interface Postgres {
  readonly url: string;
  readonly pid: number;
  start(): Promise<void>;
  /** Without warning, as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;

export async function startPostgres(bin: string, options: string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "boardcast-postgres-"));
  const data = join(folder, "data");
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const made = spawnSync(
    `${bin}/initdb`,
    ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"],
    user,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
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
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(url))) {
      if (Date.now() > deadline) throw new Error("PostgreSQL did not start");
      await Bun.sleep(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    get pid() {
      return server.pid!;
    },
    start,
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"]).stdout.toString());
  return { uid: id("-u"), gid: id("-g") };
}
