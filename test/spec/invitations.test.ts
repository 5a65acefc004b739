import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import {
  boardOf,
  PASSWORD,
  type Person,
  refusal,
  type Service,
  startService,
  WITHOUT_MAIL,
} from "../harness.ts";
import { PROVIDER_NAME } from "../support/oidc/made-provider.ts";

const UNKNOWN = { status: 404, detail: "This invitation does not exist." };
const FUTURE = "2999-01-01T00:00:00.000Z";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({
    settings: { ...WITHOUT_MAIL, MAX_INVITATIONS_PER_BOARD: "4", MAX_MEMBERS_PER_BOARD: "6" },
  });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const expire = (id: string) =>
  service.app.db.write([
    sql`UPDATE invitations SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`,
  ]);
const membersOf = async (board_id: string) =>
  (await alice.getBoard({ board_id })).members.map(({ user_id }) => user_id);

test("INVITE-1, INVITE-2: an invitation has a token and the address of its page, and bounds if they are given", async () => {
  const { board_id } = await boardOf(alice);
  const open = await alice.createInvitation({ board_id });
  expect(open).toEqual({
    id: expect.any(String),
    token: expect.stringMatching(/^[\w-]{43}$/),
    url: `${service.url}/invite/${open.token}`,
    email: null,
    role: "member",
    expires_at: null,
    max_uses: null,
    uses: 0,
  });
  const bounds = { email: "Bob@Example.org", role: "owner", expires_at: FUTURE, max_uses: 3 } as const;
  const bound = await alice.createInvitation({ board_id, ...bounds });
  expect(bound).toMatchObject({ ...bounds, email: "bob@example.org", uses: 0 });
  expect(await refusal(alice.createInvitation({ board_id, expires_at: "2020-01-01T00:00:00Z" }))).toEqual({
    status: 422,
    detail: "body.expires_at must be in the future.",
  });
  const headers = { "x-forwarded-proto": "https", host: "boards.example.org" };
  const { body } = await service.send("POST", `/boards/${board_id}/invitations`, {
    token: alice.token,
    headers,
  });
  expect(body.url).toBe(`https://boards.example.org/invite/${body.token}`);
});

test("INVITE-3: owners list what can still be accepted, newest first, and revoke it", async () => {
  const bob = await service.person("bob");
  const { board_id } = await boardOf(alice);
  const first = await alice.createInvitation({ board_id, max_uses: 1 });
  const second = await alice.createInvitation({ board_id });
  const third = await alice.createInvitation({ board_id });
  expect(await alice.listInvitations({ board_id, limit: 2 })).toEqual({
    items: [third, second],
    next: second.id,
  });
  expect(await alice.listInvitations({ board_id, before: second.id })).toEqual({
    items: [first],
    next: null,
  });
  await bob.acceptInvitation({ token: first.token });
  await expire(third.id);
  expect(await alice.listInvitations({ board_id })).toEqual({ items: [second], next: null });
  await alice.deleteInvitation({ invitation: second.id });
  expect(await alice.listInvitations({ board_id })).toEqual({ items: [], next: null });
  expect(await refusal(alice.deleteInvitation({ invitation: second.id }))).toEqual(UNKNOWN);
});

test("INVITE-4: whoever has the link sees who invites to what, without a login; only members get the id of the board", async () => {
  const { board, board_id } = await boardOf(alice);
  const { token } = await alice.createInvitation({ board_id, email: "carol@example.org" });
  const preview = {
    board: { title: board.title },
    invited_by: { username: alice.me.username },
    email: "carol@example.org",
  };
  const invitation = token;
  expect(await service.anonymous.getInvitation({ invitation })).toEqual(preview);
  const [stranger, member] = [await service.person("stranger"), await service.person("member")];
  expect(await stranger.getInvitation({ invitation })).toEqual(preview);
  await alice.invite({ board_id, user_id: member.id });
  const withId = { ...preview, board: { id: board_id, title: board.title } };
  expect(await member.getInvitation({ invitation })).toEqual(withId);
  await member.logout();
  expect(await member.getInvitation({ invitation })).toEqual(preview);
});

test("INVITE-5: accepting answers the membership; the one who joined is the author of the event", async () => {
  const bob = await service.person("bob");
  const { board_id } = await boardOf(alice);
  const { token } = await alice.createInvitation({ board_id, role: "owner" });
  const membership = await bob.acceptInvitation({ token });
  expect(membership).toEqual({ board_id, user_id: bob.id, role: "owner", user: bob.me });
  expect((await service.events(bob, board_id)).at(-1)).toMatchObject({
    type: "board.member_added",
    user_id: bob.id,
    data: membership,
  });
});

test("INVITE-6: unknown, expired, revoked and used up invitations are 404, those for somebody else 403", async () => {
  const bob = await service.person("bob");
  const { board_id } = await boardOf(alice);
  const expired = await alice.createInvitation({ board_id, expires_at: FUTURE });
  await expire(expired.id);
  const revoked = await alice.createInvitation({ board_id });
  await alice.deleteInvitation({ invitation: revoked.id });
  const used = await alice.createInvitation({ board_id, max_uses: 1 });
  await (await service.person("carol")).acceptInvitation({ token: used.token });
  const elsewhere = await boardOf(alice);
  const ofDeleted = await alice.createInvitation({ board_id: elsewhere.board_id });
  await alice.deleteBoard({ board_id: elsewhere.board_id });
  const forged = `${used.token.slice(0, -1)}${used.token.endsWith("A") ? "E" : "A"}`;
  const tokens = [expired, revoked, used, ofDeleted].map(({ token }) => token);
  for (const token of [...tokens, forged, "nonsense"]) {
    expect(await refusal(bob.acceptInvitation({ token }))).toEqual(UNKNOWN);
    expect(await refusal(service.anonymous.getInvitation({ invitation: token }))).toEqual(UNKNOWN);
  }
  const { token } = await alice.createInvitation({ board_id, email: "somebody@example.org" });
  expect((await refusal(bob.acceptInvitation({ token }))).status).toBe(403);
  expect(await membersOf(board_id)).not.toContain(bob.id);
});

test("INVITE-7: a member who accepts again gets the membership, and nothing changes", async () => {
  const bob = await service.person("bob");
  const { board_id } = await boardOf(alice);
  const { token } = await alice.createInvitation({ board_id, max_uses: 1, role: "owner" });
  const membership = await bob.acceptInvitation({ token });
  const { seq } = await alice.getBoard({ board_id });
  expect(await bob.acceptInvitation({ token })).toEqual(membership);
  const other = await alice.createInvitation({ board_id, max_uses: 2 });
  expect(await bob.acceptInvitation({ token: other.token })).toEqual(membership);
  expect((await alice.getBoard({ board_id })).seq).toBe(seq);
  expect((await alice.listInvitations({ board_id })).items).toEqual([other]);
});

test("INVITE-8: no more people join than the invitation lets in, or than the board has room for", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => service.person("crowd")));
  const join = async (token: string) => {
    const outcomes = await Promise.allSettled(people.map((person) => person.acceptInvitation({ token })));
    return outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.status : 200)).sort();
  };
  const narrow = await boardOf(alice);
  const invitation = await alice.createInvitation({ board_id: narrow.board_id, max_uses: 2 });
  expect(await join(invitation.token)).toEqual([200, 200, 404, 404, 404, 404, 404, 404]);
  expect(await membersOf(narrow.board_id)).toHaveLength(3);
  const full = await boardOf(alice);
  const open = await alice.createInvitation({ board_id: full.board_id });
  expect(await join(open.token)).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  expect((await alice.listInvitations({ board_id: full.board_id })).items).toEqual([{ ...open, uses: 5 }]);
});

test("INVITE-9: registering with an invitation joins; without a way in there is no account", async () => {
  const { board_id } = await boardOf(alice);
  const register = (name: string, invitation: string) =>
    service.anonymous.register({
      email: `${name}@example.org`,
      username: name,
      password: PASSWORD,
      invitation,
    });
  const { token } = await alice.createInvitation({ board_id, max_uses: 1 });
  const outcomes = await Promise.allSettled([register("racer-1", token), register("racer-2", token)]);
  const joined = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.id] : []));
  expect((await membersOf(board_id)).slice(1)).toEqual(joined);
  expect((await alice.searchUsers({ q: "racer-" })).map(({ id }) => id)).toEqual(joined);
  const other = await alice.createInvitation({ board_id, email: "dora@example.org" });
  expect((await refusal(register("dan", other.token))).status).toBe(403);
  expect(await refusal(register("dan", "nonsense"))).toEqual(UNKNOWN);
  expect(await alice.searchUsers({ q: "dan@" })).toEqual([]);
  const dora = await register("dora", other.token);
  expect(await membersOf(board_id)).toContain(dora.id);
});

test("INVITE-10: REGISTRATION says who may register, and /auth/methods says so", async () => {
  expect(await service.anonymous.authMethods()).toEqual({
    password: true,
    password_min_length: 8,
    oidc: { name: PROVIDER_NAME },
    registration: "open",
    mail: false,
    trash_days: 30,
  });
  const { config } = service.app.context;
  const { board_id } = await boardOf(alice);
  const { token } = await alice.createInvitation({ board_id });
  const account = { email: "late@example.org", username: "late", password: PASSWORD };
  try {
    config.REGISTRATION = "closed";
    expect((await refusal(service.anonymous.register({ ...account, invitation: token }))).status).toBe(403);
    config.REGISTRATION = "invite";
    expect((await service.anonymous.authMethods()).registration).toBe("invite");
    expect((await refusal(service.anonymous.register(account))).status).toBe(403);
    const late = await service.anonymous.register({ ...account, invitation: token });
    expect(await membersOf(board_id)).toContain(late.id);
  } finally {
    config.REGISTRATION = "open";
  }
});

test("INVITE-11: a board has so many open invitations; ended ones make room", async () => {
  const { board_id } = await boardOf(alice);
  const all = [];
  for (let i = 0; i < 4; i++) all.push(await alice.createInvitation({ board_id }));
  expect(await refusal(alice.createInvitation({ board_id }))).toEqual({
    status: 409,
    detail: "A board may have no more than 4 invitations that can still be accepted.",
  });
  await expire(all[0]!.id);
  const next = await alice.createInvitation({ board_id });
  expect((await alice.listInvitations({ board_id })).items.map(({ id }) => id)).toEqual(
    [next, all[3]!, all[2]!, all[1]!].map(({ id }) => id),
  );
});

test("INVITE-12: a repeated request gets the same invitation, and no token is stored", async () => {
  const { board_id } = await boardOf(alice);
  const key = crypto.randomUUID();
  const first = await alice.createInvitation({ board_id }, { key });
  expect(await alice.createInvitation({ board_id }, { key })).toEqual(first);
  expect((await alice.listInvitations({ board_id })).items).toEqual([first]);
  const { kept } = await service.app.db.read({
    kept: sql<{ answer: string }>`SELECT answer FROM idempotency_keys WHERE key = ${key}`,
  });
  expect(JSON.parse(kept[0]!.answer)).toEqual({
    id: first.id,
    email: null,
    role: "member",
    expires_at: null,
    max_uses: null,
    uses: 0,
  });
  expect(service.logged.join("\n")).not.toContain(first.token);
});

test("INVITE-6: the invitations of somebody who is not an active owner any more are 404, and not listed", async () => {
  const { board_id } = await boardOf(alice);
  const ends = {
    removed: (user_id: string) => alice.removeMember({ board_id, user_id }),
    demoted: async (user_id: string) => {
      await alice.changeRole({ board_id, user_id, role: "member" });
      await alice.changeRole({ board_id, user_id, role: "owner" });
    },
    deactivated: (user_id: string) =>
      service.app.db.write([sql`UPDATE users SET is_active = ${false} WHERE id = ${user_id}`]),
  };
  const dave = await service.person("dave");
  for (const [name, end] of Object.entries(ends)) {
    const owner = await service.person(name);
    await alice.invite({ board_id, user_id: owner.id });
    await alice.changeRole({ board_id, user_id: owner.id, role: "owner" });
    const { token } = await owner.createInvitation({ board_id, role: "owner" });
    await end(owner.id);
    const account = { email: `${name}-guest@example.org`, username: `${name}-guest`, password: PASSWORD };
    expect(await refusal(dave.acceptInvitation({ token }))).toEqual(UNKNOWN);
    expect(await refusal(dave.getInvitation({ invitation: token }))).toEqual(UNKNOWN);
    expect(await refusal(service.anonymous.register({ ...account, invitation: token }))).toEqual(UNKNOWN);
    expect(await alice.listInvitations({ board_id })).toEqual({ items: [], next: null });
  }
  await service.app.db.write([sql`UPDATE users SET is_active = ${true} WHERE is_active = ${false}`]);
});

test("INVITE-6: a token whose unused last bits are altered is unknown", async () => {
  const { board_id } = await boardOf(alice);
  const { token } = await alice.createInvitation({ board_id });
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const altered = token.slice(0, -1) + alphabet[alphabet.indexOf(token.slice(-1)) + 1];
  expect(await refusal(alice.getInvitation({ invitation: altered }))).toEqual(UNKNOWN);
});
