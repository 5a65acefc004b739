/** Joining by link or by mail, with and without an account, and a new password for one that was forgotten. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { PASSWORD, type Person, type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type MailServer, startMailServer } from "../machine/smtp.ts";
import { violations } from "./axe.ts";
import { layOut } from "./board.ts";
import { browserForTests } from "./browser-for-tests.ts";

const browser = browserForTests();
let smtp: MailServer;
let service: Service;
let alice: Person;

beforeAll(async () => {
  smtp = await startMailServer();
  service = await startService({ settings: { SMTP_URL: smtp.url }, secondMs: 20, skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});

/** Where the link of the latest mail to somebody leads. */
async function mailedPath(email: string): Promise<string> {
  const mail = await eventually(() => smtp.mails.findLast(({ to }) => to === email), `a mail to ${email}`);
  return /https:\/\/boards\.example\.org(\/\w+\/[\w-]{43})/.exec(mail.text)![1]!;
}

async function openMembers(path: string): Promise<Page> {
  const page = await browser.visit(service.url + path, { token: alice.token });
  await page.getByRole("button", { name: "Members" }).click();
  await page.getByRole("dialog", { name: "Members" }).waitFor();
  return page;
}

test("somebody without an account follows a link, registers, and is on the board", async () => {
  const { boardId, path } = await layOut(alice, { "To do": ["Card"] });
  const members = await openMembers(path);
  await members.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await members.getByRole("button", { name: "Create link" }).click();
  await members.getByText("The link was created and copied.").waitFor();
  const open = members.getByRole("list", { name: "Open invitations" });
  await open.getByText("Anyone with the link").waitFor();
  expect(await violations(members)).toEqual([]);
  const { token, url } = (await alice.listInvitations({ board_id: boardId })).items[0]!;
  expect(await members.evaluate(() => navigator.clipboard.readText())).toBe(url);

  const page = await browser.visit(`${service.url}/invite/${token}`, {});
  await page.getByText(alice.me.username).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Email").fill("newcomer@example.org");
  await page.getByLabel("Username").fill("newcomer");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("region", { name: "To do", exact: true }).waitFor();
  // Alice sees both without doing anything.
  await members
    .getByRole("list", { name: "Members of this board" })
    .getByText("newcomer@example.org")
    .waitFor();
  await open.getByText("used once").waitFor();

  await open.getByRole("button", { name: "Revoke" }).click();
  await open.waitFor({ state: "detached" });
  const late = await browser.visit(`${service.url}/invite/${token}`, {});
  await late.getByRole("heading", { name: "This invitation is no longer valid" }).waitFor();
  for (const each of [members, page, late]) await each.context().close();
});

test("detail: an email address typed before the invitation has loaded stays", async () => {
  const { boardId } = await layOut(alice, { "To do": ["Card"] });
  const { token } = await alice.createInvitation({ board_id: boardId });
  const page = await browser.visit(`${service.url}/login`);
  const shown = Promise.withResolvers<void>();
  await page.route(`**/invitations/${token}`, async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto(`${service.url}/register?next=/invite/${token}`);
  await page.getByLabel("Email").fill("early@example.org");
  shown.resolve();
  await page.getByText(alice.me.username).waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("early@example.org");
});

test("somebody with an account is invited by mail, logs in and accepts; later, another link says that they have joined", async () => {
  const bob = await service.person("bob");
  const { path } = await layOut(alice, { Doing: [] });
  const members = await openMembers(path);
  await members.getByLabel("Invite by email").fill(bob.me.email);
  await members.getByRole("button", { name: "Send invitation" }).click();
  await members.getByText(`An invitation is on its way to ${bob.me.email}.`).waitFor();

  const { token } = await alice.createInvitation({ board_id: path.slice("/b/".length) });
  const page = await browser.visit(service.url + (await mailedPath(bob.me.email)));
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").fill(bob.me.email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Join board" }).click();
  await page.getByRole("region", { name: "Doing", exact: true }).waitFor();

  await page.goto(`${service.url}/invite/${token}`);
  await page.getByRole("heading", { name: "You’re already a member of “Launch”" }).waitFor();
  await page.getByRole("link", { name: "Open board" }).click();
  await page.getByRole("region", { name: "Doing", exact: true }).waitFor();
  for (const each of [members, page]) await each.context().close();
});

test("a forgotten password is replaced through a mailed link", async () => {
  const carol = await service.person("carol");
  const page = await browser.visit(`${service.url}/login`, {});
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(carol.me.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByRole("status").getByText(carol.me.email).waitFor();
  await page.goto(service.url + (await mailedPath(carol.me.email)));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("New password").fill("a much better one 2");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("Your password was changed. Log in with the new one.").waitFor();
  await page.getByLabel("Email").fill(carol.me.email);
  await page.getByLabel("Password").fill("a much better one 2");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Account of" }).waitFor();
  // The mailed link has proved the address.
  await page.goto(`${service.url}/settings`);
  await page.getByText(`${carol.me.email} is confirmed.`).waitFor();
});

test("an email address is confirmed through a mailed link", async () => {
  const erin = await service.person("erin");
  smtp.mails = [];
  const page = await browser.visit(`${service.url}/settings`, { token: erin.token });
  await page.getByRole("button", { name: "Send confirmation link" }).click();
  await page.goto(service.url + (await mailedPath(erin.me.email)));
  await page.getByText("Your email address is confirmed.").waitFor();
  await page.goto(`${service.url}/settings`);
  await page.getByText(`${erin.me.email} is confirmed.`).waitFor();
});

test("without mail, only links are offered; with registration closed, no account is", async () => {
  const silent = await startService({ settings: WITHOUT_MAIL });
  const dora = await silent.person("dora");
  silent.app.context.config.REGISTRATION = "invite";
  const { id } = await dora.createBoard({ title: "Quiet" });
  const members = await browser.visit(`${silent.url}/b/${id}`, { token: dora.token });
  await members.getByRole("button", { name: "Members" }).click();
  await members.getByRole("button", { name: "Create link" }).waitFor();
  expect(await members.getByLabel("Invite by email").count()).toBe(0);
  const page = await browser.visit(`${silent.url}/register`);
  await page.getByText("You need an invitation to a board to create an account here.").waitFor();
  await page.getByRole("link", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Log in" }).waitFor();
  await page.getByText("Forgot your password? An administrator can set a new one.").waitFor();
  expect(await page.getByRole("link").allTextContents()).not.toContain("Forgot your password?");
  // An old link, or the address, still leads there: it says so before anything is typed.
  await page.goto(`${silent.url}/forgot`);
  await page.getByText("Boardcast doesn’t send email here.").waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to login" }).click();
  await page.getByRole("button", { name: "Log in" }).waitFor();
  for (const each of [members, page]) await each.context().close();
  await silent.stop();
});
