import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";

/** The labels that some of the cards have before the others, each in the order of the board. */
export function chosenFirst(all: readonly Label[], cards: readonly Pick<Card, "labels">[]): Label[] {
  const chosen = new Set(cards.flatMap(({ labels }) => labels.map(({ id }) => id)));
  return all.toSorted((a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)));
}
