/** What a connection says it looks at. */
import { EDITED, type UserLooking } from "../../../../contract/socket.ts";
import { UUID } from "../../util/ids.ts";
import { partOf } from "../../util/unknown-value.ts";

export type Looked = Pick<UserLooking, "card_id" | "editing">;

export const LOOKS_AWAY: Looked = { card_id: null, editing: null };

/**
 * Null if it says something else. Whether the card exists is not looked up: the id is only passed on to people who are
 * shown the cards they have.
 */
export function parseLooked(message: unknown): Looked | null {
  if (partOf(message, "type") !== "looking") return null;
  const card = partOf(message, "card_id");
  if (card === null) return LOOKS_AWAY;
  if (typeof card !== "string" || !UUID.test(card)) return null;
  return { card_id: card.toLowerCase(), editing: editedOf(partOf(message, "editing")) };
}

/** Null for anything that is not known to be editable. */
export function editedOf(given: unknown): Looked["editing"] {
  return EDITED.find((each) => each === given) ?? null;
}
