/** Words of the index: those of plain texts are found in a quicker way, and must be the same. */
import { expect, test } from "bun:test";
import { fold } from "../../contract/search-text/fold.ts";
import { indexedWords, wordsIn } from "../../contract/search-text/words.ts";

const CHARACTERS = [..."aZ09 _-.\n\t\0é\u0301ßﬁΣ日🎉©\ufe0f\u200d"];

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

test("letters are folded to those that people type instead, whatever their case and accents", () => {
  const folded = {
    "Straße STRASSE STRAẞE": "strasse strasse strasse",
    "Grüße, Öl": "grusse, ol",
    "Øre ǿ Łódź æther Œuvre Þór Đorđe Ħaż": "ore o lodz aether oeuvre thor dorde haz",
    "İstanbul ISPARTA ısparta": "istanbul isparta isparta",
    "ΟΔΟΣ ὁδός": "οδοσ οδοσ",
    "ﬁn ½ ǅ": "fin 1⁄2 dz",
    "日本 👍🏽": "日本 👍🏽",
  };
  for (const [text, expected] of Object.entries(folded)) expect(fold(text)).toBe(expected);
});

test("an emoji is a word, whatever its colour of skin and its variation; one of several is as many words", () => {
  const words = (text: string) => wordsIn(text).map(({ word, start, end }) => [word, text.slice(start, end)]);
  expect(words("Go🎉!")).toEqual([
    ["go", "Go"],
    ["🎉", "🎉"],
  ]);
  expect(words("❤️‍🔥 👍🏽x 🇩🇪🇫🇷 1️⃣")).toEqual([
    ["❤", "❤️‍"],
    ["🔥", "🔥"],
    ["👍", "👍🏽"],
    ["x", "x"],
    ["🇩🇪", "🇩🇪"],
    ["🇫🇷", "🇫🇷"],
    ["1", "1️⃣"],
  ]);
  expect(words("Acme™ Corp® © → ✓ 🏽 🇩")).toEqual([
    ["acme", "Acme"],
    ["corp", "Corp"],
  ]);
});
