/** Which notifications are mailed, on the settings page. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { violations } from "./axe.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

test("a choice is saved at once, also on a phone, and shown again after a reload", async () => {
  const page = await browser.visit(`${service.url}/settings/notifications`, {
    token: alice.token,
    viewport: { width: 360, height: 740 },
  });
  const choice = (name: string) => page.getByRole("radio", { name });
  const section = page.getByRole("region", { name: "Notifications by email" });
  await section.getByText("Nothing is sent until you confirm your email address.").waitFor();
  await choice("Someone mentions me: Right away").waitFor();
  expect(await choice("Someone mentions me: Right away").isChecked()).toBe(true);
  const { width, x } = (await section.getByRole("table").boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(360);
  await choice("Someone mentions me: Never").check();
  await choice("I am added to a board: Daily").check();
  await eventually(async () => (await alice.getPreferences()).added === "digest", "the choices to be saved");
  expect(await alice.getPreferences()).toMatchObject({ mentioned: "off", assigned: "now", added: "digest" });
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await choice("Someone mentions me: Never").waitFor();
  expect(await choice("Someone mentions me: Never").isChecked()).toBe(true);
  // What has to be done before any of it is sent is done here.
  await section.getByRole("button", { name: "Send confirmation link" }).click();
  await page.getByText(`An email with a link is on its way to ${alice.me.email}.`).waitFor();
});

test("detail: a choice that cannot be saved is taken back, with the reason", async () => {
  const page = await browser.visit(`${service.url}/settings/notifications`, {
    token: alice.token,
  });
  const never = page.getByRole("radio", { name: "A card is overdue: Never" });
  const daily = page.getByRole("radio", { name: "A card is overdue: Daily" });
  await daily.waitFor();
  await page.route("**/me/preferences", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 500, json: { detail: "Out of order." } })
      : route.continue(),
  );
  await never.click();
  await page.getByText("Couldn’t save your choice.").first().waitFor();
  await eventually(() => daily.isChecked(), "the former choice");
});

test("where there is no mail, the settings have no section about it", async () => {
  const silent = await startService({ settings: WITHOUT_MAIL });
  try {
    const { token } = await silent.person("carol");
    const page = await browser.visit(`${silent.url}/settings/notifications`, { token });
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/settings");
    expect(await page.getByRole("link", { name: "Notifications" }).count()).toBe(0);
    expect(await page.getByText("Notifications by email").count()).toBe(0);
    await page.getByRole("link", { name: "Integrations" }).click();
    await page.getByRole("heading", { name: "Calendar" }).waitFor();

    // On a small phone, the current one can be read once it is known that there is none.
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${silent.url}/settings/login`);
    await page.waitForLoadState("networkidle");
    const cut = () =>
      page.locator(".settings-navigation ul").evaluate((row) => {
        const { left, right } = row.querySelector("[aria-current]")!.getBoundingClientRect();
        const room = row.getBoundingClientRect();
        return left < room.left || right > room.right;
      });
    await eventually(async () => !(await cut()), "the current section in sight");
    // And it does not come back while the service cannot be asked.
    await page.route("**/auth/methods", (route) => route.abort());
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Login and devices" }).waitFor();
    expect(await page.getByRole("link", { name: "Notifications" }).count()).toBe(0);
  } finally {
    await silent.stop();
  }
});
