/** The cards of a column in an order that is made once: what comes later goes to the end, as everywhere. */
import * as texts from "#texts/column-cards.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import { locale } from "../../texts/format.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import type { BoardSession } from "../session/board-session.ts";

export const ORDERS = ["due", "title", "newest", "oldest"] as const;
type Order = (typeof ORDERS)[number];

/** Every card that is moved is a request of its own. */
export const MOST_SORTED = 100;

const titles = new Intl.Collator(locale, { numeric: true });
/** One without a number was created a moment ago. */
const numberOf = ({ number }: Card) => number || Number.MAX_SAFE_INTEGER;
/** Cards without a due date come last. */
const dueOf = ({ due_at }: Card) => (due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at));

const COMPARE: Record<Order, (a: Card, b: Card) => number> = {
  due: (a, b) => (dueOf(a) === dueOf(b) ? 0 : dueOf(a) - dueOf(b)),
  title: (a, b) => titles.compare(a.title, b.title),
  newest: (a, b) => numberOf(b) - numberOf(a),
  oldest: (a, b) => numberOf(a) - numberOf(b),
};

export function sortCards(session: BoardSession, { id, title, cards }: Column, order: Order): void {
  const moves = movesTo(
    cards.map((card) => card.id),
    cards.toSorted(COMPARE[order]).map((card) => card.id),
  );
  if (moves.length === 0) return void toast({ group: "move", message: texts.wasSorted(title) });
  session.performAll(
    moves.map(
      ({ id: card_id, position }): Operation => ({
        route: "moveCard",
        input: { card_id, column_id: id, position },
      }),
    ),
    {
      group: "move",
      done: texts.sorted(title, order),
      failure: texts.notSorted(title),
    },
  );
}

/** As few moves as possible, one after the other, each to below the card that comes before. Pure. */
export function movesTo(
  now: readonly string[],
  wanted: readonly string[],
): { id: string; position: number }[] {
  const kept = new Set(longestInOrder(now, wanted));
  const moves: { id: string; position: number }[] = [];
  let order = now;
  for (const [index, id] of wanted.entries()) {
    if (kept.has(id)) continue;
    const others = order.filter((other) => other !== id);
    const position = others.indexOf(wanted[index - 1] ?? "") + 1;
    moves.push({ id, position });
    order = others.toSpliced(position, 0, id);
  }
  return moves;
}

/** The most of them that can stay where they are. */
function longestInOrder(now: readonly string[], wanted: readonly string[]): readonly string[] {
  const best: string[][] = [];
  for (const [index, id] of now.entries()) {
    const rank = wanted.indexOf(id);
    const before = best.filter((run, at) => at < index && wanted.indexOf(run.at(-1) ?? "") < rank);
    best.push([...before.reduce<string[]>((a, b) => (b.length > a.length ? b : a), []), id]);
  }
  return best.reduce((a, b) => (b.length > a.length ? b : a), []);
}
