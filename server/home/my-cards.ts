/** The cards assigned to a person, on all their boards. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { Card } from "../../contract/cards.ts";
import type { homeRoutes, MyCard } from "../../contract/home.ts";
import { type ColumnOfCard, columnsById, columnsOfCards } from "../cards/card-keys.ts";
import { assembleCardTree, cardTreeOfCards } from "../cards/store.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { assignedCards, type CardPlace, type Which } from "./card-store.ts";
import { type Cursor, cursorText, parseCursor } from "./cursor.ts";

/** A card may have 256 KiB of JSON: so many are read at a time, and a page ends when it has become this long. */
const STEP_CARDS = 25;
const PAGE_CHARS = 1024 * 1024;

/** Cards of deleted boards are passed over, in steps; a page ends once so many places have been looked at. */
const STEP_PLACES = 500;
const MOST_PLACES = 2000;

export const listMyCards: Handler<typeof homeRoutes.listMyCards> = async (call) => {
  const { limit = DEFAULT_PAGE, after, due, complete, tz = "UTC" } = call.input;
  const which = { due, tz, isComplete: complete === undefined ? undefined : complete === "true" };
  const { places, next } = await findPlaces(call, which, { after: parseCursor(after), limit });
  const items: MyCard[] = [];
  let read = 0;
  for (let chars = 0; read < places.length && chars < PAGE_CHARS; ) {
    const step = places.slice(read, read + STEP_CARDS);
    const { cards, columns } = await readCards(call, step);
    for (const { id, board_id, board_title } of step) {
      const card = cards.get(id);
      const column = card && columns.get(card.column_id);
      if (column) items.push({ card, board: { id: board_id, title: board_title }, column });
      chars += card ? JSON.stringify(card).length : 0;
    }
    read += step.length;
  }
  const last = places[read - 1];
  const end = read < places.length && last ? cursorAt(last) : next;
  return { items, next: end && cursorText(end) };
};

const cursorAt = ({ due_at, id }: CardPlace): Cursor => ({ at: due_at, id });

/** At most `limit` places, and where the next page begins, if there may be one. */
async function findPlaces(
  call: Call,
  which: Which,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<{ places: CardPlace[]; next: Cursor | null }> {
  const session = sessionOf(call);
  const found: CardPlace[] = [];
  let at = after;
  for (let looked = 0; looked < MOST_PLACES; ) {
    const step = looked === 0 ? limit + 1 : STEP_PLACES;
    const asked = assignedCards(session, which, { after: at, limit: step });
    const { places } = (await readAsCaller(call, { places: asked })).rows;
    found.push(...places.filter(({ is_there }) => is_there));
    const [lastShown, lastSeen] = [found[limit - 1], places.at(-1)];
    if (found.length > limit && lastShown)
      return { places: found.slice(0, limit), next: cursorAt(lastShown) };
    if (places.length < step || !lastSeen) return { places: found, next: null };
    at = cursorAt(lastSeen);
    looked += step;
  }
  return { places: found, next: at };
}

/** By id, with their columns; a card that has been removed meanwhile is missing. */
async function readCards(
  call: Call,
  places: CardPlace[],
): Promise<{ cards: Map<string, Card>; columns: Map<string, ColumnOfCard> }> {
  const { db, pageReads } = call.context;
  const { userId: account } = sessionOf(call);
  return pageReads.run({ address: call.address(), account }, async () => {
    const queries = { ...cardTreeOfCards(places), columns: columnsOfCards(places) };
    const { columns, ...tree } = await db.readMany(queries, account);
    const cards = await inSlices(assembleCardTree(tree));
    return { cards: new Map(cards.map((card) => [card.id, card])), columns: columnsById(columns) };
  });
}
