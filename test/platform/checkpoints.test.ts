/** Checkpoints: when they are stored, by whom, and what happens where they are missing. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { gunzipSync } from "node:zlib";
import { decodeCheckpoint, encodeCheckpoint } from "../../server/boards/history/checkpoint-text.ts";
import { createCheckpoints } from "../../server/boards/history/checkpoint-writer.ts";
import { storeCheckpoints } from "../../server/boards/history/checkpoints.ts";
import { gzipTexts } from "../../server/boards/history/gzip-texts.ts";
import { boardNow } from "../../server/boards/snapshot.ts";
import { cardsOneByOne, encodeBoard } from "../../server/boards/snapshot-text.ts";
import { createHidden } from "../../server/copies/hidden-board.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { inSlices } from "../../server/platform/scheduling/time-slices.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { addEvents as addEventsTo, checkpointsOf } from "../support/checkpoints.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

async function addEvents(board_id: string, count: number, bytes = 0): Promise<void> {
  await addEventsTo(service.app.db, await alice.getBoard({ board_id }), count, bytes);
}

async function newBoard(): Promise<string> {
  return (await alice.createBoard({ title: "Title 0" })).id;
}

const housekeeping = () => runHousekeeping({ ...service.app.context, db: service.app.db });
const titleAt = async (board_id: string, at: number) => (await alice.getBoard({ board_id, at })).title;

test("a board has its first checkpoint from the moment it is created", async () => {
  expect(await checkpointsOf(service.app.db, await newBoard())).toEqual([0]);
});

test("a board that is still being written has none yet: housekeeping leaves it to the commit that shows it", async () => {
  const { db, context } = service.app;
  const board = await alice.createBoard({ title: "Original" });
  const copy = { ...board, id: newId(), title: "Copy" };
  await createHidden(context, copy);
  await housekeeping();
  expect(await checkpointsOf(db, copy.id)).toEqual([]);
});

test("a change that completes a thousand events has a checkpoint stored", async () => {
  const board_id = await newBoard();
  await addEvents(board_id, 998);
  await alice.updateBoard({ board_id, title: "Title 999" });
  await Bun.sleep(50);
  expect(await checkpointsOf(service.app.db, board_id)).toEqual([0]);
  await alice.updateBoard({ board_id, title: "Title 1000" });
  await eventually(
    async () => (await checkpointsOf(service.app.db, board_id)).includes(1000),
    "a checkpoint",
  );
  expect(await titleAt(board_id, 1000)).toBe("Title 1000");
});

test("a board that has gone on a little is stored as it is by then, and the next one at the next thousand", async () => {
  const { db } = service.app;
  const board_id = await newBoard();
  await addEvents(board_id, 1050);
  await storeCheckpoints(db, board_id);
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1050]);
  await addEvents(board_id, 949);
  await storeCheckpoints(db, board_id);
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1050]);
  await addEvents(board_id, 1);
  await storeCheckpoints(db, board_id);
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1050, 2000]);
  for (const at of [999, 1049, 1050, 1051, 2000]) expect(await titleAt(board_id, at)).toBe(`Title ${at}`);
});

test("a board that is in memory is stored as it is, unless it has gone on by a checkpoint and more", async () => {
  const { context, db } = service.app;
  for (const [gone, stored] of [
    [999, [0, 1999]],
    [1000, [0, 1000, 2000]],
  ] as const) {
    const board_id = await newBoard();
    await addEvents(board_id, 1000 + gone);
    const { board } = await boardNow(context, board_id);
    const asked: number[] = [];
    const kept = async () => {
      asked.push(board.seq);
      return board;
    };
    await storeCheckpoints(db, board_id, { kept });
    expect(await checkpointsOf(db, board_id)).toEqual([...stored]);
    expect(asked).toEqual([1000 + gone]);
    for (const at of [999, 1000, 1500, board.seq]) expect(await titleAt(board_id, at)).toBe(`Title ${at}`);
  }
});

test("what was missed is made up for, each checkpoint from the one before", async () => {
  const board_id = await newBoard();
  await addEvents(board_id, 6500);
  await housekeeping();
  expect(await checkpointsOf(service.app.db, board_id)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000]);
  for (const at of [0, 1, 999, 1000, 1001, 4321, 6500])
    expect(await titleAt(board_id, at)).toBe(`Title ${at}`);
});

test("many instances that do it at once store each checkpoint once", async () => {
  const board_id = await newBoard();
  await addEvents(board_id, 3100);
  const { db } = service.app;
  await Promise.all(Array.from({ length: 4 }, () => storeCheckpoints(db, board_id)));
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1000, 2000, 3000]);
});

test("an interrupted run is continued by the next", async () => {
  const board_id = await newBoard();
  await addEvents(board_id, 3100);
  const { db } = service.app;
  let asked = 0;
  await storeCheckpoints(db, board_id, { isStopping: () => ++asked > 2 });
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1000, 2000]);
  await storeCheckpoints(db, board_id);
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1000, 2000, 3000]);
});

test("a board too far from its checkpoint is not rebuilt at once: 503 until one has been stored", async () => {
  const board_id = await newBoard();
  await addEvents(board_id, 4500);
  expect(await titleAt(board_id, 4000)).toBe("Title 4000");
  expect(await refusal(alice.getBoard({ board_id, at: 4500 }))).toEqual({
    status: 503,
    detail: "The history of this board is still being prepared; try again soon.",
  });
  await eventually(async () => (await checkpointsOf(service.app.db, board_id)).includes(4000), "checkpoints");
  expect(await titleAt(board_id, 4500)).toBe("Title 4500");
});

test("checkpoints of a large board are further apart: they take no more than the events between them", async () => {
  const { db } = service.app;
  const { board_id, column_id } = await boardOf(alice);
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(3_600))).toString("base64");
  for (let i = 0; i < 20; i++)
    await alice.createCard({ board_id, column_id, title: "Card", description: noise() });
  await addEvents(board_id, 979);
  await housekeeping();
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1000]);
  const stored = await db.bytes(
    sql`SELECT data FROM board_checkpoints WHERE board_id = ${board_id} AND seq = 1000`,
  );
  const events = Math.ceil((10 * stored!.byteLength) / 500);
  expect(events).toBeGreaterThan(1000);
  await addEvents(board_id, 1000, 500);
  await housekeeping();
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1000]);
  await addEvents(board_id, events - 1000, 500);
  await housekeeping();
  const [, , third] = await checkpointsOf(db, board_id);
  expect(third).toBeGreaterThan(2000);
  expect(third).toBeLessThanOrEqual(1000 + events);
});

test("a column that comes back counts with its cards: a checkpoint is stored before too much must be folded", async () => {
  const { db } = service.app;
  const { board_id, column_id } = await boardOf(alice);
  const description = "x".repeat(40_000);
  for (let i = 0; i < 15; i++)
    await alice.createCard({ board_id, column_id, title: `Card ${i}`, description });
  for (let times = 0; times < 8; times++) {
    await alice.deleteColumn({ column_id });
    await alice.restoreColumn({ trashed_column_id: column_id });
  }
  await eventually(async () => (await checkpointsOf(db, board_id)).length === 2, "a checkpoint");
  const board = await alice.getBoard({ board_id });
  expect(await alice.getBoard({ board_id, at: board.seq })).toEqual(board);
});

test("a board too many bytes from its checkpoint is not rebuilt at once either", async () => {
  const { db } = service.app;
  const board_id = await newBoard();
  await addEvents(board_id, 18, 1_000_000);
  expect((await refusal(alice.getBoard({ board_id, at: 18 }))).status).toBe(503);
  await eventually(async () => (await checkpointsOf(db, board_id)).includes(15), "checkpoints");
  expect(await checkpointsOf(db, board_id)).toEqual([0, 5, 10, 15]);
  for (const at of [4, 5, 18]) expect(await titleAt(board_id, at)).toBe(`Title ${at}`);
});

test("a request that folds what a missing checkpoint would have saved has it stored", async () => {
  const { db } = service.app;
  const board_id = await newBoard();
  await addEvents(board_id, 6, 1_000_000);
  expect(await titleAt(board_id, 6)).toBe("Title 6");
  await eventually(async () => (await checkpointsOf(db, board_id)).includes(5), "a checkpoint");
});

test("a board whose checkpoints were lost gets one of what it is now", async () => {
  const { db } = service.app;
  const board_id = await newBoard();
  await addEvents(board_id, 5);
  await db.write([sql`DELETE FROM board_checkpoints WHERE board_id = ${board_id}`]);
  expect((await refusal(alice.getBoard({ board_id, at: 5 }))).status).toBe(410);
  await housekeeping();
  expect(await checkpointsOf(db, board_id)).toEqual([5]);
  expect(await alice.getBoard({ board_id, at: 5 })).toEqual(await alice.getBoard({ board_id }));
});

test("a hole in the log is never bridged: 410, and checkpoints begin anew after it", async () => {
  const { db } = service.app;
  const board_id = await newBoard();
  await addEvents(board_id, 1500);
  await db.write([sql`DELETE FROM board_events WHERE board_id = ${board_id} AND seq = 700`]);
  expect(await titleAt(board_id, 699)).toBe("Title 699");
  for (const at of [700, 701, 1500])
    expect((await refusal(alice.getBoard({ board_id, at }))).status).toBe(410);
  await housekeeping();
  expect(await checkpointsOf(db, board_id)).toEqual([0, 1500]);
  expect(await titleAt(board_id, 1500)).toBe("Title 1500");
});

test("a board that is deleted takes its checkpoints with it", async () => {
  const { db } = service.app;
  const board_id = await newBoard();
  await db.write([sql`DELETE FROM boards WHERE id = ${board_id}`]);
  expect(await checkpointsOf(db, board_id)).toEqual([]);
});

test("stopping waits for the checkpoint that is being stored, and stores no more", async () => {
  const board_id = await newBoard();
  await addEvents(board_id, 2500);
  const { context, db } = service.app;
  const checkpoints = createCheckpoints(db, context.log);
  checkpoints.store(board_id);
  await checkpoints.stop();
  const stored = await checkpointsOf(db, board_id);
  expect(stored).not.toContain(2000);
  await Bun.sleep(50);
  expect(await checkpointsOf(db, board_id)).toEqual(stored);
});

test("what is stored is the board, whatever is in its texts", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const title = 'line\u2028separator \\n "quotes" 🎉';
  await alice.createCard({ board_id, column_id, title, description: "two\nlines\r\n\ttab" });
  await alice.createColumn({ board_id, title: "Empty" });
  const board = await alice.getBoard({ board_id });
  expect(await decodeCheckpoint(await encodeCheckpoint(board))).toEqual(board);
  const bare = { ...board, columns: [] };
  expect(await decodeCheckpoint(await encodeCheckpoint(bare))).toEqual(bare);
});

test("what is stored of a board whose texts are kept is the same", async () => {
  const { board_id, column_id } = await boardOf(alice);
  for (const length of [10, 30_000, 10, 50_000, 0, 50_000])
    await alice.createCard({ board_id, column_id, title: "Card", description: "é".repeat(length) });
  const board = await alice.getBoard({ board_id });
  const before = gunzipSync(await encodeCheckpoint(board)).toString();
  const isKept = (await inSlices(encodeBoard(board, cardsOneByOne))).map((chunk) => chunk.isKept);
  expect(isKept).toContain(true);
  expect(gunzipSync(await encodeCheckpoint(board)).toString() === before).toBe(true);
  expect(await decodeCheckpoint(await encodeCheckpoint(board))).toEqual(board);
});

test("what is stored of a large board is all of it, in order", async () => {
  const texts = gzipTexts();
  const lines = Array.from({ length: 300 }, (_, index) => `${index}é${"x".repeat(index * 50)}\n`);
  for (const line of lines) await texts.add(line);
  expect(gunzipSync(await texts.end()).toString() === lines.join("")).toBe(true);
});
