/** The board as it was: GET /boards/{board_id}?at=<seq>. */
import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { jumpPast, numbersGivenOut } from "../../server/platform/event-log/after-restore.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { storeCheckpointAt } from "../support/checkpoints.ts";

const DAY_MS = 86_400_000;

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService({ settings: { EVENT_RETENTION_DAYS: "30" }, skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

/** A board with a card that went through a few changes, and what it was after each of them. */
async function boardWithPast() {
  const { id: board_id } = await alice.createBoard({ title: "Board", description: "As it was made" });
  const past: FullBoard[] = [];
  const after = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    past.push(await alice.getBoard({ board_id }));
    return answer;
  };
  past.push(await alice.getBoard({ board_id }));
  const column = await after(alice.createColumn({ board_id, title: "To do" }));
  const card = await after(alice.createCard({ board_id, column_id: column.id, title: "Card" }));
  await after(alice.updateCard({ card_id: card.id, title: "Renamed" }));
  await after(alice.assignCard({ card_id: card.id, user_ids: [alice.id] }));
  await after(alice.deleteCard({ card_id: card.id }));
  await after(alice.updateBoard({ board_id, title: "Another title" }));
  return { board_id, past };
}

const readAt = (board_id: string, at: string | number, headers: Record<string, string> = {}) =>
  service.send("GET", `/boards/${board_id}?at=${at}`, { token: alice.token, headers });

test("HISTORY-1: at each number the board is what it was then; 0 is the board as it was created", async () => {
  const { board_id, past } = await boardWithPast();
  expect(past.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const board of past) expect(await alice.getBoard({ board_id, at: board.seq })).toEqual(board);
});

test("HISTORY-1: reading the past leaves the present as it is", async () => {
  const { board_id, past } = await boardWithPast();
  await alice.getBoard({ board_id, at: 2 });
  expect(await alice.getBoard({ board_id })).toEqual(past.at(-1)!);
});

describe("HISTORY-2: refused with 422:", () => {
  test("a number beyond the last event, which the detail names", async () => {
    const { board_id } = await boardWithPast();
    expect((await readAt(board_id, 7)).body).toEqual({
      detail: "query.at is beyond the board's last event, number 6.",
      errors: [{ path: "query.at", message: "is beyond the board's last event, number 6" }],
    });
    expect((await readAt(board_id, 7)).status).toBe(422);
    expect((await readAt(board_id, Number.MAX_SAFE_INTEGER)).status).toBe(422);
  });

  test("what is no number of an event", async () => {
    const { board_id } = await boardWithPast();
    for (const at of ["-1", "", "x", "1.5", "1e1", "0x1", "9007199254740993", "null"])
      expect([at, (await readAt(board_id, at)).status]).toEqual([at, 422]);
  });
});

test("HISTORY-3: refused with 410: what is further back than the log; the rest can still be read", async () => {
  const { board_id, past } = await boardWithPast();
  const { app } = service;
  await storeCheckpointAt(app.db, board_id, 3);
  const context = { ...app.context, db: app.db, keptEvents: 0 };
  await runHousekeeping(context, new Date(Date.now() + 31 * DAY_MS));
  for (const at of [0, 1, 2]) {
    expect(await refusal(alice.getBoard({ board_id, at }))).toEqual({
      status: 410,
      detail: "The event log of this board does not reach back that far.",
    });
  }
  expect((await alice.listEvents({ board_id, since: 3 })).resync).toBeNull();
  for (const board of past.slice(3)) expect(await alice.getBoard({ board_id, at: board.seq })).toEqual(board);
});

test("HISTORY-4: who may read it is decided by who is a member now", async () => {
  const { board_id, past } = await boardWithPast();
  await alice.invite({ board_id, user_id: bob.id });
  expect(await bob.getBoard({ board_id, at: 2 })).toEqual(past[2]!);
  await alice.removeMember({ board_id, user_id: bob.id });
  expect((await refusal(bob.getBoard({ board_id, at: 7 }))).status).toBe(403);
  expect((await refusal(mallory.getBoard({ board_id, at: 2 }))).status).toBe(403);
  expect((await refusal(mallory.getBoard({ board_id, at: 1000 }))).status).toBe(403);
  expect((await refusal(service.anonymous.getBoard({ board_id, at: 2 }))).status).toBe(401);
});

test("HISTORY-5: people have the names they have now", async () => {
  const carol = await service.person("carol");
  const { board_id, column_id } = await boardOf(carol);
  const { id: card_id } = await carol.createCard({ board_id, column_id, title: "Card" });
  await carol.assignCard({ card_id, user_ids: [carol.id] });
  const checklist = await carol.createChecklist({ card_id, title: "Steps" });
  const item = await carol.createItem({ checklist_id: checklist.id, content: "Step" });
  await carol.assignItem({ item_id: item.id, user_ids: [carol.id] });
  const { seq: at } = await carol.getBoard({ board_id });
  const me = await carol.updateMe({ firstname: "Caroline" });
  const then = await carol.getBoard({ board_id, at });
  const [card] = then.columns[0]!.cards;
  expect(then.members.map(({ user }) => user)).toEqual([me]);
  expect(card!.assignees).toEqual([me]);
  expect(card!.checklists[0]!.items[0]!.assignees).toEqual([me]);
  expect(then).toEqual(await carol.getBoard({ board_id }));
});

describe("HISTORY-6: as for the present board,", () => {
  test("there is an ETag, and 304 for who has it", async () => {
    const { board_id } = await boardWithPast();
    const { headers, status } = await readAt(board_id, 3);
    const tag = headers.get("etag")!;
    expect({ status, caching: headers.get("cache-control") }).toEqual({
      status: 200,
      caching: "private, no-cache",
    });
    const known = await readAt(board_id, 3, { "if-none-match": tag });
    expect([known.status, known.body]).toEqual([304, ""]);
    expect((await readAt(board_id, 4, { "if-none-match": tag })).status).toBe(200);
    expect((await readAt(board_id, 3)).headers.get("etag")).toBe(tag);
  });

  test("it is compressed for clients that accept it", async () => {
    const { board_id, past } = await boardWithPast();
    const compressed = await readAt(board_id, 3, { "accept-encoding": "gzip" });
    expect([compressed.headers.get("content-encoding"), compressed.body]).toEqual(["gzip", past[3]!]);
    const plain = await readAt(board_id, 3, { "accept-encoding": "identity" });
    expect([plain.headers.get("content-encoding"), plain.body]).toEqual([null, past[3]!]);
  });
});

test("HISTORY-7: after a restore from a backup, the history of a board starts again from there", async () => {
  const { board_id, past } = await boardWithPast();
  const { app } = service;
  await app.db.write(jumpPast(numbersGivenOut()));
  await runHousekeeping({ ...app.context, db: app.db });
  const restored = await alice.getBoard({ board_id });
  expect({ ...restored, seq: 6 }).toEqual(past[6]!);
  await alice.updateBoard({ board_id, title: "Afterwards" });
  expect(await alice.getBoard({ board_id, at: restored.seq })).toEqual(restored);
  expect((await alice.getBoard({ board_id, at: restored.seq + 1 })).title).toBe("Afterwards");
  for (const at of [0, 6, restored.seq - 1])
    expect((await refusal(alice.getBoard({ board_id, at }))).status).toBe(410);
});

describe("HISTORY-8: small boards do not wait for large ones to be rebuilt:", () => {
  const CARD_BYTES = 40_000;

  async function boardOfBytes(bytes: number) {
    const { board_id, column_id } = await boardOf(alice);
    for (let left = bytes; left > 0; left -= CARD_BYTES)
      await alice.createCard({ board_id, column_id, title: "Card", description: "x".repeat(CARD_BYTES) });
    return { board_id, column_id, now: await alice.getBoard({ board_id }) };
  }

  test("a small one is rebuilt while others wait for a large one", async () => {
    const { board_id, now } = await boardOfBytes(CARD_BYTES);
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const { large } = service.app.context.pastReads;
    const busy = large.run({ address: "elsewhere", account: "somebody" }, () => promise);
    expect(await alice.getBoard({ board_id, at: now.seq })).toEqual(now);
    end();
    await busy;
  });

  /** That it waits for its turn among the large ones. */
  async function expectLarge(board_id: string): Promise<void> {
    const { pastReads } = service.app.context;
    const run = spyOn(pastReads.large, "run");
    const now = await alice.getBoard({ board_id });
    expect(await alice.getBoard({ board_id, at: now.seq })).toEqual(now);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  }

  test("large is one with many bytes of events after its checkpoint", async () => {
    const { board_id } = await boardOfBytes(1_200_000);
    await expectLarge(board_id);
  });

  test("large is one with a large checkpoint, however well that is compressed", async () => {
    const { board_id, now } = await boardOfBytes(1_200_000);
    await storeCheckpointAt(service.app.db, board_id, now.seq);
    await expectLarge(board_id);
  });

  test("large is one to which much came back from the trash", async () => {
    const { board_id, column_id, now } = await boardOfBytes(1_200_000);
    await alice.deleteColumn({ column_id });
    await storeCheckpointAt(service.app.db, board_id, now.seq + 1);
    await alice.restoreColumn({ trashed_column_id: column_id });
    await expectLarge(board_id);
  });
});
