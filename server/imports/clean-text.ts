/** Text as it can be stored, otherwise as it is: not every database can hold NUL or half a character. */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

const BLANKS = /[\t\n\r]+/g;
/** Control characters, and those that change the direction of what follows: a name could seem to be another one. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text in one line, without characters that nobody sees. */
export function lineOf(text: string): string {
  return cleanText(text).replace(BLANKS, " ").replace(INVISIBLE, "").trim();
}
