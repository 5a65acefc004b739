/** A text that somebody else has changed meanwhile is never overwritten unseen, and what was written here never vanishes. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Operation } from "../../client/changes/operations.ts";
import { cardOf, FakePage, settled, stage } from "./fake-page.ts";
import { FakeService, FakeStorage } from "./fake-service.ts";

const write = (description: string, card_id = "k1"): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});
const rename = (title: string): Operation => ({ route: "updateCard", input: { card_id: "k1", title } });
const move: Operation = { route: "moveCard", input: { card_id: "k1", column_id: "c2", position: 0 } };

const shownOf = (page: FakePage) =>
  page.session.view.board!.columns.flatMap(({ cards }) => cards).find(({ id }) => id === "k1")!;
const conflictsOn = (page: FakePage) =>
  page.session.view.conflicts.map(({ mine, theirs }) => ({ mine, theirs }));

async function reload(page: FakePage, service: FakeService, storage: FakeStorage) {
  page.die();
  storage.end();
  const next = new FakePage(service, storage, page.now);
  next.live.connect();
  await settled();
  return next;
}

/** Somebody writes here without a connection, and Bob in the meantime. */
async function conflict() {
  const stages = stage();
  const { service, page } = stages;
  page.live.disconnect();
  const saved = page.session.perform(write("mine"), "not saved");
  await settled();
  service.handle(write("Bob's"), undefined, "bob");
  page.lose();
  await page.heal();
  return { ...stages, saved };
}

describe("a text that somebody else has changed meanwhile", () => {
  test("is not overwritten; both are offered, and nothing counts as unsent", async () => {
    const { service, storage, page, saved } = await conflict();
    expect(cardOf(service).description).toBe("Bob's");
    expect(shownOf(page).description).toBe("Bob's");
    expect(conflictsOn(page)).toEqual([{ mine: { description: "mine" }, theirs: { description: "Bob's" } }]);
    expect(page.session.view.conflicts.map(({ base }) => base)).toEqual([{ description: null }]);
    expect(page.session.view.unsent).toEqual([]);
    expect([storage.records.size, storage.refused, page.messages]).toEqual([1, [], []]);
    // The editor does not open again: the text waits elsewhere.
    expect(await saved).toBe(true);
  });

  test("is overwritten if the user decides so, under a new key", async () => {
    const { service, storage, page } = await conflict();
    page.session.keepMine(page.session.view.conflicts[0]!);
    await page.heal();
    expect(cardOf(service).description).toBe("mine");
    expect([conflictsOn(page), storage.records.size]).toEqual([[], 0]);
  });

  test("can be merged with what was written here", async () => {
    const { service, page } = await conflict();
    page.session.keepMine(page.session.view.conflicts[0]!, { description: "Bob's and mine" });
    await page.heal();
    expect(cardOf(service).description).toBe("Bob's and mine");
    expect(conflictsOn(page)).toEqual([]);
  });

  test("stays if the user decides so", async () => {
    const { service, storage, page } = await conflict();
    page.session.keepTheirs(page.session.view.conflicts[0]!);
    await page.heal();
    expect(cardOf(service).description).toBe("Bob's");
    expect([conflictsOn(page), storage.records.size]).toEqual([[], 0]);
  });

  test("is not overwritten either if it changes again while the user decides", async () => {
    const { service, page } = await conflict();
    const [seen] = page.session.view.conflicts;
    service.handle(write("Bob's second"), undefined, "bob");
    page.session.keepMine(seen!);
    await page.heal();
    expect(cardOf(service).description).toBe("Bob's second");
    expect(conflictsOn(page)).toEqual([
      { mine: { description: "mine" }, theirs: { description: "Bob's second" } },
    ]);
  });

  test("is shown as it is by now, not as it was when the conflict was found", async () => {
    const { service, page } = await conflict();
    service.handle(write("Bob's second"), undefined, "bob");
    await page.heal();
    expect(conflictsOn(page)[0]!.theirs).toEqual({ description: "Bob's second" });
  });

  test("waits for a decision after a reload, however old it is, and is not sent again", async () => {
    const { service, storage, page } = await conflict();
    page.now += 48 * 3600_000;
    const next = await reload(page, service, storage);
    expect(conflictsOn(next)).toEqual([{ mine: { description: "mine" }, theirs: { description: "Bob's" } }]);
    expect([next.requests, next.session.view.expired]).toEqual([[], []]);
    next.session.keepMine(next.session.view.conflicts[0]!);
    await next.heal();
    expect(cardOf(service).description).toBe("mine");
  });

  test("does not hold up what was done after it", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(write("mine"), "not saved");
    void page.session.perform(move, "not moved");
    await settled();
    service.handle(write("Bob's"), undefined, "bob");
    page.lose();
    await page.heal();
    expect(cardOf(service)).toMatchObject({ column_id: "c2", description: "Bob's" });
    expect(conflictsOn(page)).toHaveLength(1);
  });

  test("is one conflict with what was written last, however often it was written here", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    for (const text of ["one", "two", "three"]) void page.session.perform(write(text), "not saved");
    await settled();
    service.handle(write("Bob's"), undefined, "bob");
    page.lose();
    await page.heal();
    expect(conflictsOn(page)).toEqual([{ mine: { description: "three" }, theirs: { description: "Bob's" } }]);
    page.session.keepTheirs(page.session.view.conflicts[0]!);
    await page.heal();
    expect([cardOf(service).description, storage.records.size]).toEqual(["Bob's", 0]);
  });

  test("is found although the response to the first attempt was lost", async () => {
    const { service, page } = stage();
    void page.session.perform(write("mine"), "not saved");
    await settled();
    page.arrive();
    service.handle(write("Bob's"), undefined, "bob");
    page.lose();
    await page.heal();
    // It was made, and then changed by somebody who had seen it.
    expect([cardOf(service).description, conflictsOn(page)]).toEqual(["Bob's", []]);
  });
});

describe("what is changed together with a text", () => {
  /** Title and completion in one, while Bob gives it this title. */
  async function both(bobs: string, ...later: Operation[]) {
    const stages = stage();
    const { service, page } = stages;
    page.live.disconnect();
    const input = { card_id: "k1", title: "mine", is_complete: true };
    for (const operation of [{ route: "updateCard", input } as const, ...later])
      void page.session.perform(operation, "not saved");
    await settled();
    service.handle(rename(bobs), undefined, "bob");
    page.lose();
    return stages;
  }
  const reopen: Operation = { route: "updateCard", input: { card_id: "k1", is_complete: false } };

  test("is saved if both have written the same text", async () => {
    const { service, storage, page } = await both("mine");
    await page.heal();
    expect(cardOf(service)).toMatchObject({ title: "mine", is_complete: true });
    expect([conflictsOn(page), storage.records.size, shownOf(page).is_complete]).toEqual([[], 0, true]);
  });

  test("is saved while the text waits for a decision, and stays if the text is given up", async () => {
    const { service, storage, page } = await both("Bob's");
    await page.heal();
    expect(cardOf(service)).toMatchObject({ title: "Bob's", is_complete: true });
    expect(conflictsOn(page)).toEqual([{ mine: { title: "mine" }, theirs: { title: "Bob's" } }]);
    page.session.keepTheirs(page.session.view.conflicts[0]!);
    await page.heal();
    expect(cardOf(service)).toMatchObject({ title: "Bob's", is_complete: true });
    expect(storage.records.size).toBe(0);
  });

  test("is not changed again by keeping one's own text", async () => {
    const { service, page } = await both("Bob's", rename("mine again"));
    await page.heal();
    service.handle(reopen, undefined, "bob");
    page.session.keepMine(page.session.view.conflicts[0]!);
    await page.heal();
    expect(cardOf(service)).toMatchObject({ title: "mine again", is_complete: false });
  });

  test("keeps its place before what was done later, after a reload too", async () => {
    const { service, storage, page } = await both("Bob's", reopen);
    page.live.connect();
    page.tick();
    await settled();
    page.arrive();
    page.answer();
    await settled();
    const next = await reload(page, service, storage);
    await next.heal();
    expect(cardOf(service)).toMatchObject({ title: "Bob's", is_complete: false });
    expect(conflictsOn(next)).toEqual([{ mine: { title: "mine" }, theirs: { title: "Bob's" } }]);
  });
});

describe("no conflict", () => {
  test("is another text of the same card, or anything else about it", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    void page.session.perform(write("mine"), "not saved");
    await settled();
    service.handle(rename("Bob's"), undefined, "bob");
    service.handle(move, undefined, "bob");
    page.lose();
    await page.heal();
    expect(cardOf(service)).toMatchObject({ title: "Bob's", description: "mine", column_id: "c2" });
    expect(conflictsOn(page)).toEqual([]);
  });

  test("is the same text written by both", async () => {
    const { service, storage, page } = stage();
    page.live.disconnect();
    void page.session.perform(write("same"), "not saved");
    await settled();
    service.handle(write("same"), undefined, "bob");
    page.lose();
    await page.heal();
    expect([conflictsOn(page), storage.records.size, page.session.view.unsent]).toEqual([[], 0, []]);
  });

  test("is what was written several times here, on something new too", async () => {
    const { service, page } = stage();
    page.live.disconnect();
    const input = { board_id: "b", column_id: "c1", title: "New" };
    void page.session.perform({ route: "createCard", input, creates: "local-1" }, "not added");
    for (const text of ["one", "two"]) void page.session.perform(write(text, "local-1"), "not saved");
    await page.heal();
    expect(service.board.columns[0]!.cards.at(-1)).toMatchObject({ title: "New", description: "two" });
    expect(conflictsOn(page)).toEqual([]);
  });
});

describe("with two tabs", () => {
  async function tabs() {
    const service = new FakeService();
    const storage = new FakeStorage();
    const first = new FakePage(service, storage);
    first.live.connect();
    const second = new FakePage(service, storage);
    await settled();
    first.live.disconnect();
    void second.session.perform(write("mine"), "not saved");
    await settled();
    service.handle(write("Bob's"), undefined, "bob");
    first.lose();
    await first.heal();
    return { service, storage, first, second };
  }
  const both = [{ mine: { description: "mine" }, theirs: { description: "Bob's" } }];

  test("a conflict is shown in both, and decided in either", async () => {
    const { service, storage, first, second } = await tabs();
    expect([conflictsOn(first), conflictsOn(second)]).toEqual([both, both]);
    second.session.keepMine(second.session.view.conflicts[0]!);
    await settled();
    await first.heal();
    expect([conflictsOn(first), conflictsOn(second)]).toEqual([[], []]);
    expect([cardOf(service).description, storage.records.size]).toEqual(["mine", 0]);
  });

  test("a tab that is opened later shows it as well", async () => {
    const { service, storage, second } = await tabs();
    const third = new FakePage(service, storage);
    await settled();
    expect(conflictsOn(third)).toEqual(both);
    third.session.keepTheirs(third.session.view.conflicts[0]!);
    await settled();
    expect([conflictsOn(second), storage.records.size]).toEqual([[], 0]);
  });
});

describe("in every order of what is written here and elsewhere, sent, lost, received and decided", () => {
  const STEPS = [
    "write",
    "other",
    "arrive",
    "answer",
    "lose",
    "receive",
    "offline",
    "online",
    "tick",
  ] as const;
  const DECISIONS = ["mine", "theirs", "reload"] as const;
  const steps = fc.array(
    fc.oneof(
      fc.constantFrom("write" as const, "other" as const),
      fc.constantFrom(...STEPS),
      fc.constantFrom(...DECISIONS),
    ),
    { minLength: 5, maxLength: 40 },
  );

  test("a text gets into the history, is offered, was given up, or was replaced by its author; none is overwritten unseen", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { service, storage, page: first } = stage();
        let page = first;
        /** Each text that was written here, with the texts in whose place it was written. */
        const written = new Map<string, (string | null)[]>();
        const released = new Set<string>();
        const acts: Record<(typeof STEPS)[number], () => unknown> = {
          write: () => {
            const text = `mine ${written.size}`;
            written.set(text, [shownOf(page).description]);
            void page.session.perform(write(text), "not saved");
          },
          other: () => service.handle(write(`Bob's ${service.log.length}`), undefined, "bob"),
          arrive: () => page.arrive(),
          answer: () => page.answer(),
          lose: () => page.lose(),
          receive: () => page.live.receive(),
          offline: () => page.live.disconnect(),
          online: () => page.live.connect(),
          tick: () => page.tick(),
        };
        const replace = () => {
          for (const { entries, mine } of page.session.view.conflicts)
            for (const { operation } of entries)
              if (textOf(operation) !== mine.description) released.add(textOf(operation));
        };
        for (const step of all) {
          const [found] = page.session.view.conflicts;
          replace();
          if (step === "reload") page = await reload(page, service, storage);
          else if (step === "mine" && found) {
            written.get(found.mine.description ?? "")?.push(found.theirs.description ?? null);
            page.session.keepMine(found);
          } else if (step === "theirs" && found) {
            released.add(found.mine.description ?? "");
            page.session.keepTheirs(found);
          } else if (step !== "mine" && step !== "theirs") acts[step]();
          await settled();
        }
        await page.heal();
        replace();
        const changes = service.log.flatMap((event) => (event.type === "card.updated" ? event : []));
        const history = new Set(changes.map(({ data }) => data.description));
        const offered = new Set(page.session.view.conflicts.map(({ mine }) => mine.description));
        for (const text of written.keys())
          expect([text, history.has(text) || offered.has(text) || released.has(text)]).toEqual([text, true]);
        for (const { data, previous } of changes) {
          const seen = written.get(data.description ?? "");
          if (seen) expect(seen).toContain(previous?.description ?? null);
        }
        expect(shownOf(page).description).toBe(cardOf(service).description);
      }),
      { numRuns: 150 },
    );
  });
});

function textOf({ input }: Operation): string {
  return "description" in input ? (input.description ?? "") : "";
}
