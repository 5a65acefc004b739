/** What plain connections are sent, with a board that is read when the test says so. */
import { describe, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import { emptyCard } from "../../contract/cards.ts";
import { plainEvents } from "../../server/columns/plain-events.ts";
import type { EncodedEvent } from "../../server/platform/event-log/event-log.ts";
import type { Connection, Message } from "../../server/platform/live/connections/connection.ts";
import { PlainFeed } from "../../server/platform/live/hub/plain/plain-feed.ts";

const BOARD = { id: "board", seq: 0, columns: [], labels: [], members: [] } as unknown as FullBoard;
const column = (title: string) => ({ id: "c", board_id: "board", title, rank: 1 });
const AT = "2026-01-01T00:00:00.000Z";
const card = (id: string) =>
  emptyCard({
    id,
    board_id: "board",
    column_id: "c",
    number: 1,
    title: id,
    description: null,
    rank: 1,
    created_at: AT,
    updated_at: AT,
  });

function event(seq: number, type: string, data: object): EncodedEvent {
  return {
    seq,
    type,
    createdAt: "",
    text: `{"type":"${type}","data":${JSON.stringify(data)},"user_id":null,"seq":${seq}}`,
  };
}

const renamed = (seq: number) => event(seq, "column.updated", column(`Title ${seq}`));
const deleted = (seq: number) => event(seq, "column.deleted", column(`Title ${seq}`));
const added = (seq: number, id = `card ${seq}`) => event(seq, "card.created", card(id));

/** A board at `seq` whose column has these cards. */
function boardAt(seq: number, ...ids: string[]): FullBoard {
  return { ...BOARD, seq, columns: [{ ...column("Title"), cards: ids.map(card) }] } as unknown as FullBoard;
}

function stage({ most = 1_000_000, isLetIn = true } = {}) {
  const reads: PromiseWithResolvers<{ board: FullBoard; bytes: number }>[] = [];
  const sent: { seq: number; cards?: string[] }[] = [];
  const broken: string[] = [];
  const copies = { held: 0, most };
  const feed = new PlainFeed({
    events: plainEvents,
    copies,
    readBoard() {
      const read = Promise.withResolvers<{ board: FullBoard; bytes: number }>();
      reads.push(read);
      return read.promise;
    },
    publish({ text }) {
      const { seq, data } = JSON.parse(text);
      sent.push({ seq, ...(data.cards && { cards: data.cards.map(({ id }: { id: string }) => id) }) });
    },
    broken: (reason) => broken.push(reason),
  });
  if (isLetIn) feed.startAt(0);
  const answer = async (board: FullBoard, bytes = 100) => {
    reads.at(-1)!.resolve({ board, bytes });
    await Bun.sleep(0);
  };
  return { feed, reads, sent, broken, copies, answer };
}

test("the board is not read before somebody is let in", () => {
  const { reads } = stage({ isLetIn: false });
  expect(reads).toEqual([]);
});

test("only an event of a column waits for the board, and what follows it; the order is kept", async () => {
  const { feed, sent, answer, reads } = stage();
  feed.push(added(1));
  expect(sent).toEqual([{ seq: 1 }]);
  feed.push(renamed(2));
  feed.push(added(3));
  feed.push(deleted(4));
  expect(sent).toHaveLength(1);
  await answer(boardAt(0));
  expect(sent).toEqual([
    { seq: 1 },
    { seq: 2, cards: ["card 1"] },
    { seq: 3 },
    { seq: 4, cards: ["card 1", "card 3"] },
  ]);
  expect(reads).toHaveLength(1);
});

test("a board that was read later than the event: the cards it has", async () => {
  const { feed, sent, answer } = stage();
  feed.push(renamed(5));
  await answer(boardAt(7, "a", "b"));
  feed.push(added(6));
  feed.push(added(7));
  feed.push(added(8));
  feed.push(renamed(9));
  expect(sent.filter(({ cards }) => cards)).toEqual([
    { seq: 5, cards: ["a", "b"] },
    { seq: 9, cards: ["a", "b", "card 8"] },
  ]);
});

test("a board that was read before what is told begins: it is read again", async () => {
  const { feed, sent, answer, reads } = stage();
  feed.startAt(5);
  await answer(boardAt(3));
  expect(reads).toHaveLength(2);
  await answer(boardAt(5, "a"));
  feed.push(renamed(6));
  expect(sent).toEqual([{ seq: 6, cards: ["a"] }]);
});

test("many events are applied in between, without another read", async () => {
  const { feed, sent, answer, reads } = stage();
  await answer(boardAt(0));
  for (let seq = 1; seq <= 1000; seq++) feed.push(added(seq));
  feed.push(renamed(1001));
  expect(sent.at(-1)!.cards).toHaveLength(1000);
  expect(reads).toHaveLength(1);
});

describe("a member who is called otherwise", () => {
  const of = (seq: number, id: string) =>
    ({ ...boardAt(seq, id), members: [{ user_id: "bob" }] }) as FullBoard;

  test("makes the copy out of date: it is read again, and only then are columns told", async () => {
    const { feed, sent, answer, reads } = stage();
    await answer(of(0, "old name"));
    feed.profileChanged("carol");
    expect(reads).toHaveLength(1);
    feed.profileChanged("bob");
    expect(reads).toHaveLength(1);
    feed.push(renamed(1));
    expect({ sent, reads: reads.length }).toEqual({ sent: [], reads: 2 });
    await answer(of(0, "new name"));
    expect(sent).toEqual([{ seq: 1, cards: ["new name"] }]);
  });

  test("while it is being read: what was read by then does not count", async () => {
    const { feed, sent, answer, reads } = stage();
    feed.profileChanged("bob");
    feed.push(renamed(1));
    await answer(of(0, "old name"));
    expect({ sent, reads: reads.length }).toEqual({ sent: [], reads: 2 });
    await answer(of(0, "new name"));
    expect(sent).toEqual([{ seq: 1, cards: ["new name"] }]);
  });
});

describe("bounds", () => {
  test("SOCKET-19: a board beyond the budget of all copies is not held, but read for each event of a column", async () => {
    const { feed, sent, answer, reads, copies } = stage({ most: 1000 });
    await answer(boardAt(0, "a"), 1001);
    expect(copies.held).toBe(0);
    feed.startAt(0);
    feed.push(added(1));
    expect(reads).toHaveLength(1);
    feed.push(renamed(2));
    await answer(boardAt(2, "a", "card 1"), 1001);
    expect(sent).toEqual([{ seq: 1 }, { seq: 2, cards: ["a", "card 1"] }]);
    expect({ reads: reads.length, held: copies.held }).toEqual({ reads: 2, held: 0 });
  });

  test("a copy that grows beyond that is weighed anew", async () => {
    const { feed, answer, reads, copies } = stage({ most: 5000 });
    await answer(boardAt(0), 100);
    for (let seq = 1; seq <= 300; seq++) feed.push(added(seq));
    expect(reads).toHaveLength(2);
    await answer(boardAt(300), 3000);
    expect(copies.held).toBe(3000);
    feed.end();
    expect(copies.held).toBe(0);
  });

  test("SOCKET-19: a column with more cards than a connection may have waiting closes all plain connections", async () => {
    const { feed, sent, broken, answer } = stage();
    await answer(boardAt(0, ...Array.from({ length: 50 }, (_, i) => `${i} `.padEnd(50_000, "€"))));
    feed.push(renamed(1));
    expect({ sent, broken }).toEqual({
      sent: [],
      broken: ["an event with its part of the board is too long"],
    });
  });

  test("SOCKET-19: too many events while the board is being read close all plain connections", async () => {
    const { feed, sent, broken } = stage();
    for (let seq = 1; seq <= 1001; seq++) feed.push(renamed(seq));
    expect({ sent, broken }).toEqual({
      sent: [],
      broken: ["too much has happened while the board was read"],
    });
  });

  test("a board that cannot be read: all have to connect again, if something waits for it", async () => {
    const { feed, reads, broken } = stage();
    reads[0]!.reject(new Error("away"));
    await Bun.sleep(0);
    expect(broken).toEqual([]);
    feed.push(renamed(1));
    reads[1]!.reject(new Error("away"));
    await Bun.sleep(0);
    expect(broken).toEqual(["Error: away"]);
  });
});

describe("who arrives", () => {
  function arrival() {
    const told: string[] = [];
    const connection = {
      listen: () => told.push("listens"),
      send: (...messages: Message[]) => told.push(...messages.map(({ seq }) => String(seq))),
      close: (code: number) => told.push(`closed ${code}`),
    } as unknown as Connection;
    return { connection, told };
  }

  test("is told what was sent since, once, and nothing from before", async () => {
    const { feed, answer } = stage();
    const { connection, told } = arrival();
    await answer(boardAt(0));
    feed.push(added(1));
    await feed.whileArriving(async () => {
      feed.push(renamed(2));
      feed.push(added(3));
      await feed.admit(connection, 1);
    });
    expect(told).toEqual(["listens", "2", "3"]);
  });

  test("waits for what is from before, but still waits to be sent", async () => {
    const { feed, answer } = stage();
    const { connection, told } = arrival();
    feed.push(renamed(1));
    const arriving = feed.whileArriving(() => feed.admit(connection, 1));
    feed.push(renamed(2));
    await Bun.sleep(0);
    expect(told).toEqual([]);
    await answer(boardAt(0));
    await arriving;
    expect(told).toEqual(["listens", "2"]);
  });

  test("comes back when more has happened than is remembered", async () => {
    const { feed, answer } = stage();
    const { connection, told } = arrival();
    await answer(boardAt(0));
    await feed.whileArriving(async () => {
      for (let seq = 1; seq <= 1001; seq++) feed.push(added(seq));
      await feed.admit(connection, 0);
    });
    expect(told).toEqual(["closed 1012"]);
  });
});
