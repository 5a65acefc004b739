/** Checklists: CHECKLIST-1 to CHECKLIST-4. Their order is in order.test.ts. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { badTexts, UNKNOWN_ID } from "../support/bad-values.ts";
import { changesNothing } from "../support/changes-nothing.ts";

let service: Service;
let alice: Person;
let bob: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const NOT_A_MEMBER = { status: 403, detail: "You are not a member of this board." };
const UNKNOWN_CHECKLIST = { status: 404, detail: "This checklist does not exist." };

async function newCard() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  return { board_id, card, card_id: card.id };
}

/** A checklist with two items, one of them assigned. */
async function newChecklist() {
  const { board_id, card_id } = await newCard();
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "steps" });
  const first = await alice.createItem({ checklist_id, content: "one" });
  await alice.createItem({ checklist_id, content: "two" });
  await alice.assignItem({ item_id: first.id, user_ids: [bob.id] });
  const [checklist] = (await alice.getCard({ card_id })).checklists;
  return { board_id, card_id, checklist_id, checklist: checklist! };
}

async function lastEvent(boardId: string) {
  const { type, data, user_id } = (await service.events(alice, boardId)).at(-1)!;
  return { type, data, user_id };
}

describe("create", () => {
  test("CHECKLIST-1: answers 201 with the checklist, last on the card, and announces exactly that", async () => {
    const { board_id, card_id } = await newCard();
    const first = await alice.createChecklist({ card_id, title: "first" });
    const { status, body } = await service.send("POST", `/cards/${card_id}/checklists`, {
      token: bob.token,
      json: { title: " second ", id: UNKNOWN_ID, card_id: UNKNOWN_ID, rank: 0, position: 0, items: ["x"] },
    });
    const second = { id: expect.any(String), card_id, title: "second", rank: expect.any(Number), items: [] };
    expect({ status, body }).toEqual({ status: 201, body: second });
    expect(body.id).not.toBe(UNKNOWN_ID);
    expect(await lastEvent(board_id)).toEqual({ type: "checklist.created", data: body, user_id: bob.id });
    expect((await alice.getCard({ card_id })).checklists).toEqual([first, body]);
  });

  test("CHECKLIST-1: an invalid title is refused with 422", async () => {
    const { board_id, card_id } = await newCard();
    for (const title of [...badTexts(255), undefined]) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("POST", `/cards/${card_id}/checklists`, { token: alice.token, json: { title } }),
      );
      expect(status).toBe(422);
    }
  });
});

describe("update", () => {
  test("CHECKLIST-2: changes the title; the event carries the checklist with its items", async () => {
    const { board_id, card_id, checklist_id, checklist } = await newChecklist();
    const renamed = await bob.updateChecklist({ checklist_id, title: " plan " });
    expect(renamed).toEqual({ ...checklist, title: "plan" });
    expect(await lastEvent(board_id)).toEqual({ type: "checklist.updated", data: renamed, user_id: bob.id });
    expect((await alice.getCard({ card_id })).checklists).toEqual([renamed]);
  });

  test("API-9: that changes nothing answers 200 with the checklist and emits no event", async () => {
    const { board_id, checklist_id, checklist } = await newChecklist();
    const other = await newCard();
    for (const json of [{}, { title: " steps " }, { card_id: other.card_id, rank: 1, items: [] }]) {
      const { status, body } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/checklists/${checklist_id}`, { token: alice.token, json }),
      );
      expect({ status, body }).toEqual({ status: 200, body: checklist });
    }
  });

  test("CHECKLIST-2: an invalid title is refused with 422", async () => {
    const { board_id, checklist_id } = await newChecklist();
    for (const title of badTexts(255)) {
      const { status } = await changesNothing(alice, board_id, () =>
        service.send("PATCH", `/checklists/${checklist_id}`, { token: alice.token, json: { title } }),
      );
      expect(status).toBe(422);
    }
  });
});

test("CHECKLIST-3: moves within its card; the event carries the checklist with its items", async () => {
  const { board_id, card_id, checklist_id, checklist } = await newChecklist();
  const other = await alice.createChecklist({ card_id, title: "other" });
  const moved = await bob.moveChecklist({ checklist_id, position: 1 });
  expect(moved).toEqual({ ...checklist, rank: expect.any(Number) });
  expect(await lastEvent(board_id)).toEqual({ type: "checklist.moved", data: moved, user_id: bob.id });
  expect((await alice.getCard({ card_id })).checklists).toEqual([other, moved]);
});

test("CHECKLIST-4: deleting answers 204 without a body; the event carries the last state, items included", async () => {
  const { board_id, card_id, checklist_id, checklist } = await newChecklist();
  const stays = await alice.createChecklist({ card_id, title: "stays" });
  const { status, body } = await service.send("DELETE", `/checklists/${checklist_id}`, { token: bob.token });
  expect({ status, body }).toEqual({ status: 204, body: "" });
  expect(await lastEvent(board_id)).toEqual({ type: "checklist.deleted", data: checklist, user_id: bob.id });
  expect((await alice.getCard({ card_id })).checklists).toEqual([stays]);
  expect(await refusal(alice.deleteChecklist({ checklist_id }))).toEqual(UNKNOWN_CHECKLIST);
  const [item] = checklist.items;
  expect((await refusal(alice.updateItem({ item_id: item!.id, content: "x" }))).status).toBe(404);
});

test("MEMBER-2: checklists are for members: 403; what does not exist is 404", async () => {
  const { board_id, card_id, checklist_id } = await newChecklist();
  const attempts = [
    (person: Person, id: string) => person.updateChecklist({ checklist_id: id, title: "x" }),
    (person: Person, id: string) => person.moveChecklist({ checklist_id: id, position: 0 }),
    (person: Person, id: string) => person.deleteChecklist({ checklist_id: id }),
    (person: Person, id: string) => person.createItem({ checklist_id: id, content: "x" }),
  ];
  for (const attempt of attempts) {
    const call = () => refusal(attempt(mallory, checklist_id));
    expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    expect(await refusal(attempt(alice, UNKNOWN_ID))).toEqual(UNKNOWN_CHECKLIST);
  }
  const create = () => refusal(mallory.createChecklist({ card_id, title: "x" }));
  expect(await changesNothing(alice, board_id, create)).toEqual(NOT_A_MEMBER);
  expect(await refusal(alice.createChecklist({ card_id: UNKNOWN_ID, title: "x" }))).toEqual({
    status: 404,
    detail: "This card does not exist.",
  });
});
