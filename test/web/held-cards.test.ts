/** New cards that their column does not take wait for a decision, with everything that was done with them. */
import { expect, test } from "bun:test";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import { heldBecause } from "../../web/board/session/refusal.ts";
import { boardOf } from "./boards.ts";
import { FakePage, settled, stage } from "./fake-page.ts";

const create = (title: string, creates: string, column_id = "c1"): Operation => ({
  route: "createCard",
  input: { board_id: "b", column_id, title, position: 0 },
  creates,
});
const describeCard = (card_id: string, description: string): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});
const addChecklist = (card_id: string, creates: string): Operation => ({
  route: "createChecklist",
  input: { card_id, title: "Steps" },
  creates,
});

/** A card with a description and a checklist, written while its column became full. */
async function written({ service, page }: ReturnType<typeof stage>) {
  service.board.columns[0]!.card_limit = 3;
  void page.session.perform(create("New", "local-1"), "Couldn’t add “New”");
  void page.session.perform(describeCard("local-1", "a long story"), "not described");
  void page.session.perform(addChecklist("local-1", "local-2"), "not added");
  await settled();
  page.arrive();
  page.answer();
  await settled();
}

const FULL = "Couldn’t add “New”. The column “c1” is full: its limit is 3 cards.";

test("a card for a column that became full is neither shown nor sent; the message leads to the choice of another", async () => {
  const at = stage();
  await written(at);
  const { page, storage } = at;
  expect(page.messages).toEqual([
    { kind: "error", message: FULL, group: expect.any(String), action: expect.anything() },
  ]);
  page.messages[0]!.action!.run();
  expect(page.decisions).toBe(1);
  expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
  const { held, unsent } = page.session.view;
  expect(held.map(({ entry, dependents }) => [entry.held, dependents.length])).toEqual([[FULL, 2]]);
  expect([unsent, page.requests, storage.refused]).toEqual([[], [], []]);
});

test("in another column it is added with everything that was done with it, and undone like any other change", async () => {
  const at = stage();
  await written(at);
  const { page, service } = at;
  page.session.addTo(page.session.view.held[0]!, "c2");
  await page.heal();
  expect(page.titles).toEqual([["k1", "k2", "k3"], ["New"], []]);
  const [added] = service.board.columns[1]!.cards;
  expect(added).toMatchObject({ description: "a long story", checklists: [{ title: "Steps" }] });
  expect(page.session.view.held).toEqual([]);
  expect((await at.storage.outbox().read()).length).toBe(0);
});

test("tried again in its own column once there is room, it goes where it was meant to be", async () => {
  const at = stage();
  await written(at);
  const { page, service } = at;
  page.session.addTo(page.session.view.held[0]!, "c1");
  await settled();
  page.arrive();
  page.answer();
  await settled();
  // Still full: it waits again, and says so again.
  expect([page.session.view.held.length, page.messages.length]).toEqual([1, 2]);
  service.board.columns[0]!.card_limit = null;
  page.session.addTo(page.session.view.held[0]!, "c1");
  await settled();
  expect(page.requests[0]!.operation.input).toMatchObject({ column_id: "c1", position: 0 });
  await page.heal();
  expect(service.board.columns[0]!.cards.length).toBe(4);
});

test("a card for a column that is gone waits too, also after a reload and for longer than keys are remembered", async () => {
  const { service, storage, page } = stage();
  void page.session.perform(create("New", "local-1", "gone"), "Couldn’t add “New”");
  void page.session.perform(describeCard("local-1", "a long story"), "not described");
  await settled();
  page.arrive();
  page.answer();
  await settled();
  page.die();
  storage.end();
  const next = new FakePage(service, storage, page.now + 48 * 3600_000);
  next.live.connect();
  await settled();
  expect([next.session.view.held.length, next.session.view.expired]).toEqual([1, []]);
  next.session.addTo(next.session.view.held[0]!, "c3");
  await next.heal();
  expect(service.board.columns[2]!.cards.map(({ title, description }) => [title, description])).toEqual([
    ["New", "a long story"],
  ]);
  expect(next.session.view.expired).toEqual([]);
});

test("it can be given up, with everything that depends on it", async () => {
  const at = stage();
  await written(at);
  const { page, storage } = at;
  page.session.discard([page.session.view.held[0]!.entry]);
  await page.heal();
  expect(page.session.view.held).toEqual([]);
  expect(await storage.outbox().read()).toEqual([]);
});

test("Ctrl+Z goes past it: it was never added", async () => {
  const at = stage();
  await written(at);
  const { page } = at;
  page.session.undo();
  await settled();
  expect(page.session.view.held.length).toBe(1);
});

test("another tab can decide, whichever has made it or leads", async () => {
  const at = stage();
  const other = new FakePage(at.service, at.storage);
  await settled();
  await written(at);
  expect(other.session.view.held.length).toBe(1);
  // Only where it was made.
  expect(other.messages).toEqual([]);
  other.session.addTo(other.session.view.held[0]!, "c2");
  await settled();
  expect([at.page.session.view.held, other.session.view.held]).toEqual([[], []]);
  await at.page.heal();
  expect(at.service.board.columns[1]!.cards.map(({ title, description }) => [title, description])).toEqual([
    ["New", "a long story"],
  ]);
});

test("two tabs that decide about the same card at once add it once, with everything that was done with it", async () => {
  const at = stage();
  const other = new FakePage(at.service, at.storage);
  await settled();
  await written(at);
  const { page, service, storage } = at;
  page.session.addTo(page.session.view.held[0]!, "c2");
  other.session.addTo(other.session.view.held[0]!, "c3");
  await settled();
  await page.heal();
  expect(page.titles).toEqual([["k1", "k2", "k3"], ["New"], []]);
  expect(other.titles).toEqual(page.titles);
  expect(service.board.columns[1]!.cards[0]).toMatchObject({
    description: "a long story",
    checklists: [{ title: "Steps" }],
  });
  expect([other.session.view.held, other.session.view.unsent]).toEqual([[], []]);
  expect(await storage.outbox().read()).toEqual([]);
});

test("two tabs that decide at once while a third leads agree with that one", async () => {
  const at = stage();
  const others = [new FakePage(at.service, at.storage), new FakePage(at.service, at.storage)] as const;
  await settled();
  await written(at);
  for (const [index, { session }] of others.entries()) session.addTo(session.view.held[0]!, `c${index + 2}`);
  await settled();
  await at.page.heal();
  const titles = [["k1", "k2", "k3"], ["New"], []];
  expect([at.page, ...others].map((each) => each.titles)).toEqual([titles, titles, titles]);
  expect(others.map(({ session }) => session.view.unsent)).toEqual([[], []]);
  expect(await at.storage.outbox().read()).toEqual([]);
});

test("a card that one tab gives up while another adds it is given up, and nothing of it is left", async () => {
  const at = stage();
  const other = new FakePage(at.service, at.storage);
  await settled();
  await written(at);
  const { page, storage } = at;
  const [held] = other.session.view.held;
  page.session.discard([page.session.view.held[0]!.entry]);
  other.session.addTo(held!, "c3");
  await settled();
  await page.heal();
  expect([page.titles, other.titles].map((titles) => titles.slice(1))).toEqual([
    [[], []],
    [[], []],
  ]);
  expect([other.session.view.held, other.session.view.unsent]).toEqual([[], []]);
  expect(await storage.outbox().read()).toEqual([]);
});

test("the message about it is taken back once it is settled, in whichever tab", async () => {
  for (const decide of [
    ({ session }: FakePage) => session.addTo(session.view.held[0]!, "c2"),
    ({ session }: FakePage) => session.discard([session.view.held[0]!.entry]),
  ]) {
    for (const isOther of [false, true]) {
      const at = stage();
      const other = new FakePage(at.service, at.storage);
      await settled();
      await written(at);
      expect([at.page.messages.length, at.page.takenBack]).toEqual([1, []]);
      decide(isOther ? other : at.page);
      await settled();
      expect(at.page.takenBack).toEqual([at.page.messages[0]!]);
    }
  }
});

test("that a column is gone is told by the status, however the service words it", () => {
  const state = (titles: string[]) => ({ confirmed: boardOf({ c1: titles }), ids: new Map() });
  const gone = new ApiError(new Response(null, { status: 404 }), { detail: "Nope." });
  const why = (operation: Operation, titles: string[] = []) =>
    heldBecause({ key: "k", at: "", failure: "Not added", operation }, gone, state(titles));
  expect(why(create("New", "local-1"))).toBe("Not added. The column no longer exists.");
  const copy: Operation = {
    route: "copyCard",
    input: { card_id: "k1", column_id: "gone" },
    creates: "local-2",
  };
  expect(why(copy, ["k1"])).toBe("Not added. The column no longer exists.");
  // Then it is the card that is gone.
  expect(why(copy)).toBeNull();
});
