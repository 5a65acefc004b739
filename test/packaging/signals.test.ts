/** A signal to whatever started the service ends the service: nothing is left behind. */
import { afterAll, expect, test } from "bun:test";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../live/eventually.ts";
import { PATIENCE_MS } from "../support/patience.ts";

const PROJECT = join(import.meta.dir, "../..");
const folder = mkdtempSync(join(tmpdir(), "boardcast-signals-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(command: string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const parent = Bun.spawn(command, {
    cwd: PROJECT,
    env: { PATH, HOME, DATA_DIR: folder, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const read = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) printed += Buffer.from(chunk).toString();
  };
  // Every process that was started holds the other ends of these pipes until it ends.
  const ended = Promise.all([read(parent.stdout), read(parent.stderr)]).then(() => "ended");
  return {
    kill: (signal: NodeJS.Signals) => parent.kill(signal),
    url: () => eventually(() => /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0], "the service"),
    outcome: () => Promise.race([ended, Bun.sleep(PATIENCE_MS).then(() => "still running")]),
  };
}

const SERVE = `${process.execPath} cli/main.ts serve`;

test.each([
  ["SIGTERM to npm start", "SIGTERM", ["npm", "start"], {}],
  ["SIGINT to npm start", "SIGINT", ["npm", "start"], {}],
  ["SIGKILL to npm start", "SIGKILL", ["npm", "start"], {}],
  ["SIGTERM to npm run dev", "SIGTERM", ["npm", "run", "dev"], {}],
  ["SIGINT to npm run dev", "SIGINT", ["npm", "run", "dev"], {}],
  ["SIGKILL to npm run dev", "SIGKILL", ["npm", "run", "dev"], {}],
  // The shell in between does not pass signals on.
  ["SIGTERM to the shell of npx", "SIGTERM", ["sh", "-c", `${SERVE}; exit`], { npm_command: "exec" }],
] as const)(
  "%s ends the service",
  async (_, signal, command, env) => {
    const started = start([...command], env);
    const answer = await fetch(`${await started.url()}/health/live`);
    expect(answer.status).toBe(200);
    started.kill(signal);
    expect(await started.outcome()).toBe("ended");
  },
  60_000,
);

test("a service whose npm ended while starting it ends by itself", async () => {
  const { outcome } = start(["sh", "-c", `${SERVE} &`], { npm_lifecycle_event: "start" });
  expect(await outcome()).toBe("ended");
});

/** The commands of all processes that were told of a folder. */
function commandsWith(path: string): string[] {
  return readdirSync("/proc").flatMap((pid) => {
    try {
      const [command, told] = ["cmdline", "environ"].map((name) =>
        readFileSync(`/proc/${pid}/${name}`, "latin1").replaceAll("\0", " "),
      );
      return `${command} ${told}`.includes(path) ? [command!] : [];
    } catch {
      // No process, one that has ended, or somebody else's.
      return [];
    }
  });
}

test.skipIf(process.platform !== "linux")(
  "SIGTERM to a benchmark ends its services and its database",
  async () => {
    const TMPDIR = join(folder, "bench");
    mkdirSync(TMPDIR);
    // The database may run as another user.
    for (const path of [folder, TMPDIR]) chmodSync(path, 0o755);
    const bench = start([process.execPath, "bench/run.ts", "--only", "R1", "--rounds", "1"], { TMPDIR });
    const isServing = (command: string) => command.includes(" serve ");
    await eventually(() => commandsWith(TMPDIR).some(isServing), "a service");
    bench.kill("SIGTERM");
    expect(await bench.outcome()).toBe("ended");
    expect(commandsWith(TMPDIR)).toEqual([]);
  },
  60_000,
);

test("a part of the abuse tests that is not there is refused, with the names of those that are", async () => {
  const run = Bun.spawn([process.execPath, "test/abuse/run.ts", "--part", "nothing"], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(await new Response(run.stderr).text()).toStartWith(
    "There is no part nothing; there are headerBlanks, ",
  );
  expect([await run.exited, await new Response(run.stdout).text()]).toEqual([2, ""]);
});
