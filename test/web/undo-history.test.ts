/** Undo and redo on an open board: what is sent, what is withdrawn, and what people are told. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { FakePage, settled, stage } from "./fake-page.ts";
import { AT } from "./fake-service.ts";
import { descriptions, press, remove, rename, said, words } from "./undo-page.ts";

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
  expect(said(next)).toContain("Nothing to undo.");
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
  expect(said(page)).toContain("Nothing to redo.");
});

test("what was not sent is withdrawn, and can be done again", async () => {
  const { service, storage, page } = stage();
  page.live.disconnect();
  void page.session.perform(rename("k1", "words"), "Couldn’t save the description");
  void page.session.perform(rename("k2", "more"), "Couldn’t save the description");
  await settled();
  page.session.undo();
  page.session.undo();
  await settled();
  expect(descriptions(page)).toEqual([null, null, null]);
  expect(said(page)).toEqual(["Undone.", "Undone."]);
  expect(storage.records.size).toBe(0);
  page.session.redo();
  await settled();
  expect(descriptions(page)).toEqual(["words", null, null]);
  page.lose();
  await page.heal();
  expect(service.log.map(({ type }) => type)).toEqual(["card.updated"]);
  expect(page.session.view.board).toEqual(service.board);
});

test("what was not sent is withdrawn offline, also where an undo before it came with a new snapshot", async () => {
  const { page } = stage();
  void page.session.perform(remove("k2"), "not deleted");
  await page.heal();
  page.session.undo();
  await settled();
  page.arrive();
  page.answer();
  await settled();
  page.live.receiveAsSnapshot();
  page.live.disconnect();
  void page.session.perform(rename("k1", "words"), "not saved");
  await settled();
  page.session.undo();
  await settled();
  expect(descriptions(page)).toEqual([null, null, null]);
  expect(said(page).filter((message) => message.includes("can’t be reached"))).toEqual([]);
  page.session.redo();
  await settled();
  expect(descriptions(page)).toEqual(["words", null, null]);
});

test("the newest change is withdrawn offline, whatever it takes to tell what came before it", async () => {
  const { service, storage, page } = stage();
  void page.session.perform(rename("k2", "1"), "not saved");
  await page.heal();
  page.die();
  storage.end();
  const next = new FakePage(service, storage);
  next.live.connect();
  service.handle({ route: "undo", input: { board_id: "b", seq: 1, whole: true } });
  await next.heal();
  next.live.disconnect();
  void next.session.perform(rename("k1", "words"), "not saved");
  await settled();
  next.session.undo();
  await settled();
  expect(descriptions(next)).toEqual([null, null, null]);
});

test("what was done last is undone first, also if a text that waited for its picture arrived after it", async () => {
  for (const isReconnected of [false, true]) {
    const { page } = stage();
    if (isReconnected) page.live.disconnect();
    void page.session.perform(rename("k1", "words"), "not saved");
    void page.session.perform(rename("k1", "words and a picture"), "not saved");
    void page.session.perform(rename("k2", "last"), "not saved");
    await settled();
    await expect(page.heal()).rejects.toThrow("never comes to rest");
    page.finishUpload();
    await page.heal();
    page.session.undo();
    await settled();
    await page.heal();
    expect(descriptions(page)).toEqual(["words and a picture", null, null]);
  }
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
  expect(said(page)).toEqual(["Couldn’t undo: card.updated k1. bob changed it just now."]);
  press(page, "Show");
  expect(page.shown).toEqual([3]);
  page.session.undo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual(["theirs", null, null]);
});

test("a refusal names the removal that is the reason for it, and replaces the refusal before", async () => {
  const { service, page } = stage();
  void page.session.perform(rename("k1", "mine"), "not saved");
  void page.session.perform(rename("k2", "mine"), "not saved");
  await page.heal();
  service.handle(remove("k2"), undefined, "bob");
  await page.heal();
  page.session.undo();
  page.session.undo();
  await settled();
  await page.heal();
  const refusal = page.messages.find(({ kind }) => kind === "error");
  expect(refusal).toMatchObject({
    group: "undo",
    message: "Couldn’t undo: card.updated k2. bob card.deleted k2 just now.",
  });
});

test("what is gone for good, or was too long ago, is not said to be one of the two", async () => {
  const { page } = stage();
  void page.session.perform(rename("k1", "mine"), "not saved");
  await page.heal();
  page.session.undo();
  await settled();
  page.refuse(new ApiError(new Response(null, { status: 410 }), { detail: "No longer in the trash." }));
  await settled();
  expect(said(page)).toEqual(["Couldn’t undo: card.updated k1. It was deleted for good or is too old."]);
});

test("changes that were made together are undone and redone together", async () => {
  const { page } = stage();
  page.session.performAll([remove("k1"), remove("k3")], words);
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

test("a step that is on its way is undone once all of it has arrived", async () => {
  const { service, page } = stage();
  const input = { board_id: "b", column_id: "c1", title: "new" };
  const create: Operation = { route: "createCard", input, creates: "local" };
  page.session.performAll([create, rename("local", "words")], words);
  await settled();
  for (const isLast of [false, true]) {
    page.arrive();
    page.answer();
    if (!isLast) page.live.receive();
    await settled();
  }
  page.session.undo();
  await settled();
  // What is done meanwhile is not what was to be undone.
  void page.session.perform(rename("k1", "later"), "not saved");
  await settled();
  await page.heal();
  expect(service.log.map(({ type, undoes }) => [type, undoes])).toEqual([
    ["card.created", undefined],
    ["card.updated", undefined],
    ["card.updated", undefined],
    ["card.updated", 2],
    ["card.deleted", 1],
  ]);
  expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
  expect(descriptions(page)).toEqual(["later", null, null]);
});

test("a change of roles is refused with how to change it back; adding and removing members is gone past", async () => {
  const answerOf = async (type: string) => {
    const { service, page } = stage();
    const envelope = { user_id: "u", timestamp: AT, version: "1.0", board_id: "b" };
    const data = type === "board.updated" ? service.board : { user_id: "bob", user: {}, role: "member" };
    service.log.push({
      type,
      data,
      ...envelope,
      seq: service.board.seq + 1,
      key: type,
    } as unknown as BoardEvent);
    service.board = { ...service.board, seq: service.board.seq + 1 };
    await page.heal();
    page.session.undo();
    await settled();
    if (type === "board.updated")
      page.refuse(new ApiError(new Response(null, { status: 422 }), { detail: "Never." }));
    await settled();
    return said(page).at(-1);
  };
  expect(await answerOf("board.updated")).toContain(
    "You can’t undo role changes. Change it back under Members.",
  );
  for (const type of ["board.member_added", "board.member_removed"])
    expect(await answerOf(type)).toBe("Nothing to undo.");
});
