/** Files that were attached without a connection are kept, and sent later. */
import { afterAll, expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { temporaryFolder } from "../faults/cluster.ts";
import { eventually } from "../live/eventually.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { connection } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { add, change, openAnyCard, stored } from "./unsent.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();
const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Chooses a file in the card dialog that is open. The browser reads it from disk: sending it megabytes takes too long. */
async function attach(page: Page, name: string, bytes: number): Promise<void> {
  const path = join(folder.path, name);
  await writeFile(path, Buffer.alloc(bytes, "x"));
  await page.getByRole("dialog").locator('input[type="file"]:not([accept])').setInputFiles(path);
}

const KEPT = "Waiting for a connection. The file is kept in this browser.";

test("a file attached while the service is down is shown as waiting, counted, and sent when it is back", async () => {
  const vera = await server.person("vera");
  const { path, cardIds } = await layOut(vera, { "To do": ["One"] });
  const page = await browser.visit(`${server.url}${path}/${cardIds.One}`, { token: vera.token });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Attach files" }).waitFor();
  await server.kill();
  await connection(page, "Boardcast isn’t responding");
  await attach(page, "notes.txt", 5);
  await dialog.getByText(KEPT).waitFor();
  await connection(page, "Boardcast isn’t responding, 1 change waiting");
  await server.start();
  await eventually(async () => {
    const { attachments } = await vera.getCard({ card_id: cardIds.One! });
    return attachments.length === 1;
  }, "the file at the service");
  await connection(page, "Live");
  await dialog.getByRole("link", { name: "Download notes.txt" }).waitFor();
  expect(await dialog.getByText("Waiting for a connection").count()).toBe(0);
});

test("after the page is closed while the service is down, the next one sends its files, also those on a card created there", async () => {
  const wim = await server.person("wim");
  const { boardId, path, cardIds } = await layOut(wim, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: wim.token });
  await openAnyCard(page);
  await server.kill();
  await connection(page, "Boardcast isn’t responding");
  await page.getByRole("link", { name: "One" }).click();
  await attach(page, "old-card.txt", 5);
  await page.getByText(KEPT).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await add(page, "New");
  await page.getByRole("link", { name: "New" }).click();
  await attach(page, "new-card.txt", 7);
  await page.getByText(KEPT).waitFor();
  await connection(page, "Boardcast isn’t responding, 3 changes waiting");
  const context = page.context();
  // Nothing is lost, so nothing is asked.
  await page.close({ runBeforeUnload: true });
  await eventually(async () => context.pages().length === 0, "the page to close");
  await server.start();
  const next = await context.newPage();
  await next.goto(`${server.url}/settings`);
  const files = async () => {
    const { columns } = await wim.getBoard({ board_id: boardId });
    return columns[0]!.cards.map(({ title, attachments }) => [title, ...attachments.map(({ name }) => name)]);
  };
  await eventually(async () => (await files()).flat().length >= 4, "the files at the service");
  expect(await files()).toEqual([
    ["One", "old-card.txt"],
    ["New", "new-card.txt"],
  ]);
  await next.goto(`${server.url}${path}/${cardIds.One}`);
  await connection(next, "Live");
  await next.getByRole("link", { name: "Download old-card.txt" }).waitFor();
  await eventually(async () => (await stored(next, "files")).length === 0, "nothing left to send");
});

test("a file for a card created offline is sent by the next page after this one has created the card", async () => {
  const xena = await server.person("xena");
  const { boardId, path } = await layOut(xena, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: xena.token });
  await openAnyCard(page);
  const context = page.context();
  await context.setOffline(true);
  await connection(page, "Offline");
  await add(page, "New");
  await page.getByRole("link", { name: "New" }).click();
  await attach(page, "notes.txt", 5);
  await page.getByText(KEPT).waitFor();
  await page.route("**/attachments", (route) => route.abort());
  await context.setOffline(false);
  const created = async () => (await xena.getBoard({ board_id: boardId })).columns[0]!.cards[1];
  await eventually(async () => (await created()) !== undefined, "the card at the service");
  const { id } = (await created())!;
  await eventually(
    async () => (await stored(page, "files")).every((file) => file.cardId === id),
    "the real id in the stored file",
  );
  await page.close();
  const next = await context.newPage();
  await next.goto(server.url);
  await eventually(async () => (await created())!.attachments.length === 1, "the file at the service");
});

test("a file that is too large to be kept asks not to close the page", async () => {
  const yara = await server.person("yara");
  const { path, cardIds } = await layOut(yara, { "To do": ["One"] });
  const page = await browser.visit(`${server.url}${path}/${cardIds.One}`, { token: yara.token });
  await page.getByRole("button", { name: "Attach files" }).waitFor();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await attach(page, "film.mp4", 21 * 1024 * 1024);
  await page.getByText("Waiting for a connection. Keep this page open.").waitFor();
  let question = "";
  page.once("dialog", (asked) => {
    question = asked.type();
    void asked.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await eventually(async () => question === "beforeunload", "the question before leaving");
  expect(await stored(page, "files")).toEqual([]);
});

test("a file unsent for more than a day is sent only when the user says so", async () => {
  const zoe = await server.person("zoe");
  const { path, cardIds } = await layOut(zoe, { "To do": ["One"] });
  const page = await browser.visit(`${server.url}${path}/${cardIds.One}`, { token: zoe.token });
  await page.getByRole("button", { name: "Attach files" }).waitFor();
  await page.context().setOffline(true);
  await attach(page, "notes.txt", 5);
  await page.getByText(KEPT).waitFor();
  await page.route("**/attachments", (route) => route.abort());
  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await next.goto(`${server.url}/health`);
  await page.close();
  await change(next, "files", { at: Date.now() - 25 * 3600_000 });
  await next.goto(`${server.url}${path}/${cardIds.One}`);
  await next.getByText("Not attached. It couldn’t be sent for more than a day.", { exact: true }).waitFor();
  expect((await zoe.getCard({ card_id: cardIds.One! })).attachments).toEqual([]);
  await next.getByRole("button", { name: "Try again" }).click();
  await next.getByRole("link", { name: "Download notes.txt" }).waitFor();
});
