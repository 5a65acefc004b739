/** Several cards in one request: CARD-21, CARD-22. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_CARDS_PER_BOARD: "120" } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

async function titles(boardId: string, columnId: string): Promise<string[]> {
  const board = await alice.getBoard({ board_id: boardId });
  return board.columns.find(({ id }) => id === columnId)!.cards.map((card) => card.title);
}

async function columnWith(...cards: string[]) {
  const made = await boardOf(alice, bob);
  for (const title of cards) await alice.createCard({ ...made, title });
  return made;
}

test("CARD-21: answers the cards in order and announces each", async () => {
  const { board_id, column_id } = await columnWith("a");
  const { items } = await bob.createCards({ board_id, column_id, titles: [" b ", "c", "c"] });
  expect(items.map(({ title, number }) => [title, number])).toEqual([
    ["b", 2],
    ["c", 3],
    ["c", 4],
  ]);
  const events = (await service.events(alice, board_id)).slice(-3);
  expect(events.map(({ type, data, user_id }) => ({ type, data, user_id }))).toEqual(
    items.map((card) => ({ type: "card.created", data: card, user_id: bob.id })),
  );
  expect(await titles(board_id, column_id)).toEqual(["a", "b", "c", "c"]);
});

test("CARD-21: the first comes to the position, the others after it", async () => {
  const { board_id, column_id } = await columnWith("a", "b");
  await alice.createCards({ board_id, column_id, titles: ["1", "2"], position: 1 });
  await alice.createCards({ board_id, column_id, titles: ["x", "y"], position: 0 });
  await alice.createCards({ board_id, column_id, titles: ["end"], position: 99 });
  expect(await titles(board_id, column_id)).toEqual(["x", "y", "a", "1", "2", "b", "end"]);
});

test("CARD-21: where there is no room between two ranks, all are renumbered, and every event says so (ORDER-4)", async () => {
  const { board_id, column_id } = await columnWith("a", "b");
  const many = Array.from({ length: 20 }, (_, index) => String(index));
  for (let round = 0; round < 5; round++)
    await alice.createCards({ board_id, column_id, titles: many, position: 1 });
  const events = await service.events(alice, board_id);
  const renumbered = events.filter(({ renumbered }) => renumbered !== undefined);
  expect(renumbered.length).toBeGreaterThan(0);
  expect(renumbered.length % 20).toBe(0);
  const expected = ["a", ...Array(5).fill(many).flat(), "b"];
  expect(await titles(board_id, column_id)).toEqual(expected);
});

test("CARD-21: 1 to 100 titles, each a title", async () => {
  const { board_id, column_id } = await columnWith();
  const refused = (titles: unknown) =>
    service
      .send("POST", `/boards/${board_id}/columns/${column_id}/cards/batch`, {
        token: alice.token,
        json: { titles },
      })
      .then(({ status }) => status);
  await changesNothing(alice, board_id, async () => {
    for (const wrong of [[], Array(101).fill("x"), ["a", " "], ["a", 1], "a", null, undefined])
      expect(await refused(wrong)).toBe(422);
  });
  const { items } = await alice.createCards({ board_id, column_id, titles: Array(100).fill("x") });
  expect(items).toHaveLength(100);
});

test("CARD-21: all or nothing: beyond the limit of the board or of the column none is created", async () => {
  const { board_id, column_id } = await columnWith("a");
  await alice.createCards({ board_id, column_id, titles: Array(100).fill("x") });
  await changesNothing(alice, board_id, async () => {
    const refused = await refusal(alice.createCards({ board_id, column_id, titles: Array(20).fill("x") }));
    expect(refused).toEqual({ status: 409, detail: "A board may have no more than 120 cards." });
  });
  const small = await alice.createColumn({ board_id, title: "Small", card_limit: 2 });
  await changesNothing(alice, board_id, async () => {
    const refused = await refusal(
      alice.createCards({ board_id, column_id: small.id, titles: ["1", "2", "3"] }),
    );
    expect(refused.status).toBe(409);
  });
  await alice.createCards({ board_id, column_id: small.id, titles: ["1", "2"] });
});

test("CARD-22: the whole request is undone, redone and undone again", async () => {
  const { board_id, column_id } = await columnWith("a", "b");
  const { items } = await alice.createCards({ board_id, column_id, titles: ["1", "2", "3"], position: 1 });
  const { seq } = await alice.getBoard({ board_id });
  const undone = await alice.undo({ board_id, seq, whole: true });
  expect(undone.events.map(({ type, undoes }) => [type, undoes])).toEqual([
    ["card.deleted", seq],
    ["card.deleted", seq - 1],
    ["card.deleted", seq - 2],
  ]);
  expect(await titles(board_id, column_id)).toEqual(["a", "b"]);
  await alice.undo({ board_id, seq: seq + 1 });
  expect(await titles(board_id, column_id)).toEqual(["a", "1", "2", "3", "b"]);
  const board = await alice.getBoard({ board_id });
  expect(board.columns[0]!.cards.slice(1, 4)).toEqual(items);
  await alice.undo({ board_id, seq: seq + 4 });
  expect(await titles(board_id, column_id)).toEqual(["a", "b"]);
});

test("CARD-22: one card of the request is undone by itself without `whole`", async () => {
  const { board_id, column_id } = await columnWith();
  await alice.createCards({ board_id, column_id, titles: ["1", "2", "3"] });
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq: seq - 1 });
  expect(await titles(board_id, column_id)).toEqual(["1", "3"]);
  const refused = await refusal(alice.undo({ board_id, seq, whole: true }));
  expect(refused.status).toBe(409);
});

test("CARD-22: nothing is undone once one of the cards has been changed", async () => {
  const { board_id, column_id } = await columnWith();
  const { items } = await alice.createCards({ board_id, column_id, titles: ["1", "2"] });
  const { seq } = await alice.getBoard({ board_id });
  await bob.updateCard({ card_id: items[0]!.id, is_complete: true });
  expect(await refusal(alice.undo({ board_id, seq, whole: true }))).toEqual({
    status: 409,
    detail: `This has been changed since, by ${bob.me.username}.`,
  });
  expect(await titles(board_id, column_id)).toEqual(["1", "2"]);
});

test("CARD-22: redone where others have taken the places, the cards come together", async () => {
  const { board_id, column_id } = await columnWith("a");
  await alice.createCards({ board_id, column_id, titles: ["1", "2", "3"] });
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq, whole: true });
  await bob.createCards({ board_id, column_id, titles: ["x", "y"] });
  await alice.undo({ board_id, seq: seq + 1 });
  expect(await titles(board_id, column_id)).toEqual(["a", "1", "2", "3", "x", "y"]);
});

test("CARD-22: a hundred cards are undone and redone", async () => {
  const { board_id, column_id } = await columnWith();
  const hundred = Array.from({ length: 100 }, (_, index) => String(index));
  await alice.createCards({ board_id, column_id, titles: hundred });
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq, whole: true });
  expect(await titles(board_id, column_id)).toEqual([]);
  await alice.undo({ board_id, seq: seq + 1 });
  expect(await titles(board_id, column_id)).toEqual(hundred);
});
