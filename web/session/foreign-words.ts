/**
 * What the service has said in its own words, which are English whatever the language of the page. Messages are put
 * together from texts in many places; where they are shown, such words are found at their end and marked as English.
 */
const MOST = 50;
const said: string[] = [];

export function rememberForeign(words: string): string {
  if (!said.includes(words)) said.push(words);
  if (said.length > MOST) said.shift();
  return words;
}

/** A message without its foreign end, and that end; it is empty for nearly all of them. */
export function withoutForeign(message: string): [own: string, foreign: string] {
  const foreign = said.find((words) => words !== "" && message.endsWith(words)) ?? "";
  return [message.slice(0, message.length - foreign.length), foreign];
}
