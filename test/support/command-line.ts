/** The commands of boardcast as processes of their own, with no settings but those given. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyDatabase } from "./database.ts";

const CLI = join(import.meta.dir, "../../cli/main.ts");

type Settings = Record<string, string>;

interface CommandLine {
  /** Begins to run a command. */
  start(args: string[], settings: Settings): Bun.Subprocess<"ignore", "pipe", "pipe">;
  /** Runs a command to its end. */
  run(args: string[], settings: Settings): Promise<{ code: number; out: string; errors: string }>;
  /** Runs the service; resolves when it says where it listens. */
  serve(settings: Settings, ...flags: string[]): Promise<Served>;
  /** A folder that is not there yet, and an empty database where the tests run on PostgreSQL. */
  emptySettings(): Promise<Settings>;
  /** Ends what still runs and removes what was made. */
  cleanUp(): Promise<void>;
}

interface Served {
  url: string;
  pid: number;
  log(): string;
  /** Without warning. */
  kill(): Promise<void>;
  /** SIGTERM, and the code the process ends with. */
  stop(): Promise<number>;
}

interface Program {
  command: string[];
  cwd: string;
  env: Record<string, string | undefined>;
}

const FROM_SOURCES: Program = {
  command: [process.execPath, CLI],
  cwd: tmpdir(),
  env: { PATH: process.env.PATH },
};

export function commandLine({ command, cwd, env } = FROM_SOURCES): CommandLine {
  const cleanups: (() => Promise<void> | void)[] = [];

  function start(args: string[], settings: Settings) {
    const child = Bun.spawn([...command, ...args], {
      cwd,
      env: { ...env, ...settings },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    cleanups.push(async () => {
      child.kill("SIGKILL");
      await child.exited;
    });
    return child;
  }

  async function run(args: string[], settings: Settings) {
    const child = start(args, settings);
    const [out, errors, code] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    return { code, out, errors };
  }

  async function serve(settings: Settings, ...flags: string[]): Promise<Served> {
    const child = start(["serve", "--port", "0", ...flags], settings);
    const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
    let log = "";
    const read = async () => {
      for await (const chunk of child.stderr) {
        log += Buffer.from(chunk).toString();
        const match = /listening.*?(http:[^\s"]+)/.exec(log);
        if (match) resolve(match[1]!);
      }
      reject(new Error(`serve ended:\n${log}`));
    };
    const ended = read();
    return {
      url: await listening,
      pid: child.pid,
      log: () => log,
      async kill() {
        child.kill("SIGKILL");
        await child.exited;
      },
      async stop() {
        child.kill("SIGTERM");
        await ended;
        return child.exited;
      },
    };
  }

  async function emptySettings(): Promise<Settings> {
    const folder = mkdtempSync(join(tmpdir(), "boardcast-cli-"));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const DATA_DIR = join(folder, "data");
    if (process.env.BOARDCAST_TEST_DB !== "postgres") return { DATA_DIR };
    const database = await emptyDatabase();
    cleanups.push(database.drop);
    return { DATA_DIR, DATABASE_URL: database.url };
  }

  async function cleanUp(): Promise<void> {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }

  return { start, run, serve, emptySettings, cleanUp };
}
