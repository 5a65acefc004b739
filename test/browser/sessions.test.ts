/** Sessions on the settings page: listed, ended one by one, and all but this one. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { createClient } from "../../client/http.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { hears, openBrowser, sees, type TestBrowser } from "./browser.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { TRUSTED_PROXIES: "127.0.0.1" } });
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function logIn(userAgent: string, address: string): Promise<string> {
  const { body } = await service.send("POST", "/auth/login", {
    json: { username: alice.me.email, password: PASSWORD },
    headers: { "user-agent": userAgent, "x-forwarded-for": address },
  });
  return body.access_token;
}

const statusOf = async (token: string) => (await service.send("GET", "/auth/me", { token })).status;

test("every session is listed, and the others can be ended one by one or all at once", async () => {
  const phone = await logIn(PHONE, "192.0.2.10");
  const script = await logIn("curl/8.5.0", "2001:db8:1:2::7");
  const page = await browser.visit(`${service.url}/settings/login`, {
    token: alice.token,
  });
  const list = page.getByRole("list", { name: "Where you’re logged in" });
  await list.getByText("This device").waitFor();
  const rows = list.getByRole("listitem");
  const shown = async () =>
    (await rows.allInnerTexts()).map((text) =>
      text
        .replaceAll(/\s+/g, " ")
        .replace(/ Log out$/, "")
        .trim(),
    );
  expect(await shown()).toEqual([
    "Bun This device 127.0.0.1 · active now",
    "curl 2001:db8:1:2::/64 · active just now",
    "Safari on iPhone 192.0.2.10 · active just now",
  ]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Log out curl, 2001:db8:1:2::/64" }).click();
  await page.getByText("curl was logged out.").waitFor();
  // The button is gone; the keyboard goes on from the list.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("sessions-title");
  expect(await shown()).toHaveLength(2);
  expect([await statusOf(script), await statusOf(phone)]).toEqual([401, 200]);

  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await page.getByText("You’ve been logged out everywhere else.").waitFor();
  expect(await shown()).toEqual(["Bun This device 127.0.0.1 · active now"]);
  expect(await page.getByRole("button", { name: "Log out everywhere else" }).count()).toBe(0);
  expect([await statusOf(phone), await statusOf(alice.token)]).toEqual([401, 200]);
  expect(browser.complaints).toEqual([]);
});

test("detail: of many sessions, the first three are shown until all are asked for, below what ends the others", async () => {
  const dora = await service.person("dora");
  for (let count = 0; count < 5; count++)
    await service.send("POST", "/auth/login", { json: { username: dora.me.email, password: PASSWORD } });
  const page = await browser.visit(`${service.url}/settings/login`, { token: dora.token });
  const list = page.getByRole("list", { name: "Where you’re logged in" });
  const rows = list.getByRole("listitem");
  await rows.first().getByText("This device").waitFor();
  expect(await rows.count()).toBe(3);
  const endOthers = (await page.getByRole("button", { name: "Log out everywhere else" }).boundingBox())!;
  expect(endOthers.y).toBeLessThan((await rows.first().boundingBox())!.y);
  await page.getByRole("button", { name: "Show all 6" }).click();
  await rows.nth(5).waitFor();
  expect(await rows.count()).toBe(6);
  // The first of those that were not shown before.
  await rows.nth(3).locator("button:focus").waitFor();
  await page.context().close();
});

test("detail: a list that cannot be loaded says why and can be retried", async () => {
  const token = await logIn("Test", "192.0.2.11");
  const page = await browser.visit(`${service.url}/login`, { token });
  let refuse = true;
  await page.route("**/me/sessions*", (route) =>
    refuse
      ? route.fulfill({ status: 503, contentType: "application/json", body: '{"detail":"Come back soon."}' })
      : route.continue(),
  );
  await page.goto(`${service.url}/settings/login`);
  await page.getByText("Boardcast is busy.").waitFor();
  refuse = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("This device").waitFor();
});

test("a session ended elsewhere is announced as a logout, not as being offline, however slow the next connection is", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const token = await logIn("Test", "192.0.2.12");
  const page = await browser.visit(`${service.url}/settings/login`, { token });
  let connectMs = 0;
  await page.routeWebSocket(/./, async (socket) => {
    await Bun.sleep(connectMs);
    socket.connectToServer();
  });
  await page.goto(service.url + path);
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  const spoken = new Set<string>();
  await page.exposeFunction("hear", (text: string) => spoken.add(text));
  await page.evaluate(() => {
    const listen = () =>
      Reflect.get(window, "hear")(document.querySelector("[data-testid=announcer]")?.textContent ?? "");
    new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const elsewhere = createClient({ baseUrl: service.url, token });
  connectMs = 1500;
  await elsewhere.logout();
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await hears(page, "You’re logged out.");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await hears(page, "You’re logged in again.");
  expect([...spoken].filter((text) => /offline|not responding|connected again/i.test(text))).toEqual([]);
});

const loginHeading = (page: Page) => page.getByRole("heading", { name: /^Log in( to open this board)?$/ });

/** A page with a board, stored on the device, of a user with a refused change. */
async function openStored(path: string, person: Person): Promise<Page> {
  const page = await browser.visit(service.url + path, { token: person.token });
  await sees(page, "To do", ["One"]);
  await page.waitForFunction(() => localStorage.getItem("boardcast-copies"));
  await page.evaluate((id) => {
    const refused = [{ key: "k", boardId: "b", at: new Date().toISOString(), message: "No", text: "Words" }];
    localStorage.setItem(`boardcast-refused:${id}`, JSON.stringify(refused));
  }, person.id);
  return page;
}

/** As the device is left behind after a login that expired: only what was written. */
async function expectExpired(page: Page, person: Person): Promise<void> {
  await loginHeading(page).waitFor();
  await page.getByText("Your session has expired.").waitFor();
  expect(await page.getByText("One", { exact: true }).count()).toBe(0);
  const left = await page.evaluate(
    (id) => ({
      me: localStorage.getItem("boardcast-me"),
      copies: localStorage.getItem("boardcast-copies"),
      refused: localStorage.getItem(`boardcast-refused:${id}`)?.includes("Words"),
    }),
    person.id,
  );
  expect(left).toEqual({ me: null, copies: "", refused: true });
}

test("a page shown from the device leads to the login page when the service answers that the session has ended", async () => {
  const ben = await service.person("ben");
  const { path } = await layOut(ben, { "To do": ["One"] });
  const page = await openStored(path, ben);
  await page.routeWebSocket(/./, (socket) => socket.close());
  await page.route(/\/(boards|users|auth|notifications)/, (route) => route.abort());
  await page.reload();
  await sees(page, "To do", ["One"]);
  await page.context().clearCookies();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expectExpired(page, ben);
  await page.getByLabel("Email").fill(ben.me.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await sees(page, "To do", ["One"]);
  await page.context().close();
});

test("detail: so does an answer that comes after the page was shown because it took too long", async () => {
  const cora = await service.person("cora");
  const { path } = await layOut(cora, { "To do": ["One"] });
  const page = await openStored(path, cora);
  await page.context().clearCookies();
  await page.evaluate(() => {
    const me = JSON.parse(localStorage.getItem("boardcast-me") ?? "");
    localStorage.setItem("boardcast-me", JSON.stringify({ ...me, at: 0 }));
  });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.routeWebSocket(/./, () => {});
  let isFirst = true;
  // Only the first question is ever answered.
  await page.route(/\/(boards|users|auth|notifications)/, async (route) => {
    const isQuestion = route.request().url().endsWith("/auth/me");
    if (!isQuestion || !isFirst) return;
    isFirst = false;
    await held;
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await route.continue().catch(() => {});
  });
  await page.reload();
  await sees(page, "To do", ["One"]);
  go();
  await expectExpired(page, cora);
  await page.context().close();
});

test("logging out in one tab ends what the others show; text that is being written is kept and was announced", async () => {
  const dan = await service.person("dan");
  const { path } = await layOut(dan, { "To do": ["One"] });
  const page = await openStored(path, dan);
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill("Half a title");
  const other = await page.context().newPage();
  await other.goto(service.url);
  await other.getByRole("button", { name: "Account of" }).waitFor();
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("Half a title"));
  const logOut = async () => {
    await other.getByRole("button", { name: "Account of" }).click();
    await other.getByRole("menuitem", { name: "Log out" }).click();
  };
  const question = other.getByRole("dialog", { name: "Log out with unfinished text?" });
  await other.context().setOffline(true);
  await logOut();
  await other.getByText("Logging out needs a connection").waitFor();
  expect(await question.count()).toBe(0);
  await other.context().setOffline(false);
  await logOut();
  await question.getByText("1 text isn’t finished. It stays in this browser").waitFor();
  await question.getByRole("button", { name: "Log out" }).click();
  for (const each of [other, page]) {
    await loginHeading(each).waitFor();
    expect(await each.getByText("Your session has expired.").count()).toBe(0);
  }
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect([stored.includes("Half a title"), stored.includes("boardcast-refused")]).toEqual([true, false]);
  await other.getByLabel("Email").fill(dan.me.email);
  await other.getByLabel("Password").fill(PASSWORD);
  await other.getByRole("button", { name: "Log in" }).click();
  // The login page of the other tab is no longer needed either.
  await sees(page, "To do", ["One"]);
  expect(await page.getByLabel("Title of a new card in To do").inputValue()).toBe("Half a title");
  await page.context().close();
});
