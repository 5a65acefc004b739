/** Undo and redo on an open board: what is sent, what is withdrawn, and what people are told. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { FakePage, settled, stage } from "./fake-page.ts";
import { AT } from "./fake-service.ts";

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
  expect(said(page).filter((message) => message.includes("cannot be reached"))).toEqual([]);
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
  expect(said(page)).toEqual(["Could not undo: card.updated k1. bob has changed it since, just now."]);
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
    message: "Could not undo: card.updated k2. bob has card.deleted k2 since, just now.",
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
  expect(said(page)).toEqual([
    "Could not undo: card.updated k1. It was deleted for good, or it was too long ago.",
  ]);
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
  expect(said(page)).toEqual(["There is nothing to undo in this card.", "Undone: card.updated k1."]);
  page.session.redo();
  page.session.redo();
  await settled();
  await page.heal();
  expect(descriptions(page)).toEqual(["1", "2", null]);
  expect(said(page).slice(2)).toEqual(["There is nothing to redo in this card.", "Redone: card.updated k1."]);
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
  expect(said(page)).toEqual(["There is nothing to undo in this card."]);
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
  expect(said(page).at(-1)).toBe("There is nothing to undo.");
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
  expect(await answerOf("board.updated")).toContain("Roles are not undone. Change it back under Members.");
  for (const type of ["board.member_added", "board.member_removed"])
    expect(await answerOf(type)).toBe("There is nothing to undo.");
});

const anyChange = fc.record({
  act: fc.constantFrom("create", "describe", "describe", "move", "delete"),
  card: fc.nat(7),
});
type AnyChange = { act: string; card: number };

function operationOf({ act, card }: AnyChange, page: FakePage, count: number): Operation | null {
  if (act === "create")
    return {
      route: "createCard",
      input: { board_id: "b", column_id: "c1", title: `new ${count}` },
      creates: `local-${count}`,
    };
  const cards = page.session.view.board?.columns.flatMap((column) => column.cards) ?? [];
  const id = cards[card % Math.max(1, cards.length)]?.id;
  if (!id) return null;
  if (act === "describe") return rename(id, `text ${count}`);
  if (act === "delete") return remove(id);
  return { route: "moveCard", input: { card_id: id, column_id: "c2", position: card % 2 } };
}

/** Where cards are and what they say, without what the service assigns anew. */
const looks = (page: FakePage) =>
  page.session.view.board!.columns.map(({ cards }) =>
    cards.map(({ id, title, description }) => [id, title, description]),
  );

test("as in any editor, undo and redo lead through the same boards back and forth, after reloads too", async () => {
  const anyAct = fc.oneof(
    { weight: 4, arbitrary: anyChange },
    { weight: 5, arbitrary: fc.constantFrom("undo", "undo", "redo") },
    { weight: 1, arbitrary: fc.constant("reload") },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 30 }), async (acts) => {
      const { service, storage, page: first } = stage();
      let page = first;
      let past: ReturnType<typeof looks>[] = [];
      let future: ReturnType<typeof looks>[] = [];
      await settled();
      let now = looks(page);
      for (const [index, act] of acts.entries()) {
        if (act === "reload") {
          page.die();
          storage.end();
          page = new FakePage(service, storage);
          page.live.connect();
        } else if (act === "undo" || act === "redo") {
          page.session[act]();
          const [from, to] = act === "undo" ? [past, future] : [future, past];
          const next = from.pop();
          if (next) {
            to.push(now);
            now = next;
          }
        } else {
          const operation = operationOf(act as AnyChange, page, index);
          if (!operation) continue;
          const seq = service.board.seq;
          void page.session.perform(operation, "not done");
          await page.heal();
          // A change that makes no difference leaves nothing to undo.
          if (service.board.seq === seq) continue;
          past = [...past, now];
          future = [];
          now = looks(page);
        }
        await settled();
        await page.heal();
        expect(looks(page)).toEqual(now);
        expect(page.session.view.board).toEqual(service.board);
      }
    }),
    { numRuns: 60 },
  );
});

test("holds for every order of requests, responses, events and failures", async () => {
  const anyStep = fc.oneof(
    { weight: 3, arbitrary: anyChange },
    { weight: 4, arbitrary: fc.constantFrom("undo", "undo", "redo", "theirs") },
    {
      weight: 8,
      arbitrary: fc.constantFrom(
        ...(["arrive", "arrive", "answer", "answer", "event", "event", "lose", "tick"] as const),
        ...(["disconnect", "connect", "resync", "reload"] as const),
      ),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 50 }), async (steps) => {
      const { service, storage, page: first } = stage();
      let page = first;
      for (const [index, step] of steps.entries()) {
        if (typeof step !== "string") {
          const operation = operationOf(step, page, index);
          if (operation) void page.session.perform(operation, "not done");
        } else if (step === "undo" || step === "redo") page.session[step]();
        else if (step === "theirs") {
          const [card] = service.board.columns.flatMap(({ cards }) => cards);
          if (card) service.handle(rename(card.id, `theirs ${index}`), undefined, "bob");
        } else if (step === "event") page.live.receive();
        else if (step === "connect") page.live.connect();
        else if (step === "disconnect") page.live.disconnect();
        else if (step === "resync") {
          page.live.disconnect();
          page.live.connect(true);
        } else if (step === "reload") {
          page.die();
          storage.end();
          page = new FakePage(service, storage);
          page.live.connect();
        } else page[step]();
        await settled();
      }
      await page.heal();
      expect(page.session.view.board).toEqual(service.board);
      for (const conflict of page.session.view.conflicts) page.session.keepTheirs(conflict);
      await settled();
      expect(storage.records.size).toBe(0);
      // Nothing is undone twice without having been redone in between.
      const standing = new Set<number>();
      for (const { seq, undoes } of service.log) {
        if (undoes !== undefined) expect(standing.delete(undoes)).toBe(true);
        standing.add(seq);
      }
    }),
    { numRuns: 300 },
  );
});
