/** Two people change the same text, one of them offline: nobody's words are overwritten unseen. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Person } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { openBrowser, sees, type TestBrowser } from "./browser.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";

let server: ServerProcess;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  browser = await openBrowser({ loadsAhead: true });
});
afterAll(async () => {
  await browser.close();
  await server.end();
  expect(browser.complaints).toEqual([]);
});

const connection = (page: Page, text: string) => page.locator(".connection", { hasText: text }).waitFor();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const visit = (path: string, { token }: Person, options: BrowserContextOptions = {}) =>
  browser.visit(server.url + path, { token, ...options });

async function describe(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("link", { name: title }).click();
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill(text);
  await button(page, "Save").click();
}

const DECIDE = "1 change needs your decision";

test("a due date that somebody else has set meanwhile is replaced, which is said, and can be brought back", async () => {
  const ann = await server.person("ann");
  const ben = await server.person("ben");
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
  const ann = await server.person("annabel");
  const ben = await server.person("benedict");
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Two", "Three"] }, [ben]);
  const ids = Object.values(cardIds);
  const theirs = "2031-05-03T10:00:00.000Z";
  const setByBen = async () => {
    const cards = await Promise.all(ids.map((card_id) => ben.getCard({ card_id })));
    return cards.filter(({ due_at }) => due_at === theirs).length;
  };
  const page = await visit(path, ann);
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).waitFor();
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  for (const title of Object.keys(cardIds)) {
    await page.getByRole("link", { name: title }).focus();
    await page.keyboard.press("d");
    await page.getByRole("button", { name: "Tomorrow" }).click();
  }
  await page.getByRole("button", { name: /3 changes waiting/ }).waitFor();
  for (const card_id of ids) await ben.updateCard({ card_id, due_at: theirs });
  await page.context().setOffline(false);
  const messages = page.locator(".toast", { hasText: "replaced it" });
  await messages.nth(2).waitFor();
  const { x, y, width, height } = (await button(page, "Undo mine").first().boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page
    .locator(".toast", { hasText: /Back again: benedict set the due date of “One” to May 3, 2031/ })
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
  const ann = await server.person("annika");
  const ben = await server.person("bennet");
  const cleo = await server.person("cleo");
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
  const message = page.locator(".toast", { hasText: "With your change it is now" });
  await message.waitFor();
  expect(await message.locator("p").innerText()).toMatch(
    /^bennet assigned cleo to “One”\. With your change it is now: (annika and cleo|cleo and annika)\.$/,
  );
  expect((await assigned()).sort()).toEqual(["annika", "cleo"]);
  await message.getByRole("button", { name: "Undo mine" }).click();
  await eventually(async () => (await assigned()).join() === "cleo", "the one whom bennet had assigned");
  await page.context().close();
});

test("on a phone, two of several messages about what was replaced are shown whole, and the others are counted", async () => {
  const ann = await server.person("annemarie");
  const ben = await server.person("benjamin");
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Two", "Three"] }, [ben]);
  const page = await visit(path, ann, { viewport: { width: 390, height: 844 } });
  await page.getByRole("link", { name: "One" }).focus();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Tomorrow" }).waitFor();
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  for (const title of Object.keys(cardIds)) {
    await page.getByRole("link", { name: title }).focus();
    await page.keyboard.press("d");
    await page.getByRole("button", { name: "Tomorrow" }).click();
  }
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

test("on a phone, what was replaced is said below the card, above its button, and covers no control", async () => {
  const ann = await server.person("anna");
  const ben = await server.person("benno");
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
    const { y, height } = (await page.getByRole("dialog").boundingBox())!;
    return y + height <= top;
  }, "the card above the message");
});

test("a description changed by both is not overwritten: after a reload, in any tab, both texts can be merged", async () => {
  const alice = await server.person("alice");
  const bob = await server.person("bob");
  const { path, cardIds } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const card_id = cardIds.One!;
  await alice.updateCard({ card_id, description: "The first text" });
  const page = await visit(path, alice);
  await describe(page, "One", "The first text, and more");
  await eventually(
    async () => (await bob.getCard({ card_id })).description === "The first text, and more",
    "saved without a question",
  );
  await page.context().setOffline(true);
  await page.getByRole("dialog").getByText("The first text, and more").waitFor();
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("Alice wrote this on the train");
  await button(page, "Save").click();
  await bob.updateCard({ card_id, title: "Uno", description: "Bob wrote this at his desk" });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: "the description of “Uno”" });
  await conflict.getByText("bob changed the description of “Uno”").waitFor();
  await conflict.locator("ins", { hasText: "Bob wrote this at his desk" }).waitFor();
  expect(await conflict.getByLabel("Your text").inputValue()).toBe("Alice wrote this on the train");
  expect(await violations(page)).toEqual([]);
  expect((await bob.getCard({ card_id })).description).toBe("Bob wrote this at his desk");

  const other = await page.context().newPage();
  await other.goto(server.url + path);
  await connection(other, DECIDE);
  await page.close();
  await other.reload();
  await connection(other, DECIDE);
  await other
    .getByText("bob changed the description of “Uno” before your change could be saved. Both texts")
    .waitFor();
  expect(await other.getByRole("button", { name: DECIDE }).innerText()).toContain("1 to decide");
  await button(other, "Choose").click();
  const dialog = other.getByRole("dialog", { name: "Your changes" });
  await dialog.locator("ins", { hasText: "Bob wrote this at his desk" }).waitFor();
  expect(await violations(other)).toEqual([]);
  await dialog.getByLabel("Your text").fill("Alice on the train, Bob at his desk");
  await dialog.getByRole("button", { name: "Keep my text" }).click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await eventually(
    async () => (await bob.getCard({ card_id })).description === "Alice on the train, Bob at his desk",
    "the merged text",
  );
  await other.keyboard.press("Escape");
  await connection(other, "Live");
  // The button that opened the dialog is gone.
  expect(await other.evaluate(() => document.activeElement?.id)).toBe("main");
  await other.context().close();
});

test("while a long description is being written, what somebody else changes in it is marked; changes to other lines can both be kept, and of the same line a version chosen", async () => {
  const kim = await server.person("kim");
  const lea = await server.person("lea");
  const { path, cardIds } = await layOut(kim, { "To do": ["One"] }, [lea]);
  const card_id = cardIds.One!;
  const lines = Array.from({ length: 80 }, (_, index) => `Line ${index + 1} of the plan`);
  const textWith = (changed: Record<number, string>) =>
    lines.map((line, index) => changed[index + 1] ?? line).join("\n");
  await kim.updateCard({ card_id, description: textWith({}) });
  const page = await visit(`${path}/${card_id}`, kim);
  await button(page, "Edit the description").click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill(textWith({ 3: "Kim’s line" }));
  await lea.updateCard({ card_id, description: textWith({ 40: "Line 40 of Lea’s plan" }) });
  await page.getByText("lea changed this while you were editing.").waitFor();
  const changes = page.getByRole("region", { name: "What changed meanwhile" });
  expect(await changes.locator("ins").allInnerTexts()).toEqual([" Lea’s"]);
  expect(await changes.locator("del").allInnerTexts()).toEqual([" the"]);
  expect(await changes.getByText("Line 20 of the plan").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await changes.getByRole("button", { name: "Show 37 unchanged lines" }).click();
  await changes.getByText("Line 20 of the plan").waitFor();
  const box = await changes.boundingBox();
  const choice = await button(page, "Keep both").boundingBox();
  expect(box!.height).toBeLessThan(400);
  expect(choice!.y + choice!.height).toBeLessThanOrEqual(box!.y);
  expect(await violations(page)).toEqual([]);

  // A line that both changed, in words that both did.
  await field.fill(textWith({ 3: "Kim’s third", 40: "Line 40 of Kim’s plan" }));
  await button(page, "Keep both").waitFor({ state: "detached" });
  const passage = page.getByRole("group", { name: "Changed by both of you" });
  expect(await passage.locator("mark").allInnerTexts()).toEqual([" Kim", " Lea"]);
  expect(await passage.getByRole("radio", { name: "Both" }).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button(page, "Combine").click();
  expect(await field.inputValue()).toBe(
    textWith({ 3: "Kim’s third", 40: "Line 40 of Lea’s plan\nLine 40 of Kim’s plan" }),
  );
  await page.keyboard.press("Control+z");
  await passage.getByRole("radio", { name: "By lea" }).check();
  await button(page, "Combine").click();
  expect(await field.inputValue()).toBe(textWith({ 3: "Kim’s third", 40: "Line 40 of Lea’s plan" }));
  await page.keyboard.press("Control+z");
  await field.fill(textWith({ 3: "Kim’s line" }));
  await button(page, "Keep both").click();
  await field.and(page.locator(":focus")).waitFor();
  const both = textWith({ 3: "Kim’s line", 40: "Line 40 of Lea’s plan" });
  expect(await field.inputValue()).toBe(both);
  await button(page, "Save").click();
  await eventually(async () => (await lea.getCard({ card_id })).description === both, "both changes");
  await page.context().close();
});

test("what two people append to the same description at once can both be kept, while it is written and after it was sent", async () => {
  const ola = await server.person("ola");
  const pia = await server.person("pia");
  const { path, cardIds } = await layOut(ola, { "To do": ["One", "Two"] }, [pia]);
  const card_id = cardIds.One!;
  await ola.updateCard({ card_id, description: "Plan" });
  const page = await visit(`${path}/${card_id}`, ola);
  await button(page, "Edit the description").click();
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill("Plan\n- from Ola");
  await pia.updateCard({ card_id, description: "Plan\n- from Pia" });
  await button(page, "Keep both").click();
  expect(await field.inputValue()).toBe("Plan\n- from Pia\n- from Ola");
  await button(page, "Save").click();
  const both = "Plan\n- from Pia\n- from Ola";
  await eventually(async () => (await pia.getCard({ card_id })).description === both, "both lines");

  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await field.fill(`${both}\n- Ola again`);
  await button(page, "Save").click();
  await pia.updateCard({ card_id, description: `${both}\n- Pia again` });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: "the description of “One”", exact: true });
  await conflict.getByRole("button", { name: "Keep both" }).click();
  await conflict.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Description" }).and(page.locator(":focus")).waitFor();
  await eventually(
    async () => (await pia.getCard({ card_id })).description === `${both}\n- Pia again\n- Ola again`,
    "all lines",
  );
  await page.context().close();
});

test("whoever has changed a text is named, also if they have left the board and it was not seen here", async () => {
  const rita = await server.person("rita");
  const sven = await server.person("sven");
  const { path, boardId, cardIds } = await layOut(rita, { "To do": ["One"] }, [sven]);
  const card_id = cardIds.One!;
  await rita.updateCard({ card_id, description: "Plan" });
  const page = await visit(`${path}/${card_id}`, rita);
  await button(page, "Edit the description").click();
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Description" }).fill("Rita’s plan");
  await button(page, "Save").click();
  await sven.updateCard({ card_id, description: "Sven’s plan" });
  await rita.removeMember({ board_id: boardId, user_id: sven.id });
  await page.context().setOffline(false);
  await page.getByText("sven changed the description of “One”").first().waitFor();
  // A page that has never seen him as a member.
  await page.reload();
  await connection(page, DECIDE);
  await page.getByText("sven changed the description of “One” before your change could be saved.").waitFor();
  await page.context().close();
});

test("of a description changed by both, offline, what the other changed is marked, and changes to other lines can both be kept", async () => {
  const mia = await server.person("mia");
  const noah = await server.person("noah");
  const { path, cardIds } = await layOut(mia, { "To do": ["One"] }, [noah]);
  const card_id = cardIds.One!;
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of the plan`);
  const textWith = (changed: Record<number, string>) =>
    lines.map((line, index) => changed[index + 1] ?? line).join("\n");
  await mia.updateCard({ card_id, description: textWith({}) });
  const page = await visit(`${path}/${card_id}`, mia);
  await button(page, "Edit the description").click();
  await page.context().setOffline(true);
  const field = page.getByRole("textbox", { name: "Description" });
  await field.fill(textWith({ 3: "Mia’s line" }));
  await button(page, "Save").click();
  await noah.updateCard({ card_id, description: textWith({ 20: "Line 20 of Noah’s plan" }) });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: "the description of “One”", exact: true });
  const changes = conflict.getByRole("region", {
    name: "What changed meanwhile: the description of “One”",
  });
  await changes.waitFor();
  expect(await changes.locator("ins").allInnerTexts()).toEqual([" Noah’s"]);
  expect(await changes.locator("del").allInnerTexts()).toEqual([" the"]);
  expect(await changes.getByText("Line 10 of the plan").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const mine = conflict.getByLabel("Your text");
  await mine.fill(textWith({ 20: "Line 20 of Mia’s plan" }));
  await button(page, "Keep both").waitFor({ state: "detached" });
  await conflict.getByText("You both changed a passage: choose below what to take, then combine.").waitFor();
  expect(await violations(page)).toEqual([]);
  await mine.fill(textWith({ 3: "Mia’s line" }));
  await conflict
    .getByText("You and noah changed different parts. “Keep both” saves one text with both changes: show it")
    .click();
  const together = conflict.getByRole("region", { name: "Both changes together" });
  await together.locator("ins").first().waitFor();
  expect((await together.locator("ins").allInnerTexts()).join("")).toContain("Mia’s");
  await button(page, "Keep both").click();
  await conflict.waitFor({ state: "detached" });
  const both = textWith({ 3: "Mia’s line", 20: "Line 20 of Noah’s plan" });
  await eventually(async () => (await noah.getCard({ card_id })).description === both, "both changes");

  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await field.fill(textWith({ 3: "Mia’s line", 20: "Mia’s part of line 20" }));
  await button(page, "Save").click();
  await noah.updateCard({ card_id, description: textWith({ 3: "Mia’s line", 20: "Noah’s part of line 20" }) });
  await page.context().setOffline(false);
  await conflict.getByRole("radio", { name: "Both" }).waitFor();
  await conflict.getByRole("radio", { name: "Your version" }).check();
  await conflict.getByRole("radio", { name: "Both" }).check();
  await button(page, "Combine").click();
  await conflict.waitFor({ state: "detached" });
  const combined = textWith({ 3: "Mia’s line", 20: "Noah’s part of line 20\nMia’s part of line 20" });
  await eventually(async () => (await noah.getCard({ card_id })).description === combined, "both parts");
  await page.context().close();
});

test("a conflict on an open card that is scrolled is brought into sight, but not under the hands of somebody who writes: a sign leads there", async () => {
  const vera = await server.person("vera");
  const wim = await server.person("wim");
  const { path, cardIds } = await layOut(vera, { "To do": ["One"] }, [wim]);
  const card_id = cardIds.One!;
  const long = Array.from({ length: 80 }, (_, index) => `Line ${index + 1}\n`).join("\n");
  await vera.updateCard({ card_id, description: long });
  const page = await visit(`${path}/${card_id}`, vera);
  const field = page.getByRole("textbox", { name: "Description" });
  const conflict = page.getByRole("region", { name: "the description of “One”", exact: true });
  const body = page.locator(".dialog-body");
  const sign = page.getByRole("dialog").getByRole("button", { name: "Choose text" });
  const comment = page.getByLabel("New comment");
  const clash = async (isWriting: boolean) => {
    await button(page, "Edit the description").click();
    await page.context().setOffline(true);
    await field.fill(`Vera\n${long}`);
    await button(page, "Save").click();
    await field.waitFor({ state: "detached" });
    if (isWriting) await comment.click();
    await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await wim.updateCard({ card_id, description: `Wim ${isWriting}\n${long}` });
    await page.context().setOffline(false);
    await conflict.waitFor();
  };
  const isInSight = () =>
    conflict.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const area = element.closest(".dialog-body")!.getBoundingClientRect();
      return top >= area.top - 1 && top < area.bottom;
    });
  await clash(false);
  await eventually(isInSight, "the conflict in sight");
  // Which would lead to what is there.
  await sign.waitFor({ state: "detached" });
  await page
    .getByTestId("announcer")
    .filter({ hasText: "Choose which text to keep" })
    .waitFor({ state: "attached" });
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole("button", { name: "Keep both" }).click();
  await sign.waitFor({ state: "detached" });
  await connection(page, "Live");

  await clash(true);
  await comment.and(page.locator(":focus")).waitFor();
  expect(await isInSight()).toBe(false);
  await sign.click();
  expect(await isInSight()).toBe(true);
  await page.context().close();
});

test("of a text that is written again while its conflict is shown, the last version is kept", async () => {
  const ines = await server.person("ines");
  const jack = await server.person("jack");
  const { path, cardIds } = await layOut(ines, { "To do": ["One"] }, [jack]);
  const card_id = cardIds.One!;
  await ines.updateCard({ card_id, description: "Before" });
  const page = await visit(path, ines);
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Edit the description").waitFor();
  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("one");
  await button(page, "Save").click();
  await jack.updateCard({ card_id, description: "Jack’s" });
  await page.context().setOffline(false);
  const conflict = page.getByRole("region", { name: "the description of “One”" });
  await conflict.locator("ins", { hasText: "Jack’s" }).waitFor();
  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("two");
  await button(page, "Save").click();
  await jack.updateCard({ card_id, description: "Jack’s second" });
  await page.context().setOffline(false);
  await conflict.locator("ins", { hasText: "Jack’s second" }).waitFor();
  await eventually(
    async () => (await conflict.getByLabel("Your text").inputValue()) === "two",
    "the last text",
  );
  await conflict.getByRole("button", { name: "Keep my text" }).click();
  await eventually(
    async () => (await jack.getCard({ card_id })).description === "two",
    "the last text is kept",
  );
  await page.context().close();
});

test("on a board that is not open, a conflict is listed; the text of the other can be kept", async () => {
  const carol = await server.person("carol");
  const dave = await server.person("dave");
  const { path, cardIds } = await layOut(carol, { "To do": ["One"] }, [dave]);
  const card_id = cardIds.One!;
  const page = await visit(path, carol);
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "One", exact: true }).click();
  // The page of boards is loaded ahead.
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("textbox", { name: "Card title" }).fill("Carol’s title");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Carol’s title" }).first().waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => url.pathname === path);
  await connection(page, "1 change waiting");
  await page.getByRole("link", { name: "Boards", exact: true }).click();
  await page.getByText("is waiting to be sent").waitFor();
  await dave.updateCard({ card_id, title: "Dave’s title" });
  await page.context().setOffline(false);
  await page.getByText("was not saved, because someone else changed the same text.").waitFor();
  await page.getByRole("status").getByRole("link", { name: "Launch" }).click();
  await button(page, "Choose").click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("Carol’s title").waitFor();
  await dialog.getByRole("button", { name: "Keep the text by dave" }).click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await page.keyboard.press("Escape");
  await connection(page, "Live");
  await sees(page, "To do", ["Dave’s title"]);
  expect((await carol.getCard({ card_id })).title).toBe("Dave’s title");
  await page.context().close();
});

test("another change of the same card is no conflict", async () => {
  const erin = await server.person("erin");
  const frank = await server.person("frank");
  const { path, cardIds } = await layOut(erin, { "To do": ["One"] }, [frank]);
  const card_id = cardIds.One!;
  await erin.updateCard({ card_id, description: "Before" });
  const page = await visit(path, erin);
  await page.getByRole("link", { name: "One" }).click();
  await button(page, "Edit the description").waitFor();
  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("After");
  await button(page, "Save").click();
  await frank.updateCard({ card_id, title: "Renamed" });
  await page.context().setOffline(false);
  await eventually(async () => (await frank.getCard({ card_id })).description === "After", "the description");
  await page.getByRole("heading", { name: "Renamed" }).first().waitFor();
  await page.keyboard.press("Escape");
  await connection(page, "Live");
  await page.context().close();
});

test("a board edited from the list of boards does not overwrite the name that somebody else has given it", async () => {
  const gina = await server.person("gina");
  const hugo = await server.person("hugo");
  const { boardId } = await layOut(gina, { "To do": ["One"] }, [hugo]);
  await gina.changeRole({ board_id: boardId, user_id: hugo.id, role: "owner" });
  const page = await visit("/", gina);
  const edit = async () => {
    await button(page, "Actions for Launch").click();
    await page.getByRole("menuitem", { name: "Edit…" }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Edit board" });
  await edit();
  await dialog.getByLabel("Name").fill("Gina’s name");
  // The page does not learn of it before it saves.
  await page.route("**/me/boards*", (route) => route.abort());
  await hugo.updateBoard({ board_id: boardId, title: "Hugo’s name", description: "By Hugo" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("What changed is marked below.").waitFor();
  await dialog.locator("ins", { hasText: "Hugo’s" }).waitFor();
  await dialog.getByText("Not saved yet: choose which text to keep.").waitFor();
  expect(await dialog.getByLabel("Description").inputValue()).toBe("By Hugo");
  expect(await violations(page)).toEqual([]);
  expect(await hugo.getBoard({ board_id: boardId })).toMatchObject({ title: "Hugo’s name" });
  await page.unroute("**/me/boards*");
  await dialog.getByRole("button", { name: "Keep my text" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Gina’s name" }).waitFor();
  expect(await hugo.getBoard({ board_id: boardId })).toMatchObject({
    title: "Gina’s name",
    description: "By Hugo",
  });
  await page.context().close();
});

test("on a phone, what waits, what was refused and what is to be decided fits the screen and can be acted on", async () => {
  const tess = await server.person("tess");
  const uwe = await server.person("uwe");
  const { path, cardIds } = await layOut(tess, { "To do": ["One", "Two"] }, [uwe]);
  const page = await browser.visit(`${server.url}${path}/${cardIds.One!}`, {
    token: tess.token,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const write = async (text: string) => {
    await button(page, "Add a description").click();
    await page.getByRole("textbox", { name: "Description" }).fill(text);
    await button(page, "Save").click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  };
  const fits = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("dialog")].every(
        ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
      ),
    );
  await button(page, "Add a description").waitFor();
  await connection(page, "Live");
  // The dialogs are loaded ahead, when the page has nothing else to do.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("changes-dialog")),
  );
  await page.context().setOffline(true);
  await write("A long story by Tess");
  await page.getByRole("link", { name: "Two" }).click();
  await write("Another long story");
  await connection(page, "Offline");
  await page.locator("button.connection").click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("A long story by Tess").waitFor();
  expect([await fits(), await violations(page)]).toEqual([true, []]);

  await uwe.updateCard({ card_id: cardIds.One!, description: "Uwe’s story" });
  await uwe.deleteCard({ card_id: cardIds.Two! });
  await page.context().setOffline(false);
  const conflict = dialog.getByRole("region", { name: "the description of “One”", exact: true });
  await conflict.getByText("Uwe’s story").waitFor();
  await dialog.locator(".notice .unsent").getByText("the card “Two” is no longer on the board").waitFor();
  expect([await fits(), await violations(page)]).toEqual([true, []]);
  for (const each of await dialog.getByRole("button").all())
    expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await dialog.getByRole("button", { name: "Dismiss" }).tap();
  await conflict.getByRole("button", { name: "Keep both" }).tap();
  await dialog.getByRole("button", { name: "Clear list" }).tap();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await eventually(
    async () =>
      (await uwe.getCard({ card_id: cardIds.One! })).description === "Uwe’s story\n\nA long story by Tess",
    "both stories",
  );
  await page.context().close();
});
