/** Events of a real log as plain sentences; every kind of event has one. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { FullBoard } from "../../contract/boards.ts";
import { type BoardEvent, EVENT_KINDS } from "../../contract/events.ts";
import { namesOf } from "../../web/activity/sentences/names.ts";
import { textOf } from "../../web/activity/sentences/parts.ts";
import { sentenceOf } from "../../web/activity/sentences/sentence.ts";
import { dateText } from "../../web/ui/display/date-text.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { addPerson } from "../support/imported-board.ts";

let service: Service;
let alice: Person;
let bob: Person;
let board_id: string;
let card_id: string;
let events: BoardEvent[];
let board: FullBoard;

/** What Alice and Bob do, and how it reads for Carol. */
const STORY: [act: () => Promise<unknown>, ...sentences: string[]][] = [];
const ids: Record<string, string> = {};

const DUE = "2026-03-01T12:00:00.000Z";
const picture = (name: string) => new File(["image"], name, { type: "image/png" });

function tell(act: () => Promise<unknown>, ...sentences: string[]): void {
  STORY.push([act, ...sentences]);
}

tell(() => alice.invite({ board_id, user_id: bob.id }), "Alice added Bob to the board");
tell(() => alice.changeRole({ board_id, user_id: bob.id, role: "owner" }), "Alice made Bob an owner");
tell(
  () => bob.updateBoard({ board_id, title: "Big launch" }),
  "Bob renamed the board from “Launch” to “Big launch”",
);
tell(() => bob.updateBoard({ board_id, description: "In May" }), "Bob added a description to the board");
tell(() => keep("doing", alice.createColumn({ board_id, title: "Doing" })), "Alice added the column Doing");
tell(() => keep("done", alice.createColumn({ board_id, title: "Ready" })), "Alice added the column Ready");
tell(
  () => alice.updateColumn({ column_id: ids.done!, title: "Done", is_done_column: true }),
  "Alice renamed the column Ready to Done and marked the cards in Done as done",
);
tell(
  () => alice.updateColumn({ column_id: ids.done!, color: "#112233" }),
  "Alice changed the colour of the column Done",
);
tell(
  () => alice.moveColumn({ column_id: ids.done!, position: 0 }),
  "Alice moved the column Done to the left",
);
tell(
  () => keep("card", alice.createCard({ board_id, column_id: ids.doing!, title: "Fix it" })),
  "Alice added “Fix it” to Doing",
);
tell(() => bob.updateCard({ card_id, title: "Fix login" }), "Bob renamed “Fix it” to “Fix login”");
tell(async () => {
  const { token } = await bob.createApiToken({ name: "Deploy bot", scopes: ["write"] });
  const json = { title: "Fix log-in" };
  await service.send("PATCH", `/cards/${card_id}`, { token, json });
}, "Bob via Deploy bot renamed “Fix login” to “Fix log-in”");
tell(() => bob.updateCard({ card_id, title: "Fix login" }), "Bob renamed “Fix log-in” to “Fix login”");
tell(() => bob.updateCard({ card_id, description: "It fails" }), "Bob added a description to “Fix login”");
tell(
  () => bob.updateCard({ card_id, description: "It fails often" }),
  "Bob changed the description of “Fix login”",
);
tell(
  () => bob.updateCard({ card_id, description: null, title: "Mend login" }),
  "Bob renamed “Fix login” to “Mend login” and removed its description",
);
tell(
  () => bob.updateCard({ card_id, due_at: DUE }),
  `Bob set the due date of “Mend login” to ${dateText(DUE)}`,
);
tell(() => bob.updateCard({ card_id, due_at: null }), "Bob removed the due date of “Mend login”");
tell(
  () => bob.updateCard({ card_id, start_at: DUE, due_at: DUE, is_complete: true }),
  `Bob set the start date of “Mend login” to ${dateText(DUE)}, set its due date to ${dateText(DUE)}, and marked it complete`,
);
tell(() => bob.updateCard({ card_id, is_complete: false }), "Bob marked “Mend login” not complete");
tell(
  () => keep("picture", bob.uploadAttachment({ card_id, file: picture("a.png") })),
  "Bob attached “a.png” to “Mend login”",
);
tell(
  () => keep("other picture", bob.uploadAttachment({ card_id, file: picture("b.png") })),
  "Bob attached “b.png” to “Mend login”",
);
tell(
  () => bob.updateCard({ card_id, cover_attachment_id: ids.picture! }),
  "Bob added a cover to “Mend login”",
);
tell(
  () => bob.updateCard({ card_id, cover_attachment_id: ids["other picture"]! }),
  "Bob changed the cover of “Mend login”",
);
tell(() => bob.updateCard({ card_id, cover_attachment_id: null }), "Bob removed the cover of “Mend login”");
tell(() => bob.updateBoard({ board_id, color: "teal" }), "Bob changed the colour of the board");
tell(() => bob.updateBoard({ board_id, color: null }), "Bob removed the colour of the board");
tell(() => bob.updateBoard({ board_id, is_template: true }), "Bob made the board a template");
tell(() => bob.updateBoard({ board_id, is_template: false }), "Bob stopped using the board as a template");
tell(
  () => alice.updateColumn({ column_id: ids.done!, card_limit: 1 }),
  "Alice limited the column Done to 1 card",
);
tell(
  () => alice.updateColumn({ column_id: ids.done!, card_limit: null }),
  "Alice removed the card limit of the column Done",
);
tell(() => keep("label", alice.createLabel({ board_id, name: "Soon" })), "Alice created the label Soon");
tell(
  () => alice.updateLabel({ label_id: ids.label!, name: "Urgent" }),
  "Alice renamed the label Soon to Urgent",
);
tell(
  () => alice.updateLabel({ label_id: ids.label!, color: "#112233" }),
  "Alice changed the colour of the label Urgent",
);
tell(() => alice.addLabel({ card_id, label_id: ids.label! }), "Alice added the label Urgent to “Mend login”");
tell(
  () => alice.removeLabel({ card_id, label_id: ids.label! }),
  "Alice removed the label Urgent from “Mend login”",
);
tell(() => alice.deleteLabel({ label_id: ids.label! }), "Alice deleted the label Urgent");
tell(() => alice.assignCard({ card_id, user_ids: [bob.id] }), "Alice assigned Bob to “Mend login”");
tell(
  () => alice.assignCard({ card_id, user_ids: [bob.id] }),
  "Alice assigned people who were already on “Mend login”",
);
tell(() => alice.assignCard({ card_id, user_ids: [alice.id] }), "Alice assigned themselves to “Mend login”");
tell(() => alice.unassignCard({ card_id, user_id: bob.id }), "Alice unassigned Bob from “Mend login”");
tell(
  () => keep("steps", alice.createChecklist({ card_id, title: "Step" })),
  "Alice added the checklist “Step” to “Mend login”",
);
tell(
  () => alice.updateChecklist({ checklist_id: ids.steps!, title: "Steps" }),
  "Alice renamed the checklist “Step” to “Steps” on “Mend login”",
);
tell(
  () => keep("later", alice.createChecklist({ card_id, title: "Later" })),
  "Alice added the checklist “Later” to “Mend login”",
);
tell(
  () => alice.moveChecklist({ checklist_id: ids.later!, position: 0 }),
  "Alice moved the checklist “Later” up on “Mend login”",
);
tell(
  () => keep("item", alice.createItem({ checklist_id: ids.steps!, content: "Look" })),
  "Alice added “Look” to “Steps” on “Mend login”",
);
tell(() => alice.updateItem({ item_id: ids.item!, is_done: true }), "Alice ticked “Look” on “Mend login”");
tell(
  () => alice.updateItem({ item_id: ids.item!, content: "Look twice", is_done: false }),
  "Alice changed “Look” to “Look twice” on “Mend login” and unticked it",
);
tell(
  () => alice.assignItem({ item_id: ids.item!, user_ids: [bob.id] }),
  "Alice assigned Bob to “Look twice” on “Mend login”",
);
tell(
  () => alice.unassignItem({ item_id: ids.item!, user_id: bob.id }),
  "Alice unassigned Bob from “Look twice” on “Mend login”",
);
tell(
  () => alice.moveItem({ item_id: ids.item!, position: 0, checklist_id: ids.later! }),
  "Alice moved “Look twice” from “Steps” to “Later” on “Mend login”",
);
tell(
  () => alice.deleteItem({ item_id: ids.item! }),
  "Alice deleted “Look twice” from “Later” on “Mend login”",
);
tell(
  () => alice.deleteChecklist({ checklist_id: ids.later! }),
  "Alice deleted the checklist “Later” from “Mend login”",
);
tell(
  () => keep("file", alice.uploadAttachment({ card_id, file: new File(["x"], "log.txt") })),
  "Alice attached “log.txt” to “Mend login”",
);
tell(
  () => alice.deleteAttachment({ attachment_id: ids.file! }),
  "Alice deleted the file “log.txt” from “Mend login”",
);
tell(
  () => keep("comment", alice.createComment({ card_id, body: "Hello" })),
  "Alice commented on “Mend login”",
);
tell(
  () => alice.updateComment({ comment_id: ids.comment!, body: "Hello!" }),
  "Alice edited a comment on “Mend login”",
);
tell(() => alice.deleteComment({ comment_id: ids.comment! }), "Alice deleted a comment from “Mend login”");
tell(
  async () => {
    const rule = { trigger_type: "card_moved", action_type: "assign_member" } as const;
    const between = { trigger_column_id: ids.done!, action_user_id: bob.id };
    await alice.createRule({ board_id, name: "To Bob", ...rule, ...between });
    await alice.moveCard({ card_id, column_id: ids.done!, position: 0 });
  },
  "Alice moved “Mend login” from Doing to Done",
  "A rule assigned Bob to “Mend login”",
);
tell(
  async () => {
    const rule = { board_id, name: "Rule", trigger_type: "card_completed" } as const;
    await alice.createRule({ ...rule, action_type: "reopen_card" });
    await alice.createRule({ ...rule, action_type: "archive_card" });
    const { id } = await alice.createCard({ board_id, column_id: ids.done!, title: "Settled" });
    await alice.updateCard({ card_id: id, is_complete: true });
  },
  "Alice added “Settled” to Done",
  "Alice marked “Settled” complete",
  "A rule marked “Settled” not complete",
  "A rule archived “Settled” from Done",
);
tell(
  () => alice.createCard({ board_id, column_id: ids.done!, title: "Second" }),
  "Alice added “Second” to Done",
);
tell(() => alice.moveCard({ card_id, position: 1 }), "Alice moved “Mend login” down in Done");
tell(async () => {
  const person_id = await addPerson(service, board_id, { name: "B. Old" });
  await alice.matchPerson({ board_id, person_id, user_id: bob.id });
}, "Alice matched “B. Old” from the import to Bob");
tell(async () => {
  const { seq } = await alice.getBoard({ board_id });
  await alice.undo({ board_id, seq });
}, "Alice ended the match of “B. Old” from the import to Bob, undoing an earlier change");
tell(() => alice.deleteCard({ card_id }), "Alice deleted “Mend login” from Done");
tell(() => alice.deleteColumn({ column_id: ids.done! }), "Alice deleted the column Done");
tell(() => alice.removeMember({ board_id, user_id: bob.id }), "Alice removed Bob from the board");

async function keep(name: string, created: Promise<{ id: string }>): Promise<void> {
  ids[name] = (await created).id;
  if (name === "card") card_id = ids.card!;
}

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  await alice.updateMe({ firstname: "Alice" });
  await bob.updateMe({ firstname: "Bob" });
  board_id = (await alice.createBoard({ title: "Launch" })).id;
  for (const [act] of STORY) await act();
  events = await service.events(alice, board_id);
  board = await alice.getBoard({ board_id });
});
afterAll(() => service.stop());

const read = (event: BoardEvent, known: BoardEvent[], myId = "carol", here: string | null = null) =>
  textOf(sentenceOf(event, namesOf(board, known.toReversed(), { myId, here })));

test("each change of a board reads as a plain sentence", () => {
  expect(events.map((event) => read(event, events))).toEqual(STORY.flatMap(([, ...sentences]) => sentences));
});

describe("every kind of event has a sentence", () => {
  for (const kind of EVENT_KINDS) {
    test(kind, () => {
      const deleted = { ...events[0]!, type: "board.deleted", data: { id: board_id } } as BoardEvent;
      const event = [...events, deleted].find(({ type }) => type === kind);
      const sentence = event && read(event, events);
      expect(sentence).toMatch(/^(Alice|Bob|A rule) [a-z]+ /);
      expect(sentence).not.toEndWith("changed the board");
    });
  }
});

const ofKind = (kind: string) => events.findLast(({ type }) => type === kind)!;

test("to oneself it says you", () => {
  expect([
    read(ofKind("card.moved"), events, alice.id),
    read(events.findLast(({ type, user_id }) => type === "card.assigned" && user_id)!, events, alice.id),
    read(ofKind("card.unassigned"), events, bob.id),
  ]).toEqual([
    "You moved “Mend login” down in Done",
    "You assigned yourself to “Mend login”",
    "Alice unassigned you from “Mend login”",
  ]);
});

test("on the card itself its name is not repeated", () => {
  const here = (kind: string) => read(ofKind(kind), events, "carol", card_id);
  expect(["card.moved", "card.unlabeled", "checklist_item.updated", "attachment.created"].map(here)).toEqual([
    "Alice moved this card down in Done",
    "Alice removed the label Urgent from this card",
    "Alice changed “Look” to “Look twice” and unticked it",
    "Alice attached “log.txt”",
  ]);
});

test("in a message, so many people are named and the others counted", () => {
  const event = events.find(
    ({ type, user_id }) => type === "card.assigned" && user_id === alice.id,
  ) as Extract<BoardEvent, { type: "card.assigned" }>;
  const people = ["Cleo", "Dan", "Eve", "Fay"].map((username) => ({
    ...bob.me,
    id: username,
    username,
    firstname: "",
    lastname: "",
  }));
  const many = { ...event, data: { ...event.data, assignees: people }, previous: { assignees: [] } };
  const said = (most?: number) =>
    textOf(sentenceOf(many, namesOf(board, [many], { myId: "carol", ...(most && { most }) })));
  expect([said(), said(3), said(2)]).toEqual([
    "Alice assigned Cleo, Dan, Eve, and Fay to “Mend login”",
    "Alice assigned Cleo, Dan, Eve, and 1 other to “Mend login”",
    "Alice assigned Cleo, Dan, and 2 others to “Mend login”",
  ]);
});

test("what has left the board and is in no other event has no name", () => {
  expect([
    read(events.find(({ type }) => type === "card.moved")!, []),
    read(ofKind("checklist_item.created"), []),
  ]).toEqual([
    "Alice moved “Mend login” from Doing to a deleted column",
    "Alice added “Look” to a deleted checklist",
  ]);
  expect(read(events.find(({ user_id }) => user_id === bob.id)!, [])).toStartWith("A former member renamed");
});

test("undone, archived and restored changes say so", () => {
  const [created, deleted, moved] = ["card.created", "card.deleted", "card.moved"].map(ofKind);
  const undo = { ...moved!, seq: 900, undoes: 3 };
  const redo = { ...moved!, seq: 901, undoes: 900 };
  expect([
    read({ ...created!, restored: true }, events),
    read({ ...ofKind("label.created"), restored: true }, events),
    read({ ...deleted!, archived: true }, events),
    read({ ...moved!, undoes: 3 }, events),
    read({ ...moved!, undoes: 900 }, [...events, undo]),
    read({ ...moved!, undoes: 901 }, [...events, redo, undo]),
  ]).toEqual([
    "Alice restored “Second” in Done",
    "Alice restored the label Soon",
    "Alice archived “Mend login” from Done",
    "Alice moved “Mend login” down in Done, undoing an earlier change",
    "Alice moved “Mend login” down in Done, redoing an earlier change",
    "Alice moved “Mend login” down in Done, undoing an earlier change",
  ]);
});
