/**
 * Whatever one instance changes, another reads the same bytes from its cache as from the database.
 * BOARDCAST_TEST_SEED replays or varies the sequences, BOARDCAST_TEST_RUNS plays more of them.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { boardSource, versionRow } from "../../server/boards/read-board.ts";
import { createSnapshotCache } from "../../server/boards/snapshot-cache.ts";
import type { SnapshotCache } from "../../server/platform/core/snapshots.ts";
import { jumpPast, numbersGivenOut } from "../../server/platform/event-log/after-restore.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { LONGEST_TRY_MS, tries } from "../support/tries.ts";
import { drawsFrom } from "./draws.ts";
import { CHANGES, type ChangeName, changeBoard } from "./random-changes.ts";

const SEED = Number(process.env.BOARDCAST_TEST_SEED ?? 20_240_607);
const RUNS = Number(process.env.BOARDCAST_TEST_RUNS ?? tries(6));
const WHO = { address: "here", account: "reader" };

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

/** What an instance with this cache would answer. */
async function answer(cache: SnapshotCache, boardId: string) {
  const { db } = service.app;
  const { version } = await db.read({ version: versionRow(boardId) });
  const { plain, revision, stamp } = await cache.get(boardId, version[0]!, WHO, boardSource(db, boardId));
  return { text: await new Response(plain() as BodyInit).text(), revision, stamp };
}

const fresh = (boardId: string) => answer(createSnapshotCache(0), boardId);

const number = fc.noBias(fc.nat({ max: 9_999 }));
const numbers = fc.array(number, { minLength: 8, maxLength: 8 });
const names = Object.keys(CHANGES) as ChangeName[];
const change = fc.record({ name: fc.constantFrom(...names), numbers, isRead: fc.boolean() });

test(
  "any changes through one instance leave the cached board of another as the database has it",
  async () => {
    const elsewhere = createSnapshotCache(16 * 1_048_576);
    let follows = 0;
    const property = fc.asyncProperty(
      fc.array(change, { minLength: 20, maxLength: 40, size: "max" }),
      async (changes) => {
        const { board_id } = await boardOf(alice, bob);
        for (const { name, numbers: drawn, isRead } of changes) {
          await changeBoard(name, { board_id, people: [alice, bob], draws: drawsFrom(drawn) });
          if (!isRead) continue;
          const { hits } = elsewhere.counts;
          expect(await answer(elsewhere, board_id)).toEqual(await fresh(board_id));
          follows += elsewhere.counts.hits - hits;
        }
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect(follows).toBeGreaterThan(0);
    expect(elsewhere.counts.hits).toBeGreaterThan(elsewhere.counts.misses);
  },
  LONGEST_TRY_MS * RUNS,
);

test("after a backup was restored, the board is read anew, also where it has the same contents", async () => {
  const elsewhere = createSnapshotCache(1_048_576);
  const { board_id, column_id } = await boardOf(alice);
  await answer(elsewhere, board_id);
  await service.app.db.write(jumpPast(numbersGivenOut()));
  service.app.context.snapshots.clear();
  await alice.createCard({ board_id, column_id, title: "Since" });
  const { misses } = elsewhere.counts;
  expect(await answer(elsewhere, board_id)).toEqual(await fresh(board_id));
  expect(elsewhere.counts.misses).toBe(misses + 1);
});

test("changes that overlap with reads elsewhere: every read is the board at its version", async () => {
  const elsewhere = createSnapshotCache(16 * 1_048_576);
  const { board_id, column_id } = await boardOf(alice, bob);
  const seen = new Map<string, string>();
  let isDone = false;
  async function read() {
    while (!isDone) {
      const { text, revision, stamp } = await answer(elsewhere, board_id);
      const version = `${revision} ${stamp}`;
      expect(text).toBe(seen.get(version) ?? text);
      seen.set(version, text);
      await Bun.sleep(1);
    }
  }
  async function write(person: Person) {
    for (let i = 0; i < 12; i++) {
      const { id: card_id } = await person.createCard({ board_id, column_id, title: `Card ${i}` });
      await person.moveCard({ card_id, position: 0 });
      if (i % 4 === 0) await person.updateMe({ firstname: `Name ${i}` });
    }
  }
  const reading = [read(), read()];
  await Promise.all([write(alice), write(bob)]);
  isDone = true;
  await Promise.all(reading);
  expect(await answer(elsewhere, board_id)).toEqual(await fresh(board_id));
});
