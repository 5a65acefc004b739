import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { CLAIM_SECONDS } from "../../server/mail/mailer.ts";
import { SENDING_MS, SILENCE_MS } from "../../server/mail/transport.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { insertLink, linksOf } from "../../server/sign-in/store.ts";
import { updateProfile } from "../../server/users/store.ts";
import {
  boardOf,
  PASSWORD,
  type Person,
  refusal,
  type Service,
  startService,
  WITHOUT_MAIL,
} from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { startInstance } from "../live/instance.ts";
import { Listener } from "../live/listener.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../machine/smtp.ts";

const USELESS = { status: 400, detail: "This link has expired or was used before; ask for a new one." };

let smtp: MailServer;
let service: Service;
let alice: Person;

beforeAll(async () => {
  smtp = await startMailServer();
  const settings = { SMTP_URL: smtp.url, MAILS_PER_RECIPIENT: "4", INVITATION_MAILS_PER_HOUR: "8" };
  service = await startService({ settings, secondMs: 10, skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.mails = [];
});

const mailTo = (email: string, nth = 0): Promise<ReceivedMail> =>
  eventually(() => smtp.mails.filter(({ to }) => to === email)[nth], `a mail to ${email}`);
const tokenIn = ({ text }: ReceivedMail) =>
  /https:\/\/boards\.example\.org\/\w+\/([\w-]{43})/.exec(text)![1]!;
/** All that was asked for has been dealt with. */
const queueIsEmpty = () =>
  eventually(async () => {
    const waiting = sql`SELECT id FROM mail_queue WHERE due_at IS NOT NULL`;
    return (await service.app.db.read({ waiting })).waiting.length === 0;
  }, "an empty queue");
const logIn = (email: string, password: string) => service.anonymous.login({ username: email, password });

test("MAIL-1: without SMTP_URL, what needs mail is not there", async () => {
  const silent = await startService({ settings: WITHOUT_MAIL });
  try {
    const carol = await silent.person("carol");
    expect((await silent.anonymous.authMethods()).mail).toBe(false);
    const refused = [
      carol.sendVerification(),
      carol.getPreferences(),
      carol.updatePreferences({}),
      silent.anonymous.unsubscribe({
        unsubscribe_token: silent.app.context.signedIds.sign("unsubscribe", carol.id),
      }),
      silent.anonymous.verifyEmail({ token: "x" }),
      silent.anonymous.forgotPassword({ email: carol.me.email }),
      silent.anonymous.resetPassword({ token: "x", new_password: PASSWORD }),
    ];
    for (const call of refused) expect((await refusal(call)).status).toBe(404);
    const { board_id } = await boardOf(carol);
    await carol.createInvitation({ board_id, email: "dan@example.org" });
    const { queued } = await silent.app.db.read({ queued: sql`SELECT id FROM mail_queue` });
    expect(queued).toEqual([]);
  } finally {
    await silent.stop();
  }
  expect((await service.anonymous.authMethods()).mail).toBe(true);
});

test("MAIL-2, MAIL-5: a mailed link proves the address, once", async () => {
  const bob = await service.person("bob");
  await boardOf(alice, bob);
  expect(await bob.sendVerification()).toEqual({ detail: "A mail with a link is on its way." });
  const mail = await mailTo(bob.me.email);
  expect(mail.headers).toMatchObject({
    from: "Boardcast <boards@example.org>",
    to: bob.me.email,
    subject: "Confirm your email address",
    "message-id": expect.stringMatching(/^<[\w-]{36}@example\.org>$/),
  });
  expect(mail.html).toContain(tokenIn(mail));
  const reset = { token: tokenIn(mail), new_password: PASSWORD };
  expect(await refusal(service.anonymous.resetPassword(reset))).toEqual(USELESS);
  await service.anonymous.verifyEmail({ token: tokenIn(mail) });
  expect(await bob.getMe()).toEqual({ ...bob.me, is_verified: true });
  expect(await refusal(service.anonymous.verifyEmail({ token: tokenIn(mail) }))).toEqual(USELESS);
  expect((await refusal(bob.sendVerification())).status).toBe(409);
});

test("MAIL-2: whoever did not create the account is told not to confirm, and how to claim it", async () => {
  const squatter = await service.person("squatter");
  await squatter.sendVerification();
  const { text, html } = await mailTo(squatter.me.email);
  const advice =
    "If you did not create it, do not confirm. Set a new password instead. That makes the account yours and ends anyone else’s access.";
  expect(text).toContain(`${advice}\r\nhttps://boards.example.org/forgot\r\n`);
  expect(html).toContain(`<a href="https://boards.example.org/forgot">`);
  const { config } = service.app.context;
  config.PASSWORD_LOGIN = false;
  try {
    await squatter.sendVerification();
    expect((await mailTo(squatter.me.email, 1)).text).not.toContain("/forgot");
  } finally {
    config.PASSWORD_LOGIN = true;
  }
});

test("MAIL-3: a forgotten password is always answered in the same way; only accounts get a mail", async () => {
  const bob = await service.person("bob");
  const answer = { detail: "If there is an account with this address, a mail with a link is on its way." };
  for (const email of [bob.me.email, "nobody@example.org"])
    expect(await service.anonymous.forgotPassword({ email })).toEqual(answer);
  await mailTo(bob.me.email);
  await queueIsEmpty();
  expect(smtp.mails.map(({ to }) => to)).toEqual([bob.me.email]);
  const { queued } = await service.app.db.read({
    queued: sql<{ outcome: string }>`SELECT outcome FROM mail_queue WHERE recipient = 'nobody@example.org'`,
  });
  expect(queued).toEqual([{ outcome: "dropped" }]);
});

test("MAIL-4, MAIL-5: a new password ends all sessions; its link works once, and no other link works after it", async () => {
  const bob = await service.person("bob");
  const { email } = bob.me;
  await service.anonymous.forgotPassword({ email });
  await service.anonymous.forgotPassword({ email });
  const [first, second] = [tokenIn(await mailTo(email)), tokenIn(await mailTo(email, 1))];
  const weak = { token: first, new_password: "short" };
  expect((await refusal(service.anonymous.resetPassword(weak))).status).toBe(422);
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map((n) =>
      service.anonymous.resetPassword({ token: first, new_password: `a new password ${n}` }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await refusal(bob.getMe())).status).toBe(401);
  expect((await refusal(logIn(email, PASSWORD))).status).toBe(401);
  const won = outcomes.findIndex(({ status }) => status === "fulfilled") + 1;
  const { access_token } = await logIn(email, `a new password ${won}`);
  for (const token of [first, second])
    expect(await refusal(service.anonymous.resetPassword({ token, new_password: PASSWORD }))).toEqual(
      USELESS,
    );

  await service.anonymous.forgotPassword({ email });
  const third = tokenIn(await mailTo(email, 2));
  const again = createClient({ baseUrl: service.url, token: access_token });
  await again.changePassword({ current_password: `a new password ${won}`, new_password: "yet another one" });
  expect(await refusal(service.anonymous.resetPassword({ token: third, new_password: PASSWORD }))).toEqual(
    USELESS,
  );
});

test("MAIL-4: of an address that nobody had proved, a new password by mail ends all access there was", async () => {
  for (const isVerified of [false, true]) {
    const squatter = await service.person("squatter");
    const { email } = squatter.me;
    if (isVerified) await service.app.db.write(updateProfile(squatter.id, { is_verified: true }));
    const { board_id } = await boardOf(squatter);
    const { token: apiToken } = await squatter.createApiToken({ name: "left behind", scopes: ["admin"] });
    const socket = new Listener(service.url, board_id, { token: apiToken });
    await socket.sees("user_joined");
    const calendar = new URL((await squatter.getCalendar()).url).searchParams.get("token") ?? "";
    await service.app.db.write([
      insertLink({ issuer: "https://id.example.org", subject: email }, squatter.id),
    ]);

    await service.anonymous.forgotPassword({ email });
    const token = tokenIn(await mailTo(email));
    await service.anonymous.resetPassword({ token, new_password: "the rightful owner 1" });
    const { access_token } = await logIn(email, "the rightful owner 1");
    const owner = createClient({ baseUrl: service.url, token: access_token });
    expect(await owner.getMe()).toEqual({ ...squatter.me, is_verified: true });
    expect((await refusal(squatter.getMe())).status).toBe(401);
    if (!isVerified) await eventually(() => socket.socket.readyState === WebSocket.CLOSED, "a closed socket");
    const held = createClient({ baseUrl: service.url, token: apiToken });
    const outcome = (request: Promise<unknown>) =>
      request.then(
        () => "works",
        () => "ended",
      );
    const { links } = await service.app.db.read({ links: linksOf(squatter.id) });
    expect({
      api: await outcome(held.getBoard({ board_id })),
      socket: socket.socket.readyState === WebSocket.OPEN ? "works" : "ended",
      calendar: await outcome(service.anonymous.getCalendarFeed({ token: calendar })),
      provider: links.length > 0 ? "works" : "ended",
    }).toEqual(
      isVerified
        ? { api: "works", socket: "works", calendar: "works", provider: "works" }
        : { api: "ended", socket: "ended", calendar: "ended", provider: "ended" },
    );
    socket.close();
  }
});

test("MAIL-5: expired tokens and those of another address are void; tokens are stored as hashes and not logged", async () => {
  const bob = await service.person("bob");
  await bob.sendVerification();
  await bob.sendVerification();
  const [first, second] = [tokenIn(await mailTo(bob.me.email)), tokenIn(await mailTo(bob.me.email, 1))];
  const { db } = service.app;
  const { stored } = await db.read({
    stored: sql<{ hash: string }>`SELECT hash FROM account_tokens WHERE user_id = ${bob.id}`,
  });
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored) + service.logged.join("\n")).not.toContain(first);
  await db.write([sql`UPDATE users SET email = 'new-bob@example.org' WHERE id = ${bob.id}`]);
  expect(await refusal(service.anonymous.verifyEmail({ token: first }))).toEqual(USELESS);
  await db.write([sql`UPDATE users SET email = ${bob.me.email} WHERE id = ${bob.id}`]);
  await db.write([
    sql`UPDATE account_tokens SET expires_at = '2020-01-01T00:00:00.000Z' WHERE user_id = ${bob.id}`,
  ]);
  expect(await refusal(service.anonymous.verifyEmail({ token: second }))).toEqual(USELESS);
});

test("MAIL-6: an invitation is mailed, unless it is revoked before that", async () => {
  const { board_id } = await boardOf(alice);
  const { token, url } = await alice.createInvitation({ board_id, email: "guest@example.org" });
  const mail = await mailTo("guest@example.org");
  expect([tokenIn(mail), url]).toEqual([token, `https://boards.example.org/invite/${token}`]);
  smtp.refuse = 451;
  const revoked = await alice.createInvitation({ board_id, email: "other@example.org" });
  const isTried = () => service.logged.some((line) => line.includes("a mail could not be sent"));
  await eventually(isTried, "an attempt");
  await alice.deleteInvitation({ invitation: revoked.id });
  // An attempt may be under way that began before that.
  await queueIsEmpty();
  smtp.refuse = null;
  expect(smtp.mails.map(({ to }) => to)).toEqual(["guest@example.org"]);
});

test("MAIL-7: mails to one address and invitations from one account are limited", async () => {
  const bob = await service.person("bob");
  for (let i = 0; i < 4; i++) await bob.sendVerification();
  expect((await refusal(bob.sendVerification())).status).toBe(429);
  expect((await refusal(bob.sendVerification(undefined, { key: "again" }))).status).toBe(429);
  await service.anonymous.forgotPassword({ email: bob.me.email });
  const { board_id } = await boardOf(bob);
  const invite = (email: string) => bob.createInvitation({ board_id, email });
  expect((await refusal(invite(bob.me.email))).status).toBe(429);
  for (let i = 0; i < 8; i++) await invite(`stranger-${i}@example.org`);
  expect((await refusal(invite("stranger-9@example.org"))).status).toBe(429);
  await bob.createInvitation({ board_id });
  await queueIsEmpty();
  expect(smtp.mails.filter(({ to }) => to === bob.me.email)).toHaveLength(5);
});

test("MAIL-8: a failed mail is tried again; one that is refused for good is given up", async () => {
  const bob = await service.person("bob");
  smtp.refuse = 451;
  await bob.sendVerification();
  const attempts = async () =>
    (
      await service.app.db.read({
        mails: sql<{ attempts: number; outcome: string | null }>`SELECT attempts, outcome FROM mail_queue
          WHERE recipient = ${bob.me.email} ORDER BY id`,
      })
    ).mails;
  await eventually(async () => (await attempts())[0]!.attempts > 1, "a second attempt");
  smtp.refuse = null;
  await mailTo(bob.me.email);
  await queueIsEmpty();
  smtp.refuse = 550;
  await bob.sendVerification();
  await queueIsEmpty();
  smtp.refuse = null;
  expect(await attempts()).toEqual([
    { attempts: expect.any(Number), outcome: "sent" },
    { attempts: 1, outcome: "given up" },
  ]);
  expect(service.logged.filter((line) => line.includes("a mail was given up"))).toHaveLength(1);
});

test.if(process.env.BOARDCAST_TEST_DB === "postgres")(
  "MAIL-9: several instances send each mail once",
  async () => {
    const others = [
      await startInstance(service, { secondMs: 10 }),
      await startInstance(service, { secondMs: 10 }),
    ];
    const people = await Promise.all(Array.from({ length: 12 }, () => service.person("crowd")));
    await Promise.all(people.map((person) => person.sendVerification()));
    await queueIsEmpty();
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual(people.map(({ me }) => me.email).sort());
    for (const other of others) await other.stop();
  },
);

test("MAIL-7: requests for a new password do not use up the mails that an owner may have sent", async () => {
  const carol = await service.person("carol");
  const email = "nobody-yet@example.org";
  for (let i = 0; i < 5; i++) await service.anonymous.forgotPassword({ email });
  const { board_id } = await boardOf(carol);
  const { token } = await carol.createInvitation({ board_id, email });
  expect(tokenIn(await mailTo(email))).toBe(token);
});

test("MAIL-10: what people wrote adds neither headers nor markup", async () => {
  const carol = await service.person("carol");
  const title = 'Plans <script>alert("1")</script>\r\nBcc: victim@example.org';
  const { id: board_id } = await carol.createBoard({ title });
  await carol.createInvitation({ board_id, email: "reader@example.org" });
  const mail = await mailTo("reader@example.org");
  expect(Object.keys(mail.headers)).not.toContain("bcc");
  expect(mail.html).not.toContain("<script");
  expect(mail.html).toContain("&lt;script&gt;");
  expect(mail.text).toContain("</script> Bcc: victim@example.org”.");
  expect(smtp.mails.map(({ to }) => to)).toEqual(["reader@example.org"]);
});

test("MAIL-9: a server has ten minutes to accept a mail, and nobody else sends it meanwhile", () => {
  expect(SILENCE_MS).toBeGreaterThanOrEqual(600_000);
  expect(SENDING_MS).toBeGreaterThan(SILENCE_MS);
  expect(CLAIM_SECONDS * 1000).toBeGreaterThan(SENDING_MS);
});

test("MAIL-3: requests that are ignored because their address has sent too many are logged", async () => {
  const strict = await startService({ settings: { LOGIN_FAILURES: "1" } });
  const isLogged = () => strict.logged.some((line) => line.includes("too many requests for new passwords"));
  for (let i = 0; i < 50 && !isLogged(); i++)
    await strict.anonymous.forgotPassword({ email: `nobody-${i}@example.org` });
  expect(isLogged()).toBe(true);
  await strict.stop();
});
