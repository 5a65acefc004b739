/** Texts as they are compared when somebody looks for something: without regard to case, accents and ligatures. */

const ASCII = /^[\0-\x7f]*$/;
const MARKS = /\p{M}+/gu;
/** Where the letters below are, after the others have been decomposed. */
const LATIN = /[\u00df-\u02af\u03c2]/g;

/** Letters that Unicode does not decompose, as people write them who do not have them. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["þ", "th"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["ħ", "h"],
  ["ı", "i"],
  ["ŋ", "n"],
  ["ŧ", "t"],
  ["ĸ", "k"],
  ["ƒ", "f"],
  ["ɓ", "b"],
  ["ɖ", "d"],
  ["ɗ", "d"],
  ["ǥ", "g"],
  ["ɨ", "i"],
  ["ƙ", "k"],
  ["ɲ", "n"],
  ["ʉ", "u"],
  ["ƴ", "y"],
  ["ƶ", "z"],
  // A capital sigma at the end of a word becomes another letter than within it.
  ["ς", "σ"],
]);

/**
 * Marks are dropped first: no letter comes from them, and putting thousands of them in canonical order takes quadratic
 * time. A character may become none, or many.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .replace(MARKS, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .replace(LATIN, (letter) => LETTERS.get(letter) ?? letter);
}
