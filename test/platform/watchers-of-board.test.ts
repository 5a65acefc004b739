/** How events reach those who watch a board by public links: each of them all of them once, and others have their turns. */
import { expect, test } from "bun:test";
import type { EncodedEvent } from "../../server/platform/event-log/event-log.ts";
import { Watcher } from "../../server/platform/live/public/watcher.ts";
import { WatchersOfBoard } from "../../server/platform/live/public/watchers-of-board.ts";

const AT = "2026-01-31T12:00:00.000Z";
const SHARE = { id: "share", boardId: "board", createdAt: AT, expiresAt: null };
const EVENTS = { started() {}, ended() {}, waiting: () => true };

function event(seq: number, title = "Column"): EncodedEvent {
  const data = { id: crypto.randomUUID(), board_id: "board", title, position: 0, cards: [] };
  const envelope = {
    type: "column.updated",
    board_id: "board",
    seq,
    user_id: null,
    version: "1.0.0",
    timestamp: AT,
  };
  return { seq, type: "column.updated", createdAt: AT, text: JSON.stringify({ ...envelope, data }) };
}

/** Records the numbers of the events that it is sent. */
class Recorder extends Watcher {
  readonly seqs: number[] = [];

  constructor(board: WatchersOfBoard) {
    super({ share: SHARE, address: "", since: 0, sinceTime: undefined }, EVENTS);
    board.add(this);
  }

  override write(bytes: Uint8Array): void {
    for (const [, seq] of new TextDecoder().decode(bytes).matchAll(/^id: (\d+)$/gm))
      this.seqs.push(Number(seq));
  }
}

function crowd(board: WatchersOfBoard, count: number): Recorder[] {
  return Array.from({ length: count }, () => {
    const watcher = new Recorder(board);
    watcher.listen();
    return watcher;
  });
}

const turn = () => new Promise(setImmediate);
const told = (watchers: Recorder[]) => watchers.filter(({ seqs }) => seqs.length > 0).length;

test("SHARE-7: thousands of watchers are written to in several turns, and what happens meanwhile is written together", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 2000);
  board.publish(event(1));
  await turn();
  expect(told(watchers)).toBeGreaterThan(0);
  expect(told(watchers)).toBeLessThan(500);
  for (const seq of [2, 3]) board.publish(event(seq));
  for (let turns = 0; turns < 40; turns++) await turn();
  expect(watchers.every(({ seqs }) => seqs.join() === "1,2,3")).toBe(true);
});

test("SHARE-7: whoever begins to listen meanwhile is not told again, and is told what follows", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 1000);
  board.publish(event(1));
  await turn();
  board.publish(event(2));
  const [late] = crowd(board, 1);
  board.publish(event(3));
  for (let turns = 0; turns < 40; turns++) await turn();
  expect(late?.seqs).toEqual([3]);
  expect(watchers.every(({ seqs }) => seqs.join() === "1,2,3")).toBe(true);
});

test("SHARE-7: a board that is changed faster than its watchers can be told waits for them", () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 300);
  for (let seq = 1; seq <= 40; seq++) board.publish(event(seq, "x".repeat(8000)));
  expect(told(watchers)).toBe(300);
});

test("a watcher that does not read is cut, and its connection ends", async () => {
  const ended = Promise.withResolvers<Watcher>();
  const started = Promise.withResolvers<Watcher>();
  const events = { started: started.resolve, ended: ended.resolve, waiting: () => true };
  const watcher = new Watcher({ share: SHARE, address: "", since: 0, sinceTime: undefined }, events);
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    development: false,
    fetch: () => new Response(watcher.body()),
  });
  const closed = Promise.withResolvers<void>();
  const client = await Bun.connect({
    hostname: "127.0.0.1",
    port: server.port ?? 0,
    socket: { data() {}, close: () => closed.resolve(), error: () => closed.resolve() },
  });
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await started.promise;
  client.pause();
  const bytes = new Uint8Array(65_536);
  for (let writes = 0; writes < 1000 && watcher.isOpen; writes++) {
    watcher.write(bytes);
    await turn();
  }
  expect(watcher.wasCut).toBe(true);
  expect(await ended.promise).toBe(watcher);
  client.resume();
  await closed.promise;
  await server.stop(true);
});
