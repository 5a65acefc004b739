/** Undo and redo while a card is open: what was done in it, whatever was done elsewhere. */
import { expect, test } from "bun:test";
import { FakePage, settled, stage } from "./fake-page.ts";
import { descriptions, rename, said, words } from "./undo-page.ts";

test("while a card is open, what was done in it is undone and redone, whatever was done elsewhere since", async () => {
  const { service, page } = stage();
  void page.session.perform(rename("k1", "1"), "not saved");
  void page.session.perform(rename("k2", "2"), "not saved");
  await page.heal();
  page.session.openCard("k1");
  page.session.undo();
  page.session.undo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual([null, "2", null]);
  expect(said(page)).toEqual(["Nothing to undo in this card.", "Undone: card.updated k1."]);
  page.session.redo();
  page.session.redo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual(["1", "2", null]);
  expect(said(page).slice(2)).toEqual(["Nothing to redo in this card.", "Redone: card.updated k1."]);
  page.session.openCard(null);
  page.session.undo();
  page.session.undo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual([null, null, null]);
  expect(page.session.view.board).toEqual(service.board);
});

test("an open card is not taken away by undoing its creation, and a batch is undone in it alone", async () => {
  const { service, page } = stage();
  const input = { board_id: "b", column_id: "c1", title: "new" };
  void page.session.perform({ route: "createCard", input, creates: "local" }, "not created");
  await page.heal();
  const id = service.board.columns[0]!.cards.at(-1)!.id;
  page.session.openCard(id);
  page.session.undo();
  await settled();
  expect(said(page)).toEqual(["Nothing to undo in this card."]);
  page.session.performAll([rename(id, "both"), rename("k2", "both")], words);
  await page.heal();
  page.session.undo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual([null, "both", null, null]);
});

test("what a card has undone of a batch leaves the rest of it to be undone on the board", async () => {
  const { service, page } = stage();
  const go = async (act: "undo" | "redo") => {
    page.session[act]();
    await settled();
    await page.heal();
    return descriptions(page);
  };
  void page.session.perform(rename("k3", "earlier"), "not saved");
  await page.heal();
  page.session.performAll([rename("k1", "batch"), rename("k2", "batch")], words);
  await page.heal();
  page.session.openCard("k1");
  expect(await go("undo")).toEqual([null, "batch", "earlier"]);
  page.session.openCard(null);
  expect(await go("undo")).toEqual([null, null, "earlier"]);
  expect(await go("undo")).toEqual([null, null, null]);
  expect(await go("redo")).toEqual([null, null, "earlier"]);
  expect(await go("redo")).toEqual([null, "batch", "earlier"]);
  expect(await go("redo")).toEqual(["batch", "batch", "earlier"]);
  expect(page.session.view.board).toEqual(service.board);
});

test("what cannot be undone in a card leaves the rest of its batch to be undone on the board", async () => {
  const { service, page } = stage();
  page.session.performAll([rename("k1", "batch"), rename("k2", "batch")], words);
  await page.heal();
  service.handle(rename("k1", "Bob's"), "bob", "bob");
  await page.heal();
  for (const cardId of ["k1", null]) {
    page.session.openCard(cardId);
    page.session.undo();
    await settled();
    await page.heal();
  }
  expect(descriptions(page)).toEqual(["Bob's", null, null]);
  page.session.undo();
  await settled();
  expect(said(page).at(-1)).toBe("Nothing to undo.");
});

test("in an open card, what was done in it before a reload is found, and what is not sent yet", async () => {
  const { service, storage, page } = stage();
  void page.session.perform(rename("k1", "1"), "not saved");
  for (const text of ["1", "2", "3", "4", "5"]) void page.session.perform(rename("k2", text), "not saved");
  await page.heal();
  page.die();
  storage.end();
  const next = new FakePage(service, storage);
  next.live.connect();
  next.session.openCard("k1");
  next.live.disconnect();
  void next.session.perform(rename("k1", "offline"), "not saved");
  void next.session.perform(rename("k3", "offline"), "not saved");
  await settled();
  next.session.undo();
  await settled();
  expect(descriptions(next)).toEqual(["1", "5", "offline"]);
  next.session.redo();
  await settled();
  expect(descriptions(next)).toEqual(["offline", "5", "offline"]);
  next.session.undo();
  await settled();
  next.lose();
  await next.heal();
  next.session.undo();
  await settled();
  await next.heal();
  expect(descriptions(next)).toEqual([null, "5", "offline"]);
});

test("in an open card, changes that name their card are found without the boards before them", async () => {
  const { page } = stage();
  page.live.disconnect();
  for (const id of ["k1", "k2", "k3"]) void page.session.perform(rename(id, "words"), "not saved");
  await settled();
  const { boardBefore } = page.session;
  let asked = 0;
  page.session.boardBefore = (key) => {
    asked++;
    return boardBefore(key);
  };
  page.session.openCard("k2");
  page.session.undo();
  await settled();
  expect(descriptions(page)).toEqual(["words", null, "words"]);
  expect(asked).toBe(0);
});
