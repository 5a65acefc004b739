/**
 * Changes of a board under every order of responses, events, refusals, lost requests, changes by others and reloads:
 * nothing that was accepted is lost, nothing takes effect twice, and nothing is dropped without being listed.
 */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { findCard } from "../../client/changes/board-changes.ts";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import { FakePage, settled, stage } from "./fake-page.ts";
import { board, FakeService, FakeStorage } from "./fake-service.ts";

const create = (title: string, creates: string, column_id = "c1"): Operation => ({
  route: "createCard",
  input: { board_id: "b", column_id, title },
  creates,
});
const describeCard = (card_id: string, description: string): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});
const shownCard = (page: FakePage, id: string) => findCard(page.session.view.board!, id);

async function deliver(page: FakePage): Promise<void> {
  await settled();
  page.arrive();
  page.answer();
  await settled();
}

/** Another page, after the first one was closed or has crashed. */
async function reload(page: FakePage, service: FakeService, storage: FakeStorage, now = page.now) {
  page.die();
  storage.end();
  const next = new FakePage(service, storage, now);
  next.live.connect();
  await settled();
  return next;
}

describe("a change is recognised by its key", () => {
  test("when the request for the second of two cards with the same title is lost, it is sent again and both exist", async () => {
    const { service, page } = stage();
    const first = page.session.perform(create("Same", "local-1"), "not added");
    const second = page.session.perform(create("Same", "local-2"), "not added");
    await deliver(page);
    page.live.receive();
    await settled();
    page.lose();
    await settled();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Same", "Same"]);
    await page.heal();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(service.board.columns[0]!.cards.map(({ title }) => title)).toEqual(page.titles[0]!);
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Same", "Same"]);
  });

  test("when a move back is refused, the board shows the actual position and a message gives the reason", async () => {
    const { page } = stage();
    void page.session.perform(describeCard("k1", "there"), "not saved");
    await deliver(page);
    page.live.receive();
    const back = page.session.perform(describeCard("k1", "refuse: back"), "not saved");
    await settled();
    expect(shownCard(page, "k1")!.description).toBe("refuse: back");
    await deliver(page);
    expect(await back).toBe(false);
    expect(shownCard(page, "k1")!.description).toBe("there");
    expect(page.messages).toEqual([{ kind: "error", message: "not saved. No.", text: "refuse: back" }]);
  });

  test("when the response is lost but the event arrives, the change is not sent again", async () => {
    const { page } = stage();
    const done = page.session.perform(create("Once", "local-1"), "not added");
    await settled();
    page.arrive();
    page.live.receive();
    expect(await done).toBe(true);
    page.lose();
    await page.heal();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Once"]);
    expect(page.requests).toEqual([]);
    expect(page.messages).toEqual([]);
  });

  test("an accepted change without its event stays on top of other people's changes", async () => {
    const { service, page } = stage();
    void page.session.perform(create("Mine", "local-1"), "not added");
    service.handle(create("Theirs", "x"), undefined, "bob");
    await deliver(page);
    page.live.receive();
    await settled();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Theirs", "Mine"]);
    page.live.receive();
    await settled();
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Theirs", "Mine"]);
  });

  test("a change that makes no difference, and so has no event, does not stay on top forever", async () => {
    const { service, page } = stage();
    service.handle(describeCard("k1", "same"));
    void page.session.perform(describeCard("k1", "same"), "not saved");
    await deliver(page);
    service.handle(describeCard("k1", "theirs"));
    page.live.receive();
    page.live.receive();
    page.tick();
    await settled();
    expect(shownCard(page, "k1")!.description).toBe("theirs");
  });

  test("a change without an event is confirmed by the event of a later one", async () => {
    const { service, page } = stage();
    service.handle(describeCard("k1", "same"));
    void page.session.perform(describeCard("k1", "same"), "not saved");
    await deliver(page);
    void page.session.perform(describeCard("k1", "other"), "not saved");
    await deliver(page);
    page.live.receive();
    page.live.receive();
    await settled();
    expect(shownCard(page, "k1")!.description).toBe("other");
  });
});

describe("something that is still being created", () => {
  test("can be edited, filled and moved at once; everything is sent with the assigned id", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("New", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    void page.session.perform(
      { route: "createChecklist", input: { card_id: "local-1", title: "Steps" }, creates: "local-2" },
      "not added",
    );
    const move: Operation = {
      route: "moveCard",
      input: { card_id: "local-1", column_id: "c2", position: 0 },
    };
    void page.session.perform(move, "not moved");
    await settled();
    expect(shownCard(page, "local-1")).toMatchObject({ description: "words", column_id: "c2" });
    page.lose();
    await page.heal();
    const [made] = service.board.columns[1]!.cards;
    expect(made).toMatchObject({ title: "New", description: "words", checklists: [{ title: "Steps" }] });
    expect(page.ids.get("local-1")).toBe(made!.id);
    expect(page.session.view.board).toEqual(service.board);
  });

  test("takes dependent changes with it when it is refused, and the message contains all of their text", async () => {
    const { page } = stage();
    const other = page.session.perform(describeCard("k1", "kept"), "not saved");
    void page.session.perform(create("refuse", "local-1"), "“refuse” was not added");
    const dependent = page.session.perform(describeCard("local-1", "a long story"), "not saved");
    await page.heal();
    expect(await Promise.all([other, dependent])).toEqual([true, false]);
    expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
    expect(page.messages).toEqual([
      {
        kind: "error",
        message: "“refuse” was not added. No. A change that depends on it was undone too.",
        text: "refuse\n\na long story",
      },
    ]);
  });
});

const move = (card_id: string, column_id: string, position: number): Operation => ({
  route: "moveCard",
  input: { card_id, column_id, position },
});

describe("a move that waits", () => {
  test("lands between the cards it was dropped between, whatever others have moved meanwhile", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(move("k3", "c1", 1), "not moved");
    expect(page.titles[0]).toEqual(["k1", "k3", "k2"]);
    service.handle(create("theirs", ""), undefined, "bob");
    service.handle(move(service.board.columns[0]!.cards.at(-1)!.id, "c1", 0), undefined, "bob");
    await page.heal();
    expect(service.board.columns[0]!.cards.map(({ title }) => title)).toEqual(["theirs", "k1", "k3", "k2"]);
    expect(page.titles[0]).toEqual(["theirs", "k1", "k3", "k2"]);
  });

  test("lands above the next card if the one before it is gone, also when another page sends it", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(move("k3", "c1", 1), "not moved");
    await settled();
    service.handle(move("k1", "c2", 0), undefined, "bob");
    for (const title of ["first", "second"]) {
      service.handle(create(title, ""), undefined, "bob");
      service.handle(move(service.board.columns[0]!.cards.at(-1)!.id, "c1", 0), undefined, "bob");
    }
    const next = await reload(page, service, storage);
    await next.heal();
    const titles = service.board.columns[0]!.cards.map(({ title }) => title);
    expect(titles).toEqual(["second", "first", "k3", "k2"]);
  });

  test("of several cards keeps them together and in order", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    page.session.performAll([move("k2", "c2", 0), move("k3", "c2", 1)], { done: "", failure: "not moved" });
    service.handle(create("theirs", "", "c2"), undefined, "bob");
    await page.heal();
    expect(service.board.columns[1]!.cards.map(({ title }) => title)).toEqual(["k2", "k3", "theirs"]);
  });

  test("and had arrived after all is not made again where its neighbours are now", async () => {
    const { service, page } = stage();
    const moved = page.session.perform(move("k3", "c1", 1), "not moved");
    await settled();
    page.arrive();
    page.live.disconnect();
    page.lose();
    await settled();
    service.handle(move("k1", "c1", 2), undefined, "bob");
    service.handle(move("k3", "c1", 0), undefined, "bob");
    await page.heal();
    expect(await moved).toBe(true);
    expect(service.board.columns[0]!.cards.map(({ title }) => title)).toEqual(["k3", "k2", "k1"]);
    expect(page.messages).toEqual([]);
  });
});

test("a change to a card that somebody has deleted is refused with the title of the card, also after a reload", async () => {
  const { service, storage, page } = stage();
  page.live.disconnect();
  void page.session.perform(describeCard("k1", "words"), "The card was not changed");
  await settled();
  service.handle({ route: "deleteCard", input: { card_id: "k1" } }, undefined, "bob");
  const next = await reload(page, service, storage);
  await next.heal();
  const message = "The card was not changed: the card “k1” is no longer on the board.";
  expect(next.messages).toEqual([{ kind: "error", message, text: "words" }]);
});

test("a refused change that is sent again is no longer listed as refused", async () => {
  const { service, storage, page } = stage();
  page.live.disconnect();
  void page.session.perform(describeCard("k1", "words"), "not saved");
  await settled();
  const [change] = await storage.outbox().read();
  storage.refused.push({ key: change!.key, message: "not saved. No.", text: "words" });
  const next = await reload(page, service, storage);
  await next.heal();
  expect(shownCard(next, "k1")!.description).toBe("words");
  expect(storage.refused).toEqual([]);
});

test("the refusals of one bulk action replace each other as a message, and each is listed", async () => {
  const { storage, page } = stage();
  const move = (card_id: string): Operation => ({ route: "moveCard", input: { card_id, position: 0 } });
  page.session.performAll([move("refuse 1"), move("refuse 2")], { done: "done", failure: "not moved" });
  await page.heal();
  const errors = page.messages.filter(({ kind }) => kind === "error");
  expect(errors.map(({ message }) => message)).toEqual(["not moved. No.", "not moved. No."]);
  expect(new Set(errors.map(({ group }) => group)).size).toBe(1);
  expect(storage.refused.length).toBe(2);
});

describe("what was not sent", () => {
  test("survives a reload and is sent once", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("New", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    await settled();
    // It had arrived, but nobody here knows.
    page.arrive();
    const next = await reload(page, service, storage);
    expect(next.session.view.unsent.length).toBe(2);
    await next.heal();
    expect(service.board.columns[0]!.cards.filter(({ title }) => title === "New")).toMatchObject([
      { description: "words" },
    ]);
    expect(next.session.view.board).toEqual(service.board);
    expect(storage.records.size).toBe(0);
  });

  test("is stored and shown at once and in order, however many changes were made in one go", async () => {
    const { service, storage, page } = stage();
    const ids = Array.from({ length: 120 }, (_, index) => `card-${index}`);
    service.board = board(ids);
    page.live.disconnect();
    page.live.connect(true);
    page.live.disconnect();
    const remove = (card_id: string): Operation => ({ route: "deleteCard", input: { card_id } });
    page.session.performAll(ids.map(remove), { done: "done", failure: "not deleted" });
    await settled();
    expect(page.titles[0]).toEqual([]);
    const stored = await storage.outbox().read();
    expect(stored.map(({ operation }) => operation)).toEqual(ids.map(remove));
    const next = await reload(page, service, storage);
    expect(next.session.view.unsent.map(({ operation }) => operation)).toEqual(ids.map(remove));
    await next.heal();
    expect(service.log.map(({ data }) => "id" in data && data.id)).toEqual(ids);
    expect(next.titles[0]).toEqual([]);
    expect(storage.records.size).toBe(0);
  });

  test("refers to real ids once they are known, because the next page knows no local ones", async () => {
    const { service, storage, page } = stage();
    void page.session.perform(create("New", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    await deliver(page);
    const next = await reload(page, service, storage);
    await next.heal();
    expect(service.board.columns[0]!.cards.at(-1)).toMatchObject({ title: "New", description: "words" });
    expect(next.messages).toEqual([]);
  });

  test("for a day is not sent without asking: it can be sent, discarded or copied", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("Old", "local-1"), "not added");
    void page.session.perform(describeCard("local-1", "words"), "not saved");
    await settled();
    const tomorrow = page.now + 24 * 3600_000;
    const next = await reload(page, service, storage, tomorrow);
    await next.heal();
    expect(next.titles[0]).toEqual(["k1", "k2", "k3"]);
    expect(next.session.view.expired.map(({ operation }) => operation.route)).toEqual([
      "createCard",
      "updateCard",
    ]);
    const third = await reload(next, service, storage, tomorrow);
    third.session.sendExpired();
    await third.heal();
    expect(service.board.columns[0]!.cards.at(-1)).toMatchObject({ title: "Old", description: "words" });
    expect(storage.records.size).toBe(0);
  });

  test("is gone once it is discarded", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("Old", "local-1"), "not added");
    await settled();
    const next = await reload(page, service, storage, page.now + 24 * 3600_000);
    next.session.discard(next.session.view.expired);
    await next.heal();
    expect(next.session.view.expired).toEqual([]);
    expect(storage.records.size).toBe(0);
    expect(service.board.seq).toBe(0);
  });

  test("of another user is neither shown nor sent", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("Private", "local-1"), "not added");
    await settled();
    for (const [key, record] of storage.records) storage.records.set(key, { ...record, userId: "other" });
    const next = await reload(page, service, storage);
    await next.heal();
    expect(next.titles[0]).toEqual(["k1", "k2", "k3"]);
    expect(service.board.seq).toBe(0);
    expect(storage.records.size).toBe(1);
  });

  test("waits for a new login and continues after it", async () => {
    const { service, page } = stage();
    page.isLoggedIn = false;
    const done = page.session.perform(create("New", "local-1"), "not added");
    await settled();
    page.refuse(new ApiError(new Response(null, { status: 401 }), { detail: "Authentication is required." }));
    page.tick();
    await settled();
    expect(page.requests).toEqual([]);
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "New"]);
    page.logIn();
    await page.heal();
    expect(await done).toBe(true);
    expect(page.session.view.board).toEqual(service.board);
    expect(page.messages).toEqual([]);
  });

  test("stays stored when the board ends", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(create("New", "local-1"), "not added");
    await settled();
    page.lose();
    page.live.stop();
    page.tick();
    await settled();
    expect(page.requests).toEqual([]);
    expect(page.session.view.unsent.length).toBe(1);
    expect(storage.records.size).toBe(1);
    expect(service.board.seq).toBe(0);
  });
});

describe("responses that do not decide the outcome", () => {
  const failing = (status: number) => new ApiError(new Response(null, { status }), { detail: "Later." });

  test("a server error is retried, but not forever", async () => {
    const { page } = stage();
    const done = page.session.perform(describeCard("k1", "words"), "not saved");
    let tries = 0;
    for (; tries < 100 && page.messages.length === 0; tries++) {
      await settled();
      page.refuse(failing(500));
      await settled();
      for (let i = 0; i < 3; i++) {
        page.tick();
        await settled();
      }
    }
    expect(tries).toBe(6);
    expect(await done).toBe(false);
  });

  test("a failed call after the confirming event is not a failure", async () => {
    const { page } = stage();
    const done = page.session.perform(describeCard("k1", "words"), "not saved");
    await settled();
    page.arrive();
    page.live.receive();
    page.refuse(failing(403));
    await settled();
    expect(await done).toBe(true);
    expect(page.messages).toEqual([]);
  });

  test("deleting something that somebody else has deleted succeeds", async () => {
    const { service, page } = stage();
    service.handle({ route: "deleteCard", input: { card_id: "k1" } });
    const done = page.session.perform({ route: "deleteCard", input: { card_id: "k1" } }, "not deleted");
    await page.heal();
    expect(await done).toBe(true);
    expect(page.messages).toEqual([]);
    expect(page.titles[0]).toEqual(["k2", "k3"]);
  });
});

/** Everything that can happen, in any order. */
type Step =
  | { do: "create"; column: number; refused: boolean }
  | { do: "describe" | "move" | "delete" | "checklist"; card: number; refused: boolean }
  | { do: "theirs"; what: "create" | "describe" | "move" | "delete"; card: number }
  | { do: "arrive" | "answer" | "lose" | "event" | "disconnect" | "connect" | "resync" | "tick" | "reload" };

const index = fc.nat(5);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("create" as const), column: fc.nat(2), refused: rarely() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom("describe" as const, "move" as const, "delete" as const, "checklist" as const),
      card: index,
      refused: rarely(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("theirs" as const),
      what: fc.constantFrom("create" as const, "describe" as const, "move" as const, "delete" as const),
      card: index,
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(["arrive", "arrive", "answer", "answer", "event", "event", "lose", "tick"] as const),
        ...(["disconnect", "connect", "resync", "reload"] as const),
      ),
    }),
  },
);

function rarely(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
}

interface Done {
  operation: Operation;
  key: string;
}

test("holds for every order of requests, responses, events and failures", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 60 }), async (steps) => {
      const service = new FakeService();
      const storage = new FakeStorage();
      let page = new FakePage(service, storage);
      const done: Done[] = [];
      let count = 0;
      page.live.connect();

      const perform = (operation: Operation) => {
        const before = new Set(page.session.view.unsent.map(({ key }) => key));
        void page.session.perform(operation, `not done`).then((accepted) => {
          // Said to be accepted: then the service has it, or it waits for a decision.
          if (accepted && !offered(page).has(key))
            expect(service.done.has(key) || operation.route === "deleteCard").toBe(true);
        });
        const { key } = page.session.view.unsent.find((each) => !before.has(each.key))!;
        done.push({ operation, key });
      };

      for (const step of steps) {
        const cards = page.session.view.board?.columns.flatMap((column) => column.cards) ?? [];
        const word = `${"refused" in step && step.refused ? "refuse" : "text"} ${++count}`;
        const chosen = "card" in step ? cards[step.card % Math.max(1, cards.length)] : undefined;
        const card_id = chosen?.id ?? "";
        switch (step.do) {
          case "create":
            if (page.live.board) perform(create(word, `local-${count}`, `c${step.column + 1}`));
            break;
          case "describe":
            if (chosen) perform(describeCard(card_id, word));
            break;
          case "move":
            if (chosen)
              perform({ route: "moveCard", input: { card_id, column_id: "c2", position: count % 3 } });
            break;
          case "delete":
            if (chosen) perform({ route: "deleteCard", input: { card_id } });
            break;
          case "checklist":
            if (chosen)
              perform({
                route: "createChecklist",
                input: { card_id, title: word },
                creates: `local-${count}`,
              });
            break;
          case "theirs": {
            const theirs = service.board.columns.flatMap((column) => column.cards);
            const their = theirs[step.card % Math.max(1, theirs.length)];
            if (step.what === "create") service.handle(create(`theirs ${count}`, ""));
            else if (!their) break;
            else if (step.what === "describe") service.handle(describeCard(their.id, `theirs ${count}`));
            else if (step.what === "delete")
              service.handle({ route: "deleteCard", input: { card_id: their.id } });
            else
              service.handle({
                route: "moveCard",
                input: { card_id: their.id, column_id: "c3", position: 0 },
              });
            break;
          }
          case "event":
            page.live.receive();
            break;
          case "connect":
            page.live.connect();
            break;
          case "resync":
            page.live.disconnect();
            page.live.connect(true);
            break;
          case "disconnect":
            page.live.disconnect();
            break;
          case "reload":
            page = await reload(page, service, storage);
            break;
          default:
            page[step.do]();
        }
        await settled();
        checkShown(page);
        checkKept(page, service, done);
      }

      await page.heal();
      expect(page.session.view.board).toEqual(service.board);
      const undecided = offered(page);
      expect([...storage.records.keys()].sort()).toEqual([...undecided].sort());

      // Done once, offered, or listed as refused: nothing in between.
      const undone = done.filter(
        ({ key, operation: { route } }) =>
          !service.done.has(key) && !undecided.has(key) && route !== "deleteCard",
      );
      const told = storage.refused.map(
        ({ message }) =>
          1 +
          Number(
            / (\d+) changes that depend/.exec(message)?.[1] ?? Number(/A change that depends/.test(message)),
          ),
      );
      const removals = done.filter(
        ({ key, operation: { route } }) => !service.done.has(key) && route === "deleteCard",
      );
      const total = told.reduce((sum, each) => sum + each, 0);
      expect(total).toBeGreaterThanOrEqual(undone.length);
      expect(total).toBeLessThanOrEqual(undone.length + removals.length);
      const titles = service.board.columns.flatMap(({ cards }) => cards.map(({ title }) => title));
      expect(new Set(titles).size).toBe(titles.length);
    }),
    { numRuns: 400 },
  );
});

/** The keys of changes that wait for a decision. */
function offered({ session: { view } }: FakePage): Set<string> {
  return new Set(view.conflicts.flatMap(({ entries }) => entries.map(({ key }) => key)));
}

/** What the service has accepted and still has is seen, whether its event has come or not. */
function checkKept({ session: { view } }: FakePage, service: FakeService, done: readonly Done[]): void {
  if (!view.board) return;
  const seen = view.board.columns.flatMap(({ cards }) => cards.map(({ title }) => title));
  const waiting = new Set(view.unsent.map(({ key }) => key));
  const isAboutToGo = (id: string, local: string) =>
    done.some(
      ({ operation: { route, input } }) => route === "deleteCard" && [id, local].includes(input.card_id),
    );
  for (const { operation, key } of done) {
    const { id } = (service.done.get(key) ?? {}) as { id?: string };
    if (operation.route !== "createCard" || !id || waiting.has(key) || !findCard(service.board, id)) continue;
    if (!isAboutToGo(id, operation.creates!)) expect(seen).toContain(operation.input.title);
  }
}

/** Whatever waits is seen, unless a later change or its own absence hides it. */
function checkShown({ session: { view } }: FakePage): void {
  if (!view.board) return;
  const operations = view.unsent.map(({ operation }) => operation);
  const isDeleted = (id: string) =>
    operations.some(({ route, input }) => route === "deleteCard" && input.card_id === id);
  for (const { route, input, creates } of operations) {
    if (route === "createCard" && creates && !isDeleted(creates))
      expect(findCard(view.board, creates)?.title).toBe(input.title);
    if (route !== "updateCard" || !findCard(view.board, input.card_id)) continue;
    const last = operations.findLast(
      (each) => each.route === "updateCard" && each.input.card_id === input.card_id,
    );
    expect(findCard(view.board, input.card_id)!.description).toBe(
      (last!.input as typeof input).description ?? null,
    );
  }
}
