/** Random changes on imported boards: after each, the board that its log tells is the board in the database. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { ApiError } from "../../client/http.ts";
import type { Card } from "../../contract/cards.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { importedBoard } from "../support/imported-board.ts";
import { type Draws, drawsFrom } from "./draws.ts";

const SEEDS = [1, 2, 3];
const STEPS = 40;

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;

beforeAll(async () => {
  service = await startService();
  [alice, bob, carol] = (await Promise.all(
    ["alice", "bob", "carol"].map((name) => service.person(name)),
  )) as [Person, Person, Person];
});
afterAll(() => service.stop());

function numbers(seed: number): number[] {
  let state = seed * 2_654_435_761;
  return Array.from({ length: STEPS * 20 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  });
}

interface Place {
  board_id: string;
  people: readonly string[];
}

/** One change of those that have to do with people; null if there is nothing to do it to. */
async function change({ board_id, people }: Place, draws: Draws): Promise<unknown> {
  const board = await alice.getBoard({ board_id });
  const { items: trashed } = await alice.listTrash({ board_id });
  const cards: Card[] = board.columns.flatMap((column) => column.cards);
  const card_id = draws.from(cards)?.id;
  const column_id = draws.from(board.columns)?.id;
  const lists = cards.flatMap(({ checklists }) => checklists);
  const checklist_id = draws.from(lists)?.id;
  const item_id = draws.from(lists.flatMap(({ items }) => items))?.id;
  const entry = draws.from(trashed);
  const user_id = draws.from([bob, carol] as const).id;
  const isMember = board.members.some((member) => member.user_id === user_id);
  const kinds: (() => Promise<unknown> | null)[] = [
    () => alice.matchPerson({ board_id, person_id: draws.from(people)!, user_id }),
    () => card_id && alice.assignCard({ card_id, user_ids: [user_id] }),
    () => card_id && alice.unassignCard({ card_id, user_id }),
    () => item_id && alice.assignItem({ item_id, user_ids: [user_id] }),
    () => card_id && column_id && alice.moveCard({ card_id, column_id, position: draws.below(3) }),
    () => card_id && alice.archiveCard({ card_id }),
    () => card_id && alice.deleteCard({ card_id }),
    () => column_id && alice.deleteColumn({ column_id }),
    () => entry?.type === "card" && alice.restoreCard({ trashed_card_id: entry.id }),
    () => entry?.type === "column" && alice.restoreColumn({ trashed_column_id: entry.id }),
    () => cards.length < 8 && card_id && alice.copyCard({ card_id }),
    () => checklist_id && alice.deleteChecklist({ checklist_id }),
    () => item_id && alice.deleteItem({ item_id }),
    () => alice.undo({ board_id, seq: Math.max(1, board.seq - draws.below(3)) }),
    () => (isMember ? alice.removeMember({ board_id, user_id }) : alice.invite({ board_id, user_id })),
  ].map((kind) => () => kind() || null);
  return draws.from(kinds)?.();
}

test.each(SEEDS)("PEOPLE-5: the log tells what the database holds, whatever happens (%d)", async (seed) => {
  const draws = drawsFrom(numbers(seed));
  const { board_id, ann, ben } = await importedBoard(service, alice, bob, carol);
  for (let step = 0; step < STEPS; step++) {
    try {
      await change({ board_id, people: [ann, ben] }, draws);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
    }
    const now = await alice.getBoard({ board_id });
    expect(await alice.getBoard({ board_id, at: now.seq })).toEqual(now);
  }
});
