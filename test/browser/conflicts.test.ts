/** Two people change the same text, one of them offline: nobody's words are overwritten unseen. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { button, connection, twoAtOnce } from "./two-at-once.ts";

const { person, url, visit } = twoAtOnce();

async function describe(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("link", { name: title }).click();
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill(text);
  await button(page, "Save").click();
}

const DECIDE = "1 change needs your decision";

test("a description changed by both is not overwritten: after a reload, in any tab, both texts can be merged", async () => {
  const alice = await person("alice");
  const bob = await person("bob");
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
  await conflict.getByRole("radio", { name: "bob’s version" }).waitFor();
  expect(await conflict.getByLabel("Your text").inputValue()).toBe("Alice wrote this on the train");
  expect(await violations(page)).toEqual([]);
  expect((await bob.getCard({ card_id })).description).toBe("Bob wrote this at his desk");

  const other = await page.context().newPage();
  await other.goto(url(path));
  await connection(other, DECIDE);
  await page.close();
  await other.reload();
  await connection(other, DECIDE);
  await other
    .getByText("bob changed the description of “Uno” before your change could be saved. Both versions")
    .waitFor();
  expect(await other.getByRole("button", { name: DECIDE }).innerText()).toContain("1 to decide");
  await button(other, "Choose").click();
  const dialog = other.getByRole("dialog", { name: "Your changes" });
  await dialog.getByRole("radio", { name: "bob’s version" }).waitFor();
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

test("whoever has changed a text is named, also if they have left the board and it was not seen here", async () => {
  const rita = await person("rita");
  const sven = await person("sven");
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

test("detail: a conflict on an open card that is scrolled is brought into sight, but not under the hands of somebody who writes: a sign leads there", async () => {
  const vera = await person("vera");
  const wim = await person("wim");
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
  const ines = await person("ines");
  const jack = await person("jack");
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
  await conflict.locator(".passage-text", { hasText: "Jack’s" }).first().waitFor();
  await page.context().setOffline(true);
  await button(page, "Edit the description").click();
  await page.getByRole("textbox", { name: "Description" }).fill("two");
  await button(page, "Save").click();
  await jack.updateCard({ card_id, description: "Jack’s second" });
  await page.context().setOffline(false);
  await conflict.locator(".passage-text", { hasText: "Jack’s second" }).first().waitFor();
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
  const carol = await person("carol");
  const dave = await person("dave");
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
  await page.getByText("wasn’t saved, because someone else changed the same text.").waitFor();
  await page.getByRole("status").getByRole("link", { name: "Launch" }).click();
  await button(page, "Choose").click();
  const dialog = page.getByRole("dialog", { name: "Your changes" });
  await dialog.getByText("Carol’s title").waitFor();
  await dialog.getByRole("button", { name: "Use their text" }).click();
  await dialog.getByText("Nothing is waiting.").waitFor();
  await page.keyboard.press("Escape");
  await connection(page, "Live");
  await sees(page, "To do", ["Dave’s title"]);
  expect((await carol.getCard({ card_id })).title).toBe("Dave’s title");
  await page.context().close();
});

test("another change of the same card is no conflict", async () => {
  const erin = await person("erin");
  const frank = await person("frank");
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
  const gina = await person("gina");
  const hugo = await person("hugo");
  const { boardId } = await layOut(gina, { "To do": ["One"] }, [hugo]);
  await gina.changeRole({ board_id: boardId, user_id: hugo.id, role: "owner" });
  const page = await visit("/", gina);
  const edit = async () => {
    await button(page, "Actions for Launch").click();
    await page.getByRole("menuitem", { name: "Settings…" }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Board settings" });
  await edit();
  await dialog.getByLabel("Name").fill("Gina’s name");
  // The page does not learn of it before it saves.
  await page.route("**/me/boards*", (route) => route.abort());
  await hugo.updateBoard({ board_id: boardId, title: "Hugo’s name", description: "By Hugo" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("changed this while you were editing.").waitFor();
  await dialog.locator("ins", { hasText: "Hugo’s" }).waitFor();
  await dialog.getByText("Not saved yet. Choose which text to keep.").waitFor();
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

test("detail: on a phone, what waits, what was refused and what is to be decided fits the screen and can be acted on", async () => {
  const tess = await person("tess");
  const uwe = await person("uwe");
  const { path, cardIds } = await layOut(tess, { "To do": ["One", "Two"] }, [uwe]);
  const page = await visit(`${path}/${cardIds.One!}`, tess, {
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
