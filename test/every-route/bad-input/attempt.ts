/** One request that is tried, what may come of it, and whether what came is allowed. */
import { ERROR_STATUSES } from "../../../contract/base/errors.ts";
import type { WireAnswer, WireRequest } from "./wire.ts";

export interface Attempt {
  /** Says what is wrong with the request, for people. */
  about: string;
  request: WireRequest;
  /**
   * Exact statuses; `refused`: any documented refusal; `anything`: a success as well. `transport` is for what is
   * no HTTP any more: the runtime may refuse it in its own words, or hang up.
   */
  expect: readonly number[] | "refused" | "anything" | "transport";
}

// The statements, files and frames of this service and its databases; no user of it has business with them.
export const LEAKS =
  /\bat .+:\d+:\d+|node_modules|\/server\/|\.ts\b|\.js\b|\bSELECT\b|\bINSERT\b|\bUPDATE\b|\bDELETE FROM\b|sqlite|postgres|zod|TypeError|RangeError|SyntaxError|stack|errno/i;

/** What is wrong with the answer; null when nothing is. */
export function faultOf({ expect, request }: Attempt, answer: WireAnswer | null): string | null {
  if (!answer) return expect === "transport" ? null : "the connection was closed without an answer";
  const { status } = answer;
  if (status >= 500) return `answered ${status}: ${answer.text}`;
  if (expect === "transport" && answer.text === "") return status >= 400 ? null : `answered ${status}`;
  if (Array.isArray(expect) && !expect.includes(status)) {
    return `answered ${status} instead of ${expect.join(" or ")}: ${answer.text.slice(0, 300)}`;
  }
  if (status < 400) return expect === "refused" || expect === "transport" ? `answered ${status}` : null;
  if (!(status in ERROR_STATUSES)) return `answered with the undocumented status ${status}`;
  if (status === 405 && !answer.headers.get("allow")) return "405 without Allow";
  if (!answer.headers.get("x-request-id")) return "no x-request-id";
  return request.method === "HEAD" ? null : faultOfBody(answer);
}

function faultOfBody({ status, headers, text }: WireAnswer): string | null {
  if (headers.get("content-type") !== "application/json") return `${status} that is no JSON: ${text}`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `${status} with malformed JSON: ${text}`;
  }
  const { detail, errors, current, ...more } = body as Record<string, unknown>;
  if (typeof detail !== "string" || detail === "") return `no detail: ${text}`;
  const isAboutLaterChange = status === 409 && Object.keys(more).join() === "by,seq";
  if (Object.keys(more).length > 0 && !isAboutLaterChange)
    return `more than detail, errors and current: ${text}`;
  if ((current !== undefined) !== (status === 412)) return `current belongs to 412: ${text}`;
  if (status === 422 && !isErrorList(errors)) return `422 without a list of errors: ${text}`;
  // The profile of who made the later change has whatever they wrote there.
  const told = isAboutLaterChange ? detail : text;
  if (LEAKS.test(told)) return `tells too much: ${text}`;
  return null;
}

function isErrorList(errors: unknown): boolean {
  return (
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every(({ path, message }) => typeof path === "string" && typeof message === "string")
  );
}
