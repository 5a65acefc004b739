/** Undo against other changes at the same time, through two instances: one after the other, in whichever order. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { App } from "../../server/app.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { checkBoard } from "../support/board-checks.ts";
import { startInstance, through } from "../support/instances.ts";
import { outcomes, tally } from "../support/outcomes.ts";
import { tries } from "../support/tries.ts";

const ROUNDS = tries(15);
/** Two services share a database only on PostgreSQL. */
const isShared = process.env.BOARDCAST_TEST_DB === "postgres";

let service: Service;
let other: App | undefined;
let alice: Person;
let bob: Person;
let bobThere: Person;

beforeAll(async () => {
  service = await startService();
  [alice, bob] = [await service.person("alice"), await service.person("bob")];
  other = isShared ? await startInstance(service.app.context.config) : undefined;
  bobThere = other ? through(other, bob) : bob;
});
afterAll(async () => {
  await other?.stop();
  await service.stop();
});

async function movedCard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done" });
  const { id: later_id } = await alice.createColumn({ board_id, title: "Later" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
  const before = await alice.getBoard({ board_id });
  await alice.moveCard({ card_id, column_id: done_id, position: 0 });
  return { board_id, column_id, done_id, later_id, card_id, seq: before.seq + 1, before };
}

test("UNDO-14: an undo and a move of the same card: the move counts, and the undo came before it or is refused", async () => {
  const seen = new Set<string | number>();
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, later_id, card_id, seq, before } = await movedCard();
    const [undone, moved] = await outcomes([
      alice.undo({ board_id, seq }),
      bobThere.moveCard({ card_id, column_id: later_id, position: 0 }),
    ]);
    seen.add(undone!);
    expect(moved).toBe("done");
    const { log } = await checkBoard(alice, before);
    const since = log.filter((event) => event.seq > seq).map(({ undoes }) => undoes);
    expect(since).toEqual(undone === "done" ? [seq, undefined] : [undefined]);
    expect((await alice.getCard({ card_id })).column_id).toBe(later_id);
  }
  expect([...seen].every((outcome) => outcome === "done" || outcome === 409)).toBe(true);
});

test("UNDO-5: two undos of the same event at once: one is done, the other refused", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, column_id, card_id, seq, before } = await movedCard();
    const aliceThere = other ? through(other, alice) : alice;
    const calls = [alice.undo({ board_id, seq }), aliceThere.undo({ board_id, seq })];
    expect(await tally(calls)).toEqual({ done: 1, 409: 1 });
    const { log } = await checkBoard(alice, before);
    expect(log.filter(({ undoes }) => undoes === seq)).toHaveLength(1);
    expect((await alice.getCard({ card_id })).column_id).toBe(column_id);
  }
});

test("UNDO-14: the same undo with the same key on two instances is done once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, seq, before } = await movedCard();
    const key = crypto.randomUUID();
    const aliceThere = other ? through(other, alice) : alice;
    const [first, second] = await outcomes([
      alice.undo({ board_id, seq }, { key }),
      aliceThere.undo({ board_id, seq }, { key }),
    ]);
    // The same process says that the first is under way.
    expect([first, second].every((outcome) => outcome === "done" || outcome === 409)).toBe(true);
    expect([first, second]).toContain("done");
    const repeated = await alice.undo({ board_id, seq }, { key });
    expect(repeated).toEqual({ events: [{ seq: seq + 1, type: "card.moved", undoes: seq }] });
    const { log } = await checkBoard(alice, before);
    expect(log.filter(({ undoes }) => undoes === seq)).toHaveLength(1);
  }
});

test("UNDO-9: the undo of a new column and a card for it: never both", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id } = await boardOf(alice, bob);
    const { id: column_id } = await alice.createColumn({ board_id, title: "New" });
    const before = await alice.getBoard({ board_id });
    const [undone, created] = await outcomes([
      alice.undo({ board_id, seq: before.seq }),
      bobThere.createCard({ board_id, column_id, title: "Card" }),
    ]);
    expect([
      ["done", 404],
      [409, "done"],
    ]).toContainEqual([undone!, created!]);
    const { columns } = (await checkBoard(alice, before)).board;
    expect(columns.map(({ cards }) => cards.length)).toEqual(undone === "done" ? [0] : [0, 1]);
  }
});

test("UNDO-10: the undo of a card's removal and a restore of it at once: it is there once", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, card_id, before } = await movedCard();
    await alice.deleteCard({ card_id });
    const { seq } = await alice.getBoard({ board_id });
    const results = await outcomes([
      alice.undo({ board_id, seq }),
      bobThere.restoreCard({ trashed_card_id: card_id }),
    ]);
    expect([
      ["done", 404],
      [409, "done"],
    ]).toContainEqual(results);
    const { board } = await checkBoard(alice, before);
    expect(board.columns.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual([card_id]);
  }
});
