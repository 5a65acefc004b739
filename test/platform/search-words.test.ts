/** Words of the index: those of plain texts are found in a quicker way, and must be the same. */
import { expect, test } from "bun:test";
import { indexedWords, wordsIn } from "../../server/search/words.ts";

const CHARACTERS = [..."aZ09 _-.\n\t\0é\u0301ßﬁΣ日"];

function* texts(): Generator<string> {
  yield* ["", " ", "Card 12", "snake_case, CamelCase", "x".repeat(100), "X".repeat(300), "one ".repeat(30)];
  for (let number = 0; number < 500; number++) {
    const most = number % 2 === 0 ? CHARACTERS.indexOf("é") : CHARACTERS.length;
    yield Array.from({ length: 20 }, () => CHARACTERS[Math.floor(Math.random() * most)]).join("");
  }
}

test("the words of a text in ASCII are the same as by the rules for all texts", () => {
  for (const text of texts()) {
    const words = wordsIn(text).map(({ word }) => word);
    expect({ text, words: indexedWords(text) }).toEqual({ text, words });
    expect(indexedWords(text, 2)).toEqual(words.slice(0, 2));
  }
});
