/** The keys of a card in the calendar: those of a tile that make sense there. */
import type { Card } from "../../contract/cards.ts";
import { actOnCard } from "../board/cards/keys/card-keys.ts";
import type { Controls } from "../board/controls.ts";
import { archiveCards, deleteCards } from "../board/selection/bulk-actions.ts";
import { targetsOf } from "../board/selection/targets.ts";

const AS_ON_TILE = "ladvity";

export const DUE_CARD_KEYS = {
  attribute: "data-due-card",
  keys: `${AS_ON_TILE}c`,
  act: actOnDueCard,
} as const;

/** True if the key did something. */
export function actOnDueCard(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "repeat">,
  card: Card,
  controls: Controls,
): boolean {
  const { key, shiftKey, repeat } = event;
  if (shiftKey) return false;
  if (AS_ON_TILE.includes(key)) return actOnCard(event, card, controls, () => {});
  const remove = key === "c" ? archiveCards : key === "Delete" || key === "Backspace" ? deleteCards : null;
  if (remove && !repeat) remove(controls.session, targetsOf(controls, card));
  return remove !== null;
}
