/** Moves in columns whose order is kept by the process: as exact as those that count, whoever else changes the board. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { App } from "../../server/app.ts";
import { createCardOrders } from "../../server/cards/kept-orders.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { checkBoard } from "../support/board-checks.ts";
import { startInstance, through } from "../support/instances.ts";
import { tally } from "../support/outcomes.ts";

const CARDS = 24;

let service: Service;
let other: App;
let alice: Person;
let aliceThere: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  other = await startInstance(service.app.context.config);
  aliceThere = through(other, alice);
});
afterAll(async () => {
  await other.stop();
  await service.stop();
});

/** Every column counts as long, and is read after so many changes. */
function keepAll(readAfter: number): void {
  for (const { context } of [service.app, other]) context.orders = createCardOrders({ long: 0, readAfter });
}

/** Two columns, and cards in the first. */
async function boardWithCards() {
  const made = await boardOf(alice);
  const { id: second } = await alice.createColumn({ board_id: made.board_id, title: "Second" });
  const titles = Array.from({ length: CARDS }, (_, index) => `Card ${index}`);
  await alice.createCards({ ...made, titles });
  return { ...made, columns: [made.column_id, second] as const };
}

/** The cards of each column, as moving them one by one leads to. */
class Lists {
  readonly #columns: Map<string, string[]>;

  constructor({ columns }: FullBoard) {
    this.#columns = new Map(columns.map(({ id, cards }) => [id, cards.map((card) => card.id)]));
  }

  get all(): string[][] {
    return [...this.#columns.values()];
  }

  /** Where it was. */
  take(id: string): number {
    const list = this.all.find((ids) => ids.includes(id))!;
    const at = list.indexOf(id);
    list.splice(at, 1);
    return at;
  }

  put(id: string, columnId: string, position: number): void {
    this.#columns.get(columnId)!.splice(position, 0, id);
  }
}

/** Moves every card once, all at once, creates one and deletes one; the log says in which order that happened. */
async function shuffle(boardId: string, columns: readonly string[], people: Person[], round: number) {
  const before = await alice.getBoard({ board_id: boardId });
  const cards = before.columns.flatMap((column) => column.cards);
  const [deleted, ...moved] = cards;
  const places = new Map(
    moved.map(({ id }, index) => [
      id,
      { column_id: columns[(index + round) % 3 === 0 ? 1 : 0]!, position: (index * 7 + round) % CARDS },
    ]),
  );
  const person = (index: number) => people[index % people.length]!;
  const created = { column_id: columns[0]!, position: 3 };
  const calls: Promise<unknown>[] = [...places].map(([card_id, place], index) =>
    person(index).moveCard({ card_id, ...place }),
  );
  calls.splice(5, 0, person(round).createCard({ board_id: boardId, title: "New", ...created }));
  calls.splice(9, 0, person(round + 1).deleteCard({ card_id: deleted!.id }));
  expect(await tally(calls)).toEqual({ done: CARDS + 1 });
  const { board, log } = await checkBoard(alice, before);
  const lists = new Lists(before);
  for (const { type, data, previous } of log.slice(before.seq)) {
    const { id } = data as Card;
    if (type !== "card.created") {
      const was = lists.take(id);
      if (type === "card.moved") expect(previous?.position).toBe(was);
    }
    const place = type === "card.created" ? created : places.get(id);
    if (place) lists.put(id, place.column_id, place.position);
  }
  expect(board.columns.map((column) => column.cards.map(({ id }) => id))).toEqual(lists.all);
}

const isKept = (boardId: string) => service.app.context.orders.toLoad(boardId).isKept;

test("BOARD-10: moves at once in columns whose order is kept: each comes to its position", async () => {
  keepAll(2);
  const { board_id, columns } = await boardWithCards();
  for (let round = 0; round < 4; round++) await shuffle(board_id, columns, [alice], round);
  expect(isKept(board_id)).toBe(true);
});

test("BOARD-10: the same through two services, each of which keeps the order that the other changes", async () => {
  keepAll(0);
  const { board_id, columns } = await boardWithCards();
  for (let round = 0; round < 6; round++) {
    await shuffle(board_id, columns, [alice, aliceThere], round);
    await shuffle(board_id, columns, [round % 2 === 0 ? alice : aliceThere], round);
  }
});

test("the order is kept of boards with long columns only, and not while others change them", async () => {
  for (const { context } of [service.app, other])
    context.orders = createCardOrders({ long: 20, readAfter: 3 });
  const { board_id, column_id } = await boardWithCards();
  const move = async (person: Person, from: number, position: number) => {
    const { columns } = await alice.getBoard({ board_id });
    const { cards } = columns.find(({ id }) => id === column_id)!;
    await person.moveCard({ card_id: cards[from]!.id, position });
  };
  for (let i = 0; i < 5; i++) await move(alice, 3, 10);
  expect(isKept(board_id)).toBe(false);
  await move(alice, 22, 0);
  for (let i = 0; i < 4; i++) await move(alice, 3, 10);
  expect(isKept(board_id)).toBe(true);
  await move(aliceThere, 0, 21);
  await move(alice, 22, 0);
  expect(isKept(board_id)).toBe(false);
});

test("where there is no room between two cards, all are renumbered, and their order is read again", async () => {
  keepAll(0);
  const { board_id, columns } = await boardWithCards();
  for (let i = 0; i < 40; i++) {
    const { columns: now } = await alice.getBoard({ board_id });
    await alice.moveCard({ card_id: now[0]!.cards.at(-1)!.id, position: 1 });
  }
  const events = await service.events(alice, board_id);
  expect(events.some(({ renumbered }) => renumbered)).toBe(true);
  await shuffle(board_id, columns, [alice], 0);
});
