/** Sessions on the settings page: listed, ended one by one, and all but this one. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { hears, openBrowser, type TestBrowser } from "./browser.ts";

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
  const page = await browser.visit(`${service.url}/settings`, {
    token: alice.token,
    reducedMotion: "reduce",
  });
  const list = page.getByRole("list", { name: "Where you are logged in" });
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
  await page.getByText("You have been logged out everywhere else.").waitFor();
  expect(await shown()).toEqual(["Bun This device 127.0.0.1 · active now"]);
  expect(await page.getByRole("button", { name: "Log out everywhere else" }).count()).toBe(0);
  expect([await statusOf(phone), await statusOf(alice.token)]).toEqual([401, 200]);
  expect(browser.complaints).toEqual([]);
});

test("a list that cannot be loaded says why and can be retried", async () => {
  const token = await logIn("Test", "192.0.2.11");
  const page = await browser.visit(`${service.url}/login`, { token });
  let refuse = true;
  await page.route("**/me/sessions*", (route) =>
    refuse
      ? route.fulfill({ status: 503, contentType: "application/json", body: '{"detail":"Come back soon."}' })
      : route.continue(),
  );
  await page.goto(`${service.url}/settings`);
  await page.getByText("Boardcast cannot answer at the moment.").waitFor();
  refuse = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("This device").waitFor();
});

test("a session ended elsewhere is announced as a logout, not as being offline", async () => {
  const { path } = await layOut(alice, { "To do": ["One"] });
  const token = await logIn("Test", "192.0.2.12");
  const page = await browser.visit(service.url + path, { token });
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  const spoken = new Set<string>();
  await page.exposeFunction("hear", (text: string) => spoken.add(text));
  await page.evaluate(() => {
    const listen = () =>
      Reflect.get(window, "hear")(document.querySelector("[data-testid=announcer]")?.textContent ?? "");
    new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
  });
  const elsewhere = createClient({ baseUrl: service.url, token });
  await elsewhere.logout();
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await hears(page, "You are logged out.");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await hears(page, "You are logged in again.");
  expect([...spoken].filter((text) => /offline|back online/i.test(text))).toEqual([]);
}, 60_000);
