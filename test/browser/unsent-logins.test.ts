/** Unsent changes stay with whoever made them: an expired login, another user, logging out. */
import { expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { PASSWORD } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { png } from "../support/pictures.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { sees } from "./browser.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { connection } from "./installed-app.ts";
import { serverForTests } from "./server-for-tests.ts";
import { add, isStored, write } from "./unsent.ts";

const browser = browserForTests();
const server = serverForTests();

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
  // What was pressed to log in is gone.
  await page.locator("#main:focus").waitFor();
  await eventually(async () => {
    const { columns } = await gina.getBoard({ board_id: boardId });
    return columns[0]!.cards.length === 2;
  }, "the card at the service");
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
});

test("detail: after a login that was renewed in place, the focus is where it was, and faces that could not be asked for are shown", async () => {
  const gwen = await server.person("gwen");
  const bob = await server.person("bert");
  await bob.setAvatar({ file: png(8, 8, 200) });
  const { path } = await layOut(gwen, { "To do": ["One"] }, [bob]);
  const page = await browser.visit(server.url + path, { token: gwen.token });
  await connection(page, "Live");
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  const logIn = async () => {
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  };
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  const field = page.getByLabel("Title of a new card in To do");
  await field.fill("Two");
  await page.keyboard.press("Enter");
  await logIn();
  await field.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await sees(page, "To do", ["One", "Two"]);
  await connection(page, "Live");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Members" }).click();
  await logIn();
  await page
    .getByRole("dialog", { name: "Members" })
    .locator('.avatar-picture[data-loaded="true"]')
    .waitFor();
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
  await isStored(page);
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
