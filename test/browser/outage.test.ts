/** The service crashes and restarts while two people work: no change is lost, none takes effect twice. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { layOut } from "./board.ts";
import { drag, sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { serverProcess } from "./server-process.ts";

const browser = browserForTests({ loadsAhead: true });
let server: Awaited<ReturnType<typeof serverProcess>>;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
});
afterAll(() => server.end());

test("after a crash of the service while both edit, both boards agree with it", async () => {
  const alice = await server.person("alice");
  const bob = await server.person("bob");
  const { boardId, path } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: [] }, [bob]);
  const a = await browser.visit(server.url + path, { token: alice.token });
  const b = await browser.visit(server.url + path, { token: bob.token });
  await sees(b, "To do", ["One", "Two", "Three"]);
  await a.evaluate(() => Object.assign(window, { neverReloaded: true }));

  await server.kill();
  await connection(a, "Boardcast isn’t responding");
  await connection(b, "Boardcast isn’t responding");
  await drag(a, "One", { column: "Done" });
  await add(a, "From Alice");
  await add(b, "From Bob");
  await sees(a, "Done", ["One"]);
  await connection(a, "Boardcast isn’t responding, 2 changes waiting");
  await sees(b, "To do", ["One", "Two", "Three", "From Bob"]);

  await server.start();
  for (const page of [a, b]) {
    await connection(page, "Live");
    await page.getByText("From Alice").waitFor();
    await page.getByText("From Bob").waitFor();
    await sees(page, "Done", ["One"]);
  }
  const board = await alice.getBoard({ board_id: boardId });
  const [todo, done] = board.columns.map(({ cards }) => cards.map(({ title }) => title));
  expect(done).toEqual(["One"]);
  expect(todo!.toSorted()).toEqual(["From Alice", "From Bob", "Three", "Two"]);
  await sees(a, "To do", todo!);
  await sees(b, "To do", todo!);
  expect(await a.evaluate(() => "neverReloaded" in window)).toBe(true);
});

test("after a crash in the middle of a burst, every card exists once", async () => {
  const carol = await server.person("carol");
  const { boardId, path } = await layOut(carol, { "To do": [] });
  const page = await browser.visit(server.url + path, { token: carol.token });
  const titles = Array.from({ length: 12 }, (_, index) => `Card ${index}`);
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  const field = page.getByLabel("Title of a new card in To do");
  for (const [index, title] of titles.entries()) {
    await field.fill(title);
    await field.press("Enter");
    // Not awaited: the next cards are written while it dies.
    if (index === 5) void server.kill();
  }
  await sees(page, "To do", titles);
  await server.kill();
  await server.start();
  await connection(page, "Live");
  await page.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  await sees(page, "To do", titles);
  const { columns } = await carol.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(titles);
});

function connection(page: Page, text: string): Promise<void> {
  return page.locator(".connection", { hasText: text }).waitFor();
}

async function add(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill(title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}
