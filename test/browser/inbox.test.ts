/** The bell, the inbox and watched cards, with two people at once. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { hasTitle, openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function twoPeople() {
  alice = await service.person("alice");
  bob = await service.person("bob");
}

const bell = (page: Page, label: string | RegExp) => page.getByRole("button", { name: label, exact: true });
const inbox = (page: Page) => page.getByRole("dialog", { name: "Inbox" });
/** Read, or not true any more. */
const settled = (page: Page, text: string) =>
  inbox(page).locator('.inbox-row[data-unread="false"]', { hasText: text });
const rows = (page: Page) => inbox(page).getByRole("listitem");

test("a mention is counted as it happens, opens its card, and is read in every tab", async () => {
  await twoPeople();
  const { path, cardIds } = await layOut(alice, { "To do": ["Fix login"] }, [bob]);
  const card_id = cardIds["Fix login"]!;
  await bob.readNotifications({ up_to: (await bob.listNotifications({})).items[0]!.id });
  const page = await browser.visit(service.url + path, { token: bob.token });
  const other = await page.context().newPage();
  await other.goto(service.url);
  await bell(page, "Inbox").waitFor();
  await bell(other, "Inbox").waitFor();
  await alice.createComment({ card_id, body: `Look, @${bob.me.username}` });
  await bell(page, "Inbox, 1 unread").waitFor();
  await bell(other, "Inbox, 1 unread").waitFor();
  await hasTitle(page, "(1) Launch · Boardcast");

  await bell(page, "Inbox, 1 unread").click();
  const sentence = `${alice.me.username} mentioned you in #1 Fix login`;
  await rows(page).filter({ hasText: sentence }).getByText(`Look, @${bob.me.username}`).waitFor();
  await rows(page).filter({ hasText: sentence }).getByText("Launch").waitFor();
  expect(await violations(page)).toEqual([]);
  await rows(page).getByRole("link").first().click();
  await page.getByRole("dialog", { name: "Fix login" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/${card_id}`);
  await bell(other, "Inbox").waitFor();
  await hasTitle(other, "Boards · Boardcast");
  await page.context().close();
});

test("one is marked as read, then all; an empty inbox says what it is for", async () => {
  await twoPeople();
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await bell(page, "Inbox").click();
  await inbox(page).getByRole("heading", { name: "Nothing new" }).waitFor();
  await page.keyboard.press("Escape");
  const { cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  for (const card_id of Object.values(cardIds)) await alice.assignCard({ card_id, user_ids: [bob.id] });
  await bell(page, "Inbox, 3 unread").click();
  // Newest first, whatever is read.
  const listed = async () =>
    (await inbox(page).locator(".inbox-thing").allInnerTexts()).map((text) => text.split(" ").at(-1));
  await inbox(page).getByRole("region", { name: "Today" }).waitFor();
  expect(await listed()).toEqual(["Two", "One", "Launch"]);
  await rows(page).nth(1).getByRole("button", { name: "Mark as read" }).click();
  await settled(page, "#1 One").waitFor();
  expect(await listed()).toEqual(["Two", "One", "Launch"]);
  const only = (name: string) => inbox(page).getByRole("button", { name, exact: true }).click();
  await only("Unread");
  expect(await listed()).toEqual(["Two", "Launch"]);
  await only("Mentions");
  await inbox(page).getByText("Nothing here.").waitFor();
  expect(await violations(page)).toEqual([]);
  await only("All");
  await inbox(page).getByRole("button", { name: "Mark all as read" }).click();
  await inbox(page).locator('.inbox-row[data-unread="true"]').first().waitFor({ state: "detached" });
  expect(await inbox(page).getByRole("button", { name: "Mark all as read" }).count()).toBe(0);
  await inbox(page).locator(".inbox-text:focus").waitFor();
  await eventually(async () => (await bob.listNotifications({})).unread === 0, "all of them read");
  await page.context().close();
});

test("opening a card reads its notifications, and no others; a notification leads to its comment", async () => {
  await twoPeople();
  const { path, cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  await bob.readNotifications({ up_to: (await bob.listNotifications({})).items[0]!.id });
  await alice.createComment({ card_id: cardIds.One!, body: `First, @${bob.me.username}` });
  const { id } = await alice.createComment({ card_id: cardIds.Two!, body: `Second, @${bob.me.username}` });
  for (let count = 0; count < 25; count++) await alice.createComment({ card_id: cardIds.Two!, body: "More" });
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: bob.token });
  await bell(page, "Inbox, 1 unread").waitFor({ state: "attached" });
  const unread = async () =>
    (await bob.listNotifications({ unread: "true" })).items.map(({ comment_id }) => comment_id);
  await eventually(async () => Bun.deepEquals(await unread(), [id]), "one unread notification");
  await page.getByRole("button", { name: "Close" }).click();
  await bell(page, "Inbox, 1 unread").click();
  await rows(page).getByRole("link").first().click();
  await page.locator(`[data-comment-id="${id}"][data-shown]`).waitFor();
  await page.context().close();
});

test("detail: opening a board reads that one was added to it, and nothing about its cards or other boards", async () => {
  await twoPeople();
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const { boardId } = await layOut(alice, { "To do": ["Two"] }, [bob]);
  await alice.assignCard({ card_id: cardIds.One!, user_ids: [bob.id] });
  const page = await browser.visit(`${service.url}${path}`, { token: bob.token });
  await bell(page, "Inbox, 2 unread").waitFor();
  const unread = (await bob.listNotifications({ unread: "true" })).items;
  expect(unread.map(({ kind, card, board }) => [kind, card?.title ?? board.id])).toEqual([
    ["assigned", "One"],
    ["added", boardId],
  ]);
  await page.context().close();
});

test("detail: what does not hold any more says why, and is neither counted nor among the unread", async () => {
  await twoPeople();
  const { cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  for (const card_id of Object.values(cardIds)) await alice.assignCard({ card_id, user_ids: [bob.id] });
  await alice.unassignCard({ card_id: cardIds.One!, user_id: bob.id });
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await bell(page, "Inbox, 2 unread").click();
  const outdated = rows(page).filter({ hasText: "You’re no longer on this card" });
  await outdated.waitFor();
  expect(await outdated.innerText()).toContain("#1 One");
  expect(await outdated.count()).toBe(1);
  await settled(page, "#1 One").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("detail: what is due soon says when, and a comment is shown as it reads", async () => {
  await twoPeople();
  const { boardId, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  await bob.readNotifications({ up_to: (await bob.listNotifications({})).items[0]!.id });
  const due = new Date(Date.now() + 7_200_000);
  await alice.updateCard({ card_id, due_at: due.toISOString() });
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await service.app.db.write([
    sql`UPDATE notifications SET kind = 'due_soon' WHERE board_id = ${boardId} AND card_id = ${card_id}`,
  ]);
  await alice.createComment({ card_id, body: "> **See** the [plan](https://example.org)\n- [ ] first" });
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await bell(page, /^Inbox/).click();
  // The service may have noticed by itself, too, that it is due soon.
  const row = rows(page).filter({ hasText: "Due soon: #1 One" });
  const when = row.first().locator(".inbox-due");
  expect(await when.innerText()).toStartWith("Due ");
  expect(await when.innerText()).toContain(String(due.getDate()));
  await rows(page).getByText("See the plan first", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  // The date that it has by now is not the one that it was about.
  await alice.updateCard({ card_id, due_at: new Date(Date.now() + 9 * 86_400_000).toISOString() });
  await page.reload();
  await bell(page, /^Inbox/).click();
  const moved = inbox(page).locator(".inbox-row", { hasText: "New due date: #1 One" });
  await moved.first().getByText("Was due soon").waitFor();
  expect(await row.count()).toBe(0);
  await page.context().close();
});

test("detail: a card that was overdue says what has become of it: another date, none, or done", async () => {
  await twoPeople();
  const { boardId, cardIds } = await layOut(alice, { "To do": ["Later", "Never", "Finished"] }, [bob]);
  for (const card_id of Object.values(cardIds)) await alice.assignCard({ card_id, user_ids: [bob.id] });
  await service.app.db.write([
    sql`UPDATE notifications SET kind = 'overdue', actor_id = NULL
      WHERE board_id = ${boardId} AND card_id IS NOT NULL`,
  ]);
  const due = new Date(Date.now() + 30 * 86_400_000);
  await alice.updateCard({ card_id: cardIds.Later!, due_at: due.toISOString() });
  await alice.updateCard({ card_id: cardIds.Finished!, is_complete: true });
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await bell(page, "Inbox, 1 unread").click();
  const moved = settled(page, "New due date: #1 Later");
  await moved.getByText("Was overdue").waitFor();
  expect(await moved.locator(".inbox-due").innerText()).toContain(String(due.getDate()));
  await settled(page, "Due date removed: #2 Never").waitFor();
  await settled(page, "Done: #3 Finished").waitFor();
  expect(await inbox(page).getByText("Overdue:").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test("J and K, or the arrows, go through the inbox, R marks as read and goes on, Enter opens", async () => {
  await twoPeople();
  const { cardIds } = await layOut(alice, { "To do": ["One", "Two"] }, [bob]);
  for (const card_id of Object.values(cardIds)) await alice.assignCard({ card_id, user_ids: [bob.id] });
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await bell(page, "Inbox, 3 unread").click();
  await rows(page).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  // The newest has the focus.
  await eventually(async () => (await focused()).includes("#2 Two"), "the focus on the first");
  await page.keyboard.press("j");
  expect(await focused()).toContain("#1 One");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toContain("#2 Two");
  await page.keyboard.press("r");
  expect(await focused()).toContain("#1 One");
  await settled(page, "#2 Two").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("k");
  expect(await focused()).toContain("#1 One");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "One" }).waitFor();
  await page.context().close();
});

test("without a network the inbox shows what this device has, and what is read there is told later", async () => {
  await twoPeople();
  const { cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  await alice.assignCard({ card_id: cardIds.One!, user_ids: [bob.id] });
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await bell(page, "Inbox, 2 unread").click();
  await rows(page).first().waitFor();
  await page.route("**/me/notifications**", (route) => route.abort());
  await page.reload();
  await bell(page, /Inbox/).click();
  await inbox(page).getByText("These are the notifications saved on this device").waitFor();
  await rows(page).first().getByRole("button", { name: "Mark as read" }).click();
  await settled(page, "#1 One").waitFor();
  await page.reload();
  await bell(page, /Inbox/).waitFor();
  await page.unroute("**/me/notifications**");
  expect((await bob.listNotifications({})).unread).toBe(2);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await eventually(async () => (await bob.listNotifications({})).unread === 1, "it is read");
  await page.context().close();
});

test("detail: a board that somebody shares appears in the list of boards at once", async () => {
  await twoPeople();
  const page = await browser.visit(`${service.url}/`, { token: bob.token });
  await page.getByRole("heading", { name: "Boards" }).waitFor();
  const { boardId } = await layOut(alice, {}, [bob]);
  await page.getByRole("link", { name: /Launch/ }).waitFor();
  await alice.updateBoard({ board_id: boardId, title: "Landing" });
  await page.getByRole("link", { name: /Landing/ }).waitFor();
  await page.context().close();
});

test("a watched card says so when it is opened again, and a comment on it notifies", async () => {
  await twoPeople();
  const { path, cardIds } = await layOut(alice, { "To do": ["Fix login"] }, [bob]);
  const card_id = cardIds["Fix login"]!;
  const page = await browser.visit(`${service.url}${path}/${card_id}`, { token: bob.token });
  const dialog = page.getByRole("dialog", { name: "Fix login" });
  await dialog.getByRole("button", { name: "Watch", exact: true }).click();
  await dialog.getByRole("button", { name: "Watching" }).waitFor();
  await eventually(async () => (await bob.getWatch({ card_id })).is_watching, "the card to be watched");
  await page.reload();
  await dialog.getByRole("button", { name: "Watching" }).waitFor();
  await alice.createComment({ card_id, body: "Hello" });
  await eventually(
    async () => (await bob.listNotifications({})).items[0]?.kind === "commented",
    "the notification",
  );
  await page.context().close();
});

test("detail: on a phone the inbox is a page of its own", async () => {
  await twoPeople();
  await layOut(alice, { "To do": [] }, [bob]);
  const page = await browser.visit(`${service.url}/`, {
    token: bob.token,
    viewport: { width: 390, height: 780 },
  });
  await bell(page, "Inbox, 1 unread").click();
  await rows(page)
    .filter({ hasText: `${alice.me.username} added you to Launch` })
    .waitFor();
  expect((await inbox(page).boundingBox())!.width).toBeGreaterThan(380);
  const starts = await inbox(page)
    .locator("h2:visible, h3, .face")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(starts).size).toBe(1);
  // What is done with all of them is beside the choice of what is shown, which stays in sight.
  const choice = inbox(page).getByRole("group", { name: "Show" });
  const [beside, button] = [
    (await choice.boundingBox())!,
    (await inbox(page).getByRole("button", { name: "Mark all as read" }).boundingBox())!,
  ];
  expect(button.x).toBeGreaterThanOrEqual(beside.x + beside.width);
  expect(await choice.evaluate((group) => group.closest("[data-scroller]"))).toBeNull();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
