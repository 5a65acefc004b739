/** Cards: part 4.6 of the interface, and their events. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

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

async function columnWith(...cards: string[]) {
  const made = await boardOf(alice, bob);
  const list = [];
  for (const title of cards) list.push(await alice.createCard({ ...made, title }));
  return { ...made, cards: list };
}

describe("create", () => {
  test("without a position the card is placed last", async () => {
    const { board_id, column_id } = await columnWith("a", "b");
    await bob.createCard({ board_id, column_id, title: "c" });
    expect(await titles(board_id, column_id)).toEqual(["a", "b", "c"]);
  });

  test("with a position the card gets that index; beyond the end means last", async () => {
    const { board_id, column_id } = await columnWith("a", "b");
    await alice.createCard({ board_id, column_id, title: "first", position: 0 });
    await alice.createCard({ board_id, column_id, title: "middle", position: 2 });
    await alice.createCard({ board_id, column_id, title: "end", position: 999 });
    expect(await titles(board_id, column_id)).toEqual(["first", "a", "middle", "b", "end"]);
  });

  test("answers the whole card and announces exactly it", async () => {
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
      title: "trimmed",
      description: " kept as is ",
      rank: expect.any(Number),
      labels: [],
      assignees: [],
      checklists: [],
      attachments: [],
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

  test("in a column of another board is refused with 404", async () => {
    const here = await columnWith();
    const there = await boardOf(alice);
    const call = alice.createCard({ board_id: here.board_id, column_id: there.column_id, title: "lost" });
    expect(await refusal(call)).toEqual({ status: 404, detail: "This column does not exist." });
    expect(await titles(there.board_id, there.column_id)).toEqual([]);
  });
});

describe("move", () => {
  test("within the column, to any index", async () => {
    const { board_id, column_id, cards } = await columnWith("a", "b", "c", "d");
    await alice.moveCard({ card_id: cards[3]!.id, position: 1 });
    expect(await titles(board_id, column_id)).toEqual(["a", "d", "b", "c"]);
    await alice.moveCard({ card_id: cards[0]!.id, position: 3 });
    expect(await titles(board_id, column_id)).toEqual(["d", "b", "c", "a"]);
    await alice.moveCard({ card_id: cards[2]!.id, position: 0 });
    expect(await titles(board_id, column_id)).toEqual(["c", "d", "b", "a"]);
  });

  test("to another column of the board", async () => {
    const { board_id, column_id, cards } = await columnWith("a", "b");
    const done = await alice.createColumn({ board_id, title: "Done" });
    const moved = await bob.moveCard({ card_id: cards[0]!.id, column_id: done.id, position: 0 });
    expect(moved).toEqual({
      ...cards[0]!,
      column_id: done.id,
      rank: expect.any(Number),
      updated_at: expect.any(String),
    });
    expect(await titles(board_id, column_id)).toEqual(["b"]);
    expect(await titles(board_id, done.id)).toEqual(["a"]);
    const event = (await service.events(alice, board_id)).at(-1)!;
    expect(event).toMatchObject({ type: "card.moved", data: moved, user_id: bob.id });
  });

  test("a hundred times into the same gap renumbers the column and keeps the order", async () => {
    const { board_id, column_id, cards } = await columnWith("a", "b", "c");
    for (let i = 0; i < 100; i++) {
      await alice.moveCard({ card_id: cards[2 - (i % 2)]!.id, position: 1 });
    }
    expect(await titles(board_id, column_id)).toEqual(["a", "b", "c"]);
    const renumberings = (await service.events(alice, board_id)).filter((event) => event.renumbered);
    expect(renumberings.length).toBeGreaterThan(0);
  });

  test("to a column of another board is refused with 404 and changes nothing", async () => {
    const here = await columnWith("a");
    const there = await boardOf(alice);
    const call = alice.moveCard({ card_id: here.cards[0]!.id, column_id: there.column_id, position: 0 });
    expect(await refusal(call)).toEqual({ status: 404, detail: "This column does not exist." });
    expect(await titles(here.board_id, here.column_id)).toEqual(["a"]);
  });

  test("by somebody who is no member is refused with 403", async () => {
    const { cards } = await columnWith("a");
    expect(await refusal(mallory.moveCard({ card_id: cards[0]!.id, position: 0 }))).toEqual({
      status: 403,
      detail: "You are not a member of this board.",
    });
  });
});
