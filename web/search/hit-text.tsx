import * as texts from "#texts/search.tsx";
import type { SearchHit } from "../../contract/search.ts";
import { Marked } from "./marked.tsx";
import { plainExcerpt } from "./plain-excerpt.ts";

const IN_MARKDOWN: SearchHit["matches"][number]["field"][] = ["description", "comment"];

/** The title of a card, with what was found in it marked. */
export function HitTitle({ hit }: { hit: SearchHit }) {
  const match = hit.matches.find(({ field }) => field === "title");
  return <Marked text={hit.card.title} highlights={match?.highlights ?? []} />;
}

/** Excerpts of the other texts of the card that were found, at most so many. */
export function Excerpts({ hit, most }: { hit: SearchHit; most: number }) {
  const shown = hit.matches.filter(({ field }) => field !== "title" && field !== "number").slice(0, most);
  return shown.map((match, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text, and they are never reordered
    <span key={index} className="excerpt note grow truncate" dir="auto">
      <span className="excerpt-field">{texts.fields[match.field]}: </span>
      <Marked {...(IN_MARKDOWN.includes(match.field) ? plainExcerpt(match) : match)} />
    </span>
  ));
}
