/** A name that is empty is refused at its field, wherever it is given; what had a name keeps it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { fromPalette, layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let ada: Person;

beforeAll(async () => {
  service = await startService();
  ada = await service.person("ada");
});
afterAll(() => service.stop());

/** Says so beside the field, which keeps the focus. */
async function refuses(page: Page, field: Locator): Promise<void> {
  await field.and(page.locator(":focus[aria-invalid=true]")).waitFor();
  const said = await field.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
      .map((text) => [text?.textContent, text && getComputedStyle(text.querySelector("p") ?? text).color]),
  );
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "var(--danger)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(said).toContainEqual(["Fill in this field.", danger]);
}

test("a card, a column, an item, a checklist and a label without a name are not added", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  const card = page.getByLabel("Title of a new card in To do");
  await card.press("Enter");
  await refuses(page, card);
  expect(await violations(page)).toEqual([]);
  await card.fill("  ");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await refuses(page, card);
  await card.fill("Two");
  expect(await card.getAttribute("aria-invalid")).toBe("false");
  await card.press("Enter");
  await page.getByRole("link", { name: "Two" }).waitFor();
  // After one that was added, nothing is wrong.
  expect(await card.getAttribute("aria-invalid")).toBe("false");
  await card.press("Escape");

  const column = page.getByLabel("New column name");
  await column.focus();
  await column.press("Enter");
  await refuses(page, column);
  await page.getByRole("button", { name: "Filter", exact: true }).focus();
  await page.getByText("Fill in this field.").waitFor({ state: "detached" });

  await page.goto(`${service.url}${path}/${cardIds.One}`);
  await page.getByRole("button", { name: "Add a checklist" }).click();
  const checklist = page.getByRole("textbox", { name: "Checklist name" });
  // A name that most lists have is there, to be typed over.
  expect(await checklist.inputValue()).toBe("Checklist");
  await page.keyboard.press("Backspace");
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await refuses(page, checklist);
  await checklist.fill("   ");
  await checklist.press("Enter");
  await refuses(page, checklist);
  await checklist.fill("Steps");
  await checklist.press("Enter");
  const item = page.getByRole("textbox", { name: "New item in Steps" });
  await item.press("Enter");
  await refuses(page, item);

  await page.locator(".card-sheet").focus();
  await page.keyboard.press("l");
  const label = page.getByRole("textbox", { name: "New label name" });
  await page.getByRole("button", { name: "Create label" }).click();
  await refuses(page, label);
  expect(await violations(page)).toEqual([]);
});

test("detail: an empty comment is not sent, and that is said at its field", async () => {
  const { path, cardIds } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(`${service.url}${path}/${cardIds.One}`, { token: ada.token });
  const comment = page.getByRole("textbox", { name: "New comment" });
  for (const text of ["", "  "]) {
    await comment.fill(text);
    await comment.press("Control+Enter");
    await refuses(page, comment);
  }
  expect(await violations(page)).toEqual([]);
  await comment.fill("Done.");
  expect(await comment.getAttribute("aria-invalid")).toBe("false");
  await comment.press("Control+Enter");
  await page.locator(".timeline [data-comment-id]").getByText("Done.").waitFor();
  expect(await comment.getAttribute("aria-invalid")).toBe("false");
});

test("detail: the first board needs a name, which is said in red where the field begins", async () => {
  const nina = await service.person("nina");
  const page = await browser.visit(service.url, { token: nina.token });
  await page.getByRole("button", { name: "Create board" }).click();
  const field = page.getByRole("textbox", { name: "New board name" });
  await refuses(page, field);
  const start = async (target: Locator) =>
    target.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  const { x } = (await field.boundingBox())!;
  expect(await start(page.getByText("Fill in this field."))).toBe(Math.round(x));
});

test("an emptied title is refused; Escape, and leaving the field, restore it, and the focus is not lost", async () => {
  const { path, boardId, cardIds } = await layOut(ada, { "To do": ["One"] });
  const page = await browser.visit(service.url + path, { token: ada.token });
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  const emptied = async (name: string, begin: () => Promise<unknown>) => {
    await begin();
    const field = page.getByRole("textbox", { name, exact: true });
    await field.fill("");
    await field.press("Enter");
    await refuses(page, field);
    await field.press("Escape");
    await field.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement !== document.body);
    await begin();
    await field.fill(" ");
    await field.blur();
    await field.waitFor({ state: "detached" });
  };
  const rename = (menu: string) => async () => {
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
  };
  await emptied("Board name", () => fromPalette(page, "Rename board"));
  await emptied("Column name", rename("Actions for the column To do"));
  await emptied("Card title", async () => {
    await page.getByRole("link", { name: "One" }).focus();
    await page.keyboard.press("F2");
  });
  await page.getByRole("link", { name: "One" }).click();
  await emptied("Card title", () => page.getByRole("dialog").getByTitle("Rename").click());
  expect(await isLost()).toBe(false);
  const { title, columns } = await ada.getBoard({ board_id: boardId });
  expect([title, columns[0]!.title, (await ada.getCard({ card_id: cardIds.One! })).title]).toEqual([
    "Launch",
    "To do",
    "One",
  ]);
});
