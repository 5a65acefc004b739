/** What can come back, and who may see it or purge it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { fullCard } from "../support/full-card.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const newCard = (place: { board_id: string; column_id: string }, title: string) =>
  alice.createCard({ ...place, title });

async function writeAll(card_id: string, bodies: string[]) {
  const written = [];
  for (const body of bodies) written.push(await alice.createComment({ card_id, body }));
  return written;
}

async function rowsOf(boardId: string) {
  const { db } = service.app.context;
  const { trash, files, blobs } = await db.read({
    trash: sql`SELECT id FROM trash WHERE board_id = ${boardId}`,
    files: sql`SELECT id FROM attachments WHERE board_id = ${boardId}`,
    blobs: sql`SELECT attachment_id FROM attachment_blobs WHERE board_id = ${boardId}`,
  });
  return { trash: trash.length, files: files.length, blobs: blobs.length };
}

test("TRASH-5: the trash lists what was removed by itself, newest first, and nothing that went along", async () => {
  const place = await boardOf(alice, bob);
  const { board_id, column_id } = place;
  const { card, label } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  const archived = await newCard(place, "archived");
  await newCard(place, "went along");
  await bob.deleteCard({ card_id: card.id });
  await alice.archiveCard({ card_id: archived.id });
  await alice.deleteLabel({ label_id: label.id });
  await bob.deleteColumn({ column_id });
  const entry = { removed_at: expect.any(String), number: null, column_title: null };
  const ofCard = { ...entry, column_title: "To do" };
  const all = [
    { ...entry, id: column_id, type: "column", title: "To do", removed_by: bob.id, kind: "deleted" },
    {
      ...ofCard,
      number: archived.number,
      id: archived.id,
      type: "card",
      title: "archived",
      removed_by: alice.id,
      kind: "archived",
    },
    {
      ...ofCard,
      number: card.number,
      id: card.id,
      type: "card",
      title: "full",
      removed_by: bob.id,
      kind: "deleted",
    },
  ];
  const list = (kind?: "deleted" | "archived") => bob.listTrash({ board_id, kind });
  expect(await list()).toEqual({ items: all, next: null } as never);
  expect(await list("deleted")).toEqual({ items: [all[0], all[2]], next: null } as never);
  expect(await list("archived")).toEqual({ items: [all[1]], next: null } as never);
});

test("TRASH-5: of a card whose column was purged, the title of the column is not listed any more", async () => {
  const place = await boardOf(alice);
  const { board_id, column_id } = place;
  const { id } = await newCard(place, "card");
  await alice.deleteCard({ card_id: id });
  await alice.deleteColumn({ column_id });
  const titleOf = async () =>
    (await alice.listTrash({ board_id })).items.find((one) => one.id === id)?.column_title;
  expect(await titleOf()).toBe("To do");
  await alice.purgeTrash({ board_id, trash_id: column_id });
  expect(await titleOf()).toBeNull();
});

test("TRASH-5: the list comes in pages, also while things come back", async () => {
  const place = await boardOf(alice);
  const ids: string[] = [];
  for (let i = 0; i < 7; i++) {
    const { id: card_id } = await newCard(place, `card ${i}`);
    if (i % 2 === 0) await alice.deleteCard({ card_id });
    else await alice.archiveCard({ card_id });
    ids.unshift(card_id);
  }
  const { board_id } = place;
  const first = await alice.listTrash({ board_id, limit: 3 });
  await alice.restoreCard({ trashed_card_id: first.items[2]!.id });
  const second = await alice.listTrash({ board_id, limit: 3, before: Number(first.next) });
  const third = await alice.listTrash({ board_id, limit: 3, before: Number(second.next) });
  expect([first, second, third].map(({ items }) => items.map(({ id }) => id))).toEqual([
    ids.slice(0, 3),
    ids.slice(3, 6),
    ids.slice(6),
  ]);
  expect(third.next).toBeNull();
});

test("TRASH-5: strangers neither see nor restore anything", async () => {
  const place = await boardOf(alice);
  const { id } = await newCard(place, "card");
  await alice.deleteCard({ card_id: id });
  await alice.deleteColumn(place);
  const notMember = { status: 403, detail: "You are not a member of this board." };
  for (const call of [
    () => mallory.listTrash(place),
    () => mallory.listTrashedComments({ board_id: place.board_id, trash_id: id }),
    () => mallory.restoreCard({ trashed_card_id: id }),
    () => mallory.restoreColumn({ trashed_column_id: place.column_id }),
    () => mallory.purgeTrash({ board_id: place.board_id, trash_id: id }),
  ])
    expect(await refusal(call())).toEqual(notMember);
});

test("TRASH-17: members read the comments on a card in the trash in pages, also if it went with its column", async () => {
  const place = await boardOf(alice, bob);
  const { board_id, column_id } = place;
  const { id: card_id } = await newCard(place, "card");
  const other = await newCard(place, "other");
  await alice.createComment({ card_id: other.id, body: "elsewhere" });
  const [first, second, third] = await writeAll(card_id, ["One", "Two", "Three"]);
  const list = (person: Person, page: { limit?: number; before?: string } = {}) =>
    person.listTrashedComments({ board_id, trash_id: card_id, ...page });
  const whole = { items: [third!, second!, first!], next: null };
  expect((await refusal(list(bob))).status).toBe(404);
  await bob.deleteCard({ card_id });
  expect(await list(bob)).toEqual(whole);
  const start = await list(bob, { limit: 2 });
  expect(start).toEqual({ items: [third!, second!], next: second!.id });
  expect(await list(bob, { before: start.next! })).toEqual({ items: [first!], next: null });
  await alice.restoreCard({ trashed_card_id: card_id });
  expect((await refusal(list(bob))).status).toBe(404);
  await alice.deleteColumn({ column_id });
  expect(await list(alice)).toEqual(whole);
});

test("TRASH-17: the comments of a card are not found on another board, for what is no card, and once it is purged", async () => {
  const place = await boardOf(alice, bob);
  const { board_id, column_id } = place;
  const { id: trash_id } = await newCard(place, "card");
  await writeAll(trash_id, ["One"]);
  await alice.archiveCard({ card_id: trash_id });
  const list = (person: Person, about: { board_id?: string; trash_id?: string } = {}) =>
    refusal(person.listTrashedComments({ board_id, trash_id, ...about }));
  const elsewhere = await boardOf(alice);
  expect((await list(alice, { board_id: elsewhere.board_id })).status).toBe(404);
  await alice.deleteColumn({ column_id });
  expect((await list(alice, { trash_id: column_id })).status).toBe(404);
  await alice.purgeTrash({ board_id, trash_id });
  expect(await list(alice)).toEqual({ status: 404, detail: "This card does not exist." });
});

test("TRASH-10: an owner purges one thing with all it holds; then it cannot come back", async () => {
  const place = await boardOf(alice, bob);
  const { board_id, column_id } = place;
  const { card } = await fullCard({ owner: alice, member: bob }, { ...place, title: "full" });
  const kept = await newCard(place, "kept");
  await alice.archiveCard({ card_id: kept.id });
  await alice.archiveColumn({ column_id });
  const purge = (person: Person, trash_id: string) => person.purgeTrash({ board_id, trash_id });
  expect((await refusal(purge(bob, column_id))).status).toBe(403);
  expect((await refusal(purge(alice, UNKNOWN_ID))).status).toBe(404);
  await purge(alice, column_id);
  const unknown = [
    () => purge(alice, column_id),
    () => alice.restoreColumn({ trashed_column_id: column_id }),
    () => alice.restoreCard({ trashed_card_id: card.id }),
  ];
  for (const call of unknown) expect((await refusal(call())).status).toBe(404);
  expect((await alice.listTrash({ board_id })).items.map(({ id }) => id)).toEqual([kept.id]);
  expect(await rowsOf(board_id)).toEqual({ trash: 3, files: 2, blobs: 2 });
  await purgeIn(0, service);
  expect(await rowsOf(board_id)).toEqual({ trash: 1, files: 0, blobs: 0 });
});

test("TRASH-10: a card that was purged does not come back with its column, nor do its files", async () => {
  const place = await boardOf(alice, bob);
  const { board_id, column_id } = place;
  const both = { owner: alice, member: bob };
  const { card: purged } = await fullCard(both, { ...place, title: "purged" });
  const { card: kept } = await fullCard(both, { ...place, title: "kept" });
  await alice.deleteColumn({ column_id });
  await alice.purgeTrash({ board_id, trash_id: purged.id });
  await alice.restoreColumn({ trashed_column_id: column_id });
  const board = await alice.getBoard({ board_id });
  expect(board.columns.map(({ cards }) => cards)).toEqual([[kept]]);
  expect(await alice.getBoard({ board_id, at: board.seq })).toEqual(board);
  await alice.deleteColumn({ column_id });
  await alice.restoreColumn({ trashed_column_id: column_id });
  await purgeIn(0, service);
  expect((await alice.getBoard({ board_id })).columns).toEqual(board.columns);
  const files = kept.attachments.length;
  expect(await rowsOf(board_id)).toEqual({ trash: 0, files, blobs: files });
});

test("TRASH-11: what was deleted is purged after TRASH_DAYS with its files, what was archived never", async () => {
  const place = await boardOf(alice, bob);
  const { board_id, column_id } = place;
  const both = { owner: alice, member: bob };
  const { card } = await fullCard(both, { ...place, title: "full" });
  const archived = await fullCard(both, { ...place, title: "archived" });
  const alone = await fullCard(both, { ...place, title: "stays" });
  await alice.archiveCard({ card_id: archived.card.id });
  await alice.deleteAttachment({ attachment_id: alone.card.attachments[0]!.id });
  await alice.deleteLabel({ label_id: alone.label.id });
  const { id: other } = await alice.createColumn({ board_id, title: "Other" });
  await alice.moveCard({ card_id: alone.card.id, column_id: other, position: 0 });
  await alice.deleteColumn({ column_id });
  await purgeIn(29, service);
  expect(await rowsOf(board_id)).toEqual({ trash: 5, files: 6, blobs: 6 });
  await purgeIn(31, service);
  expect(await rowsOf(board_id)).toEqual({ trash: 1, files: 3, blobs: 3 });
  expect((await refusal(alice.restoreCard({ trashed_card_id: card.id, column_id: other }))).status).toBe(404);
  const back = await alice.restoreCard({ trashed_card_id: archived.card.id, column_id: other });
  expect(back.attachments).toEqual(archived.card.attachments);
});

test("TRASH-11: more than one step's worth is purged too", async () => {
  const { db } = service.app;
  const { board_id, column_id } = await boardOf(alice);
  const now = new Date().toISOString();
  const ids = Array.from({ length: 1201 }, () => crypto.randomUUID());
  await db.write(
    ids.map(
      (
        id,
        index,
      ) => sql`INSERT INTO cards (board_id, id, column_id, title, rank, number, is_complete, comment_count, created_at,
          updated_at)
        VALUES (${board_id}, ${id}, ${column_id}, 'card', ${index}, ${index}, FALSE, 0, ${now}, ${now})`,
    ),
  );
  await alice.deleteColumn({ column_id });
  expect(await rowsOf(board_id)).toEqual({ trash: 1202, files: 0, blobs: 0 });
  await purgeIn(31, service);
  expect(await rowsOf(board_id)).toEqual({ trash: 0, files: 0, blobs: 0 });
});
