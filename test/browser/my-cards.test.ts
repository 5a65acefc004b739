/** "My cards": by when they are due, changed in place, with the mouse and the keyboard, and without a network. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { someOf } from "./combinations.ts";
import { isKept } from "./stored.ts";

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** At noon, so many days from now. */
function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(days === 0 ? 23 : 12, days === 0 ? 59 : 0, 0, 0);
  return date.toISOString();
}

async function withMine(person: Person, due: Record<string, number | null>) {
  const laid = await layOut(person, { Todo: Object.keys(due) });
  for (const [title, days] of Object.entries(due)) {
    const card_id = laid.cardIds[title]!;
    await person.assignCard({ card_id, user_ids: [person.id] });
    if (days !== null) await person.updateCard({ card_id, due_at: inDays(days) });
  }
  return laid;
}

const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, title: string) => page.locator(".card-row", { hasText: title });
const groups = (page: Page) => page.locator(".my-cards-group h2").allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("cards are grouped by when they are due or by board below what is due by today, each group with what is left, and of one board on request", async () => {
  const ada = await service.person("ada");
  await withMine(ada, { Late: -2, Now: 0, Next: 1, Soon: 4, Far: 30, Some: null });
  const { id: board_id } = await ada.createBoard({ title: "Garden" });
  const { id: column_id } = await ada.createColumn({ board_id, title: "Beds" });
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "Dig" });
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await row(page, "Dig").getByText("Garden›Beds").waitFor();
  expect(await groups(page)).toEqual([
    "Overdue\n1",
    "Today\n1",
    "Tomorrow\n1",
    "Next 7 days\n1",
    "Later\n1",
    "No due date\n2",
  ]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "By board" }).click();
  expect(await groups(page)).toEqual(["Overdue and today\n2", "Garden\n1", "Launch\n4"]);
  await page.reload();
  await page.getByRole("button", { name: "By board", pressed: true }).waitFor();
  await row(page, "Dig").getByText("Beds").waitFor();
  // The board is in the heading, or else in the row.
  expect(await row(page, "Dig").locator(".card-row-board").isVisible()).toBe(false);
  expect(await row(page, "Late").locator(".card-row-board").isVisible()).toBe(true);
  expect(await groups(page)).toEqual(["Overdue and today\n2", "Garden\n1", "Launch\n4"]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "By due date" }).click();
  await page.getByRole("combobox", { name: "Board" }).selectOption({ label: "Garden (1)" });
  await row(page, "Late").waitFor({ state: "detached" });
  expect(await page.locator(".card-row-title").allInnerTexts()).toEqual(["Dig"]);
  expect(new URL(page.url()).search).toBe(`?board=${board_id}`);
  await page.reload();
  await row(page, "Dig").waitFor();
  await ada.updateCard({ card_id, is_complete: true });
  await page.reload();
  await page.getByText("Nothing to do on this board").waitFor();
  await page.getByRole("button", { name: "Show cards on all boards" }).click();
  await row(page, "Late").waitFor();
});

test("a card that is completed stays where it is, is not counted, and comes back with Undo or Ctrl+Z", async () => {
  const ada = await service.person("ada");
  const { cardIds } = await withMine(ada, { Late: -2, Later: -1 });
  const isComplete = async () => (await ada.getCard({ card_id: cardIds.Late! })).is_complete;
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await group(page, "Overdue").getByRole("checkbox", { name: "Complete Late", exact: true }).check();
  await page.getByText("“Late” was marked complete.").waitFor();
  expect(await page.locator(".card-row-title").allInnerTexts()).toEqual(["Late", "Later"]);
  expect(await groups(page)).toEqual(["Overdue\n1"]);
  await until(isComplete);
  // Also when the list is read again.
  const isRead = page.waitForResponse((response) => response.url().includes("/me/cards"));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await isRead;
  await row(page, "Late").locator("input:checked").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await until(async () => !(await isComplete()));
  expect(await groups(page)).toEqual(["Overdue\n2"]);
  await page.getByRole("button", { name: "Redo" }).click();
  await until(isComplete);
  await page.locator("main").press("Control+z");
  await until(async () => !(await isComplete()));
  await page.locator("main").press("Control+z");
  await page.getByText("Nothing to undo.").waitFor();
});

test("Undo also takes back what a rule did because of the change", async () => {
  const ada = await service.person("ada");
  const { boardId, cardIds } = await layOut(ada, { Todo: ["Ruled"], Done: [] });
  const card_id = cardIds.Ruled!;
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  const [todo, done] = (await ada.getBoard({ board_id: boardId })).columns;
  await ada.createRule({
    board_id: boardId,
    name: "Completed",
    trigger_type: "card_completed",
    action_type: "move_to_column",
    action_column_id: done!.id,
  });
  const place = async () => (await ada.getCard({ card_id })).column_id;
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await page.getByRole("checkbox", { name: "Complete Ruled", exact: true }).check();
  await until(async () => (await place()) === done!.id);
  await page.getByRole("button", { name: "Undo" }).click();
  await until(async () => (await place()) === todo!.id);
  expect((await ada.getCard({ card_id })).is_complete).toBe(false);
  await page.getByRole("button", { name: "Redo" }).click();
  await until(async () => (await place()) === done!.id);
});

test("detail: Undo is refused with the name of whoever has changed the card since, and leaves the history", async () => {
  const ada = await service.person("ada");
  const bob = await service.person("bob");
  const { cardIds } = await layOut(ada, { Todo: ["Shared"] }, [bob]);
  const card_id = cardIds.Shared!;
  await ada.assignCard({ card_id, user_ids: [ada.id] });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await page.getByRole("checkbox", { name: "Complete Shared", exact: true }).check();
  await until(async () => (await ada.getCard({ card_id })).is_complete);
  await bob.updateCard({ card_id, is_complete: false });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(`${bob.me.username} has changed this since.`).waitFor();
  expect(await row(page, "Shared").getByRole("checkbox").isChecked()).toBe(false);
  await page.locator("main").press("Control+z");
  await page.getByText("Nothing to undo.").waitFor();
});

test("detail: a refused change is not undone later", async () => {
  const ada = await service.person("ada");
  await withMine(ada, { Refused: null });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  const answer = { status: 403, json: { detail: "No." } };
  await page.route("**/cards/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill(answer) : route.continue(),
  );
  await page.getByRole("checkbox", { name: "Complete Refused", exact: true }).click();
  await page.getByText("Couldn’t mark “Refused” complete").waitFor();
  expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
  await page.locator("main").press("Control+z");
  await page.getByText("Nothing to undo.").waitFor();
});

test("without a network, what is not sent yet is withdrawn; to undo what was sent takes a connection", async () => {
  const ada = await service.person("ada");
  const { boardId, cardIds } = await withMine(ada, { Early: null, Waiting: null });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await page.getByRole("checkbox", { name: "Complete Early", exact: true }).check();
  await until(async () => (await ada.getCard({ card_id: cardIds.Early! })).is_complete);
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Complete Waiting", exact: true }).check();
  await page.getByText("“Waiting” was marked complete.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("“Waiting” was marked not complete.").waitFor();
  await page.locator("main").press("Control+z");
  await page.getByText("Boardcast can’t be reached.").first().waitFor();
  expect(await row(page, "Early").getByRole("checkbox").isChecked()).toBe(true);
  await page.context().setOffline(false);
  await page.locator("main").press("Control+z");
  await until(async () => !(await ada.getCard({ card_id: cardIds.Early! })).is_complete);
  const ofWaiting = { board_id: boardId, card_id: cardIds.Waiting!, since: 0, type: "card.updated" };
  expect((await ada.listEvents(ofWaiting)).events).toEqual([]);
});

test("J and K, or the arrows, go through the cards, T completes one, D sets its due date, and the focus stays with it", async () => {
  const ada = await service.person("ada");
  const { cardIds } = await withMine(ada, { One: 0, Two: 1, Three: null });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await row(page, "One").waitFor();
  await page.keyboard.press("j");
  expect(await focused(page)).toBe("One");
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("Three");
  await page.keyboard.press("k");
  expect(await focused(page)).toBe("Two");
  await page.keyboard.press("t");
  await until(async () => (await ada.getCard({ card_id: cardIds.Two! })).is_complete);
  expect(await focused(page)).toBe("Two");
  await page.keyboard.press("j");
  await page.keyboard.press("d");
  await page
    .getByRole("dialog", { name: "Due date of “Three”" })
    .getByRole("button", { name: "Today" })
    .click();
  await group(page, "Today").getByRole("link", { name: "Three" }).waitFor();
  await until(async () => (await focused(page)) === "Three");
  await until(async () => (await ada.getCard({ card_id: cardIds.Three! })).due_at !== null);
  await page.keyboard.press("Control+z");
  await group(page, "No due date").getByRole("link", { name: "Three" }).waitFor();
  await until(async () => (await focused(page)) === "Three");
  await until(async () => (await ada.getCard({ card_id: cardIds.Three! })).due_at === null);
  await page.keyboard.press("d");
  await page.keyboard.press("Escape");
  await until(async () => (await focused(page)) === "Three");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Three" }).waitFor();
});

test("detail: a card that somebody assigns appears by itself", async () => {
  const ada = await service.person("ada");
  const bob = await service.person("bob");
  const { cardIds } = await layOut(ada, { Todo: ["Report"] }, [bob]);
  const page = await browser.visit(`${service.url}/my-cards`, { token: bob.token });
  await page.getByText("Nothing to do").waitFor();
  await page.getByRole("link", { name: "Go to your boards" }).waitFor();
  await ada.assignCard({ card_id: cardIds.Report!, user_ids: [bob.id] });
  await row(page, "Report").waitFor();
});

test("without a network, boards that this device knows better than the list decide what is on it", async () => {
  const ada = await service.person("ada");
  const { boardId, cardIds } = await withMine(ada, { One: 1, Two: null });
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await row(page, "Two").getByRole("link", { name: "Launch" }).click();
  await page.getByRole("region", { name: "Todo" }).waitFor();
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await ada.updateCard({ card_id: cardIds.Two!, is_complete: true });
  await ada.updateCard({ card_id: cardIds.One!, title: "One more" });
  await page.getByText("One more").waitFor();
  await page.locator('.card-complete[aria-pressed="true"]').waitFor();
  // The copy is written when the page is about to go.
  await isKept(page, boardId);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForTimeout(500);
  await page.route("**/me/cards*", (route) => route.abort());
  await page.goto(`${service.url}/my-cards`);
  await page.getByText("Boardcast isn’t responding. These are your cards").waitFor();
  await row(page, "One more").waitFor();
  expect(await page.locator(".card-row-title").allInnerTexts()).toEqual(["One more"]);
});

/** Cards that have something of everything, one of them much of it, and one without. */
async function withFacts() {
  const ada = await service.person("ada");
  const others = await Promise.all(["bob", "cleo", "dan", "eve"].map((name) => service.person(name)));
  const { boardId: board_id, cardIds } = await withMine(ada, {
    Full: 1,
    Labelled: 2,
    Counted: 3,
    Plain: null,
  });
  for (const { id } of others) await ada.invite({ board_id, user_id: id });
  const labels: string[] = [];
  for (const name of ["Urgent", "Design of the pages", "Bug", "Needs review"])
    labels.push((await ada.createLabel({ board_id, name, color: "#aa3322" })).id);
  for (const label_id of labels) await ada.addLabel({ card_id: cardIds.Full!, label_id });
  await ada.addLabel({ card_id: cardIds.Labelled!, label_id: labels[0]! });
  for (const title of ["Full", "Counted"]) {
    const card_id = cardIds[title]!;
    await ada.createComment({ card_id, body: "Soon" });
    const user_ids = others.map(({ id }) => id).slice(0, title === "Full" ? 4 : 1);
    await ada.assignCard({ card_id, user_ids });
  }
  return ada;
}

/** The parts of what a card has, from where its line begins. */
const partsOf = (page: Page, title: string) =>
  row(page, title)
    .locator(".card-row-facts")
    .evaluate((line) =>
      [...line.children]
        .map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.className, left, right, top, bottom };
        })
        .sort((a, b) => a.left - b.left),
    );

test("detail: dates end at the same place in every row, after two labels and three faces at most", async () => {
  const ada = await withFacts();
  const page = await browser.visit(`${service.url}/my-cards`, { token: ada.token });
  await row(page, "Plain").waitFor();
  const ends = await page
    .locator(".card-row-change-due")
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
  expect([ends.length, new Set(ends).size]).toEqual([4, 1]);
  const full = row(page, "Full");
  expect(await full.locator(".card-labels li").allInnerTexts()).toEqual([
    "Urgent",
    expect.stringMatching(/^Design of the pages\s+\+2\s+Bug and Needs review$/),
  ]);
  expect(await full.locator(".avatars > .avatar").count()).toBe(2);
  expect(await full.locator(".avatars > :last-child").innerText()).toMatch(
    /^\+2\nAlso assigned: dan\S* and eve\S*$/,
  );
  expect(await full.locator(".card-row-due").innerText()).toMatch(/^Due\s+Tomorrow 12:00/);
  const parts = await partsOf(page, "Full");
  for (const [index, { name, left }] of parts.entries())
    expect([name, left >= (parts[index - 1]?.right ?? 0)]).toEqual([name, true]);
});

test("detail: on a phone, a card has three lines: its title, where it is and when it is due, and what else it has", async () => {
  const ada = await withFacts();
  for (const width of someOf([390, 320])) {
    const page = await browser.visit(`${service.url}/my-cards`, {
      token: ada.token,
      viewport: { width, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await row(page, "Full").locator(".card-row-facts").waitFor();
    const parts = await partsOf(page, "Full");
    const labels = parts.find(({ name }) => name === "card-labels")!;
    const others = parts.filter((part) => part !== labels);
    const middleOf = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
    const due = others.find(({ name }) => name === "card-row-change-due")!;
    const place = (await row(page, "Full").locator(".card-row-place").boundingBox())!;
    expect(Math.abs(middleOf(due) - (place.y + place.height / 2))).toBeLessThan(4);
    expect(due.left).toBeGreaterThanOrEqual(place.x + place.width);
    // On the smallest phones, labels have a line of their own.
    const below = parts.filter((part) => part !== due && (width === 390 || part !== labels));
    const middles = below.map(middleOf);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expect(Math.min(...below.map(({ top }) => top))).toBeGreaterThanOrEqual(due.bottom - 4);
    if (width === 320)
      expect(labels.top).toBeGreaterThanOrEqual(Math.max(...others.map(({ bottom }) => bottom)));
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width);
    // Names are shortened, but not away.
    const names = await row(page, "Full")
      .locator(".card-labels .truncate")
      .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(names.length).toBe(2);
    const chips = await row(page, "Full")
      .locator(".card-labels .chip")
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    expect(chips[1]![0]).toBeGreaterThanOrEqual(chips[0]![1]!);
    expect(chips[1]![1]).toBeLessThanOrEqual(labels.right);
    expect(Math.min(...names)).toBeGreaterThan(15);
    await page.context().close();
  }
});

test("detail: a row has room for its title, its labels and where it is, and its date at the end; on a phone the date has words", async () => {
  const hal = await service.person("hal");
  const { id: board_id } = await hal.createBoard({ title: "Launch of the new product: marketing" });
  const { id: column_id } = await hal.createColumn({ board_id, title: "Blocked by somebody else" });
  const title = "Review the export of invoices for customers with several tax numbers";
  const { id: card_id } = await hal.createCard({ board_id, column_id, title });
  await hal.assignCard({ card_id, user_ids: [hal.id] });
  for (const name of ["Accessibility", "Regression"]) {
    const { id: label_id } = await hal.createLabel({ board_id, name });
    await hal.addLabel({ card_id, label_id });
  }
  const page = await browser.visit(`${service.url}/my-cards`, {
    token: hal.token,
    viewport: { width: 1440, height: 900 },
  });
  await row(page, title).waitFor();
  const { lines, cut, end, last } = await row(page, title).evaluate((each) => {
    const link = each.querySelector(".card-row-title")!;
    const texts = [...each.querySelectorAll(".truncate, .chip *")];
    const facts = each.querySelector(".card-row-facts")!;
    return {
      lines: Math.round(link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight)),
      cut: texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
      end: each.getBoundingClientRect().right - facts.getBoundingClientRect().right,
      last: facts.lastElementChild?.className,
    };
  });
  expect([lines, cut, last]).toEqual([1, [], "card-row-change-due"]);
  expect(end).toBeLessThan(20);
  await page.setViewportSize({ width: 390, height: 844 });
  // There, a date is chosen in the card: rows with and without one are alike.
  await row(page, title).locator(".card-row-change-due").waitFor({ state: "hidden" });
  await page.context().close();
});
