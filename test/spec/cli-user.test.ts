/** boardcast user: accounts from the command line, while the service runs on the same database. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { userCommand } from "../../cli/user.ts";
import { createClient } from "../../client/http.ts";
import { planDigest } from "../../server/mail/notifications/store.ts";
import { mailRow } from "../../server/mail/queue-store.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { insertRow } from "../../server/platform/db/statements.ts";
import { insertLink } from "../../server/sign-in/store.ts";
import { boardOf, PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";
import { commandHere } from "../support/command-here.ts";
import { commandLine } from "../support/command-line.ts";

const NEW_PASSWORD = "another horse 2";

let service: Service;
let alice: Person;
const commands = commandLine();
const userHere = commandHere(userCommand);

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(async () => {
  await commands.cleanUp();
  await service.stop();
});

function place() {
  const { DATA_DIR, DATABASE_URL } = service.app.context.config;
  return { DATA_DIR, DATABASE_URL };
}

const user = (...args: string[]) => userHere(args, place());

const login = (username: string, password: string) => service.anonymous.login({ username, password });

function calendarToken({ url }: { url: string }): string {
  return new URL(url).searchParams.get("token") ?? "";
}

describe("create", () => {
  test("SYSTEM-7: creates an account; without a password, one is generated and printed; --superuser makes it a superuser", async () => {
    const dora = ["--email", "Dora@Example.org", "--username=dora", "--superuser"];
    const made = await commands.run(["user", "create", ...dora], place());
    expect({ code: made.code, errors: made.errors }).toEqual({ code: 0, errors: "" });
    const password = /^Created dora@example\.org in .+\npassword: (\S+)\n$/.exec(made.out)![1]!;
    const { access_token: token } = await login("dora@example.org", password);
    const api = createClient({ baseUrl: service.url, token });
    expect(await api.getMe()).toEqual({
      id: expect.any(String),
      email: "dora@example.org",
      username: "dora",
      firstname: null,
      lastname: null,
      is_active: true,
      is_verified: false,
      is_superuser: true,
    });
    expect(await api.stats()).toMatchObject({ database: service.app.context.db.kind });
  });

  const erin = ["--email", "erin@example.org", "--username", "erin"];
  test.each([
    ["--email must be a valid address", ["--email", "erin", "--username", "erin"]],
    ["--username must have 1 to 50 characters", ["--email", "erin@example.org"]],
    ["The password must have at least 8 characters.", [...erin, "--password", "short"]],
    ["user create does not take true", [...erin, "--superuser", "true"]],
    ["Unknown option", [...erin, "--pasword", PASSWORD]],
  ])("is refused with %j, and nothing is created", async (message, flags) => {
    const { code, out, errors } = await user("create", ...flags);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(errors).toStartWith(`boardcast: ${message}`);
    expect(errors).not.toContain(PASSWORD);
    expect(await alice.searchUsers({ q: "erin" })).toEqual([]);
  });
});

test("an unknown action or account is refused", async () => {
  const answers = await Promise.all([user(), user("promote"), user("promote", "nobody@example.org")]);
  expect(answers.map(({ code, errors }) => ({ code, errors }))).toEqual([
    {
      code: 1,
      errors: "boardcast: user takes one of create, promote, deactivate, disconnect, reset-password\n",
    },
    { code: 1, errors: "boardcast: user promote needs the e-mail address of the account\n" },
    {
      code: 1,
      errors: expect.stringMatching(
        /^boardcast: There is no account nobody@example\.org in (\/.*\/boardcast\.db|PostgreSQL at .*)\n$/,
      ),
    },
  ]);
});

test("SYSTEM-7: promote makes a superuser at once", async () => {
  const frank = await service.person("frank");
  expect(await refusal(frank.stats())).toMatchObject({ status: 403 });
  const said = { code: 0, out: `${frank.me.email} is a superuser\n`, errors: "" };
  expect(await user("promote", frank.me.email.toUpperCase())).toEqual(said);
  expect(await frank.getMe()).toEqual({ ...frank.me, is_superuser: true });
  expect(await frank.stats()).toMatchObject({ database: service.app.context.db.kind });
});

test("SYSTEM-7: deactivate locks out at once (AUTH-20)", async () => {
  const grace = await service.person("grace");
  expect(await grace.getMe()).toEqual(grace.me);
  expect(await user("deactivate", grace.me.email)).toMatchObject({ code: 0, errors: "" });
  expect(await refusal(grace.getMe())).toMatchObject({ status: 401 });
  expect(await refusal(login(grace.me.email, PASSWORD))).toMatchObject({ status: 401 });
});

test("SYSTEM-7: reset-password changes the password and ends sessions, API tokens and the calendar address", async () => {
  const { email } = alice.me;
  const { token } = await alice.createApiToken({ name: "stolen", scopes: ["read"] });
  const calendar = calendarToken(await alice.getCalendar());
  const given = await user("reset-password", email, "--password", NEW_PASSWORD);
  expect(given).toMatchObject({ code: 0, errors: "" });
  expect(given.out).toBe(
    `Changed the password of ${email}; it is logged out everywhere, its API tokens are deleted, and its calendar has a new address\n`,
  );
  expect(await refusal(createClient({ baseUrl: service.url, token }).getMe())).toMatchObject({ status: 401 });
  expect(await refusal(service.anonymous.getCalendarFeed({ token: calendar }))).toMatchObject({
    status: 404,
  });
  expect(await refusal(alice.getMe())).toMatchObject({ status: 401 });
  expect(await refusal(login(email, PASSWORD))).toMatchObject({ status: 401 });
  expect(await login(email, NEW_PASSWORD)).toMatchObject({ token_type: "bearer" });
  const { out } = await user("reset-password", email);
  const password = /\npassword: (\S+)\n$/.exec(out)![1]!;
  expect(await login(email, password)).toMatchObject({ token_type: "bearer" });
});

test("SYSTEM-7: an account without a password is created for people who sign in with a provider", async () => {
  const made = await user("create", "--email", "fay@example.org", "--username", "fay", "--no-password");
  expect(made).toEqual({ code: 0, out: expect.stringContaining("Created fay@example.org in "), errors: "" });
  expect(await refusal(login("fay@example.org", ""))).toMatchObject({ status: 401 });
  const both = ["--email", "gil@example.org", "--username", "gil", "--no-password", "--password", PASSWORD];
  expect((await user("create", ...both)).errors).toContain("either --password or --no-password");
});

test("SYSTEM-7: disconnect ends the connection with the provider, if the account has a password", async () => {
  const bob = await service.person("bob");
  await service.app.db.write([insertLink({ issuer: "https://id.example.org", subject: "bob" }, bob.id)]);
  expect((await user("disconnect", bob.me.email)).out).toBe(
    `${bob.me.email} is no longer connected with the OpenID Connect provider\n`,
  );
  expect((await user("disconnect", bob.me.email)).out).toContain("was not connected");
  expect((await user("disconnect", "fay@example.org")).errors).toContain("has no password");
});

/** A mail in the queue, and a notification that becomes one later: alone, and in a digest. */
async function queueMails({ id, me: { email } }: Person, board_id: string): Promise<void> {
  const now = new Date().toISOString();
  await service.app.db.write([
    insertRow("mail_queue", mailRow({ kind: "reset", recipient: email }, now)),
    planDigest(id, now),
    sql`UPDATE notifications SET mail = 'pending' WHERE user_id = ${id} AND board_id = ${board_id}`,
  ]);
}

async function mailsToSend(): Promise<unknown[]> {
  const { queued, digests, notified } = await service.app.db.read({
    queued: sql`SELECT id FROM mail_queue WHERE due_at IS NOT NULL`,
    digests: sql`SELECT user_id FROM mail_digests`,
    notified: sql`SELECT id FROM notifications WHERE mail IS NOT NULL`,
  });
  return [queued, digests, notified].map(({ length }) => length);
}

test("SYSTEM-7: end-access ends API tokens, public links, calendar addresses, webhooks and mails of a restored database", async () => {
  const owner = await service.person("owner");
  const { board_id } = await boardOf(owner);
  const guest = await service.person("guest");
  await owner.invite({ board_id, user_id: guest.id });
  const { token } = await owner.createApiToken({ name: "deleted since", scopes: ["read"] });
  const share = await owner.createShare({ board_id });
  const calendar = calendarToken(await owner.getCalendar());
  const { secret: _, ...webhook } = await owner.createWebhook({ board_id, url: "https://hooks.invalid/" });
  await queueMails(guest, board_id);
  expect(await mailsToSend()).toEqual([1, 1, 1]);
  expect(await commands.run(["end-access"], place())).toEqual({
    code: 0,
    out: expect.stringMatching(
      /: all API tokens are deleted, .* mails that were not sent yet are deleted \(1\)/,
    ),
    errors: "",
  });
  expect(await mailsToSend()).toEqual([0, 0, 0]);
  expect(await refusal(createClient({ baseUrl: service.url, token }).getMe())).toMatchObject({ status: 401 });
  expect(await refusal(service.anonymous.getSharedBoard({ token: share.token ?? "" }))).toMatchObject({
    status: 404,
  });
  expect(await refusal(service.anonymous.getCalendarFeed({ token: calendar }))).toMatchObject({
    status: 404,
  });
  expect(await owner.listWebhooks({ board_id })).toEqual({
    items: [{ ...webhook, is_enabled: false }],
    next: null,
  });
});
