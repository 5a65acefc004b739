/** Assigning users to cards and unassigning them: CARD-9 to CARD-12. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

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

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const NOT_MEMBERS = { status: 403, detail: "One or more of these users are not members of the board." };
const UNKNOWN_USERS = { status: 404, detail: "One or more of these users does not exist." };

async function cardOf(...assignees: Person[]) {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  await alice.assignCard({ card_id, user_ids: assignees.map(({ id }) => id) });
  return { board_id, card_id, card: await alice.getCard({ card_id }) };
}

async function eventsAfter(boardId: string, seq: number): Promise<object[]> {
  const events = (await service.events(alice, boardId)).slice(seq);
  return events.map(({ type, data, user_id }) => ({ type, data, user_id }));
}

const seqOf = async (boardId: string) => (await alice.getBoard({ board_id: boardId })).seq;

describe("assign", () => {
  test("CARD-9: adds the users and answers the card with them; nobody is removed", async () => {
    const { board_id, card_id, card } = await cardOf();
    const one = await bob.assignCard({ card_id, user_ids: [bob.id] });
    expect(one).toEqual({ ...card, assignees: [bob.me], updated_at: expect.any(String) });
    const two = await bob.assignCard({ card_id, user_ids: [carol.id] });
    expect(two).toEqual({ ...card, assignees: [bob.me, carol.me], updated_at: expect.any(String) });
    expect(await alice.getCard({ card_id })).toEqual(two);
    expect(await eventsAfter(board_id, (await seqOf(board_id)) - 2)).toEqual([
      { type: "card.assigned", data: one, user_id: bob.id },
      { type: "card.assigned", data: two, user_id: bob.id },
    ]);
  });

  test("CARD-10: card.assigned comes once for each distinct user in the list, including those already assigned", async () => {
    const { board_id, card_id } = await cardOf(bob);
    const seq = await seqOf(board_id);
    const user_ids = [carol.id, bob.id, carol.id.toUpperCase(), bob.id, alice.id];
    const card = await alice.assignCard({ card_id, user_ids });
    expect(card.assignees).toEqual([alice.me, bob.me, carol.me]);
    const events = (await service.events(alice, board_id)).slice(seq);
    expect(events.map(({ type, user_id }) => ({ type, user_id }))).toEqual(
      Array.from({ length: 3 }, () => ({ type: "card.assigned", user_id: alice.id })),
    );
    expect(events.at(-1)!.data).toEqual(card);
    expect(await alice.getCard({ card_id })).toEqual(card);
  });

  test("CARD-9: nobody is assigned twice, and each is announced (CARD-10)", async () => {
    const { board_id, card_id, card } = await cardOf(bob, carol);
    const seq = await seqOf(board_id);
    expect(await alice.assignCard({ card_id, user_ids: [bob.id, carol.id] })).toEqual(card);
    expect(await eventsAfter(board_id, seq)).toEqual([
      { type: "card.assigned", data: card, user_id: alice.id },
      { type: "card.assigned", data: card, user_id: alice.id },
    ]);
    expect(await alice.getCard({ card_id })).toEqual(card);
  });

  test("CARD-10: an empty list changes nothing and emits no event", async () => {
    const { board_id, card_id, card } = await cardOf(bob);
    const call = () => alice.assignCard({ card_id, user_ids: [] });
    expect(await changesNothing(alice, board_id, call)).toEqual(card);
  });

  test("CARD-11: a user who does not exist is refused with 404, even next to one who is not a member", async () => {
    const { board_id, card_id } = await cardOf();
    for (const user_ids of [[UNKNOWN_ID], [bob.id, UNKNOWN_ID], [mallory.id, UNKNOWN_ID, bob.id]]) {
      const call = () => refusal(alice.assignCard({ card_id, user_ids }));
      expect(await changesNothing(alice, board_id, call)).toEqual(UNKNOWN_USERS);
    }
  });

  test("CARD-11: a user who is not a member of the board is refused with 403, and nobody is assigned", async () => {
    const { board_id, card_id } = await cardOf();
    const call = () => refusal(alice.assignCard({ card_id, user_ids: [bob.id, mallory.id] }));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_MEMBERS);
  });

  test("CARD-9: by a stranger is refused with 403, on an unknown card with 404", async () => {
    const { board_id, card_id } = await cardOf();
    for (const user_ids of [[mallory.id], [bob.id], [UNKNOWN_ID]]) {
      const call = () => refusal(mallory.assignCard({ card_id, user_ids }));
      expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    }
    const unknown = refusal(alice.assignCard({ card_id: UNKNOWN_ID, user_ids: [bob.id] }));
    expect(await unknown).toEqual({ status: 404, detail: "This card does not exist." });
  });

  test("CARD-9: without a list of UUIDs is refused with 422", async () => {
    const { board_id, card_id } = await cardOf();
    const path = `/cards/${card_id}/assignees`;
    for (const user_ids of [undefined, null, bob.id, ["bob"], [null], [[bob.id]], { 0: bob.id }]) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PUT", path, { token: alice.token, json: { user_ids } }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("unassign", () => {
  test("CARD-12: answers 204, unassigns only that user, and announces the card", async () => {
    const { board_id, card_id, card } = await cardOf(bob, carol);
    const seq = await seqOf(board_id);
    const path = `/cards/${card_id}/assignees/${bob.id}`;
    const { status, body } = await service.send("DELETE", path, { token: carol.token });
    expect({ status, body }).toEqual({ status: 204, body: "" });
    const after = await alice.getCard({ card_id });
    expect(after).toEqual({ ...card, assignees: [carol.me], updated_at: expect.any(String) });
    expect(await eventsAfter(board_id, seq)).toEqual([
      { type: "card.unassigned", data: after, user_id: carol.id },
    ]);
  });

  test("CARD-12: a user who is not assigned changes nothing and emits no event", async () => {
    const { board_id, card_id } = await cardOf(bob);
    const call = () => alice.unassignCard({ card_id, user_id: carol.id });
    await changesNothing(alice, board_id, call);
  });

  test("CARD-12: a user who does not exist is refused with 404, a stranger's request with 403", async () => {
    const { board_id, card_id } = await cardOf(bob);
    const unknown = () => refusal(alice.unassignCard({ card_id, user_id: UNKNOWN_ID }));
    expect(await changesNothing(alice, board_id, unknown)).toMatchObject({ status: 404 });
    const stranger = () => refusal(mallory.unassignCard({ card_id, user_id: bob.id }));
    expect(await changesNothing(alice, board_id, stranger)).toEqual(NOT_A_MEMBER);
  });
});
