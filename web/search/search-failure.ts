import * as texts from "#texts/search.tsx";
import { ApiError } from "../../client/http.ts";
import { type Failure, failureOf, isUnreachable } from "../session/reason.ts";
import { findsArchived } from "./query/query-meaning.ts";

const WRONG: [pattern: RegExp, words: (...found: string[]) => string][] = [
  [/^must have at most \d+ (?:terms|words)$/, () => texts.tooManyWords],
  [/^needs a value after (\S+)$/, (operator = "") => texts.operatorNeedsValue(operator)],
  [/^(\w+:) takes (.+)\.$/, (operator = "", values = "") => texts.operatorTakes(operator, values)],
  [/^There are too many names/, () => texts.tooManyNames],
];

/** Of a query that is not sent, because there is nothing in it to look for. */
export const NOTHING_TO_SEARCH: Failure = { trouble: "refused", reason: texts.nothingToSearch };

/** What is wrong with a query, or why it could not be answered. */
export function searchFailure(error: unknown, query: string): Failure {
  const failure = failureOf(error);
  if (isUnreachable(failure) && findsArchived(query))
    return { ...failure, reason: `${failure.reason} ${texts.notOffline}` };
  if (!(error instanceof ApiError) || error.status !== 422) return failure;
  const said = error.errors[0]?.message ?? error.detail;
  for (const [pattern, words] of WRONG) {
    const found = pattern.exec(said);
    if (found) return { ...failure, reason: words(...found.slice(1)) };
  }
  return { ...failure, reason: error.detail };
}
