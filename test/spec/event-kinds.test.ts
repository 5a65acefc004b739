/**
 * Every kind of event (EVENT-7) but board.deleted, which ends the log: the operation that emits it, exactly
 * as often as it should, with the full resource after the change (a column without its cards), or its last state when it
 * is deleted.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import * as z from "zod/mini";
import type { BoardEvent } from "../../contract/events.ts";
import { events } from "../../contract/resources.ts";
import { causes } from "../examples/index.ts";
import { type Cast, meetCast, type Stage, setStage } from "../examples/stage.ts";
import { refusal, type Service, startService } from "../harness.ts";

let service: Service;
let cast: Cast;
let stage: Stage;

beforeAll(async () => {
  service = await startService();
  cast = await meetCast(service);
});
afterAll(() => service.stop());

beforeEach(async () => {
  stage = await setStage(cast);
});

/** The events that an act adds, each checked for its envelope and against the contract. */
async function emitted(act: () => Promise<unknown>): Promise<BoardEvent[]> {
  const { alice, board_id } = stage;
  const { seq } = await alice.getBoard({ board_id });
  await act();
  const added = (await service.events(alice, board_id)).slice(seq);
  for (const [index, event] of added.entries()) {
    const { renumbered: _, previous, cause, archived: _a, restored: _r, undoes: _u, ...envelope } = event;
    checkPrevious(event);
    expect(cause).toBe(event.user_id === null ? seq + 1 : undefined);
    expect(envelope).toEqual({
      type: event.type,
      data: event.data,
      user_id: event.user_id,
      timestamp: expect.any(String),
      version: "1.0",
      board_id,
      seq: seq + index + 1,
    } as never);
    // Parsing drops what the schema does not name: equal means complete, and nothing beyond it.
    expect(z.parse(events[event.type].data as z.ZodMiniType<unknown>, event.data)).toEqual(event.data);
    expect(JSON.stringify(event)).not.toMatch(/hashed_password|blob|token_generation/);
  }
  return added;
}

/**
 * What is created has no `previous`, what is removed is all there, and of what is changed each field has another value
 * now. (Ids and ranks of a move are all there, changed or not; times may be equal.)
 */
function checkPrevious({ type, data, previous }: BoardEvent): void {
  const added = ["board.member_added", "board.person_matched", "board.person_unmatched"];
  if (type.endsWith(".created") || added.includes(type)) return expect(previous).toBeUndefined();
  if (type.endsWith(".deleted") || type === "board.member_removed")
    return expect(previous as object).toEqual(data);
  if (previous === undefined) return expect(type).toEndWith(".assigned");
  const { position, ...fields } = previous;
  expect(position === undefined).toBe(!type.endsWith(".moved"));
  expect(Object.keys(fields)).not.toEqual([]);
  for (const [field, value] of Object.entries(fields)) {
    expect(Object.keys(data)).toContain(field);
    if (position === undefined && !field.startsWith("updated_"))
      expect(value).not.toEqual(Reflect.get(data, field));
  }
}

const brief = ({ type, data, user_id }: BoardEvent): object => ({ type, data, user_id });

describe("EVENT-7: what an operation does is announced once, with the state after it, or the last one (EVENT-4)", () => {
  for (const { type, by, actor, prepare } of causes) {
    test(`${type} by ${by}`, async () => {
      const { act, data } = await prepare(stage);
      let answer: unknown;
      const added = await emitted(async () => {
        answer = await act();
      });
      expect(added.map(brief)).toEqual([{ type, data: await data(answer), user_id: stage[actor].id }]);
    });
  }
});

describe("EVENT-14: previous has the changed fields as they were", () => {
  const lastOf = async () => (await service.events(stage.alice, stage.board_id)).at(-1)!;

  test("of an update, those that changed", async () => {
    const { bob, card_id } = stage;
    const { description, updated_at } = await bob.getCard({ card_id });
    await bob.updateCard({ card_id, title: "card", description: "other" });
    expect((await lastOf()).previous).toEqual({ description, updated_at });
  });

  test("of a move, column, rank and position", async () => {
    const { bob, board_id, column_id, done_id, card_id } = stage;
    await bob.createCard({ board_id, column_id, title: "above", position: 0 });
    const { rank, updated_at } = await bob.getCard({ card_id });
    await bob.moveCard({ card_id, column_id: done_id, position: 0 });
    expect((await lastOf()).previous).toEqual({ column_id, rank, position: 1, updated_at });
  });

  test("of labels and people, the whole list before", async () => {
    const { bob, carol, card_id, label_id } = stage;
    await bob.addLabel({ card_id, label_id });
    const { labels, updated_at } = await bob.getCard({ card_id });
    await bob.removeLabel({ card_id, label_id });
    expect((await lastOf()).previous).toEqual({ labels, updated_at });
    const before = await bob.getCard({ card_id });
    await bob.assignCard({ card_id, user_ids: [carol.id] });
    expect((await lastOf()).previous).toEqual({
      assignees: before.assignees,
      updated_at: before.updated_at,
    });
  });

  test("of a role, the members before", async () => {
    const { alice, bob, board_id } = stage;
    const { members, updated_by, updated_at } = await alice.getBoard({ board_id });
    await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
    expect((await lastOf()).previous).toEqual({ members, updated_by, updated_at });
  });

  test("none where nothing changed: somebody who was assigned already", async () => {
    const { alice, bob, card_id } = stage;
    await bob.assignCard({ card_id, user_ids: [alice.id] });
    await bob.assignCard({ card_id, user_ids: [alice.id] });
    expect(await lastOf()).not.toHaveProperty("previous");
  });
});

test("EVENT-15: what rules do names its cause, and says where the card was in between", async () => {
  const { alice, bob, board_id, column_id, done_id, card_id } = stage;
  await bob.createCard({ board_id, column_id: done_id, title: "done before" });
  await bob.createCard({ board_id, column_id, title: "stays" });
  const { id: third } = await alice.createColumn({ board_id, title: "third" });
  const rule = {
    board_id,
    name: "rule",
    trigger_type: "card_moved" as const,
    trigger_column_id: done_id,
    action_type: "move_to_column" as const,
  };
  await alice.createRule({ ...rule, action_column_id: third });
  await alice.createRule({ ...rule, action_column_id: column_id });
  const added = await emitted(() => bob.moveCard({ card_id, column_id: done_id, position: 7 }));
  expect(added.map(({ previous }) => previous)).toMatchObject([
    { column_id, position: 0 },
    { column_id: done_id, position: 1 },
    { column_id: third, position: 0 },
  ]);
  const [own] = added;
  expect(added.map(({ cause }) => cause)).toEqual([undefined, own!.seq, own!.seq]);
});

test("CARD-10: assigning is announced once for each distinct user in the list (ITEM-6)", async () => {
  const { alice, bob, carol, card_id, item_id } = stage;
  const user_ids = [bob.id, carol.id, bob.id, alice.id];
  const cards = await emitted(() => bob.assignCard({ card_id, user_ids }));
  expect(cards.map(({ type }) => type)).toEqual(["card.assigned", "card.assigned", "card.assigned"]);
  const items = await emitted(() => bob.assignItem({ item_id, user_ids }));
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(["checklist_item.assigned"]));
  expect(items).toHaveLength(3);
});

test("RULE-14: what rules do is announced after the operation that triggered them, without a user (EVENT-6)", async () => {
  const { alice, bob, carol, board_id, column_id, done_id, card_id } = stage;
  const rule = { board_id, name: "rule", trigger_type: "card_moved" as const, trigger_column_id: done_id };
  await alice.createRule({ ...rule, action_type: "assign_member", action_user_id: carol.id });
  await alice.createRule({ ...rule, action_type: "move_to_column", action_column_id: column_id });
  const added = await emitted(() => bob.moveCard({ card_id, column_id: done_id, position: 0 }));
  expect(added.map(({ type, user_id }) => [type, user_id])).toEqual([
    ["card.moved", bob.id],
    ["card.assigned", null],
    ["card.moved", null],
  ]);
  expect(added.at(-1)!.data).toEqual(await bob.getCard({ card_id }));
});

test("API-9: nothing is announced where nothing changed (CARD-12, CARD-13, CARD-15)", async () => {
  const { alice, bob, carol, board_id, column_id, card_id, label_id, checklist_id, item_id } = stage;
  await bob.addLabel({ card_id, label_id });
  const { id: rule_id } = await alice.createRule({
    board_id,
    name: "rule",
    trigger_type: "label_added",
    trigger_label_id: label_id,
    action_type: "assign_member",
    action_user_id: carol.id,
  });
  const acts = [
    () => alice.updateBoard({ board_id, title: "Board" }),
    () => alice.changeRole({ board_id, user_id: bob.id, role: "member" }),
    () => bob.updateColumn({ column_id, title: "To do" }),
    () => bob.updateCard({ card_id, title: "card", description: "text" }),
    () => bob.addLabel({ card_id, label_id }),
    () => bob.assignCard({ card_id, user_ids: [] }),
    () => bob.unassignCard({ card_id, user_id: bob.id }),
    () => bob.updateLabel({ label_id, name: "label" }),
    () => bob.updateChecklist({ checklist_id, title: "checklist" }),
    () => bob.updateItem({ item_id, content: "item", is_done: false }),
    () => bob.unassignItem({ item_id, user_id: bob.id }),
    () => alice.updateRule({ rule_id, is_enabled: false }),
    () => alice.deleteRule({ rule_id }),
  ];
  for (const act of acts) expect(await emitted(act)).toEqual([]);
});

test("ERROR-15: a request that is refused causes no event", async () => {
  const { alice, bob, mallory, board_id, column_id, card_id } = stage;
  const acts = [
    () => mallory.createCard({ board_id, column_id, title: "x" }),
    () => bob.updateBoard({ board_id, title: "x" }),
    () => bob.deleteBoard({ board_id }),
    () => alice.invite({ board_id, user_id: bob.id }),
    () => alice.removeMember({ board_id, user_id: alice.id }),
    () => bob.createColumn({ board_id, title: "" }),
    () => bob.moveCard({ card_id, column_id: card_id, position: 0 }),
    () => bob.assignCard({ card_id, user_ids: [bob.id, mallory.id] }),
    () => bob.addLabel({ card_id, label_id: card_id }),
    () => bob.uploadAttachment({ card_id, file: new File(["x"], "x".repeat(256)) }),
  ];
  for (const act of acts) expect(await emitted(() => refusal(act()))).toEqual([]);
});

test("EVENT-7: docs/SPEC.md lists every kind there is, and no other", async () => {
  const spec = await Bun.file(join(import.meta.dir, "../../docs/SPEC.md")).text();
  const rows = spec.split("\n").filter((line) => /^\| `[a-z_]+\.[a-z_]+`/.test(line));
  const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, kind]) => kind!));
  expect(listed.sort()).toEqual(Object.keys(events).sort());
});
