/** Labels on cards: CARD-13 to CARD-15. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { UNKNOWN_ID } from "../support/bad-values.ts";
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
const UNKNOWN_LABEL = { status: 404, detail: "This label does not exist." };

async function cardAndLabels() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const card = await alice.createCard({ board_id, column_id, title: "card" });
  const urgent = await alice.createLabel({ board_id, name: "urgent", color: "red" });
  const later = await alice.createLabel({ board_id, name: "later" });
  return { board_id, column_id, card, card_id: card.id, urgent, later };
}

async function lastEvent(boardId: string) {
  const { type, data, user_id } = (await service.events(alice, boardId)).at(-1)!;
  return { type, data, user_id };
}

describe("add", () => {
  test("CARD-13: answers the card with the label and announces it", async () => {
    const { board_id, card, card_id, urgent, later } = await cardAndLabels();
    const path = `/cards/${card_id}/labels/${later.id}`;
    const { status, body } = await service.send("POST", path, { token: bob.token });
    const labeled = { ...card, labels: [later], updated_at: expect.any(String) };
    expect({ status, body }).toEqual({ status: 200, body: labeled });
    expect(await lastEvent(board_id)).toEqual({ type: "card.labeled", data: body, user_id: bob.id });
    const both = await alice.addLabel({ card_id, label_id: urgent.id });
    expect(both).toEqual({ ...labeled, labels: [urgent, later] });
    expect(await alice.getCard({ card_id })).toEqual(both);
  });

  test("CARD-13: a label that the card already has changes nothing and emits no event", async () => {
    const { board_id, card_id, urgent } = await cardAndLabels();
    const card = await alice.addLabel({ card_id, label_id: urgent.id });
    const call = () => bob.addLabel({ card_id, label_id: urgent.id });
    expect(await changesNothing(alice, board_id, call)).toEqual(card);
  });

  test("CARD-14: a label that does not exist, or belongs to another board, is refused with 404", async () => {
    const { board_id, card_id } = await cardAndLabels();
    const there = await cardAndLabels();
    for (const label_id of [UNKNOWN_ID, there.urgent.id]) {
      const call = () => refusal(alice.addLabel({ card_id, label_id }));
      expect(await changesNothing(alice, board_id, call)).toEqual(UNKNOWN_LABEL);
    }
  });

  test("CARD-13: by a stranger is refused with 403, on an unknown card with 404", async () => {
    const { board_id, card_id, urgent } = await cardAndLabels();
    for (const label_id of [urgent.id, UNKNOWN_ID]) {
      const call = () => refusal(mallory.addLabel({ card_id, label_id }));
      expect(await changesNothing(alice, board_id, call)).toEqual(NOT_A_MEMBER);
    }
    expect(await refusal(alice.addLabel({ card_id: UNKNOWN_ID, label_id: urgent.id }))).toEqual({
      status: 404,
      detail: "This card does not exist.",
    });
  });
});

describe("remove", () => {
  test("CARD-15: answers 204, takes only that label off this card, and announces the card", async () => {
    const { board_id, column_id, card_id, urgent, later } = await cardAndLabels();
    const other = await alice.createCard({ board_id, column_id, title: "other" });
    const kept = await alice.addLabel({ card_id: other.id, label_id: urgent.id });
    await alice.addLabel({ card_id, label_id: urgent.id });
    const before = await alice.addLabel({ card_id, label_id: later.id });
    const path = `/cards/${card_id}/labels/${urgent.id}`;
    const { status, body } = await service.send("DELETE", path, { token: bob.token });
    expect({ status, body }).toEqual({ status: 204, body: "" });
    const after = await alice.getCard({ card_id });
    expect(after).toEqual({ ...before, labels: [later], updated_at: expect.any(String) });
    expect(await lastEvent(board_id)).toEqual({ type: "card.unlabeled", data: after, user_id: bob.id });
    expect(await alice.getCard({ card_id: other.id })).toEqual(kept);
    expect(await alice.listLabels({ board_id })).toEqual([urgent, later]);
  });

  test("CARD-15: a label that the card does not have changes nothing and emits no event", async () => {
    const { board_id, card_id, urgent, later } = await cardAndLabels();
    await alice.addLabel({ card_id, label_id: later.id });
    await changesNothing(alice, board_id, () => alice.removeLabel({ card_id, label_id: urgent.id }));
  });

  test("CARD-14: a label that does not exist is refused with 404, a stranger's request with 403", async () => {
    const { board_id, card_id, urgent } = await cardAndLabels();
    await alice.addLabel({ card_id, label_id: urgent.id });
    const unknown = () => refusal(alice.removeLabel({ card_id, label_id: UNKNOWN_ID }));
    expect(await changesNothing(alice, board_id, unknown)).toEqual(UNKNOWN_LABEL);
    const stranger = () => refusal(mallory.removeLabel({ card_id, label_id: urgent.id }));
    expect(await changesNothing(alice, board_id, stranger)).toEqual(NOT_A_MEMBER);
  });
});
