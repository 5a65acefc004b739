/** What the service has said to an upload. */
import { tooLarge } from "#texts/files.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { reasonFor } from "../../session/reason.ts";
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

/** Why it was not attached, for people. */
export function detailOf(request: XMLHttpRequest): string {
  const detail = detailIn(request.responseText);
  const most = /maximum of (\d{1,12}) bytes/.exec(detail)?.[1];
  return most ? tooLarge(fileSize(Number(most))) : reasonFor(request.status, detail);
}

function detailIn(body: string): string {
  try {
    return String(JSON.parse(body).detail ?? "");
  } catch {
    return "";
  }
}
