/** A column that goes to the trash or comes back counts towards what its account may cause. */
import { afterAll, beforeAll, expect, setSystemTime, test } from "bun:test";
import { boardOf, refusal, type Service, startService } from "../harness.ts";

const MINUTE = 40_000;
let small: Service;

beforeAll(async () => {
  small = await startService({ settings: { EVENT_BYTES_PER_MINUTE: String(MINUTE) } });
});
afterAll(() => small.stop());

/** Somebody who has caused no events, on a board with a column of so many cards. */
async function withColumn(name: string, cards: number) {
  const [owner, mover] = [await small.person(`${name}s-owner`), await small.person(name)];
  const { board_id, column_id } = await boardOf(owner, mover);
  for (let i = 0; i < cards; i++) await owner.createCard({ board_id, column_id, title: `Card ${i}` });
  const { seq } = await owner.getBoard({ board_id });
  return { owner, mover, board_id, column_id, trashed_column_id: column_id, seq };
}
const TOO_MUCH = {
  status: 429,
  detail: expect.stringMatching(
    /^One account may cause 40000 bytes of events a minute, in which a column counts with its cards. Try again in \d+ seconds\.$/,
  ),
};

test("LIMIT-5: counts with 2 KiB for each of its cards, deleted, archived or restored", async () => {
  const bob = await withColumn("bob", 8);
  await bob.mover.deleteColumn(bob);
  await bob.mover.restoreColumn(bob);
  expect(await refusal(bob.mover.deleteColumn(bob))).toEqual(TOO_MUCH);
  const carol = await withColumn("carol", 8);
  await carol.mover.archiveColumn(carol);
  await carol.mover.restoreColumn(carol);
  expect(await refusal(carol.mover.archiveColumn(carol))).toEqual(TOO_MUCH);
  const dave = await withColumn("dave", 12);
  await dave.mover.deleteColumn(dave);
  expect(await refusal(dave.mover.restoreColumn(dave))).toEqual(TOO_MUCH);
});

test("LIMIT-5: counts the same when that is done by undo", async () => {
  const { mover, board_id, column_id, seq } = await withColumn("erin", 8);
  await mover.deleteColumn({ column_id });
  await mover.undo({ board_id, seq: seq + 1 });
  expect(await refusal(mover.undo({ board_id, seq: seq + 2 }))).toEqual(TOO_MUCH);
});

test("LIMIT-5: is possible at any size for an account that has caused nothing, and uses up one minute", async () => {
  const { mover, column_id, board_id } = await withColumn("frank", 60);
  await mover.deleteColumn({ column_id });
  const { status, headers } = await small.send("POST", `/columns/${column_id}/restore`, {
    token: mover.token,
  });
  expect(status).toBe(429);
  expect(Number(headers.get("retry-after"))).toBeWithin(1, 61);
  expect((await mover.getBoard({ board_id })).columns).toEqual([]);
});

test("LIMIT-5: that is refused for its size is not loaded again for every repeat, by whichever key", async () => {
  const { mover, column_id, board_id } = await withColumn("grace", 60);
  const { db } = small.app;
  const loads: string[] = [];
  const { change } = db;
  db.change = (asked) => {
    loads.push(...Object.keys(asked.load).filter((name) => name === "contents"));
    return change(asked);
  };
  const restore = (headers = {}) =>
    small.send("POST", `/columns/${column_id}/restore`, { token: mover.token, headers });
  try {
    await mover.deleteColumn({ column_id });
    for (const key of ["1", "2", "2"]) {
      const { status, body, headers } = await restore({ "idempotency-key": key });
      const seconds = headers.get("retry-after");
      expect([status, body.detail]).toEqual([429, expect.stringContaining(`in ${seconds} seconds.`)]);
    }
    expect(loads).toEqual(["contents"]);
    // Anything else goes on, and so does the same when there is enough again.
    await mover.createColumn({ board_id, title: "Other" }).catch(() => {});
    setSystemTime(Date.now() + 61_000);
    expect((await restore()).status).toBe(200);
    expect(loads.length).toBeWithin(2, 4);
  } finally {
    setSystemTime();
    db.change = change;
  }
});

test("LIMIT-5: that was refused is possible as soon as it is small enough, and anything else at once", async () => {
  const { owner, mover, column_id, board_id } = await withColumn("ivan", 30);
  const cards = (await owner.getBoard({ board_id })).columns[0]!.cards;
  const first = await owner.createColumn({ board_id, title: "Used up" });
  for (let i = 0; i < 12; i++) await owner.createCard({ board_id, column_id: first.id, title: `Card ${i}` });
  await mover.deleteColumn({ column_id: first.id });
  expect(await refusal(mover.archiveColumn({ column_id }))).toEqual(TOO_MUCH);
  await mover.updateColumn({ column_id, title: "Renamed" });
  for (const { id } of cards.slice(1)) await owner.deleteCard({ card_id: id });
  await Bun.sleep(1100);
  await mover.archiveColumn({ column_id });
});

test("LIMIT-5: whoever has lost access is told that, not that it is too much", async () => {
  const { owner, mover, column_id, board_id } = await withColumn("heidi", 60);
  await mover.deleteColumn({ column_id });
  expect(await refusal(mover.restoreColumn({ trashed_column_id: column_id }))).toEqual(TOO_MUCH);
  await owner.removeMember({ board_id, user_id: mover.id });
  expect(await refusal(mover.restoreColumn({ trashed_column_id: column_id }))).toMatchObject({
    status: 403,
  });
});
