/** API tokens: what they look like, what they allow, and what ends them. */
import { afterAll, beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { createHash } from "node:crypto";
import { type Client, createClient } from "../../client/http.ts";
import type { InputOf } from "../../contract/index.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { deactivate } from "../../server/users/store.ts";
import { boardOf, PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { Listener } from "../live/listener.ts";
import { StreamReader } from "../live/stream-reader.ts";

const REFUSED = { code: 1008, reason: expect.any(String) };

let service: Service;

beforeAll(async () => {
  service = await startService({ settings: { API_TOKENS_PER_USER: "10" }, secondMs: 200 });
});
afterAll(() => service.stop());

type Given = Partial<InputOf<"createApiToken">>;

interface Holder extends Client {
  id: string;
  token: string;
}

async function tokenOf(person: Person, given: Given = {}): Promise<Holder> {
  const { id, token } = await person.createApiToken({ name: "Script", scopes: ["admin"], ...given });
  return Object.assign(createClient({ baseUrl: service.url, token }), { id, token });
}

const statusOf = async (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

describe("a token", () => {
  test("TOKEN-1: is answered once, recognisable by its checksum; only its hash is stored", async () => {
    const alice = await service.person("alice");
    const { token, ...shown } = await alice.createApiToken({
      name: " Deploy bot ",
      scopes: ["write", "read"],
    });
    expect(token).toMatch(/^bct_[0-9A-Za-z]{49}$/);
    expect(shown).toEqual({
      id: expect.any(String),
      name: "Deploy bot",
      scopes: ["read", "write"],
      board_ids: null,
      last_four: token.slice(-4),
      created_at: expect.any(String),
      last_used_at: null,
      expires_at: null,
    });
    expect(await alice.listApiTokens({})).toEqual({ items: [shown], next: null });
    const { rows } = await service.app.db.read({
      rows: sql<Record<string, unknown>>`SELECT * FROM api_tokens WHERE id = ${shown.id}`,
    });
    expect(rows[0]).toMatchObject({ hash: createHash("sha256").update(token).digest("hex") });
    expect(JSON.stringify(rows)).not.toContain(token);
    const { db } = service.app.context;
    const { read } = db;
    db.read = () => Promise.reject(new Error("a mistyped token costs no query"));
    try {
      const last = token.endsWith("0") ? "1" : "0";
      const { status } = await service.send("GET", "/auth/me", { token: token.slice(0, -1) + last });
      expect(status).toBe(401);
    } finally {
      db.read = read;
    }
  });

  test("TOKEN-1: the list comes in pages, newest first, and has the caller's own (API-18)", async () => {
    const [bob, carol] = [await service.person("bob"), await service.person("carol")];
    const ids: string[] = [];
    for (const name of ["One", "Two", "Three"])
      ids.unshift((await bob.createApiToken({ name, scopes: ["read"] })).id);
    const first = await bob.listApiTokens({ limit: 2 });
    const rest = await bob.listApiTokens({ limit: 2, before: first.next! });
    expect([first.items, rest.items].map((items) => items.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
    ]);
    expect(rest.next).toBeNull();
    expect(await carol.listApiTokens({})).toEqual({ items: [], next: null });
    expect(await refusal(carol.deleteApiToken({ token_id: ids[0]! }))).toEqual({
      status: 404,
      detail: "This API token does not exist.",
    });
  });

  test("TOKEN-2: is for boards of the caller, and expires in the future", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    const [own, foreign] = [await boardOf(alice), await boardOf(bob)];
    const create = (given: object) =>
      service.send("POST", "/me/tokens", {
        token: alice.token,
        json: { name: "Script", scopes: ["read"], ...given },
      });
    const statuses = async (given: object[]) => {
      const answers: number[] = [];
      for (const each of given) answers.push((await create(each)).status);
      return answers;
    };
    const board_ids = [own.board_id, own.board_id.toUpperCase()];
    expect((await create({ board_ids })).body.board_ids).toEqual([own.board_id]);
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    expect(
      await statuses([
        { board_ids: [own.board_id, foreign.board_id] },
        { board_ids: [own.board_id, crypto.randomUUID()] },
        { board_ids: [] },
        { board_ids: many },
        { expires_at: new Date(Date.now() - 1000).toISOString() },
        { scopes: [] },
        { scopes: ["owner"] },
        { name: " " },
      ]),
    ).toEqual([403, 404, 422, 422, 422, 422, 422, 422]);
    expect((await alice.listApiTokens({})).items).toHaveLength(1);
  });

  test("TOKEN-2: a user has at most API_TOKENS_PER_USER, also when several are created at once", async () => {
    const dora = await service.person("dora");
    const answers = await Promise.all(Array.from({ length: 14 }, () => statusOf(tokenOf(dora))));
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.filter((status) => status === 409)).toHaveLength(4);
    expect((await dora.listApiTokens({})).items).toHaveLength(10);
  });

  test("TOKEN-9: says when it was last used, to the minute or two", async () => {
    const erin = await service.person("erin");
    const holder = await tokenOf(erin);
    await holder.getMe();
    await service.app.context.sessionActivity.flush();
    const [used] = (await erin.listApiTokens({})).items;
    expect(Date.now() - Date.parse(used!.last_used_at!)).toBeLessThan(60_000);
    await holder.getMe();
    await service.app.context.sessionActivity.flush();
    expect((await erin.listApiTokens({})).items).toEqual([used!]);
  });
});

describe("scopes", () => {
  test("TOKEN-3: without admin, the token of an owner is that of a member", async () => {
    const [alice, bob] = [await service.person("alice"), await service.person("bob")];
    const { board_id, column_id } = await boardOf(alice, bob);
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
    const { id: comment_id } = await bob.createComment({ card_id, body: "Mine" });
    const [writer, admin] = [await tokenOf(alice, { scopes: ["write"] }), await tokenOf(alice)];
    expect(await refusal(writer.removeMember({ board_id, user_id: bob.id }))).toMatchObject({ status: 403 });
    expect(await refusal(writer.deleteComment({ comment_id }))).toMatchObject({ status: 403 });
    await admin.deleteComment({ comment_id });
    await admin.removeMember({ board_id, user_id: bob.id });
  });

  test("TOKEN-4: an account and its credentials are for logins: API tokens create no API tokens", async () => {
    const holder = await tokenOf(await service.person("fred"));
    const refused = { status: 403, detail: "API tokens are not accepted here: log in." };
    expect(await refusal(holder.createApiToken({ name: "Child", scopes: ["read"] }))).toEqual(refused);
    expect(await refusal(holder.listSessions({}))).toEqual(refused);
    expect(await refusal(holder.updateMe({ firstname: "Eve" }))).toEqual(refused);
    expect(await refusal(holder.authMethods())).toEqual(refused);
    const login = { username: "fred@example.org", password: PASSWORD };
    expect(await refusal(holder.login(login))).toEqual(refused);
    expect(await statusOf(holder.getMe())).toBe(200);
    const headers = { cookie: `svc_auth=${holder.token}` };
    expect((await service.send("GET", "/auth/me", { headers })).status).toBe(401);
  });
});

describe("a token for some boards", () => {
  let alice: Person;
  let bob: Person;
  let here: Awaited<ReturnType<typeof boardOf>>;
  let there: Awaited<ReturnType<typeof boardOf>>;
  let holder: Holder;

  beforeAll(async () => {
    [alice, bob] = [await service.person("alice"), await service.person("bob")];
    [here, there] = [await boardOf(alice, bob), await boardOf(alice, bob)];
    holder = await tokenOf(alice, { board_ids: [here.board_id] });
  });

  test("TOKEN-5: is a stranger's on every other board", async () => {
    const { board_id, column_id } = there;
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Elsewhere" });
    const refused = { status: 403, detail: "You are not a member of this board." };
    expect(await refusal(holder.getBoard({ board_id }))).toEqual(refused);
    expect(await refusal(holder.getCard({ card_id }))).toEqual(refused);
    expect(await refusal(holder.updateCard({ card_id, title: "Mine" }))).toEqual(refused);
    const socket = new Listener(service.url, board_id, { token: holder.token });
    expect(await socket.closed).toEqual(REFUSED);
    await holder.createCard({ board_id: here.board_id, column_id: here.column_id, title: "Here" });
  });

  test("TOKEN-5: lists show only those boards", async () => {
    for (const { board_id, column_id } of [here, there]) {
      const { id: card_id } = await bob.createCard({ board_id, column_id, title: "Findable" });
      await bob.assignCard({ card_id, user_ids: [alice.id] });
    }
    const { board_id } = here;
    const only = (ids: (string | undefined)[]) => expect([...new Set(ids)]).toEqual([board_id]);
    only((await holder.listBoards({})).map(({ id }) => id));
    only((await holder.listMyBoards({})).items.map(({ board }) => board.id));
    only((await holder.listMyCards({})).items.map(({ board }) => board.id));
    only((await holder.search({ q: "findable" })).items.map(({ board }) => board.id));
    only((await holder.listNotifications({})).items.map(({ board }) => board.id));
    expect((await holder.listNotifications({})).unread).toBeLessThan(
      (await alice.listNotifications({})).unread,
    );
    expect((await holder.search({ q: "findable", board_id: there.board_id })).items).toEqual([]);
    const [newest] = (await alice.listNotifications({})).items;
    await holder.readNotifications({ up_to: newest!.id });
    const unread = (await alice.listNotifications({ unread: "true" })).items.map(({ board }) => board.id);
    expect([...new Set(unread)]).toEqual([there.board_id]);
    await alice.deleteBoard({ board_id: (await boardOf(alice)).board_id });
    expect((await holder.listDeletedBoards({})).items).toEqual([]);
  });

  test("TOKEN-5: its own stream tells of those boards alone", async () => {
    const stream = await StreamReader.open(`${service.url}/me/stream?token=${holder.token}`);
    await stream.sees("ready");
    for (const { board_id } of [there, here]) await alice.updateBoard({ board_id, title: "Renamed" });
    await stream.sees("board.updated");
    const told = stream.messages.filter(({ data }) => data.type === "board.updated");
    expect(told.map(({ data }) => data.data.id)).toEqual([here.board_id]);
    stream.close();
  });

  test("TOKEN-5: is refused where the whole account or the service is concerned", async () => {
    const refused = { status: 403, detail: "This API token is limited to some boards." };
    const { board_id } = here;
    expect(await refusal(holder.createBoard({ title: "Mine" }))).toEqual(refused);
    expect(await refusal(holder.copyBoard({ board_id, title: "Mine" }))).toEqual(refused);
    expect(await refusal(holder.getCalendar())).toEqual(refused);
    expect(await refusal(holder.renewCalendar())).toEqual(refused);
  });
});

describe("the end of a token", () => {
  async function connected(holder: Holder, boardId: string) {
    const socket = new Listener(service.url, boardId, { token: holder.token });
    const stream = await StreamReader.open(`${service.url}/boards/${boardId}/stream?token=${holder.token}`);
    const own = await StreamReader.open(`${service.url}/me/stream?token=${holder.token}`);
    await socket.sees("user_joined");
    return async () => {
      expect(await socket.closed).toEqual(REFUSED);
      for (const each of [stream, own]) await eventually(() => each.ended, "the end of the stream");
      expect(await refusal(holder.getMe())).toMatchObject({ status: 401 });
    };
  }

  test("TOKEN-6: a deleted token is void at once, and its connections close; others stay", async () => {
    const alice = await service.person("alice");
    const { board_id } = await boardOf(alice);
    const [holder, other] = [await tokenOf(alice), await tokenOf(alice)];
    const isOver = await connected(holder, board_id);
    await alice.deleteApiToken({ token_id: holder.id });
    await isOver();
    await other.getMe();
    await alice.getMe();
  });

  test("TOKEN-6: an expired token is void, and its connections close", async () => {
    const alice = await service.person("alice");
    const { board_id } = await boardOf(alice);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const holder = await tokenOf(alice, { expires_at: hours(2).toISOString() });
    const isOver = await connected(holder, board_id);
    try {
      setSystemTime(hours(3));
      await isOver();
    } finally {
      setSystemTime();
    }
  });

  test("TOKEN-6: deactivation deletes the tokens of the account for good", async () => {
    const alice = await service.person("alice");
    const { board_id } = await boardOf(alice);
    const holder = await tokenOf(alice);
    const isOver = await connected(holder, board_id);
    await service.app.db.write(deactivate(alice.id));
    service.app.context.live.revoke({ userId: alice.id, withApiTokens: true });
    await isOver();
    await service.app.db.write([sql`UPDATE users SET is_active = ${true} WHERE id = ${alice.id}`]);
    expect(await refusal(holder.getMe())).toMatchObject({ status: 401 });
  });

  test("TOKEN-6: a token that is deleted while its request is under way changes nothing afterwards", async () => {
    const alice = await service.person("alice");
    const { board_id, column_id } = await boardOf(alice);
    const holder = await tokenOf(alice);
    const title = "Raced";
    const sent = Array.from({ length: 20 }, () =>
      statusOf(holder.createCard({ board_id, column_id, title })),
    );
    const deleted = alice.deleteApiToken({ token_id: holder.id });
    const created = (await Promise.all(sent)).filter((status) => status === 200).length;
    await deleted;
    const board = await alice.getBoard({ board_id });
    expect(board.columns[0]!.cards).toHaveLength(created);
    expect(await statusOf(holder.createCard({ board_id, column_id, title }))).toBe(401);
  });

  test("TOKEN-7: a new password and the end of all other sessions leave tokens and their connections alone", async () => {
    const alice = await service.person("alice");
    const { board_id } = await boardOf(alice);
    const holder = await tokenOf(alice);
    const socket = new Listener(service.url, board_id, { token: holder.token });
    await socket.sees("user_joined");
    await alice.changePassword({ current_password: PASSWORD, new_password: "another horse 2" });
    await alice.endOtherSessions();
    await alice.updateBoard({ board_id, title: "Still here" });
    await socket.sees("board.updated");
    await holder.getMe();
    socket.close();
  });
});

describe("what a token does", () => {
  test("TOKEN-8: events say by which token they were caused, those of rules included", async () => {
    const alice = await service.person("alice");
    const { board_id, column_id } = await boardOf(alice);
    const done = await alice.createColumn({ board_id, title: "Done", is_done_column: true });
    await alice.createRule({
      board_id,
      name: "Finish",
      trigger_type: "card_completed",
      action_type: "move_to_column",
      action_column_id: done.id,
    });
    const name = 'The "quoted" bot';
    const holder = await tokenOf(alice, { name });
    const socket = new Listener(service.url, board_id, { token: alice.token });
    await socket.sees("user_joined");
    const { id: card_id } = await holder.createCard({ board_id, column_id, title: "Card" });
    await holder.updateCard({ card_id, is_complete: true });
    await alice.updateCard({ card_id, title: "By hand" });
    const shown = (event: { type: string; user_id: string | null; via?: string }) => [
      event.type,
      event.user_id,
      event.via,
    ];
    const expected = [
      ["card.created", alice.id, name],
      ["card.updated", alice.id, name],
      ["card.moved", null, name],
      ["card.updated", alice.id, undefined],
    ];
    await eventually(() => socket.events.length === 4, "four events");
    expect(socket.events.map(shown)).toEqual(expected);
    expect((await service.events(alice, board_id)).slice(-4).map(shown)).toEqual(expected);
    socket.close();
  });

  test("TOKEN-10: an Idempotency-Key belongs to the user, by whichever token it comes", async () => {
    const alice = await service.person("alice");
    const { board_id, column_id } = await boardOf(alice);
    const [first, second] = [await tokenOf(alice), await tokenOf(alice)];
    const key = crypto.randomUUID();
    const created = await first.createCard({ board_id, column_id, title: "Once" }, { key });
    expect(await second.createCard({ board_id, column_id, title: "Once" }, { key })).toEqual(created);
    expect(await alice.createCard({ board_id, column_id, title: "Once" }, { key })).toEqual(created);
  });
});
