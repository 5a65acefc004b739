/** From the first page to a finished card, as a new user. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Service, startService } from "../harness.ts";
import { drag, IN_MOTION, openBrowser, sees, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

test("a new user registers, gets a sample board, creates a board and finishes a card", async () => {
  const page = await browser.visit(service.url, IN_MOTION);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill("grace@example.org");
  await page.getByLabel("Username").fill("grace");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("alert").filter({ hasText: "Use at least 8 characters." }).waitFor();
  await page.getByLabel("Password").fill("a longer password");
  await page.getByRole("button", { name: "Create account" }).click();

  await page.getByRole("button", { name: "Show me a sample board" }).click();
  await page.getByRole("heading", { name: "Welcome to Boardcast" }).waitFor();
  await sees(page, "Done", ["Create an account"]);
  await page.keyboard.press("h");
  await page.getByText("You created the board").waitFor();
  expect(await page.locator(".activity-text > p:first-child").allInnerTexts()).toEqual([
    "You set up the board with 3 columns and 6 cards",
    "You created the board",
  ]);
  await page.keyboard.press("Control+z");
  await page.getByText("Nothing to undo.").waitFor();
  await page.keyboard.press("h");
  await drag(page, "Plan the launch", { column: "Done" });
  await sees(page, "Done", ["Create an account", "Plan the launch"]);

  await page.getByRole("link", { name: "Boardcast" }).click();
  await page.getByRole("button", { name: "New board" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Garden");
  await page.getByRole("button", { name: "Create board" }).click();
  await page.getByRole("heading", { name: "Garden" }).waitFor();
  await page.getByLabel("Name your first column").fill("Beds");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Beds" }).waitFor();
  await page.getByPlaceholder("New column").fill("Harvested");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add a card to Beds" }).click();
  await page.getByLabel("Title of a new card in Beds").fill("Tomatoes");
  await page.keyboard.press("Enter");
  await page.getByLabel("Title of a new card in Beds").fill("Beans");
  await page.keyboard.press("Enter");
  await sees(page, "Beds", ["Tomatoes", "Beans"]);
  await page.getByRole("button", { name: "Actions for the column Harvested" }).click();
  await page.getByRole("menuitemcheckbox", { name: /Done column/ }).click();
  await page.locator('[data-done="true"]').waitFor();
  await drag(page, "Tomatoes", { column: "Harvested" });
  await sees(page, "Harvested", ["Tomatoes"]);

  await page.keyboard.press("ControlOrMeta+z");
  await sees(page, "Beds", ["Tomatoes", "Beans"]);
  await page.getByRole("button", { name: "Actions for Beans" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await sees(page, "Beds", ["Tomatoes"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await sees(page, "Beds", ["Tomatoes", "Beans"]);
  const boardUrl = page.url();

  await page.getByRole("button", { name: "Account of grace" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByLabel("First name").fill("Grace");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("link", { name: "Login and devices" }).click();
  await page.getByLabel("Current password").fill("a longer password");
  await page.getByLabel("New password").fill("an even longer password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Changed.").waitFor();

  await page.getByRole("button", { name: "Account of Grace" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("heading", { name: "Log in" }).waitFor();
  await page.goto(boardUrl);
  await page.getByLabel("Email").fill("grace@example.org");
  await page.getByLabel("Password").fill("an even longer password");
  await page.getByRole("button", { name: "Log in" }).click();
  await sees(page, "Beds", ["Tomatoes", "Beans"]);

  await page.getByRole("link", { name: "Boardcast" }).click();
  await page.getByRole("button", { name: "Actions for Welcome to Boardcast" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete board" }).click();
  await page.getByRole("link", { name: "Welcome to Boardcast" }).waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(browser.complaints).toEqual([]);
});
