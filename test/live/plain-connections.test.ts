/**
 * Columns on the wire: with their cards, exactly as they were at that event, to those who connect without `since`;
 * by themselves to everyone else and in the log.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Column } from "../../contract/columns.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { Listener } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** What a plain connection must be told: the log, and with every column the cards it had then. */
function plainly(start: FullBoard, log: BoardEvent[]): unknown[] {
  let board = start;
  return log.map((event) => {
    const before = board;
    board = applyEvent(board, event)!;
    if (!event.type.startsWith("column.")) return event;
    const { columns } = event.type === "column.deleted" ? before : board;
    const { cards } = columns.find(({ id }) => id === (event.data as Column).id)!;
    return { ...event, data: { ...event.data, cards } };
  });
}

async function openPlain(boardId: string): Promise<Listener> {
  const listener = new Listener(service.url, boardId, { token: bob.token });
  await new Promise((resolve) => {
    listener.socket.onopen = resolve;
  });
  return listener;
}

async function told(listener: Listener, start: FullBoard): Promise<void> {
  const { seq } = await alice.getBoard({ board_id: start.id });
  await listener.until(() => listener.events.at(-1)?.seq === seq, `event ${seq}`);
  const log = (await service.events(alice, start.id)).slice(start.seq);
  expect(listener.events).toEqual(plainly(start, log) as BoardEvent[]);
}

test("SOCKET-6: of all listeners, only a plain connection gets the cards (EVENT-5)", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "Card" });
  const { seq } = await alice.getBoard({ board_id });
  const plain = await openPlain(board_id);
  const following = new Listener(service.url, board_id, { token: bob.token, since: seq });
  await following.sees("ready");
  const address = `${service.url}/boards/${board_id}/stream?token=${bob.token}`;
  const streams = [await StreamReader.open(address), await StreamReader.open(`${address}&since=${seq}`)];
  for (const stream of streams) await stream.sees("user_joined");
  const { cards: _, ...fields } = await alice.updateColumn({ column_id, title: "Later" });
  expect((await plain.sees("column.updated")).data).toEqual({ ...fields, cards: [card] });
  expect((await following.sees("column.updated")).data).toEqual(fields);
  for (const stream of streams) expect((await stream.sees("column.updated")).data.data).toEqual(fields);
  expect((await service.events(alice, board_id)).at(-1)!.data).toEqual(fields);
});

test("SOCKET-6: whatever happens at once, every column comes with the cards of that very event, in order", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const other = await alice.createColumn({ board_id, title: "Other" });
  const start = await alice.getBoard({ board_id });
  const first = await openPlain(board_id);
  const cards = await Promise.all(
    Array.from({ length: 30 }, (_, i) => alice.createCard({ board_id, column_id, title: `Card ${i}` })),
  );
  const second = await openPlain(board_id);
  await Promise.all(
    cards.flatMap(({ id: card_id }, i) => [
      alice.moveCard({ card_id, column_id: i % 2 ? other.id : column_id, position: 0 }),
      alice.updateColumn({ column_id: i % 3 ? other.id : column_id, title: `Title ${i}` }),
      ...(i % 5 === 0 ? [alice.deleteCard({ card_id }).catch(() => {})] : []),
      ...(i % 7 === 0 ? [alice.moveColumn({ column_id, position: i % 2 })] : []),
    ]),
  );
  await alice.deleteColumn({ column_id });
  await told(first, start);
  const from = second.events[0]!.seq;
  expect(second.events).toEqual(first.events.filter(({ seq }) => seq >= from));
});

test("SOCKET-6: many other events between two column events make no difference", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const start = await alice.getBoard({ board_id });
  const listener = await openPlain(board_id);
  for (let i = 0; i < 300; i++) await alice.createCard({ board_id, column_id, title: `Card ${i}` });
  await alice.deleteColumn({ column_id });
  await told(listener, start);
});

describe("SOCKET-6: a column that is changed right after the handshake", () => {
  const CHANGES = {
    renamed: (column_id: string) => alice.updateColumn({ column_id, title: "Renamed" }),
    deleted: (column_id: string) => alice.deleteColumn({ column_id }),
  };
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`comes with its cards: ${what}`, async () => {
      for (let round = 0; round < 5; round++) {
        const { board_id, column_id } = await boardOf(alice, bob);
        await alice.createCard({ board_id, column_id, title: "Card" });
        const start = await alice.getBoard({ board_id });
        const listener = await openPlain(board_id);
        await change(column_id);
        await told(listener, start);
        listener.close();
      }
    });
  }
});

test("SOCKET-6: users appear under their present names", async () => {
  const carol = await service.person("carol");
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
  await alice.assignCard({ card_id, user_ids: [carol.id] });
  const listener = await openPlain(board_id);
  await listener.sees("user_joined");
  const renamed = await carol.updateMe({ firstname: "Caroline" });
  await alice.updateColumn({ column_id, title: "Later" });
  expect((await listener.sees("column.updated")).data.cards[0].assignees).toEqual([renamed]);
});

test("SOCKET-6: titles that look like the end of an event, or like cards, stay what they are", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  await alice.createCard({ board_id, column_id, title: 'tricky ,"cards":[ },"user_id": ]}' });
  const start = await alice.getBoard({ board_id });
  const plain = await openPlain(board_id);
  await alice.updateColumn({ column_id, title: 'odd },"user_id": ,"cards":[' });
  await told(plain, start);
});

test("EVENT-5: an event of another instance is told as it came", async () => {
  const { board_id, column_id } = await boardOf(alice, bob);
  const { seq } = await alice.getBoard({ board_id });
  const following = new Listener(service.url, board_id, { token: bob.token, since: seq });
  await following.sees("ready");
  const event = {
    type: "column.updated",
    data: { id: column_id, board_id, title: "From elsewhere", rank: 65_536 },
    user_id: alice.id,
    timestamp: new Date().toISOString(),
    version: "1.0",
    board_id,
    seq: seq + 1,
  };
  service.app.context.live.hub.heard(board_id, `e${seq + 1} ${JSON.stringify(event)}`);
  expect(await following.sees("column.updated")).toEqual(event as BoardEvent);
});
