/** Text being typed is not lost, whatever happens to the page, the board or the login. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { createClient } from "../../client/http.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  service = await startService();
  ann = await service.person("ann");
  ben = await service.person("ben");
});
afterAll(() => service.stop());

const open = (path: string, token = ann.token) => browser.visit(service.url + path, { token });
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const composer = (page: Page) => page.getByLabel("Title of a new card in To do");
const opener = (page: Page) => page.getByRole("button", { name: "Add a card to To do" });

async function startDescription(page: Page, card: string): Promise<void> {
  await page.getByRole("link", { name: card }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
}

test("a card that is archived while its description is being written comes back with one click, and the text with it", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Doomed"] }, [ben]);
  const card_id = cardIds.Doomed!;
  await ann.updateCard({ card_id, description: "Old" });
  const page = await open(`${path}/${card_id}`);
  await page.getByRole("button", { name: "Edit the description" }).click();
  await page.keyboard.type(" and new");
  await ben.archiveCard({ card_id });
  const dialog = page.getByRole("dialog", { name: /^ben.* archived the card “Doomed”$/ });
  await dialog.waitFor();
  await page.keyboard.type("er");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await dialog.waitFor({ state: "detached" });
  const again = page.getByRole("dialog", { name: "Doomed", exact: true });
  await again.waitFor();
  expect(await description(page).inputValue()).toBe("Old and newer");
  // Nobody has changed what it was edited from.
  await again.getByRole("button", { name: "Save" }).click();
  await eventually(async () => (await ann.getCard({ card_id })).description === "Old and newer", "saved");
});

test("a column that is deleted while a card in it is being written comes back from the dialog about that", async () => {
  const { path, boardId, cardIds } = await layOut(ann, { "To do": ["One"], Later: [] }, [ben]);
  const page = await open(`${path}/${cardIds.One}`);
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.keyboard.type("Text");
  const { columns } = await ben.getBoard({ board_id: boardId });
  await ben.deleteColumn({ column_id: columns[0]!.id });
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the column “To do”$/ });
  await dialog.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("dialog", { name: "One", exact: true }).waitFor();
  expect(await description(page).inputValue()).toBe("Text");
});

test("when the card is deleted while typing, the typing continues in a dialog, and closing it keeps the text", async () => {
  const { path, cardIds, boardId } = await layOut(ann, { "To do": ["One", "Doomed"] }, [ben]);
  const page = await open(path);
  await startDescription(page, "Doomed");
  await page.keyboard.type("Half a ");
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the card “Doomed”$/ });
  await dialog.waitFor();
  await page.keyboard.type("sentence, and \nnothing new");
  const text = "Half a sentence, and \nnothing new";
  expect(await dialog.getByLabel("Your text").inputValue()).toBe(text);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy text" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const { columns } = await ann.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One"]);
  await page.reload();
  await dialog.getByText("That was just now.").waitFor();
  expect(await dialog.getByLabel("Your text").inputValue()).toBe(text);
  await dialog.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await sees(page, "To do", ["One"]);
  expect(await dialog.count()).toBe(0);
});

test("after a reload, too, it is said who deleted the card or its column, and it is restored with the text", async () => {
  for (const what of ["card", "column"] as const) {
    const { path, cardIds, boardId } = await layOut(ann, { "To do": ["Doomed"], Done: ["One"] }, [ben]);
    const page = await open(`${path}/${cardIds.Doomed}`);
    await page.getByRole("textbox", { name: "New comment" }).fill("Half a thought");
    await page.goto("about:blank");
    const { columns } = await ben.getBoard({ board_id: boardId });
    if (what === "card") await ben.deleteCard({ card_id: cardIds.Doomed! });
    else await ben.deleteColumn({ column_id: columns[0]!.id });
    await page.goto(`${service.url}${path}/${cardIds.Doomed}`);
    const name = what === "card" ? /^ben.* deleted the card “Doomed”$/ : /^ben.* deleted the column “To do”$/;
    const dialog = page.getByRole("dialog", { name });
    expect(await dialog.getByLabel("Your text").inputValue()).toBe("Half a thought");
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Restore" }).click();
    await page.getByRole("dialog", { name: "Doomed", exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "New comment" }).inputValue()).toBe("Half a thought");
    await page.context().close();
  }
});

test("after a reload, the texts in a deleted column and in its cards are in one dialog", async () => {
  const { path, cardIds, boardId } = await layOut(ann, { "To do": ["Doomed"], Done: [] }, [ben]);
  const page = await open(`${path}/${cardIds.Doomed}`);
  await page.getByRole("textbox", { name: "New comment" }).fill("Half a thought");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await opener(page).click();
  await composer(page).fill("New card text");
  await page.goto("about:blank");
  const { columns } = await ben.getBoard({ board_id: boardId });
  await ben.deleteColumn({ column_id: columns[0]!.id });
  await page.goto(service.url + path);
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the column “To do”$/ });
  await dialog.waitFor();
  const texts = await dialog.getByRole("textbox").evaluateAll((fields: HTMLTextAreaElement[]) => {
    return fields.map(({ value }) => value);
  });
  expect(texts.toSorted()).toEqual(["Half a thought", "New card text"]);
  await dialog.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("of a card that was restored and then gone with its column, it is said who deleted that, and both are restored there", async () => {
  const { path, cardIds, boardId } = await layOut(ann, { "To do": ["Doomed"], Done: [] }, [ben]);
  const card_id = cardIds.Doomed!;
  const page = await open(`${path}/${card_id}`);
  await page.getByRole("textbox", { name: "New comment" }).fill("Half a thought");
  await page.goto("about:blank");
  await ben.deleteCard({ card_id });
  await ann.restoreCard({ trashed_card_id: card_id });
  const { columns } = await ann.getBoard({ board_id: boardId });
  await ann.deleteColumn({ column_id: columns[0]!.id });
  await page.goto(`${service.url}${path}/${card_id}`);
  const dialog = page.getByRole("dialog", { name: "You deleted the column “To do”" });
  expect(await dialog.getByLabel("Your text").inputValue()).toBe("Half a thought");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await page.goto(`${service.url}${path}/${card_id}`);
  await page.getByRole("dialog", { name: "This card no longer exists" }).waitFor();
  await page
    .getByText("You deleted the column “To do”, and this card with it. It can be restored from the trash.")
    .waitFor();
  await page.getByRole("button", { name: "Restore the column" }).click();
  await page.getByRole("dialog", { name: "Doomed", exact: true }).waitFor();
});

test("the text in a deleted card is shown after a reload even if the log cannot be read", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Doomed"] }, [ben]);
  const page = await open(`${path}/${cardIds.Doomed}`);
  await page.getByRole("textbox", { name: "New comment" }).fill("Half a thought");
  await page.goto("about:blank");
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  await page.route(/\/events\?.*before=/, (route) => route.abort());
  await page.goto(`${service.url}${path}/${cardIds.Doomed}`);
  const dialog = page.getByRole("dialog", { name: "What you were editing was deleted" });
  expect(await dialog.getByLabel("Your text").inputValue()).toBe("Half a thought");
});

test("a card that is gone when its address is opened says who deleted it, and is restored there", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Doomed"] }, [ben]);
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  const page = await open(`${path}/${cardIds.Doomed}`);
  const dialog = page.getByRole("dialog", { name: "This card no longer exists" });
  await dialog.getByText(`${ben.me.username} deleted it.`).waitFor();
  await dialog.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("dialog", { name: "Doomed", exact: true }).waitFor();
});

test("whoever deleted a card is not named for the next address that is opened", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Doomed"] }, [ben]);
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  const page = await open(`${path}/${cardIds.Doomed}`);
  await page.getByText(`${ben.me.username} deleted it.`).waitFor();
  const next = crypto.randomUUID();
  await page.route(
    (url) => url.searchParams.get("card_id") === next,
    (route) => route.abort(),
  );
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `${path}/${next}`);
  await page.getByText("It was deleted or archived, or the address is wrong.").waitFor();
  expect(await page.getByRole("button", { name: "Restore", exact: true }).count()).toBe(0);
});

test("the texts in a deleted card have the same order after a reload: the description is first", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Doomed"] }, [ben]);
  const page = await open(`${path}/${cardIds.Doomed}`);
  await page.getByRole("textbox", { name: "New comment" }).fill("What I say");
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.keyboard.type("What it is");
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the card “Doomed”$/ });
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await dialog.waitFor();
    expect(await dialog.locator("label").allInnerTexts()).toEqual(["Description", "Comment"]);
    expect(await dialog.getByLabel("Description").inputValue()).toBe("What it is");
  }
});

test("several texts in a deleted card are told apart, each to be read and edited; typing goes on in its own; restoring it is the first choice", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Doomed"] }, [ben]);
  const page = await open(path);
  await page.getByRole("link", { name: "Doomed" }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.keyboard.type("What it is");
  await page.getByRole("textbox", { name: "New comment" }).click();
  await page.keyboard.type("What I s");
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the card “Doomed”$/ });
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  await field("Comment").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("aid");
  expect(await field("Description").inputValue()).toBe("What it is");
  expect(await field("Comment").inputValue()).toBe("What I said");
  expect(await dialog.locator(".button[data-kind=primary]").allInnerTexts()).toEqual(["Restore"]);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("dialog", { name: "Doomed", exact: true }).waitFor();
  expect(await description(page).inputValue()).toBe("What it is");
  expect(await page.getByRole("textbox", { name: "New comment" }).inputValue()).toBe("What I said");
});

test("a comment that was refused because its card is gone comes back with the card, from the dialog about its text", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One", "Doomed"] }, [ben]);
  const card_id = cardIds.Doomed!;
  const page = await open(`${path}/${card_id}`);
  await page.getByRole("textbox", { name: "New comment" }).fill("Said in time");
  // The refusal comes before the event.
  let isHeld = true;
  await page.route("**/comments", async (route) => {
    if (route.request().method() !== "POST" || !isHeld) return route.continue();
    isHeld = false;
    await ben.deleteCard({ card_id });
    const problem = {
      type: "about:blank",
      status: 404,
      title: "Not found",
      detail: "This card does not exist.",
    };
    await route.fulfill({
      status: 404,
      contentType: "application/problem+json",
      body: JSON.stringify(problem),
    });
  });
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  const bring = page.getByRole("button", { name: "Restore the card with your change" });
  await bring.click();
  await eventually(
    async () => (await ann.listComments({ card_id }).catch(() => null))?.items[0]?.body === "Said in time",
    "the comment on the card",
  );
  expect(await page.getByRole("textbox", { name: "New comment" }).inputValue()).toBe("");
});

test("when the card comes back, the message about its text goes and the text is in the editor", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Fresh"] }, [ben]);
  const page = await open(path);
  await startDescription(page, "Fresh");
  await page.keyboard.type("Half a ");
  await ben.deleteCard({ card_id: cardIds.Fresh! });
  await page.getByRole("dialog", { name: /^ben.* deleted the card “Fresh”$/ }).waitFor();
  await page.keyboard.press("Escape");
  const message = page.getByText("Your text is kept until you dismiss this message.");
  await message.waitFor();
  await ben.restoreCard({ trashed_card_id: cardIds.Fresh! });
  await message.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Fresh" }).click();
  expect(await description(page).inputValue()).toBe("Half a ");
});

test("when the column is deleted while a card is being added, the text is kept and no card is created", async () => {
  const { path, boardId } = await layOut(ann, { "To do": [], Doing: [] }, [ben]);
  const page = await open(path);
  await opener(page).click();
  await page.keyboard.type("Words for ");
  const { columns } = await ann.getBoard({ board_id: boardId });
  await ben.deleteColumn({ column_id: columns[0]!.id });
  const dialog = page.getByRole("dialog", { name: /^ben.* deleted the column “To do”$/ });
  await dialog.waitFor();
  await page.keyboard.type("a new card\n");
  expect(await dialog.getByLabel("Your text").inputValue()).toBe("Words for a new card\n");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await dialog.waitFor({ state: "detached" });
  expect((await ann.getBoard({ board_id: boardId })).columns[0]!.cards).toEqual([]);
  await page.waitForFunction(() => !Object.keys(localStorage).join().includes("draft"));
});

test("when something with a draft is deleted while typing elsewhere, the focus stays and the draft is offered; restoring leads to the card", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Doomed"] }, [ben]);
  const page = await open(path);
  await startDescription(page, "Doomed");
  await page.keyboard.type("Left open");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await opener(page).click();
  await page.keyboard.type("Somewhere ");
  await ben.deleteCard({ card_id: cardIds.Doomed! });
  await page.getByText(`${ben.me.username} deleted the card “Doomed”.`).waitFor();
  await page.keyboard.type("else");
  expect(await composer(page).inputValue()).toBe("Somewhere else");
  await page.getByRole("button", { name: "Copy text" }).waitFor();
  await page.getByRole("button", { name: "Restore" }).click();
  await sees(page, "To do", ["Doomed"]);
  await page.getByRole("button", { name: "Copy text" }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Doomed" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  expect(await description(page).inputValue()).toBe("Left open");
});

test("when the login expires while typing, the text stays in its field and the dialog waits", async () => {
  const cleo = await service.person("cleo");
  const { path, boardId } = await layOut(cleo, { "To do": ["One"] });
  const page = await open(path, cleo.token);
  await startDescription(page, "One");
  await page.keyboard.type("Before, ");
  const again = await createClient({ baseUrl: service.url }).login({
    username: cleo.me.email,
    password: PASSWORD,
  });
  const elsewhere = createClient({ baseUrl: service.url, token: again.access_token });
  await elsewhere.endOtherSessions();
  await page.getByText("You have been logged out. Anything you type here is kept.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type("after");
  expect(await description(page).inputValue()).toBe("Before, after");
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  expect(await dialog.count()).toBe(0);
  await page.keyboard.press("Control+Enter");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await eventually(async () => {
    const { columns } = await elsewhere.getBoard({ board_id: boardId });
    return columns[0]!.cards[0]!.description === "Before, after";
  }, "the description at the service");
});

test("when the board is deleted or the user removed while writing, the page shows their text", async () => {
  const cases = [
    {
      end: (board_id: string) => ann.removeMember({ board_id, user_id: ben.id }),
      title: "You do not have access to this board",
      later: "You do not have access to this board",
    },
    {
      end: (board_id: string) => ann.deleteBoard({ board_id }),
      title: "This board was deleted",
      later: "Board not found",
    },
  ];
  for (const { end, title, later } of cases) {
    const { path, boardId } = await layOut(ann, { "To do": ["One"] }, [ben]);
    const page = await open(path, ben.token);
    await opener(page).click();
    await composer(page).fill("Half a title");
    await end(boardId);
    await page.getByRole("heading", { name: "Your unsaved text" }).waitFor();
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByText("Half a title").waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByText("Half a title").waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { name: later }).waitFor();
    expect(await page.getByText("Half a title").count()).toBe(0);
  }
});

test("the page of a deleted board says when it has been restored, and opens it", async () => {
  const { path, boardId } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const page = await open(path, ben.token);
  await sees(page, "To do", ["One"]);
  await ann.deleteBoard({ board_id: boardId });
  await page.getByRole("heading", { name: "This board was deleted" }).waitFor();
  await ann.restoreBoard({ deleted_board_id: boardId });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByRole("heading", { name: "This board was restored" }).waitFor();
  await page.getByRole("button", { name: "Open the board" }).click();
  await sees(page, "To do", ["One"]);
});

test("Escape and Done close a composer and keep its text", async () => {
  const { path } = await layOut(ann, { "To do": ["One"] });
  const page = await open(path);
  await opener(page).click();
  await page.keyboard.type("Half a title");
  await page.keyboard.press("Escape");
  await opener(page).getByText("Half a title").waitFor();
  await opener(page).click();
  expect(await composer(page).inputValue()).toBe("Half a title");
  await page.getByRole("button", { name: "Done" }).click();
  await opener(page).click();
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["One", "Half a title"]);
  expect(await composer(page).inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("button", { name: "Add a checklist" }).click();
  await page.keyboard.type("Ste");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a checklist" }).click();
  expect(await page.getByLabel("Checklist name").inputValue()).toBe("Ste");
});

test("two tabs of a board keep their own text, and neither offers what the other has saved", async () => {
  const { path } = await layOut(ann, { "To do": ["One"] });
  const first = await open(path);
  await opener(first).click();
  await composer(first).fill("Of the first tab");
  await first.waitForTimeout(400);
  const second = await first.context().newPage();
  await second.goto(service.url + path);
  await opener(second).click();
  expect(await composer(second).inputValue()).toBe("");
  await composer(second).fill("Of the second tab");
  await second.reload();
  expect(await composer(second).inputValue()).toBe("Of the second tab");
  await first.reload();
  expect(await composer(first).inputValue()).toBe("Of the first tab");
  await composer(first).press("Enter");
  await sees(second, "To do", ["One", "Of the first tab"]);
  await first.close();
  await second.reload();
  expect(await composer(second).inputValue()).toBe("Of the second tab");
  await composer(second).press("Enter");
  await sees(second, "To do", ["One", "Of the first tab", "Of the second tab"]);
  await second.reload();
  await opener(second).waitFor();
});

test("a text that is too long is not truncated: its length is shown, and it cannot be saved until it is shorter", async () => {
  const { path, boardId } = await layOut(ann, { "To do": ["One"] });
  const page = await open(path);
  const paste = (text: string) => page.keyboard.insertText(text);
  await opener(page).click();
  await paste("x".repeat(404));
  await page.getByText("Too long: 404 of 255 characters.").waitFor();
  expect((await composer(page).inputValue()).length).toBe(404);
  expect(await page.getByRole("button", { name: "Add", exact: true }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await composer(page).fill("Short enough");
  await page.keyboard.press("Enter");
  await sees(page, "To do", ["One", "Short enough"]);
  await page.keyboard.press("Escape");
  await startDescription(page, "One");
  await paste("y".repeat(50_001));
  await page.getByText("Too long: 50,001 of 50,000 characters.").waitFor();
  expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  await description(page).fill("Short");
  await page.keyboard.press("Control+Enter");
  await page.getByTitle("Rename", { exact: true }).click();
  await paste("z".repeat(300));
  await page.keyboard.press("Enter");
  await page.getByText("Too long: 300 of 255 characters.").waitFor();
  expect(await page.getByLabel("Card title").inputValue()).toBe("z".repeat(300));
  await page.keyboard.press("Escape");
  const { columns } = await ann.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "Short enough"]);
});

test("when somebody else changed the description, their name stays correct and Ctrl+Enter says why it does not save", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const page = await open(path);
  await startDescription(page, "One");
  await page.keyboard.type("Mine");
  await ben.updateCard({ card_id: cardIds.One!, description: "His" });
  await page.getByText(`${ben.me.username} changed this while you were editing.`).waitFor();
  await ann.updateCard({ card_id: cardIds.One!, title: "Renamed by Ann" });
  await page.getByTitle("Rename", { exact: true }).filter({ hasText: "Renamed by Ann" }).waitFor();
  await page.getByText(`${ben.me.username} changed this while you were editing.`).waitFor();
  expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
  await page.getByText("To save, first choose above which text to keep.").waitFor();
  await description(page).press("Control+Enter");
  await page.getByRole("alert").getByText("To save, first choose above which text to keep.").waitFor();
  expect(await description(page).inputValue()).toBe("Mine");
  await page.getByRole("button", { name: "Keep my text" }).click();
  await description(page).and(page.locator(":focus")).waitFor();
});

test("the tile of a card says that a text in it is not saved, also after a reload, until it is saved or given up", async () => {
  const { path } = await layOut(ann, { "To do": ["One", "Two"] });
  const page = await open(path);
  const marks = page.getByRole("img", { name: "Has text of yours that is not saved" });
  await startDescription(page, "One");
  await page.keyboard.type("Half a sentence");
  await page.getByRole("button", { name: "Close" }).click();
  await page
    .locator("article", { hasText: "One" })
    .and(page.locator("article", { has: marks }))
    .waitFor();
  expect(await marks.count()).toBe(1);
  expect(await marks.getAttribute("title")).toBe("Has text of yours that is not saved");
  expect(await marks.innerText()).toBe("Draft");
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await marks.waitFor();
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await marks.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Two" }).focus();
  await page.keyboard.press("e");
  await page.keyboard.type("A title that is being written");
  expect(await marks.count()).toBe(0);
});

test("a half-typed title that is restored stays in its field, and is saved only when the user says so", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] });
  const page = await open(`${path}/${cardIds.One}`);
  await page.getByRole("button", { name: "One", exact: true }).click();
  const field = page.getByLabel("Card title");
  await field.fill("Half a tit");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("Half a tit"));
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe("Half a tit");
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Close" }).focus();
  expect((await ann.getCard({ card_id: cardIds.One! })).title).toBe("One");
  await field.fill("Half a title");
  await field.press("Enter");
  await eventually(
    async () => (await ann.getCard({ card_id: cardIds.One! })).title === "Half a title",
    "the title",
  );
});

test("“Keep my text” returns to the field, and leaving it saves", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const page = await open(`${path}/${cardIds.One}`);
  await page.getByRole("button", { name: "One", exact: true }).click();
  const field = page.getByLabel("Card title");
  await field.fill("One, as Ann says");
  await ben.updateCard({ card_id: cardIds.One!, title: "One, as Ben says" });
  await page.getByRole("button", { name: "Keep my text" }).click();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await eventually(
    async () => (await ann.getCard({ card_id: cardIds.One! })).title === "One, as Ann says",
    "the title as Ann says",
  );
});

test("a conflict about a card’s title leaves the dialog its name and the close button its place; “Use theirs” ends it", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["One"] }, [ben]);
  const page = await open(`${path}/${cardIds.One}`);
  await page.getByRole("button", { name: "One", exact: true }).click();
  const field = page.getByLabel("Card title");
  await field.fill("One, as Ann says");
  const dialog = page.getByRole("dialog", { name: "One", exact: true });
  await dialog.waitFor();
  await ben.updateCard({ card_id: cardIds.One!, title: "One, as Ben says" });
  await page.getByText(`${ben.me.username} changed this`).waitFor();
  await page.getByRole("dialog", { name: "One, as Ben says", exact: true }).waitFor();
  const middleOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return y + height / 2;
  };
  const close = page.getByRole("button", { name: "Close" });
  expect(Math.abs((await middleOf(close)) - (await middleOf(field)))).toBeLessThan(4);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Use theirs" }).click();
  const title = page.getByRole("button", { name: "One, as Ben says", exact: true });
  await title.waitFor();
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  await title.click();
  await field.fill("z".repeat(300));
  await page.getByRole("button", { name: "Discard my text" }).click();
  await title.waitFor();
  expect((await ann.getCard({ card_id: cardIds.One! })).title).toBe("One, as Ben says");
});

test("screen readers announce each card once", async () => {
  const { path } = await layOut(ann, { "To do": ["One"], Doing: [] });
  const page = await open(path);
  const spoken = (column: string) =>
    page.getByRole("region", { name: column, exact: true }).locator(".column-count").textContent();
  await sees(page, "To do", ["One"]);
  expect([await spoken("To do"), await spoken("Doing")]).toEqual(["1 card", "0 cards"]);
});
