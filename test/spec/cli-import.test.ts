/** boardcast import, as a process of its own, against a running service: IMPORT-16. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProgress } from "../../cli/import/progress.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { commandLine } from "../support/command-line.ts";

const { run, cleanUp } = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-cli-import-"));
const CSV = "title,column\nDig,Now\nSow,Later\n";

let service: Service;
let alice: Person;
let token: string;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  ({ token } = await alice.createApiToken({ name: "cli", scopes: ["write"] }));
});
afterAll(async () => {
  await service.stop();
  await cleanUp();
  rmSync(folder, { recursive: true });
});

function fileOf(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const boardcast = (...args: string[]) =>
  run(["import", ...args, "--server", service.url], { BOARDCAST_TOKEN: token });

test("IMPORT-16: a file becomes a board, and the report and its address are printed", async () => {
  const { code, out, errors } = await boardcast(fileOf("Gärten.csv", CSV));
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const [board] = await alice.listBoards();
  expect(board!.title).toBe("Gärten");
  expect(out.split("\n").slice(-3)).toEqual([
    "Imported from csv: 2 columns, 2 cards",
    `${service.url}/b/${board!.id}`,
    "",
  ]);
  expect(out).toContain("importing 100 %");
});

test("IMPORT-16: a file at an address is downloaded and imported, with the title that is given", async () => {
  const other = Bun.serve({ port: 0, fetch: () => new Response(CSV) });
  try {
    const { code, errors } = await boardcast(`${other.url}table.csv`, "--title", "Table", "--format", "csv");
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
  } finally {
    await other.stop(true);
  }
  expect((await alice.listBoards()).map(({ title }) => title)).toContain("Table");
});

test("IMPORT-16: what cannot be imported is said in one line, with exit status 1", async () => {
  const refused = async (args: string[], settings: Record<string, string> = { BOARDCAST_TOKEN: token }) => {
    const { code, errors } = await run(["import", ...args], settings);
    return [code, errors];
  };
  const server = ["--server", service.url];
  expect(await refused([fileOf("empty.json", "{}"), ...server])).toEqual([
    1,
    "boardcast: The import has failed: This is not a file of a format that can be imported.\n",
  ]);
  expect(await refused([join(folder, "none"), ...server])).toEqual([
    1,
    `boardcast: There is no file ${join(folder, "none")}\n`,
  ]);
  expect(await refused(["a", ...server], {})).toEqual([
    1,
    "boardcast: import needs an API token with the scope write: --token, or BOARDCAST_TOKEN\n",
  ]);
  expect(await refused([fileOf("a.csv", CSV), ...server, "--token", "wrong"])).toEqual([
    1,
    expect.stringMatching(/^boardcast: .*\n$/),
  ]);
});

test("a terminal is shown a bar, and everything else a line for each tenth", () => {
  const written = (isTTY: boolean) => {
    const parts: string[] = [];
    const progress = createProgress({ isTTY, write: (text) => parts.push(text) });
    for (const fraction of [0, 0.01, 0.5, 0.51, 1]) progress.show("importing", fraction);
    progress.end();
    return parts;
  };
  expect(written(false)).toEqual(["importing 0 %\n", "importing 50 %\n", "importing 100 %\n"]);
  expect(written(true).slice(-2)).toEqual([`\r${"█".repeat(30)} 100 % importing\u001b[K`, "\n"]);
  expect(written(true).length).toBe(6);
});
