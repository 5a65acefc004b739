/** People of an imported board: PEOPLE-1 to PEOPLE-14. What follows a match is in people-matched.test.ts. */
import { describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";
import { addPerson, importedBoard } from "../support/imported-board.ts";
import { alice, bob, carol, mallory, onCard, service, setPeopleScene } from "../support/people-scene.ts";

setPeopleScene();

describe("the list", () => {
  test("PEOPLE-1: is read in pages by members, and by nobody else", async () => {
    const { board_id, ann, ben } = await importedBoard(service, alice, bob);
    const [first, second] = [ann, ben].sort();
    const page = await bob.listPeople({ board_id, limit: 1 });
    expect({ ids: page.items.map(({ id }) => id), next: page.next }).toEqual({ ids: [first!], next: first! });
    const rest = await bob.listPeople({ board_id, limit: 1, after: page.next! });
    expect({ ids: rest.items.map(({ id }) => id), next: rest.next }).toEqual({ ids: [second!], next: null });
    const { items } = await bob.listPeople({ board_id });
    expect(items.find(({ id }) => id === ann)).toEqual({
      id: ann,
      name: "Ann Example",
      username: "ann",
      user_id: null,
      suggested: null,
    });
    expect(await refusal(mallory.listPeople({ board_id }))).toMatchObject({ status: 403 });
  });

  test("PEOPLE-2: suggests members by username, and to owners by e-mail address, which it does not show", async () => {
    const { board_id } = await boardOf(alice, bob, carol);
    await addPerson(service, board_id, { name: "Bob", username: bob.me.username.toUpperCase() });
    const email = carol.me.email.toUpperCase();
    await addPerson(service, board_id, { name: "Carol", username: "somebody else", email });
    await addPerson(service, board_id, {
      name: "Stranger",
      username: mallory.me.username,
      email: mallory.me.email,
    });
    const seenBy = async (person: Person) =>
      (await person.listPeople({ board_id })).items.map(({ name, suggested }) => [name, suggested]);
    expect(await seenBy(alice)).toEqual([
      ["Bob", bob.me],
      ["Carol", carol.me],
      ["Stranger", null],
    ]);
    expect(await seenBy(bob)).toEqual([
      ["Bob", bob.me],
      ["Carol", null],
      ["Stranger", null],
    ]);
    expect(JSON.stringify(await alice.listPeople({ board_id }))).not.toContain(email);
  });
});

describe("placeholders", () => {
  test("PEOPLE-3: are on cards and items, in the order of their ids, for members and public links", async () => {
    const { board_id, card_id, other_id, ann, ben } = await importedBoard(service, alice);
    const both = [
      { id: ann, name: "Ann Example" },
      { id: ben, name: "Ben" },
    ].sort((a, b) => (a.id < b.id ? -1 : 1));
    const card = await alice.getCard({ card_id });
    expect(card.placeholders).toEqual(both);
    expect(card.checklists[0]!.items[0]!.placeholders).toEqual([{ id: ann, name: "Ann Example" }]);
    const shown = (await alice.getBoard({ board_id })).columns.flatMap(({ cards }) => cards);
    expect(shown.find(({ id }) => id === card_id)).toEqual(card);
    expect(shown.find(({ id }) => id === other_id)!.placeholders).toEqual([{ id: ann, name: "Ann Example" }]);
    const { token } = await alice.createShare({ board_id });
    const { body } = await service.send("GET", `/shared/${token}`);
    const [seen] = body.columns[0].cards;
    expect(seen.placeholders).toEqual(both);
    expect(seen.checklists[0].items[0].placeholders).toEqual([{ id: ann, name: "Ann Example" }]);
  });

  test("PEOPLE-3: stay as they are when the card is changed, moved or assigned", async () => {
    const { card_id, done_id } = await importedBoard(service, alice, bob);
    const { placeholders } = await alice.getCard({ card_id });
    const changed = await alice.updateCard({ card_id, title: "Other" });
    const moved = await alice.moveCard({ card_id, column_id: done_id, position: 0 });
    const assigned = await alice.assignCard({ card_id, user_ids: [bob.id] });
    expect([changed, moved, assigned].map((card) => card.placeholders)).toEqual(Array(3).fill(placeholders));
  });
});

describe("matching", () => {
  test("PEOPLE-4: assigns the member wherever the placeholder was", async () => {
    const { board_id, card_id, other_id, ann } = await importedBoard(service, alice, bob);
    const answer = await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    expect(answer).toEqual({
      id: ann,
      name: "Ann Example",
      username: "ann",
      user_id: bob.id,
      suggested: null,
    });
    expect(await onCard(card_id)).toEqual({
      card: { assignees: [bob.id], placeholders: ["Ben"] },
      items: [{ assignees: [bob.id], placeholders: [] }],
    });
    expect(await onCard(other_id)).toEqual({ card: { assignees: [bob.id], placeholders: [] }, items: [] });
    const { items } = await alice.listPeople({ board_id });
    expect(items.find(({ id }) => id === ann)).toEqual(answer);
    expect((await bob.listMyCards({})).items.map(({ card }) => card.id)).toContain(card_id);
  });

  test("PEOPLE-4: keeps assignments that are there, and two people may be the same member", async () => {
    const { board_id, card_id, item_id, ann, ben } = await importedBoard(service, alice, bob);
    await alice.assignCard({ card_id, user_ids: [bob.id] });
    await alice.assignItem({ item_id, user_ids: [bob.id] });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    await alice.matchPerson({ board_id, person_id: ben, user_id: bob.id });
    expect(await onCard(card_id)).toEqual({
      card: { assignees: [bob.id], placeholders: [] },
      items: [{ assignees: [bob.id], placeholders: [] }],
    });
  });

  test("PEOPLE-4: is for owners, of people of that board", async () => {
    const { board_id, ann } = await importedBoard(service, alice, bob);
    const other = await importedBoard(service, alice, bob);
    const match = { board_id, person_id: ann, user_id: bob.id };
    await changesNothing(alice, board_id, async () => {
      expect(await refusal(bob.matchPerson(match))).toMatchObject({ status: 403 });
      expect(await refusal(mallory.matchPerson(match))).toMatchObject({ status: 403 });
      for (const person_id of [UNKNOWN_ID, other.ann])
        expect(await refusal(alice.matchPerson({ ...match, person_id }))).toEqual({
          status: 404,
          detail: "This person does not exist.",
        });
    });
    await alice.matchPerson(match);
  });

  test("PEOPLE-13: is one notification for the member, if there are cards, and none for oneself", async () => {
    const { board_id, ann, ben } = await importedBoard(service, alice, bob);
    const nobody = await addPerson(service, board_id, { name: "On no card" });
    const inbox = async (person: Person) =>
      (await person.listNotifications({})).items.filter(({ board }) => board.id === board_id);
    await alice.matchPerson({ board_id, person_id: nobody, user_id: bob.id });
    const before = await inbox(bob);
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const [told, ...others] = await inbox(bob);
    expect(others).toEqual(before);
    expect(told).toMatchObject({ kind: "assigned", card: null, actor: alice.me, read_at: null });
    expect(before.filter(({ kind }) => kind === "assigned")).toEqual([]);
    await alice.matchPerson({ board_id, person_id: ben, user_id: alice.id });
    expect((await inbox(alice)).filter(({ kind }) => kind === "assigned")).toEqual([]);
  });

  test("PEOPLE-14: is refused if a card would be too large, and names the card", async () => {
    const { board_id, card_id, item_id, ann } = await importedBoard(service, alice, bob);
    const bytes = Buffer.byteLength(JSON.stringify(await alice.getCard({ card_id })));
    const description = "\u0001".repeat(Math.floor((262_144 - bytes) / 6));
    await alice.updateCard({ card_id, description });
    await changesNothing(alice, board_id, async () => {
      expect(await refusal(alice.matchPerson({ board_id, person_id: ann, user_id: bob.id }))).toEqual({
        status: 409,
        detail:
          "Card #1 would be too large: a card with everything on it may have no more than 262144 bytes of JSON.",
      });
    });
    await alice.updateCard({ card_id, description: description.slice(200) });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const { checklists } = await alice.getCard({ card_id });
    expect(checklists[0]!.items).toMatchObject([{ id: item_id, assignees: [{ id: bob.id }] }]);
    await alice.archiveCard({ card_id });
    await alice.restoreCard({ trashed_card_id: card_id });
  });

  test("PEOPLE-14: so is the redo of a match", async () => {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const { seq } = await alice.getBoard({ board_id });
    const [undone] = (await alice.undo({ board_id, seq })).events;
    const bytes = Buffer.byteLength(JSON.stringify(await alice.getCard({ card_id })));
    const description = "\u0001".repeat(Math.floor((262_144 - bytes) / 6));
    await alice.updateCard({ card_id, description });
    const redo = { board_id, seq: undone!.seq };
    expect(await refusal(alice.undo(redo))).toMatchObject({
      status: 409,
      detail: expect.stringContaining("Card #1 would be too large"),
    });
    await alice.updateCard({ card_id, description: description.slice(200) });
    await alice.undo(redo);
    expect((await onCard(card_id)).card).toEqual({ assignees: [bob.id], placeholders: ["Ben"] });
  });

  test("PEOPLE-5: is one event, and leaves `updated_at` alone", async () => {
    const { board_id, card_id, ann } = await importedBoard(service, alice, bob);
    const { updated_at } = await alice.getCard({ card_id });
    const { seq } = await alice.getBoard({ board_id });
    await alice.matchPerson({ board_id, person_id: ann, user_id: bob.id });
    const events = (await service.events(alice, board_id)).slice(seq);
    expect(events.map(({ type, data, user_id }) => ({ type, data, user_id }))).toEqual([
      {
        type: "board.person_matched",
        data: { id: ann, name: "Ann Example", user: bob.me },
        user_id: alice.id,
      },
    ]);
    expect((await alice.getCard({ card_id })).updated_at).toBe(updated_at);
  });

  test("PEOPLE-6: takes a member, once", async () => {
    const { board_id, ann } = await importedBoard(service, alice, bob, carol);
    const match = (user_id: string) => alice.matchPerson({ board_id, person_id: ann, user_id });
    await changesNothing(alice, board_id, async () => {
      for (const user_id of [UNKNOWN_ID, mallory.id])
        expect(await refusal(match(user_id))).toEqual({ status: 404, detail: "This member does not exist." });
    });
    const matched = await match(bob.id);
    await changesNothing(alice, board_id, async () => {
      expect(await match(bob.id)).toEqual(matched);
      expect(await refusal(match(carol.id))).toEqual({
        status: 409,
        detail: "This person has been matched to another member.",
      });
    });
  });
});
