/** Tabs with the same board: one queue, one connection, whichever tab is closed or frozen. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Operation } from "../../client/changes/operations.ts";
import { FakePage, settled } from "./fake-page.ts";
import { FakeService, FakeStorage } from "./fake-service.ts";

const create = (title: string, creates: string): Operation => ({
  route: "createCard",
  input: { board_id: "b", column_id: "c1", title },
  creates,
});
const describeCard = (card_id: string, description: string): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});

/** Two tabs; the first one leads. */
async function stage() {
  const service = new FakeService();
  const storage = new FakeStorage();
  const first = new FakePage(service, storage);
  first.live.connect();
  const second = new FakePage(service, storage);
  await settled();
  const close = async (page: FakePage) => {
    page.die();
    storage.end(page.tab);
    await settled();
  };
  return { service, storage, first, second, close };
}

const titlesOf = (service: FakeService) => service.board.columns[0]!.cards.map(({ title }) => title);

test("the second tab gets the board from the first one, and its events", async () => {
  const { service, first, second } = await stage();
  expect(second.titles).toEqual(first.titles);
  expect(second.session.view.status).toBe("live");
  service.handle(create("Theirs", ""), undefined, "bob");
  first.live.receive();
  await settled();
  expect(second.titles[0]).toEqual(["k1", "k2", "k3", "Theirs"]);
  first.live.disconnect();
  await settled();
  expect(second.session.view.status).toBe("reconnecting");
});

test("what a page without the board has stored for it is sent by the tab that leads, and shown in all", async () => {
  const { service, storage, first, second } = await stage();
  const whose = { userId: "u", boardId: "b", boardTitle: "Board" };
  const at = new Date(first.now).toISOString();
  const stored = { key: "outside", operation: describeCard("k1", "outside"), failure: "not saved", at };
  storage.records.set("outside", { ...stored, ...whose, order: 1 });
  const outside = storage.tabs();
  outside.join(
    () => {},
    () => {},
  );
  outside.post({ type: "stored" });
  await settled();
  expect(second.session.view.unsent.map(({ key }) => key)).toEqual(["outside"]);
  await first.heal();
  expect(service.board.columns[0]!.cards[0]!.description).toBe("outside");
  expect([storage.records.size, second.session.view.unsent]).toEqual([0, []]);
});

test("a tab that has missed an event asks for the board once, however many events follow", async () => {
  const { service, first, second } = await stage();
  const asked: string[] = [];
  const post = second.tab.post.bind(second.tab);
  second.tab.post = (message, to) => {
    asked.push(message.type);
    post(message, to);
  };
  for (const title of ["One", "Two", "Three", "Four"]) service.handle(create(title, ""), undefined, "bob");
  const receive = first.tab.post.bind(first.tab);
  first.tab.post = () => {};
  first.live.receive();
  first.tab.post = receive;
  for (let count = 0; count < 3; count++) first.live.receive();
  await settled();
  expect(asked).toEqual(["hello"]);
  expect(second.titles[0]).toEqual(["k1", "k2", "k3", "One", "Two", "Three", "Four"]);
});

test("a change of either tab is shown in both, and sent by the one that leads, in order", async () => {
  const { service, storage, first, second } = await stage();
  first.live.disconnect();
  void first.session.perform(create("One", "local-1"), "not added");
  await settled();
  const two = second.session.perform(create("Two", "local-2"), "not added");
  await settled();
  const words = second.session.perform(describeCard("local-1", "words"), "not saved");
  await settled();
  for (const page of [first, second]) {
    expect(page.titles[0]).toEqual(["k1", "k2", "k3", "One", "Two"]);
    expect(page.session.view.unsent.map(({ operation }) => operation.route)).toEqual([
      "createCard",
      "createCard",
      "updateCard",
    ]);
  }
  await first.heal();
  expect(await Promise.all([two, words])).toEqual([true, true]);
  expect(second.requests).toEqual([]);
  expect(titlesOf(service)).toEqual(["k1", "k2", "k3", "One", "Two"]);
  expect(service.board.columns[0]!.cards[3]!.description).toBe("words");
  for (const page of [first, second]) {
    expect(page.session.view.board).toEqual(service.board);
    expect(page.session.view.unsent).toEqual([]);
  }
  expect(second.ids.size).toBe(2);
  expect(storage.records.size).toBe(0);
});

test("a refusal is said in the tab where the change was made, and rolled back in both", async () => {
  const { storage, first, second } = await stage();
  const done = second.session.perform(create("refuse", "local-1"), "not added");
  await settled();
  await first.heal();
  expect(await done).toBe(false);
  expect(first.messages).toEqual([]);
  expect(second.messages).toEqual([{ kind: "error", message: "not added. No.", text: "refuse" }]);
  for (const page of [first, second]) expect(page.titles[0]).toEqual(["k1", "k2", "k3"]);
  expect(storage.refused).toEqual([{ key: expect.any(String), message: "not added. No.", text: "refuse" }]);
});

const refusal = { message: "not added. No.", text: "refuse" };

test("a refused change of a tab that was closed is listed once, and said by the tab that sends it", async () => {
  const { storage, first, second, close } = await stage();
  first.live.disconnect();
  void second.session.perform(create("refuse", "local-1"), "not added");
  await settled();
  await close(second);
  await first.heal();
  expect(first.messages).toEqual([{ kind: "error", ...refusal }]);
  expect(storage.refused).toEqual([{ key: expect.any(String), ...refusal }]);
});

test("a refused change of the leading tab that was closed is listed once, and said by the next that leads", async () => {
  const { storage, first, second, close } = await stage();
  first.live.disconnect();
  void first.session.perform(create("refuse", "local-1"), "not added");
  await settled();
  await close(first);
  await second.heal();
  expect(second.messages).toEqual([{ kind: "error", ...refusal }]);
  expect(storage.refused).toEqual([{ key: expect.any(String), ...refusal }]);
});

test("a refusal is listed before anybody has said it, even if the tab that sends is closed next", async () => {
  const { storage, first, second, close } = await stage();
  void second.session.perform(create("refuse", "local-1"), "not added");
  await settled();
  await close(second);
  first.arrive();
  first.answer();
  await settled();
  await close(first);
  expect(first.messages).toEqual([]);
  expect(storage.refused).toEqual([{ key: expect.any(String), ...refusal }]);
});

test("when the tab that leads is closed, the other one connects from its number and sends what is left once", async () => {
  const { service, storage, first, second, close } = await stage();
  const done = second.session.perform(create("New", "local-1"), "not added");
  await settled();
  // It had arrived, but nobody knows.
  first.arrive();
  void first.session.perform(describeCard("local-1", "words"), "not saved");
  await settled();
  await close(first);
  expect(second.session.view.unsent.length).toBe(2);
  await second.heal();
  expect(await done).toBe(true);
  expect(titlesOf(service)).toEqual(["k1", "k2", "k3", "New"]);
  expect(service.board.columns[0]!.cards[3]!.description).toBe("words");
  expect(second.session.view.board).toEqual(service.board);
  expect(storage.records.size).toBe(0);
});

test("what only the outbox has is sent when a tab begins to lead, and shown in all", async () => {
  const { service, storage, first, second, close } = await stage();
  first.live.disconnect();
  void first.session.perform(create("Left", "local-1"), "not added");
  await settled();
  await close(second);
  await close(first);
  const third = new FakePage(service, storage);
  const fourth = new FakePage(service, storage);
  third.live.connect();
  await settled();
  for (const page of [third, fourth]) expect(page.titles[0]).toEqual(["k1", "k2", "k3", "Left"]);
  await third.heal();
  expect(titlesOf(service)).toEqual(["k1", "k2", "k3", "Left"]);
});

test("a tab that was frozen while it led follows when it wakes up, and nothing is done twice", async () => {
  const { service, first, second } = await stage();
  const done = first.session.perform(create("New", "local-1"), "not added");
  await settled();
  first.arrive();
  second.tab.steal();
  await settled();
  await second.heal();
  // The answer to its request comes late.
  first.answer();
  await settled();
  expect(await done).toBe(true);
  expect(titlesOf(service)).toEqual(["k1", "k2", "k3", "New"]);
  for (const page of [first, second]) expect(page.session.view.board).toEqual(service.board);
});

test("a change that is withdrawn in one tab is not sent by the other", async () => {
  const { service, storage, first, second } = await stage();
  first.live.disconnect();
  second.session.performWithUndo(describeCard("k1", "words"), { done: "done", failure: "not saved" });
  await settled();
  first.lose();
  await settled();
  second.session.undo();
  await settled();
  expect([first.session.view.unsent, second.session.view.unsent]).toEqual([[], []]);
  await first.heal();
  expect(service.board.seq).toBe(0);
  expect(storage.records.size).toBe(0);
});

type Step =
  | { do: "create" | "describe"; tab: 0 | 1; refused: boolean }
  | { do: "theirs" | "arrive" | "answer" | "lose" | "event" | "disconnect" | "connect" | "tick" }
  | { do: "close" | "steal"; tab: 0 | 1 };

const tab = fc.constantFrom(0 as const, 1 as const);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("create" as const, "describe" as const),
      tab,
      refused: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(["theirs", "arrive", "arrive", "answer", "answer", "lose"] as const),
        ...(["event", "event", "disconnect", "connect", "tick"] as const),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("close" as const, "steal" as const), tab }) },
);

test("whatever happens to two tabs, each change is made once or refused, and both end with the same board", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 50 }), async (steps) => {
      const service = new FakeService();
      const storage = new FakeStorage();
      const open = () => new FakePage(service, storage);
      const pages: [FakePage, FakePage] = [open(), open()];
      const leader = () => pages.find((page) => page.tab.leads)!;
      leader().live.connect();
      await settled();
      const made: string[] = [];
      const refused: string[] = [];
      let count = 0;
      for (const step of steps) {
        switch (step.do) {
          case "create": {
            const title = `${step.refused ? "refuse" : "text"} ${++count}`;
            if (!pages[step.tab].session.view.board) break;
            void pages[step.tab].session.perform(create(title, `local-${count}`), "not done");
            (step.refused ? refused : made).push(title);
            break;
          }
          case "describe": {
            const card = pages[step.tab].session.view.board?.columns[0]?.cards.at(-1);
            if (card)
              void pages[step.tab].session.perform(describeCard(card.id, `words ${++count}`), "not done");
            break;
          }
          case "theirs":
            service.handle(create(`theirs ${++count}`, ""), undefined, "bob");
            break;
          case "event":
            leader().live.receive();
            break;
          case "connect":
          case "disconnect":
            leader().live[step.do]();
            break;
          case "close": {
            const gone = pages[step.tab];
            gone.die();
            storage.end(gone.tab);
            pages[step.tab] = open();
            break;
          }
          case "steal":
            pages[step.tab].tab.steal();
            break;
          default:
            leader()[step.do]();
        }
        await settled();
      }
      for (let round = 0; round < 3; round++) {
        await leader().heal();
        for (const page of pages)
          for (let i = 0; i < 5 && page.requests.length > 0; i++) {
            page.arrive();
            page.answer();
            await settled();
          }
      }
      for (const page of pages) {
        expect(page.session.view.unsent).toEqual([]);
        expect(page.session.view.board).toEqual(service.board);
      }
      expect(storage.records.size).toBe(0);
      const titles = titlesOf(service).filter((title) => title.startsWith("text"));
      expect(titles.toSorted()).toEqual(made.toSorted());
      const listed = storage.refused.flatMap(({ text }) => text.split("\n\n"));
      for (const title of refused) expect(listed).toContain(title);
    }),
    { numRuns: 300 },
  );
});
