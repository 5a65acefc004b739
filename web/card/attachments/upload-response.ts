/** What the service has said to an upload. */
import type { Attachment } from "../../../contract/attachments.ts";
import { OUR_SIDE } from "../../session/reason.ts";
import { fileSize } from "./file-size.ts";

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

export function detailOf(request: XMLHttpRequest): string {
  if (request.status === 500) return OUR_SIDE;
  try {
    const { detail }: { detail: string } = JSON.parse(request.responseText);
    return detail.replace(/\b\d{4,12} bytes/, (size) => fileSize(Number.parseInt(size, 10)));
  } catch {
    return OUR_SIDE;
  }
}
