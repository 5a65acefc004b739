/** A signal to whatever started the service ends the service: nothing is left behind on the port. */
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../live/eventually.ts";
import { freePort } from "../machine/free-port.ts";

const PROJECT = join(import.meta.dir, "../..");
const folder = mkdtempSync(join(tmpdir(), "boardcast-signals-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answers = (url: string) =>
  fetch(`${url}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

function start(command: string[], env: Record<string, string>) {
  const { PATH, HOME } = process.env;
  return Bun.spawn(command, {
    cwd: PROJECT,
    env: { PATH, HOME, DATA_DIR: folder, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Every process that was started holds the other end of this pipe until it ends. */
const allEnded = (parent: ReturnType<typeof start>) => new Response(parent.stdout).text();

const SERVE = `${process.execPath} cli/main.ts serve`;

test.each([
  ["SIGTERM to npm start", "SIGTERM", ["npm", "start"], {}],
  ["SIGINT to npm start", "SIGINT", ["npm", "start"], {}],
  ["SIGKILL to npm start", "SIGKILL", ["npm", "start"], {}],
  // The shell in between does not pass signals on.
  ["SIGTERM to the shell of npx", "SIGTERM", ["sh", "-c", `${SERVE}; exit`], { npm_command: "exec" }],
] as const)(
  "%s ends the service",
  async (_, signal, command, env) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const parent = start([...command], { PORT: String(port), ...env });
    await eventually(() => answers(url), "the service");
    parent.kill(signal);
    await allEnded(parent);
    expect(await answers(url)).toBe(false);
  },
  60_000,
);

test("a service whose npm ended while starting it ends by itself", async () => {
  const port = String(await freePort());
  const parent = start(["sh", "-c", `${SERVE} &`], { PORT: port, npm_lifecycle_event: "start" });
  await allEnded(parent);
  expect(await answers(`http://127.0.0.1:${port}`)).toBe(false);
}, 60_000);
