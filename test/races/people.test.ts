/** People of an imported board are matched while others change the cards they are on. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, type Service, startService } from "../harness.ts";
import { checkBoard } from "../support/board-checks.ts";
import { importedBoard } from "../support/imported-board.ts";
import { outcomes } from "../support/outcomes.ts";

const ROUNDS = 3;

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

type Target = Awaited<ReturnType<typeof importedBoard>>;

const RIVALS: [string, (target: Target) => Promise<unknown>][] = [
  ["assigns the same member", ({ card_id }) => carol.assignCard({ card_id, user_ids: [bob.id] })],
  ["moves the card", ({ card_id, done_id }) => carol.moveCard({ card_id, column_id: done_id, position: 0 })],
  ["archives the card", ({ card_id }) => carol.archiveCard({ card_id })],
  ["copies the card", ({ card_id }) => carol.copyCard({ card_id })],
  ["deletes the column", ({ column_id }) => carol.deleteColumn({ column_id })],
  ["deletes the checklist", ({ checklist_id }) => carol.deleteChecklist({ checklist_id })],
];

test.each(RIVALS)("PEOPLE-4: somebody is matched while somebody else %s: both succeed", async (_, rival) => {
  for (let round = 0; round < ROUNDS; round++) {
    const target = await importedBoard(service, alice, bob, carol);
    const { board_id, ann } = target;
    const before = await alice.getBoard({ board_id });
    const calls = [
      () => alice.matchPerson({ board_id, person_id: ann, user_id: bob.id }),
      () => rival(target),
    ];
    if (round % 2) calls.reverse();
    expect(await outcomes(calls.map((call) => call()))).toEqual(["done", "done"]);
    await checkBoard(alice, before);
    const { columns } = await alice.getBoard({ board_id });
    const cards = columns.flatMap((column) => column.cards);
    const items = cards.flatMap(({ checklists }) => checklists.flatMap((checklist) => checklist.items));
    expect(
      [...cards, ...items].flatMap(({ placeholders }) => placeholders.map(({ id }) => id)),
    ).not.toContain(ann);
  }
});

test("PEOPLE-8: a card that comes back while somebody on it is matched has the member", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob, carol);
    await alice.archiveCard({ card_id });
    const calls = [
      () => alice.matchPerson({ board_id, person_id: ann, user_id: bob.id }),
      () => carol.restoreCard({ trashed_card_id: card_id }),
    ];
    if (round % 2) calls.reverse();
    expect(await outcomes(calls.map((call) => call()))).toEqual(["done", "done"]);
    const card = await alice.getCard({ card_id });
    expect(card.assignees).toEqual([bob.me]);
    expect(card.placeholders.map(({ id }) => id)).not.toContain(ann);
  }
});

test("PEOPLE-6: of two owners who match somebody to different members, one is refused", async () => {
  const { board_id, card_id, ann } = await importedBoard(service, alice, bob, carol);
  await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
  const ends = await outcomes([
    alice.matchPerson({ board_id, person_id: ann, user_id: bob.id }),
    bob.matchPerson({ board_id, person_id: ann, user_id: carol.id }),
  ]);
  expect(ends.toSorted()).toEqual([409, "done"]);
  expect((await alice.getCard({ card_id })).assignees).toEqual([ends[0] === "done" ? bob.me : carol.me]);
});

test("PEOPLE-6: a member who is removed at the same moment is matched before, or refused", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
    const [match, removal] = await outcomes([
      alice.matchPerson({ board_id, person_id: ann, user_id: bob.id }),
      bob.removeMember({ board_id, user_id: bob.id }),
    ]);
    expect(removal).toBe("done");
    expect(["done", 404]).toContain(match!);
    expect((await alice.getCard({ card_id })).assignees).toEqual([]);
  }
});
