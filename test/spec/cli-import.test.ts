/** boardcast import, as a process of its own, against a running service: IMPORT-16. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProgress } from "../../cli/import/progress.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { commandLine } from "../support/command-line.ts";
import { startPlanka } from "../support/fake-planka.ts";

const { run, cleanUp } = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-cli-import-"));
const CSV = "title,column\nDig,Now\nSow,Later\n";

let service: Service;
let alice: Person;
let token: string;

beforeAll(async () => {
  service = await startService({ settings: { IMPORT_ALLOWED_HOSTS: "127.0.0.1" } });
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

const boardcast = (...args: string[]) => boardcastWith({}, ...args);
const boardcastWith = (env: Record<string, string>, ...args: string[]) =>
  run(["import", ...args, "--server", service.url], { BOARDCAST_TOKEN: token, ...env });

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
  expect(await refused(["a", ...server, "--tz", "Mars/Phobos"])).toEqual([
    1,
    "boardcast: --tz is the name of a time zone, such as Europe/Berlin\n",
  ]);
  expect(await refused(["a", ...server, "--date-order", "dmy"])).toEqual([
    1,
    "boardcast: --date-order is one of day_first, month_first\n",
  ]);
  expect(await refused(["a", "--follow", "x", ...server])).toEqual([
    1,
    "boardcast: import takes one file, or one URL, or --follow with the id of an import\n",
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

test("IMPORT-16: a file that is too large for a proxy in front of the service is said to be", async () => {
  const proxy = Bun.serve({
    port: 0,
    fetch: ({ method }) =>
      method === "POST" ? new Response("<html>", { status: 413 }) : Response.json({ items: [] }),
  });
  try {
    const server = proxy.url.origin;
    const args = ["import", fileOf("large.csv", CSV), "--server", server];
    const { code, errors } = await run(args, { BOARDCAST_TOKEN: token });
    expect([code, errors]).toEqual([
      1,
      `boardcast: A proxy in front of the service refuses files of this size (${server}/boards/import answered with status 413). Whoever runs it can raise its limit.\n`,
    ]);
  } finally {
    await proxy.stop(true);
  }
});

async function dueOf({ code, out, errors }: { code: number; out: string; errors: string }) {
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  const board_id = /\/b\/(.+)/.exec(out)?.[1] ?? "";
  return (await alice.getBoard({ board_id })).columns[0]?.cards[0]?.due_at;
}

test("IMPORT-16: --date-order says what 05/06/2020 means", async () => {
  const path = fileOf("order.csv", "title,due_at\nDig,05/06/2020\n");
  const due = async (order: string) => dueOf(await boardcastWith({ TZ: "UTC" }, path, "--date-order", order));
  expect(await due("day_first")).toBe("2020-06-05T23:59:00.000Z");
  expect(await due("month_first")).toBe("2020-05-06T23:59:00.000Z");
});

test("IMPORT-16: dates of a table are in the time zone of the machine, or in that of --tz", async () => {
  const path = fileOf("zones.csv", "title,due_at\nDig,2024-05-03\n");
  const dueIn = async (TZ: string, ...args: string[]) => dueOf(await boardcastWith({ TZ }, path, ...args));
  expect(await dueIn("Asia/Tokyo")).toBe("2024-05-03T14:59:00.000Z");
  expect(await dueIn("Asia/Tokyo", "--tz", "America/New_York")).toBe("2024-05-04T03:59:00.000Z");
});

test("IMPORT-16: a board is read from Planka with --planka-token, or with the token in the environment", async () => {
  const planka = startPlanka();
  planka.responses.set("/api/boards/17", {
    item: { name: "Orchard" },
    included: {
      lists: [{ id: "1", type: "active", name: "Now" }],
      cards: [{ id: "2", listId: "1", name: "Prune" }],
    },
  });
  const address = `${planka.url}/boards/17`;
  const fromEnvironment = { BOARDCAST_PLANKA_TOKEN: "from-environment" };
  try {
    const first = await boardcast(address, "--planka-token", "given", "--title", "Trees");
    expect(first).toMatchObject({ code: 0, errors: "" });
    expect(first.out).toContain("Imported from planka: 1 columns, 1 cards\n");
    expect(await boardcastWith(fromEnvironment, address)).toMatchObject({ code: 0, errors: "" });
    const tokens = planka.requests.map(({ headers }) => headers.get("x-api-key"));
    expect(new Set(tokens)).toEqual(new Set(["given", "from-environment"]));
    // It does not turn a file into an address.
    expect(await boardcastWith(fromEnvironment, fileOf("Shed.csv", CSV))).toMatchObject({ code: 0 });
  } finally {
    await planka.stop();
  }
  const titles = (await alice.listBoards()).map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Trees", "Orchard", "Shed"]));
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

test("what is said meanwhile has a line of its own, and the bar is shown again below it", () => {
  const parts: string[] = [];
  const progress = createProgress({ isTTY: true, write: (text) => parts.push(text) });
  const bar = `\r${"█".repeat(15)}${"░".repeat(15)}  50 % importing\u001b[K`;
  progress.show("importing", 0.5);
  progress.say("The service answers again.");
  progress.show("importing", 0.5);
  expect(parts).toEqual([bar, "\n", "The service answers again.\n", bar]);
});
