/** Text as it can be stored, otherwise as it is: not every database can hold NUL or half a character. */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
