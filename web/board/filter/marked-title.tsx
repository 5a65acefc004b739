import { Marked, wordPlaces } from "../../search/marked.tsx";
import { INSIDE, SIMILAR } from "../../search/word-match.ts";
import type { Filter } from "./filter.ts";

interface Props {
  title: string;
  filter: Filter;
}

/** The title of a card with the words of the filter marked. */
export default function MarkedTitle({ title, filter: { text, isSimilar } }: Props) {
  return <Marked text={title} highlights={wordPlaces(title, text, isSimilar ? SIMILAR : INSIDE)} />;
}
