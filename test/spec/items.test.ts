/** Checklist items: ITEM-1 to ITEM-5. Their order within one checklist is in order.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { badTexts, UNKNOWN_ID } from "../support/bad-values.ts";
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
const UNKNOWN_ITEM = { status: 404, detail: "This checklist item does not exist." };

async function newItem(content = "one") {
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card" });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "steps" });
  const item = await alice.createItem({ checklist_id, content });
  return { board_id, column_id, card_id, checklist_id, item, item_id: item.id };
}

async function itemsOf(cardId: string): Promise<unknown[]> {
  return (await alice.getCard({ card_id: cardId })).checklists.map(({ items }) => items);
}

async function lastEvents(boardId: string, count = 1): Promise<object[]> {
  const events = (await service.events(alice, boardId)).slice(-count);
  return events.map(({ type, data, user_id }) => ({ type, data, user_id }));
}

describe("create", () => {
  test("ITEM-1: answers 201 with the item, last in the checklist, and announces exactly that", async () => {
    const { board_id, card_id, checklist_id, item } = await newItem();
    const { status, body } = await service.send("POST", `/checklists/${checklist_id}/items`, {
      token: bob.token,
      json: {
        content: " two ",
        id: UNKNOWN_ID,
        checklist_id: UNKNOWN_ID,
        rank: 0,
        position: 0,
        assignees: [bob.id],
      },
    });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        checklist_id,
        content: "two",
        is_done: false,
        rank: expect.any(Number),
        assignees: [],
        placeholders: [],
      },
    });
    expect(body.id).not.toBe(UNKNOWN_ID);
    expect(await lastEvents(board_id)).toEqual([
      { type: "checklist_item.created", data: body, user_id: bob.id },
    ]);
    expect(await itemsOf(card_id)).toEqual([[item, body]]);
  });

  test("ITEM-1: content has 1 to 2,000 characters after trimming", async () => {
    const { board_id, checklist_id } = await newItem();
    for (const content of [...badTexts(2000), undefined]) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/checklists/${checklist_id}/items`, { token: alice.token, json: { content } }),
      );
      expect(status).toBe(422);
    }
    const longest = "x".repeat(2000);
    expect((await alice.createItem({ checklist_id, content: ` ${longest} ` })).content).toBe(longest);
  });
});

describe("update", () => {
  test("ITEM-2: changes the content and ticks the item, each on its own, and announces the whole item", async () => {
    const { board_id, card_id, item, item_id } = await newItem();
    await alice.assignItem({ item_id, user_ids: [carol.id] });
    const written = await bob.updateItem({ item_id, content: " done soon " });
    expect(written).toEqual({ ...item, content: "done soon", assignees: [carol.me] });
    const ticked = await alice.updateItem({ item_id, is_done: true });
    expect(ticked).toEqual({ ...written, is_done: true });
    const open = await alice.updateItem({ item_id, is_done: false });
    expect(open).toEqual(written);
    expect(await lastEvents(board_id, 3)).toEqual([
      { type: "checklist_item.updated", data: written, user_id: bob.id },
      { type: "checklist_item.updated", data: ticked, user_id: alice.id },
      { type: "checklist_item.updated", data: open, user_id: alice.id },
    ]);
    expect(await itemsOf(card_id)).toEqual([[open]]);
  });

  test("API-9: that changes nothing answers 200 with the item and emits no event", async () => {
    const { board_id, card_id, item, item_id } = await newItem();
    const other = await alice.createChecklist({ card_id, title: "other" });
    for (const json of [{}, { content: " one " }, { is_done: false }, { checklist_id: other.id, rank: 1 }]) {
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/items/${item_id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: item });
    }
  });

  test("ITEM-2: an invalid value is refused with 422", async () => {
    const { board_id, item_id } = await newItem();
    const bodies = [
      ...badTexts(2000).map((content) => ({ content })),
      ...[null, "true", 1].map((is_done) => ({ is_done })),
    ];
    for (const json of bodies) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/items/${item_id}`, { token: alice.token, json }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("move", () => {
  test("ITEM-3: to another checklist of the same card, to any index", async () => {
    const { board_id, card_id, item, item_id } = await newItem("moved");
    await alice.assignItem({ item_id, user_ids: [bob.id] });
    const { id: target } = await alice.createChecklist({ card_id, title: "other" });
    const a = await alice.createItem({ checklist_id: target, content: "a" });
    const b = await alice.createItem({ checklist_id: target, content: "b" });
    const moved = await bob.moveItem({ item_id, checklist_id: target, position: 1 });
    expect(moved).toEqual({
      ...item,
      checklist_id: target,
      rank: expect.any(Number),
      assignees: [bob.me],
    });
    expect(await lastEvents(board_id)).toEqual([
      { type: "checklist_item.moved", data: moved, user_id: bob.id },
    ]);
    expect(await itemsOf(card_id)).toEqual([[], [a, moved, b]]);
  });

  test("ITEM-4: to a checklist of another card, of another board, or to none is refused with 404", async () => {
    const { board_id, column_id, item_id } = await newItem();
    const neighbour = await alice.createCard({ board_id, column_id, title: "other card" });
    const besides = await alice.createChecklist({ card_id: neighbour.id, title: "there" });
    const elsewhere = await newItem();
    for (const checklist_id of [besides.id, elsewhere.checklist_id, UNKNOWN_ID]) {
      const call = () => refusal(alice.moveItem({ item_id, checklist_id, position: 0 }));
      expect(await changesNothing(alice, board_id, call)).toEqual({
        status: 404,
        detail: "This checklist does not exist.",
      });
    }
  });
});

test("ITEM-5: deleting answers 204 without a body; the event carries the item's last state", async () => {
  const { board_id, card_id, checklist_id, item_id } = await newItem();
  const stays = await alice.createItem({ checklist_id, content: "stays" });
  const last = await alice.assignItem({ item_id, user_ids: [bob.id] });
  const { status, body } = await service.send("DELETE", `/items/${item_id}`, { token: bob.token });
  expect({ status, body }).toEqual({ status: 204, body: "" });
  expect(await lastEvents(board_id)).toEqual([
    { type: "checklist_item.deleted", data: last, user_id: bob.id },
  ]);
  expect(await itemsOf(card_id)).toEqual([[stays]]);
  expect(await refusal(alice.deleteItem({ item_id }))).toEqual(UNKNOWN_ITEM);
});

test("MEMBER-2: items are for members: 403; what does not exist is 404", async () => {
  const { board_id, item_id } = await newItem();
  const attempts = [
    (person: Person, id: string) => person.updateItem({ item_id: id, content: "x" }),
    (person: Person, id: string) => person.moveItem({ item_id: id, position: 0 }),
    (person: Person, id: string) => person.deleteItem({ item_id: id }),
    (person: Person, id: string) => person.assignItem({ item_id: id, user_ids: [person.id] }),
    (person: Person, id: string) => person.unassignItem({ item_id: id, user_id: person.id }),
  ];
  for (const attempt of attempts) {
    const call = () => refusal(attempt(mallory, item_id));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    expect(await refusal(attempt(alice, UNKNOWN_ID))).toEqual(UNKNOWN_ITEM);
  }
});
