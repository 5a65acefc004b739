/** API tokens on the settings page. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { violations } from "./axe.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("a token is created for a board, shown once, listed and deleted", async () => {
  const { id: board_id } = await alice.createBoard({ title: "Launch" });
  await alice.createBoard({ title: "Private" });
  const page = await browser.visit(`${service.url}/settings/integrations`, {
    token: alice.token,
    viewport: { width: 360, height: 740 },
  });
  const section = page.getByRole("region", { name: "API tokens" });
  await section.getByText("You have no API tokens.").waitFor();
  await section.getByRole("button", { name: "New token…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Deploy bot");
  await dialog.getByRole("radio", { name: /^Read and write/ }).check();
  await dialog.getByRole("radio", { name: "Only these boards:" }).check();
  expect(await dialog.getByRole("button", { name: "Create token" }).isDisabled()).toBe(true);
  await dialog.getByRole("checkbox", { name: "Launch" }).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create token" }).click();
  const token = await dialog.getByLabel("Token “Deploy bot”").inputValue();
  expect((await service.send("GET", `/boards/${board_id}`, { token })).status).toBe(200);
  expect(await violations(page)).toEqual([]);
  // Shown only once, it is not lost to a key or a tap.
  for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
  await page.mouse.click(2, 2);
  const done = dialog.getByRole("button", { name: "Done" });
  expect(await done.evaluate((button) => button === document.activeElement)).toBe(true);
  await done.click();
  await section.getByText(/^Read and write · 1 board · never used · expires /).waitFor();
  expect(await page.content()).not.toContain(token);
  await section.getByRole("button", { name: "Delete Deploy bot" }).click();
  await dialog.getByRole("button", { name: "Delete token" }).click();
  await section.getByText("You have no API tokens.").waitFor();
  expect((await service.send("GET", `/boards/${board_id}`, { token })).status).toBe(401);
});
