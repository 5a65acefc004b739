/** Assigning users to checklist items, by the same rules as cards: ITEM-6, ITEM-7. */
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

/** An item with a neighbour that must never be touched. */
async function itemOf(...assignees: Person[]) {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "steps" });
  const { id: item_id } = await alice.createItem({ checklist_id, content: "one" });
  const neighbour = await alice.createItem({ checklist_id, content: "two" });
  const item = await alice.assignItem({ item_id, user_ids: assignees.map(({ id }) => id) });
  const { seq } = await alice.getBoard({ board_id });
  const items = async () => (await alice.getCard({ card_id })).checklists[0]!.items;
  return { board_id, item_id, item, neighbour, seq, items };
}

async function eventsAfter(boardId: string, seq: number): Promise<object[]> {
  const events = (await service.events(alice, boardId)).slice(seq);
  return events.map(({ type, data, user_id }) => ({ type, data, user_id }));
}

describe("assign", () => {
  test("ITEM-6: adds the users and answers the item with them; nobody is removed", async () => {
    const { board_id, item_id, item, neighbour, seq, items } = await itemOf();
    const one = await bob.assignItem({ item_id, user_ids: [carol.id] });
    expect(one).toEqual({ ...item, assignees: [carol.me] });
    const two = await bob.assignItem({ item_id, user_ids: [bob.id] });
    expect(two).toEqual({ ...item, assignees: [bob.me, carol.me] });
    expect(await eventsAfter(board_id, seq)).toEqual([
      { type: "checklist_item.assigned", data: one, user_id: bob.id },
      { type: "checklist_item.assigned", data: two, user_id: bob.id },
    ]);
    expect(await items()).toEqual([two, neighbour]);
  });

  test("ITEM-6: checklist_item.assigned comes once for each distinct user, including those already assigned", async () => {
    const { board_id, item_id, seq } = await itemOf(bob);
    const user_ids = [carol.id, bob.id, carol.id.toUpperCase()];
    const item = await alice.assignItem({ item_id, user_ids });
    const events = (await service.events(alice, board_id)).slice(seq);
    expect(events.map(({ type }) => type)).toEqual(["checklist_item.assigned", "checklist_item.assigned"]);
    expect(events.at(-1)!.data).toEqual(item);
    expect(item.assignees).toEqual([bob.me, carol.me]);
  });

  test("ITEM-6: an empty list changes nothing and emits no event", async () => {
    const { board_id, item_id, item } = await itemOf(bob);
    const call = () => alice.assignItem({ item_id, user_ids: [] });
    expect(await changesNothing(alice, board_id, call)).toEqual(item);
  });

  test("ITEM-6: users must exist (404) and be members of the board (403); otherwise nobody is assigned", async () => {
    const { board_id, item_id } = await itemOf();
    const assign = (user_ids: string[]) =>
      changesNothing(alice, board_id, () => refusal(alice.assignItem({ item_id, user_ids })));
    expect((await assign([bob.id, UNKNOWN_ID])).status).toBe(404);
    expect((await assign([mallory.id, UNKNOWN_ID])).status).toBe(404);
    expect((await assign([bob.id, mallory.id])).status).toBe(403);
  });

  test("ITEM-6: without a list of UUIDs is refused with 422", async () => {
    const { board_id, item_id } = await itemOf();
    for (const user_ids of [undefined, null, bob.id, ["bob"], [null]]) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PUT", `/items/${item_id}/assignees`, { token: alice.token, json: { user_ids } }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("unassign", () => {
  test("ITEM-7: answers 204, unassigns only that user, and announces the item", async () => {
    const { board_id, item_id, item, neighbour, seq, items } = await itemOf(bob, carol);
    const path = `/items/${item_id}/assignees/${bob.id}`;
    const { status, body } = await service.send("DELETE", path, { token: carol.token });
    expect({ status, body }).toEqual({ status: 204, body: "" });
    const after = { ...item, assignees: [carol.me] };
    expect(await items()).toEqual([after, neighbour]);
    expect(await eventsAfter(board_id, seq)).toEqual([
      { type: "checklist_item.unassigned", data: after, user_id: carol.id },
    ]);
  });

  test("ITEM-7: a user who is not assigned changes nothing; one who does not exist is 404", async () => {
    const { board_id, item_id } = await itemOf(bob);
    await changesNothing(alice, board_id, () => alice.unassignItem({ item_id, user_id: carol.id }));
    const unknown = () => refusal(alice.unassignItem({ item_id, user_id: UNKNOWN_ID }));
    expect((await changesNothing(alice, board_id, unknown)).status).toBe(404);
  });
});
