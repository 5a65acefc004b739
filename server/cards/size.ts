/** A card travels whole, in every event about it: it can only grow so far. */
import type { Card } from "../../contract/cards.ts";
import { limitReached } from "../platform/util/errors.ts";

export const MAX_CARD_BYTES = 262_144;

/** A part of a card before and after; `was` is absent for a new part. */
interface Part {
  was?: unknown;
  is: unknown;
}

/** Whatever leaves a card as large as it is, or makes it smaller, always has room. */
function hasRoom(card: Card, { was, is }: Part): boolean {
  const growth = jsonBytes(is) - (was === undefined ? -",".length : jsonBytes(was));
  return growth <= 0 || jsonBytes(card) + growth <= MAX_CARD_BYTES;
}

export function requireRoom(card: Card, part: Part): void {
  if (!hasRoom(card, part)) throw tooLarge();
}

export function requireRoomForNew(card: Card): void {
  if (jsonBytes(card) > MAX_CARD_BYTES) throw tooLarge();
}

function tooLarge() {
  return limitReached(`A card with everything on it may have no more than ${MAX_CARD_BYTES} bytes of JSON.`, {
    what: "card_bytes",
    most: MAX_CARD_BYTES,
  });
}

export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
