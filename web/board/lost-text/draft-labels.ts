import * as texts from "#texts/lost-text.tsx";
import type { PlacedText } from "../../drafts/drafts.ts";

const KINDS: [pattern: RegExp, words: string][] = [
  [/^description$/, texts.kinds.description],
  [/^comment/, texts.kinds.comment],
  [/title$/, texts.kinds.title],
  [/^(content|new-item)$/, texts.kinds.item],
  [/^new-checklist$/, texts.kinds.checklist],
  [/^new-card/, texts.kinds.card],
  [/^new-column$/, texts.kinds.column],
];

/** The same on every page: the description first. */
export function inOrder<T extends Pick<PlacedText, "field">>(drafts: readonly T[]): T[] {
  return drafts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ field }: Pick<PlacedText, "field">): number {
  return KINDS.findIndex(([pattern]) => pattern.test(field));
}

/** What each of them is; those of one kind are numbered. One alone needs no telling apart. */
export function draftLabels(drafts: readonly Pick<PlacedText, "field">[]): string[] {
  if (drafts.length < 2) return drafts.map(() => texts.yourText);
  const kinds = drafts.map((draft) => KINDS[placeOf(draft)]?.[1] ?? texts.yourText);
  return kinds.map((kind, at) => {
    const isOnly = kinds.filter((each) => each === kind).length === 1;
    return isOnly
      ? kind
      : texts.numbered(kind, kinds.slice(0, at + 1).filter((each) => each === kind).length);
  });
}
