/** Text being typed is not lost, whatever happens to the page, the board or the login. */
import { expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { PASSWORD } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { isKept } from "./stored.ts";
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
  await page.getByText("You’ve been logged out. Anything you type here is kept.").waitFor();
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
      title: "You don’t have access to this board",
      later: "You don’t have access to this board",
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

test("detail: the page of a board that the user was removed from names the card that a text is on", async () => {
  const { path, boardId, cardIds } = await layOut(ann, { "To do": ["Plan the launch"] }, [ben]);
  const page = await open(`${path}/${cardIds["Plan the launch"]}`, ben.token);
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.keyboard.type("In three steps");
  await ann.removeMember({ board_id: boardId, user_id: ben.id });
  await page.getByRole("heading", { name: "Your unsaved text" }).waitFor();
  await page.getByText("Description of “Plan the launch”").waitFor();
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
  await page.getByRole("button", { name: "Open board" }).click();
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

test("the tile of a card says that a text in it is not saved, also after a reload, until it is saved or given up", async () => {
  const { path } = await layOut(ann, { "To do": ["One", "Two"] });
  const page = await open(path);
  const marks = page.getByRole("img", { name: "Has unsaved text" });
  await startDescription(page, "One");
  await page.keyboard.type("Half a sentence");
  await page.getByRole("button", { name: "Close" }).click();
  await page
    .locator("article", { hasText: "One" })
    .and(page.locator("article", { has: marks }))
    .waitFor();
  expect(await marks.count()).toBe(1);
  expect(await marks.getAttribute("title")).toBe("Has unsaved text");
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

test("detail: the tiles of the stored copy say which cards have drafts, before the board was loaded again", async () => {
  const { path, boardId } = await layOut(ann, { "To do": ["One"] });
  const page = await open(path);
  await startDescription(page, "One");
  await page.keyboard.type("Half a sentence");
  await page.getByRole("button", { name: "Close" }).click();
  const marks = page.getByRole("img", { name: "Has unsaved text" });
  await marks.waitFor();
  await isKept(page, boardId);
  await page.route(`**/boards/${boardId}**`, () => {});
  await page.reload();
  await page.locator("article", { hasText: "One" }).waitFor();
  expect(await marks.count()).toBe(1);
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

test("detail: screen readers announce each card once", async () => {
  const { path } = await layOut(ann, { "To do": ["One"], Doing: [] });
  const page = await open(path);
  const spoken = (column: string) =>
    page.getByRole("region", { name: column, exact: true }).locator(".column-count").textContent();
  await sees(page, "To do", ["One"]);
  expect([await spoken("To do"), await spoken("Doing")]).toEqual(["1 card", "0 cards"]);
});
