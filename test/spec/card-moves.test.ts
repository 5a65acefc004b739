/** Moving cards: CARD-5 to CARD-7. Order within one column is in order.test.ts too. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
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

test("CARD-5: within the column, to any index (ORDER-2)", async () => {
  const { board_id, column_id, cards } = await columnWith("a", "b", "c", "d");
  await alice.moveCard({ card_id: cards[3]!.id, position: 1 });
  expect(await titles(board_id, column_id)).toEqual(["a", "d", "b", "c"]);
  await alice.moveCard({ card_id: cards[0]!.id, position: 3 });
  expect(await titles(board_id, column_id)).toEqual(["d", "b", "c", "a"]);
  await alice.moveCard({ card_id: cards[2]!.id, position: 0 });
  expect(await titles(board_id, column_id)).toEqual(["c", "d", "b", "a"]);
});

test("CARD-5: to another column of the board", async () => {
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

test("ORDER-4: a hundred moves into the same gap renumber the column and keep the order", async () => {
  const { board_id, column_id, cards } = await columnWith("a", "b", "c");
  for (let i = 0; i < 100; i++) {
    await alice.moveCard({ card_id: cards[2 - (i % 2)]!.id, position: 1 });
  }
  expect(await titles(board_id, column_id)).toEqual(["a", "b", "c"]);
  const renumberings = (await service.events(alice, board_id)).filter((event) => event.renumbered);
  expect(renumberings.length).toBeGreaterThan(0);
});

test("CARD-6: a move to the card's own column is a move within it", async () => {
  const { board_id, column_id, cards } = await columnWith("a", "b", "c");
  const moved = await bob.moveCard({ card_id: cards[0]!.id, column_id, position: 1 });
  expect(moved).toEqual({ ...cards[0]!, rank: expect.any(Number), updated_at: expect.any(String) });
  expect(await titles(board_id, column_id)).toEqual(["b", "a", "c"]);
  expect(await lastEvents(board_id, 1)).toEqual([{ type: "card.moved", data: moved, user_id: bob.id }]);
});

test("CARD-5: to another column, to any index, with everything on the card", async () => {
  const { board_id, column_id, cards } = await columnWith("a", "b");
  const done = await alice.createColumn({ board_id, title: "Done" });
  for (const title of ["x", "y"]) await alice.createCard({ board_id, column_id: done.id, title });
  const card_id = cards[0]!.id;
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  await alice.createChecklist({ card_id, title: "steps" });
  const before = await alice.getCard({ card_id });
  const moved = await alice.moveCard({ card_id, column_id: done.id, position: 1 });
  expect(moved).toEqual({
    ...before,
    column_id: done.id,
    rank: expect.any(Number),
    updated_at: expect.any(String),
  });
  expect(await alice.getCard({ card_id })).toEqual(moved);
  expect(await titles(board_id, done.id)).toEqual(["x", "a", "y"]);
  await alice.moveCard({ card_id: cards[1]!.id, column_id: done.id, position: 99 });
  expect(await titles(board_id, done.id)).toEqual(["x", "a", "y", "b"]);
  expect(await titles(board_id, column_id)).toEqual([]);
});

test("ORDER-4: from another column into a gap without free ranks, and a new card too", async () => {
  const { board_id, column_id, cards } = await columnWith("a", "b", "c");
  const other = await alice.createColumn({ board_id, title: "Other" });
  const card = await alice.createCard({ board_id, column_id: other.id, title: "d" });
  const fill = async () => {
    for (let turn = 0; ; turn++) {
      const [column] = (await alice.getBoard({ board_id })).columns;
      const [, second, third] = column!.cards;
      if (third!.rank - second!.rank === 1) return;
      await alice.moveCard({ card_id: cards[turn % 2]!.id, position: 1 });
    }
  };
  await fill();
  const [first, second] = (await titles(board_id, column_id)) as [string, string];
  await alice.moveCard({ card_id: card.id, column_id, position: 2 });
  expect(await titles(board_id, column_id)).toEqual([first, second, "d", "c"]);
  await alice.deleteCard({ card_id: card.id });
  await fill();
  const [third, fourth] = (await titles(board_id, column_id)) as [string, string];
  await alice.createCard({ board_id, column_id, title: "e", position: 2 });
  expect(await titles(board_id, column_id)).toEqual([third, fourth, "e", "c"]);
});

test("CARD-7: to a column of another board, or to none, is refused with 404", async () => {
  const here = await columnWith("a");
  const there = await boardOf(alice);
  for (const column_id of [there.column_id, UNKNOWN_ID]) {
    const call = () => refusal(alice.moveCard({ card_id: here.cards[0]!.id, column_id, position: 0 }));
    expect(await changesNothing(alice, here.board_id, call)).toEqual({
      status: 404,
      detail: "This column does not exist.",
    });
  }
  expect(await titles(there.board_id, there.column_id)).toEqual([]);
});

test("CARD-7: to a column_id that is not a UUID is refused with 422", async () => {
  const { board_id, cards } = await columnWith("a");
  for (const column_id of ["no-uuid", null, 7]) {
    const { status } = await changesNothing(alice, board_id, () =>
      service.send("POST", `/cards/${cards[0]!.id}/move`, {
        token: alice.token,
        json: { column_id, position: 0 },
      }),
    );
    expect(status).toBe(422);
  }
});

test("CARD-5: by a stranger is refused with 403, of an unknown card with 404", async () => {
  const { board_id, cards } = await columnWith("a", "b");
  const call = () => refusal(mallory.moveCard({ card_id: cards[0]!.id, position: 1 }));
  expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
  expect(await refusal(alice.moveCard({ card_id: UNKNOWN_ID, position: 0 }))).toEqual(UNKNOWN_CARD);
});
