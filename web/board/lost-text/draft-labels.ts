import * as texts from "#texts/lost-text.tsx";
import type { Card } from "../../../contract/cards.ts";
import type { PlacedText } from "../../drafts/drafts.ts";
import { idsOf } from "./deleted-while-writing.ts";

const KINDS: [pattern: RegExp, kind: keyof typeof texts.kinds][] = [
  [/^description$/, "description"],
  [/^comment/, "comment"],
  [/title$/, "title"],
  [/^(content|new-item)$/, "item"],
  [/^new-checklist$/, "checklist"],
  [/^new-card/, "card"],
  [/^new-column$/, "column"],
];

type Placed = Pick<PlacedText, "id" | "field">;

/** The same on every page: the description first. */
export function inOrder<T extends Placed>(drafts: readonly T[]): T[] {
  return drafts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ field }: Placed): number {
  return KINDS.findIndex(([pattern]) => pattern.test(field));
}

/**
 * What each of them is, and on which of these cards; those that are called the same are numbered. One alone, on none of
 * these cards, needs no telling apart.
 */
export function draftLabels(drafts: readonly Placed[], cards: readonly Card[] = []): string[] {
  const labels = drafts.map((draft) => labelOf(draft, cards, drafts.length === 1));
  return labels.map((label, at) => {
    const isOnly = labels.filter((each) => each === label).length === 1;
    return isOnly
      ? label
      : texts.numbered(label, labels.slice(0, at + 1).filter((each) => each === label).length);
  });
}

function labelOf(draft: Placed, cards: readonly Card[], isAlone: boolean): string {
  const kind = KINDS[placeOf(draft)]?.[1];
  const card = cards.find((each) => idsOf(each).includes(draft.id));
  if (!kind || (!card && isAlone)) return texts.yourText;
  if (!card) return texts.kinds[kind];
  // Of a checklist on it.
  return texts.kindsOn[kind === "title" && draft.id !== card.id ? "checklist" : kind](card.title);
}
