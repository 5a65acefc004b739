/** Signing in with a provider, in a browser: the way there and back, beside an open page, in the settings, and out again. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { PROVIDER_NAME, someone } from "../support/oidc/made-provider.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let service: Service;

beforeAll(async () => {
  service = await startService({ settings: WITHOUT_MAIL });
});
afterAll(() => service.stop());

const CONTINUE = { name: `Continue with ${PROVIDER_NAME}` };

test("somebody signs in, comes back to where they wanted to go, and logs out of the provider, too", async () => {
  const person = someone("ada");
  service.provider.person = person;
  const page = await browser.visit(`${service.url}/settings/login`);
  await page.getByLabel("Password").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", CONTINUE).click();
  await page.getByRole("heading", { name: `Logging in with ${PROVIDER_NAME}` }).waitFor();
  await page.getByText("Your account has no password, so you can’t disconnect it.").waitFor();
  expect(await page.getByRole("button", { name: "Change password" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  service.provider.requests.length = 0;
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("link", CONTINUE).waitFor();
  expect(service.provider.requests).toContain("/logout");
});

test("an expired login is renewed in another tab, and the page goes on with what was not sent", async () => {
  const bea = await service.person("bea");
  const { boardId, path } = await layOut(bea, { "To do": ["One"] });
  const page = await browser.visit(`${service.url}/settings/login`, { token: bea.token });
  // Connected first, by herself.
  service.provider.person = someone("bea");
  await page.getByRole("button", { name: `Connect ${PROVIDER_NAME}` }).click();
  await page.getByText(`You can log in with ${PROVIDER_NAME}.`).waitFor();
  await page.goto(service.url + path);
  await page.locator(".connection", { hasText: "Live" }).waitFor();
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Add a card to To do" }).click();
  await page.getByLabel("Title of a new card in To do").fill("After the end");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("link", CONTINUE).click();
  await eventually(async () => {
    const { columns } = await bea.getBoard({ board_id: boardId });
    return columns[0]!.cards.length === 2;
  }, "the card at the service");
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
});

test("without passwords, the provider is the only way in; what fails is a page that leads back", async () => {
  const { config } = service.app.context;
  config.PASSWORD_LOGIN = false;
  try {
    const page = await browser.visit(`${service.url}/login`);
    await page.getByRole("link", CONTINUE).waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Create an account" }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${service.url}/forgot`);
    await page.getByText(`You don’t need a password here. You log in with ${PROVIDER_NAME}`).waitFor();
    await page.goto(`${service.url}/auth/oidc/callback?state=nothing`);
    await page.getByRole("heading", { name: "This sign-in has expired" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Back to login" }).click();
    await page.getByRole("link", CONTINUE).waitFor();
  } finally {
    config.PASSWORD_LOGIN = true;
  }
});
