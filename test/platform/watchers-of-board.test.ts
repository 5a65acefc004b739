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

/** How long a connection takes a write. */
const WRITE_MS = 0.05;

/** Records the numbers of the events that it is sent. */
class Recorder extends Watcher {
  readonly seqs: number[] = [];
  closed: string | null = null;

  constructor(board: WatchersOfBoard) {
    super({ share: SHARE, address: "", since: 0, sinceTime: undefined }, EVENTS);
    board.add(this);
  }

  override write(bytes: Uint8Array): void {
    if (bytes.byteLength === 0) return;
    for (const endMs = performance.now() + WRITE_MS; performance.now() < endMs; );
    for (const [, seq] of new TextDecoder().decode(bytes).matchAll(/^id: (\d+)$/gm))
      this.seqs.push(Number(seq));
  }

  override cut(): void {
    this.closed ??= "cut";
  }

  override close(_code: number, reason: string): void {
    this.closed ??= reason;
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
const LARGE = "x".repeat(50_000);

async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 10_000 && !isSo(); turns++) await turn();
  expect(isSo()).toBe(true);
}

test("SHARE-7: thousands of watchers are written to in several turns, and what happens meanwhile is written together", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 2000);
  board.publish(event(1));
  await until(() => told(watchers) > 0);
  expect(told(watchers)).toBeLessThan(500);
  for (const seq of [2, 3]) board.publish(event(seq));
  await until(() => watchers.every(({ seqs }) => seqs.length >= 3));
  expect(watchers.every(({ seqs }) => seqs.join() === "1,2,3")).toBe(true);
});

test("SHARE-7: whoever begins to listen meanwhile is not told again, and is told what follows", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 1000);
  board.publish(event(1));
  await until(() => told(watchers) > 0);
  board.publish(event(2));
  const [late] = crowd(board, 1);
  board.publish(event(3));
  await until(() => [...watchers, late].every((watcher) => watcher?.seqs.at(-1) === 3));
  expect(late?.seqs).toEqual([3]);
  expect(watchers.every(({ seqs }) => seqs.join() === "1,2,3")).toBe(true);
});

test("SHARE-7: a watcher that leaves meanwhile is told nothing more, and the others everything", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 1000);
  board.publish(event(1));
  await until(() => told(watchers) > 0);
  const leaving = watchers.filter(({ seqs }) => seqs.length === 0).slice(0, 100);
  for (const watcher of leaving) board.remove(watcher);
  board.publish(event(2));
  const staying = watchers.filter((watcher) => !leaving.includes(watcher));
  await until(() => staying.every(({ seqs }) => seqs.at(-1) === 2));
  expect(staying.every(({ seqs }) => seqs.join() === "1,2")).toBe(true);
  expect(told(leaving)).toBe(0);
});

test("SHARE-7: large events are written in several turns, too, in their order; whoever changes the board waits for them", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 300);
  expect(board.room()).toBeUndefined();
  for (let seq = 1; seq <= 20; seq++) board.publish(event(seq, LARGE));
  expect(told(watchers)).toBe(0);
  await board.room();
  expect(told(watchers)).toBe(300);
  expect(board.room()).toBeUndefined();
  await until(() => watchers.every(({ seqs }) => seqs.at(-1) === 20));
  const all = Array.from({ length: 20 }, (_, index) => index + 1).join();
  expect(watchers.every(({ seqs }) => seqs.join() === all)).toBe(true);
});

test("SHARE-7: watchers who are more than some mebibytes behind are cut, but not those who have come since", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 100);
  for (let seq = 1; seq <= 100; seq++) board.publish(event(seq, LARGE));
  const [late] = crowd(board, 1);
  board.publish(event(101));
  await until(() => late?.seqs.length === 1);
  expect(watchers.every(({ closed }) => closed === "cut")).toBe(true);
  expect([late?.seqs, late?.closed]).toEqual([[101], null]);
});

test("SHARE-10: the watchers of a deleted board are closed without what waits for them", async () => {
  const board = new WatchersOfBoard();
  const watchers = crowd(board, 1000);
  for (let seq = 1; seq <= 20; seq++) board.publish(event(seq, LARGE));
  board.publish({ ...event(21), type: "board.deleted" });
  expect(board.room()).toBeUndefined();
  await until(() => watchers.every(({ closed }) => closed !== null));
  expect(watchers.every(({ closed }) => closed === "This link has ended.")).toBe(true);
  expect(Math.max(...watchers.map(({ seqs }) => seqs.length))).toBeLessThanOrEqual(1);
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
