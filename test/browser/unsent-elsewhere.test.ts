/** Changes that their page has not sent: other tabs and the list of boards do, or tell of them. */
import { expect, test } from "bun:test";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { connection } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { add, change, isStored } from "./unsent.ts";

const browser = browserForTests();
const server = serverForTests();

test("when one of two tabs is closed before its change was sent, the other sends it once", async () => {
  const hugo = await server.person("hugo");
  const { boardId, path } = await layOut(hugo, { "To do": ["One"] });
  const first = await browser.visit(server.url + path, { token: hugo.token });
  await sees(first, "To do", ["One"]);
  // Only the first cannot send.
  await first.route("**/cards", (route) => route.abort());
  await add(first, "From the first tab");
  await isStored(first);
  const second = await first.context().newPage();
  await second.goto(server.url + path);
  await sees(second, "To do", ["One", "From the first tab"]);
  await first.close();
  await second.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  const { columns } = await hugo.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "From the first tab"]);
});

test("after the page is closed while offline, the list of boards shows the unsent changes and sends them", async () => {
  const quin = await server.person("quin");
  const { boardId, path } = await layOut(quin, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: quin.token });
  await sees(page, "To do", ["One"]);
  const context = page.context();
  await context.route("**/cards", (route) => route.abort());
  await add(page, "Made on the way");
  await add(page, "And another");
  await connection(page, "Saving");
  const next = await context.newPage();
  await page.close();
  await next.goto(server.url);
  const notice = next.getByText("2 changes on Launch are waiting to be sent.");
  await notice.waitFor();
  expect(await notice.getByRole("link", { name: "Launch" }).getAttribute("href")).toBe(path);
  expect(await violations(next)).toEqual([]);
  await context.unroute("**/cards");
  await notice.waitFor({ state: "detached" });
  const { columns } = await quin.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "Made on the way", "And another"]);
});

test("unsent changes of a board that the user may no longer open stay on the list of boards", async () => {
  const rosa = await server.person("rosa");
  const sven = await server.person("sven");
  const { boardId, path } = await layOut(rosa, { "To do": ["One"] }, [sven]);
  const page = await browser.visit(server.url + path, { token: sven.token });
  await sees(page, "To do", ["One"]);
  await page.context().route("**/cards", (route) => route.abort());
  await add(page, "Too late");
  await connection(page, "Saving");
  const next = await page.context().newPage();
  await page.close();
  await rosa.removeMember({ board_id: boardId, user_id: sven.id });
  let opened = 0;
  next.on("request", (request) => {
    if (request.url().includes(`/boards/${boardId}`)) opened++;
  });
  await next.goto(server.url);
  await next.getByText("1 change on Launch is waiting to be sent.").waitFor();
  await next.waitForTimeout(3500);
  // Asked for once, and not again with every look.
  expect(opened).toBeLessThanOrEqual(2);
  await next.getByRole("link", { name: "Launch" }).click();
  await next.getByRole("heading", { name: "Your changes weren’t saved" }).waitFor();
  await next.getByRole("button", { name: "Discard" }).click();
  await next.goto(server.url);
  await next.getByRole("heading", { name: "Start with a board" }).waitFor();
  expect(await next.getByText("waiting to be sent").count()).toBe(0);
});

test("when a tab with an unsent change is closed, the tab that leads sends it", async () => {
  const tara = await server.person("tara");
  const { boardId, path } = await layOut(tara, { "To do": ["One"] });
  const first = await browser.visit(server.url + path, { token: tara.token });
  const second = await first.context().newPage();
  await second.goto(server.url + path);
  await sees(first, "To do", ["One"]);
  await sees(second, "To do", ["One"]);
  await first.route("**/cards", (route) => route.abort());
  await add(second, "From the second tab");
  await connection(second, "Saving");
  await second.close();
  await first.unroute("**/cards");
  await sees(first, "To do", ["One", "From the second tab"]);
  await first.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  const { columns } = await tara.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "From the second tab"]);
});

test("changes unsent for more than 30 days are discarded, and their text can be copied one last time", async () => {
  const uma = await server.person("uma");
  const { boardId, path } = await layOut(uma, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: uma.token });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards", (route) => route.abort());
  await add(page, "Long forgotten");
  await connection(page, "Saving");
  await change(page, "changes", { at: "2026-01-01T00:00:00.000Z" });
  const next = await page.context().newPage();
  await page.close();
  await next.goto(server.url);
  await next.getByText("1 unsent change from more than 30 days ago was discarded.").waitFor();
  await next.reload();
  await next.getByRole("link", { name: "Launch" }).click();
  await sees(next, "To do", ["One"]);
  await connection(next, "Live");
  expect(await next.getByRole("dialog").count()).toBe(0);
  expect((await uma.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
});

test("changes unsent for more than a day are sent only after confirmation", async () => {
  const nora = await server.person("nora");
  const { boardId, path } = await layOut(nora, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: nora.token });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards", (route) => route.abort());
  await add(page, "From the day before yesterday");
  await isStored(page);
  await change(page, "changes", { at: new Date(Date.now() - 2 * 86_400_000).toISOString() });
  const list = await page.context().newPage();
  await list.goto(server.url);
  await list.getByText("1 change on Launch was never sent. Open the board to send or discard it.").waitFor();
  await list.close();
  await page.reload();
  await page.unroute("**/cards");
  const dialog = page.getByRole("dialog", { name: "These changes were never sent" });
  await dialog.getByText("Add the card “From the day before yesterday”").waitFor();
  expect(await violations(page)).toEqual([]);
  expect((await nora.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
  await dialog.getByRole("button", { name: "Send now" }).click();
  await sees(page, "To do", ["One", "From the day before yesterday"]);
  await eventually(async () => {
    const { columns } = await nora.getBoard({ board_id: boardId });
    return columns[0]!.cards.length === 2;
  }, "the card at the service");
});
