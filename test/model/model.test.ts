/**
 * Whatever several people do to a board, in whatever order, it holds what a plain list of lists would hold,
 * and its log tells exactly that. BOARDCAST_TEST_SEED replays or varies the sequences, BOARDCAST_TEST_RUNS
 * plays more of them.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import { EVENT_KINDS } from "../../contract/events.ts";
import { createCardOrders } from "../../server/cards/kept-orders.ts";
import { CLOCK_TASKS } from "../../server/clock.ts";
import { runClock } from "../../server/platform/core/clock.ts";
import { boardOf, type Service, startService } from "../harness.ts";
import { packAll } from "../support/packs.ts";
import { LONGEST_TRY_MS, tries } from "../support/tries.ts";
import { checkHistory } from "./history.ts";
import { type Game, type Move, OPERATIONS, type OperationName, type People, startGame } from "./play.ts";
import type { Elsewhere } from "./step.ts";

const SEED = Number(process.env.BOARDCAST_TEST_SEED ?? 20_240_607);
const RUNS = Number(process.env.BOARDCAST_TEST_RUNS ?? tries(25));
const MOST_MOVES = 180;
const NUMBERS = 10;
/** The resources whose every event the model knows. */
const MODELLED = new Set([
  "board",
  "column",
  "card",
  "label",
  "checklist",
  "checklist_item",
  "attachment",
  "comment",
]);

let service: Service;
let people: People;
let elsewhere: Elsewhere;
const seen = new Set<string>();

beforeAll(async () => {
  service = await startService();
  // As if all columns were long: positions are counted at first, and after what the kept order cannot follow.
  service.app.context.orders = createCardOrders({ long: 0, readAfter: 1 });
  const [alice, bob, carol, mallory] = await Promise.all(
    ["alice", "bob", "carol", "mallory"].map((name) => service.person(name)),
  );
  people = [alice!, bob!, carol!, mallory!];
  const { board_id, column_id } = await boardOf(alice!);
  const label = await alice!.createLabel({ board_id, name: "Elsewhere" });
  const card = await alice!.createCard({ board_id, column_id, title: "Elsewhere" });
  const checklist = await alice!.createChecklist({ card_id: card.id, title: "Elsewhere" });
  elsewhere = { column: column_id, label: label.id, checklist: checklist.id };
});
afterAll(() => service.stop());

/** Two members, three columns, five cards in the first of them, a label, a checklist with five items, two rules. */
async function startedGame(): Promise<Game> {
  const game = await startGame(people, elsewhere, (now) =>
    runClock(service.app.context, CLOCK_TASKS, { now: () => now }),
  );
  await playAll(game, [
    ["invite", 1],
    ["invite", 2],
    ...times(3, ["createColumn", 0]),
    ...times(5, ["createCard", 0]),
    ["createLabel", 0],
    ["createChecklist", 0],
    ...times(5, ["createItem", 0]),
    // Who comes into the second column is assigned; who gets the label goes to the third.
    ["createRule", 0, 1, 1, 0, 0, 1, 0, 0],
    ["createRule", 1, 0, 0, 0, 2, 0, 0, 0],
  ]);
  return game;
}

/** A move of the owner: the operation and the numbers it draws. */
type Scripted = [OperationName, ...number[]];

async function playAll(game: Game, script: Scripted[]): Promise<void> {
  for (const [name, ...drawn] of script) await game.play({ name, actor: 0, numbers: drawn });
}

function times(count: number, scripted: Scripted): Scripted[] {
  return Array.from({ length: count }, () => scripted);
}

/** Owner and members act more often than the outsider. */
const actor = fc.constantFrom(0, 0, 0, 0, 1, 1, 1, 2, 2, 3);
const numbers = fc.array(fc.noBias(fc.nat({ max: 9_999 })), { minLength: NUMBERS, maxLength: NUMBERS });
const RARE: OperationName[] = [
  "deleteColumn",
  "deleteLabel",
  "deleteChecklist",
  "removeMember",
  "deleteRule",
];
const OFTEN: OperationName[] = ["createCard", "moveCard", "moveCard", "createItem", "addLabel"];
const USUAL = (Object.keys(OPERATIONS) as OperationName[]).filter(
  (name) => name !== "squeeze" && !RARE.includes(name),
);
const single = fc.record({ name: fc.constantFrom(...RARE, ...USUAL, ...USUAL, ...OFTEN), actor, numbers });

/** As many moves into one gap as use it up, then one of the last sibling, or one more like the others. */
const burst = fc
  .record({ numbers, count: fc.integer({ min: 14, max: 18 }), last: fc.nat({ max: 1 }) })
  .map(({ numbers: [, ...rest], count, last }): Move[] => {
    const squeeze = (which: number): Move => ({ name: "squeeze", actor: 0, numbers: [which, ...rest] });
    return [...Array.from({ length: count }, () => squeeze(0)), squeeze(last)];
  });

const moves = fc
  .array(
    fc.oneof(
      { weight: 60, arbitrary: single.map((move): Move[] => [move]) },
      { weight: 1, arbitrary: burst },
    ),
    { maxLength: MOST_MOVES, size: "max" },
  )
  .map((groups) => groups.flat());

test(
  "EVENT-1: any sequence of operations leaves the board, its order and its log as the model says (ORDER-1)",
  async () => {
    const anyNumber = fc.noBias(fc.nat({ max: 9_999 }));
    const property = fc.asyncProperty(moves, anyNumber, fc.boolean(), async (list, point, twoOwners) => {
      const game = await startedGame();
      if (twoOwners) await playAll(game, [["changeRole", 1, 0]]);
      const snapshotAfter = point % (list.length + 1);
      for (const move of list.slice(0, snapshotAfter)) await game.play(move);
      const earlier = await game.snapshot();
      for (const move of list.slice(snapshotAfter)) await game.play(move);
      for (const { type } of (await game.verify(earlier)).log) seen.add(type);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  },
  LONGEST_TRY_MS * RUNS,
);

test(
  "HISTORY-1: at every number of any log the board is what it was, and the log backwards meets it (EVENT-14)",
  async () => {
    const runs = Math.ceil(RUNS / 5);
    const property = fc.asyncProperty(moves, fc.boolean(), async (list, isPacked) => {
      const game = await startedGame();
      const snapshots = [await game.snapshot()];
      for (const move of list) {
        await game.play(move);
        snapshots.push(await game.snapshot());
      }
      const { log } = await game.verify(snapshots[0]!);
      if (isPacked) await packAll(service.app.db, snapshots[0]!.id, 20);
      await checkHistory(game.anOwner(), snapshots, log);
    });
    await fc.assert(property, { seed: SEED, numRuns: runs });
  },
  LONGEST_TRY_MS * RUNS,
);

const SIBLINGS = ["cards", "columns", "checklists", "items"];

test.each(SIBLINGS)("ORDER-4: the last of the %s moves into a gap that is used up", async (kind) => {
  const game = await startedGame();
  const earlier = await game.snapshot();
  await playAll(game, [
    ...times(2, ["createColumn", 0]),
    ...times(4, ["createChecklist", 0]),
    ...times(16, ["squeeze", 0, SIBLINGS.indexOf(kind), 0]),
    ["squeeze", 1, SIBLINGS.indexOf(kind), 0],
  ]);
  const { log } = await game.verify(earlier);
  await checkHistory(game.anOwner(), [earlier], log);
  expect(log.at(-1)).toMatchObject({ renumbered: { first: expect.any(Number), step: expect.any(Number) } });
});

test("RULE-10: a rule brings a card back to the end of the column that its arrival renumbered", async () => {
  const game = await startedGame();
  const earlier = await game.snapshot();
  await playAll(game, [
    // From the first column to the third, and from there back to the first.
    ["createRule", 0, 0, 0, 0, 2, 0, 0, 0],
    ["createRule", 0, 0, 0, 0, 0, 0, 0, 0],
    ["createCard", 2, 0, 0, 0],
    ...times(16, ["squeeze", 0, 0, 0]),
    ["moveCard", 5, 0, 0, 1],
  ]);
  const { log } = await game.verify(earlier);
  expect(log.map(({ type, renumbered }) => [type, renumbered !== undefined]).slice(-3)).toEqual([
    ["card.moved", true],
    ["card.moved", false],
    ["card.moved", false],
  ]);
});

test("DUE-1, INBOX-7, LIMIT-13, RULE-18: dates, watching, limits and rules by the clock are played", async () => {
  const game = await startedGame();
  const earlier = await game.snapshot();
  await playAll(game, [
    // Whoever is overdue goes to the third column, which takes one card; whoever is completed is assigned.
    ["createRule", 6, 0, 0, 0, 2, 0, 0, 0],
    ["createRule", 4, 1, 0, 0, 0, 1, 0, 0],
    ["updateColumn", 2, 0, 0, 0, 0, 2, 0, 0],
    ["watchCard", 0],
    ["assignCard", 0, 2, 1, 0, 0],
    ["setDueDate", 0, 0],
    ["setDueDate", 1, 1],
    ["setDueDate", 2, 1],
    ["passTime", 0],
    ["passTime", 2],
    ["unwatchCard", 0],
    ["updateCard", 2, 2, 0, 0, 0, 2, 1],
  ]);
  const { log } = await game.verify(earlier);
  await checkHistory(game.anOwner(), [earlier], log);
  const kinds = new Set(game.model.notices.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["added", "assigned", "due_soon", "overdue"]);
  expect(game.model.columns[2]).toMatchObject({ card_limit: 1, cards: [expect.anything()] });
});

test("EVENT-7: every kind of event but the board's deletion was seen", async () => {
  const game = await startedGame();
  const earlier = await game.snapshot();
  await playAll(game, [
    ["updateBoard", 0, 1, 1],
    ["changeRole", 1, 0],
    ["updateColumn", 0, 0, 0, 0, 1],
    ["moveColumn", 0, 2],
    ["updateLabel", 0, 0, 0, 1],
    ["addLabel", 0, 0],
    ["removeLabel", 0, 0],
    ["updateCard", 0, 0, 1, 1],
    ["moveCard", 0, 0, 1, 0],
    ["assignCard", 0, 0, 0, 1, 2, 0],
    ["assignCard", 0, 0, 0, 1, 2, 0],
    ["unassignCard", 0, 0],
    ["uploadAttachment", 0, 0, 5],
    ["deleteAttachment", 0],
    ["createComment", 0],
    ["updateComment", 0, 0, 0, 1],
    ["createComment", 1],
    ["deleteComment", 0],
    ["updateChecklist", 0, 0, 1],
    ["moveChecklist", 0, 0],
    ["updateItem", 0, 0, 0, 1],
    ["moveItem", 0, 0, 0, 2],
    ["assignItem", 0, 0, 0, 1, 2, 0],
    ["assignItem", 0, 0, 0, 1, 2, 0],
    ["unassignItem", 0, 0],
    ["removeMember", 2],
    ["deleteItem", 0],
    ["deleteChecklist", 0],
    ["deleteCard", 0],
    ["deleteLabel", 0],
    ["deleteColumn", 0],
  ]);
  const { log } = await game.verify(earlier);
  await checkHistory(game.anOwner(), [earlier], log);
  for (const { type } of log) seen.add(type);
  // People are matched on imported boards, in people.test.ts.
  const others = ["board.deleted", "board.person_matched", "board.person_unmatched"];
  const kinds = EVENT_KINDS.filter((kind) => MODELLED.has(kind.split(".")[0]!) && !others.includes(kind));
  expect([...seen].sort()).toEqual(kinds.sort());
});
