/**
 * Changes of a board under every order of responses, events, refusals, lost requests, changes by others and reloads:
 * nothing that was accepted is lost, nothing takes effect twice, and nothing is dropped without being listed.
 */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { findCard } from "../../client/changes/board-changes.ts";
import type { Operation } from "../../client/changes/operations.ts";
import { FakePage, settled } from "./fake-page.ts";
import { FakeService, FakeStorage } from "./fake-service.ts";
import { create, describeCard, reload } from "./session-page.ts";

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
