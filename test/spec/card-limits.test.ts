/** How many cards a column takes: LIMIT-13, LIMIT-14. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { App } from "../../server/app.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { startInstance, through } from "../support/instances.ts";
import { tally } from "../support/outcomes.ts";

let service: Service;
let second: App | undefined;
let alice: Person;
let alsoAlice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  if (process.env.BOARDCAST_TEST_DB === "postgres")
    second = await startInstance({ ...service.app.context.config, PORT: 0 });
  alsoAlice = second ? through(second, alice) : alice;
});
afterAll(async () => {
  await second?.stop();
  await service.stop();
});

const FULL = { status: 409, detail: "The column “Doing” is full: its limit is 2 cards." };

/** A full column, and a card in another one. */
async function scene() {
  const { board_id, column_id } = await boardOf(alice);
  const doing = await alice.createColumn({ board_id, title: "Doing", card_limit: 2 });
  const first = await alice.createCard({ board_id, column_id: doing.id, title: "first" });
  const second = await alice.createCard({ board_id, column_id: doing.id, title: "second" });
  const other = await alice.createCard({ board_id, column_id, title: "other" });
  const titles = async () => {
    const { columns } = await alice.getBoard({ board_id });
    return columns.find(({ id }) => id === doing.id)!.cards.map(({ title }) => title);
  };
  /** Refused with FULL, and no number is used. */
  async function isRefused(call: () => Promise<unknown>): Promise<void> {
    const before = await alice.getBoard({ board_id });
    expect(await refusal(call())).toEqual(FULL);
    expect(await alice.getBoard({ board_id })).toEqual(before);
  }
  return { board_id, column_id, doing_id: doing.id, first, second, other, titles, isRefused };
}

test("LIMIT-13: creating a card in a full column and moving one to it are refused; deleting makes room", async () => {
  const { board_id, doing_id, first, other, titles, isRefused } = await scene();
  await isRefused(() => alice.createCard({ board_id, column_id: doing_id, title: "third" }));
  await isRefused(() => alice.moveCard({ card_id: other.id, column_id: doing_id, position: 0 }));
  await alice.deleteCard({ card_id: first.id });
  await alice.moveCard({ card_id: other.id, column_id: doing_id, position: 0 });
  expect(await titles()).toEqual(["other", "second"]);
});

test("LIMIT-13: restoring a card to a full column is refused, by undo too; another column takes it", async () => {
  const { board_id, column_id, doing_id, first, isRefused } = await scene();
  await alice.deleteCard({ card_id: first.id });
  const { seq } = await alice.getBoard({ board_id });
  await alice.createCard({ board_id, column_id: doing_id, title: "third" });
  await isRefused(() => alice.restoreCard({ trashed_card_id: first.id }));
  await isRefused(() => alice.undo({ board_id, seq }));
  expect(await alice.restoreCard({ trashed_card_id: first.id, column_id })).toMatchObject({ column_id });
});

test("LIMIT-13: undoing a move is refused if the card would return to a full column", async () => {
  const { board_id, column_id, doing_id, first, isRefused } = await scene();
  await alice.moveCard({ card_id: first.id, column_id, position: 0 });
  const { seq } = await alice.getBoard({ board_id });
  const third = await alice.createCard({ board_id, column_id: doing_id, title: "third" });
  await isRefused(() => alice.undo({ board_id, seq }));
  await alice.deleteCard({ card_id: third.id });
  await alice.undo({ board_id, seq });
  expect(await alice.getCard({ card_id: first.id })).toMatchObject({ column_id: doing_id });
});

test("LIMIT-13: of many who fill a column at once, as many succeed as there is room for (on two instances)", async () => {
  const { board_id } = await boardOf(alice);
  const { id: column_id } = await alice.createColumn({ board_id, title: "Doing", card_limit: 3 });
  const calls = Array.from({ length: 8 }, (_, i) =>
    (i % 2 ? alice : alsoAlice).createCard({ board_id, column_id, title: `card ${i}` }),
  );
  expect(await tally(calls)).toEqual({ done: 3, 409: 5 });
});

test("LIMIT-14: a card moves within its full column, and a limit below the number of cards moves none of them", async () => {
  const { board_id, doing_id, first, titles, isRefused } = await scene();
  await alice.moveCard({ card_id: first.id, position: 1 });
  await alice.moveCard({ card_id: first.id, column_id: doing_id, position: 0 });
  await alice.moveCard({ card_id: first.id, position: 1 });
  await alice.updateColumn({ column_id: doing_id, card_limit: 1 });
  expect(await titles()).toEqual(["second", "first"]);
  await alice.moveCard({ card_id: first.id, position: 0 });
  await alice.updateColumn({ column_id: doing_id, card_limit: 2 });
  await isRefused(() => alice.createCard({ board_id, column_id: doing_id, title: "third" }));
  await alice.updateColumn({ column_id: doing_id, card_limit: null });
  await alice.createCard({ board_id, column_id: doing_id, title: "third" });
  expect(await titles()).toEqual(["first", "second", "third"]);
});

test("LIMIT-14: a column comes back with all its cards, even if they are more than its limit", async () => {
  const { doing_id, titles } = await scene();
  await alice.updateColumn({ column_id: doing_id, card_limit: 1 });
  await alice.deleteColumn({ column_id: doing_id });
  await alice.restoreColumn({ trashed_column_id: doing_id });
  expect(await titles()).toEqual(["first", "second"]);
});
