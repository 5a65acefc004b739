/** Searches that find cards with long descriptions of nothing but different words. */
import { attemptOf } from "../attempt.ts";
import { createCrew } from "../crew.ts";
import { flood } from "../flood.ts";
import { meet } from "../people.ts";
import type { Scene } from "../scene.ts";

const AT_ONCE = 5;
const MOST_CARDS = 200;
const WORDS = 6000;
/** A beginning of very many words, one of many, a word of every title and of no description, and no word of any text. */
const QUERIES = ["a", "ab", "card", "abcdefgh"];

export async function searches({ stage, extent, observe }: Scene): Promise<void> {
  const reader = await meet(stage.url);
  const { id: board_id } = await reader.api.createBoard({ title: "Long texts" });
  const { id: column_id } = await reader.api.createColumn({ board_id, title: "Texts" });
  const cards = await createCrew([reader]).make(Math.min(MOST_CARDS, extent.boards), (api) =>
    api.createCard({ board_id, column_id, title: "Card", description: differentWords() }),
  );
  const attempts = QUERIES.map((q) =>
    attemptOf({
      ...{
        route: "search",
        about: q,
        method: "GET",
        target: `/search?q=${q}&limit=100`,
        token: reader.token,
      },
    }),
  );
  await observe(`searches of ${cards.length} long cards, ${AT_ONCE} at once`, () =>
    flood(stage.url, attempts, { atOnce: AT_ONCE, ms: extent.ms }),
  );
}

function differentWords(): string {
  return Array.from({ length: WORDS }, () => Math.random().toString(36).slice(2, 9)).join(" ");
}
