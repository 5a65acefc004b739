/** Undo and redo on an open board: what is sent, what is withdrawn, and what people are told. */
import { expect, test } from "bun:test";
import type { Operation } from "../../web/board/state/operations.ts";
import { FakePage, settled } from "./fake-page.ts";
import { FakeService, FakeStorage } from "./fake-service.ts";

function stage() {
  const service = new FakeService();
  const storage = new FakeStorage();
  const page = new FakePage(service, storage);
  page.live.connect();
  return { service, storage, page };
}

const rename = (card_id: string, description: string): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});
const remove = (card_id: string): Operation => ({ route: "deleteCard", input: { card_id } });
const words = { done: "It is gone.", failure: "not deleted" };

const said = ({ messages }: FakePage) => messages.map(({ message }) => message);
const descriptions = ({ session }: FakePage) =>
  session.view.board!.columns.flatMap(({ cards }) => cards.map(({ description }) => description));
const press = (page: FakePage, label: string) =>
  page.messages.findLast(({ action }) => action?.label === label)!.action!.run();

test("a deletion is sent at once, and its message offers to undo it", async () => {
  const { service, page } = stage();
  page.session.performWithUndo(remove("k2"), words);
  await page.heal();
  expect(service.log.map(({ type }) => type)).toEqual(["card.deleted"]);
  press(page, "Undo");
  await settled();
  await page.heal();
  expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
  expect(said(page)).toEqual(["It is gone.", "Undone: card.deleted k2."]);
  press(page, "Redo");
  await settled();
  await page.heal();
  expect(page.titles[0]).toEqual(["k1", "k3"]);
  expect(page.session.view.board).toEqual(service.board);
});

test("several undos in quick succession go back one step each, further than a page of the log, after a reload too", async () => {
  const { service, storage, page } = stage();
  for (const text of ["1", "2", "3", "4", "5"]) void page.session.perform(rename("k1", text), "not saved");
  await page.heal();
  page.die();
  storage.end();
  const next = new FakePage(service, storage);
  next.live.connect();
  for (let count = 0; count < 4; count++) next.session.undo();
  await settled();
  await next.heal();
  expect(descriptions(next)).toEqual(["1", null, null]);
  for (let count = 0; count < 2; count++) next.session.redo();
  await settled();
  await next.heal();
  expect(descriptions(next)).toEqual(["3", null, null]);
  for (let count = 0; count < 5; count++) next.session.undo();
  await settled();
  await next.heal();
  expect(descriptions(next)).toEqual([null, null, null]);
  expect(said(next)).toContain("There is nothing to undo.");
  expect(next.session.view.board).toEqual(service.board);
});

test("a new change clears what could be redone", async () => {
  const { page } = stage();
  void page.session.perform(rename("k1", "1"), "not saved");
  page.session.undo();
  await settled();
  void page.session.perform(rename("k2", "2"), "not saved");
  page.session.redo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual([null, "2", null]);
  expect(said(page)).toContain("There is nothing to redo.");
});

test("what was not sent is withdrawn, and can be done again", async () => {
  const { service, storage, page } = stage();
  page.live.disconnect();
  void page.session.perform(rename("k1", "words"), "The description was not saved");
  void page.session.perform(rename("k2", "more"), "The description was not saved");
  await settled();
  page.session.undo();
  page.session.undo();
  await settled();
  expect(descriptions(page)).toEqual([null, null, null]);
  expect(storage.records.size).toBe(0);
  page.session.redo();
  await settled();
  expect(descriptions(page)).toEqual(["words", null, null]);
  page.lose();
  await page.heal();
  expect(service.log.map(({ type }) => type)).toEqual(["card.updated"]);
  expect(page.session.view.board).toEqual(service.board);
});

test("a change that was withdrawn but reached the service is undone there", async () => {
  const { service, page } = stage();
  void page.session.perform(rename("k1", "words"), "not saved");
  await settled();
  page.arrive();
  page.session.undo();
  await settled();
  expect(descriptions(page)).toEqual([null, null, null]);
  await page.heal();
  expect(descriptions(page)).toEqual([null, null, null]);
  expect(service.log.map(({ undoes }) => undoes)).toEqual([undefined, 1]);
});

test("an undo that waits is sent by the next page", async () => {
  const { service, storage, page } = stage();
  void page.session.perform(rename("k1", "words"), "not saved");
  await page.heal();
  page.live.disconnect();
  page.session.undo();
  await settled();
  expect(page.session.view.unsent.map(({ operation }) => operation.route)).toEqual(["undo"]);
  page.die();
  storage.end();
  const next = new FakePage(service, storage);
  next.live.connect();
  await settled();
  await next.heal();
  expect(descriptions(next)).toEqual([null, null, null]);
});

test("a refusal says who has changed it since and shows it; the next undo goes past it", async () => {
  const { service, page } = stage();
  void page.session.perform(rename("k2", "mine"), "not saved");
  void page.session.perform(rename("k1", "mine"), "not saved");
  await page.heal();
  service.handle(rename("k1", "theirs"), undefined, "bob");
  await page.heal();
  page.session.undo();
  await settled();
  await page.heal();
  expect(said(page)).toEqual(["Not undone: card.updated k1. bob has changed it since, just now."]);
  press(page, "Show");
  expect(page.shown).toEqual([3]);
  page.session.undo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual(["theirs", null, null]);
});

test("changes that were made together are undone and redone together", async () => {
  const { page } = stage();
  void page.session.performAll([remove("k1"), remove("k3")], words);
  await page.heal();
  expect(page.titles[0]).toEqual(["k2"]);
  page.session.undo();
  await settled();
  await page.heal();
  expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
  page.session.redo();
  await settled();
  await page.heal();
  expect(page.titles[0]).toEqual(["k2"]);
  expect(said(page)).toEqual([
    "It is gone.",
    "Undone: card.deleted k1 and 1 more.",
    "Redone: card.deleted k1 and 1 more.",
  ]);
});
