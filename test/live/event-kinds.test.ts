/** Every kind of event as it reaches a socket: EVENT-4, EVENT-7, EVENT-11. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { causes } from "../examples/index.ts";
import { type Cast, meetCast, setStage } from "../examples/stage.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { Listener } from "./listener.ts";

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let service: Service;
let alice: Person;
let bob: Person;
let board_id: string;
let column_id: string;
let listener: Listener;
/** How many events the socket must have told so far, and the number the board started at. */
let told = 0;
let start = 0;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  ({ board_id, column_id } = await boardOf(alice, bob));
  start = (await alice.getBoard({ board_id })).seq;
  listener = new Listener(service.url, board_id, { token: bob.token });
  await listener.sees("user_joined");
});
afterAll(() => service.stop());
afterEach(async () => {
  await alice.updateBoard({ board_id, title: `After ${told} events` });
  await nextAre(["board.updated", expect.any(Object)]);
});

type Told = [type: string, data: unknown, author?: Person | null];

/** The next events on the socket, whole: exactly these, in this order, numbered on. */
async function nextAre(...expected: Told[]): Promise<void> {
  const from = told;
  told += expected.length;
  await listener.until(() => listener.events.length >= told, `event ${told}`);
  const envelopes = listener.events.slice(from).map(({ previous: _, cause: __, ...envelope }) => envelope);
  expect<object[]>(envelopes).toEqual(
    expected.map(([type, data, author = alice], index) => ({
      type: type as never,
      data: data as never,
      user_id: author?.id ?? null,
      timestamp: expect.stringMatching(ISO_UTC),
      version: "1.0",
      board_id,
      seq: start + from + index + 1,
    })),
  );
}

test("EVENT-11: boards and members: updated, member added, role changed, member removed", async () => {
  await nextAre(["board.updated", await alice.updateBoard({ board_id, title: "New", description: "Text" })]);
  const carol = await service.person("carol");
  const member = { board_id, user_id: carol.id, role: "member", user: carol.me };
  await alice.invite({ board_id, user_id: carol.id });
  await nextAre(["board.member_added", member]);
  await alice.changeRole({ board_id, user_id: carol.id, role: "owner" });
  const { columns: _, ...board } = await alice.getBoard({ board_id });
  await nextAre(["board.updated", board]);
  expect(board.members).toContainEqual({ ...member, role: "owner" });
  await carol.removeMember({ board_id, user_id: carol.id });
  await nextAre(["board.member_removed", { ...member, role: "owner" }, carol]);
});

test("SOCKET-6: columns: created, updated, moved, deleted, each with its cards", async () => {
  const column = await alice.createColumn({ board_id, title: "Later", color: "#ff0000" });
  await nextAre(["column.created", column]);
  const card = await bob.createCard({ board_id, column_id: column.id, title: "On it" });
  await nextAre(["card.created", card, bob]);
  const updated = await alice.updateColumn({ column_id: column.id, title: "Done", is_done_column: true });
  await nextAre(["column.updated", updated]);
  expect(updated).toEqual({ ...column, title: "Done", is_done_column: true, cards: [card] });
  const moved = await alice.moveColumn({ column_id: column.id, position: 0 });
  await nextAre(["column.moved", moved]);
  await alice.deleteColumn({ column_id: column.id });
  await nextAre(["column.deleted", moved]);
});

test("EVENT-11: cards: created, updated, moved, deleted", async () => {
  const card = await alice.createCard({ board_id, column_id, title: "Card", description: "Text" });
  await nextAre(["card.created", card]);
  const updated = await alice.updateCard({ card_id: card.id, title: "Renamed" });
  await nextAre(["card.updated", updated]);
  const moved = await alice.moveCard({ card_id: card.id, position: 0 });
  await nextAre(["card.moved", moved]);
  await alice.deleteCard({ card_id: card.id });
  await nextAre(["card.deleted", moved]);
});

test("CARD-10: assignees: one event for each distinct user in the list, including those already assigned", async () => {
  const card = await alice.createCard({ board_id, column_id, title: "Work" });
  await nextAre(["card.created", card]);
  const first = await alice.assignCard({ card_id: card.id, user_ids: [bob.id] });
  await nextAre(["card.assigned", first]);
  const both = await alice.assignCard({ card_id: card.id, user_ids: [bob.id, alice.id, bob.id] });
  expect(both.assignees).toEqual([alice.me, bob.me].sort((a, b) => (a.id < b.id ? -1 : 1)));
  await nextAre(["card.assigned", first], ["card.assigned", both]);
  await alice.unassignCard({ card_id: card.id, user_id: bob.id });
  await nextAre(["card.unassigned", await alice.getCard({ card_id: card.id })]);
});

test("EVENT-11: labels: created, added to a card, updated, removed from it, deleted", async () => {
  const label = await alice.createLabel({ board_id, name: "Urgent", color: "red" });
  await nextAre(["label.created", label]);
  const card = await alice.createCard({ board_id, column_id, title: "Labelled" });
  await nextAre(["card.created", card]);
  const labelled = await alice.addLabel({ card_id: card.id, label_id: label.id });
  await nextAre(["card.labeled", labelled]);
  expect(labelled.labels).toEqual([label]);
  const updated = await alice.updateLabel({ label_id: label.id, name: "Calm" });
  await nextAre(["label.updated", updated]);
  await alice.removeLabel({ card_id: card.id, label_id: label.id });
  await nextAre(["card.unlabeled", await alice.getCard({ card_id: card.id })]);
  await alice.deleteLabel({ label_id: label.id });
  await nextAre(["label.deleted", updated]);
});

test("EVENT-11: checklists and items: created, updated, moved, assigned, unassigned, deleted", async () => {
  const card = await alice.createCard({ board_id, column_id, title: "Steps" });
  await nextAre(["card.created", card]);
  const list = await alice.createChecklist({ card_id: card.id, title: "First" });
  await nextAre(["checklist.created", list]);
  const item = await alice.createItem({ checklist_id: list.id, content: "Step" });
  await nextAre(["checklist_item.created", item]);
  const ticked = await alice.updateItem({ item_id: item.id, is_done: true });
  await nextAre(["checklist_item.updated", ticked]);
  const assigned = await alice.assignItem({ item_id: item.id, user_ids: [bob.id] });
  await nextAre(["checklist_item.assigned", assigned]);
  expect(assigned).toEqual({ ...ticked, assignees: [bob.me] });
  await alice.unassignItem({ item_id: item.id, user_id: bob.id });
  await nextAre(["checklist_item.unassigned", ticked]);
  const moved = await alice.moveItem({ item_id: item.id, position: 0 });
  await nextAre(["checklist_item.moved", moved]);
  const renamed = await alice.updateChecklist({ checklist_id: list.id, title: "Second" });
  await nextAre(["checklist.updated", renamed]);
  expect(renamed).toEqual({ ...list, title: "Second", items: [moved] });
  const movedList = await alice.moveChecklist({ checklist_id: list.id, position: 0 });
  await nextAre(["checklist.moved", movedList]);
  await alice.deleteItem({ item_id: item.id });
  await nextAre(["checklist_item.deleted", moved]);
  await alice.deleteChecklist({ checklist_id: list.id });
  await nextAre(["checklist.deleted", { ...movedList, items: [] }]);
});

test("ATTACHMENT-2: attachments: created and deleted, never with their content", async () => {
  const card = await alice.createCard({ board_id, column_id, title: "Papers" });
  await nextAre(["card.created", card]);
  const file = new File(["the content"], "paper.pdf", { type: "application/pdf" });
  const attachment = await alice.uploadAttachment({ card_id: card.id, file });
  await nextAre(["attachment.created", attachment]);
  expect(attachment).toEqual({
    id: expect.any(String),
    card_id: card.id,
    name: "paper.pdf",
    mime_type: "application/pdf",
    size: 11,
  });
  await alice.deleteAttachment({ attachment_id: attachment.id });
  await nextAre(["attachment.deleted", attachment]);
});

test("RULE-14: what rules do has no user and comes after the operation that triggered them", async () => {
  const done = await alice.createColumn({ board_id, title: "Done" });
  const label = await alice.createLabel({ board_id, name: "Ready" });
  const card = await alice.createCard({ board_id, column_id, title: "Automatic" });
  await nextAre(["column.created", done], ["label.created", label], ["card.created", card]);
  const common = { board_id, name: "Rule", is_enabled: true };
  const byLabel = { trigger_type: "label_added", trigger_label_id: label.id } as const;
  const moving = { ...common, ...byLabel, action_type: "move_to_column", action_column_id: done.id } as const;
  await alice.createRule(moving);
  const byMove = { trigger_type: "card_moved", trigger_column_id: column_id } as const;
  await alice.createRule({ ...common, ...byMove, action_type: "assign_member", action_user_id: bob.id });
  await alice.addLabel({ card_id: card.id, label_id: label.id });
  const labelled = { ...card, labels: [label], updated_at: expect.stringMatching(ISO_UTC) };
  const moved = await alice.getCard({ card_id: card.id });
  expect(moved.column_id).toBe(done.id);
  await nextAre(["card.labeled", labelled], ["card.moved", moved, null]);
  const back = await alice.moveCard({ card_id: card.id, column_id, position: 0 });
  const assigned = await alice.getCard({ card_id: card.id });
  expect(assigned.assignees).toEqual([bob.me]);
  await nextAre(["card.moved", { ...back, assignees: [] }], ["card.assigned", assigned, null]);
});

describe("no event for", () => {
  test("what changes nothing (API-9)", async () => {
    const card = await alice.createCard({ board_id, column_id, title: "Still" });
    const label = await alice.createLabel({ board_id, name: "Still" });
    const labelled = await alice.addLabel({ card_id: card.id, label_id: label.id });
    const list = await alice.createChecklist({ card_id: card.id, title: "Still" });
    await nextAre(
      ["card.created", card],
      ["label.created", label],
      ["card.labeled", labelled],
      ["checklist.created", list],
    );
    const card_id = card.id;
    await alice.addLabel({ card_id, label_id: label.id });
    await alice.updateCard({ card_id, title: "Still", description: null });
    await alice.updateCard({ card_id });
    await alice.assignCard({ card_id, user_ids: [] });
    await alice.unassignCard({ card_id, user_id: bob.id });
    await alice.updateLabel({ label_id: label.id, name: "Still" });
    await alice.updateChecklist({ checklist_id: list.id, title: "Still" });
    await alice.updateColumn({ column_id, title: "To do" });
    await alice.updateBoard({ board_id });
    await alice.changeRole({ board_id, user_id: bob.id, role: "member" });
  });

  test("what is refused (ERROR-15)", async () => {
    const unknown = crypto.randomUUID();
    expect(await refusal(alice.createCard({ board_id, column_id: unknown, title: "X" }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(bob.updateBoard({ board_id, title: "X" }))).toMatchObject({ status: 403 });
    expect(await refusal(alice.createColumn({ board_id, title: "" }))).toMatchObject({ status: 422 });
    expect(await refusal(alice.invite({ board_id, user_id: bob.id }))).toMatchObject({ status: 409 });
  });

  test("rules themselves, and changes on another board (RULE-6)", async () => {
    const rule = await alice.createRule({
      board_id,
      name: "Quiet",
      trigger_type: "card_created",
      action_type: "assign_member",
      action_user_id: bob.id,
    });
    await alice.updateRule({ rule_id: rule.id, is_enabled: false });
    await alice.deleteRule({ rule_id: rule.id });
    await boardOf(alice, bob);
  });
});

describe("EVENT-11: with `since`, an event is sent as it is logged", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await meetCast(service);
  });

  for (const { type, by, prepare } of causes) {
    test(`${type} by ${by}`, async () => {
      const stage = await setStage(cast);
      const { act } = await prepare(stage);
      const { seq } = await stage.alice.getBoard({ board_id: stage.board_id });
      const follower = new Listener(service.url, stage.board_id, { token: stage.alice.token, since: seq });
      await follower.sees("ready");
      await act();
      await follower.sees(type);
      expect(follower.events).toEqual((await service.events(stage.alice, stage.board_id)).slice(seq));
    });
  }
});

test("BOARD-9: the deletion of a board is sent with its id alone", async () => {
  const other = await boardOf(alice, bob);
  const witness = new Listener(service.url, other.board_id, { token: bob.token });
  await witness.sees("user_joined");
  const { seq } = await alice.getBoard({ board_id: other.board_id });
  await alice.deleteBoard({ board_id: other.board_id });
  expect(await witness.sees("board.deleted")).toEqual({
    type: "board.deleted",
    data: { id: other.board_id },
    user_id: alice.id,
    timestamp: expect.stringMatching(ISO_UTC),
    version: "1.0",
    board_id: other.board_id,
    seq: seq + 1,
  });
});
