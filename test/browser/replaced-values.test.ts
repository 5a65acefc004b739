/** Two people change the same value of a card, one of them offline: what is replaced is said, and can be brought back. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { button, twoAtOnce } from "./two-at-once.ts";

const { person, visit } = twoAtOnce();

/** Offline, each of these cards becomes due tomorrow, by its key. */
async function setDueOffline(page: Page, titles: readonly string[]): Promise<void> {
  // The panel is loaded before.
  await page.getByRole("link", { name: titles[0]! }).focus();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).waitFor();
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  for (const title of titles) {
    await page.getByRole("link", { name: title }).focus();
    await page.keyboard.press("d");
    await page.getByRole("button", { name: "Tomorrow" }).click();
  }
}

test("a due date that somebody else has set meanwhile is replaced, which is said, and can be brought back", async () => {
  const ann = await person("ann");
  const ben = await person("ben");
  const { path, cardIds } = await layOut(ann, { "To do": ["One"], Done: [], Review: [] }, [ben]);
  const card_id = cardIds.One!;
  const { board_id } = await ann.getCard({ card_id });
  const { columns } = await ann.getBoard({ board_id });
  const dueAt = async () => (await ben.getCard({ card_id })).due_at;
  const columnOf = async () => (await ben.getCard({ card_id })).column_id;
  const page = await visit(path, ann);
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await page.getByRole("button", { name: /1 change waiting/ }).waitFor();
  const theirs = "2031-05-03T10:00:00.000Z";
  await ben.updateCard({ card_id, due_at: theirs });
  await page.context().setOffline(false);
  const message = page.locator(".toast", { hasText: "replaced it" });
  await message.waitFor();
  expect(await message.innerText()).toMatch(
    /^ben set the due date of “One” to May 3, 2031[^.]*\. Yours \([^)]+\) replaced it\./,
  );
  expect(await violations(page)).toEqual([]);
  expect(await dueAt()).not.toBe(theirs);
  await message.getByRole("button", { name: "Undo mine" }).click();
  await eventually(async () => (await dueAt()) === theirs, "the date that ben had set");

  await page.context().setOffline(true);
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await ben.moveCard({ card_id, column_id: columns[2]!.id, position: 0 });
  await page.context().setOffline(false);
  await page.locator(".toast", { hasText: "ben moved “One” from To do to Review" }).waitFor();
  expect(await columnOf()).toBe(columns[1]!.id);
  await button(page, "Undo mine").click();
  await eventually(async () => (await columnOf()) === columns[2]!.id, "the card where ben had moved it");
});

test("a double click undoes one replacement: neither the message that slides under the pointer nor the answer takes the second", async () => {
  const ann = await person("annabel");
  const ben = await person("benedict");
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Two", "Three"] }, [ben]);
  const ids = Object.values(cardIds);
  const theirs = "2031-05-03T10:00:00.000Z";
  const setByBen = async () => {
    const cards = await Promise.all(ids.map((card_id) => ben.getCard({ card_id })));
    return cards.filter(({ due_at }) => due_at === theirs).length;
  };
  const page = await visit(path, ann);
  await setDueOffline(page, Object.keys(cardIds));
  await page.getByRole("button", { name: /3 changes waiting/ }).waitFor();
  for (const card_id of ids) await ben.updateCard({ card_id, due_at: theirs });
  await page.context().setOffline(false);
  const messages = page.locator(".toast", { hasText: "replaced it" });
  await messages.nth(2).waitFor();
  const { x, y, width, height } = (await button(page, "Undo mine").first().boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page
    .locator(".toast", { hasText: /Restored: benedict set the due date of “\w+” to May 3, 2031/ })
    .waitFor();
  // As two taps are: each is the first at its place.
  await page.waitForTimeout(700);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(
    await button(page, "Undo mine").evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
  ).toBe(false);
  await eventually(async () => (await setByBen()) === 2, "two dates as benedict had set them");
  await page.waitForTimeout(300);
  expect([await setByBen(), await messages.count()]).toEqual([2, 1]);
  await page.context().close();
});

test("people on a card that somebody else has replaced meanwhile, too, are named, and mine can be taken off again", async () => {
  const ann = await person("annika");
  const ben = await person("bennet");
  const cleo = await person("cleo");
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben, cleo]);
  const card_id = cardIds.One!;
  await ann.assignCard({ card_id, user_ids: [ben.id] });
  const assigned = async () => (await ben.getCard({ card_id })).assignees.map(({ username }) => username);
  const page = await visit(path, ann);
  await page.locator("article", { hasText: "One" }).locator(".avatar").waitFor();
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("a");
  const panel = page.getByRole("dialog", { name: /“One”/ });
  await panel.getByRole("checkbox", { name: "annika" }).waitFor();
  await page.context().setOffline(true);
  await panel.getByRole("checkbox", { name: "bennet" }).click();
  await panel.getByRole("checkbox", { name: "annika" }).click();
  await page.getByRole("button", { name: /2 changes waiting/ }).waitFor();
  await ben.unassignCard({ card_id, user_id: ben.id });
  await ben.assignCard({ card_id, user_ids: [cleo.id] });
  await page.context().setOffline(false);
  const message = page.locator(".toast", { hasText: "With your change it’s now" });
  await message.waitFor();
  expect(await message.locator("p").innerText()).toMatch(
    /^bennet assigned cleo to “One”\. With your change it’s now: (annika and cleo|cleo and annika)\.$/,
  );
  expect((await assigned()).sort()).toEqual(["annika", "cleo"]);
  await message.getByRole("button", { name: "Undo mine" }).click();
  await eventually(async () => (await assigned()).join() === "cleo", "the one whom bennet had assigned");
  await page.context().close();
});

test("detail: on a phone, two of several messages about what was replaced are shown whole, and the others are counted", async () => {
  const ann = await person("annemarie");
  const ben = await person("benjamin");
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Two", "Three"] }, [ben]);
  const page = await visit(path, ann, { viewport: { width: 390, height: 844 } });
  await setDueOffline(page, Object.keys(cardIds));
  for (const card_id of Object.values(cardIds))
    await ben.updateCard({ card_id, due_at: "2031-05-03T10:00:00.000Z" });
  await page.context().setOffline(false);
  await page.getByText("1 more message").waitFor();
  expect(await page.locator(".toast:visible").count()).toBe(2);
  expect(await page.locator(".toasts ol").evaluate((all) => all.scrollHeight <= all.clientHeight)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button(page, "Undo mine").first().click();
  await page.locator(".toast:visible", { hasText: "“Three”" }).waitFor();
  await page.getByText("1 more message").waitFor({ state: "detached" });
  await page.context().close();
});

test("detail: on a phone, what was replaced is said below the card, above its button, and covers no control", async () => {
  const ann = await person("anna");
  const ben = await person("benno");
  const { path, cardIds } = await layOut(ann, { "To do": ["Offline reading"] }, [ben]);
  const card_id = cardIds["Offline reading"]!;
  await ann.updateCard({ card_id, description: "Written before" });
  const page = await visit(path, ann, { viewport: { width: 390, height: 844 } });
  await page.getByRole("link", { name: "Offline reading" }).focus();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await page.getByRole("link", { name: "Offline reading" }).click();
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Being written");
  // That the card has another name is not replaced, and not said.
  await ben.updateCard({ card_id, due_at: "2031-05-03T10:00:00.000Z", title: "Offline" });
  await page.context().setOffline(false);
  const message = page.locator(".toast", { hasText: "replaced it" });
  await message.waitFor();
  expect(await message.locator("p").innerText()).toMatch(
    /^benno set the due date of “Offline” to May 3, 2031[^.]*\. Yours \([^)]+\) replaced it\.$/,
  );
  const words = (await message.locator("p").boundingBox())!;
  expect(words.width).toBeGreaterThan(300);
  expect((await button(page, "Undo mine").boundingBox())!.y).toBeGreaterThanOrEqual(words.y + words.height);
  const { y: top } = (await message.boundingBox())!;
  await eventually(async () => {
    const { y, height } = (await page.getByRole("dialog").last().boundingBox())!;
    return y + height <= top;
  }, "the card above the message");
});
