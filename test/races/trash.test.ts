/** Restoring, deleting and purging the same things at the same time, on two instances where the database allows it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { App } from "../../server/app.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { startInstance, through } from "../support/instances.ts";
import { tally } from "../support/outcomes.ts";
import { purgeIn } from "../support/purge.ts";
import { tries } from "../support/tries.ts";

const ROUNDS = tries(8);

let service: Service;
let second: App | undefined;
let alice: Person;
let alsoAlice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_BOARDS_PER_OWNER: "20" } });
  alice = await service.person("alice");
  bob = await service.person("bob");
  if (process.env.BOARDCAST_TEST_DB === "postgres")
    second = await startInstance({ ...service.app.context.config, PORT: 0 });
  alsoAlice = second ? through(second, alice) : alice;
});
afterAll(async () => {
  await second?.stop();
  await service.stop();
});

async function furnished() {
  const place = await boardOf(alice, bob);
  const { card } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  return { ...place, card };
}

test("TRASH-15: of many who restore a card at once, one does", async () => {
  const { board_id, card } = await furnished();
  for (let round = 0; round < ROUNDS; round++) {
    await alice.deleteCard({ card_id: card.id });
    const calls = Array.from({ length: 6 }, (_, i) =>
      (i % 2 ? alice : alsoAlice).restoreCard({ trashed_card_id: card.id }),
    );
    expect(await tally(calls)).toEqual({ done: 1, 404: 5 });
    expect(await alice.getCard({ card_id: card.id })).toEqual(card);
  }
  const kinds = (await service.events(alice, board_id)).filter(({ restored }) => restored);
  expect(kinds.length).toBe(ROUNDS);
});

test("TRASH-9: restoring and creating many boards at once gives their creator no more than allowed", async () => {
  const most = service.app.context.config.MAX_BOARDS_PER_OWNER;
  const carol = await service.person("carol");
  const people = [carol, second ? through(second, carol) : carol];
  const { board_id: busyId, column_id } = await boardOf(bob, carol);
  let owned: string[] = [];
  for (let i = 0; i < most; i++) owned.push((await carol.createBoard({ title: `Board ${i}` })).id);
  for (let round = 0; round < ROUNDS; round++) {
    const deleted = owned.slice(0, 6);
    for (const board_id of deleted) await carol.deleteBoard({ board_id });
    for (let i = 0; i < 3; i++) await carol.createBoard({ title: `Another ${i}` });
    // While these are written, all restores have counted and none is decided.
    const cards = Array.from({ length: 40 }, () =>
      carol.createCard({ board_id: busyId, column_id, title: "Card", description: "x".repeat(10_000) }),
    );
    const restoring = deleted.map((id, i) => people[i % 2]!.restoreBoard({ deleted_board_id: id }));
    const creating = people.map((person) => person.createBoard({ title: "More" }));
    expect(await tally([...restoring, ...creating])).toEqual({ done: 3, 409: 5 });
    await Promise.all(cards);
    owned = (await carol.listBoards()).map(({ id }) => id).filter((id) => id !== busyId);
    expect(owned.length).toBe(most);
  }
});

test("TRASH-15: of many who restore a column at once, one does", async () => {
  const { board_id, column_id, card } = await furnished();
  for (let round = 0; round < ROUNDS; round++) {
    await alice.deleteColumn({ column_id });
    const calls = Array.from({ length: 6 }, (_, i) =>
      (i % 2 ? alice : alsoAlice).restoreColumn({ trashed_column_id: column_id }),
    );
    expect(await tally(calls)).toEqual({ done: 1, 404: 5 });
    expect((await alice.getBoard({ board_id })).columns[0]!.cards).toEqual([card]);
  }
});

test("TRASH-15: a restore and a purge: either it is back with everything, or it is gone", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id, column_id, card } = await furnished();
    await alice.deleteColumn({ column_id });
    const restore = alsoAlice.restoreColumn({ trashed_column_id: column_id });
    const purge = round % 2 ? purgeIn(31, service) : alice.purgeTrash({ board_id, trash_id: column_id });
    const [outcome] = await Promise.allSettled([restore, purge]);
    await purgeIn(31, service);
    const { columns } = await alice.getBoard({ board_id });
    if (outcome.status === "fulfilled") {
      expect(columns.map(({ cards }) => cards)).toEqual([[card]]);
      const file = await alice.downloadAttachment({ attachment_id: card.attachments[0]!.id });
      expect(await file.text()).toBe("bytes");
    } else {
      expect(columns).toEqual([]);
    }
  }
});

test("TRASH-15: a restored board and a purge: either it is back with everything, or it is gone", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { board_id } = await furnished();
    const before = await alice.getBoard({ board_id });
    await alice.deleteBoard({ board_id });
    const restore = alsoAlice.restoreBoard({ deleted_board_id: board_id });
    const [outcome] = await Promise.allSettled([restore, purgeIn(31, service)]);
    await purgeIn(31, service);
    if (outcome.status === "fulfilled") {
      expect((await alice.getBoard({ board_id })).columns).toEqual(before.columns);
    } else {
      expect((await alice.listBoards()).map(({ id }) => id)).not.toContain(board_id);
    }
  }
});

test("TRASH-15: deleting and restoring the same things all at once leaves the board and its log in agreement", async () => {
  const { board_id, column_id, card } = await furnished();
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.allSettled([
      alice.deleteColumn({ column_id }),
      alsoAlice.deleteCard({ card_id: card.id }),
      alice.restoreCard({ trashed_card_id: card.id }),
      alsoAlice.restoreColumn({ trashed_column_id: column_id }),
      alice.archiveColumn({ column_id }),
      alsoAlice.restoreColumn({ trashed_column_id: column_id }),
      alsoAlice.restoreCard({ trashed_card_id: card.id }),
    ]);
  }
  await Promise.allSettled([alice.restoreColumn({ trashed_column_id: column_id })]);
  await Promise.allSettled([alice.restoreCard({ trashed_card_id: card.id })]);
  const { columns } = await alice.getBoard({ board_id });
  expect(columns.map(({ cards }) => cards.map(({ checklists }) => checklists))).toEqual([[card.checklists]]);
});
