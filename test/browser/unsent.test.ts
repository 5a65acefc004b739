/** Changes and text survive going offline, a reload, a crash and deletion by others. */
import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { connection } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { add, openAnyCard, stored } from "./unsent.ts";

const browser = browserForTests({ loadsAhead: true });
const server = serverForTests();

async function describe(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill(text);
  await page.getByRole("button", { name: "Save" }).click();
}

test("while the page is offline, nobody is shown as being here", async () => {
  const [alice, bob] = [await server.person("hanna"), await server.person("igor")];
  const { boardId, path } = await layOut(alice, { "To do": ["One"] }, [bob]);
  const other = new Listener(server.url, boardId, { token: bob.token });
  const page = await browser.visit(server.url + path, { token: alice.token });
  const hereNow = page.getByRole("list", { name: "Here now" });
  await hereNow.waitFor();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await hereNow.waitFor({ state: "detached" });
  await page.context().setOffline(false);
  await connection(page, "Live");
  await hereNow.waitFor();
  other.close();
});

test("a card created offline can be opened and filled; everything is sent and the address becomes the real one", async () => {
  const alice = await server.person("alice");
  const { boardId, path } = await layOut(alice, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: alice.token });
  await openAnyCard(page);
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await add(page, "Made offline");
  await page.locator("article", { hasText: "Made offline" }).getByLabel("Not sent yet").waitFor();
  expect(await page.getByLabel("Not sent yet").count()).toBe(1);
  await describe(page, "Made offline", "Words that must not get lost");
  await page.getByRole("button", { name: "Add a checklist" }).click();
  await page.getByLabel("Checklist name").fill("Steps");
  await page.keyboard.press("Enter");
  await page.getByLabel("New item in Steps").fill("First");
  await page.keyboard.press("Enter");
  await page.getByText("First", { exact: true }).waitFor();
  expect(page.url()).toContain("/local-");
  await page.context().setOffline(false);
  await connection(page, "Live");
  await page.waitForURL((url) => !url.pathname.includes("local-"));
  const card = await eventually(async () => {
    const { columns } = await alice.getBoard({ board_id: boardId });
    const found = columns[0]!.cards.find(({ title }) => title === "Made offline");
    return found?.checklists[0]?.items.length === 1 && found;
  }, "the card with everything on it");
  expect(card).toMatchObject({
    description: "Words that must not get lost",
    checklists: [{ title: "Steps", items: [{ content: "First" }] }],
  });
  expect(page.url()).toBe(`${server.url}${path}/${card.id}`);
  await page.getByLabel("Not sent yet").waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").getByText("Words that must not get lost").isVisible()).toBe(true);
});

test("the address of a card created offline leads to it, also after another page has sent it", async () => {
  const paula = await server.person("paula");
  const { boardId, path } = await layOut(paula, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: paula.token });
  await openAnyCard(page);
  const context = page.context();
  await context.setOffline(true);
  await connection(page, "Offline");
  await add(page, "Made offline");
  await page.getByRole("link", { name: "Made offline" }).click();
  await page.getByRole("dialog", { name: "Made offline" }).waitFor();
  const address = page.url();
  expect(address).toContain(`${path}/local-`);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(server.url);
  const card = await eventually(async () => {
    const { columns } = await paula.getBoard({ board_id: boardId });
    return columns[0]!.cards[1];
  }, "the card at the service");
  await eventually(async () => (await stored(next, "changes")).length === 0, "nothing that waits");
  for (const where of [next, await context.newPage()]) {
    await where.goto(address);
    await where.waitForURL(`${server.url}${path}/${card.id}`);
    await where.getByRole("dialog", { name: "Made offline" }).waitFor();
  }
});

test("typing is not interrupted when a new card gets its real id", async () => {
  const mia = await server.person("mia");
  const { boardId, path } = await layOut(mia, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: mia.token });
  await openAnyCard(page);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/cards", async (route) => {
    await held;
    await route.continue();
  });
  await add(page, "Slow");
  await page.getByRole("link", { name: "Slow" }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.keyboard.type("Before, ");
  go();
  await page.waitForURL((url) => !url.pathname.includes("local-"));
  await page.keyboard.type("after");
  await page.getByRole("button", { name: "Save" }).click();
  const description = await eventually(async () => {
    const { columns } = await mia.getBoard({ board_id: boardId });
    return columns[0]!.cards[1]?.description;
  }, "the description");
  expect(description).toBe("Before, after");
});

test("after the page is closed while the service is down, the next one sends the changes and keeps the draft", async () => {
  const bob = await server.person("bob");
  const { boardId, path } = await layOut(bob, { "To do": ["One", "Two"] });
  const page = await browser.visit(server.url + path, { token: bob.token });
  await openAnyCard(page);
  await server.kill();
  await connection(page, "Boardcast isn’t responding");
  await add(page, "Done while away");
  await page.getByRole("link", { name: "Two" }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Half a thought");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill("Half a title");
  const next = await page.context().newPage();
  await page.close();
  await server.start();
  await next.goto(server.url + path);
  await sees(next, "To do", ["One", "Two", "Done while away"]);
  await eventually(async () => {
    const { columns } = await bob.getBoard({ board_id: boardId });
    return columns[0]!.cards.length === 3;
  }, "the card at the service");
  expect(await next.getByLabel("Title of a new card in To do").inputValue()).toBe("Half a title");
  await next.getByRole("link", { name: "Two" }).click();
  expect(await next.getByRole("textbox", { name: "Description" }).inputValue()).toBe("Half a thought");
});

/** As it is on a busy machine: what the page writes from now on has to wait. */
function keepDatabaseBusy(): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.open("boardcast").onsuccess = ({ target }) => {
      const { result } = target as IDBOpenDBRequest;
      const changes = result.transaction("changes", "readwrite").objectStore("changes");
      const goOn = () => {
        changes.count().onsuccess = goOn;
        resolve();
      };
      goOn();
    };
  });
}

test("a change that is made right before the page is left is not lost, however busy the browser is", async () => {
  const lena = await server.person("lena");
  const { path } = await layOut(lena, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: lena.token });
  await connection(page, "Live");
  // The service is never told by the page that is left.
  await page.route("**/columns", (route) => route.abort());
  for (const title of ["Second", "Third", "Fourth"]) {
    await page.locator(".add-column input").fill(title);
    if (title === "Fourth") await page.evaluate(keepDatabaseBusy);
    const leaving = page.waitForEvent("load");
    await page.evaluate(() => {
      document.querySelector<HTMLFormElement>("form.add-column")!.requestSubmit();
      location.reload();
    });
    await leaving;
    await sees(page, title, []);
  }
});

test("unsaved text in a card created offline is there when the next page has sent the card", async () => {
  const nick = await server.person("nick");
  const { boardId, path } = await layOut(nick, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: nick.token });
  await openAnyCard(page);
  const context = page.context();
  await context.setOffline(true);
  await connection(page, "Offline");
  await add(page, "Born offline");
  await page.getByRole("link", { name: "Born offline" }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.keyboard.type("Words without a card");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("Words without a card"));
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(server.url + path);
  await eventually(
    async () => (await nick.getBoard({ board_id: boardId })).columns[0]!.cards.length === 2,
    "the card",
  );
  await next
    .locator("article", { hasText: "Born offline" })
    .getByLabel("Not sent yet")
    .waitFor({ state: "detached" });
  await next.getByRole("link", { name: "Born offline" }).click();
  const field = next.getByRole("textbox", { name: "Description" });
  await field.waitFor();
  expect(await field.inputValue()).toBe("Words without a card");
});

test("when somebody deletes the card being edited, the text stays and their name is shown", async () => {
  const carol = await server.person("carol");
  const dave = await server.person("dave");
  const { path, cardIds } = await layOut(carol, { "To do": ["One", "Doomed"] }, [dave]);
  const page = await browser.visit(server.url + path, { token: carol.token });
  await page.getByRole("link", { name: "Doomed" }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("My long text");
  await dave.deleteCard({ card_id: cardIds.Doomed! });
  const dialog = page.getByRole("dialog", { name: /^dave.* deleted the card “Doomed”$/ });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await dialog.getByLabel("Your text").inputValue()).toBe("My long text");
  await dialog.getByRole("button", { name: "Copy" }).click();
  await dialog.getByRole("button", { name: "Copied" }).waitFor();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await sees(page, "To do", ["One"]);
  expect(page.url()).toBe(server.url + path);
});

test("when somebody changes the text being edited, their name is shown", async () => {
  const erin = await server.person("erin");
  const finn = await server.person("finn");
  const { path, cardIds } = await layOut(erin, { "To do": ["One"] }, [finn]);
  const page = await browser.visit(server.url + path, { token: erin.token });
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Mine");
  await finn.updateCard({ card_id: cardIds.One!, description: "His" });
  await page.getByText("finn changed this while you were editing.").waitFor();
});
