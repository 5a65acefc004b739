import { afterAll, beforeAll, expect, test } from "bun:test";
import { gunzipSync } from "bun";
import type { FullBoard } from "../../contract/boards.ts";
import { EVENT_KINDS } from "../../contract/events.ts";
import { publicEvents } from "../../contract/public-events.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService, WITHOUT_MAIL } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { StreamReader } from "../live/stream-reader.ts";

const UNKNOWN = { detail: "This link does not exist." };
const FUTURE = "2999-01-01T00:00:00.000Z";
const ENDED = { code: 1008, reason: "This link has ended." };

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({
    settings: { ...WITHOUT_MAIL, MAX_SHARES_PER_BOARD: "3", PUBLIC_STREAMS_PER_LINK: "3" },
    secondMs: 100,
    // A profile is changed.
    skipLogCheck: true,
  });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

test("SHARE-14 every member is told whether the board has a public link, and nothing of the link", async () => {
  const { board_id } = await boardOf(alice, bob);
  const told = () => bob.getVisibility({ board_id });
  expect(await told()).toEqual({ is_public: false });
  const lasting = await alice.createShare({ board_id });
  expect(await told()).toEqual({ is_public: true });
  expect((await refusal(bob.listShares({ board_id }))).status).toBe(403);
  const stranger = await service.person("stranger");
  expect((await refusal(stranger.getVisibility({ board_id }))).status).toBe(403);
  await alice.deleteShare({ share_id: lasting.id });
  expect(await told()).toEqual({ is_public: false });
  const expires_at = new Date(Date.now() + 1000).toISOString();
  await alice.createShare({ board_id, expires_at });
  expect(await told()).toEqual({ is_public: true });
  await eventually(async () => !(await told()).is_public, "the end of the link");
});

const openStreams: StreamReader[] = [];
async function watch(token: string | null, query = "", headers: Record<string, string> = {}) {
  const reader = await StreamReader.open(`${service.url}/shared/${token}/stream${query}`, headers);
  openStreams.push(reader);
  return reader;
}
afterAll(() => {
  for (const reader of openStreams) reader.close();
});

const shared = (token: string | null, headers = {}) =>
  service.send("GET", `/shared/${token}`, { headers: { ...headers } });
const personOf = ({ id, me }: Person) => ({ id, username: me.username });

/** What the public is to see of a board. */
function publicly({ last_event_at: _, is_template: __, members, columns, ...board }: FullBoard) {
  const people = (users: { id: string; username: string }[]) =>
    users.map(({ id, username }) => ({ id, username }));
  return {
    ...board,
    members: people(members.map(({ user }) => user)),
    columns: columns.map((column) => ({
      ...column,
      cards: column.cards.map((card) => ({
        ...card,
        assignees: people(card.assignees),
        checklists: card.checklists.map((checklist) => ({
          ...checklist,
          items: checklist.items.map((item) => ({ ...item, assignees: people(item.assignees) })),
        })),
      })),
    })),
  };
}

/** A board with something of every kind on it. */
async function fullBoard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "Card", description: "Text" });
  const label = await alice.createLabel({ board_id, name: "Label" });
  await alice.addLabel({ card_id: card.id, label_id: label.id });
  await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
  const checklist = await alice.createChecklist({ card_id: card.id, title: "List" });
  const item = await alice.createItem({ checklist_id: checklist.id, content: "Item" });
  await alice.assignItem({ item_id: item.id, user_ids: [alice.id] });
  await bob.createComment({ card_id: card.id, body: "The comment is confidential" });
  return { board_id, column_id, card_id: card.id };
}

test("SHARE-1: an owner creates links, with the address of their page and an expiry if one is given", async () => {
  const { board_id } = await boardOf(alice, bob);
  const share = await alice.createShare({ board_id });
  expect(share).toEqual({
    id: expect.any(String),
    token: expect.stringMatching(/^[\w-]{43}$/),
    url: `${service.url}/s/${share.token}`,
    created_at: expect.any(String),
    expires_at: null,
  });
  expect(await alice.createShare({ board_id, expires_at: FUTURE })).toMatchObject({ expires_at: FUTURE });
  expect(await refusal(alice.createShare({ board_id, expires_at: "2020-01-01T00:00:00Z" }))).toEqual({
    status: 422,
    detail: "body.expires_at must be in the future.",
  });
  expect((await refusal(bob.createShare({ board_id })))?.status).toBe(403);
});

test("SHARE-2: owners list the links that work, newest first, in pages; one that a new secret cannot show has no address", async () => {
  const { board_id } = await boardOf(alice, bob);
  const first = await alice.createShare({ board_id });
  const second = await alice.createShare({ board_id, expires_at: FUTURE });
  const third = await alice.createShare({ board_id });
  expect(await alice.listShares({ board_id, limit: 2 })).toEqual({ items: [third, second], next: second.id });
  expect(await alice.listShares({ board_id, before: second.id })).toEqual({ items: [first], next: null });
  await service.app.db.write([
    sql`UPDATE shares SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${third.id}`,
  ]);
  await service.app.db.write([sql`UPDATE shares SET nonce = 'of another secret' WHERE id = ${first.id}`]);
  expect(await alice.listShares({ board_id })).toEqual({
    items: [second, { ...first, token: null, url: null }],
    next: null,
  });
  expect((await shared(first.token)).status).toBe(200);
  expect((await refusal(bob.listShares({ board_id })))?.status).toBe(403);
});

test("SHARE-3: a board has at most MAX_SHARES_PER_BOARD links that work", async () => {
  const { board_id } = await boardOf(alice);
  const shares = [1, 2, 3].map(() => alice.createShare({ board_id }));
  const [first] = await Promise.all(shares);
  expect(await refusal(alice.createShare({ board_id }))).toEqual({
    status: 409,
    detail: "A board may have no more than 3 public links.",
  });
  await service.app.db.write([
    sql`UPDATE shares SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${first!.id}`,
  ]);
  await alice.createShare({ board_id });
  const { rows } = await service.app.db.read({
    rows: sql`SELECT id FROM shares WHERE board_id = ${board_id}`,
  });
  expect(rows).toHaveLength(3);
});

test("SHARE-4: without a login, the link shows the full board; people have their id and username only", async () => {
  const { board_id } = await fullBoard();
  const { token } = await alice.createShare({ board_id });
  const { status, body, headers } = await shared(token);
  expect({ status, body }).toEqual({ status: 200, body: publicly(await alice.getBoard({ board_id })) });
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "private, no-cache",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
    "last-event-at": expect.any(String),
  });
  const etag = headers.get("etag")!;
  expect((await shared(token, { "if-none-match": etag })).status).toBe(304);
  await alice.updateBoard({ board_id, title: "Renamed" });
  const changed = await fetch(`${service.url}/shared/${token}`, {
    headers: { "if-none-match": etag, "accept-encoding": "gzip" },
    decompress: false,
  });
  const text = new TextDecoder().decode(gunzipSync(await changed.arrayBuffer()));
  expect(JSON.parse(text)).toEqual(publicly(await alice.getBoard({ board_id })) as never);
});

test("SHARE-5: a token that is unknown, revoked or expired, or whose board is deleted, is the same 404 everywhere", async () => {
  const { board_id } = await fullBoard();
  const deleted = await alice.createShare({ board_id });
  const other = await boardOf(alice);
  const revoked = await alice.createShare({ board_id: other.board_id });
  const expired = await alice.createShare({ board_id: other.board_id });
  await alice.deleteShare({ share_id: revoked.id });
  await service.app.db.write([
    sql`UPDATE shares SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${expired.id}`,
  ]);
  await alice.deleteBoard({ board_id });
  const answers = [];
  for (const token of [deleted.token, revoked.token, expired.token, "x".repeat(43), "%00", "a b"]) {
    for (const path of ["", "/stream", `/attachments/${board_id}`, "/attachments/x"]) {
      const { status, body } = await service.send("GET", `/shared/${token}${path}`);
      answers.push({ status, body });
    }
  }
  expect(answers).toEqual(answers.map(() => ({ status: 404, body: UNKNOWN })));
  await alice.restoreBoard({ deleted_board_id: board_id });
  expect((await shared(deleted.token)).status).toBe(200);
});

test("SHARE-6: the link is the board's: it works on when whoever created it has left", async () => {
  const { board_id } = await boardOf(alice, bob);
  await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
  const share = await bob.createShare({ board_id });
  await alice.removeMember({ board_id, user_id: bob.id });
  expect((await shared(share.token)).status).toBe(200);
  expect((await alice.listShares({ board_id })).items).toEqual([share]);
});

test("SHARE-7: the stream has the events after `since`, then `ready`, then live ones, all as the public sees them", async () => {
  const { board_id, card_id } = await fullBoard();
  const { token } = await alice.createShare({ board_id });
  const { seq } = (await shared(token)).body;
  await alice.updateCard({ card_id, title: "Before" }, { key: "secret-key" });
  const reader = await watch(token, `?since=${seq}`);
  await reader.sees("ready");
  expect(Object.fromEntries(reader.response.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "x-robots-tag": "noindex, nofollow",
  });
  await bob.updateCard({ card_id, title: "After" });
  await eventually(() => reader.events.length === 2, "both events");
  const { columns } = publicly(await alice.getBoard({ board_id }));
  const after = columns[0]!.cards[0]!;
  const envelope = { version: "1.0", board_id, timestamp: expect.any(String) };
  expect(reader.messages.map(({ id, data }) => ({ id, data }) as never)).toEqual([
    {
      id: String(seq + 1),
      data: {
        ...{ type: "card.updated", ...envelope, user_id: alice.id, seq: seq + 1 },
        data: { ...after, title: "Before", updated_at: expect.any(String) },
      },
    },
    { id: String(seq + 1), data: { type: "ready", seq: seq + 1 } },
    {
      id: String(seq + 2),
      data: { type: "card.updated", data: after, ...envelope, user_id: bob.id, seq: seq + 2 },
    },
  ] as never[]);
  const resumed = await watch(token, `?since=${seq}`, { "last-event-id": String(seq + 1) });
  await resumed.sees("ready");
  expect(resumed.events.map((event) => event.seq)).toEqual([seq + 2]);
});

test("SHARE-8: nothing from before the link was created can be resumed, nor anything older than ten minutes", async () => {
  const { board_id, card_id } = await fullBoard();
  const { token } = await alice.createShare({ board_id });
  const early = await watch(token, "?since=0");
  expect((await early.sees("resync")).data).toEqual({ type: "resync", reason: "expired" });
  expect(early.events).toEqual([]);
  const { seq } = await alice.getBoard({ board_id });
  await alice.deleteCard({ card_id });
  await alice.updateBoard({ board_id, title: "Later" });
  const soon = await watch(token, `?since=${seq}`);
  await soon.sees("ready");
  expect(soon.events.map((event) => event.type)).toEqual(["card.deleted", "board.updated"]);
  const now = Date.now;
  Date.now = () => now() + 11 * 60_000;
  const late = await watch(token, `?since=${seq}`);
  await late.sees("resync").finally(() => {
    Date.now = now;
  });
  expect(late.events).toEqual([]);
});

test("SHARE-9: what the public sees of each kind of event is decided, and comments only count", async () => {
  expect(Object.keys(publicEvents).sort()).toEqual([...EVENT_KINDS].sort());
  const { board_id, card_id } = await fullBoard();
  const { token } = await alice.createShare({ board_id });
  const reader = await watch(token);
  await eventually(() => service.app.context.live.public.count > 0, "the stream");
  const { seq } = await alice.getBoard({ board_id });
  const comment = await bob.createComment({ card_id, body: "confidential" });
  await bob.updateComment({ comment_id: comment.id, body: "still confidential" });
  await bob.deleteComment({ comment_id: comment.id });
  await eventually(() => reader.events.length === 2, "two events");
  const envelope = { version: "1.0", board_id, timestamp: expect.any(String), user_id: null };
  expect(reader.events as unknown[]).toEqual([
    { type: "comment.created", data: { card_id }, ...envelope, seq: seq + 1 },
    { type: "comment.deleted", data: { card_id }, ...envelope, seq: seq + 3 },
  ]);
});

test("SHARE-10: revoking a link, its expiry and deleting the board close every stream at once", async () => {
  const { board_id } = await boardOf(alice);
  const share = await alice.createShare({ board_id });
  const expiring = await alice.createShare({ board_id, expires_at: "2998-01-01T00:00:00.000Z" });
  const staying = await alice.createShare({ board_id });
  const [one, two, three] = [
    await watch(share.token),
    await watch(expiring.token),
    await watch(staying.token),
  ];
  await alice.deleteShare({ share_id: share.id });
  service.app.context.live.public.endExpired(FUTURE);
  for (const reader of [one, two]) {
    await eventually(() => reader.ended, "its end");
    expect(reader.messages.at(-1)).toEqual({ event: "close", data: ENDED as never });
  }
  expect(three.ended).toBe(false);
  await alice.deleteBoard({ board_id });
  await eventually(() => three.ended, "its end");
  expect(three.messages.map(({ event, data }) => [event, data.type ?? data.code])).toEqual([
    ["message", "board.deleted"],
    ["close", 1008],
  ]);
});

test("SHARE-11: attachments are downloads, as for members, and only those on the board", async () => {
  const { board_id, card_id } = await fullBoard();
  const { token } = await alice.createShare({ board_id });
  const form = new FormData();
  form.append("file", new File(["<script>1</script>"], "page.html", { type: "text/html" }));
  const upload = () =>
    service.send("POST", `/cards/${card_id}/attachments`, { token: alice.token, body: form });
  const { id } = (await upload()).body;
  const response = await fetch(`${service.url}/shared/${token}/attachments/${id}`);
  expect(await response.text()).toBe("<script>1</script>");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-disposition": 'attachment; filename="page.html"',
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "private, no-cache",
  });
  const headers = { "sec-fetch-dest": "script" };
  expect((await service.send("GET", `/shared/${token}/attachments/${id}`, { headers })).status).toBe(403);
  const other = await boardOf(alice);
  const elsewhere = await alice.createShare({ board_id: other.board_id });
  expect((await service.send("GET", `/shared/${elsewhere.token}/attachments/${id}`)).status).toBe(404);
  await alice.deleteAttachment({ attachment_id: id });
  expect((await service.send("GET", `/shared/${token}/attachments/${id}`)).status).toBe(404);
});

test("SHARE-12: a link has at most PUBLIC_STREAMS_PER_LINK streams, which are not present on the board", async () => {
  const { board_id } = await boardOf(alice);
  const { token } = await alice.createShare({ board_id });
  const readers = [await watch(token), await watch(token), await watch(token)];
  const refused = await service.send("GET", `/shared/${token}/stream`);
  expect({ status: refused.status, retry: refused.headers.get("retry-after") }).toEqual({
    status: 429,
    retry: "10",
  });
  expect((await alice.presence({ board_id })).online_users).toEqual([]);
  readers[0]!.close();
  await eventually(async () => (await watch(token)).response.status === 200, "room");
});

test("SHARE-13: no byte of what the public gets has an e-mail address, a key, a comment or a former value", async () => {
  const { board_id, column_id, card_id } = await fullBoard();
  const rule = {
    name: "confidential rule",
    trigger_type: "card_created",
    action_type: "assign_member",
  } as const;
  await alice.createRule({ board_id, ...rule, action_user_id: bob.id });
  const invitation = await alice.createInvitation({ board_id, email: "invited@example.org" });
  await alice.updateMe({ firstname: "Confidentia", lastname: "Secretski" });
  const { token, id } = await alice.createShare({ board_id });
  const seq = (await shared(token)).body.seq;
  const reader = await watch(token, `?since=${seq}`);
  await reader.sees("ready");
  await alice.updateCard({ card_id, description: "New" }, { key: "confidential-key" });
  const carol = await service.person("carol");
  await alice.invite({ board_id, user_id: carol.id });
  await alice.changeRole({ board_id, user_id: carol.id, role: "owner" });
  await alice.createCard({ board_id, column_id, title: "Assigned by a rule" });
  const comment = await carol.createComment({ card_id, body: "confidential words" });
  await carol.updateComment({ comment_id: comment.id, body: "confidential words, again" });
  await alice.removeMember({ board_id, user_id: carol.id });
  await alice.archiveCard({ card_id });
  await alice.updateBoard({ board_id, title: "The end" });
  await eventually(
    () => reader.events.at(-1)?.type === "board.updated" && reader.events.at(-1)?.data.title === "The end",
    "the last event",
  );
  const text = JSON.stringify([(await shared(token)).body, reader.messages]);
  const secrets = [alice, bob, carol].flatMap(({ me, token }) => [me.email, token, token.split(".")[2]!]);
  secrets.push(
    "@example.org",
    "onfidential",
    "Confidentia",
    "Secretski",
    invitation.token,
    invitation.id,
    id,
  );
  secrets.push(
    '"role"',
    '"email"',
    '"previous"',
    '"key"',
    '"cause"',
    '"via"',
    '"is_superuser"',
    '"archived"',
  );
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).toContain(carol.me.username);
  expect(
    reader.events.filter(({ type }) => type.startsWith("board.member")).map(({ data }) => data as unknown),
  ).toEqual([{ user: personOf(carol) }, { user: personOf(carol) }]);
});

test("SHARE-13: people whom an imported file names by their e-mail addresses are shown without these", async () => {
  const text = `title,list,assignees\nCard,To do,"carol@corp.example, ${bob.me.email}"\n`;
  const { id: import_id } = await alice.importBoard({ file: new File([text], "board.csv") });
  const board_id = await eventually(
    async () => (await alice.getImport({ import_id })).board_id ?? undefined,
    "the board",
  );
  await alice.invite({ board_id, user_id: bob.id });
  const { token } = await alice.createShare({ board_id });
  const before = (await shared(token)).body;
  const reader = await watch(token, `?since=${before.seq}`);
  await reader.sees("ready");
  const { items } = await alice.listPeople({ board_id });
  const person = items.find(({ suggested }) => suggested?.id === bob.id)!;
  await alice.matchPerson({ board_id, person_id: person.id, user_id: bob.id });
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq });
  await reader.sees("board.person_unmatched");
  const { body } = await shared(token);
  expect(body.columns[0].cards[0].placeholders).toContainEqual({
    id: person.id,
    name: bob.me.email.split("@")[0],
  });
  expect(JSON.stringify([before, body, reader.messages])).not.toContain("@");
  expect(
    reader.events.filter(({ type }) => type.startsWith("board.person")).map(({ data }) => data as unknown),
  ).toEqual(Array(2).fill({ id: person.id, user: personOf(bob) }));
});
