/** Excerpts of long texts: only what they show is split into words, and they are the same as if the whole text were. */
import { expect, test } from "bun:test";
import { matchIn } from "../../contract/search-text/match-in.ts";
import type { Term } from "../../contract/search-text/query-parts.ts";

const WORDS = [
  "go",
  "gone",
  "a",
  "an",
  "and",
  "x1",
  "Été",
  "été",
  "straße",
  "ß",
  "½",
  "ongoing",
  "🎉",
  "e\u0301te",
];
const BLANKS = [" ", ", ", "\n", "-"];
const EXCERPT_LENGTH = 200;

const pick = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One;
const some = (most: number) => 1 + Math.floor(Math.random() * most);

function textOf(words: readonly string[]): string {
  let text = "";
  for (let count = some(120); count > 0; count--) text += pick(words) + pick(BLANKS);
  return text;
}

function randomTerm(words: readonly string[]): Term {
  const [first, ...more] = Array.from({ length: pick([1, 1, 2, 3]) }, () => pick(words).toLowerCase());
  return { words: [first ?? "", ...more], isPrefix: Math.random() < 0.5 };
}

test("an excerpt shows the first place of a term and those beside it, as they are in the whole text", () => {
  let found = 0;
  for (let round = 0; round < 3000; round++) {
    const plain = round % 2 === 0 ? WORDS.filter((word) => /^\w+$/.test(word)) : WORDS;
    const text = textOf(Math.random() < 0.5 ? plain.slice(-3) : plain);
    const terms = Array.from({ length: some(3) }, () =>
      randomTerm(["go", "an", "gone", "and", "ss", "ete", "x"]),
    );
    const whole = matchIn("title", text, terms);
    const excerpt = matchIn("description", text, terms);
    const [first, shown] = [whole?.highlights[0]?.[0] ?? 0, excerpt?.highlights[0]?.[0] ?? 0];
    const start = first - shown;
    const end = Math.min(text.length, start + EXCERPT_LENGTH);
    expect({ text, terms, excerpt }).toEqual({
      text,
      terms,
      excerpt: whole && {
        field: "description",
        text: text.slice(start, end).toWellFormed(),
        highlights: whole.highlights
          .filter(([from]) => from < end)
          .map(([from, to]) => [from - start, Math.min(to, end) - start]),
      },
    });
    if (excerpt) found++;
  }
  expect(found).toBeGreaterThan(500);
});

test("a text that has the letters of a term within words only has no place of it", () => {
  const terms: Term[] = [{ words: ["go"], isPrefix: true }];
  expect(matchIn("description", "forgotten ongoing cargo", terms)).toBeNull();
  expect(matchIn("description", "forgotten (gone)", terms)).toEqual({
    field: "description",
    text: "forgotten (gone)",
    highlights: [[11, 13]],
  });
});
