/** What moves on the board, how it is seen to move, and that everything can be reached although little is rendered. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { hears, IN_MOTION, openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("a gap of the card's height opens where it would land, and the card settles there; Escape returns it", async () => {
  const long =
    "A title that is long enough to need several lines on a tile of a column of this width, really";
  const { path } = await layOut(alice, { "To do": ["One", long, "Three"], Done: ["Four", "Five"] });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await sees(page, "Done", ["Four", "Five"]);
  const source = await boxOf(page, long);
  const height = Math.round(source.height);
  const five = await boxOf(page, "Five");
  await pickUp(page, source);
  const gap = page.locator(".drop-gap");
  // At first where the card was, so that nothing moves.
  expect(await gap.boundingBox()).toEqual({ ...source, height });
  await page.mouse.move(five.x + 40, five.y + 12, { steps: 8 });
  await page.locator("section[aria-label='Done'] .drop-gap").waitFor();
  await still(page);
  expect(await gap.boundingBox()).toEqual({ ...five, height });
  expect((await boxOf(page, "Five")).y).toBe(five.y + height + 8);
  const three = await boxOf(page, "Three");
  expect(three.y).toBe(source.y);
  await page.keyboard.press("Escape");
  await still(page);
  await sees(page, "To do", ["One", long, "Three"]);
  expect(await boxOf(page, long)).toEqual(source);

  await page.mouse.up();
  await pickUp(page, source);
  await page.mouse.move(five.x + 40, five.y + 12, { steps: 8 });
  await page.locator("section[aria-label='Done'] .drop-gap").waitFor();
  await page.mouse.up();
  await sees(page, "Done", ["Four", long, "Five"]);
  await still(page);
  expect(await boxOf(page, long)).toEqual({ ...five, height: source.height });
  expect(await page.locator("[data-carried=true]").count()).toBe(0);
  await page.context().close();
});

test("after Escape, the board is where the card is again", async () => {
  const columns = Object.fromEntries(
    ["A", "B", "C", "D", "E", "F", "G"].map((title) => [title, [`Card ${title}`]]),
  );
  const { path } = await layOut(alice, columns);
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "A", ["Card A"]);
  const source = await boxOf(page, "Card A");
  await pickUp(page, source);
  await page.mouse.move(1270, source.y, { steps: 4 });
  const board = page.locator(".columns");
  while ((await board.evaluate((each) => each.scrollLeft)) < 400) await Bun.sleep(20);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Card A" }).waitFor();
  while ((await board.evaluate((each) => each.scrollLeft)) > 20) await Bun.sleep(20);
  await page.mouse.up();
  await page.context().close();
});

test("for several selected cards, the gap is as high as the one in the hand", async () => {
  const { path } = await layOut(alice, { "To do": ["One", "Two", "Three"], Done: ["Four"] });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  for (const title of ["One", "Three"])
    await page.locator("article", { hasText: title }).click({ modifiers: ["ControlOrMeta"] });
  const source = await boxOf(page, "Three");
  const first = await boxOf(page, "One");
  await pickUp(page, source);
  await page.mouse.move(source.x + 60, first.y + 5, { steps: 8 });
  await page.locator(".drag-preview[data-count='2']").waitFor();
  await still(page);
  const gap = (await page.locator(".drop-gap").boundingBox())!;
  expect([gap.y, gap.height]).toEqual([first.y, Math.round(source.height)]);
  await page.mouse.up();
  await sees(page, "To do", ["One", "Three", "Two"]);
  await page.context().close();
});

test("a column is dragged by its whole head, and a gap of its width opens", async () => {
  const { path } = await layOut(alice, { One: ["A"], Two: [], Three: [] });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  const one = (await page.getByRole("region", { name: "One", exact: true }).boundingBox())!;
  const two = (await page.getByRole("region", { name: "Two", exact: true }).boundingBox())!;
  const count = (await page.locator(".column-count").first().boundingBox())!;
  await page.mouse.move(count.x + 2, count.y + 5);
  await page.mouse.down();
  await page.mouse.move(count.x + 302, count.y + 25, { steps: 8 });
  await still(page);
  const gap = (await page.locator(".column-gap").boundingBox())!;
  expect([gap.x, gap.width]).toEqual([two.x, one.width]);
  expect((await page.getByRole("region", { name: "Two", exact: true }).boundingBox())!.x).toBe(one.x);
  await page.mouse.up();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll("[data-column-id]")]
        .map((column) => column.getAttribute("aria-label"))
        .join() === "Two,One,Three",
  );
  await page.context().close();
});

test("another person's move glides across and shows their name for a moment", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await sees(page, "To do", ["One", "Two"]);
  const flights = await watchFlights(page);
  await bob.moveCard({ card_id: cardIds.One!, column_id: columns[1]!.id, position: 0 });
  await page.locator("section[aria-label='Done'] .mover", { hasText: bob.me.username }).waitFor();
  await sees(page, "Done", ["One"]);
  expect(await flights()).toBe(1);
  await page.locator(".columns .mover").waitFor({ state: "detached" });
  await still(page);
  await alice.moveCard({ card_id: cardIds.Two!, column_id: columns[1]!.id, position: 0 });
  await sees(page, "Done", ["Two", "One"]);
  expect(await page.locator(".mover").count()).toBe(0);
  await page.context().close();
});

test("a storm of moves is shown without flights", async () => {
  const titles = Array.from({ length: 12 }, (_, index) => `Card ${index}`);
  const { boardId, path, cardIds } = await layOut(alice, { "To do": titles, Done: [] }, [bob]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await sees(page, "To do", titles);
  const flights = await watchFlights(page);
  for (let round = 0; round < 5; round++)
    for (const title of titles)
      await bob.moveCard({ card_id: cardIds[title]!, column_id: columns[1 - (round % 2)]!.id, position: 0 });
  await sees(page, "Done", titles.toReversed());
  expect(await flights()).toBeLessThan(30);
  await still(page);
  expect(await page.locator("[data-carried=true]").count()).toBe(0);
  await page.context().close();
});

test("with reduced motion, nothing is animated and everything is in its place at once", async () => {
  const { boardId, path, cardIds } = await layOut(alice, { "To do": ["One", "Two"], Done: [] }, [bob]);
  const { columns } = await alice.getBoard({ board_id: boardId });
  const page = await browser.visit(service.url + path, { token: alice.token });
  await sees(page, "To do", ["One", "Two"]);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const { playState, effect } of document.getAnimations()) {
        const { duration } = effect?.getComputedTiming() ?? {};
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        if (playState === "running" && duration !== 0) seen.push(String(element?.className));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const flights = await watchFlights(page);
  await bob.moveCard({ card_id: cardIds.One!, column_id: columns[1]!.id, position: 0 });
  await page.locator(".mover", { hasText: bob.me.username }).waitFor();
  expect(await flights()).toBe(0);
  await pickUp(page, await boxOf(page, "Two"));
  const one = await boxOf(page, "One");
  await page.mouse.move(one.x + 40, one.y + 12, { steps: 4 });
  await page.locator("section[aria-label='Done'] .drop-gap").waitFor();
  await page.mouse.up();
  await sees(page, "Done", ["Two", "One"]);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await page.context().close();
});

test("a new card is scrolled to and glows once; so is a new column", async () => {
  const titles = Array.from({ length: 40 }, (_, index) => `Card ${index}`);
  const { path } = await layOut(alice, { "To do": titles, B: [], C: [], D: [], E: [] });
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill("Brand new");
  await page.evaluate(() => {
    const glows: string[] = [];
    Object.assign(window, { glows });
    document.addEventListener("animationstart", ({ target, pseudoElement }) => {
      if (pseudoElement === "::after" && target instanceof HTMLElement)
        glows.push(target.querySelector("h2, h3 a")?.textContent ?? "");
    });
  });
  await page.keyboard.press("Enter");
  const tile = page.locator("article", { hasText: "Brand new" });
  await tile.and(page.locator("[data-touched=true]")).waitFor();
  const list = (await page.locator(".cards-scroller").first().boundingBox())!;
  const { y, height } = (await tile.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(list.y);
  expect(y + height).toBeLessThanOrEqual(list.y + list.height);
  await page.getByLabel("New column name").fill("Newest");
  await page.keyboard.press("Enter");
  const column = page.getByRole("region", { name: "Newest", exact: true });
  await column.and(page.locator("[data-touched=true]")).waitFor();
  const { x, width } = (await column.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1280);
  await page.waitForFunction(() => document.querySelector("[data-touched=true]") === null);
  const glows = await page.evaluate(() => (window as unknown as { glows: string[] }).glows);
  expect(glows).toEqual(["Brand new", "Newest"]);
  await page.context().close();
});

test("of sixty columns only those near the visible ones are rendered, and the keyboard reaches all of them", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Column ${index + 1}`);
  const cards = { "Column 1": ["First"], "Column 60": ["Last"] };
  const { path } = await layOut(
    alice,
    Object.fromEntries(names.map((name) => [name, cards[name as keyof typeof cards] ?? []])),
  );
  const page = await browser.visit(service.url + path, { token: alice.token, ...IN_MOTION });
  const columns = page.locator("[data-column-id]");
  await page.getByRole("link", { name: "First" }).focus();
  expect(await columns.count()).toBeLessThan(8);
  expect(await page.locator(".columns-track > li").first().getAttribute("aria-setsize")).toBe("60");
  // The next card to the right is in the last column.
  await page.keyboard.press("ArrowRight");
  await page.locator("a:focus", { hasText: "Last" }).waitFor();
  await page.getByRole("region", { name: "Column 59", exact: true }).waitFor();
  expect(await columns.count()).toBeLessThan(8);
  await page.keyboard.press("Space");
  for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowLeft");
  await hears(page, "position 1 of 1 in Column 51");
  await page.keyboard.press("Space");
  await sees(page, "Column 51", ["Last"]);
  await page.locator("a:focus", { hasText: "Last" }).waitFor();
  const grip = page.getByRole("button", { name: "Move the column Column 51" });
  await grip.focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < 7; step++) await page.keyboard.press("ArrowLeft");
  await hears(page, "Position 44 of 60");
  await page.keyboard.press("Space");
  await hears(page, "Dropped the column “Column 51” at position 44.");
  await page.locator(":focus[aria-label='Move the column Column 51']").waitFor();
  const item = page.locator(".columns-track > li", { has: grip });
  expect(await item.getAttribute("aria-posinset")).toBe("44");
  expect(await columns.count()).toBeLessThan(12);
  await page.context().close();
  expect(browser.complaints).toEqual([]);
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, title: string): Promise<Box> {
  return (await page.locator("article[data-card-id]", { hasText: title }).boundingBox())!;
}

/** Near its upper left corner, and a little away from there, where dragging begins. */
async function pickUp(page: Page, { x, y }: Box): Promise<void> {
  await page.mouse.move(x + 40, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 44, y + 17, { steps: 2 });
  await page.locator(".drag-preview").waitFor();
}

/** Until nothing moves any more, except for what is in the hand. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.gliding === undefined &&
      document.querySelector(".floating-copy:not(.drag-preview), [data-settling]") === null,
  );
}

/** How many copies have flown since. */
async function watchFlights(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const flights: Element[] = [];
    Object.assign(window, { flights });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches(".floating-copy:not([hidden])")) flights.push(node);
    }).observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { flights: Element[] }).flights.length);
}
