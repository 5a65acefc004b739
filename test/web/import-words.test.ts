/** What the service says of an import is worded in every language, by its codes. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { importSentence } from "../../contract/import-words.ts";
import { LANGUAGES } from "../../server/web/languages.ts";
import { leftOutOf, sentenceOf, warningOf } from "../../web/imports/words.ts";

const words = (language: string) =>
  import(join(import.meta.dir, `../../web/texts/${language}/import-words.ts`));

const holesIn = (sentences: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(sentences).map(([code, sentence]) => [code, sentence.match(/\{\w+\}/g)?.sort() ?? []]),
  );

test.each(LANGUAGES)("IMPORT-17: sentences in %s have places for the same values", async (language) => {
  expect(holesIn((await words(language)).sentences)).toEqual(holesIn((await words("en")).sentences));
});

test("IMPORT-17: numbers and sizes are written for people, and codes among the values become words", () => {
  const most = { code: "file_has_more", values: { most: 200_000, what: "card_labels" } };
  expect(sentenceOf(most)).toBe("The file has more than 200,000 labels on cards.");
  const large = { code: "planka_unread", values: { reason: "file_bytes", bytes: 10_485_760 } };
  expect(sentenceOf(large)).toBe("The board could not be read from Planka: it is larger than 10 MB.");
  expect(warningOf({ code: "cut_item", values: { most: 2000 }, count: 3 })).toBe(
    "A checklist item was longer than 2,000 characters and was cut. (3 times)",
  );
});

test("IMPORT-17: in German", async () => {
  const { things, sentences } = await words("de");
  const german = { things, sentences, number: String, bytes: String };
  expect(importSentence("file_has_more", { most: 9, what: "cards" }, german)).toBe(
    "Die Datei hat mehr als 9 Karten.",
  );
});

test("IMPORT-17: a code that the page does not know has no words, whatever it is called", () => {
  const entry = { what: "x", why: "y", count: 1, values: {} };
  expect(sentenceOf({ code: "constructor", values: {} })).toBeNull();
  expect(leftOutOf({ ...entry, what_code: "toString", why_code: "empty" })).toBeNull();
  expect(leftOutOf({ ...entry, what_code: "cards", why_code: "later" })).toBeNull();
  expect(leftOutOf({ ...entry, what_code: "cards", why_code: "empty" })).toBe("cards (1): they are empty");
});
