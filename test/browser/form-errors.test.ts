/** A message about a form appears in room that was there before: nothing that was read or pressed moves. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { type Person, type Service, startService, WITHOUT_MAIL, WITHOUT_OIDC } from "../harness.ts";
import { violations } from "./axe.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";
import { someOf } from "./combinations.ts";

const WIDTHS = someOf([390, 320, 1280]);
const browser = browserForTests();
let service: Service;
let ada: Person;
/** A name that somebody else has. */
let taken: string;

beforeAll(async () => {
  service = await startService({ settings: { ...WITHOUT_OIDC, ...WITHOUT_MAIL } });
  ada = await service.person("ada");
  taken = (await service.person("eve")).me.username;
});
afterAll(() => service.stop());

/** Fields, buttons, headings and links of the form, and of what is around it. */
function placesIn(part: Locator): Promise<string[]> {
  return part.locator("h1, h2, h3, label, input, select, button, a").evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y } = each.getBoundingClientRect();
        return `${each.textContent || each.ariaLabel || each.getAttribute("name")} ${Math.round(x)} ${Math.round(y)}`;
      }),
  );
}

/** Labels that a message above them is so near to that it seems to be about them. */
function touchingNext(part: Locator): Promise<string[]> {
  return part.evaluate((element) => {
    const bottoms = [...element.querySelectorAll(".field-error")].map(
      (each) => each.getBoundingClientRect().bottom,
    );
    return [...element.querySelectorAll("label, legend")].flatMap((label) => {
      const { top } = label.getBoundingClientRect();
      const gaps = bottoms.map((bottom) => top - bottom).filter((gap) => gap > -4 && gap < 8);
      return gaps.map((gap) => `${label.textContent}: ${gap}px`);
    });
  });
}

/** Says these words when that is done, and nothing moves. */
async function staysStill(page: Page, part: Locator, act: () => Promise<void>, words: string): Promise<void> {
  await part.getByRole("button").first().waitFor();
  const before = await placesIn(part);
  await act();
  await part.getByRole("alert").filter({ hasText: words }).first().waitFor();
  await part.locator("[aria-busy=true]").waitFor({ state: "detached" });
  expect(await placesIn(part)).toEqual(before);
  expect(await touchingNext(part)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

const marked = (page: Page) =>
  page.locator("[aria-invalid=true]").evaluateAll((all) => all.map((each) => each.getAttribute("name")));
const pressing = (part: Locator, name: string) => () =>
  part.getByRole("button", { name, exact: true }).click();
const sized = (width: number, token?: string) => ({
  ...(token && { token }),
  viewport: { width, height: 800 },
});

test("logging in with empty fields, and with a wrong password", async () => {
  for (const width of WIDTHS) {
    const page = await browser.visit(`${service.url}/login`, sized(width));
    const main = page.getByRole("main");
    await page.getByLabel("Email").waitFor();
    await staysStill(page, main, pressing(main, "Log in"), "Fill in “Email”.");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Password", { exact: true }).fill("not this one");
    await staysStill(page, main, pressing(main, "Log in"), "Wrong email or password.");
    expect(await marked(page)).toEqual(["email", "password"]);
    await page.getByLabel("Password", { exact: true }).and(page.locator(":focus")).waitFor();
    // An earlier message about the form gives way to one about a field.
    await page.getByLabel("Password", { exact: true }).fill("");
    await staysStill(page, main, pressing(main, "Log in"), "Fill in “Password”.");
    expect(await page.getByText("Wrong email or password.").isVisible()).toBe(false);
  }
});

test("the form to log in is in the middle of the window, as is the picture beside it", async () => {
  for (const width of WIDTHS)
    for (const path of ["/login", "/register"]) {
      const page = await browser.visit(service.url + path, sized(width));
      await page.getByLabel("Email").waitFor();
      const [top, bottom] = await page.locator(".account-form").evaluate((form) => {
        const { top: first } = form.firstElementChild!.getBoundingClientRect();
        const { bottom: last } = form.lastElementChild!.getBoundingClientRect();
        return [first, innerHeight - last];
      });
      expect(Math.abs(top! - bottom!)).toBeLessThan(3);
    }
});

test("logging in, in German, while the service is not there", async () => {
  for (const width of WIDTHS) {
    const page = await browser.visit(`${service.url}/login`, { ...sized(width), locale: "de-DE" });
    const main = page.getByRole("main");
    await page.getByLabel("E-Mail").fill("ada@example.org");
    await page.getByLabel("Passwort", { exact: true }).fill("whatever it is");
    await page.route("**/auth/**", (route) => route.fulfill({ status: 503, json: { detail: "Later." } }));
    await staysStill(page, main, pressing(main, "Anmelden"), "antwort");
  }
});

test("registering with a password that is too short, and with a name that is taken", async () => {
  for (const width of WIDTHS) {
    const page = await browser.visit(`${service.url}/register`, sized(width));
    const main = page.getByRole("main");
    // Also what the hint has said, whose place it takes.
    const missing = "Fill in “Password”. Use at least 8 characters.";
    await page.getByLabel("Email").waitFor();
    await staysStill(page, main, pressing(main, "Create account"), missing);
    await page.getByLabel("Email").fill(`new${width}@example.org`);
    await page.getByLabel("Username").fill(taken);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await staysStill(page, main, pressing(main, "Create account"), "Use at least 8 characters.");
    // At once with what is wrong above it.
    await page.getByLabel("Email").fill("new");
    await staysStill(page, main, pressing(main, "Create account"), "Enter a valid email address.");
    expect(await marked(page)).toEqual(["email", "password"]);
    await page.getByLabel("Email").fill(`new${width}@example.org`);
    await page.getByLabel("Password", { exact: true }).fill("long enough to pass");
    await staysStill(page, main, pressing(main, "Create account"), "already taken");
  }
});

test("a name that is taken is said at its field, which is in sight and has the focus", async () => {
  const taking = async (page: Page, name: string) => {
    const field = page.getByLabel("Username");
    await field.fill(taken);
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(".field", { has: field }).getByRole("alert").filter({ hasText: "taken" }).waitFor();
    await page.locator("input[name=username]:focus").waitFor();
    const { y, height } = (await page.getByRole("alert").boundingBox())!;
    expect([y >= 0, y + height <= 640]).toEqual([true, true]);
  };
  const small = { viewport: { width: 320, height: 640 } };
  const settings = await browser.visit(`${service.url}/settings/account`, { ...small, token: ada.token });
  await taking(settings, "Save profile");
  expect(await marked(settings)).toEqual(["username"]);
  // What is done is said beside the button, and nothing covers it.
  await settings.getByLabel("Username").fill(ada.me.username);
  const save = settings.getByRole("button", { name: "Save profile" });
  await save.click();
  const said = settings.getByRole("status").filter({ hasText: "Saved." });
  await said.waitFor();
  expect(Math.abs((await said.boundingBox())!.y - (await save.boundingBox())!.y)).toBeLessThan(20);
  await save.click({ trial: true });
  await settings.getByLabel("Username").press("End");
  await settings.keyboard.type("x");
  await said.waitFor({ state: "detached" });

  const page = await browser.visit(`${service.url}/register`, small);
  await page.getByLabel("Email").fill("new@example.org");
  await page.getByLabel("Password", { exact: true }).fill("long enough to pass");
  await taking(page, "Create account");
  // It may be either.
  expect(await marked(page)).toEqual(["email", "username"]);
  // What the service finds wrong is marked at once; the first of it gets the focus.
  await page.getByLabel("Email").fill("new@here");
  await page.getByLabel("Username").fill("a\u0430b");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.locator("input[name=email]:focus").waitFor();
  expect(await marked(page)).toEqual(["email", "username"]);
  expect(await page.getByRole("alert").count()).toBe(2);
});

test("a new board without a name", async () => {
  for (const width of WIDTHS) {
    const page = await browser.visit(service.url, sized(width, ada.token));
    await page.getByRole("button", { name: "Choose a template…" }).click();
    const dialog = page.getByRole("dialog", { name: "New board" });
    await dialog.getByRole("radio", { name: "Team board" }).waitFor();
    await staysStill(page, dialog, pressing(dialog, "Create board"), "Fill in this field.");
  }
});

test("a profile without a username, and with one that is taken", async () => {
  for (const width of WIDTHS) {
    const page = await browser.visit(`${service.url}/settings/account`, sized(width, ada.token));
    const form = page.getByRole("form", { name: "Profile" });
    await form.getByLabel("Username").fill("");
    await staysStill(page, form, pressing(form, "Save profile"), "Fill in this field.");
    await form.getByLabel("Username").fill(taken);
    await staysStill(page, form, pressing(form, "Save profile"), "taken");
  }
});

test("a public link that cannot be created", async () => {
  const { path } = await layOut(ada, { "To do": ["One"] });
  for (const width of WIDTHS) {
    const page = await browser.visit(service.url + path, sized(width, ada.token));
    await page.getByRole("link", { name: "One" }).waitFor();
    await fromBoardMenu(page, "Share");
    const dialog = page.getByRole("dialog", { name: "Share" });
    await dialog.getByRole("region", { name: "Public links" }).waitFor();
    await page.route("**/shares", (route) => route.fulfill({ status: 403, json: { detail: "No." } }));
    await staysStill(page, dialog, pressing(dialog, "Create link"), "permission");
  }
});
