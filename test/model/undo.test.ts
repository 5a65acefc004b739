/**
 * Whatever several people do, undo, redo, archive and restore, in whatever order: an undo is done if and only if the
 * rules say so, and leads to exactly the board they say (undo-oracle.ts), also when the log is packed. BOARDCAST_TEST_SEED replays or varies the
 * sequences, BOARDCAST_TEST_RUNS plays more of them.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import fc from "fast-check";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { outcomes } from "../support/outcomes.ts";
import { packAll } from "../support/packs.ts";
import { LONGEST_TRY_MS } from "../support/tries.ts";
import { type Draws, drawsFrom } from "./draws.ts";
import { Oracle, plainBoard } from "./undo-oracle.ts";

const SEED = Number(process.env.BOARDCAST_TEST_SEED ?? 20_261_115);
const RUNS = Number(process.env.BOARDCAST_TEST_RUNS ?? 20);
const MOST_STEPS = 120;

let service: Service;
let people: [Person, Person, Person];
const seen = { undone: 0, refused: 0, exact: 0 };

beforeAll(async () => {
  service = await startService();
  people = [await service.person("alice"), await service.person("bob"), await service.person("carol")];
});
afterAll(() => service.stop());

interface Scene {
  board: FullBoard;
  actor: Person;
  draws: Draws;
  /** Cards in the trash. */
  trashed: string[];
}

type Act = (scene: Scene) => Promise<unknown> | undefined;

const cardsOf = ({ columns }: FullBoard) => columns.flatMap(({ cards }) => cards);

const ACTS: Record<string, Act> = {
  createCard({ board, actor, draws }) {
    const column = draws.from(board.columns);
    const position = draws.below(4);
    return (
      column && actor.createCard({ board_id: board.id, column_id: column.id, title: draws.title(), position })
    );
  },
  updateCard({ board, actor, draws }) {
    const card = draws.from(cardsOf(board));
    return (
      card && actor.updateCard({ card_id: card.id, title: draws.title(), description: draws.description() })
    );
  },
  moveCard({ board, actor, draws }) {
    const card = draws.from(cardsOf(board));
    const column = draws.from(board.columns);
    return (
      card && column && actor.moveCard({ card_id: card.id, column_id: column.id, position: draws.below(4) })
    );
  },
  label({ board, actor, draws }) {
    const [card, label] = [draws.from(cardsOf(board)), draws.from(board.labels)];
    if (!card || !label) return;
    const given = { card_id: card.id, label_id: label.id };
    return card.labels.some(({ id }) => id === label.id) ? actor.removeLabel(given) : actor.addLabel(given);
  },
  assign({ board, actor, draws }) {
    const card = draws.from(cardsOf(board));
    const user_ids = people.slice(draws.below(3)).map(({ id }) => id);
    return card && actor.assignCard({ card_id: card.id, user_ids });
  },
  unassign({ board, actor, draws }) {
    const card = draws.from(cardsOf(board));
    return card && actor.unassignCard({ card_id: card.id, user_id: draws.from(people).id });
  },
  deleteCard({ board, actor, draws }) {
    const card = draws.from(cardsOf(board));
    return card && actor.deleteCard({ card_id: card.id });
  },
  archiveCard({ board, actor, draws }) {
    const card = draws.from(cardsOf(board));
    return card && actor.archiveCard({ card_id: card.id });
  },
  restoreCard({ board, actor, draws, trashed }) {
    const id = draws.from(trashed);
    const column = draws.from(board.columns);
    return id !== undefined && column
      ? actor.restoreCard({ trashed_card_id: id, column_id: column.id })
      : undefined;
  },
  createColumn: ({ board, actor, draws }) => actor.createColumn({ board_id: board.id, title: draws.title() }),
  updateColumn({ board, actor, draws }) {
    const column = draws.from(board.columns);
    return column && actor.updateColumn({ column_id: column.id, title: draws.title(), color: draws.color() });
  },
  deleteColumn({ board, actor, draws }) {
    const column = draws.from(board.columns);
    return column && draws.oneIn(2) ? actor.deleteColumn({ column_id: column.id }) : undefined;
  },
  createLabel: ({ board, actor, draws }) => actor.createLabel({ board_id: board.id, name: draws.title() }),
  updateLabel({ board, actor, draws }) {
    const label = draws.from(board.labels);
    return label && actor.updateLabel({ label_id: label.id, name: draws.title(), color: draws.color() });
  },
  deleteLabel({ board, actor, draws }) {
    const label = draws.from(board.labels);
    return label && actor.deleteLabel({ label_id: label.id });
  },
  updateBoard: ({ board, draws }) => people[0].updateBoard({ board_id: board.id, title: draws.title() }),
};

async function startGame() {
  const [alice, bob, carol] = people;
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const start = await alice.getBoard({ board_id });
  const oracle = new Oracle();
  oracle.events.push(...(await service.events(alice, board_id)));
  for (const { seq } of oracle.events) oracle.commits.push({ first: seq, last: seq, author: alice.id });
  const first = start.seq + 1;
  let board = start;
  /** The board before each commit. */
  const snapshots = new Map<number, FullBoard>();

  /** Reads what has happened since, all of it by one request. */
  async function follow(author: string): Promise<BoardEvent[]> {
    const after = await alice.getBoard({ board_id });
    if (after.seq === board.seq) return [];
    const { events } = await alice.listEvents({ board_id, since: board.seq, limit: 1000 });
    oracle.commits.push({ first: board.seq + 1, last: after.seq, author });
    snapshots.set(board.seq + 1, board);
    oracle.follow(events as BoardEvent[], board, after);
    board = after;
    return events as BoardEvent[];
  }

  async function act(name: string, actor: Person, draws: Draws): Promise<void> {
    const { items } = await alice.listTrash({ board_id });
    const trashed = items.filter(({ type }) => type === "card").map(({ id }) => id);
    const calling = ACTS[name]!({ board, actor, draws, trashed });
    if (calling) await outcomes([calling]);
    await follow(name === "updateBoard" ? alice.id : actor.id);
  }

  async function undo(actor: Person, draws: Draws): Promise<void> {
    if (board.seq < first) return;
    // The last changes more often than those long ago.
    const reach = draws.oneIn(2) ? 3 : board.seq - first + 1;
    const seq = Math.max(first, board.seq - draws.below(reach));
    const whole = draws.oneIn(3);
    const isOwner = actor === alice;
    const targets = oracle.targets(seq, whole);
    const isBoards = targets.some(({ type }) => type.startsWith("board."));
    const mayUndo = isOwner || (oracle.authorOf(seq) === actor.id && !isBoards);
    const expected = oracle.undone(board, targets);
    const commit = oracle.commits.find(({ first, last }) => first <= seq && seq <= last)!;
    const isNewest = commit.last === board.seq && targets.length === commit.last - commit.first + 1;
    const call = actor.undo({ board_id, seq, whole });
    if (!mayUndo || !expected) {
      expect([seq, (await refusal(call)).status]).toEqual([seq, mayUndo ? 409 : 403]);
      seen.refused++;
      return;
    }
    const { events } = await call;
    const announced = await follow(actor.id);
    expect(events).toEqual(announced.map(({ seq, type, undoes }) => ({ seq, type, undoes: undoes! })));
    expect(plainBoard(board)).toEqual(expected);
    seen.undone++;
    if (!isNewest || events.length === 0) return;
    // Nothing came in between: everything is in its old place.
    expect(orderOf(board)).toEqual(orderOf(snapshots.get(commit.first)!));
    seen.exact++;
  }

  const { id: later_id } = await alice.createColumn({ board_id, title: "Later" });
  await follow(alice.id);
  const rule = { board_id, name: "Rule", trigger_type: "card_moved", trigger_column_id: later_id } as const;
  await alice.createRule({ ...rule, action_type: "assign_member", action_user_id: carol.id });
  await alice.createRule({ ...rule, action_type: "move_to_column", action_column_id: column_id });
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done" });
  await follow(alice.id);
  const { id: action_label_id } = await alice.createLabel({ board_id, name: "Done" });
  await follow(alice.id);
  const whenDone = { ...rule, trigger_column_id: done_id } as const;
  await alice.createRule({ ...whenDone, action_type: "complete_card" });
  await alice.createRule({ ...whenDone, action_type: "add_label", action_label_id });
  await alice.createRule({ ...whenDone, action_type: "archive_card" });
  return { act, undo, pack: () => packAll(service.app.db, board_id, 5) };
}

const orderOf = ({ columns }: FullBoard) =>
  columns.map(({ id, cards }) => [id, cards.map((card) => card.id)]);

const numbers = fc.array(fc.noBias(fc.nat({ max: 9_999 })), { minLength: 8, maxLength: 8 });
const UNDO = "undo";
const OFTEN = ["createCard", "createCard", "updateCard", "moveCard", "moveCard", "label", "assign"];
const names = [...Object.keys(ACTS), ...OFTEN, ...Array<string>(14).fill(UNDO)];
const step = fc.record({ name: fc.constantFrom(...names), actor: fc.nat({ max: 2 }), numbers });

test(
  "UNDO-5: any sequence of changes and undos leaves the board as the rules say (UNDO-3, UNDO-6, UNDO-9, UNDO-10)",
  async () => {
    const property = fc.asyncProperty(
      fc.array(step, { maxLength: MOST_STEPS, size: "max" }),
      fc.boolean(),
      async (steps, isPacked) => {
        const { act, undo, pack } = await startGame();
        for (const { name, actor, numbers } of steps) {
          const person = people[actor]!;
          if (isPacked) await pack();
          if (name === UNDO) await undo(person, drawsFrom(numbers));
          else await act(name, person, drawsFrom(numbers));
        }
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    expect(Object.values(seen).every((count) => count > 10)).toBe(true);
  },
  LONGEST_TRY_MS * RUNS,
);
