/**
 * Errors as `application/problem+json` (RFC 9457), for those who name that type in Accept with a quality that is not
 * lower than that of plain JSON. Everybody else gets the body they always got.
 */
import { PROBLEM_TYPE, PROBLEMS, PROBLEMS_PATH, type Problem } from "../../../contract/base/problems.ts";
import type { ApiError } from "../util/errors.ts";
import { acceptedRanges, qualityOf } from "./headers/accept.ts";

/** How an error looks on the wire, besides its status and its own headers. */
interface ErrorContent {
  body: object;
  type: string;
}

export function errorContent(error: ApiError, accept: string | null, basePath: string): ErrorContent {
  const { message, errors, current, later } = error;
  return prefersProblem(accept)
    ? { body: { ...problemOf(error, basePath), current, ...later }, type: PROBLEM_TYPE }
    : { body: { detail: message, errors, current, ...later }, type: "application/json" };
}

function problemOf({ code, message, errors, limit }: ApiError, basePath: string): Problem {
  const { status, title } = PROBLEMS[code];
  return { type: `${basePath}${PROBLEMS_PATH}#${code}`, title, status, detail: message, code, errors, limit };
}

/** `*` includes the type but does not ask for it. */
export function prefersProblem(accept: string | null): boolean {
  if (accept === null || !/problem\+json/i.test(accept)) return false;
  const ranges = acceptedRanges(accept);
  const quality = ranges.get(PROBLEM_TYPE) ?? 0;
  return quality > 0 && quality >= qualityOf("application/json", ranges);
}
