import * as texts from "#texts/search.tsx";
import { ApiError } from "../../client/http.ts";
import { failureOf, isUnreachable, reasonOf } from "../session/reason.ts";

const WRONG: [pattern: RegExp, words: (...found: string[]) => string][] = [
  [/^must have at most \d+ (?:terms|words)$/, () => texts.tooManyWords],
  [/^must have a word/, () => texts.nothingToSearch],
  [/^needs a value after (\S+)$/, (operator = "") => texts.operatorNeedsValue(operator)],
  [/^(\w+:) takes (.+)\.$/, (operator = "", values = "") => texts.operatorTakes(operator, values)],
  [/^There are too many names/, () => texts.tooManyNames],
];

/** What is wrong with a query, or why it could not be answered. */
export function searchFailure(error: unknown): string {
  if (isUnreachable(failureOf(error))) return `${reasonOf(error)} ${texts.onlyWordsOffline}`;
  if (!(error instanceof ApiError) || error.status !== 422) return reasonOf(error);
  const said = error.errors[0]?.message ?? error.detail;
  for (const [pattern, words] of WRONG) {
    const found = pattern.exec(said);
    if (found) return words(...found.slice(1));
  }
  return error.detail;
}
