/** Texts and what is beside them: at every width, in German, in either direction. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";
import { someOf } from "./combinations.ts";

const HEBREW = "כותרת ארוכה מאוד בעברית שנמשכת על פני שתי שורות לפחות";
const LONG_TITLE = "Autumn release of the web client and of everything around it";

let service: Service;
let browser: TestBrowser;
let ada: Person;
let path: string;
let cardPath: string;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  ada = await service.person("ada");
  const board = await layOut(ada, { "To do": ["One", HEBREW] });
  await ada.updateBoard({ board_id: board.boardId, title: LONG_TITLE });
  const { id: card_id } = await ada.updateCard({
    card_id: board.cardIds.One!,
    description: `Text\n\n\`\`\`\n${"long ".repeat(40)}\n\`\`\``,
  });
  path = board.path;
  cardPath = `${path}/${card_id}`;
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

test.each(someOf(["de-DE", "en-GB"]))(
  "in %s the header of a board fits at every width, and its title can be read",
  async (locale) => {
    const page = await browser.visit(service.url + path, { token: ada.token, locale });
    await page.locator("article").first().waitFor();
    const found: string[] = [];
    for (const width of [641, 700, 768, 860, 960, 961, 1000, 1100, 1200, 1201, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      const { pageWidth, titleWidth } = await page.evaluate(() => ({
        pageWidth: document.documentElement.scrollWidth,
        titleWidth: document.querySelector(".board-switch")?.getBoundingClientRect().width ?? 0,
      }));
      if (pageWidth > width) found.push(`${width}: the page is ${pageWidth} wide`);
      if (titleWidth < 150) found.push(`${width}: the title is ${titleWidth} wide`);
      found.push(...(await overlapping(page, ".topbar", "a, button, p")).map((each) => `${width}: ${each}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
  60_000,
);

/** What is measured when it no longer changes: what gives way in the header does so a frame or two after it was resized. */
async function settled(measure: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  for (let now = await measure(); now !== last; now = await measure()) {
    last = now;
    await Bun.sleep(100);
  }
  return last;
}

test("beside a public link, faces and waiting changes, the name of the board keeps its room, and the menu has what gives way", async () => {
  const people = [await service.person("ben"), await service.person("cleo")];
  const board = await layOut(ada, { "To do": ["One"] }, people);
  await ada.updateBoard({ board_id: board.boardId, title: LONG_TITLE });
  await ada.createShare({ board_id: board.boardId });
  const others = await Promise.all(
    people.map(({ token }) => browser.visit(service.url + board.path, { token })),
  );
  const page = await browser.visit(service.url + board.path, { token: ada.token });
  await page.getByRole("button", { name: "Public" }).waitFor();
  await page.getByRole("list", { name: "Here now" }).getByRole("listitem").nth(1).waitFor();
  const room = () => page.locator(".board-switch > .truncate").evaluate(({ clientWidth }) => clientWidth);
  const isShort = () => page.locator(".connection-number").isVisible();
  expect(await room()).toBeGreaterThan(120);
  const badge = (await page.getByRole("button", { name: "Public" }).boundingBox())!;
  const face = (await page.getByRole("list", { name: "Here now" }).locator(".avatar").first().boundingBox())!;
  expect(face.x - (badge.x + badge.width)).toBeGreaterThanOrEqual(8);

  await page.context().setOffline(true);
  await page.locator(".connection", { hasText: "Offline" }).waitFor();
  await page.getByRole("button", { name: "One is complete" }).click();
  await page.getByRole("button", { name: /1 change waiting/ }).waitFor();
  const rooms: [width: number, room: number][] = [];
  for (const width of [1280, 1000, 800]) {
    await page.setViewportSize({ width, height: 600 });
    rooms.push([width, await settled(room)]);
    expect(await overlapping(page, ".topbar", "a, button, p")).toEqual([]);
  }
  expect(rooms.filter(([, each]) => each < 120)).toEqual([]);
  expect(await isShort()).toBe(true);
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Automation" }).waitFor();
  await page.keyboard.press("Escape");
  // With more room, it is as before.
  await page.setViewportSize({ width: 1800, height: 600 });
  await page.getByRole("button", { name: "Automation" }).waitFor();
  expect(await isShort()).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await settled(room)).toBeGreaterThan(60);
  await page.context().setOffline(false);
  await page.locator(".connection[data-state=live]").waitFor();
  expect(await settled(room)).toBeGreaterThan(90);
  await page.getByRole("button", { name: "Board menu" }).click();
  await page.getByRole("menuitem", { name: "Share · Public" }).waitFor();
  for (const each of [page, ...others]) await each.context().close();
});

test("detail: on a phone offline, the state is a line of its own, and the header stays as it is", async () => {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const page = await browser.visit(service.url + path, { token: ada.token, ...phone });
  await page.locator("article").first().waitFor();
  const parts = () =>
    page.locator(".topbar :is(.board-switch, .board-menu, .topbar-search)").evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].join(" ");
      }),
    );
  const before = await parts();
  await page.context().setOffline(true);
  await page.locator(".connection", { hasText: "Offline" }).waitFor();
  await page.getByRole("button", { name: "One is complete" }).tap();
  const state = page.getByRole("button", { name: /Offline.*1 change waiting/ });
  await state.waitFor();
  expect(await parts()).toEqual(before);
  await page.setViewportSize({ width: 320, height: 640 });
  await state.getByText("1 change waiting").waitFor();
  // It covers nothing of the board.
  const line = (await state.boundingBox())!;
  expect((await page.locator(".filter-bar .search-field").boundingBox())!.y).toBeGreaterThanOrEqual(
    line.y + line.height - 1,
  );
  await page.context().close();
});

test("on a phone in German, no heading of a card breaks inside a word or runs into its value", async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "de-DE" };
  const page = await browser.visit(service.url + cardPath, { token: ada.token, ...phone });
  await page.getByRole("heading", { name: "Beschreibung" }).waitFor();
  const tooWide = await page
    .locator(".card-fact h3")
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
    );
  expect(tooWide).toEqual([]);
  // What can be scrolled has a shadow at the edge, which is covered where it ends.
  const shadows = await page.locator(".markdown pre").evaluate((block) => ({
    isCut: block.scrollWidth > block.clientWidth,
    attachment: getComputedStyle(block).backgroundAttachment,
  }));
  expect(shadows).toEqual({ isCut: true, attachment: "local, local, scroll, scroll, scroll" });
  const lines = await page.getByRole("heading", { name: "Beschreibung" }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.context().close();
});

test.each(
  someOf([
    ["de-DE", 390],
    ["de-DE", 1280],
    ["en-GB", 390],
    ["en-GB", 1280],
  ] as const),
)(
  "in the list of shortcuts in %s, %i pixels wide, no key covers a text",
  async (locale, width) => {
    const viewport = { width, height: 800 };
    const page = await browser.visit(service.url + path, { token: ada.token, locale, viewport });
    await page.locator("article").first().waitFor();
    await page.keyboard.press("?");
    await page.locator(".keys").first().waitFor();
    expect(await overlapping(page, ".keys", "kbd, dd")).toEqual([]);
    await page.context().close();
  },
  60_000,
);

test("the title of a card has its whole width; where the menu is always shown, it is beside the title", async () => {
  const mouse = await browser.visit(service.url + path, { token: ada.token });
  const tile = mouse.locator("article", { hasText: "One" });
  await tile.hover();
  const [inner, title] = await tile.evaluate((element) => {
    const { paddingRight, borderRightWidth } = getComputedStyle(element);
    const edge = Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth);
    const heading = element.querySelector("h3")!.getBoundingClientRect();
    return [element.getBoundingClientRect().right - edge, heading.right];
  });
  expect(Math.abs(inner! - title!)).toBeLessThan(1);
  // What it covers cannot be seen through it.
  const background = (selector: string) =>
    mouse.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background("article:hover .card-more")).toBe(await background("article:hover"));
  await mouse.context().close();

  const page = await browser.visit(service.url + path, { token: ada.token, hasTouch: true, isMobile: true });
  await page.getByRole("link", { name: HEBREW }).waitFor();
  for (const title of ["One", HEBREW]) {
    const card = page.locator("article", { hasText: title });
    const text = (await card.locator("h3 a").boundingBox())!;
    const menu = (await card.locator(".card-more").boundingBox())!;
    // The button's own padding may reach under it, the dots may not.
    expect(text.x + text.width).toBeLessThan(menu.x + menu.width / 4);
  }
  await page.context().close();
});

test("people alone are in a row below the title, clear of the menu, and how many labels there are besides is beside the last that is shown", async () => {
  const people = [await service.person("dora"), await service.person("emil")];
  const {
    boardId: board_id,
    path,
    cardIds,
  } = await layOut(ada, { "To do": ["One", "Two", LONG_TITLE] }, people);
  const user_ids = people.map(({ id }) => id);
  for (const card_id of Object.values(cardIds)) await ada.assignCard({ card_id, user_ids });
  await ada.updateCard({ card_id: cardIds.Two!, due_at: "2099-01-01T12:00:00Z" });
  for (const name of ["A", "B", "C", "D", "E"]) {
    const { id: label_id } = await ada.createLabel({ board_id, name, color: "#336699" });
    await ada.addLabel({ card_id: cardIds.One!, label_id });
  }
  const page = await browser.visit(service.url + path, { token: ada.token });
  const middle = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox())!;
    return y + height / 2;
  };
  // As far below the title as beside other facts, and as far from the edges.
  const places = [];
  for (const title of ["One", "Two", LONG_TITLE]) {
    const tile = page.locator("article", { has: page.getByRole("link", { name: title, exact: true }) });
    await tile.locator(".avatar").nth(1).waitFor();
    await tile.hover();
    const [box, words, faces, menu] = (await Promise.all(
      [tile, tile.locator("h3"), tile.locator(".avatars"), tile.locator(".card-more")].map((part) =>
        part.boundingBox(),
      ),
    )) as { x: number; y: number; width: number; height: number }[];
    expect(faces!.y).toBeGreaterThanOrEqual(menu!.y + menu!.height);
    places.push(
      [
        faces!.y - (words!.y + words!.height),
        box!.y + box!.height - (faces!.y + faces!.height),
        box!.x + box!.width - (faces!.x + faces!.width),
      ].map(Math.round),
    );
  }
  expect(places).toEqual([places[1]!, places[1]!, places[1]!]);
  const chips = page.locator("article .card-labels li");
  expect(await chips.allInnerTexts()).toEqual(["A", "B", expect.stringMatching(/^C\s+\+2/)]);
  const more = await middle(page.locator(".card-labels-more"));
  expect(Math.abs((await middle(chips.nth(2).locator(".chip"))) - more)).toBeLessThan(4);
  await page.context().close();
});

test("the outline of a focused button at the top of a card is not cut off", async () => {
  const page = await browser.visit(service.url + cardPath, { token: ada.token });
  const edit = page.getByRole("button", { name: "Edit the description" });
  await edit.waitFor();
  const room = await edit.evaluate(
    (button) =>
      button.getBoundingClientRect().top -
      (button.closest(".dialog-body")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY),
  );
  expect(room).toBeGreaterThanOrEqual(4);
  await page.context().close();
});

test("the outline of what is focused beside a card is not cut off", async () => {
  const page = await browser.visit(service.url + cardPath, { token: ada.token });
  const buttons = page.locator(".card-side button");
  await buttons.first().waitFor();
  const rooms = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const box = button.getBoundingClientRect();
      const side = button.closest(".card-side")!.getBoundingClientRect();
      return Math.min(box.left - side.left, side.right - box.right, box.top - side.top);
    }),
  );
  expect(rooms.filter((room) => room < 4)).toEqual([]);
  await page.context().close();
});

/** Pairs of what is shown inside that cover each other, unless one is inside the other. */
function overlapping(page: Page, inside: string, parts: string): Promise<string[]> {
  return page.evaluate(
    ([container, selector]) => {
      const all = [...document.querySelectorAll(`${container} :is(${selector}):not(.skip-link)`)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => ({ each, box: each.getBoundingClientRect() }));
      return all.flatMap(({ each, box }, index) =>
        all
          .slice(index + 1)
          .filter(
            ({ each: other, box: at }) =>
              !each.contains(other) &&
              Math.min(box.right, at.right) - Math.max(box.left, at.left) > 1 &&
              Math.min(box.bottom, at.bottom) - Math.max(box.top, at.top) > 1,
          )
          .map(({ each: other }) => `${each.textContent} over ${other.textContent}`),
      );
    },
    [inside, parts] as const,
  );
}
