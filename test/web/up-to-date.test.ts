/** Moves after an interruption: how long they wait for a board that is up to date. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { FakePage, settled } from "./fake-page.ts";
import { FakeService, FakeStorage } from "./fake-service.ts";

const move = (card_id: string): Operation => ({
  route: "moveCard",
  input: { card_id, column_id: "c2", position: 0 },
});
const rename: Operation = { route: "updateCard", input: { card_id: "k1", description: "words" } };

async function stage() {
  const service = new FakeService();
  const page = new FakePage(service, new FakeStorage());
  page.live.connect();
  page.live.disconnect();
  const perform = async (...operations: Operation[]) => {
    for (const operation of operations) void page.session.perform(operation, "not saved");
    await settled();
  };
  const pass = async (ms: number) => {
    page.now += ms;
    page.tick();
    await settled();
  };
  /** What is on its way is answered. */
  const answer = async () => {
    page.arrive();
    page.answer();
    await settled();
  };
  const sent = () => page.requests.map(({ operation }) => operation.route);
  return { service, page, perform, pass, answer, sent };
}

test("where the service answers without a connection, the first move alone waits for one", async () => {
  const { service, page, perform, pass, answer, sent } = await stage();
  await perform(move("k1"), move("k2"), move("k3"));
  expect(sent()).toEqual([]);
  await pass(5000);
  for (let count = 0; count < 3; count++) {
    expect(sent()).toEqual(["moveCard"]);
    await answer();
  }
  expect(service.log.map(({ type }) => type)).toEqual(["card.moved", "card.moved", "card.moved"]);
  // The next interruption is another one.
  page.live.connect();
  page.live.disconnect();
  await perform(move("k1"));
  expect(sent()).toEqual([]);
  page.live.connect();
  await settled();
  expect(sent()).toEqual(["moveCard"]);
});

test("where it has answered another change meanwhile, and the connection is gone for long, no move waits", async () => {
  const { perform, pass, answer, sent } = await stage();
  await perform(rename);
  await pass(5000);
  await answer();
  await perform(move("k1"));
  expect(sent()).toEqual(["moveCard"]);
});

test("where nothing can be reached, a move still waits for the connection before it is sent", async () => {
  const { page, perform, pass, answer, sent } = await stage();
  await perform(rename, move("k1"));
  await answer();
  await pass(5000);
  expect(sent()).toEqual(["moveCard"]);
  page.lose();
  await settled();
  // The pauses before it is tried again.
  for (let count = 0; count < 2; count++) await pass(15_000);
  expect(sent()).toEqual([]);
  page.live.connect();
  await settled();
  expect(sent()).toEqual(["moveCard"]);
});
