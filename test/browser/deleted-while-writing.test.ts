/** Somebody else deletes what a text is being written in: the text is not lost, and what was deleted can be restored. */
import { expect, test } from "bun:test";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import {
  ann,
  ben,
  composer,
  description,
  open,
  opener,
  service,
  setWriters,
  startDescription,
} from "./writers-scene.ts";

setWriters();

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

test("detail: a column that is deleted while a card in it is being written comes back from the dialog about that", async () => {
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
    const label = what === "card" ? "Your text" : "Comment on “Doomed”";
    expect(await dialog.getByLabel(label).inputValue()).toBe("Half a thought");
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

test("detail: of a card that was restored and then gone with its column, it is said who deleted that, and both are restored there", async () => {
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
  expect(await dialog.getByLabel("Comment on “Doomed”").inputValue()).toBe("Half a thought");
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

test("detail: an archived card whose address is opened is said to be archived", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Done with"] }, [ben]);
  await ben.archiveCard({ card_id: cardIds["Done with"]! });
  const page = await open(`${path}/${cardIds["Done with"]}`);
  const dialog = page.getByRole("dialog", { name: "This card is archived" });
  await dialog.getByText(`${ben.me.username} archived it.`).waitFor();
});

test("detail: whoever deleted a card is not named for the next address that is opened", async () => {
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

test("detail: the texts in a deleted card have the same order after a reload: the description is first", async () => {
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

test("detail: several texts in a deleted card are told apart, each to be read and edited; typing goes on in its own; restoring it is the first choice", async () => {
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

test("detail: when the card comes back, the message about its text goes and the text is in the editor", async () => {
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

test("when the card or its column comes back while the dialog about its text is open, typing goes on in the editor, at the caret", async () => {
  for (const what of ["card", "column"] as const) {
    const { path, boardId, cardIds } = await layOut(ann, { "To do": ["Fresh"], Later: [] }, [ben]);
    const column_id = (await ben.getBoard({ board_id: boardId })).columns[0]!.id;
    const page = await open(`${path}/${cardIds.Fresh}`);
    await page.getByRole("button", { name: "Add a description" }).click();
    await page.keyboard.type("Half");
    if (what === "card") await ben.deleteCard({ card_id: cardIds.Fresh! });
    else await ben.deleteColumn({ column_id });
    const dialog = page.getByRole("dialog", { name: new RegExp(`^ben.* deleted the ${what} “`) });
    await dialog.waitFor();
    await page.keyboard.type(" a line");
    for (const _ of "line") await page.keyboard.press("ArrowLeft");
    if (what === "card") await ben.restoreCard({ trashed_card_id: cardIds.Fresh! });
    else await ben.restoreColumn({ trashed_column_id: column_id });
    await page.getByRole("dialog", { name: "Fresh", exact: true }).waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await description(page).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("new ");
    expect(await description(page).inputValue()).toBe("Half a new line");
    await page.context().close();
  }
});

test("what was deleted and restored while offline is not said to be deleted, and its text stays in the editor", async () => {
  for (const what of ["card", "column"] as const) {
    const { path, boardId, cardIds } = await layOut(ann, { "To do": ["Fresh"], Later: [] }, [ben]);
    const column_id = (await ben.getBoard({ board_id: boardId })).columns[0]!.id;
    const page = await open(`${path}/${cardIds.Fresh}`);
    await page.getByRole("button", { name: "Add a description" }).click();
    await page.keyboard.type("Half a line");
    await page.evaluate(() => {
      const look = () => {
        for (const each of document.querySelectorAll("dialog"))
          if (/ deleted the /.test(each.ariaLabel ?? "")) document.documentElement.dataset.told = "yes";
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await page.context().setOffline(true);
    await page.locator(".connection", { hasText: "Live" }).waitFor({ state: "detached" });
    if (what === "card") {
      await ben.deleteCard({ card_id: cardIds.Fresh! });
      await ben.restoreCard({ trashed_card_id: cardIds.Fresh! });
    } else {
      await ben.deleteColumn({ column_id });
      await ben.restoreColumn({ trashed_column_id: column_id });
    }
    await ben.createCard({ board_id: boardId, column_id, title: "Last" });
    await page.context().setOffline(false);
    await page.locator("a", { hasText: "Last" }).first().waitFor({ state: "attached" });
    expect(await page.locator("html").getAttribute("data-told")).toBeNull();
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await description(page).inputValue()).toBe("Half a line");
    await page.context().close();
  }
});

test("detail: when the column comes back while the dialog about a new card is open, typing goes on in the new card", async () => {
  const { path, boardId } = await layOut(ann, { "To do": [], Later: [] }, [ben]);
  const page = await open(path);
  await opener(page).click();
  await page.keyboard.type("Words for");
  const column_id = (await ben.getBoard({ board_id: boardId })).columns[0]!.id;
  await ben.deleteColumn({ column_id });
  await page.getByRole("dialog", { name: /^ben.* deleted the column “To do”$/ }).waitFor();
  await page.keyboard.type(" a ");
  await ben.restoreColumn({ trashed_column_id: column_id });
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await composer(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("card");
  expect(await composer(page).inputValue()).toBe("Words for a card");
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

test("detail: when something with a draft is deleted while typing elsewhere, the focus stays and the draft is offered; restoring leads to the card", async () => {
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

test("whoever removes a card or a column learns who was still writing in it, and can undo that", async () => {
  const { path, cardIds } = await layOut(ann, { "To do": ["Doomed"], Later: [] }, [ben]);
  const a = await open(`${path}/${cardIds.Doomed}`);
  const b = await open(path, ben.token);
  await a.getByRole("button", { name: "Add a description" }).click();
  await a.keyboard.type("Half a line");
  const tile = b.locator("article", { hasText: "Doomed" });
  const writes = tile.getByRole("img", { name: `${ann.me.username} is editing the description` });
  await writes.waitFor();
  await b.getByRole("link", { name: "Doomed" }).focus();
  await b.keyboard.press("Delete");
  await b
    .getByText(`“Doomed” was deleted. ${ann.me.username} was still writing there. Their text is kept.`)
    .waitFor();
  const dialog = a.getByRole("dialog", { name: /^ben.* deleted the card “Doomed”$/ });
  await dialog.waitFor();
  expect(await dialog.locator(".dialog-actions button").allInnerTexts()).toEqual([
    "Restore",
    "Copy text",
    "Discard",
  ]);
  await b.getByRole("button", { name: "Undo", exact: true }).click();
  await description(a).and(a.locator(":focus")).waitFor();
  await writes.waitFor();
  await b.getByRole("button", { name: "Actions for the column To do" }).click();
  await b.getByRole("menuitem", { name: "Archive column", exact: true }).click();
  await b
    .getByText(
      `The column “To do” was archived with its card. ${ann.me.username} was still writing there. Their text is kept.`,
    )
    .waitFor();
});
