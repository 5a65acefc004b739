/** Numbers, dates, completion and covers of cards: CARD-16 to CARD-20, BOARD-11, COLUMN-7. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function newCard() {
  const made = await boardOf(alice, bob);
  const card = await alice.createCard({ ...made, title: "Card" });
  return { ...made, card, card_id: card.id };
}

const image = (name = "cover.png") => new File(["image"], name, { type: "image/png" });

async function newest(boardId: string, count = 1): Promise<object[]> {
  const events = (await service.events(alice, boardId)).slice(-count);
  return events.map(({ type, data, previous }) => ({ type, data, previous }));
}

async function seqOf(boardId: string): Promise<number> {
  return (await alice.getBoard({ board_id: boardId })).seq;
}

const JANUARY = "2026-01-01T00:00:00.000Z";
const FEBRUARY = "2026-02-01T00:00:00.000Z";
const MARCH = "2026-03-01T00:00:00.000Z";

describe("number", () => {
  test("CARD-16: cards are numbered 1, 2, 3 on each board, also when they are created at the same time", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? alice : bob).createCard({ board_id, column_id, title: "x" }),
      ),
    );
    const numbers = created.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect((await newCard()).card.number).toBe(1);
  });

  test("CARD-16: a number is never given to another card", async () => {
    const { board_id, column_id, card_id } = await newCard();
    await alice.deleteCard({ card_id });
    expect((await alice.createCard({ board_id, column_id, title: "b" })).number).toBe(2);
    const created = await seqOf(board_id);
    await alice.undo({ board_id, seq: created });
    expect((await alice.createCard({ board_id, column_id, title: "c" })).number).toBe(3);
    expect((await alice.restoreCard({ trashed_card_id: card_id })).number).toBe(1);
  });

  test("CARD-16: a card keeps its number when it is moved, comes back with its column, or by an undo", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const other = await alice.createColumn({ board_id, title: "Other" });
    expect((await alice.moveCard({ card_id, column_id: other.id, position: 0 })).number).toBe(1);
    await alice.createCard({ board_id, column_id, title: "b" });
    await alice.deleteColumn({ column_id: other.id });
    const { cards } = await alice.restoreColumn({ trashed_column_id: other.id });
    expect(cards.map(({ number }) => number)).toEqual([1]);
    await alice.archiveCard({ card_id });
    await alice.undo({ board_id, seq: await seqOf(board_id) });
    expect((await alice.getCard({ card_id })).number).toBe(1);
  });

  test("CARD-16: number and comment_count cannot be set", async () => {
    const { card, card_id } = await newCard();
    const json = { number: 7, comment_count: 7 };
    const { status, body } = await service.send("PATCH", `/cards/${card_id}`, { token: alice.token, json });
    expect([status, body]).toEqual([200, card]);
  });
});

describe("dates and completion", () => {
  test("CARD-17: are null and false at first, are changed one by one, and cleared by null", async () => {
    const { board_id, card, card_id } = await newCard();
    expect([card.start_at, card.due_at, card.is_complete]).toEqual([null, null, false]);
    const due = await bob.updateCard({ card_id, due_at: MARCH });
    expect(due).toEqual({ ...card, due_at: MARCH, updated_at: expect.any(String) });
    expect(await newest(board_id)).toEqual([
      { type: "card.updated", data: due, previous: { due_at: null, updated_at: card.updated_at } },
    ]);
    const all = await bob.updateCard({ card_id, start_at: JANUARY, is_complete: true });
    expect(all).toEqual({ ...due, start_at: JANUARY, is_complete: true, updated_at: expect.any(String) });
    const cleared = await bob.updateCard({ card_id, start_at: null, due_at: null, is_complete: false });
    expect(cleared).toEqual({ ...card, updated_at: expect.any(String) });
    expect(await alice.getCard({ card_id })).toEqual(cleared);
  });

  test("CARD-17: a date with an offset is answered in UTC with milliseconds (API-6)", async () => {
    const { card_id } = await newCard();
    const { start_at, due_at } = await alice.updateCard({
      card_id,
      start_at: "2026-03-01T09:00:00+01:00",
      due_at: "2026-03-01T23:59:59.123456-08:00",
    });
    expect([start_at, due_at]).toEqual(["2026-03-01T08:00:00.000Z", "2026-03-02T07:59:59.123Z"]);
  });

  test("CARD-17: the same moment in another notation changes nothing (API-9)", async () => {
    const { board_id, card_id } = await newCard();
    await alice.updateCard({ card_id, due_at: "2026-03-01T12:00:00Z" });
    const seq = await seqOf(board_id);
    await alice.updateCard({ card_id, due_at: "2026-03-01T13:00:00.000+01:00" });
    expect(await seqOf(board_id)).toBe(seq);
  });

  test("CARD-17: a start after the due date is refused with 422, whichever of them is changed", async () => {
    const { card_id } = await newCard();
    const refused = { status: 422, detail: "body.start_at must not be after due_at." };
    expect(await refusal(alice.updateCard({ card_id, start_at: MARCH, due_at: FEBRUARY }))).toEqual(refused);
    await alice.updateCard({ card_id, start_at: FEBRUARY });
    expect(await refusal(alice.updateCard({ card_id, due_at: JANUARY }))).toEqual(refused);
    const { start_at, due_at } = await alice.updateCard({ card_id, due_at: FEBRUARY });
    expect([start_at, due_at]).toEqual([FEBRUARY, FEBRUARY]);
    expect(await refusal(alice.updateCard({ card_id, start_at: MARCH }))).toEqual(refused);
  });

  for (const due_at of [
    "2026-03-01",
    "tomorrow",
    "2026-02-30T00:00:00Z",
    1_767_225_600,
    true,
    "+012026-01-01T00:00:00Z",
  ]) {
    test(`CARD-17: ${JSON.stringify(due_at)} is not a date`, async () => {
      const { card_id } = await newCard();
      const answer = await service.send("PATCH", `/cards/${card_id}`, {
        token: alice.token,
        json: { due_at },
      });
      expect(answer.status).toBe(422);
    });
  }

  test("CARD-17: completion is true or false, not null (API-10, API-11)", async () => {
    const { card_id } = await newCard();
    for (const is_complete of [null, 1, "true"]) {
      const answer = await service.send("PATCH", `/cards/${card_id}`, {
        token: alice.token,
        json: { is_complete },
      });
      expect(answer.status).toBe(422);
    }
  });
});

describe("cover", () => {
  test("CARD-18: an image among the card's attachments", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    const before = await alice.getCard({ card_id });
    const covered = await bob.updateCard({ card_id, cover_attachment_id: id });
    expect(covered).toEqual({ ...before, cover_attachment_id: id, updated_at: expect.any(String) });
    expect((await alice.getBoard({ board_id })).columns[0]!.cards).toEqual([covered]);
  });

  test("CARD-18: an attachment of another card, or none, is refused with 404", async () => {
    const { board_id, column_id, card_id } = await newCard();
    const other = await alice.createCard({ board_id, column_id, title: "Other" });
    const { id } = await alice.uploadAttachment({ card_id: other.id, file: image() });
    const unknown = { status: 404, detail: "This attachment does not exist." };
    for (const cover_attachment_id of [id, other.id, UNKNOWN_ID])
      expect(await refusal(alice.updateCard({ card_id, cover_attachment_id }))).toEqual(unknown);
    expect((await alice.getCard({ card_id })).cover_attachment_id).toBeNull();
  });

  test("CARD-18: what is not an image is refused with 422", async () => {
    const { card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: new File(["text"], "a.txt") });
    expect(await refusal(alice.updateCard({ card_id, cover_attachment_id: id }))).toEqual({
      status: 422,
      detail: "body.cover_attachment_id must be an image.",
    });
  });

  test("CARD-18: deleting the attachment clears it, with a card.updated before attachment.deleted", async () => {
    const { board_id, card_id } = await newCard();
    const attachment = await alice.uploadAttachment({ card_id, file: image() });
    const covered = await alice.updateCard({ card_id, cover_attachment_id: attachment.id });
    await bob.deleteAttachment({ attachment_id: attachment.id });
    const uncovered = { ...covered, cover_attachment_id: null, updated_at: expect.any(String) };
    const [cleared, deleted] = await newest(board_id, 2);
    expect(cleared).toEqual({
      type: "card.updated",
      data: uncovered,
      previous: { cover_attachment_id: attachment.id, updated_at: covered.updated_at },
    });
    expect(deleted).toEqual({ type: "attachment.deleted", data: attachment, previous: attachment });
    expect(await alice.getCard({ card_id })).toEqual({ ...uncovered, attachments: [] });
  });

  test("CARD-18: goes to the trash and comes back with its card", async () => {
    const { card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    const covered = await alice.updateCard({ card_id, cover_attachment_id: id });
    await alice.deleteCard({ card_id });
    const { left_out: _, ...restored } = await alice.restoreCard({ trashed_card_id: card_id });
    expect(restored).toEqual(covered);
  });
});

describe("undo", () => {
  test("CARD-19: each field is undone and redone", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    const changes = [
      { start_at: JANUARY },
      { due_at: MARCH },
      { is_complete: true },
      { cover_attachment_id: id },
      { start_at: null, due_at: FEBRUARY, is_complete: false, cover_attachment_id: null },
    ];
    for (const change of changes) {
      const before = await alice.getCard({ card_id });
      const after = await alice.updateCard({ card_id, ...change });
      const seq = await seqOf(board_id);
      await alice.undo({ board_id, seq });
      expect(await alice.getCard({ card_id })).toEqual({ ...before, updated_at: expect.any(String) });
      await alice.undo({ board_id, seq: seq + 1 });
      expect(await alice.getCard({ card_id })).toEqual({ ...after, updated_at: expect.any(String) });
    }
  });

  test("CARD-19: one date is undone whatever became of other fields", async () => {
    const { board_id, card_id } = await newCard();
    await alice.updateCard({ card_id, due_at: MARCH });
    const seq = await seqOf(board_id);
    await bob.updateCard({ card_id, start_at: JANUARY, is_complete: true });
    await alice.undo({ board_id, seq });
    const { start_at, due_at, is_complete } = await alice.getCard({ card_id });
    expect([start_at, due_at, is_complete]).toEqual([JANUARY, null, true]);
  });

  test("CARD-19: dates that would end up in the wrong order are refused with 409, by whoever set the other", async () => {
    const { board_id, card_id } = await newCard();
    await alice.updateCard({ card_id, due_at: FEBRUARY });
    await alice.updateCard({ card_id, due_at: MARCH });
    const seq = await seqOf(board_id);
    await bob.updateCard({ card_id, start_at: MARCH });
    await bob.updateCard({ card_id, title: "Other" });
    const answer = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, {
      token: alice.token,
    });
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: `This has been changed since, by ${bob.me.username}.`, by: bob.me, seq: seq + 1 },
    ]);
  });

  test("CARD-19: a cover whose attachment is gone is refused with 409, by whoever deleted it", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    await alice.updateCard({ card_id, cover_attachment_id: id });
    await alice.updateCard({ card_id, cover_attachment_id: null });
    const seq = await seqOf(board_id);
    await bob.deleteAttachment({ attachment_id: id });
    const answer = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, {
      token: alice.token,
    });
    expect([answer.status, answer.body]).toEqual([
      409,
      { detail: `This has been changed since, by ${bob.me.username}.`, by: bob.me, seq: seq + 1 },
    ]);
  });

  test("CARD-19: an upload is not undone while it is the cover", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    const seq = await seqOf(board_id);
    await bob.updateCard({ card_id, cover_attachment_id: id });
    expect(await refusal(alice.undo({ board_id, seq }))).toEqual({
      status: 409,
      detail: `This has been changed since, by ${bob.me.username}.`,
    });
  });

  test("CARD-19: undoing the deletion of a cover as a whole brings attachment and cover back", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    const covered = await alice.updateCard({ card_id, cover_attachment_id: id });
    await alice.deleteAttachment({ attachment_id: id });
    const without = await alice.getCard({ card_id });
    const seq = await seqOf(board_id);
    const undone = await alice.undo({ board_id, seq, whole: true });
    expect(undone.events.map(({ type, undoes }) => [type, undoes])).toEqual([
      ["attachment.created", seq],
      ["card.updated", seq - 1],
    ]);
    expect(await alice.getCard({ card_id })).toEqual({ ...covered, updated_at: expect.any(String) });
    const redone = await alice.undo({ board_id, seq: seq + 1, whole: true });
    expect(redone.events.map(({ type }) => type)).toEqual(["card.updated", "attachment.deleted"]);
    expect(await alice.getCard({ card_id })).toEqual({ ...without, updated_at: expect.any(String) });
  });

  test("CARD-19: the cover alone does not come back without its attachment", async () => {
    const { board_id, card_id } = await newCard();
    const { id } = await alice.uploadAttachment({ card_id, file: image() });
    await alice.updateCard({ card_id, cover_attachment_id: id });
    await alice.deleteAttachment({ attachment_id: id });
    const seq = await seqOf(board_id);
    const refused = await refusal(alice.undo({ board_id, seq: seq - 1 }));
    expect(refused.status).toBe(409);
    await alice.undo({ board_id, seq });
    await alice.undo({ board_id, seq: seq - 1 });
    expect((await alice.getCard({ card_id })).cover_attachment_id).toBe(id);
  });
});

test("CARD-20: comment_count is 0 on a new card, and no field to set", async () => {
  const { card, card_id } = await newCard();
  expect(card.comment_count).toBe(0);
  const json = { comment_count: 3, title: "Other" };
  const { body } = await service.send("PATCH", `/cards/${card_id}`, { token: alice.token, json });
  expect([body.title, body.comment_count]).toEqual(["Other", 0]);
});

test("BOARD-11: the colour of a board is set when it is created, changed by owners, undone, and cleared", async () => {
  const { color } = await alice.createBoard({ title: "Red", color: "#f00" });
  expect(color).toBe("#f00");
  const { board_id, board } = await boardOf(alice, bob);
  expect(board.color).toBeNull();
  expect((await refusal(bob.updateBoard({ board_id, color: "red" }))).status).toBe(403);
  expect((await refusal(alice.updateBoard({ board_id, color: "reddish" }))).status).toBe(422);
  expect((await alice.updateBoard({ board_id, color: "teal" })).color).toBe("teal");
  const seq = await seqOf(board_id);
  expect((await alice.updateBoard({ board_id, color: null })).color).toBeNull();
  await alice.undo({ board_id, seq: seq + 1 });
  expect((await alice.getBoard({ board_id })).color).toBe("teal");
});

test("COLUMN-7: the card limit of a column is set, changed, undone, cleared, and bounded", async () => {
  const { board_id, column, column_id } = await boardOf(alice, bob);
  expect(column.card_limit).toBeNull();
  expect((await alice.createColumn({ board_id, title: "Doing", card_limit: 3 })).card_limit).toBe(3);
  for (const card_limit of [0, -1, 10_001, 1.5, "3"]) {
    const answer = await service.send("PATCH", `/columns/${column_id}`, {
      token: bob.token,
      json: { card_limit },
    });
    expect(answer.status).toBe(422);
  }
  expect((await bob.updateColumn({ column_id, card_limit: 10_000 })).card_limit).toBe(10_000);
  await bob.undo({ board_id, seq: await seqOf(board_id) });
  await bob.updateColumn({ column_id, card_limit: 1 });
  expect((await bob.updateColumn({ column_id, card_limit: null })).card_limit).toBeNull();
  await bob.undo({ board_id, seq: await seqOf(board_id) });
  await bob.deleteColumn({ column_id });
  expect((await bob.restoreColumn({ trashed_column_id: column_id })).card_limit).toBe(1);
});
