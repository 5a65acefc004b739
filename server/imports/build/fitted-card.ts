/** A card travels whole in every event about it, so its size has a bound: what does not fit is left out, and reported. */
import type { Card } from "../../../contract/cards.ts";
import { jsonBytes, MAX_CARD_BYTES } from "../../cards/size.ts";
import type { Tally } from "../report.ts";
import { say } from "../words.ts";
import { cut } from "./texts.ts";

const TOO_LARGE = say("a card with everything on it may have no more than {bytes}", {
  bytes: MAX_CARD_BYTES,
});
const CUT = say(
  "The description of a card was cut: a card with everything on it may have no more than {bytes}.",
  { bytes: MAX_CARD_BYTES },
);

/** First the last items are left out, then the end of the description, then labels, then people. Files stay. */
export function fittedCard(card: Card, tally: Tally): Card {
  const excess = () => jsonBytes(fitted) - MAX_CARD_BYTES;
  let fitted = card;
  if (excess() <= 0) return card;
  for (const { id, items } of card.checklists.toReversed()) {
    const kept = withoutLast(items, excess());
    tally.skip("checklist items", TOO_LARGE, items.length - kept.length);
    const checklists = fitted.checklists.map((one) => (one.id === id ? { ...one, items: kept } : one));
    fitted = { ...fitted, checklists };
  }
  if (excess() > 0) tally.warn(CUT);
  while (excess() > 0 && fitted.description !== null) {
    const half = cut(fitted.description, Math.floor(fitted.description.length / 2));
    fitted = { ...fitted, description: half.length > 1 ? half : null };
  }
  const labels = withoutLast(fitted.labels, excess());
  tally.skip("labels on cards", TOO_LARGE, fitted.labels.length - labels.length);
  fitted = { ...fitted, labels };
  const placeholders = withoutLast(fitted.placeholders, excess());
  tally.skip("assignments", TOO_LARGE, fitted.placeholders.length - placeholders.length);
  return { ...fitted, placeholders };
}

/** The beginning of a list, shorter by at least so many bytes of JSON, as far as it has them. */
function withoutLast<T>(list: readonly T[], bytes: number): T[] {
  let freed = 0;
  let length = list.length;
  while (freed < bytes && length > 0) freed += jsonBytes(list[--length]);
  return list.slice(0, length);
}
