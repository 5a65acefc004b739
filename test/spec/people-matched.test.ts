/** People of an imported board who were matched: what is undone, what comes back and what is copied. */
import { describe, expect, test } from "bun:test";
import { type Person, refusal } from "../harness.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { importedBoard, importedComment } from "../support/imported-board.ts";
import {
  alice,
  bob,
  carol,
  NOBODY,
  onCard,
  people,
  service,
  setPeopleScene,
} from "../support/people-scene.ts";

setPeopleScene();

describe("undoing a match", () => {
  /** The board without its number. */
  const contentOf = async (board_id: string) => ({
    ...(await alice.getBoard({ board_id })),
    seq: 0,
    last_event_at: "",
  });

  async function matched(board_id: string, person_id: string, user: Person): Promise<number> {
    await alice.matchPerson({ board_id, person_id, user_id: user.id });
    return (await alice.getBoard({ board_id })).seq;
  }

  const refusedBy = (by: Person) => ({
    status: 409,
    detail: `This has been changed since, by ${by.me.username}.`,
  });

  test("PEOPLE-11: brings the placeholder back, and leaves assignments that were there before", async () => {
    const { board_id, card_id, item_id, other_id, ann } = await importedBoard(service, alice, bob);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    const comment_id = await importedComment(service, alice, { card_id, person_id: ann });
    const before = await contentOf(board_id);
    const comments = await alice.listComments({ card_id });
    const seq = await matched(board_id, ann, bob);
    const after = await contentOf(board_id);
    const told = (await bob.listNotifications({})).items.length;
    expect(await alice.undo({ board_id, seq })).toEqual({
      events: [{ seq: seq + 1, type: "board.person_unmatched", undoes: seq }],
    });
    expect(await contentOf(board_id)).toEqual(before);
    expect(await onCard(card_id)).toMatchObject({ card: { assignees: [bob.id] } });
    expect((await alice.getCard({ card_id: other_id })).assignees).toEqual([]);
    expect(await alice.listComments({ card_id })).toEqual(comments);
    expect(await refusal(bob.updateComment({ comment_id, body: "Mine" }))).toMatchObject({ status: 403 });
    const { items } = await alice.listPeople({ board_id });
    expect(items.find(({ id }) => id === ann)).toMatchObject({ user_id: null });
    const [event] = (await service.events(alice, board_id)).slice(-1);
    expect(event).toMatchObject({
      data: { id: ann, name: "Ann Example", user: bob.me },
      restored: true,
      undoes: seq,
    });
    await alice.undo({ board_id, seq: seq + 1 });
    expect(await contentOf(board_id)).toEqual(after);
    expect((await bob.listNotifications({})).items.length).toBe(told);
    await alice.undo({ board_id, seq });
    expect(await contentOf(board_id)).toEqual(before);
    expect((await alice.getBoard({ board_id, at: seq })).columns).toEqual(after.columns);
    expect((await alice.getBoard({ board_id, at: seq + 1 })).columns).toEqual(before.columns);
    await matched(board_id, ann, bob);
    expect(await onCard(card_id)).toMatchObject({ items: [{ assignees: [bob.id] }] });
    expect((await alice.getCard({ card_id })).checklists[0]!.items[0]!.id).toBe(item_id);
  });

  test("PEOPLE-11: is for owners", async () => {
    const { board_id, ann } = await importedBoard(service, alice, bob, carol);
    await alice.changeRole({ board_id, user_id: carol.id, role: "owner" });
    await carol.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const { seq } = await alice.getBoard({ board_id });
    await alice.changeRole({ board_id, user_id: carol.id, role: "member" });
    await changesNothing(alice, board_id, async () => {
      for (const person of [bob, carol])
        expect(await refusal(person.undo({ board_id, seq }))).toMatchObject({ status: 403 });
    });
    await alice.undo({ board_id, seq });
  });

  test("PEOPLE-12: is refused once the member was taken off a card or an item, and names who did", async () => {
    const { board_id, card_id, item_id, ann } = await importedBoard(service, alice, bob);
    const seq = await matched(board_id, ann, bob);
    await bob.unassignItem({ item_id, user_id: bob.id });
    expect(await refusal(alice.undo({ board_id, seq }))).toEqual(refusedBy(bob));
    await alice.assignItem({ item_id, user_ids: [bob.id] });
    await bob.unassignCard({ card_id, user_id: bob.id });
    await changesNothing(alice, board_id, async () => {
      expect(await refusal(alice.undo({ board_id, seq }))).toEqual(refusedBy(bob));
    });
    await bob.assignCard({ card_id, user_ids: [bob.id] });
    await alice.undo({ board_id, seq });
    expect(await onCard(card_id)).toMatchObject({
      items: [{ assignees: [], placeholders: ["Ann Example"] }],
    });
  });

  test("PEOPLE-12: is refused once the member has left, the redo as well", async () => {
    const { board_id, ann } = await importedBoard(service, alice, bob);
    const seq = await matched(board_id, ann, bob);
    await alice.undo({ board_id, seq });
    await bob.removeMember({ board_id, user_id: bob.id });
    expect(await refusal(alice.undo({ board_id, seq: seq + 1 }))).toEqual(refusedBy(bob));
    await alice.invite({ board_id, user_id: bob.id });
    await alice.undo({ board_id, seq: seq + 1 });
    await bob.removeMember({ board_id, user_id: bob.id });
    expect(await refusal(alice.undo({ board_id, seq }))).toEqual(refusedBy(bob));
  });

  test("PEOPLE-12: of two people who are the same member, the later match is undone first", async () => {
    const { board_id, card_id, ann, ben } = await importedBoard(service, alice, bob);
    const before = await contentOf(board_id);
    const first = await matched(board_id, ann, bob);
    const second = await matched(board_id, ben, bob);
    await changesNothing(alice, board_id, async () => {
      expect(await refusal(alice.undo({ board_id, seq: first }))).toEqual(refusedBy(alice));
    });
    await alice.undo({ board_id, seq: second });
    expect((await onCard(card_id)).card).toEqual({ assignees: [bob.id], placeholders: ["Ben"] });
    await alice.undo({ board_id, seq: first });
    expect(await contentOf(board_id)).toEqual(before);
  });

  test("PEOPLE-12: leaves what is gone, and what came back as the member's card", async () => {
    const { board_id, card_id, other_id, ann } = await importedBoard(service, alice, bob);
    await alice.archiveCard({ card_id: other_id });
    const seq = await matched(board_id, ann, bob);
    await alice.restoreCard({ trashed_card_id: other_id });
    await alice.archiveCard({ card_id });
    await alice.undo({ board_id, seq });
    expect((await onCard(other_id)).card).toEqual({ assignees: [bob.id], placeholders: [] });
    await alice.restoreCard({ trashed_card_id: card_id });
    expect((await onCard(card_id)).card).toEqual({ assignees: [bob.id], placeholders: ["Ben"] });
  });

  test("PEOPLE-12: is refused once a column came back with the member in place of the placeholder", async () => {
    const { board_id, column_id, ann } = await importedBoard(service, alice, bob);
    await alice.archiveColumn({ column_id });
    const seq = await matched(board_id, ann, bob);
    await alice.restoreColumn({ trashed_column_id: column_id });
    await changesNothing(alice, board_id, async () => {
      expect(await refusal(alice.undo({ board_id, seq }))).toEqual(refusedBy(alice));
    });
  });

  test("PEOPLE-12: what builds on the match can no longer be undone, which names who undid it", async () => {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob, carol);
    const seq = await matched(board_id, ann, bob);
    await carol.assignCard({ card_id, user_ids: [carol.id] });
    await alice.undo({ board_id, seq });
    expect(await refusal(carol.undo({ board_id, seq: seq + 1 }))).toEqual(refusedBy(alice));
  });
});

describe("comments", () => {
  test("PEOPLE-7: have the name of their author until that is a member, who may then change them", async () => {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
    const comment_id = await importedComment(service, alice, { card_id, person_id: ann });
    const read = async () =>
      (await alice.listComments({ card_id })).items.find(({ id }) => id === comment_id)!;
    const written = await read();
    expect(written).toMatchObject({ user_id: null, user: null, person_id: ann, author_name: "Ann Example" });
    expect(await refusal(alice.updateComment({ comment_id, body: "Mine" }))).toMatchObject({ status: 403 });
    expect(await refusal(bob.deleteComment({ comment_id }))).toMatchObject({ status: 403 });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    expect(await read()).toEqual({ ...written, user_id: bob.id, user: bob.me });
    const edited = await bob.updateComment({ comment_id, body: "Corrected" });
    expect(await read()).toEqual(edited);
    await bob.deleteComment({ comment_id });
  });

  test("PEOPLE-7: come back by an undo as written by the same person, matched or not", async () => {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
    const [first, second, nobody] = [
      await importedComment(service, alice, { card_id, person_id: ann }),
      await importedComment(service, alice, { card_id, person_id: ann }),
      await importedComment(service, alice, { card_id, person_id: null }),
    ];
    const before = (await alice.listComments({ card_id })).items;
    const removal = async (comment_id: string) => {
      await alice.deleteComment({ comment_id });
      return (await alice.getBoard({ board_id })).seq;
    };
    const removals = [await removal(first), await removal(second), await removal(nobody)] as const;
    await alice.undo({ board_id, seq: removals[0] });
    await alice.undo({ board_id, seq: removals[2] });
    expect((await alice.listComments({ card_id })).items).toEqual(before.filter(({ id }) => id !== second));
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    await alice.undo({ board_id, seq: removals[1] });
    const matched = before.map((comment) =>
      comment.person_id ? { ...comment, user_id: bob.id, user: bob.me } : comment,
    );
    expect((await alice.listComments({ card_id })).items).toEqual(matched);
  });
});

describe("what comes back after a match", () => {
  test("PEOPLE-8: a card has the member in place of the placeholder, or leaves them out", async () => {
    const { board_id, card_id, other_id, ann, ben } = await importedBoard(service, alice, bob, carol);
    await alice.archiveCard({ card_id });
    await alice.deleteCard({ card_id: other_id });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const back = await alice.restoreCard({ trashed_card_id: card_id });
    expect(back.left_out).toEqual({ labels: [], assignees: [] });
    const there = {
      card: { assignees: [bob.id], placeholders: ["Ben"] },
      items: [{ assignees: [bob.id], placeholders: [] }],
    };
    expect(await onCard(card_id)).toEqual(there);
    expect({ card: people(back), items: back.checklists[0]!.items.map(people) }).toEqual(there);
    await alice.matchPerson({ board_id, person_id: ben, user_id: carol.id });
    await alice.removeMember({ board_id, user_id: bob.id });
    const without = await alice.restoreCard({ trashed_card_id: other_id });
    expect({ ...people(without), left_out: without.left_out }).toEqual({
      ...NOBODY,
      left_out: { labels: [], assignees: [bob.id] },
    });
  });

  test("PEOPLE-8: a member who is meant several times comes back once", async () => {
    const { board_id, column_id, card_id, item_id, ann, ben } = await importedBoard(service, alice, bob);
    await alice.assignItem({ item_id, user_ids: [bob.id] });
    await alice.archiveCard({ card_id });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    await alice.matchPerson({ board_id, person_id: ben, user_id: bob.id });
    const once = { assignees: [bob.id], placeholders: [] };
    await alice.restoreCard({ trashed_card_id: card_id });
    expect(await onCard(card_id)).toEqual({ card: once, items: [once] });
    await alice.deleteColumn({ column_id });
    await alice.restoreColumn({ trashed_column_id: column_id });
    expect(await onCard(card_id)).toEqual({ card: once, items: [once] });
  });

  test("PEOPLE-8: so does a column, and the board as it was still has the placeholder", async () => {
    const { board_id, column_id, card_id, other_id, ann, ben } = await importedBoard(
      service,
      alice,
      bob,
      carol,
    );
    const { seq } = await alice.getBoard({ board_id });
    await alice.deleteColumn({ column_id });
    await alice.restoreColumn({ trashed_column_id: column_id });
    await alice.archiveColumn({ column_id });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    await alice.matchPerson({ board_id, person_id: ben, user_id: carol.id });
    await alice.removeMember({ board_id, user_id: carol.id });
    const back = await alice.restoreColumn({ trashed_column_id: column_id });
    expect(back.left_out).toEqual({ labels: [], assignees: [carol.id] });
    expect(await onCard(card_id)).toEqual({
      card: { assignees: [bob.id], placeholders: [] },
      items: [{ assignees: [bob.id], placeholders: [] }],
    });
    expect((await onCard(other_id)).card).toEqual({ assignees: [bob.id], placeholders: [] });
    for (const at of [seq, seq + 2]) {
      const then = await alice.getBoard({ board_id, at });
      expect(then.columns[0]!.cards.map((card) => people(card).placeholders.length)).toEqual([2, 1]);
    }
  });

  test("PEOPLE-8: a checklist or an item that an undo brings back has the member", async () => {
    const { board_id, card_id, checklist_id, item_id, ann } = await importedBoard(service, alice, bob);
    const last = async () => (await alice.getBoard({ board_id })).seq;
    await alice.deleteItem({ item_id });
    const item = await last();
    await alice.undo({ board_id, seq: item });
    expect((await onCard(card_id)).items).toEqual([{ assignees: [], placeholders: ["Ann Example"] }]);
    await alice.deleteChecklist({ checklist_id });
    const checklist = await last();
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    await alice.undo({ board_id, seq: checklist });
    expect((await onCard(card_id)).items).toEqual([{ assignees: [bob.id], placeholders: [] }]);
  });

  test("PEOPLE-8: a copy that has been matched since is not taken back, and the undo says by whom it was changed", async () => {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
    await alice.copyCard({ card_id });
    const { seq } = await alice.getBoard({ board_id });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const undo = await service.send("POST", `/boards/${board_id}/events/${seq}/undo`, { token: alice.token });
    const { by, seq: later } = undo.body;
    expect({ status: undo.status, by, later }).toEqual({ status: 409, by: alice.me, later: seq + 1 });
  });
});

test("PEOPLE-9: somebody matched stays so when the member leaves; the assignments go", async () => {
  const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
  const comment_id = await importedComment(service, alice, { card_id, person_id: ann });
  await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
  await alice.removeMember({ board_id, user_id: bob.id });
  expect(await onCard(card_id)).toEqual({ card: { assignees: [], placeholders: ["Ben"] }, items: [NOBODY] });
  const { items } = await alice.listPeople({ board_id });
  expect(items.find(({ id }) => id === ann)).toMatchObject({ user_id: bob.id, suggested: null });
  const [comment] = (await alice.listComments({ card_id })).items;
  expect(comment).toMatchObject({ id: comment_id, user_id: bob.id, user: bob.me });
});

test("PEOPLE-10: copies of cards have the placeholders, and a copy of a board those who are not matched", async () => {
  const { board_id, card_id, ann, ben } = await importedBoard(service, alice, bob);
  const copy = await alice.copyCard({ card_id });
  expect(copy.placeholders).toEqual((await alice.getCard({ card_id })).placeholders);
  expect(await onCard(copy.id)).toEqual(await onCard(card_id));
  await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
  const copied = await alice.copyBoard({ board_id, title: "Copy" });
  const there = await alice.listPeople({ board_id: copied.id });
  expect(there.items).toEqual([
    { id: expect.any(String), name: "Ben", username: null, user_id: null, suggested: null },
  ]);
  expect(there.items[0]!.id).not.toBe(ben);
  const [card] = (await alice.getBoard({ board_id: copied.id })).columns[0]!.cards;
  expect(people(card!)).toEqual({ assignees: [], placeholders: ["Ben"] });
  const empty = await alice.copyBoard({ board_id, title: "Without cards", include: ["labels"] });
  expect((await alice.listPeople({ board_id: empty.id })).items).toEqual([]);
});
