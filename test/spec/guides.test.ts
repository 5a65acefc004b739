/**
 * The code of these pages of docs/guides is run as it stands there, each page as one program, against a board of its own. What a
 * line prints is the comment `// → …` behind or below it.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Service, startService } from "../harness.ts";

const ROOT = join(import.meta.dir, "../..");
const GUIDES = join(ROOT, "docs/guides");
/** With the scope that each page says it needs. */
const PAGES = [
  ["read-a-board.md", "read"],
  ["follow-a-board.md", "write"],
  ["change-a-board-safely.md", "write"],
] as const;

let service: Service;
let folder: string;

beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), "boardcast-guides-"));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function codeOf(page: string): Promise<string> {
  const text = await Bun.file(join(GUIDES, page)).text();
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => code).join("\n");
}

async function stage(name: string, scope: "read" | "write"): Promise<string> {
  const person = await service.person(name);
  const { id: board_id } = await person.createBoard({ title: "Launch" });
  const { id: column_id } = await person.createColumn({ board_id, title: "To do" });
  await person.createColumn({ board_id, title: "Done", is_done_column: true });
  for (const title of ["Write the invitation", "Book a room"])
    await person.createCard({ board_id, column_id, title });
  return (await person.createApiToken({ name, scopes: [scope] })).token;
}

test("the index names every page, and the readme names the index", async () => {
  const index = await Bun.file(join(GUIDES, "README.md")).text();
  const pages = [...new Bun.Glob("*.md").scanSync(GUIDES)].filter((page) => page !== "README.md");
  expect(pages).toEqual(expect.arrayContaining(PAGES.map(([page]) => page)));
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
  expect(await Bun.file(join(ROOT, "README.md")).text()).toContain("](docs/guides/README.md)");
});

test.each(PAGES)("the code of %s prints what the page says", async (page, scope) => {
  const code = await codeOf(page);
  const program = join(folder, page.replace(".md", ".mjs"));
  await Bun.write(
    program,
    code.replaceAll('"boardcast-client"', JSON.stringify(join(ROOT, "client/index.ts"))),
  );
  const child = Bun.spawn([process.execPath, program], {
    env: {
      PATH: process.env.PATH,
      BOARDCAST_URL: service.url,
      BOARDCAST_TOKEN: await stage(page.replaceAll(/[.-]/g, ""), scope),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  expect({ code: await child.exited, errors }).toEqual({ code: 0, errors: "" });
  const promised = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
  expect(promised.length).toBeGreaterThan(2);
  expect(out.trim().split("\n")).toEqual(promised as string[]);
});

test("the requests of moving.md are answered as the page says", async () => {
  const person = await service.person("mover");
  const { id: board } = await person.createBoard({ title: "Launch" });
  const { items } = await person.listTemplates({});
  const file = new File(["title,column\nWrite the invitation,To do\n"], "cards.csv");
  const { id } = await person.importBoard({ file, preview: "true" });
  await Bun.write(
    join(folder, "trello-export.json"),
    JSON.stringify({ name: "Ours", url: "https://trello.com/b/x", lists: [], cards: [], actions: [] }),
  );
  const text = await Bun.file(join(GUIDES, "moving.md")).text();
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = ""]) =>
    code.includes("curl") ? code.replaceAll("curl -s", "curl -s --fail-with-body") : [],
  );
  expect(blocks).toHaveLength(3);
  const variables = { api: service.url, token: person.token, board, import: id, template: items[0]!.id };
  for (const code of blocks) {
    const shell = Bun.spawn(["bash", "-e", "-c", code], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...variables },
      stderr: "pipe",
    });
    const output = await new Response(shell.stdout).text();
    expect([await shell.exited, output.includes('"detail"')]).toEqual([0, false]);
  }
  expect((await person.listBoards()).map(({ title }) => title)).toContain("Our work");
  expect((await person.getBoard({ board_id: board })).is_template).toBe(true);
});
