/** Notifications by mail. The mailer runs for real; the clock is told the time. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { TooManyChanges } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../machine/smtp.ts";
import { startInstance } from "../support/instances.ts";

const DEFAULTS = {
  mentioned: "now",
  assigned: "now",
  commented: "digest",
  due_soon: "now",
  overdue: "digest",
  added: "now",
} as const;
const OFF = {
  mentioned: "off",
  assigned: "off",
  commented: "off",
  due_soon: "off",
  overdue: "off",
  added: "off",
} as const;
const MINUTE = 60;
const DAY = 86_400;

let smtp: MailServer;
let service: Service;
let alice: Person;

beforeAll(async () => {
  smtp = await startMailServer();
  service = await startService({
    settings: { SMTP_URL: smtp.url, MAILS_PER_RECIPIENT: "4" },
    secondMs: 10,
    skipLogCheck: true,
  });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.mails = [];
});

/** Somebody with a confirmed address. */
async function reader(name: string): Promise<Person> {
  const person = await service.person(name);
  await service.app.db.write([sql`UPDATE users SET is_verified = ${true} WHERE id = ${person.id}`]);
  return person;
}

/** A board of alice and the reader, whose notification of that has been dealt with, and a card. */
async function boardWith(person: Person) {
  const { board_id, column_id } = await boardOf(alice, person);
  await person.readNotifications({ ids: (await person.listNotifications({})).items.map(({ id }) => id) });
  const { id: card_id, number } = await alice.createCard({ board_id, column_id, title: "Fix login" });
  return { board_id, column_id, card_id, number };
}

/** What the clock does after that many seconds, and all mails of it. */
async function later(seconds: number, { app } = service): Promise<void> {
  const now = new Date(Date.now() + seconds * 1000);
  await app.db.write([sql`DELETE FROM leases`]);
  await runClock(app.context, CLOCK_TASKS, { now: () => now });
  await eventually(async () => {
    const waiting = sql`SELECT id FROM mail_queue WHERE due_at IS NOT NULL`;
    return (await app.db.read({ waiting })).waiting.length === 0;
  }, "an empty queue");
}

const mailsTo = ({ me }: Person): ReceivedMail[] => smtp.mails.filter(({ to }) => to === me.email);
const subjects = (person: Person) => mailsTo(person).map(({ headers }) => headers.subject);
const unsubscribePath = ({ headers }: ReceivedMail) =>
  /^<https:\/\/boards\.example\.org(\/unsubscribe\/[\w-]{43})>$/.exec(headers["list-unsubscribe"] ?? "")![1]!;

test("MAIL-11: everybody decides for each kind of notification when it is mailed", async () => {
  const bob = await service.person("bob");
  expect(await bob.getPreferences()).toEqual(DEFAULTS);
  expect(await bob.updatePreferences({ commented: "now", added: "off" })).toEqual({
    ...DEFAULTS,
    commented: "now",
    added: "off",
  });
  expect(await bob.updatePreferences({ added: "now" })).toEqual({ ...DEFAULTS, commented: "now" });
  expect(await bob.updatePreferences({})).toEqual({ ...DEFAULTS, commented: "now" });
  expect(await bob.getPreferences()).toEqual({ ...DEFAULTS, commented: "now" });
  const wrong = await service.send("PATCH", "/me/preferences", {
    token: bob.token,
    json: { added: "never" },
  });
  expect(wrong.status).toBe(422);
  expect(await (await service.person("carol")).getPreferences()).toEqual(DEFAULTS);
});

test("MAIL-12: what happens on a card is mailed after two minutes, in one mail with a link", async () => {
  const bob = await reader("bob");
  const { board_id, card_id, number } = await boardWith(bob);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await later(MINUTE);
  expect(mailsTo(bob)).toEqual([]);
  const body = `@${bob.me.username} <b>look</b> & "see"`;
  await alice.createComment({ card_id, body });
  await later(2 * MINUTE + 1);
  const [mail] = mailsTo(bob);
  expect(subjects(bob)).toEqual([`#${number} Fix login: 2 notifications`]);
  const url = `https://boards.example.org/b/${board_id}/${card_id}`;
  expect(mail!.text.replaceAll("\r\n", "\n")).toStartWith(
    `${alice.me.username} assigned you to #${number} Fix login.

${alice.me.username} mentioned you in #${number} Fix login.
> ${body}

Board: `,
  );
  expect(mail!.text).toContain(`Open the card:`);
  expect(mail!.text).toContain(url);
  expect(mail!.html).toContain("&lt;b&gt;look&lt;/b&gt; &amp; &quot;see&quot;");
  expect(mail!.html).toContain(`href="${url}"`);
  expect(mail!.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  await later(DAY);
  expect(mailsTo(bob)).toHaveLength(1);
});

test("MAIL-12: what has been read meanwhile is not mailed, nor what is off", async () => {
  const bob = await reader("bob");
  const { card_id } = await boardWith(bob);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  const { items } = await bob.listNotifications({});
  await bob.readNotifications({ up_to: items[0]!.id });
  await bob.updatePreferences({ mentioned: "off" });
  await alice.createComment({ card_id, body: `@${bob.me.username}` });
  await later(2 * DAY);
  expect(mailsTo(bob)).toEqual([]);
  const { left } = await service.app.db.read({
    left: sql`SELECT id FROM notifications WHERE user_id = ${bob.id} AND mail IS NOT NULL`,
  });
  expect(left).toEqual([]);
});

test("MAIL-12: nobody gets more than 20 of these mails an hour; the rest is in the digest", async () => {
  const bob = await reader("bob");
  const { board_id, column_id } = await boardWith(bob);
  for (let i = 0; i < 22; i++) {
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: `Card ${i}` });
    await alice.assignCard({ card_id, user_ids: [bob.id] });
  }
  await later(3 * MINUTE);
  expect(mailsTo(bob)).toHaveLength(20);
  await later(DAY + 3 * MINUTE);
  expect(subjects(bob).slice(20)).toEqual(["Your daily digest: 2 notifications"]);
});

test("MAIL-12: what cannot be planned for one person is tried again, and the others get their mails", async () => {
  const people = [await reader("nina"), await reader("otto")];
  for (const person of people) {
    const { card_id } = await boardWith(person);
    await alice.assignCard({ card_id, user_ids: [person.id] });
  }
  const { context, db } = service.app;
  const refused = new Set(people.map(({ id }) => id));
  // Whoever comes first is refused.
  const write: typeof context.accounts.write = (statements, account) => {
    const isPlan = statements.some(({ values }) => values.some((value) => refused.has(String(value))));
    if (!isPlan || refused.size < 2) return context.accounts.write(statements, account);
    refused.delete(people.find(({ id }) => statements.some(({ values }) => values.includes(id)))!.id);
    return Promise.reject(new TooManyChanges("too many changes are waiting"));
  };
  const now = new Date(Date.now() + 3 * MINUTE * 1000);
  await db.write([sql`DELETE FROM leases`]);
  const accounts = { ...context.accounts, write };
  await runClock({ ...context, accounts }, CLOCK_TASKS, { now: () => now });
  const mailed = () => people.filter((person) => mailsTo(person).length > 0).length;
  await eventually(() => mailed() > 0, "the mail of the other");
  expect(mailed()).toBe(1);
  await later(3 * MINUTE);
  await eventually(() => mailed() === 2, "the mail of the first");
  expect(people.map((person) => mailsTo(person).length)).toEqual([1, 1]);
});

test("MAIL-12: whoever has more notifications than a step plans, and cannot be planned, holds up nobody", async () => {
  const [stuck, other] = [await reader("rita"), await reader("sven")];
  const { card_id, board_id } = await boardWith(stuck);
  const { context, db } = service.app;
  await alice.assignCard({ card_id, user_ids: [stuck.id] });
  const { one } = await db.read({
    one: sql<{ created_at: string }>`SELECT created_at FROM notifications
      WHERE user_id = ${stuck.id} AND mail = 'pending'`,
  });
  await db.write(
    Array.from(
      { length: 250 },
      () => sql`INSERT INTO notifications (board_id, id, user_id, kind, card_id, created_at, mail)
        VALUES (${board_id}, ${newId()}, ${stuck.id}, 'assigned', ${card_id}, ${one[0]!.created_at}, 'pending')`,
    ),
  );
  await alice.assignCard({ card_id: (await boardWith(other)).card_id, user_ids: [other.id] });
  const attempts: string[] = [];
  const write: typeof context.accounts.write = (statements, account) => {
    if (!statements.some(({ values }) => values.includes(stuck.id)))
      return context.accounts.write(statements, account);
    attempts.push(stuck.id);
    return Promise.reject(new Error("a bug"));
  };
  const now = new Date(Date.now() + 3 * MINUTE * 1000);
  await db.write([sql`DELETE FROM leases`]);
  await runClock({ ...context, accounts: { ...context.accounts, write } }, CLOCK_TASKS, { now: () => now });
  await eventually(() => mailsTo(other).length > 0, "the mail of the other");
  expect(attempts).toEqual([stuck.id]);
  expect(mailsTo(stuck)).toEqual([]);
  await later(3 * MINUTE);
  expect(subjects(stuck)).toHaveLength(1);
});

test("MAIL-13: what is for the digest is mailed once a day, and after downtime in one digest", async () => {
  const bob = await reader("bob");
  const { board_id, card_id, number } = await boardWith(bob);
  await bob.watchCard({ card_id });
  await alice.createComment({ card_id, body: "One" });
  await later(3 * MINUTE);
  await alice.createComment({ card_id, body: "Two" });
  await later(3 * MINUTE);
  expect(mailsTo(bob)).toEqual([]);
  await later(5 * DAY);
  const [digest, ...others] = mailsTo(bob);
  expect(others).toEqual([]);
  expect(digest!.headers.subject).toBe("Your daily digest: 2 notifications");
  for (const body of ["One", "Two"]) expect(digest!.text).toContain(`\r\n> ${body}\r\n`);
  expect(digest!.text).toContain(`${alice.me.username} commented on #${number} Fix login`);
  expect(digest!.text).toContain(`https://boards.example.org/b/${board_id}/${card_id}`);
  await later(9 * DAY);
  expect(mailsTo(bob)).toHaveLength(1);
  await alice.createComment({ card_id, body: "Three" });
  await later(10 * DAY);
  await later(11 * DAY);
  expect(subjects(bob)).toEqual(["Your daily digest: 2 notifications", "Your daily digest: 1 notification"]);
});

test("MAIL-14: nobody is mailed about what they may not see any more", async () => {
  const bob = await reader("bob");
  const { board_id, column_id, card_id } = await boardWith(bob);
  const gone = await alice.createCard({ board_id, column_id, title: "Gone" });
  await alice.assignCard({ card_id: gone.id, user_ids: [bob.id] });
  await alice.deleteCard({ card_id: gone.id });
  const comment = await alice.createComment({ card_id, body: `@${bob.me.username} secret` });
  await alice.deleteComment({ comment_id: comment.id });
  await later(3 * MINUTE);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await alice.removeMember({ board_id, user_id: bob.id });
  await later(3 * MINUTE);
  expect(mailsTo(bob)).toEqual([]);
});

test("MAIL-14: only active accounts with a confirmed address get mails about notifications", async () => {
  const [bob, carol] = [await service.person("bob"), await reader("carol")];
  for (const person of [bob, carol]) {
    const { card_id } = await boardWith(person);
    await alice.assignCard({ card_id, user_ids: [person.id] });
  }
  await service.app.db.write([sql`UPDATE users SET is_active = ${false} WHERE id = ${carol.id}`]);
  await later(2 * DAY);
  expect([...mailsTo(bob), ...mailsTo(carol)]).toEqual([]);
});

test("MAIL-14: assignees are mailed that a card is due soon", async () => {
  const bob = await reader("bob");
  const { card_id, number } = await boardWith(bob);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await later(3 * MINUTE);
  smtp.mails = [];
  await alice.updateCard({ card_id, due_at: new Date(Date.now() + 3_600_000).toISOString() });
  await later(0);
  await later(3 * MINUTE);
  expect(subjects(bob)).toEqual([`Due soon: #${number} Fix login`]);
});

test("MAIL-15: one click in a mail ends these mails, without a login; opening the link only asks", async () => {
  const bob = await reader("bob");
  const { card_id } = await boardWith(bob);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await later(3 * MINUTE);
  const path = unsubscribePath(mailsTo(bob)[0]!);
  const asked = await fetch(service.url + path);
  expect([asked.status, asked.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await asked.text()).toContain('<form method="post">');
  expect(await bob.getPreferences()).toEqual(DEFAULTS);
  await alice.createComment({ card_id, body: `@${bob.me.username}` });
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(service.url + path, { method: "POST", body })).status).toBe(200);
  expect((await fetch(service.url + path, { method: "POST", body })).status).toBe(200);
  expect(await bob.getPreferences()).toEqual(OFF);
  await later(3 * MINUTE);
  expect(mailsTo(bob)).toHaveLength(1);
  const invitation = service.app.context.signedIds.sign("invitation", bob.id);
  for (const token of ["x", invitation])
    expect((await fetch(`${service.url}/unsubscribe/${token}`, { method: "POST" })).status).toBe(404);
});

test("MAIL-7: mails about notifications do not keep people from getting a new password", async () => {
  const bob = await reader("bob");
  const { card_id } = await boardWith(bob);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await later(3 * MINUTE);
  const now = new Date().toISOString();
  const most = service.app.context.config.MAILS_PER_RECIPIENT;
  for (let i = 0; i < most; i++)
    await service.app.db.write([
      sql`INSERT INTO mail_queue (id, kind, recipient, created_at, attempts, outcome)
        VALUES (${crypto.randomUUID()}, 'notification', ${bob.me.email}, ${now}, 1, 'sent')`,
    ]);
  await service.anonymous.forgotPassword({ email: bob.me.email });
  await eventually(() => subjects(bob).includes("Set a new password"), "the mail");
});

test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "MAIL-9, MAIL-12: instances that plan at the same time mail nothing twice",
  async () => {
    const other = await startInstance(service.app.context.config);
    try {
      const people = await Promise.all(Array.from({ length: 6 }, () => reader("crowd")));
      for (const person of people) {
        const { card_id } = await boardWith(person);
        await alice.assignCard({ card_id, user_ids: [person.id] });
      }
      const now = () => new Date(Date.now() + 180_000);
      const unleased = (app: typeof service.app) => ({
        ...app.context,
        leases: { hold: async () => true, finish: async () => {}, release: async () => {} },
      });
      await Promise.all([service.app, other].map((app) => runClock(unleased(app), CLOCK_TASKS, { now })));
      await later(3 * MINUTE);
      for (const person of people) expect(mailsTo(person)).toHaveLength(1);
    } finally {
      await other.stop();
    }
  },
);
