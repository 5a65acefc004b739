/** Members: finding and adding people, roles, removal, leaving, and the last owner who cannot leave. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { type Person, type Service, startService } from "../harness.ts";
import { until } from "../support/until.ts";
import { violations } from "./axe.ts";
import { fromBoardMenu, layOut } from "./board.ts";
import { openBrowser, type TestBrowser } from "./browser.ts";

let service: Service;
let browser: TestBrowser;
let alice: Person;
let bob: Person;
let cleo: Person;

beforeAll(async () => {
  service = await startService();
  browser = await openBrowser();
  alice = await service.person("alice");
  bob = await service.person("bob");
  cleo = await service.person("cleo");
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function openMembers(person: Person, path: string, options = {}): Promise<Page> {
  const page = await browser.visit(service.url + path, { token: person.token, ...options });
  await page.getByRole("button", { name: "Members" }).click();
  await page.getByRole("dialog", { name: "Members" }).waitFor();
  return page;
}

/** Of what an owner can do with somebody. */
async function choose(page: Page, person: Person, name: string): Promise<void> {
  await page.getByRole("button", { name: `${person.me.username}’s role` }).click();
  await page.getByRole("menuitem", { name }).click();
}

function rowOf(page: Page, person: Person) {
  return page
    .getByRole("list", { name: "Members of this board" })
    .getByRole("listitem")
    .filter({ hasText: person.me.username });
}

test("a member is found, added, given a role and removed with the keyboard", async () => {
  const { boardId, path } = await layOut(alice, { "To do": [] }, [bob]);
  const page = await openMembers(alice, path);
  await page.getByLabel("Add someone").and(page.locator(":focus")).waitFor();
  await page.keyboard.type(cleo.me.username.slice(0, 4));
  const found = page.getByRole("list", { name: "People found" });
  await found.getByText(cleo.me.email).waitFor();
  await page.getByRole("button", { name: `Add ${cleo.me.username}` }).focus();
  await page.keyboard.press("Enter");
  await rowOf(page, cleo).waitFor();
  // The field is ready for the next one.
  await found.waitFor({ state: "detached" });
  const field = page.getByLabel("Add someone");
  expect(await field.inputValue()).toBe("");
  await page.keyboard.type(cleo.me.email);
  await page.getByText(`${cleo.me.username} is already a member.`).waitFor();
  expect(await page.getByRole("button", { name: `Add ${cleo.me.username}` }).count()).toBe(0);
  await field.fill("");

  await choose(page, cleo, "Make owner");
  const roles = async () => {
    const { members } = await alice.getBoard({ board_id: boardId });
    return Object.fromEntries(members.map(({ user_id, role }) => [user_id, role]));
  };
  while ((await roles())[cleo.id] !== "owner") await Bun.sleep(40);
  const said = (words: string) => page.locator(".toast", { hasText: words });
  await said(`${cleo.me.username} is now an owner.`).getByRole("button", { name: "Change back" }).click();
  while ((await roles())[cleo.id] !== "member") await Bun.sleep(40);
  await said(`${cleo.me.username} is now a member.`).getByRole("button", { name: "Change back" }).click();
  while ((await roles())[cleo.id] !== "owner") await Bun.sleep(40);
  await page.keyboard.press("Control+z");
  await said("You can’t undo role changes. Change it back under Members.").waitFor();
  expect((await roles())[cleo.id]).toBe("owner");

  await choose(page, bob, "Remove from board");
  await page.getByText("They’ll be unassigned from everything on this board.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await choose(page, bob, "Remove from board");
  await page.keyboard.press("Enter");
  await rowOf(page, bob).waitFor({ state: "detached" });
  while ((await roles())[bob.id]) await Bun.sleep(40);
  expect(await roles()).toEqual({ [alice.id]: "owner", [cleo.id]: "owner" });
  await page.context().close();
});

test("detail: owners are first, and on a phone the name and the address of the only one have a line each", async () => {
  const zoe = await service.person("zoe");
  await zoe.updateMe({ firstname: "Zoe", lastname: "Lindqvist" });
  const { path } = await layOut(zoe, { "To do": [] }, [alice, bob]);
  const page = await browser.visit(service.url + path, {
    token: zoe.token,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await fromBoardMenu(page, "Members");
  const rows = page.getByRole("list", { name: "Members of this board" }).getByRole("listitem");
  await rows.first().getByText("Zoe Lindqvist").waitFor();
  for (const part of [".list-title", ".detail"])
    expect(
      await rows
        .first()
        .locator(`.list-text > ${part}`)
        .evaluate((text) =>
          Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
        ),
    ).toBe(1);
  // Who is there comes before what is for others.
  const invitations = (await page.getByRole("heading", { name: "Invitations" }).boundingBox())!;
  expect((await rows.last().boundingBox())!.y).toBeLessThan(invitations.y);
});

test("the last owner is told why they cannot leave and what to do", async () => {
  const { boardId, path } = await layOut(alice, { "To do": [] }, [bob]);
  const page = await openMembers(alice, path);
  // What cannot be changed is text.
  await rowOf(page, alice).getByText("Owner", { exact: true }).waitFor();
  const why = rowOf(page, alice).getByText("Make someone else an owner before you leave.");
  expect(await why.count()).toBe(0);
  await rowOf(page, alice).getByRole("button", { name: "Leave" }).click();
  await why.waitFor();
  await rowOf(page, alice).getByRole("button", { name: "Leave" }).click();
  await why.waitFor({ state: "detached" });
  await choose(page, bob, "Make owner");
  while ((await alice.getBoard({ board_id: boardId })).members.some(({ role }) => role === "member"))
    await Bun.sleep(40);

  // Another owner goes first, and the page does not know yet: the service's refusal is shown.
  await page.route("**/members/*", (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      json: { detail: "The last owner of a board cannot leave or be demoted.", code: "last_owner" },
    }),
  );
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Leave board" }).click();
  await page.getByText("Couldn’t leave the board. A board needs an owner").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Leave board" }).click();
  await page.getByText("You’ve left “Launch”.").waitFor();
  await page.waitForURL(`${service.url}/`);
  expect((await bob.getBoard({ board_id: boardId })).members).toHaveLength(1);
  await page.context().close();
});

test("members see the list and cannot change it", async () => {
  const { path } = await layOut(alice, { "To do": [] }, [bob]);
  const page = await openMembers(bob, path);
  await page.getByText(`Board owners can add people: ${alice.me.username}.`).waitFor();
  expect(await page.getByRole("combobox").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
  const leave = rowOf(page, bob).getByRole("button", { name: "Leave" });
  await leave.waitFor();
  // On a small phone it is a sheet at the bottom, and what can be done is beside every name.
  await page.setViewportSize({ width: 320, height: 640 });
  const sheet = (await page.getByRole("dialog", { name: "Members" }).boundingBox())!;
  expect(Math.round(sheet.y + sheet.height)).toBe(640);
  const name = (await rowOf(page, bob).locator(".list-text").boundingBox())!;
  expect((await leave.boundingBox())!.y).toBeLessThan(name.y + name.height);
  await page.context().close();
});

test("Enter adds the one person found; who has no account is invited with a link from where they were looked for", async () => {
  const { boardId, path } = await layOut(alice, { "To do": [] });
  const page = await openMembers(alice, path);
  await page.setViewportSize({ width: 1280, height: 420 });
  const field = page.getByRole("searchbox", { name: "Add someone" });
  expect(await field.getAttribute("placeholder")).toBe("Username or email address");
  await field.fill("nobody");
  await page.getByText("No matching accounts.").waitFor();
  await field.press("Enter");
  const copyLink = page.getByRole("button", { name: "Copy an invitation link" });
  await copyLink.and(page.locator(":focus")).press("Enter");
  await page.getByText("The link was created and copied.").waitFor();
  const open = page.getByRole("list", { name: "Open invitations" }).getByText("Anyone with the link");
  // Scrolled to, though the dialog is higher than the window.
  expect(await open.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await alice.listInvitations({ board_id: boardId })).toMatchObject({ items: [{ email: null }] });
  await field.fill(bob.me.email);
  await page.getByRole("button", { name: `Add ${bob.me.username}` }).waitFor();
  await field.press("Enter");
  await rowOf(page, bob).waitFor();
  // The page shows it before the service has answered.
  await until(async () => (await alice.getBoard({ board_id: boardId })).members.length === 2);
  await page.context().close();
});

test("detail: a search without results or with an error says so, and the dialog passes axe", async () => {
  const { path } = await layOut(alice, { "To do": [] }, [bob]);
  const found: string[] = [];
  const page = await openMembers(alice, path, {});
  found.push(...(await violations(page)));
  const field = page.getByLabel("Add someone");
  await field.fill("nobody at all");
  await page.getByText("No matching accounts.").waitFor();
  await field.fill("e");
  await page.getByRole("list", { name: "People found" }).waitFor();
  await choose(page, bob, "Remove from board");
  found.push(...(await violations(page)));
  await page.route("**/users?*", (route) => route.abort());
  await field.fill("x");
  await page.getByText("The search failed.").waitFor();
  found.push(...(await violations(page)));
  await page.context().close();
  expect(found).toEqual([]);
  expect(browser.complaints).toEqual([]);
});
