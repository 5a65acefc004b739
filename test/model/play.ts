/** Plays operations against a service and the model at once, and compares the two. */
import { expect } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { type Person, refusal } from "../harness.ts";
import { checkBoard } from "../support/board-checks.ts";
import {
  allCards,
  type BoardModel,
  bare,
  expectLog,
  roleOf,
  showComment,
  showFullBoard,
} from "./board-model.ts";
import * as boards from "./board-operations.ts";
import * as cards from "./card-operations.ts";
import * as checklists from "./checklist-operations.ts";
import * as clock from "./clock-operations.ts";
import * as columns from "./column-operations.ts";
import * as comments from "./comment-operations.ts";
import { drawsFrom } from "./draws.ts";
import { checkInbox } from "./inbox.ts";
import * as labels from "./label-operations.ts";
import * as refused from "./refused-operations.ts";
import * as rules from "./rule-operations.ts";
import { squeeze } from "./squeeze.ts";
import type { Elsewhere, Operation, Scene, Step } from "./step.ts";

const { updateBoard, invite, changeRole, removeMember } = boards;
const { setDueDate, passTime, watchCard, unwatchCard } = clock;
const { createCard, updateCard, deleteCard, moveCard, addLabel, removeLabel } = cards;
const { assignCard, unassignCard, uploadAttachment, deleteAttachment } = cards;
const { createChecklist, updateChecklist, moveChecklist, deleteChecklist } = checklists;
const { createItem, updateItem, moveItem, deleteItem, assignItem, unassignItem } = checklists;
const { createColumn, updateColumn, moveColumn, deleteColumn } = columns;
const { createComment, updateComment, deleteComment } = comments;
const { createLabel, updateLabel, deleteLabel } = labels;
const { createRule, updateRule, deleteRule } = rules;
const { callGone, referElsewhere, sendInvalid, takeNothing } = refused;

export const OPERATIONS = {
  ...{ updateBoard, invite, changeRole, removeMember },
  ...{ createColumn, updateColumn, moveColumn, deleteColumn },
  ...{ createCard, updateCard, deleteCard, moveCard, addLabel, removeLabel },
  ...{ assignCard, unassignCard, uploadAttachment, deleteAttachment },
  ...{ createLabel, updateLabel, deleteLabel },
  ...{ createChecklist, updateChecklist, moveChecklist, deleteChecklist },
  ...{ createItem, updateItem, moveItem, deleteItem, assignItem, unassignItem },
  ...{ createComment, updateComment, deleteComment },
  ...{ setDueDate, passTime, watchCard, unwatchCard },
  ...{ createRule, updateRule, deleteRule },
  ...{ callGone, referElsewhere, sendInvalid, takeNothing, squeeze },
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** One operation, whose choices are drawn: who acts, and on what. */
export interface Move {
  name: OperationName;
  actor: number;
  numbers: number[];
}

/** The first of them makes the boards. */
export type People = readonly [Person, ...Person[]];

export interface Game {
  readonly model: BoardModel;
  play(move: Move): Promise<void>;
  anOwner(): Person;
  /** The board as it is now. */
  snapshot(): Promise<FullBoard>;
  /** Everything the service tells agrees with the model, and with what `earlier` and the log since tell. */
  verify(earlier: FullBoard): Promise<{ log: BoardEvent[] }>;
}

/** Each game plays in ten years of its own, far from now, so that the service's own clock has no part in it. */
const FIRST_YEAR = 2100;
const YEARS = 10;
let games = 0;

export async function startGame(
  people: People,
  elsewhere: Elsewhere,
  runClock?: Scene["runClock"],
): Promise<Game> {
  const nowMs = Date.UTC(FIRST_YEAR + YEARS * games++, 0, 1);
  // What earlier games have left is long overdue by now, so nobody is notified of it.
  await runClock?.(new Date(nowMs));
  const [creator] = people;
  const { id } = await creator.createBoard({ title: "Game" });
  const model: BoardModel = {
    id,
    title: "Game",
    description: null,
    color: null,
    is_template: false,
    created_by: creator.id,
    updated_by: creator.id,
    members: [{ user_id: creator.id, role: "owner" }],
    labels: [],
    columns: [],
    rules: [],
    log: [],
    gone: [],
    notices: [],
    clock: { nowMs, dates: 0 },
    users: new Map(people.map((person) => [person.id, person.me])),
  };
  const anOwner = () => people.find((person) => roleOf(model, person.id) === "owner")!;
  const snapshot = () => anOwner().getBoard({ board_id: id });

  return {
    model,
    anOwner,
    snapshot,
    async play({ name, actor, numbers }) {
      const person = people[actor]!;
      const scene = { model, draws: drawsFrom(numbers), actor: person, people, elsewhere, runClock };
      const step = OPERATIONS[name](scene);
      if (step) await perform(model, person, step);
    },
    async verify(earlier) {
      const { board, log } = await checkBoard(anOwner(), earlier);
      expect(bare(board)).toEqual(showFullBoard(model));
      expectLog(model, log);
      for (const card of allCards(model)) {
        const { items, next } = await anOwner().listComments({ card_id: card.id, limit: 100 });
        const newestFirst = card.comments.map((comment) => showComment(model, card, comment)).reverse();
        expect({ items: bare(items), next }).toEqual({ items: newestFirst, next: null });
      }
      expect(await anOwner().listRules({ board_id: id })).toEqual(model.rules);
      for (const person of people) await checkInbox(model, person);
      for (const { id: card_id, watchers } of allCards(model))
        expect(await watchersAmong(people, card_id)).toEqual(watchers.toSorted());
      for (const person of people.filter((candidate) => !roleOf(model, candidate.id))) {
        expect((await refusal(person.getBoard({ board_id: id }))).status).toBe(403);
      }
      return { log };
    },
  };
}

async function watchersAmong(people: People, card_id: string): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) {
    const watch = await person.getWatch({ card_id }).catch(() => null);
    if (watch?.is_watching) ids.push(person.id);
  }
  return ids.sort();
}

async function perform(
  model: BoardModel,
  actor: Person,
  { needs, refused, call, apply }: Step,
): Promise<void> {
  const role = roleOf(model, actor.id);
  const allowed = needs === "anyone" || role === "owner" || role === needs;
  const status = allowed ? refused : 403;
  if (status !== undefined) {
    expect((await refusal(call())).status).toBe(status);
    return;
  }
  const answer = await call();
  const expected = apply(answer);
  if (expected !== undefined) expect(bare(answer)).toEqual(expected);
}
