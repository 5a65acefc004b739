/** Comments: COMMENT-1 to COMMENT-10. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Comment } from "../../contract/comments.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
});
afterAll(() => service.stop());

const UNKNOWN_COMMENT = { status: 404, detail: "This comment does not exist." };

/** Alice's, with Bob and Carol. */
async function newCard() {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  return { board_id, column_id, card_id };
}

async function writeAll(card_id: string, bodies: string[], author = bob): Promise<Comment[]> {
  const written = [];
  for (const body of bodies) written.push(await author.createComment({ card_id, body }));
  return written;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Comment ${index}`);

async function storedOf(cardId: string): Promise<number> {
  const { rows } = await service.app.context.db.read({
    rows: sql<{ n: number }>`SELECT count(*) AS n FROM comments WHERE card_id = ${cardId}`,
  });
  return rows[0]!.n;
}

describe("writing", () => {
  test("COMMENT-1: answers 201 with the comment, in which the text is kept exactly, and announces it", async () => {
    const { board_id, card_id } = await newCard();
    const text = "  # Hello @alice\r\n\n`code`\t\n";
    const { status, body } = await service.send("POST", `/cards/${card_id}/comments`, {
      token: bob.token,
      json: { body: text },
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        board_id,
        card_id,
        user_id: bob.id,
        user: bob.me,
        person_id: null,
        author_name: null,
        body: text,
        created_at: expect.any(String),
        edited_at: null,
      },
    });
    const [event] = (await service.events(alice, board_id)).slice(-1);
    expect({ type: event!.type, data: event!.data, user_id: event!.user_id }).toEqual({
      type: "comment.created",
      data: body as never,
      user_id: bob.id,
    });
  });

  test.each([0, 20_001])("COMMENT-1: a text of %d characters is refused", async (length) => {
    const { board_id, card_id } = await newCard();
    const body = "x".repeat(length);
    const refused = await changesNothing(alice, board_id, () =>
      refusal(bob.createComment({ card_id, body })),
    );
    expect(refused.status).toBe(422);
  });

  test("COMMENT-1: the longest text is 20,000 characters, and blanks are a text", async () => {
    const { card_id } = await newCard();
    const [longest, blank] = await writeAll(card_id, ["ü".repeat(20_000), " "]);
    expect((await alice.listComments({ card_id })).items).toEqual([blank!, longest!]);
  });

  test("COMMENT-2: a card has the number of its comments; its other fields and events stay as they are", async () => {
    const { board_id, card_id } = await newCard();
    const before = await alice.getCard({ card_id });
    const [first] = await writeAll(card_id, numbered(3));
    await bob.updateComment({ comment_id: first!.id, body: "Edited" });
    await bob.deleteComment({ comment_id: first!.id });
    const card = { ...before, comment_count: 2 };
    expect(await alice.getCard({ card_id })).toEqual(card);
    expect((await alice.getBoard({ board_id })).columns[0]!.cards).toEqual([card]);
    const events = (await service.events(alice, board_id)).slice(-5).map(({ type }) => type);
    expect(events).toEqual([
      "comment.created",
      "comment.created",
      "comment.created",
      "comment.updated",
      "comment.deleted",
    ]);
  });
});

describe("reading", () => {
  test("COMMENT-3: the newest come first, in pages, to members", async () => {
    const { card_id } = await newCard();
    const newestFirst = (await writeAll(card_id, numbered(5))).reverse();
    const first = await carol.listComments({ card_id, limit: 2 });
    const second = await carol.listComments({ card_id, limit: 2, before: first.next! });
    const third = await carol.listComments({ card_id, limit: 2, before: second.next! });
    expect([first, second, third]).toEqual([
      { items: newestFirst.slice(0, 2), next: newestFirst[1]!.id },
      { items: newestFirst.slice(2, 4), next: newestFirst[3]!.id },
      { items: newestFirst.slice(4), next: null },
    ]);
    expect(await carol.listComments({ card_id, limit: 5 })).toEqual({ items: newestFirst, next: null });
  });

  test("COMMENT-3: a page of long comments has fewer, about a megabyte, and the next one goes on", async () => {
    const { card_id } = await newCard();
    // 60,000 bytes each.
    const written = await writeAll(
      card_id,
      Array.from({ length: 20 }, (_, n) => "語".repeat(19_999) + (n % 10)),
    );
    const first = await bob.listComments({ card_id });
    expect(first.items).toHaveLength(17);
    const second = await bob.listComments({ card_id, before: first.next! });
    expect([...first.items, ...second.items]).toEqual(written.reverse());
    expect(second.next).toBeNull();
  });

  test("COMMENT-4: the author appears as they are now, also after they have left the board", async () => {
    const { board_id, card_id } = await newCard();
    const dave = await service.person("dave");
    await alice.invite({ board_id, user_id: dave.id });
    await dave.createComment({ card_id, body: "Bye" });
    const user = await dave.updateMe({ firstname: "David" });
    await dave.removeMember({ board_id, user_id: dave.id });
    expect((await alice.listComments({ card_id })).items).toMatchObject([{ user_id: dave.id, user }]);
    expect((await refusal(dave.listComments({ card_id }))).status).toBe(403);
  });

  test("EVENT-16: the events of a card include its comments", async () => {
    const { board_id, card_id } = await newCard();
    await writeAll(card_id, ["Hello"]);
    const { events } = await alice.listEvents({ board_id, card_id, type: "comment.*" });
    expect(events.map(({ type }) => type)).toEqual(["comment.created"]);
  });
});

describe("editing", () => {
  test("COMMENT-5: its author edits it, which sets edited_at and announces the text before", async () => {
    const { board_id, card_id } = await newCard();
    const [comment] = await writeAll(card_id, ["Before"]);
    const edited = await bob.updateComment({ comment_id: comment!.id, body: "After" });
    expect(edited).toEqual({ ...comment!, body: "After", edited_at: expect.any(String) });
    expect((await alice.listComments({ card_id })).items).toEqual([edited]);
    const [event] = (await service.events(alice, board_id)).slice(-1);
    expect(event).toMatchObject({
      type: "comment.updated",
      data: edited,
      previous: { body: "Before", edited_at: null },
    });
    const same = await changesNothing(alice, board_id, () =>
      bob.updateComment({ comment_id: comment!.id, body: "After" }),
    );
    expect(same).toEqual(edited);
  });

  test("COMMENT-5: nobody else edits it, not even an owner: 403", async () => {
    const { board_id, card_id } = await newCard();
    const [comment] = await writeAll(card_id, ["Mine"]);
    for (const other of [alice, carol]) {
      const refused = await changesNothing(alice, board_id, () =>
        refusal(other.updateComment({ comment_id: comment!.id, body: "Yours" })),
      );
      expect(refused).toEqual({ status: 403, detail: "Only its author may edit a comment." });
    }
  });

  test("MATCH-1: If-Match keeps an edit from overwriting another", async () => {
    const { card_id } = await newCard();
    const address = `/cards/${card_id}/comments`;
    const created = await service.send("POST", address, { token: bob.token, json: { body: "One" } });
    const { id: comment_id } = created.body as Comment;
    const edited = await bob.updateComment({ comment_id, body: "Two" });
    const late = await service.send("PATCH", `/comments/${comment_id}`, {
      token: bob.token,
      headers: { "if-match": created.headers.get("etag")! },
      json: { body: "Three" },
    });
    expect({ status: late.status, body: late.body }).toMatchObject({
      status: 412,
      body: { current: edited },
    });
  });
});

describe("deleting", () => {
  test("COMMENT-6: its author and owners delete it, others may not", async () => {
    const { board_id, card_id } = await newCard();
    const [one, two] = await writeAll(card_id, ["One", "Two"]);
    const refused = await changesNothing(alice, board_id, () =>
      refusal(carol.deleteComment({ comment_id: one!.id })),
    );
    expect(refused).toEqual({
      status: 403,
      detail: "Only its author and owners of the board may delete a comment.",
    });
    await bob.deleteComment({ comment_id: one!.id });
    await alice.deleteComment({ comment_id: two!.id });
    expect(await alice.listComments({ card_id })).toEqual({ items: [], next: null });
    expect(await refusal(bob.deleteComment({ comment_id: one!.id }))).toEqual(UNKNOWN_COMMENT);
    const events = (await service.events(alice, board_id)).slice(-2);
    expect(events.map(({ type, data, previous }) => ({ type, data, previous }))).toEqual([
      { type: "comment.deleted", data: one!, previous: one! },
      { type: "comment.deleted", data: two!, previous: two! },
    ]);
  });
});

describe("with the card in the trash", () => {
  test("COMMENT-7: comments are gone with their card and come back with it", async () => {
    const { card_id } = await newCard();
    const [first, second] = await writeAll(card_id, ["One", "Two"]);
    await alice.deleteCard({ card_id });
    expect(await refusal(bob.updateComment({ comment_id: first!.id, body: "x" }))).toEqual(UNKNOWN_COMMENT);
    expect(await refusal(bob.deleteComment({ comment_id: first!.id }))).toEqual(UNKNOWN_COMMENT);
    expect((await refusal(bob.listComments({ card_id }))).status).toBe(404);
    const { comment_count } = await alice.restoreCard({ trashed_card_id: card_id });
    expect(comment_count).toBe(2);
    expect((await bob.listComments({ card_id })).items).toEqual([second!, first!]);
  });

  test("COMMENT-7: they go and come back with a column", async () => {
    const { column_id, card_id } = await newCard();
    const written = await writeAll(card_id, ["One"]);
    await alice.archiveColumn({ column_id });
    expect(await refusal(bob.updateComment({ comment_id: written[0]!.id, body: "x" }))).toEqual(
      UNKNOWN_COMMENT,
    );
    await alice.restoreColumn({ trashed_column_id: column_id });
    expect((await bob.listComments({ card_id })).items).toEqual(written);
  });

  test("COMMENT-7: they are purged with their card, and with a column; those of other cards stay", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const { id: other_id } = await alice.createCard({ board_id, column_id, title: "other" });
    await writeAll(card_id, numbered(3));
    await writeAll(other_id, numbered(2));
    await alice.deleteCard({ card_id });
    await purgeIn(31, service);
    expect([await storedOf(card_id), await storedOf(other_id)]).toEqual([0, 2]);
    await alice.deleteColumn({ column_id });
    expect(await storedOf(other_id)).toBe(2);
    await purgeIn(31, service);
    expect(await storedOf(other_id)).toBe(0);
  });
});

describe("undo", () => {
  async function last(board_id: string): Promise<number> {
    return (await alice.getBoard({ board_id })).seq;
  }

  test("COMMENT-8: a deleted comment comes back as it was, also by an owner for somebody else", async () => {
    const { board_id, card_id } = await newCard();
    const [comment] = await writeAll(card_id, ["One"]);
    const edited = await bob.updateComment({ comment_id: comment!.id, body: "Two" });
    await bob.deleteComment({ comment_id: edited.id });
    await alice.undo({ board_id, seq: await last(board_id) });
    expect((await bob.listComments({ card_id })).items).toEqual([edited]);
    expect((await alice.getCard({ card_id })).comment_count).toBe(1);
    const [event] = (await service.events(alice, board_id)).slice(-1);
    expect(event).toMatchObject({ type: "comment.created", data: edited, restored: true });
  });

  test("COMMENT-8: undoing an edit gives back the text and when it was edited before", async () => {
    const { board_id, card_id } = await newCard();
    const [comment] = await writeAll(card_id, ["One"]);
    await bob.updateComment({ comment_id: comment!.id, body: "Two" });
    await bob.undo({ board_id, seq: await last(board_id) });
    expect((await bob.listComments({ card_id })).items).toEqual([comment!]);
  });

  test("COMMENT-8: what was edited since is not undone, and the refusal names who", async () => {
    const { board_id, card_id } = await newCard();
    const [comment] = await writeAll(card_id, ["One"]);
    const created = await last(board_id);
    await bob.updateComment({ comment_id: comment!.id, body: "Two" });
    const edited = await last(board_id);
    await bob.updateComment({ comment_id: comment!.id, body: "Three" });
    for (const seq of [created, edited]) {
      const refused = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, {
        token: alice.token,
      });
      expect({ status: refused.status, body: refused.body }).toMatchObject({
        status: 409,
        body: { by: { id: bob.id }, seq: edited + 1 },
      });
    }
  });

  test("COMMENT-8: undoing is refused while the card is in the trash, and naming who put it there", async () => {
    const { board_id, card_id } = await newCard();
    const [comment] = await writeAll(card_id, ["One"]);
    await bob.deleteComment({ comment_id: comment!.id });
    const seq = await last(board_id);
    await carol.deleteCard({ card_id });
    const refused = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, {
      token: bob.token,
    });
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 409,
      body: { by: { id: carol.id }, seq: seq + 1 },
    });
    await alice.restoreCard({ trashed_card_id: card_id });
    await bob.undo({ board_id, seq });
    expect((await bob.listComments({ card_id })).items).toEqual([comment!]);
  });

  test("COMMENT-8: creating a card is not undone once somebody has commented on it", async () => {
    const { board_id, card_id } = await newCard();
    const created = await last(board_id);
    await writeAll(card_id, ["One"]);
    expect((await refusal(alice.undo({ board_id, seq: created }))).status).toBe(409);
  });
});

test("COMMENT-9: comments take no room on the board: many long ones leave its size as it is", async () => {
  const { board_id, card_id } = await newCard();
  const size = async () => JSON.stringify(await alice.getBoard({ board_id })).length;
  const before = await size();
  await writeAll(
    card_id,
    Array.from({ length: 9 }, () => "x".repeat(20_000)),
  );
  expect((await size()) - before).toBeLessThan(10);
});

test("COMMENT-10: comments written at the same time all count", async () => {
  const { card_id } = await newCard();
  await Promise.all(
    numbered(12).map((body, index) => [alice, bob, carol][index % 3]!.createComment({ card_id, body })),
  );
  const { items } = await alice.listComments({ card_id });
  expect(items.map(({ body }) => body).sort()).toEqual(numbered(12).sort());
  expect((await alice.getCard({ card_id })).comment_count).toBe(12);
  await Promise.all(items.slice(0, 5).map(({ id }) => alice.deleteComment({ comment_id: id })));
  expect((await alice.getCard({ card_id })).comment_count).toBe(7);
});
