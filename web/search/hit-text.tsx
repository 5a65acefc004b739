import * as texts from "#texts/search.tsx";
import type { SearchHit } from "../../contract/search.ts";
import { Marked } from "./marked.tsx";

/** The title of a card, with what was found in it marked. */
export function HitTitle({ hit }: { hit: SearchHit }) {
  const { title } = hit.card;
  // A long title is matched in an excerpt of it, whose places are not those of the title.
  const match = hit.matches.find(({ field, text }) => field === "title" && text === title);
  return <Marked text={title} highlights={match?.highlights ?? []} />;
}

/** Excerpts of the other texts of the card that were found, at most so many. */
export function Excerpts({ hit, most }: { hit: SearchHit; most: number }) {
  const shown = hit.matches.filter(({ field }) => field !== "title" && field !== "number").slice(0, most);
  return shown.map(({ field, text, highlights }) => (
    <span key={field + text} className="excerpt note grow truncate" dir="auto">
      <span className="excerpt-field">{texts.fields[field]}: </span>
      <Marked text={text} highlights={highlights} />
    </span>
  ));
}

/** `is:archived` finds archived cards and no others. */
export function findsArchived(query: string): boolean {
  return /(?:^|\s)is:"?archived\b/i.test(query);
}
