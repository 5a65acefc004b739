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

/** As npx runs it: a shell in between that does not pass signals on. */
const THROUGH_A_SHELL = ["sh", "-c", `${process.execPath} cli/main.ts serve; exit`];

test.each([
  ["npm start", ["npm", "start"], {}],
  ["the shell of npx", THROUGH_A_SHELL, { npm_command: "exec" }],
])(
  "SIGTERM to %s ends the service",
  async (_, command, env) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const parent = Bun.spawn(command, {
      cwd: PROJECT,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: "error",
        ...env,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await eventually(() => answers(url), "the service");
    parent.kill("SIGTERM");
    await parent.exited;
    await eventually(async () => !(await answers(url)), "the end of the service");
    expect(await answers(url)).toBe(false);
  },
  60_000,
);
