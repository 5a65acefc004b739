import * as texts from "#texts/conflicts.tsx";
import { findCard } from "../../../client/changes/board-changes.ts";
import type { Conflict } from "../../../client/changes/conflicts.ts";
import type { Operation } from "../../../client/changes/operations.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { realId } from "../state/local-ids.ts";

/** Only these routes write texts in place of others. */
const places: { [Route in Operation["route"]]?: (field: string, card: string) => string } = texts.places;

/**
 * Which text it is about, with the title that the card has on the board: the one that was written here may be undecided
 * too.
 */
export function placeOf({ operation: { route }, mine, entries }: Conflict, board: FullBoard): string {
  const [field = ""] = Object.keys(mine);
  const card = entries[0]?.card;
  const title = (card && findCard(board, realId(card.id))?.title) ?? card?.title ?? texts.aCard;
  return places[route]?.(field, title) ?? "";
}
