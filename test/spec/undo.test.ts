/** Undo, by whom and when: UNDO-1 to UNDO-5. Each kind of event has its tests in undo-kinds.test.ts. */
import { describe, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { refusal } from "../harness.ts";
import {
  alice,
  bob,
  carol,
  changedBy,
  contentOf,
  eventsFrom,
  mallory,
  refusedWith,
  seqOf,
  service,
  setUndoScene,
  stage,
} from "../support/undo-scene.ts";

setUndoScene();

describe("UNDO-1: the answer and the events", () => {
  test("a change is taken back by a new one, whose event says what it undoes", async () => {
    const { board_id, card_id } = await stage();
    const before = await bob.getCard({ card_id });
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    const answer = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, { token: bob.token });
    expect([answer.status, answer.body]).toEqual([
      200,
      { events: [{ seq: seq + 1, type: "card.updated", undoes: seq }] },
    ]);
    const card = await bob.getCard({ card_id });
    expect(card).toEqual({ ...before, updated_at: expect.any(String) });
    expect(await eventsFrom(board_id, seq + 1)).toEqual([
      {
        type: "card.updated",
        data: card,
        previous: { title: "After", updated_at: expect.any(String) },
        user_id: bob.id,
        timestamp: card.updated_at,
        version: "1.0",
        board_id,
        seq: seq + 1,
        undoes: seq,
      },
    ]);
  });

  test("an undo that archives again, or returns something, says so in its event", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.archiveCard({ card_id }));
    await bob.undo({ board_id, seq });
    await bob.undo({ board_id, seq: seq + 1 });
    const events = await eventsFrom(board_id, seq);
    expect(
      events.map(({ type, undoes, archived, restored }) => ({ type, undoes, archived, restored })),
    ).toEqual([
      { type: "card.deleted", undoes: undefined, archived: true, restored: undefined },
      { type: "card.created", undoes: seq, archived: undefined, restored: true },
      { type: "card.deleted", undoes: seq + 1, archived: true, restored: undefined },
    ]);
    const { items } = await bob.listTrash({ board_id, kind: "archived" });
    expect(items.map(({ id }) => id)).toEqual([card_id]);
  });
});

describe("UNDO-2: whose changes", () => {
  test("members undo their own, owners anybody's, others nothing", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "Bob's" }));
    const others = { status: 403, detail: "Only owners of the board may undo what others have changed." };
    expect(await refusal(carol.undo({ board_id, seq }))).toEqual(others);
    expect((await refusal(mallory.undo({ board_id, seq }))).status).toBe(403);
    expect((await bob.getCard({ card_id })).title).toBe("Bob's");
    await alice.undo({ board_id, seq });
    // What an owner undid is the owner's change.
    expect(await refusal(bob.undo({ board_id, seq: seq + 1 }))).toEqual(others);
    expect((await bob.getCard({ card_id })).title).toBe("Card");
  });

  test("what a rule did belongs to whoever triggered it", async () => {
    const { board_id, done_id, card_id } = await stage();
    const rule = { board_id, name: "Rule", trigger_type: "card_moved", trigger_column_id: done_id } as const;
    await alice.createRule({ ...rule, action_type: "assign_member", action_user_id: carol.id });
    const seq = await seqOf(board_id, bob.moveCard({ card_id, column_id: done_id, position: 0 }));
    expect((await refusal(carol.undo({ board_id, seq }))).status).toBe(403);
    expect(await bob.undo({ board_id, seq })).toEqual({
      events: [{ seq: seq + 1, type: "card.unassigned", undoes: seq }],
    });
    expect((await bob.getCard({ card_id })).assignees).toEqual([]);
  });

  test("the board's title takes an owner, also from somebody who was one", async () => {
    const { board_id } = await stage();
    await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
    const seq = await seqOf(board_id, bob.updateBoard({ board_id, title: "Bob's" }));
    await alice.changeRole({ board_id, user_id: bob.id, role: "member" });
    expect(await refusal(bob.undo({ board_id, seq }))).toEqual({
      status: 403,
      detail: "Only owners of the board may do this.",
    });
    await alice.undo({ board_id, seq });
    expect((await alice.getBoard({ board_id })).title).toBe("Board");
  });
});

describe("UNDO-3: with what rules did", () => {
  async function withRules() {
    const made = await stage();
    const { board_id, done_id } = made;
    const { id: later_id } = await alice.createColumn({ board_id, title: "Later" });
    const rule = { board_id, name: "Rule", trigger_type: "card_moved", trigger_column_id: done_id } as const;
    await alice.createRule({ ...rule, action_type: "move_to_column", action_column_id: later_id });
    await alice.createRule({ ...rule, action_type: "assign_member", action_user_id: carol.id });
    return { ...made, later_id };
  }

  test("the effects go with their cause, newest first, in one commit, and come back with it", async () => {
    const { board_id, done_id, card_id } = await withRules();
    const before = await contentOf(board_id);
    const seq = (await seqOf(board_id, bob.moveCard({ card_id, column_id: done_id, position: 0 }))) - 2;
    const after = await contentOf(board_id);
    expect(await bob.undo({ board_id, seq })).toEqual({
      events: [
        { seq: seq + 3, type: "card.unassigned", undoes: seq + 2 },
        { seq: seq + 4, type: "card.moved", undoes: seq + 1 },
        { seq: seq + 5, type: "card.moved", undoes: seq },
      ],
    });
    expect(await contentOf(board_id)).toEqual(before);
    await bob.undo({ board_id, seq: seq + 5 });
    expect(await contentOf(board_id)).toEqual(after);
    const events = await eventsFrom(board_id, seq);
    expect(events.slice(3).every(({ user_id, cause }) => user_id === bob.id && cause === undefined)).toBe(
      true,
    );
  });

  test("an undo triggers no rules", async () => {
    const { board_id, column_id, done_id, card_id } = await stage();
    await alice.moveCard({ card_id, column_id: done_id, position: 0 });
    const seq = await seqOf(board_id, bob.moveCard({ card_id, column_id, position: 0 }));
    const rule = { board_id, name: "Rule", trigger_type: "card_moved", trigger_column_id: done_id } as const;
    await alice.createRule({ ...rule, action_type: "assign_member", action_user_id: carol.id });
    expect((await bob.undo({ board_id, seq })).events).toHaveLength(1);
    expect(await bob.getCard({ card_id })).toMatchObject({ column_id: done_id, assignees: [] });
  });

  test("if an effect cannot be undone any more, nothing is", async () => {
    const { board_id, column_id, done_id, card_id } = await withRules();
    const seq = (await seqOf(board_id, bob.moveCard({ card_id, column_id: done_id, position: 0 }))) - 2;
    const later = await seqOf(board_id, carol.moveCard({ card_id, column_id, position: 0 }));
    const before = await contentOf(board_id);
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
    expect(await contentOf(board_id)).toEqual(before);
  });
});

describe("UNDO-4: everything of one request", () => {
  test("is undone and redone at once", async () => {
    const { board_id, card_id } = await stage();
    const before = await contentOf(board_id);
    const user_ids = [alice.id, bob.id, carol.id];
    const seq = await seqOf(board_id, bob.assignCard({ card_id, user_ids }));
    const after = await contentOf(board_id);
    const undone = await bob.undo({ board_id, seq: seq - 1, whole: true });
    expect(undone.events.map(({ undoes }) => undoes)).toEqual([seq, seq - 1, seq - 2]);
    expect(await contentOf(board_id)).toEqual(before);
    // Without `whole`: an undo is taken back as a whole.
    await bob.undo({ board_id, seq: undone.events[1]!.seq });
    expect(await contentOf(board_id)).toEqual(after);
  });

  test("without it, only the event is undone, if the rest allows it", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.assignCard({ card_id, user_ids: [alice.id, carol.id] }));
    expect(await refusedWith(bob.undo({ board_id, seq: seq - 1 }))).toEqual(changedBy(bob, seq));
    await bob.undo({ board_id, seq });
    expect((await bob.getCard({ card_id })).assignees).toEqual([alice.me]);
  });
});

describe("UNDO-5: changed since", () => {
  test("refused with who changed one of the fields last, and when", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    await carol.updateCard({ card_id, title: "Carol's" });
    const later = await seqOf(board_id, carol.updateCard({ card_id, title: "Carol's again" }));
    await alice.updateCard({ card_id, description: '"title":' });
    await alice.createChecklist({ card_id, title: "title" });
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
  });

  test("a change that was undone does not count, nor does the undo, unless there is no other", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "Bob's" }));
    const carols = await seqOf(board_id, carol.updateCard({ card_id, title: "Carol's" }));
    const again = await seqOf(board_id, bob.updateCard({ card_id, title: "Bob's again" }));
    const undone = await seqOf(board_id, bob.undo({ board_id, seq: again }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, carols));
    const redone = await seqOf(board_id, bob.undo({ board_id, seq: undone }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(bob, again));
    await bob.undo({ board_id, seq: redone });
    await alice.undo({ board_id, seq: carols });
    await bob.undo({ board_id, seq });
    expect((await bob.getCard({ card_id })).title).toBe("Card");
    const mine = await seqOf(board_id, bob.updateCard({ card_id, title: "Mine" }));
    const byAlice = await seqOf(board_id, alice.undo({ board_id, seq: mine }));
    expect(await refusedWith(bob.undo({ board_id, seq: mine }))).toEqual(changedBy(alice, byAlice));
  });

  test("possible again when the fields have the same values again", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    await carol.updateCard({ card_id, title: "Other" });
    await carol.updateCard({ card_id, title: "After" });
    await bob.undo({ board_id, seq });
    expect((await bob.getCard({ card_id })).title).toBe("Card");
  });

  test("by null if a rule changed it", async () => {
    const { board_id, column_id, done_id, card_id } = await stage();
    const rule = { board_id, name: "Rule", trigger_type: "card_moved", trigger_column_id: done_id } as const;
    const seq = await seqOf(board_id, bob.moveCard({ card_id, position: 0 }));
    await alice.createRule({ ...rule, action_type: "move_to_column", action_column_id: column_id });
    const later = await seqOf(board_id, carol.moveCard({ card_id, column_id: done_id, position: 0 }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual({
      status: 409,
      detail: "This has been changed since, by an automation rule.",
      by: null,
      seq: later,
    });
  });

  test("the removal of a card, or of its column, is a later change of it", async () => {
    const { board_id, done_id, card_id } = await stage();
    const { id: other } = await alice.createCard({ board_id, column_id: done_id, title: "Other" });
    const first = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    const second = await seqOf(board_id, bob.updateCard({ card_id: other, title: "After" }));
    const removed = await seqOf(board_id, carol.deleteCard({ card_id }));
    const withColumn = await seqOf(board_id, carol.deleteColumn({ column_id: done_id }));
    expect(await refusedWith(bob.undo({ board_id, seq: first }))).toEqual(changedBy(carol, removed));
    expect(await refusedWith(bob.undo({ board_id, seq: second }))).toEqual(changedBy(carol, withColumn));
  });

  test("each thing on a card has its own later changes", async () => {
    const { board_id, card_id } = await stage();
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Checklist" });
    const { id: item_id } = await alice.createItem({ checklist_id, content: "One" });
    const { id: other_id } = await alice.createItem({ checklist_id, content: "Two" });
    const seq = await seqOf(board_id, bob.updateItem({ item_id, content: "Bob's" }));
    await carol.updateItem({ item_id: other_id, content: "Carol's" });
    await carol.updateChecklist({ checklist_id, title: "Carol's" });
    await carol.updateItem({ item_id, is_done: true });
    await bob.undo({ board_id, seq });
    expect((await bob.getCard({ card_id })).checklists[0]!.items[0]).toMatchObject({
      content: "One",
      is_done: true,
    });
    await bob.undo({ board_id, seq: seq + 4 });
    const later = await seqOf(board_id, carol.deleteChecklist({ checklist_id }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
  });

  test("an item went with the checklist that it was in last", async () => {
    const { board_id, card_id } = await stage();
    const { id: first } = await alice.createChecklist({ card_id, title: "First" });
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Second" });
    const { id: item_id } = await alice.createItem({ checklist_id: first, content: "One" });
    const seq = await seqOf(board_id, bob.updateItem({ item_id, content: "Bob's" }));
    await alice.moveItem({ item_id, checklist_id, position: 0 });
    const later = await seqOf(board_id, carol.deleteChecklist({ checklist_id }));
    await alice.deleteChecklist({ checklist_id: first });
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
  });

  test("the later change is found without searching what later events say, which may be long", async () => {
    const { board_id, card_id } = await stage();
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Checklist" });
    const { id: item_id } = await alice.createItem({ checklist_id, content: "One" });
    const { id: other_id } = await alice.createItem({ checklist_id, content: "Two" });
    const edited = await seqOf(board_id, bob.updateItem({ item_id, content: "Bob's" }));
    const moved = await seqOf(board_id, bob.moveItem({ item_id, position: 1 }));
    const added = await seqOf(board_id, bob.createItem({ checklist_id, content: "New" }));
    const { id: added_id } = (await bob.getCard({ card_id })).checklists[0]!.items.at(-1)!;
    const editedAgain = await seqOf(board_id, carol.updateItem({ item_id, content: "Carol's" }));
    const movedAgain = await seqOf(board_id, carol.moveItem({ item_id, position: 0 }));
    const removed = await seqOf(board_id, carol.deleteItem({ item_id: added_id }));
    await alice.updateItem({ item_id: other_id, content: "Alice's" });
    const replaceInData = (text: string, by: string) =>
      service.app.db.write([
        sql`UPDATE board_events SET data = replace(data, ${text}, ${by}) WHERE board_id = ${board_id} AND seq > ${added}`,
      ]);
    await replaceInData('"', '#"#');
    const refused = [];
    for (const seq of [edited, moved, added]) refused.push(await refusedWith(bob.undo({ board_id, seq })));
    await replaceInData('#"#', '"');
    expect(refused).toEqual([editedAgain, movedAgain, removed].map((seq) => changedBy(carol, seq)));
  });

  test("the search for the later change counts toward the caller's share of connections", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    await carol.updateCard({ card_id, title: "Carol's" });
    const { context } = service.app;
    const { db } = context;
    const accounts: (string | undefined)[] = [];
    context.db = {
      ...db,
      readWithin(boardId, queries, account) {
        accounts.push(account);
        return db.readWithin(boardId, queries, account);
      },
    };
    await refusedWith(bob.undo({ board_id, seq }));
    context.db = db;
    expect(accounts).toEqual([bob.id, bob.id]);
  });

  test("beyond a mebibyte of previous values, whoever changed the card last is named", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    const later = await seqOf(board_id, carol.updateCard({ card_id, title: "Carol's" }));
    const describe = (mark: number) =>
      seqOf(board_id, alice.updateCard({ card_id, description: `${mark}${"€".repeat(49_000)}` }));
    for (let mark = 0; mark < 7; mark++) await describe(mark);
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
    await describe(7);
    const last = await describe(8);
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(alice, last));
  });
});
