/** Cards and their events: CARD-1 to CARD-4, CARD-8. Moves, labels and assignees have files of their own. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { BAD_POSITIONS, badTexts, NOT_STORABLE, UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

async function titles(boardId: string, columnId: string): Promise<string[]> {
  const board = await alice.getBoard({ board_id: boardId });
  return board.columns.find(({ id }) => id === columnId)!.cards.map((card) => card.title);
}

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const UNKNOWN_CARD = { status: 404, detail: "This card does not exist." };

async function lastEvents(boardId: string, count: number): Promise<object[]> {
  const events = (await service.events(alice, boardId)).slice(-count);
  return events.map(({ type, data, user_id }) => ({ type, data, user_id }));
}

async function columnWith(...cards: string[]) {
  const made = await boardOf(alice, bob);
  const list = [];
  for (const title of cards) list.push(await alice.createCard({ ...made, title }));
  return { ...made, cards: list };
}

describe("create", () => {
  test("CARD-1: without a position the card is placed last", async () => {
    const { board_id, column_id } = await columnWith("a", "b");
    await bob.createCard({ board_id, column_id, title: "c" });
    expect(await titles(board_id, column_id)).toEqual(["a", "b", "c"]);
  });

  test("ORDER-2: with a position the card gets that index; beyond the end means last", async () => {
    const { board_id, column_id } = await columnWith("a", "b");
    await alice.createCard({ board_id, column_id, title: "first", position: 0 });
    await alice.createCard({ board_id, column_id, title: "middle", position: 2 });
    await alice.createCard({ board_id, column_id, title: "end", position: 999 });
    expect(await titles(board_id, column_id)).toEqual(["first", "a", "middle", "b", "end"]);
  });

  test("CARD-1: answers the whole card and announces exactly that", async () => {
    const { board_id, column_id } = await columnWith();
    const card = await bob.createCard({
      board_id,
      column_id,
      title: "  trimmed ",
      description: " kept as is ",
    });
    expect(card).toEqual({
      id: expect.any(String),
      board_id,
      column_id,
      number: 1,
      title: "trimmed",
      description: " kept as is ",
      rank: expect.any(Number),
      start_at: null,
      due_at: null,
      is_complete: false,
      cover_attachment_id: null,
      labels: [],
      assignees: [],
      placeholders: [],
      checklists: [],
      attachments: [],
      comment_count: 0,
      created_at: expect.any(String),
      updated_at: card.created_at,
    });
    const event = (await service.events(alice, board_id)).at(-1)!;
    expect(event).toEqual({
      type: "card.created",
      data: card,
      user_id: bob.id,
      timestamp: card.created_at,
      version: "1.0",
      board_id,
      seq: 3,
    });
  });

  test("CARD-2: in a column of another board is refused with 404", async () => {
    const here = await columnWith();
    const there = await boardOf(alice);
    const call = alice.createCard({ board_id: here.board_id, column_id: there.column_id, title: "lost" });
    expect(await refusal(call)).toEqual({ status: 404, detail: "This column does not exist." });
    expect(await titles(there.board_id, there.column_id)).toEqual([]);
  });

  test("CARD-1: an invalid value is refused with 422", async () => {
    const { board_id, column_id } = await columnWith("a");
    const bodies = [
      {},
      ...badTexts(255).map((title) => ({ title })),
      ...[...NOT_STORABLE, "x".repeat(50_001), 7].map((description) => ({ title: "t", description })),
      ...BAD_POSITIONS.map((position) => ({ title: "t", position })),
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/boards/${board_id}/columns/${column_id}/cards`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });

  test("CARD-1: by a stranger is refused with 403", async () => {
    const { board_id, column_id } = await columnWith();
    const call = () => refusal(mallory.createCard({ board_id, column_id, title: "x" }));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
  });
});

describe("read", () => {
  test("CARD-3: answers the card with everything on it, as the board shows it", async () => {
    const { board_id, cards } = await columnWith("a");
    const card_id = cards[0]!.id;
    const label = await alice.createLabel({ board_id, name: "urgent" });
    await alice.addLabel({ card_id, label_id: label.id });
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    const checklist = await alice.createChecklist({ card_id, title: "steps" });
    const item = await alice.createItem({ checklist_id: checklist.id, content: "one" });
    const card = await bob.getCard({ card_id });
    expect(card).toEqual({
      ...cards[0]!,
      labels: [label],
      assignees: [bob.me],
      checklists: [{ ...checklist, items: [item] }],
      updated_at: expect.any(String),
    });
    expect((await alice.getBoard({ board_id })).columns[0]!.cards).toEqual([card]);
  });

  test("CARD-3: is for members: 403; a card that does not exist is 404, a malformed id 422", async () => {
    const { cards } = await columnWith("a");
    expect(await refusal(mallory.getCard({ card_id: cards[0]!.id }))).toEqual(NOT_A_MEMBER);
    expect(await refusal(alice.getCard({ card_id: UNKNOWN_ID }))).toEqual(UNKNOWN_CARD);
    expect((await refusal(alice.getCard({ card_id: "no-uuid" }))).status).toBe(422);
  });
});

describe("update", () => {
  test("CARD-4: changes title and description, each on its own, and announces the whole card", async () => {
    const { board_id, cards } = await columnWith("a");
    const card_id = cards[0]!.id;
    await alice.createChecklist({ card_id, title: "steps" });
    const before = await alice.getCard({ card_id });
    const renamed = await bob.updateCard({ card_id, title: " b " });
    expect(renamed).toEqual({ ...before, title: "b", updated_at: expect.any(String) });
    expect(renamed.updated_at >= before.updated_at).toBe(true);
    const described = await alice.updateCard({ card_id, description: " as given " });
    expect(described).toEqual({ ...renamed, description: " as given ", updated_at: expect.any(String) });
    const cleared = await alice.updateCard({ card_id, description: null });
    expect(cleared).toEqual({ ...described, description: null, updated_at: expect.any(String) });
    expect(await lastEvents(board_id, 3)).toEqual([
      { type: "card.updated", data: renamed, user_id: bob.id },
      { type: "card.updated", data: described, user_id: alice.id },
      { type: "card.updated", data: cleared, user_id: alice.id },
    ]);
    expect(await bob.getCard({ card_id })).toEqual(cleared);
  });

  test("API-9: that changes nothing answers 200 with the card and emits no event", async () => {
    const { board_id, cards } = await columnWith("a");
    const elsewhere = (await alice.createColumn({ board_id, title: "Done" })).id;
    const readOnly = { column_id: elsewhere, rank: 1, position: 9, created_at: "2001-01-01T00:00:00.000Z" };
    for (const json of [{}, { title: " a " }, { description: null }, readOnly]) {
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/cards/${cards[0]!.id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: cards[0]! });
    }
  });

  test("CARD-4: an invalid value is refused with 422", async () => {
    const { board_id, cards } = await columnWith("a");
    const bodies = [
      ...badTexts(255).map((title) => ({ title })),
      ...[...NOT_STORABLE, "x".repeat(50_001), 7].map((description) => ({ title: "t", description })),
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/cards/${cards[0]!.id}`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("delete", () => {
  test("CARD-8: answers 204 without a body; the event carries the card's last state", async () => {
    const { board_id, column_id, cards } = await columnWith("a", "b", "c");
    const card_id = cards[1]!.id;
    await alice.assignCard({ card_id, user_ids: [alice.id] });
    const last = await alice.getCard({ card_id });
    const { status, body } = await service.send("DELETE", `/cards/${card_id}`, { token: bob.token });
    expect({ status, body }).toEqual({ status: 204, body: "" });
    expect(await lastEvents(board_id, 1)).toEqual([{ type: "card.deleted", data: last, user_id: bob.id }]);
    expect(await titles(board_id, column_id)).toEqual(["a", "c"]);
    expect(await refusal(alice.getCard({ card_id }))).toEqual(UNKNOWN_CARD);
    expect(await refusal(alice.deleteCard({ card_id }))).toEqual(UNKNOWN_CARD);
  });

  test("CARD-8: by a stranger is refused with 403, and so is an update (CARD-4)", async () => {
    const { board_id, cards } = await columnWith("a");
    const card_id = cards[0]!.id;
    const remove = () => refusal(mallory.deleteCard({ card_id }));
    const rename = () => refusal(mallory.updateCard({ card_id, title: "x" }));
    expect(await changesNothing(alice, board_id, remove)).toEqual(NOT_A_MEMBER);
    expect(await changesNothing(alice, board_id, rename)).toEqual(NOT_A_MEMBER);
  });
});
