/**
 * Texts of people where people read them. They are stored as given, and some characters would deceive: a control character
 * can command a terminal, and after an override of the direction `gpj.exe` reads `exe.jpg`.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DECEPTIVE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;
/** The ends of lines that JSON permits, too. */
const ESCAPED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** Two patterns, and not one for the whole text: a byte order mark is both a blank and unseen, and would be tried as each. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** For a page or a mail: what deceives is shown as `�`. Every character keeps its place. */
export function shownText(text: string): string {
  const shown = text.replace(DECEPTIVE, "\ufffd");
  return SEEN.test(shown) ? shown : shown.replace(UNSEEN, "\ufffd");
}

/** Whether there is something in it, and nothing that can be seen. */
export function isUnseen(text: string): boolean {
  return !SEEN.test(text) && text.search(UNSEEN) >= 0;
}

/** For a terminal, a log or a model: what deceives is written as `\u001b`. Tabs stay as they are, and lines if they may. */
export function escapedText(text: string, { keep = "\t" }: { keep?: string } = {}): string {
  return text.replace(ESCAPED, (character) =>
    keep.includes(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
