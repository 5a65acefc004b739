/** The inbox: who is notified of what, and what is shown of it. */
import { describe, expect, spyOn, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, refusal } from "../harness.ts";
import { alice, bob, carol, clear, place, service, setInboxScene } from "../support/inbox-scene.ts";

setInboxScene();

/** What is unread, oldest first: kind, and of which comment. */
async function unreadOf(person: Person) {
  const { items } = await person.listNotifications({ unread: "true" });
  return items.map(({ kind, comment_id }) => ({ kind, comment_id })).reverse();
}
const kindsOf = async (person: Person) => (await unreadOf(person)).map(({ kind }) => kind);
const at = (person: Person) => `@${person.me.username}`;

async function rowsOf(boardId: string): Promise<{ user_id: string; kind: string }[]> {
  const { rows } = await service.app.db.read({
    rows: sql<{ user_id: string; kind: string }>`SELECT user_id, kind FROM notifications
      WHERE board_id = ${boardId} ORDER BY id`,
  });
  return rows;
}

describe("INBOX-1", () => {
  test("INBOX-1: an assignment notifies the person with board, card and actor", async () => {
    const { board_id, card } = await place(bob);
    await alice.assignCard({ card_id: card.id, user_ids: [alice.id, bob.id] });
    const { items, next, unread } = await bob.listNotifications({ unread: "true" });
    const board = await alice.getBoard({ board_id });
    expect({ items, next, unread }).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: "assigned",
          board: { id: board_id, title: board.title },
          card: { id: card.id, number: 1, title: "Fix login", due_at: null },
          comment_id: null,
          excerpt: null,
          actor: alice.me,
          is_outdated: false,
          outdated_reason: null,
          created_at: expect.any(String),
          read_at: null,
        },
      ],
      next: null,
      unread: 1,
    });
    expect((await alice.listNotifications({})).items).toEqual([]);
    await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
    expect(await kindsOf(bob)).toEqual(["assigned"]);
  });

  test("INBOX-1: so does one by a rule, without an actor, unless the person set it off", async () => {
    const { board_id, column_id, card_id } = await place(bob);
    const done = await alice.createColumn({ board_id, title: "Done" });
    await alice.createRule({
      board_id,
      name: "To Bob",
      trigger_type: "card_moved",
      trigger_column_id: done.id,
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    await alice.moveCard({ card_id, column_id: done.id, position: 0 });
    const { items } = await bob.listNotifications({ unread: "true" });
    expect(items.map(({ kind, actor }) => ({ kind, actor }))).toEqual([{ kind: "assigned", actor: null }]);
    const other = await alice.createCard({ board_id, column_id, title: "Other" });
    await bob.moveCard({ card_id: other.id, column_id: done.id, position: 0 });
    expect(await kindsOf(bob)).toEqual(["assigned"]);
  });

  test("INBOX-1: being added to a board notifies the person", async () => {
    const { board_id } = await boardOf(alice, bob);
    const { items } = await bob.listNotifications({});
    expect(items.map(({ kind, board, card, actor }) => ({ kind, id: board.id, card, actor }))).toEqual([
      { kind: "added", id: board_id, card: null, actor: alice.me },
    ]);
  });
});

test("INBOX-1: a request that is sent again under its key, or is refused, notifies nobody anew", async () => {
  const { board_id, card_id } = await place(bob);
  const input = { card_id, user_ids: [bob.id] };
  const key = crypto.randomUUID();
  for (let i = 0; i < 2; i++) await alice.assignCard(input, { key });
  const nobody = crypto.randomUUID();
  expect((await refusal(alice.assignCard({ card_id, user_ids: [bob.id, nobody] }))).status).toBe(404);
  expect((await rowsOf(board_id)).map(({ kind }) => kind)).toEqual(["added", "assigned"]);
});

describe("INBOX-2", () => {
  test("INBOX-2: a comment notifies whom it mentions, and those on the card or watching it otherwise", async () => {
    const { board_id, card_id } = await place(bob, carol);
    const dave = await service.person("dave");
    await alice.invite({ board_id, user_id: dave.id });
    await alice.assignCard({ card_id, user_ids: [alice.id, bob.id] });
    await carol.watchCard({ card_id });
    await dave.watchCard({ card_id });
    for (const person of [bob, dave]) await clear(person);
    const body = `${at(carol)} and ${at(carol)}, not \`${at(bob)}\`, not ${at(alice)}`;
    const { id: comment_id } = await alice.createComment({ card_id, body });
    const seen = await Promise.all([alice, bob, carol, dave].map(unreadOf));
    expect(seen).toEqual([
      [],
      [{ kind: "commented", comment_id }],
      [{ kind: "mentioned", comment_id }],
      [{ kind: "commented", comment_id }],
    ]);
  });

  test("INBOX-2: an edited comment notifies those whom it did not mention before", async () => {
    const { card_id } = await place(bob, carol);
    const { id: comment_id } = await alice.createComment({ card_id, body: `Hello ${at(bob)}` });
    await alice.updateComment({ comment_id, body: `Hello ${at(bob)} and ${at(carol)}` });
    await alice.updateComment({ comment_id, body: `Hello ${at(carol)} and ${at(bob)}!` });
    expect([await kindsOf(bob), await kindsOf(carol)]).toEqual([["mentioned"], ["mentioned"]]);
  });

  test("INBOX-2: so do descriptions, from the start and when they change", async () => {
    const { board_id, column_id } = await place(bob, carol);
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "x", description: at(bob) });
    await alice.updateCard({ card_id, title: "y" });
    await alice.updateCard({ card_id, description: `${at(bob)} ${at(carol)}` });
    await alice.updateCard({ card_id, description: null });
    expect([await kindsOf(bob), await kindsOf(carol)]).toEqual([["mentioned"], ["mentioned"]]);
  });

  test("INBOX-2: of names that begin alike the longest is meant; strangers are not mentioned", async () => {
    await carol.updateMe({ username: `${bob.me.username}.` });
    const { card_id } = await place(bob, carol);
    const stranger = await service.person("stranger");
    await alice.createComment({ card_id, body: `See ${at(bob)}. ${at(stranger)}` });
    expect([await kindsOf(bob), await kindsOf(carol), await kindsOf(stranger)]).toEqual([
      [],
      ["mentioned"],
      [],
    ]);
  });

  test("INBOX-2: each mention is read by itself, and nobody is notified twice of one text", async () => {
    await carol.updateMe({ username: `${bob.me.username}.` });
    const { card_id } = await place(bob, carol);
    await alice.createComment({ card_id, body: `${at(bob)}. ${at(bob)} ${at(bob)}., ${at(bob)}` });
    expect([await kindsOf(bob), await kindsOf(carol)]).toEqual([["mentioned"], ["mentioned"]]);
  });

  test("INBOX-2: on a board with many members a mention writes one row", async () => {
    const { board_id, card_id } = await place(bob, carol);
    const before = (await rowsOf(board_id)).length;
    await alice.createComment({ card_id, body: at(bob) });
    expect((await rowsOf(board_id)).slice(before)).toEqual([{ user_id: bob.id, kind: "mentioned" }]);
  });
});

describe("INBOX-3", () => {
  test("INBOX-3: undo, redo and what comes back from the trash notify nobody anew", async () => {
    const { board_id, column_id } = await place(bob);
    const description = `For ${at(bob)}`;
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "x", description });
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    const { seq } = await alice.getBoard({ board_id });
    await alice.undo({ board_id, seq });
    await alice.undo({ board_id, seq: seq + 1 });
    await alice.deleteCard({ card_id });
    await alice.restoreCard({ trashed_card_id: card_id });
    expect(await kindsOf(bob)).toEqual(["mentioned", "assigned"]);
  });
});

describe("INBOX-4", () => {
  test("INBOX-4: what the reader may not see is neither shown nor counted, and shows again with it", async () => {
    const { board_id, card_id } = await place(bob);
    const { id: comment_id } = await alice.createComment({ card_id, body: at(bob) });
    const seen = async () => {
      const { items, unread } = await bob.listNotifications({ unread: "true" });
      return [items.length, unread];
    };
    expect(await seen()).toEqual([1, 1]);
    await alice.deleteCard({ card_id });
    expect(await seen()).toEqual([0, 0]);
    await alice.restoreCard({ trashed_card_id: card_id });
    expect(await seen()).toEqual([1, 1]);
    await alice.deleteBoard({ board_id });
    expect(await seen()).toEqual([0, 0]);
    await alice.restoreBoard({ deleted_board_id: board_id });
    await alice.removeMember({ board_id, user_id: bob.id });
    expect(await seen()).toEqual([0, 0]);
    await alice.invite({ board_id, user_id: bob.id });
    expect(await seen()).toEqual([2, 2]);
    await alice.deleteComment({ comment_id });
    expect(await seen()).toEqual([1, 1]);
  });
});

describe("INBOX-5", () => {
  test("INBOX-5: the beginning of a comment, as it reads now", async () => {
    const { card_id } = await place(bob);
    const { id: comment_id } = await alice.createComment({ card_id, body: `${at(bob)} ${"𝒶".repeat(300)}` });
    const first = async () => (await bob.listNotifications({})).items[0]!;
    expect(await first()).toMatchObject({
      comment_id,
      excerpt: `${at(bob)} ${"𝒶".repeat(199 - at(bob).length)}`,
    });
    await alice.updateComment({ comment_id, body: "Never mind" });
    expect(await first()).toMatchObject({ comment_id, excerpt: "Never mind" });
  });

  test("INBOX-5: pages, newest first", async () => {
    const { board_id, column_id } = await place(bob);
    for (let i = 0; i < 5; i++) {
      const { id } = await alice.createCard({ board_id, column_id, title: `Card ${i}` });
      await alice.assignCard({ card_id: id, user_ids: [bob.id] });
    }
    const titles: string[] = [];
    let before: string | undefined;
    do {
      const page = await bob.listNotifications({ unread: "true", limit: 2, ...(before && { before }) });
      titles.push(...page.items.map(({ card }) => card!.title));
      before = page.next ?? undefined;
    } while (before);
    expect(titles).toEqual(["Card 4", "Card 3", "Card 2", "Card 1", "Card 0"]);
  });

  test("INBOX-5: a page looks at some 2,000, and `next` says where to go on; so does the count", async () => {
    const [{ card_id }, hidden] = [await place(bob), await place(bob)];
    await alice.createComment({ card_id, body: `${at(bob)} seen` });
    const { db } = service.app;
    const now = new Date().toISOString();
    const insert = () => sql`INSERT INTO notifications (board_id, id, user_id, kind, card_id, created_at)
      VALUES (${hidden.board_id}, ${newId()}, ${bob.id}, 'mentioned', ${hidden.card_id}, ${now})`;
    await db.write(Array.from({ length: 2100 }, insert));
    await alice.deleteCard({ card_id: hidden.card_id });
    for (const unread of ["true", "false"] as const) {
      const first = await bob.listNotifications({ unread });
      expect(first).toEqual({ items: [], next: expect.any(String), unread: 0 });
      const second = await bob.listNotifications({ unread, before: first.next! });
      expect(second.items.map(({ excerpt }) => excerpt)).toContain(`${at(bob)} seen`);
      expect(second.next).toBeNull();
    }
    await alice.restoreCard({ trashed_card_id: hidden.card_id });
    expect(await bob.listNotifications({ limit: 1 })).toMatchObject({ items: [{}], unread: 100 });
  });

  test("INBOX-6: thousands are read in steps, those of other boards than a token's left out", async () => {
    const [some, others] = [await place(bob), await place(bob)];
    const { db, context } = service.app;
    const { accounts } = context;
    const now = new Date().toISOString();
    const insert = ({ board_id, card_id }: typeof some) => sql`INSERT INTO notifications
      (board_id, id, user_id, kind, card_id, created_at) VALUES (${board_id}, ${newId()}, ${bob.id}, 'assigned', ${card_id}, ${now})`;
    await db.write(Array.from({ length: 4100 }, (_, i) => insert(i % 2 === 0 ? some : others)));
    const unread = () =>
      db
        .read({
          rows: sql<{ board_id: string; count: number }>`SELECT board_id, count(*) AS count FROM notifications
            WHERE user_id = ${bob.id} AND read_at IS NULL GROUP BY board_id`,
        })
        .then(({ rows }) => new Map(rows.map(({ board_id, count }) => [board_id, Number(count)])));
    const before = await unread();
    const writes = spyOn(accounts, "write");
    try {
      const up_to = newId();
      const { token } = await bob.createApiToken({
        name: "t",
        scopes: ["write"],
        board_ids: [some.board_id],
      });
      const steps = writes.mock.calls.length;
      const read = { token, json: { up_to } };
      expect((await service.send("POST", "/me/notifications/read", read)).status).toBe(204);
      expect(writes.mock.calls.length - steps).toBeGreaterThanOrEqual(3);
      expect((await unread()).get(some.board_id)).toBeUndefined();
      expect((await unread()).get(others.board_id)).toBe(before.get(others.board_id)!);
      await bob.readNotifications({ up_to });
      expect(await unread()).toEqual(new Map());
    } finally {
      writes.mockRestore();
    }
  });

  test("INBOX-6: they are read up to one, or by id, and only one's own", async () => {
    const { board_id, column_id } = await place(bob, carol);
    for (let i = 0; i < 3; i++) {
      const { id } = await alice.createCard({ board_id, column_id, title: `Card ${i}` });
      await alice.assignCard({ card_id: id, user_ids: [bob.id, carol.id] });
    }
    const [third, second, first] = (await bob.listNotifications({ unread: "true" })).items;
    await bob.readNotifications({ ids: [third!.id] });
    expect((await bob.listNotifications({ unread: "true" })).items).toEqual([second!, first!]);
    await bob.readNotifications({ up_to: second!.id });
    expect((await bob.listNotifications({ unread: "true" })).items).toEqual([]);
    const [read] = (await bob.listNotifications({})).items;
    expect(read).toEqual({ ...third!, read_at: expect.any(String) });
    expect(await kindsOf(carol)).toEqual(["assigned", "assigned", "assigned"]);
    await bob.readNotifications({ ids: [] });
  });

  test("INBOX-6: neither or both of up_to and ids, or more than 100 ids, is refused", async () => {
    const id = crypto.randomUUID();
    const bodies = [{}, { up_to: id, ids: [id] }, { ids: Array(101).fill(id) }, { up_to: "x" }];
    const statuses = bodies.map(async (json) => {
      const { status } = await service.send("POST", "/me/notifications/read", { token: bob.token, json });
      return status;
    });
    expect(await Promise.all(statuses)).toEqual([422, 422, 422, 422]);
  });
});

describe("INBOX-7", () => {
  const isWatching = async (person: Person, card_id: string) =>
    (await person.getWatch({ card_id })).is_watching;

  test("INBOX-7: watching is one's own, is repeatable, and changes no tag of the board", async () => {
    const { board_id, card_id } = await place(bob);
    const tag = async () =>
      (await service.send("GET", `/boards/${board_id}`, { token: bob.token })).headers.get("etag");
    const before = await tag();
    await bob.watchCard({ card_id });
    await bob.watchCard({ card_id });
    expect([await isWatching(bob, card_id), await isWatching(alice, card_id)]).toEqual([true, false]);
    await bob.unwatchCard({ card_id });
    await bob.unwatchCard({ card_id });
    expect(await isWatching(bob, card_id)).toBe(false);
    expect(await tag()).toBe(before);
  });

  test("INBOX-7: it comes back with the card, alone or with its column, and ends with the membership", async () => {
    const { board_id, column_id, card_id } = await place(bob, carol);
    for (const person of [bob, carol]) await person.watchCard({ card_id });
    await alice.deleteCard({ card_id });
    expect((await refusal(bob.watchCard({ card_id }))).status).toBe(404);
    await alice.removeMember({ board_id, user_id: carol.id });
    await alice.restoreCard({ trashed_card_id: card_id });
    await alice.deleteColumn({ column_id });
    await alice.restoreColumn({ trashed_column_id: column_id });
    await alice.invite({ board_id, user_id: carol.id });
    expect([await isWatching(bob, card_id), await isWatching(carol, card_id)]).toEqual([true, false]);
  });

  test("INBOX-7: those who are no members can neither watch nor ask", async () => {
    const { card_id } = await place();
    const refused = [bob.watchCard({ card_id }), bob.unwatchCard({ card_id }), bob.getWatch({ card_id })];
    expect((await Promise.all(refused.map(refusal))).map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
