/** The cards assigned to a person, on all their boards. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { Card } from "../../contract/cards.ts";
import type { homeRoutes, MyCard } from "../../contract/home.ts";
import { assembleCardTree, cardTreeOfCards } from "../cards/store.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { inSlices } from "../platform/util/time-slices.ts";
import { assignedCards, type CardPlace } from "./card-store.ts";
import { cursorText, parseCursor } from "./cursor.ts";

/** A card may have 256 KiB of JSON: so many are read at a time, and a page ends when it has become this long. */
const STEP_CARDS = 25;
const PAGE_CHARS = 1024 * 1024;

export const listMyCards: Handler<typeof homeRoutes.listMyCards> = async (call) => {
  const { limit = DEFAULT_PAGE, after, due, complete, tz = "UTC" } = call.input;
  const { userId } = sessionOf(call);
  const which = { due, tz, isComplete: complete === undefined ? undefined : complete === "true" };
  const { rows } = await readAsCaller(call, {
    places: assignedCards(userId, which, { after: parseCursor(after), limit: limit + 1 }),
  });
  const items: MyCard[] = [];
  let read = 0;
  for (let chars = 0; read < Math.min(limit, rows.places.length) && chars < PAGE_CHARS; ) {
    const step = rows.places.slice(read, Math.min(limit, read + STEP_CARDS));
    const cards = await readCards(call, step);
    for (const { id, board_id, board_title } of step) {
      const card = cards.get(id);
      if (card) items.push({ card, board: { id: board_id, title: board_title } });
      chars += card ? JSON.stringify(card).length : 0;
    }
    read += step.length;
  }
  const last = rows.places[read - 1];
  const next = last && rows.places.length > read ? cursorText({ at: last.due_at, id: last.id }) : null;
  return { items, next };
};

/** By id; a card that has been removed meanwhile is missing. */
async function readCards(call: Call, places: CardPlace[]): Promise<Map<string, Card>> {
  const { db, pageReads } = call.context;
  const { userId: account } = sessionOf(call);
  const tree = cardTreeOfCards(places.map(({ id }) => id));
  const cards = await pageReads.run({ address: call.address(), account }, async () =>
    inSlices(assembleCardTree(await db.readMany(tree, account))),
  );
  return new Map(cards.map((card) => [card.id, card]));
}
