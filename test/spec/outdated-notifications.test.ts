/** Notifications that a later change has replaced, or that no longer hold. */
import { describe, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import type { Person } from "../harness.ts";
import { alice, bob, carol, place, service, setInboxScene } from "../support/inbox-scene.ts";

setInboxScene();

describe("INBOX-16: put on a card again", () => {
  const again = async (person: Person, card_id: string) => {
    await person.unassignCard({ card_id, user_id: bob.id });
    await person.assignCard({ card_id, user_ids: [bob.id] });
  };
  const unreadOf = async (card_id: string) =>
    (await bob.listNotifications({ unread: "true", limit: 100 })).items
      .filter(({ card }) => card?.id === card_id)
      .map(({ id, kind, actor }) => ({ id, kind, actor: actor?.id }));

  test("an unread notification by the same person is replaced by the new one", async () => {
    const { board_id, column_id, card_id } = await place(bob, carol);
    const { id: other } = await alice.createCard({ board_id, column_id, title: "Other" });
    for (const id of [card_id, other]) await alice.assignCard({ card_id: id, user_ids: [bob.id] });
    const [first] = await unreadOf(card_id);
    const before = await bob.listNotifications({});
    for (let times = 0; times < 3; times++) await again(alice, card_id);
    const [last, ...others] = await unreadOf(card_id);
    expect(others).toEqual([]);
    expect(last).toEqual({ id: expect.any(String), kind: "assigned", actor: alice.id });
    expect(last!.id > first!.id).toBe(true);
    expect(await unreadOf(other)).toHaveLength(1);
    expect((await bob.listNotifications({})).unread).toBe(before.unread);
  });

  test("rules replace what rules have told; whoever sets one off that assigns them keeps it", async () => {
    const { board_id, column_id, card_id } = await place(bob);
    const { id: doing } = await alice.createColumn({ board_id, title: "Doing" });
    await alice.createRule({
      ...{ board_id, name: "Bob does it", trigger_type: "card_moved", trigger_column_id: doing },
      ...{ action_type: "assign_member", action_user_id: bob.id },
    });
    const there = async (person: Person) => {
      await alice.moveCard({ card_id, column_id, position: 0 });
      await alice.unassignCard({ card_id, user_id: bob.id }).catch(() => undefined);
      await person.moveCard({ card_id, column_id: doing, position: 0 });
      return unreadOf(card_id);
    };
    const [first] = await there(alice);
    expect(first).toEqual({ id: expect.any(String), kind: "assigned", actor: undefined });
    const second = await there(alice);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual([first!]);
    expect(await there(bob)).toEqual(second);
  });

  test("what was read, told by somebody else, or of another kind stays", async () => {
    const { card_id } = await place(bob, carol);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    await alice.createComment({ card_id, body: "text" });
    await again(carol, card_id);
    const kinds = (await unreadOf(card_id)).map(({ kind, actor }) => [kind, actor]);
    expect(kinds).toEqual([
      ["assigned", carol.id],
      ["commented", alice.id],
      ["assigned", alice.id],
    ]);
    await bob.readNotifications({ ids: (await unreadOf(card_id)).map(({ id }) => id) });
    await again(alice, card_id);
    expect((await bob.listNotifications({})).items.filter(({ card }) => card?.id === card_id)).toHaveLength(
      4,
    );
  });

  test("an undo replaces none", async () => {
    const { board_id, card_id } = await place(bob);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    const before = await unreadOf(card_id);
    await alice.unassignCard({ card_id, user_id: bob.id });
    await alice.undo({ board_id, seq: (await alice.getBoard({ board_id })).seq });
    expect(await unreadOf(card_id)).toEqual(before);
  });
});

test("INBOX-14: what an assignment or a due date has told is outdated once it does not hold, and not when it does again", async () => {
  const { board_id, column_id, card_id } = await place(bob);
  const outdated = async () => (await bob.listNotifications({ limit: 1 })).items[0]?.is_outdated;
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  expect(await outdated()).toBe(false);
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq });
  expect(await outdated()).toBe(true);
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  const due = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const noted = async (kind: string) =>
    service.app.db.write([
      sql`UPDATE notifications SET kind = ${kind} WHERE board_id = ${board_id} AND user_id = ${bob.id}`,
    ]);
  await noted("overdue");
  expect(await outdated()).toBe(true);
  await alice.updateCard({ card_id, due_at: due(-1) });
  expect(await outdated()).toBe(false);
  await alice.updateCard({ card_id, due_at: due(1) });
  expect(await outdated()).toBe(true);
  await noted("due_soon");
  expect(await outdated()).toBe(false);
  await alice.updateCard({ card_id, is_complete: true });
  expect(await outdated()).toBe(true);
  await alice.updateCard({ card_id, is_complete: false });
  await alice.updateColumn({ column_id, is_done_column: true });
  expect(await outdated()).toBe(true);
});

test("INBOX-15: what is outdated says why, is listed as unread, and is not counted", async () => {
  const { board_id, column_id, card_id } = await place(bob);
  await bob.readNotifications({ up_to: (await bob.listNotifications({})).items[0]!.id });
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  const seen = async () => {
    const { items, unread } = await bob.listNotifications({ unread: "true" });
    return { reasons: items.map(({ outdated_reason }) => outdated_reason), unread };
  };
  expect(await seen()).toEqual({ reasons: [null], unread: 1 });
  await alice.unassignCard({ card_id, user_id: bob.id });
  expect(await seen()).toEqual({ reasons: ["unassigned"], unread: 0 });
  await service.app.db.write([
    sql`UPDATE notifications SET kind = 'overdue' WHERE board_id = ${board_id} AND user_id = ${bob.id}`,
  ]);
  expect(await seen()).toEqual({ reasons: ["rescheduled"], unread: 0 });
  await alice.updateCard({ card_id, due_at: new Date(Date.now() - 1000).toISOString() });
  expect(await seen()).toEqual({ reasons: [null], unread: 1 });
  await alice.updateCard({ card_id, is_complete: true });
  expect(await seen()).toEqual({ reasons: ["complete"], unread: 0 });
  await alice.updateCard({ card_id, is_complete: false });
  await alice.updateColumn({ column_id, is_done_column: true });
  expect(await seen()).toEqual({ reasons: ["complete"], unread: 0 });
});
