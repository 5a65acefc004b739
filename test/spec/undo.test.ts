/** Undo: UNDO-1 to UNDO-15. Each kind of event has its tests in undo-kinds.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { ApiError } from "../../client/http.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let carol: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService({ settings: { MAX_LABELS_PER_BOARD: "3", MAX_ITEMS_PER_CHECKLIST: "3" } });
  [alice, bob, carol, mallory] = [
    await service.person("alice"),
    await service.person("bob"),
    await service.person("carol"),
    await service.person("mallory"),
  ];
});
afterAll(() => service.stop());

/** Alice owns it, Bob and Carol are members. */
async function stage() {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
  return { board_id, column_id, done_id, card_id };
}

/** The number of the event that the call causes last. */
async function seqOf(board_id: string, call: Promise<unknown>): Promise<number> {
  await call;
  return (await alice.getBoard({ board_id })).seq;
}

/** The body of a refused call, with its status. */
async function refusedWith(call: Promise<unknown>): Promise<object> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, detail: error.detail, ...error.later };
    throw error;
  }
  throw new Error("the call should have been refused");
}

const changedBy = ({ me }: Person, seq: number) => ({
  status: 409,
  detail: `This has been changed since, by ${me.username}.`,
  by: me,
  seq,
});

/** The board without its number and the times of changes. */
async function contentOf(board_id: string): Promise<unknown> {
  const board = await alice.getBoard({ board_id });
  return JSON.parse(
    JSON.stringify(board, (key, value) => (["seq", "updated_at", "updated_by"].includes(key) ? null : value)),
  );
}

async function titles(board_id: string, column_id: string): Promise<string[]> {
  const { columns } = await alice.getBoard({ board_id });
  return columns.find(({ id }) => id === column_id)!.cards.map(({ title }) => title);
}

async function eventsFrom(board_id: string, seq: number) {
  return (await service.events(alice, board_id)).filter((event) => event.seq >= seq);
}

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

describe("UNDO-7: what does not matter", () => {
  test("other fields of the same thing, and the names of labels and people", async () => {
    const { board_id, card_id } = await stage();
    const { id: label_id } = await alice.createLabel({ board_id, name: "Label" });
    await alice.addLabel({ card_id, label_id });
    const { id: second } = await alice.createLabel({ board_id, name: "Second" });
    const seq = await seqOf(board_id, bob.addLabel({ card_id, label_id: second }));
    await carol.updateLabel({ label_id, name: "Renamed" });
    await carol.updateCard({ card_id, title: "Carol's" });
    await carol.assignCard({ card_id, user_ids: [bob.id] });
    await bob.undo({ board_id, seq });
    expect(await bob.getCard({ card_id })).toMatchObject({
      title: "Carol's",
      labels: [{ id: label_id, board_id, name: "Renamed", color: "#3b82f6" }],
      assignees: [bob.me],
    });
  });

  test("ranks that were renumbered", async () => {
    const { board_id, column_id, done_id } = await stage();
    const cards = [];
    for (const title of ["a", "b", "c"])
      cards.push(await alice.createCard({ board_id, column_id: done_id, title }));
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "x" });
    const seq = await seqOf(board_id, bob.moveCard({ card_id, column_id: done_id, position: 0 }));
    for (let i = 0; i < 40; i++) await alice.moveCard({ card_id: cards[1 + (i % 2)]!.id, position: 2 });
    expect((await eventsFrom(board_id, seq)).filter(({ renumbered }) => renumbered)).not.toEqual([]);
    const others = (await titles(board_id, done_id)).filter((title) => title !== "x");
    await bob.undo({ board_id, seq });
    expect(await titles(board_id, column_id)).toEqual(["Card", "x"]);
    expect(await titles(board_id, done_id)).toEqual(others);
  });
});

describe("UNDO-8: moves", () => {
  async function three() {
    const { board_id, column_id, done_id, card_id } = await stage();
    const { id: b } = await alice.createCard({ board_id, column_id, title: "b" });
    const { id: c } = await alice.createCard({ board_id, column_id, title: "c" });
    return { board_id, column_id, done_id, a: card_id, b, c };
  }

  test("back between the old neighbours, whatever came before them since", async () => {
    const { board_id, column_id, done_id, a, b } = await three();
    const seq = await seqOf(board_id, bob.moveCard({ card_id: b, column_id: done_id, position: 0 }));
    await alice.createCard({ board_id, column_id, title: "first", position: 0 });
    await bob.undo({ board_id, seq });
    expect(await titles(board_id, column_id)).toEqual(["first", "Card", "b", "c"]);
    const within = await seqOf(board_id, bob.moveCard({ card_id: a, position: 3 }));
    expect(await titles(board_id, column_id)).toEqual(["first", "b", "c", "Card"]);
    await bob.undo({ board_id, seq: within });
    expect(await titles(board_id, column_id)).toEqual(["first", "Card", "b", "c"]);
  });

  test("to the old position, if the old place is taken or its siblings were renumbered", async () => {
    const { board_id, column_id, done_id, b } = await three();
    const seq = await seqOf(board_id, bob.moveCard({ card_id: b, column_id: done_id, position: 0 }));
    for (let i = 0; i < 40; i++) await alice.createCard({ board_id, column_id, title: `${i}`, position: 1 });
    expect((await eventsFrom(board_id, seq)).some(({ renumbered }) => renumbered)).toBe(true);
    await bob.undo({ board_id, seq });
    expect((await titles(board_id, column_id))[1]).toBe("b");
  });

  test("of several cards that were moved one after the other: the old order, whichever are undone first", async () => {
    const { board_id, column_id, done_id, a, b, c } = await three();
    const before = await titles(board_id, column_id);
    const all = [a, b, c];
    for (let chosen = 1; chosen < 2 ** all.length; chosen++) {
      const cards = all.filter((_, index) => chosen & (2 ** index));
      // A client that undoes while the last moves are under way takes those back after the others.
      for (let known = 0; known <= cards.length; known++) {
        const moves: number[] = [];
        for (const card_id of cards)
          moves.push(await seqOf(board_id, bob.moveCard({ card_id, column_id: done_id, position: 9 })));
        const order = [...moves.slice(0, known).reverse(), ...moves.slice(known)];
        for (const seq of order) await bob.undo({ board_id, seq });
        expect({ chosen, known, titles: await titles(board_id, column_id) }).toEqual({
          chosen,
          known,
          titles: before,
        });
      }
    }
  });

  test("refused if its column is gone, which names who removed it", async () => {
    const { board_id, column_id, done_id, b } = await three();
    const seq = await seqOf(board_id, bob.moveCard({ card_id: b, column_id: done_id, position: 0 }));
    const later = await seqOf(board_id, carol.deleteColumn({ column_id }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
  });

  test("refused if it was moved again, also within its column", async () => {
    const { board_id, done_id, a, b } = await three();
    await alice.moveCard({ card_id: a, column_id: done_id, position: 0 });
    const seq = await seqOf(board_id, bob.moveCard({ card_id: b, column_id: done_id, position: 0 }));
    const later = await seqOf(board_id, carol.moveCard({ card_id: b, position: 1 }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
  });
});

describe("UNDO-9: creations", () => {
  test("a card only while it is as it was created", async () => {
    const { board_id, column_id, done_id } = await stage();
    const { id: label_id } = await alice.createLabel({ board_id, name: "Label" });
    const file = new File(["content"], "f.txt");
    const changes: ((card_id: string) => Promise<unknown>)[] = [
      (card_id) => carol.updateCard({ card_id, title: "Other" }),
      (card_id) => carol.updateCard({ card_id, description: "Other" }),
      (card_id) => carol.moveCard({ card_id, column_id: done_id, position: 0 }),
      (card_id) => carol.addLabel({ card_id, label_id }),
      (card_id) => carol.assignCard({ card_id, user_ids: [bob.id] }),
      (card_id) => carol.createChecklist({ card_id, title: "Checklist" }),
      (card_id) => carol.uploadAttachment({ card_id, file }),
      (card_id) => carol.deleteCard({ card_id }),
    ];
    for (const change of changes) {
      const { id } = await bob.createCard({ board_id, column_id, title: "New" });
      const { seq } = await alice.getBoard({ board_id });
      const later = await seqOf(board_id, change(id));
      expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, later));
    }
  });

  test("a card that came back, while its labels and people are on the board; it names who removed one or brought it back", async () => {
    const { board_id, card_id } = await stage();
    const labels = [];
    for (const name of ["One", "Two"]) labels.push(await alice.createLabel({ board_id, name }));
    for (const { id } of labels) await alice.addLabel({ card_id, label_id: id });
    await alice.assignCard({ card_id, user_ids: [carol.id] });
    const back = async () => {
      const seq = await seqOf(board_id, bob.deleteCard({ card_id }));
      return seqOf(board_id, bob.undo({ board_id, seq }));
    };
    let seq = await back();
    const removed = await seqOf(board_id, carol.deleteLabel({ label_id: labels[0]!.id }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, removed));
    seq = await seqOf(board_id, bob.removeLabel({ card_id, label_id: labels[1]!.id }));
    const returned = await seqOf(board_id, carol.undo({ board_id, seq: removed }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, returned));
    seq = await back();
    const left = await seqOf(board_id, alice.removeMember({ board_id, user_id: carol.id }));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(alice, left));
  });

  test("a column only while it has no cards, a label while it is on none; by whoever put one there", async () => {
    const { board_id, card_id } = await stage();
    const { id: column_id } = await bob.createColumn({ board_id, title: "New" });
    const { id: label_id } = await bob.createLabel({ board_id, name: "New" });
    const { seq } = await alice.getBoard({ board_id });
    const moved = await seqOf(board_id, carol.moveCard({ card_id, column_id, position: 0 }));
    const labelled = await seqOf(board_id, carol.addLabel({ card_id, label_id }));
    await alice.updateCard({ card_id, title: "Other" });
    expect(await refusedWith(bob.undo({ board_id, seq: seq - 1 }))).toEqual(changedBy(carol, moved));
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, labelled));
    await alice.deleteCard({ card_id });
    await bob.undo({ board_id, seq });
    await bob.undo({ board_id, seq: seq - 1 });
    const board = await alice.getBoard({ board_id });
    expect([board.labels, board.columns.map(({ title }) => title)]).toEqual([[], ["To do", "Done"]]);
  });

  test("checklists and items while nobody has changed them", async () => {
    const { board_id, card_id } = await stage();
    const { id: checklist_id } = await bob.createChecklist({ card_id, title: "New" });
    const { seq } = await alice.getBoard({ board_id });
    const { id: item_id } = await carol.createItem({ checklist_id, content: "Item" });
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual(changedBy(carol, seq + 1));
    const ticked = await seqOf(board_id, bob.updateItem({ item_id, is_done: true }));
    expect(await refusedWith(carol.undo({ board_id, seq: seq + 1 }))).toEqual(changedBy(bob, ticked));
    await bob.undo({ board_id, seq: ticked });
    await carol.undo({ board_id, seq: seq + 1 });
    await bob.undo({ board_id, seq });
    expect((await bob.getCard({ card_id })).checklists).toEqual([]);
  });

  test("a column that came back goes again with the cards it came with, but not with others", async () => {
    const { board_id, column_id } = await stage();
    const before = await contentOf(board_id);
    const seq = await seqOf(board_id, bob.archiveColumn({ column_id }));
    await bob.undo({ board_id, seq });
    expect(await contentOf(board_id)).toEqual(before);
    const { id: card_id } = await carol.createCard({ board_id, column_id, title: "Carol's" });
    expect(await refusedWith(bob.undo({ board_id, seq: seq + 1 }))).toEqual(changedBy(carol, seq + 2));
    await carol.deleteCard({ card_id });
    await bob.undo({ board_id, seq: seq + 1 });
    const { items } = await bob.listTrash({ board_id, kind: "archived" });
    expect(items.map(({ id }) => id)).toEqual([column_id]);
  });

  test("a column that came back stays once somebody has changed one of its cards or something on them", async () => {
    const { board_id, column_id, card_id } = await stage();
    await alice.createCard({ board_id, column_id, title: "Second" });
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Checklist" });
    const removed = await seqOf(board_id, bob.deleteColumn({ column_id }));
    await bob.restoreColumn({ trashed_column_id: column_id });
    const edited = await seqOf(board_id, alice.updateCard({ card_id, title: "Alice's" }));
    expect(await refusedWith(bob.undo({ board_id, seq: removed + 1 }))).toEqual(changedBy(alice, edited));
    const added = await seqOf(board_id, carol.createItem({ checklist_id, content: "Carol's" }));
    expect(await refusedWith(bob.undo({ board_id, seq: removed + 1 }))).toEqual(changedBy(carol, added));
    expect(await titles(board_id, column_id)).toEqual(["Alice's", "Second"]);
  });
});

describe("UNDO-10: removals", () => {
  test("everything comes back, but not who and what has left the board", async () => {
    const { board_id, card_id } = await stage();
    const { id: label_id } = await alice.createLabel({ board_id, name: "Label" });
    await alice.addLabel({ card_id, label_id });
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Checklist" });
    const { id: item_id } = await alice.createItem({ checklist_id, content: "Item" });
    await alice.assignItem({ item_id, user_ids: [bob.id, carol.id] });
    await alice.assignCard({ card_id, user_ids: [bob.id, carol.id] });
    const { checklists } = await bob.getCard({ card_id });
    const first = await seqOf(board_id, bob.deleteChecklist({ checklist_id }));
    await carol.removeMember({ board_id, user_id: carol.id });
    await bob.undo({ board_id, seq: first });
    const [checklist] = checklists;
    expect((await bob.getCard({ card_id })).checklists).toEqual([
      { ...checklist!, items: [{ ...checklist!.items[0]!, assignees: [bob.me] }] },
    ]);
    const before = await bob.getCard({ card_id });
    const second = await seqOf(board_id, bob.deleteCard({ card_id }));
    await alice.deleteLabel({ label_id });
    await bob.undo({ board_id, seq: second });
    expect(await bob.getCard({ card_id })).toEqual({ ...before, labels: [] });
  });

  test("410 once it has been purged", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.deleteCard({ card_id }));
    await alice.purgeTrash({ board_id, trash_id: card_id });
    expect(await refusedWith(bob.undo({ board_id, seq }))).toEqual({
      status: 410,
      detail: "What this change removed is no longer in the trash.",
    });
  });

  test("refused if what it was in is gone, which names who removed that", async () => {
    const { board_id, column_id, card_id } = await stage();
    const { id: checklist_id } = await alice.createChecklist({ card_id, title: "Checklist" });
    const { id: item_id } = await alice.createItem({ checklist_id, content: "Item" });
    const { id: attachment_id } = await alice.uploadAttachment({ card_id, file: new File(["x"], "f") });
    const item = await seqOf(board_id, bob.deleteItem({ item_id }));
    const checklist = await seqOf(board_id, carol.deleteChecklist({ checklist_id }));
    expect(await refusedWith(bob.undo({ board_id, seq: item }))).toEqual(changedBy(carol, checklist));
    const attachment = await seqOf(board_id, bob.deleteAttachment({ attachment_id }));
    const card = await seqOf(board_id, carol.deleteCard({ card_id }));
    expect(await refusedWith(bob.undo({ board_id, seq: attachment }))).toEqual(changedBy(carol, card));
    await carol.undo({ board_id, seq: card });
    await bob.undo({ board_id, seq: attachment });
    await carol.deleteCard({ card_id });
    // Now it is in the trash with its card.
    expect(await refusedWith(bob.undo({ board_id, seq: attachment }))).toEqual(changedBy(carol, card + 3));
    const column = await seqOf(board_id, alice.deleteColumn({ column_id }));
    expect(await refusedWith(carol.undo({ board_id, seq: card }))).toEqual(changedBy(alice, column));
  });

  test("the bytes of a file come back with it", async () => {
    const { board_id, card_id } = await stage();
    const { id } = await bob.uploadAttachment({ card_id, file: new File(["content"], "f.txt") });
    const { seq } = await alice.getBoard({ board_id });
    await bob.undo({ board_id, seq });
    expect((await refusal(bob.downloadAttachment({ attachment_id: id }))).status).toBe(404);
    await bob.undo({ board_id, seq: seq + 1 });
    expect(await (await bob.downloadAttachment({ attachment_id: id })).text()).toBe("content");
  });
});

test("UNDO-11: nobody and nothing is put back that is no longer on the board", async () => {
  const { board_id, card_id } = await stage();
  const { id: label_id } = await alice.createLabel({ board_id, name: "Label" });
  await alice.addLabel({ card_id, label_id });
  await alice.assignCard({ card_id, user_ids: [carol.id] });
  const label = await seqOf(board_id, bob.removeLabel({ card_id, label_id }));
  const person = await seqOf(board_id, bob.unassignCard({ card_id, user_id: carol.id }));
  const deleted = await seqOf(board_id, alice.deleteLabel({ label_id }));
  const left = await seqOf(board_id, carol.removeMember({ board_id, user_id: carol.id }));
  expect(await refusedWith(bob.undo({ board_id, seq: label }))).toEqual(changedBy(alice, deleted));
  expect(await refusedWith(bob.undo({ board_id, seq: person }))).toEqual(changedBy(carol, left));
});

describe("UNDO-13: numbers", () => {
  test("404 beyond the last, 422 for what is no number", async () => {
    const { board_id } = await stage();
    const { seq } = await alice.getBoard({ board_id });
    expect(await refusal(alice.undo({ board_id, seq: seq + 1 }))).toEqual({
      status: 404,
      detail: "This event does not exist.",
    });
    for (const wrong of ["0", "-1", "1.5", "x", "1e3", "9".repeat(16), crypto.randomUUID()]) {
      const path = `/boards/${board_id}/events/${wrong}/undo`;
      const { status, body } = await service.send("POST", path, { token: alice.token });
      expect([wrong, status, body.detail]).toEqual([wrong, 422, "path.seq: must be a positive integer."]);
    }
  });

  test("410 when the log no longer has the event, or the beginning of its request", async () => {
    const pruned = await startService({ skipLogCheck: true });
    const owner = await pruned.person("owner");
    const { board_id, column_id } = await boardOf(owner);
    const { id: card_id } = await owner.createCard({ board_id, column_id, title: "Card" });
    const other = await pruned.person("other");
    await owner.invite({ board_id, user_id: other.id });
    await owner.assignCard({ card_id, user_ids: [owner.id, other.id] });
    const { seq } = await owner.getBoard({ board_id });
    await pruned.app.db.write([sql`DELETE FROM board_events WHERE board_id = ${board_id} AND seq < ${seq}`]);
    const gone = { status: 410, detail: "The event log no longer reaches back to this change." };
    for (const whole of [false, true]) {
      expect(await refusal(owner.undo({ board_id, seq: 1, whole }))).toEqual(gone);
      expect(await refusal(owner.undo({ board_id, seq, whole }))).toEqual(gone);
    }
    await pruned.stop();
  });
});

describe("UNDO-14: a change like any other", () => {
  test("limits apply", async () => {
    const { board_id, card_id } = await stage();
    const { id: label_id } = await bob.createLabel({ board_id, name: "1" });
    const first = await seqOf(board_id, bob.deleteLabel({ label_id }));
    for (const name of ["2", "3", "4"]) await bob.createLabel({ board_id, name });
    expect(await refusal(bob.undo({ board_id, seq: first }))).toEqual({
      status: 409,
      detail: "A board may have no more than 3 labels.",
    });
    const { id: checklist_id } = await bob.createChecklist({ card_id, title: "Checklist" });
    const { id: item_id } = await bob.createItem({ checklist_id, content: "1" });
    const second = await seqOf(board_id, bob.deleteItem({ item_id }));
    for (const content of ["2", "3", "4"]) await bob.createItem({ checklist_id, content });
    expect(await refusal(bob.undo({ board_id, seq: second }))).toEqual({
      status: 409,
      detail: "A checklist may have no more than 3 items.",
    });
  });

  test("so does the size of a card", async () => {
    const { board_id, card_id } = await stage();
    const large = "\u0001".repeat(40_000);
    await bob.updateCard({ card_id, description: large });
    const seq = await seqOf(board_id, bob.updateCard({ card_id, description: null }));
    const { id: checklist_id } = await bob.createChecklist({ card_id, title: "Checklist" });
    for (let i = 0; i < 2; i++) await bob.createItem({ checklist_id, content: "\u0001".repeat(2000) });
    expect((await refusal(bob.undo({ board_id, seq }))).detail).toBe(
      "A card with everything on it may have no more than 262144 bytes of JSON.",
    );
  });

  test("repeated with the same key, it is done once, and answered the same", async () => {
    const { board_id, card_id } = await stage();
    const seq = await seqOf(board_id, bob.updateCard({ card_id, title: "After" }));
    const key = crypto.randomUUID();
    const first = await bob.undo({ board_id, seq }, { key });
    await bob.updateCard({ card_id, title: "Later" });
    expect(await bob.undo({ board_id, seq }, { key })).toEqual(first);
    expect((await bob.getCard({ card_id })).title).toBe("Later");
    expect((await eventsFrom(board_id, seq + 1)).map(({ undoes, key }) => [undoes, key])).toEqual([
      [seq, key],
      [undefined, undefined],
    ]);
  });
});

test("UNDO-15: an event that changed nothing is undone by nothing", async () => {
  const { board_id, card_id } = await stage();
  await alice.assignCard({ card_id, user_ids: [bob.id] });
  const seq = await seqOf(board_id, bob.assignCard({ card_id, user_ids: [bob.id] }));
  expect(await bob.undo({ board_id, seq })).toEqual({ events: [] });
  expect((await alice.getBoard({ board_id })).seq).toBe(seq);
  expect((await bob.getCard({ card_id })).assignees).toEqual([bob.me]);
});
