/** Which section of the palette comes first: the one that has what was most likely meant. Pure. */
import { fold } from "../../../contract/search-text/fold.ts";

/** Title and query are the same; the title begins with it; it has it somewhere; there is no title. */
const RANKS = { same: 0, begun: 1, within: 2, none: 3 } as const;

interface Ranked {
  /** Of what is in it and may be meant. */
  titles: readonly string[];
}

/** By the best title of each; where two are as good, as they were. */
export function inRank<Section extends Ranked>(sections: readonly Section[], query: string): Section[] {
  const wanted = fold(query).trim();
  const rankOf = (title: string) => {
    const name = fold(title).trim();
    return name === wanted ? RANKS.same : name.startsWith(wanted) ? RANKS.begun : RANKS.within;
  };
  const best = ({ titles }: Section) => Math.min(RANKS.none, ...titles.map(rankOf));
  return sections.toSorted((a, b) => best(a) - best(b));
}
