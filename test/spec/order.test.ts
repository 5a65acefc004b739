/** Order by rank: columns in a board, cards in a column, checklists in a card, items in a checklist. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { BAD_POSITIONS } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
});
afterAll(() => service.stop());

interface Ranked {
  id: string;
  rank: number;
}

/** A parent on a new board, and how to work with the things that are ordered in it. */
interface Row {
  board_id: string;
  path: string;
  add(title: string): Promise<Ranked>;
  move(id: string, position: number): Promise<Ranked>;
  read(): Promise<(Ranked & { title: string })[]>;
}

async function columns(): Promise<Row> {
  const { id: board_id } = await alice.createBoard({ title: "Board" });
  return {
    board_id,
    path: "/columns",
    add: (title) => alice.createColumn({ board_id, title }),
    move: (column_id, position) => alice.moveColumn({ column_id, position }),
    read: async () => (await alice.getBoard({ board_id })).columns,
  };
}

async function cards(): Promise<Row> {
  const { board_id, column_id } = await boardOf(alice);
  return {
    board_id,
    path: "/cards",
    add: (title) => alice.createCard({ board_id, column_id, title }),
    move: (card_id, position) => alice.moveCard({ card_id, position }),
    read: async () => (await alice.getBoard({ board_id })).columns[0]!.cards,
  };
}

async function checklists(): Promise<Row> {
  const { board_id, column_id } = await boardOf(alice);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  return {
    board_id,
    path: "/checklists",
    add: (title) => alice.createChecklist({ card_id, title }),
    move: (checklist_id, position) => alice.moveChecklist({ checklist_id, position }),
    read: async () => (await alice.getCard({ card_id })).checklists,
  };
}

async function items(): Promise<Row> {
  const { board_id, column_id } = await boardOf(alice);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "list" });
  return {
    board_id,
    path: "/items",
    add: (content) => alice.createItem({ checklist_id, content }),
    move: (item_id, position) => alice.moveItem({ item_id, position }),
    async read() {
      const [list] = (await alice.getCard({ card_id })).checklists;
      return list!.items.map((item) => ({ ...item, title: item.content }));
    },
  };
}

async function filled(open: () => Promise<Row>, titles: string) {
  const row = await open();
  const ids: Record<string, string> = {};
  for (const title of titles) ids[title] = (await row.add(title)).id;
  return { ...row, ids };
}

/** The titles in order; ranks must be integers, each greater than the one before. */
async function order(row: Row): Promise<string> {
  const list = await row.read();
  const ranks = list.map(({ rank }) => rank);
  expect(ranks.every(Number.isSafeInteger)).toBe(true);
  expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
  return list.map(({ title }) => title).join("");
}

/** Moves `a` and `b` past each other until no rank is left between them and `c` behind them. */
async function fillGapBeforeThird(row: Row & { ids: Record<string, string> }): Promise<void> {
  for (let turn = 0; ; turn++) {
    const [, second, third] = await row.read();
    if (third!.rank - second!.rank === 1) return;
    await row.move(row.ids[turn % 2 === 0 ? "a" : "b"]!, 1);
  }
}

describe.each([
  ["columns of a board", columns],
  ["cards of a column", cards],
  ["checklists of a card", checklists],
  ["items of a checklist", items],
])("%s", (_, open) => {
  test("ORDER-1: a new one is placed last", async () => {
    expect(await order(await filled(open, "abc"))).toBe("abc");
  });

  test("ORDER-2: moved to position n, it has index n afterwards, whatever n and wherever it was", async () => {
    const row = await filled(open, "abcd");
    for (const title of "abcd") {
      for (const position of [0, 3, 1, 2, 1, 1]) {
        const others = (await order(row)).replace(title, "");
        const moved = await row.move(row.ids[title]!, position);
        expect(await order(row)).toBe(others.slice(0, position) + title + others.slice(position));
        expect((await row.read())[position]).toMatchObject({ id: row.ids[title], rank: moved.rank });
      }
    }
  });

  test("ORDER-2: a position beyond the end means last", async () => {
    const row = await filled(open, "abc");
    await row.move(row.ids.a!, 3);
    expect(await order(row)).toBe("bca");
    await row.move(row.ids.b!, 1_000_000);
    expect(await order(row)).toBe("cab");
    await row.move(row.ids.c!, Number.MAX_SAFE_INTEGER);
    expect(await order(row)).toBe("abc");
  });

  test("ORDER-4: where no rank is left between two, a third still goes between them", async () => {
    const row = await filled(open, "abcd");
    await fillGapBeforeThird(row);
    const [first, second] = await order(row);
    await row.move(row.ids.d!, 2);
    expect(await order(row)).toBe(`${first}${second}dc`);
    await row.move(row.ids[first!]!, 2);
    expect(await order(row)).toBe(`${second}d${first}c`);
  });

  test("ORDER-1: hundreds of moves to the front and into the middle keep the order exact", async () => {
    const row = await filled(open, "abc");
    let expected = "abc";
    for (let turn = 0; turn < 120; turn++) {
      const title = expected[2]!;
      const position = turn % 3 === 0 ? 0 : 1;
      await row.move(row.ids[title]!, position);
      const others = expected.replace(title, "");
      expected = others.slice(0, position) + title + others.slice(position);
    }
    expect(await order(row)).toBe(expected);
  });

  test("ORDER-3: a move without a position, or to one that is not an integer from 0, is refused with 422", async () => {
    const row = await filled(open, "ab");
    for (const position of [...BAD_POSITIONS, undefined]) {
      const { status } = await changesNothing(alice, row.board_id, () =>
        service.send("POST", `${row.path}/${row.ids.a}/move`, { token: alice.token, json: { position } }),
      );
      expect(status).toBe(422);
    }
  });
});
