/** Undo and redo after any changes, and under every order of requests, responses, events and failures. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Operation } from "../../client/changes/operations.ts";
import { FakePage, settled, stage } from "./fake-page.ts";
import { remove, rename } from "./undo-page.ts";

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
