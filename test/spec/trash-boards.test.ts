/** Deleted boards, and how they come back. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Board } from "../../contract/boards.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { purgeIn } from "../support/purge.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_BOARDS_PER_OWNER: "3" } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

test("TRASH-12: a deleted board comes back as it was, for its members, with everything on it", async () => {
  const owner = await service.person("owner");
  const place = await boardOf(owner, bob);
  const { board_id } = place;
  await fullCard({ owner, member: bob }, { ...place, title: "full" });
  const gone = await owner.createCard({ ...place, title: "in the trash" });
  await owner.deleteCard({ card_id: gone.id });
  const { updated_at: _, seq, ...before } = await owner.getBoard({ board_id });
  await owner.deleteBoard({ board_id });
  expect((await refusal(bob.getBoard({ board_id }))).status).toBe(404);
  expect((await owner.listBoards()).map(({ id }) => id)).toEqual([]);
  const restored = await owner.restoreBoard({ deleted_board_id: board_id });
  const { columns: ___, ...fields } = before;
  expect(restored).toEqual({ ...fields, updated_at: expect.any(String), seq: seq + 2 });
  const { updated_at, ...after } = await bob.getBoard({ board_id });
  expect(after).toEqual({ ...before, seq: seq + 2 });
  const [deletion, event] = (await service.events(owner, board_id)).slice(-2);
  expect(deletion).toMatchObject({ type: "board.deleted", data: { id: board_id } });
  expect(event).toMatchObject({ type: "board.updated", data: restored, restored: true, user_id: owner.id });
  await owner.restoreCard({ trashed_card_id: gone.id });
  expect((await refusal(owner.restoreBoard({ deleted_board_id: board_id }))).status).toBe(404);
});

test("TRASH-12: only its owners list and restore a deleted board", async () => {
  const owner = await service.person("owner");
  const mallory = await service.person("mallory");
  const { board_id } = await boardOf(owner, alice, bob);
  await owner.changeRole({ board_id, user_id: alice.id, role: "owner" });
  await owner.deleteBoard({ board_id });
  const entry = {
    id: board_id,
    type: "board",
    number: null,
    column_title: null,
    title: "Board",
    kind: "deleted",
    removed_by: owner.id,
  };
  const listed = { items: [{ ...entry, removed_at: expect.any(String) }], next: null };
  expect(await owner.listDeletedBoards()).toEqual(listed as never);
  expect(await alice.listDeletedBoards()).toEqual(listed as never);
  for (const person of [bob, mallory]) {
    expect(await person.listDeletedBoards()).toEqual({ items: [], next: null });
    expect((await refusal(person.restoreBoard({ deleted_board_id: board_id }))).status).toBe(403);
  }
  await alice.restoreBoard({ deleted_board_id: board_id });
  expect(await owner.listDeletedBoards()).toEqual({ items: [], next: null });
  expect((await bob.getBoard({ board_id })).updated_by).toBe(alice.id);
});

test("TRASH-12: deleted boards come in pages, the one deleted last first", async () => {
  const owner = await service.person("owner");
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) {
    const { id: board_id } = await owner.createBoard({ title: `Board ${i}` });
    await owner.deleteBoard({ board_id });
    ids.unshift(board_id);
  }
  const first = await owner.listDeletedBoards({ limit: 2 });
  const second = await owner.listDeletedBoards({ limit: 2, before: first.next! });
  const third = await owner.listDeletedBoards({ limit: 2, before: second.next! });
  expect([first, second, third].map(({ items }) => items.map(({ id }) => id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
  ]);
  expect(third.next).toBeNull();
});

test("TRASH-9: a board comes back only if its creator may have one more", async () => {
  const owner = await service.person("owner");
  const { id: board_id } = await owner.createBoard({ title: "Board 1" });
  for (const title of ["Board 2", "Board 3"]) await owner.createBoard({ title });
  await owner.deleteBoard({ board_id });
  const { id: fourth } = await owner.createBoard({ title: "Board 4" });
  expect(await refusal(owner.restoreBoard({ deleted_board_id: board_id }))).toEqual({
    status: 409,
    detail: "The creator of a board may have no more than 3 boards.",
  });
  await owner.deleteBoard({ board_id: fourth });
  await owner.restoreBoard({ deleted_board_id: board_id });
});

test("TRASH-12: a board whose description makes its event a large change comes back", async () => {
  const owner = await service.person("owner");
  const description = "\u0001".repeat(50_000);
  const { id: board_id } = await owner.createBoard({ title: "Long", description });
  await owner.deleteBoard({ board_id });
  const answer = await fetch(`${service.url}/boards/${board_id}/restore`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}`, "idempotency-key": crypto.randomUUID() },
  });
  expect([answer.status, ((await answer.json()) as Board).description]).toEqual([200, description]);
});

test("LIMIT-1: a board that its creator no longer owns comes back however many boards the creator has", async () => {
  const [creator, owner] = [await service.person("creator"), await service.person("owner")];
  const { board_id } = await boardOf(creator, owner);
  await creator.changeRole({ board_id, user_id: owner.id, role: "owner" });
  await owner.changeRole({ board_id, user_id: creator.id, role: "member" });
  for (const title of ["1", "2", "3"]) await creator.createBoard({ title });
  await owner.deleteBoard({ board_id });
  expect((await owner.restoreBoard({ deleted_board_id: board_id })).id).toBe(board_id);
});

test("TRASH-11: deleted boards are purged after TRASH_DAYS with everything on them", async () => {
  const owner = await service.person("owner");
  const place = await boardOf(owner, bob);
  const { board_id } = place;
  const { card } = await fullCard({ owner, member: bob }, { ...place, title: "full" });
  await owner.deleteCard({ card_id: card.id });
  await owner.deleteBoard({ board_id });
  const rows = async () =>
    (await service.app.db.read({ rows: sql`SELECT id FROM boards WHERE id = ${board_id}` })).rows.length;
  await purgeIn(29, service);
  expect(await rows()).toBe(1);
  await purgeIn(31, service);
  expect(await rows()).toBe(0);
  expect((await refusal(owner.restoreBoard({ deleted_board_id: board_id }))).status).toBe(404);
  expect(await owner.listDeletedBoards()).toEqual({ items: [], next: null });
});
