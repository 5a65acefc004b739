/** What the service has said to an upload. */
import type { Attachment } from "../../../contract/attachments.ts";
import { type Refusal, refusalOf } from "../../session/reason.ts";

/** Asks for errors with a code. */
export function acceptProblems(request: XMLHttpRequest): void {
  for (const type of ["application/problem+json", "application/json"])
    request.setRequestHeader("accept", type);
}

/** A page that is gone has sent it too, and the service has not finished with that. */
export function isInProgress(request: XMLHttpRequest): boolean {
  return request.status === 409 && request.getResponseHeader("retry-after") !== null;
}

/** Temporary refusals: not logged in, timed out, too many requests. */
const PASSING = [401, 408, 429];

export function isRefusal({ status }: XMLHttpRequest): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

export function attachmentIn(request: XMLHttpRequest): Attachment {
  return JSON.parse(request.responseText);
}

/** Why it was not attached, for people. */
export function detailOf({ status, responseText }: XMLHttpRequest): string {
  return refusalOf({ detail: "", ...problemIn(responseText), status });
}

/** A proxy in between may answer anything. */
function problemIn(body: string): Partial<Refusal> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
