/** Changes and text survive going offline, a reload, a crash, deletion by others and an expired login. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { createClient } from "../../client/http.ts";
import { temporaryFolder } from "../faults/cluster.ts";
import { PASSWORD } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";

const browser = browserForTests();
let server: ServerProcess;
const folder = temporaryFolder();

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
});
afterAll(async () => {
  await server.end();
  folder.remove();
});

const connection = (page: Page, text: string) => page.locator(".connection", { hasText: text }).waitFor();

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill(title);
}

async function add(page: Page, title: string): Promise<void> {
  await write(page, title);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
}

async function describe(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Add a description" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill(text);
  await page.getByRole("button", { name: "Save" }).click();
}

type Row = Record<string, unknown>;

/** What waits in the page's browser. */
function stored(page: Page, store: "changes" | "files"): Promise<Row[]> {
  return change(page, store, {});
}

/** Changes what waits in the page's browser; returns it as it was. */
function change(page: Page, store: "changes" | "files", fields: Row): Promise<Row[]> {
  return page.evaluate(
    async ([name, changed]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("boardcast");
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = db.transaction(name, "readwrite");
      const rows = transaction.objectStore(name);
      const all = rows.getAll();
      all.onsuccess = () => {
        for (const each of all.result) rows.put({ ...each, ...changed });
      };
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      db.close();
      return all.result;
    },
    [store, fields] as const,
  );
}

/** The parts of the page that are fetched when they are first needed. */
async function openAnyCard(page: Page): Promise<void> {
  await page.getByRole("link", { name: "One" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
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
  await connection(page, "Offline");
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

test("a change that is made right before the page is left is not lost", async () => {
  const lena = await server.person("lena");
  const { path } = await layOut(lena, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: lena.token });
  await connection(page, "Live");
  // The service is never told by the page that is left.
  await page.route("**/columns", (route) => route.abort());
  for (const title of ["Second", "Third", "Fourth"]) {
    await page.locator(".add-column input").fill(title);
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

test("an expired login is renewed in place, and unsent changes continue", async () => {
  const gina = await server.person("gina");
  const { boardId, path } = await layOut(gina, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: gina.token });
  await connection(page, "Live");
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await write(page, "After the end");
  await page.context().clearCookies();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await dialog.waitFor();
  await connection(page, "Logged out, 1 change waiting");
  expect(await violations(page)).toEqual([]);
  expect(await dialog.getByLabel("Email").inputValue()).toBe("gina@example.org");
  await dialog.getByRole("button", { name: "Not now" }).click();
  await sees(page, "To do", ["One", "After the end"]);
  await page.getByRole("button", { name: "Logged out" }).click();
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.getByText("Wrong email or password.").waitFor();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await connection(page, "Live");
  await eventually(async () => {
    const { columns } = await gina.getBoard({ board_id: boardId });
    return columns[0]!.cards.length === 2;
  }, "the card at the service");
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
});

test("whoever does not want to log in now is not asked again by an answer that comes late, but by what they do next", async () => {
  const ines = await server.person("ines");
  const { path } = await layOut(ines, { "To do": ["One", "Two"] });
  const page = await browser.visit(server.url + path, { token: ines.token });
  await connection(page, "Live");
  const late = Promise.withResolvers<void>();
  await page.route("**/comments?**", async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.context().clearCookies();
  await page.getByRole("link", { name: "One" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await dialog.getByRole("button", { name: "Not now" }).click();
  await dialog.waitFor({ state: "detached" });
  const answered = page.waitForResponse(/\/comments/);
  late.resolve();
  expect((await answered).status()).toBe(401);
  await page.waitForTimeout(300);
  expect(await dialog.count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Two" }).click();
  await dialog.waitFor();
});

test("when another user logs in after the login expired, the page becomes theirs and unsent changes stay with their owner", async () => {
  const olga = await server.person("olga");
  const paul = await server.person("paul");
  const { boardId, path } = await layOut(olga, { "To do": ["One"] }, [paul]);
  const page = await browser.visit(server.url + path, { token: olga.token });
  await connection(page, "Live");
  // What the page loads when it is idle would find out first.
  await page.waitForTimeout(1500);
  await page.context().clearCookies();
  await add(page, "Of Olga");
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await dialog.getByLabel("Email").fill("paul@example.org");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await connection(page, "Live");
  await sees(page, "To do", ["One"]);
  expect((await paul.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
});

test("when one of two tabs is closed before its change was sent, the other sends it once", async () => {
  const hugo = await server.person("hugo");
  const { boardId, path } = await layOut(hugo, { "To do": ["One"] });
  const first = await browser.visit(server.url + path, { token: hugo.token });
  await sees(first, "To do", ["One"]);
  // Only the first cannot send.
  await first.route("**/cards", (route) => route.abort());
  await add(first, "From the first tab");
  await first.waitForTimeout(300);
  const second = await first.context().newPage();
  await second.goto(server.url + path);
  await sees(second, "To do", ["One", "From the first tab"]);
  await first.close();
  await second.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  const { columns } = await hugo.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "From the first tab"]);
});

test("after the page is closed while offline, the list of boards shows the unsent changes and sends them", async () => {
  const quin = await server.person("quin");
  const { boardId, path } = await layOut(quin, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: quin.token });
  await sees(page, "To do", ["One"]);
  const context = page.context();
  await context.route("**/cards", (route) => route.abort());
  await add(page, "Made on the way");
  await add(page, "And another");
  await connection(page, "Saving");
  const next = await context.newPage();
  await page.close();
  await next.goto(server.url);
  const notice = next.getByText("2 changes on Launch are waiting to be sent.");
  await notice.waitFor();
  expect(await notice.getByRole("link", { name: "Launch" }).getAttribute("href")).toBe(path);
  expect(await violations(next)).toEqual([]);
  await context.unroute("**/cards");
  await notice.waitFor({ state: "detached" });
  const { columns } = await quin.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "Made on the way", "And another"]);
});

test("unsent changes of a board that the user may no longer open stay on the list of boards", async () => {
  const rosa = await server.person("rosa");
  const sven = await server.person("sven");
  const { boardId, path } = await layOut(rosa, { "To do": ["One"] }, [sven]);
  const page = await browser.visit(server.url + path, { token: sven.token });
  await sees(page, "To do", ["One"]);
  await page.context().route("**/cards", (route) => route.abort());
  await add(page, "Too late");
  await connection(page, "Saving");
  const next = await page.context().newPage();
  await page.close();
  await rosa.removeMember({ board_id: boardId, user_id: sven.id });
  let opened = 0;
  next.on("request", (request) => {
    if (request.url().includes(`/boards/${boardId}`)) opened++;
  });
  await next.goto(server.url);
  await next.getByText("1 change on Launch is waiting to be sent.").waitFor();
  await next.waitForTimeout(3500);
  // Asked for once, and not again with every look.
  expect(opened).toBeLessThanOrEqual(2);
  await next.getByRole("link", { name: "Launch" }).click();
  await next.getByRole("heading", { name: "Your changes were not saved" }).waitFor();
  await next.getByRole("button", { name: "Discard" }).click();
  await next.goto(server.url);
  await next.getByRole("heading", { name: "Start with a board" }).waitFor();
  expect(await next.getByText("waiting to be sent").count()).toBe(0);
});

test("when a tab with an unsent change is closed, the tab that leads sends it", async () => {
  const tara = await server.person("tara");
  const { boardId, path } = await layOut(tara, { "To do": ["One"] });
  const first = await browser.visit(server.url + path, { token: tara.token });
  const second = await first.context().newPage();
  await second.goto(server.url + path);
  await sees(first, "To do", ["One"]);
  await sees(second, "To do", ["One"]);
  await first.route("**/cards", (route) => route.abort());
  await add(second, "From the second tab");
  await connection(second, "Saving");
  await second.close();
  await first.unroute("**/cards");
  await sees(first, "To do", ["One", "From the second tab"]);
  await first.waitForFunction(() => !document.querySelector('[data-local="true"]'));
  const { columns } = await tara.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One", "From the second tab"]);
});

test("changes unsent for more than 30 days are discarded, and their text can be copied one last time", async () => {
  const uma = await server.person("uma");
  const { boardId, path } = await layOut(uma, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: uma.token });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards", (route) => route.abort());
  await add(page, "Long forgotten");
  await connection(page, "Saving");
  await change(page, "changes", { at: "2026-01-01T00:00:00.000Z" });
  const next = await page.context().newPage();
  await page.close();
  await next.goto(server.url);
  await next.getByText("1 unsent change from more than 30 days ago was discarded.").waitFor();
  await next.reload();
  await next.getByRole("link", { name: "Launch" }).click();
  await sees(next, "To do", ["One"]);
  await connection(next, "Live");
  expect(await next.getByRole("dialog").count()).toBe(0);
  expect((await uma.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
});

/** Chooses a file in the card dialog that is open. The browser reads it from disk: sending it megabytes takes too long. */
async function attach(page: Page, name: string, bytes: number): Promise<void> {
  const path = join(folder.path, name);
  await writeFile(path, Buffer.alloc(bytes, "x"));
  await page.getByRole("dialog").locator('input[type="file"]').setInputFiles(path);
}

const KEPT = "Waiting for the connection. The file is kept in this browser.";

test("a file attached while the service is down is shown as waiting, counted, and sent when it is back", async () => {
  const vera = await server.person("vera");
  const { path, cardIds } = await layOut(vera, { "To do": ["One"] });
  const page = await browser.visit(`${server.url}${path}/${cardIds.One}`, { token: vera.token });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Attach files" }).waitFor();
  await server.kill();
  await connection(page, "Offline");
  await attach(page, "notes.txt", 5);
  await dialog.getByText(KEPT).waitFor();
  await connection(page, "Offline, 1 change waiting");
  await server.start();
  await eventually(async () => {
    const { attachments } = await vera.getCard({ card_id: cardIds.One! });
    return attachments.length === 1;
  }, "the file at the service");
  await connection(page, "Live");
  await dialog.getByRole("link", { name: "Download notes.txt" }).waitFor();
  expect(await dialog.getByText("Waiting for the connection").count()).toBe(0);
});

test("after the page is closed while the service is down, the next one sends its files, also those on a card created there", async () => {
  const wim = await server.person("wim");
  const { boardId, path, cardIds } = await layOut(wim, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: wim.token });
  await openAnyCard(page);
  await server.kill();
  await connection(page, "Offline");
  await page.getByRole("link", { name: "One" }).click();
  await attach(page, "old-card.txt", 5);
  await page.getByText(KEPT).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await add(page, "New");
  await page.getByRole("link", { name: "New" }).click();
  await attach(page, "new-card.txt", 7);
  await page.getByText(KEPT).waitFor();
  await connection(page, "Offline, 3 changes waiting");
  const context = page.context();
  // Nothing is lost, so nothing is asked.
  await page.close({ runBeforeUnload: true });
  await eventually(async () => context.pages().length === 0, "the page to close");
  await server.start();
  const next = await context.newPage();
  await next.goto(`${server.url}/settings`);
  const files = async () => {
    const { columns } = await wim.getBoard({ board_id: boardId });
    return columns[0]!.cards.map(({ title, attachments }) => [title, ...attachments.map(({ name }) => name)]);
  };
  await eventually(async () => (await files()).flat().length >= 4, "the files at the service");
  expect(await files()).toEqual([
    ["One", "old-card.txt"],
    ["New", "new-card.txt"],
  ]);
  await next.goto(`${server.url}${path}/${cardIds.One}`);
  await connection(next, "Live");
  await next.getByRole("link", { name: "Download old-card.txt" }).waitFor();
  await eventually(async () => (await stored(next, "files")).length === 0, "nothing left to send");
});

test("a file for a card created offline is sent by the next page after this one has created the card", async () => {
  const xena = await server.person("xena");
  const { boardId, path } = await layOut(xena, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: xena.token });
  await openAnyCard(page);
  const context = page.context();
  await context.setOffline(true);
  await connection(page, "Offline");
  await add(page, "New");
  await page.getByRole("link", { name: "New" }).click();
  await attach(page, "notes.txt", 5);
  await page.getByText(KEPT).waitFor();
  await page.route("**/attachments", (route) => route.abort());
  await context.setOffline(false);
  const created = async () => (await xena.getBoard({ board_id: boardId })).columns[0]!.cards[1];
  await eventually(async () => (await created()) !== undefined, "the card at the service");
  const { id } = (await created())!;
  await eventually(
    async () => (await stored(page, "files")).every((file) => file.cardId === id),
    "the real id in the stored file",
  );
  await page.close();
  const next = await context.newPage();
  await next.goto(server.url);
  await eventually(async () => (await created())!.attachments.length === 1, "the file at the service");
});

test("a file that is too large to be kept asks not to close the page", async () => {
  const yara = await server.person("yara");
  const { path, cardIds } = await layOut(yara, { "To do": ["One"] });
  const page = await browser.visit(`${server.url}${path}/${cardIds.One}`, { token: yara.token });
  await page.getByRole("button", { name: "Attach files" }).waitFor();
  await page.context().setOffline(true);
  await connection(page, "Offline");
  await attach(page, "film.mp4", 21 * 1024 * 1024);
  await page.getByText("Waiting for the connection. Keep this page open.").waitFor();
  let question = "";
  page.once("dialog", (asked) => {
    question = asked.type();
    void asked.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await eventually(async () => question === "beforeunload", "the question before leaving");
  expect(await stored(page, "files")).toEqual([]);
});

test("a file unsent for more than a day is sent only when the user says so", async () => {
  const zoe = await server.person("zoe");
  const { path, cardIds } = await layOut(zoe, { "To do": ["One"] });
  const page = await browser.visit(`${server.url}${path}/${cardIds.One}`, { token: zoe.token });
  await page.getByRole("button", { name: "Attach files" }).waitFor();
  await page.context().setOffline(true);
  await attach(page, "notes.txt", 5);
  await page.getByText(KEPT).waitFor();
  await page.route("**/attachments", (route) => route.abort());
  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await next.goto(`${server.url}/health`);
  await page.close();
  await change(next, "files", { at: Date.now() - 25 * 3600_000 });
  await next.goto(`${server.url}${path}/${cardIds.One}`);
  await next.getByText("Not attached. It could not be sent for more than a day.", { exact: true }).waitFor();
  expect((await zoe.getCard({ card_id: cardIds.One! })).attachments).toEqual([]);
  await next.getByRole("button", { name: "Try again" }).click();
  await next.getByRole("link", { name: "Download notes.txt" }).waitFor();
});

test("changes unsent for more than a day are sent only after confirmation", async () => {
  const nora = await server.person("nora");
  const { boardId, path } = await layOut(nora, { "To do": ["One"] });
  const page = await browser.visit(server.url + path, { token: nora.token });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards", (route) => route.abort());
  await add(page, "From the day before yesterday");
  await page.waitForTimeout(300);
  await change(page, "changes", { at: new Date(Date.now() - 2 * 86_400_000).toISOString() });
  const list = await page.context().newPage();
  await list.goto(server.url);
  await list.getByText("1 change on Launch was never sent. Open the board to send or discard it.").waitFor();
  await list.close();
  await page.reload();
  await page.unroute("**/cards");
  const dialog = page.getByRole("dialog", { name: "These changes were never sent" });
  await dialog.getByText("Add the card “From the day before yesterday”").waitFor();
  expect(await violations(page)).toEqual([]);
  expect((await nora.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
  await dialog.getByRole("button", { name: "Send now" }).click();
  await sees(page, "To do", ["One", "From the day before yesterday"]);
  await eventually(async () => {
    const { columns } = await nora.getBoard({ board_id: boardId });
    return columns[0]!.cards.length === 2;
  }, "the card at the service");
});

test("when another user logs in in another tab, this tab becomes theirs and sends nothing in their name", async () => {
  const kate = await server.person("kate");
  const leo = await server.person("leo");
  const { boardId, path } = await layOut(kate, { "To do": ["One"] }, [leo]);
  const page = await browser.visit(server.url + path, { token: kate.token });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards", (route) => route.abort());
  await add(page, "Of Kate");
  const other = await page.context().newPage();
  await other.goto(server.url + path);
  await other.getByRole("button", { name: "Account of" }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await page.unroute("**/cards");
  await other.getByLabel("Email").fill("leo@example.org");
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Log in" }).click();
  await other.getByRole("heading", { name: "Launch" }).waitFor();
  await sees(page, "To do", ["One"]);
  await connection(page, "Live");
  const { columns } = await leo.getBoard({ board_id: boardId });
  expect(columns[0]!.cards.map(({ title }) => title)).toEqual(["One"]);
});

test("logging out with unsent changes asks first; another user neither sees nor sends them", async () => {
  const iris = await server.person("iris");
  const jack = await server.person("jack");
  const { boardId, path } = await layOut(iris, { "To do": ["One"] }, [jack]);
  const page = await browser.visit(server.url + path, { token: iris.token });
  await sees(page, "To do", ["One"]);
  await page.route("**/cards", (route) => route.abort());
  await add(page, "Of Iris");
  await page.waitForTimeout(300);
  await page.getByRole("button", { name: "Account of" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const question = page.getByRole("dialog", { name: "Log out with unsent changes?" });
  await question.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  await page.unroute("**/cards");
  await page.getByLabel("Email").fill("jack@example.org");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { name: "Launch" }).waitFor();
  await page.goto(server.url + path);
  await sees(page, "To do", ["One"]);
  await connection(page, "Live");
  expect((await jack.getBoard({ board_id: boardId })).columns[0]!.cards.length).toBe(1);
  const again = await createClient({ baseUrl: server.url }).login({
    username: "iris@example.org",
    password: PASSWORD,
  });
  await page
    .context()
    .addCookies([{ name: "svc_auth", value: again.access_token, url: server.url, httpOnly: true }]);
  await page.goto(server.url + path);
  await sees(page, "To do", ["One", "Of Iris"]);
});
