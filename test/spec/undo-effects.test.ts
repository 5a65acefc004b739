/** Undo, what it brings back and what it leaves: UNDO-7 to UNDO-15. */
import { describe, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, refusal, startService } from "../harness.ts";
import {
  alice,
  bob,
  carol,
  changedBy,
  contentOf,
  eventsFrom,
  refusedWith,
  seqOf,
  service,
  setUndoScene,
  stage,
  titles,
} from "../support/undo-scene.ts";

setUndoScene();

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
