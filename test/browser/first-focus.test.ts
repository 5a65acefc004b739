/** Where the focus is when a page has just been opened. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService } from "../harness.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

let service: Service;
let browser: TestBrowser;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  expect(browser.complaints).toEqual([]);
});

test.each(["/login", "/register"])(
  "on %s it is in the first field, except on a touch screen",
  async (path) => {
    const page = await browser.visit(service.url + path);
    await page.locator("input[name=email]:focus").waitFor();
    await page.context().close();
    const phone = await browser.visit(service.url + path, PHONE);
    await phone.locator("input[name=email]").waitFor();
    // Every effect of the first rendering has run by then.
    await phone.waitForTimeout(200);
    expect(await phone.locator("input:focus").count()).toBe(0);
    await phone.context().close();
  },
  60_000,
);

test("with an invitation for an address that cannot be changed, it is in the field after it", async () => {
  const ada = await service.person("ada");
  const { id: board_id } = await ada.createBoard({ title: "Launch" });
  const { token } = await ada.createInvitation({ board_id, email: "new@example.org" });
  const page = await browser.visit(`${service.url}/register?next=/invite/${token}`);
  await page.locator("input[name=username]:focus").waitFor();
  expect(await page.locator("input[name=email]").inputValue()).toBe("new@example.org");
  await page.context().close();
});

test("on a board that was just created it is on the first action", async () => {
  const ada = await service.person("ada");
  const page = await browser.visit(service.url, { token: ada.token });
  await page.getByLabel("New board name").fill("Launch");
  await page.keyboard.press("Enter");
  const start = page.getByRole("button", { name: "Start with To do, Doing and Done" });
  await start.and(page.locator(":focus")).waitFor();
  await page.context().close();
});
