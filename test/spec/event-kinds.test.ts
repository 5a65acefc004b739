/**
 * Every kind of event (EVENT-7) but board.deleted, which ends the log: the operation that emits it, exactly
 * as often as it should, with the full resource after the change (a column without its cards), or its last state when it
 * is deleted.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import * as z from "zod/mini";
import { type BoardEvent, EVENT_KINDS, type EventKind } from "../../contract/events.ts";
import { events } from "../../contract/resources.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  carol = await service.person("carol");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

let board_id: string;
let column_id: string;
let done_id: string;
let card_id: string;
let label_id: string;
let checklist_id: string;
let item_id: string;
let attachment_id: string;

/** A board where everything has something on it, so that data that is not whole shows. */
beforeEach(async () => {
  ({ board_id, column_id } = await boardOf(alice, bob, carol));
  done_id = (await alice.createColumn({ board_id, title: "Done" })).id;
  card_id = (await alice.createCard({ board_id, column_id, title: "card", description: "text" })).id;
  label_id = (await alice.createLabel({ board_id, name: "label" })).id;
  const { id: worn } = await alice.createLabel({ board_id, name: "worn" });
  await alice.addLabel({ card_id, label_id: worn });
  await alice.assignCard({ card_id, user_ids: [alice.id] });
  checklist_id = (await alice.createChecklist({ card_id, title: "checklist" })).id;
  await alice.createChecklist({ card_id, title: "another" });
  item_id = (await alice.createItem({ checklist_id, content: "item" })).id;
  await alice.createItem({ checklist_id, content: "another" });
  await alice.assignItem({ item_id, user_ids: [alice.id] });
  attachment_id = (await alice.uploadAttachment({ card_id, file: new File(["content"], "f.txt") })).id;
});

/** The events that an act adds, each checked for its envelope and against the contract. */
async function emitted(act: () => Promise<unknown>): Promise<BoardEvent[]> {
  const { seq } = await alice.getBoard({ board_id });
  await act();
  const added = (await service.events(alice, board_id)).slice(seq);
  for (const [index, event] of added.entries()) {
    const { renumbered: _, ...envelope } = event;
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

const brief = ({ type, data, user_id }: BoardEvent): object => ({ type, data, user_id });
const card = () => bob.getCard({ card_id });
const column = async () => {
  const { columns } = await bob.getBoard({ board_id });
  const { cards: _, ...fields } = columns.find(({ id }) => id === column_id)!;
  return fields;
};
const checklist = async () => (await card()).checklists.find(({ id }) => id === checklist_id)!;
const item = async () => (await checklist()).items.find(({ id }) => id === item_id)!;
const attachment = async () => (await card()).attachments.find(({ id }) => id === attachment_id)!;
const label = async () => (await bob.listLabels({ board_id })).find(({ id }) => id === label_id)!;
const boardItself = async () => {
  const { columns: _, ...rest } = await bob.getBoard({ board_id });
  return rest;
};

/** Kind, operation, the call, and where the resource is read afterwards: null where the call answers it. */
const CHANGES: [EventKind, string, () => Promise<unknown>, (() => Promise<unknown>) | null][] = [
  ["board.updated", "PATCH board", () => alice.updateBoard({ board_id, title: "x" }), boardItself],
  [
    "board.updated",
    "PATCH member",
    () => alice.changeRole({ board_id, user_id: bob.id, role: "owner" }),
    boardItself,
  ],
  ["board.member_added", "invite", () => alice.invite({ board_id, user_id: mallory.id }), null],
  [
    "column.created",
    "POST column",
    () => bob.createColumn({ board_id, title: "x" }),
    async () => {
      const { cards: _, ...fields } = (await bob.getBoard({ board_id })).columns.at(-1)!;
      return fields;
    },
  ],
  ["column.updated", "PATCH column", () => bob.updateColumn({ column_id, title: "x" }), column],
  ["column.moved", "move column", () => bob.moveColumn({ column_id, position: 1 }), column],
  ["card.created", "POST card", () => bob.createCard({ board_id, column_id, title: "x" }), null],
  ["card.updated", "PATCH card", () => bob.updateCard({ card_id, title: "x" }), card],
  ["card.moved", "move card", () => bob.moveCard({ card_id, column_id: done_id, position: 0 }), card],
  ["card.labeled", "add label", () => bob.addLabel({ card_id, label_id }), card],
  ["card.assigned", "PUT card assignees", () => bob.assignCard({ card_id, user_ids: [bob.id] }), card],
  ["card.unassigned", "DELETE card assignee", () => bob.unassignCard({ card_id, user_id: alice.id }), card],
  ["label.created", "POST label", () => bob.createLabel({ board_id, name: "x" }), null],
  ["label.updated", "PATCH label", () => bob.updateLabel({ label_id, color: "red" }), label],
  ["checklist.created", "POST checklist", () => bob.createChecklist({ card_id, title: "x" }), null],
  [
    "checklist.updated",
    "PATCH checklist",
    () => bob.updateChecklist({ checklist_id, title: "x" }),
    checklist,
  ],
  ["checklist.moved", "move checklist", () => bob.moveChecklist({ checklist_id, position: 1 }), checklist],
  ["checklist_item.created", "POST item", () => bob.createItem({ checklist_id, content: "x" }), null],
  ["checklist_item.updated", "PATCH item", () => bob.updateItem({ item_id, is_done: true }), item],
  ["checklist_item.moved", "move item", () => bob.moveItem({ item_id, position: 1 }), item],
  [
    "checklist_item.assigned",
    "PUT item assignees",
    () => bob.assignItem({ item_id, user_ids: [bob.id] }),
    item,
  ],
  [
    "checklist_item.unassigned",
    "DELETE item assignee",
    () => bob.unassignItem({ item_id, user_id: alice.id }),
    item,
  ],
  [
    "attachment.created",
    "POST attachment",
    () => bob.uploadAttachment({ card_id, file: new File(["y"], "y") }),
    null,
  ],
];

describe("EVENT-7: what an operation creates or changes is announced once, with the state after it (EVENT-4)", () => {
  test.each(CHANGES)("%s by %s", async (type, _, act, current) => {
    let answer: unknown;
    const added = await emitted(async () => {
      answer = await act();
    });
    const data = current ? await current() : answer;
    const actor = type.startsWith("board.") ? alice : bob;
    expect(added.map(brief)).toEqual([{ type, data, user_id: actor.id }]);
  });
});

/** Kind, operation, the call, and where the resource is read before. */
const REMOVALS: [EventKind, string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ["column.deleted", "DELETE column", () => bob.deleteColumn({ column_id }), column],
  ["card.deleted", "DELETE card", () => bob.deleteCard({ card_id }), card],
  ["label.deleted", "DELETE label", () => bob.deleteLabel({ label_id }), label],
  ["checklist.deleted", "DELETE checklist", () => bob.deleteChecklist({ checklist_id }), checklist],
  ["checklist_item.deleted", "DELETE item", () => bob.deleteItem({ item_id }), item],
  ["attachment.deleted", "DELETE attachment", () => bob.deleteAttachment({ attachment_id }), attachment],
];

describe("EVENT-7: what an operation removes is announced once, with its last state (EVENT-4)", () => {
  test.each(REMOVALS)("%s by %s", async (type, _, act, current) => {
    const data = await current();
    expect((await emitted(act)).map(brief)).toEqual([{ type, data, user_id: bob.id }]);
  });

  test("card.unlabeled by DELETE card label, with the card after it", async () => {
    await bob.addLabel({ card_id, label_id });
    const added = await emitted(() => bob.removeLabel({ card_id, label_id }));
    expect(added.map(brief)).toEqual([{ type: "card.unlabeled", data: await card(), user_id: bob.id }]);
  });

  test("board.member_removed by DELETE member", async () => {
    const data = { board_id, user_id: carol.id, role: "member", user: carol.me };
    const added = await emitted(() => carol.removeMember({ board_id, user_id: carol.id }));
    expect(added.map(brief)).toEqual([{ type: "board.member_removed", data, user_id: carol.id }]);
  });
});

test("CARD-10: assigning is announced once for each distinct user in the list (ITEM-6)", async () => {
  const user_ids = [bob.id, carol.id, bob.id, alice.id];
  const cards = await emitted(() => bob.assignCard({ card_id, user_ids }));
  expect(cards.map(({ type }) => type)).toEqual(["card.assigned", "card.assigned", "card.assigned"]);
  const items = await emitted(() => bob.assignItem({ item_id, user_ids }));
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(["checklist_item.assigned"]));
  expect(items).toHaveLength(3);
});

test("RULE-14: what rules do is announced after the operation that triggered them, without a user (EVENT-6)", async () => {
  const rule = { board_id, name: "rule", trigger_type: "card_moved" as const, trigger_column_id: done_id };
  await alice.createRule({ ...rule, action_type: "assign_member", action_user_id: carol.id });
  await alice.createRule({ ...rule, action_type: "move_to_column", action_column_id: column_id });
  const added = await emitted(() => bob.moveCard({ card_id, column_id: done_id, position: 0 }));
  expect(added.map(({ type, user_id }) => [type, user_id])).toEqual([
    ["card.moved", bob.id],
    ["card.assigned", null],
    ["card.moved", null],
  ]);
  expect(added.at(-1)!.data).toEqual(await card());
});

test("API-9: nothing is announced where nothing changed (CARD-12, CARD-13, CARD-15)", async () => {
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

test("EVENT-7: these are all the kinds there are, except the one that ends the log", () => {
  const tested = [...CHANGES, ...REMOVALS].map(([type]) => type);
  const others: EventKind[] = ["card.unlabeled", "board.member_removed", "board.deleted"];
  expect(new Set([...tested, ...others])).toEqual(new Set(EVENT_KINDS));
});
