/** A change that waits for its pictures holds up nothing but what must come after it. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { FakePage, settled } from "./fake-page.ts";
import { FakeService, FakeStorage } from "./fake-service.ts";

const write = (description: string): Operation => ({
  route: "updateCard",
  input: { card_id: "k1", description },
});
const move: Operation = { route: "moveCard", input: { card_id: "k1", column_id: "c2", position: 0 } };
const remove: Operation = { route: "deleteCard", input: { card_id: "k1" } };

async function stage(...operations: Operation[]) {
  const service = new FakeService();
  const storage = new FakeStorage();
  const page = new FakePage(service, storage);
  page.live.connect();
  for (const operation of operations) void page.session.perform(operation, "not saved");
  await settled();
  return { service, storage, page };
}

/** Everything that can be sent without the picture is. */
async function deliver(page: FakePage) {
  for (let round = 0; round < 5; round++) {
    page.arrive();
    page.answer();
    await settled();
    page.live.receive();
    await settled();
  }
}
const unsentOn = (page: FakePage) => page.session.view.unsent.map(({ operation }) => operation.input);
const shownOf = (page: FakePage) =>
  page.session.view.board!.columns.flatMap(({ cards }) => cards).find(({ id }) => id === "k1");

test("other changes are sent before it, it is shown throughout, and sent once its picture is there", async () => {
  const { service, storage, page } = await stage(write("a picture"), move);
  await deliver(page);
  expect(service.log.map(({ type }) => type)).toEqual(["card.moved"]);
  expect(unsentOn(page)).toEqual([{ card_id: "k1", description: "a picture" }]);
  expect(shownOf(page)).toMatchObject({ column_id: "c2", description: "a picture" });
  page.finishUpload();
  await settled();
  await page.heal();
  expect(service.board.columns[1]!.cards[0]).toMatchObject({ id: "k1", description: "a picture" });
  expect([storage.records.size, page.messages]).toEqual([0, []]);
});

test("it stays shown when an event arrives of what has overtaken it", async () => {
  const { page } = await stage(write("a picture"), move);
  page.arrive();
  page.answer();
  page.finishUpload();
  await settled();
  page.arrive();
  page.answer();
  await settled();
  page.live.receive();
  await settled();
  expect(shownOf(page)).toMatchObject({ column_id: "c2", description: "a picture" });
});

test("a later text in the same place, and the removal of the card, stay behind it", async () => {
  const { service, page } = await stage(write("a picture"), write("last"), remove);
  await deliver(page);
  expect([service.log, page.requests]).toEqual([[], []]);
  page.finishUpload();
  await settled();
  await page.heal();
  expect(service.log.map(({ type }) => type)).toEqual(["card.updated", "card.updated", "card.deleted"]);
  expect(page.messages).toEqual([]);
});

test("withdrawn, it holds up nothing", async () => {
  const { service, page } = await stage(write("a picture"), write("last"));
  page.session.discard(page.session.view.unsent.slice(0, 1));
  void page.session.perform(move, "not moved");
  await deliver(page);
  expect(service.log.map(({ type }) => type)).toContain("card.moved");
});
