/** What the commands print. Names of people and files are part of it: they must not control the terminal. */
import { escapedText } from "../contract/base/shown-text.ts";

export function print(text: string): void {
  console.log(printable(text));
}

export function printError(text: string): void {
  console.error(printable(text));
}

/** Lines and tabs stay as they are. */
export function printable(text: string): string {
  return escapedText(text, { keep: "\t\n" });
}
