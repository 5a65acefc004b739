/**
 * Files on their way to the service. They go on when the card is closed; what failed waits there, with its
 * reason, to be tried again. XMLHttpRequest, because fetch does not tell how far an upload is.
 */
import { useSyncExternalStore } from "react";
import { whenReal } from "../board/local-ids.ts";
import { untilCookieIsOurs } from "../session/login.ts";
import { randomId } from "../session/random-id.ts";
import { toast } from "../ui/toasts.tsx";
import { fileSize } from "./file-size.ts";

export interface Upload {
  /** Its Idempotency-Key. */
  key: string;
  cardId: string;
  file: File;
  /** From 0 to 1. */
  sent: number;
  /** Why it ended without success. */
  failure: string | null;
  /** The service has refused it, and would again. */
  refused: boolean;
  request: XMLHttpRequest;
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}

export function upload(cardId: string, file: File, key = randomId()): void {
  const request = new XMLHttpRequest();
  addEventListener("beforeunload", warn);
  set([...uploads, { key, cardId, file, sent: 0, failure: null, refused: false, request }]);
  const fail = (failure: string, refused = false) => {
    patch(key, { failure, refused });
    if (listeners.size === 0)
      toast({ kind: "error", message: `“${file.name}” was not attached. ${failure}` });
  };
  request.upload.onprogress = ({ loaded, total }) => patch(key, { sent: total > 0 ? loaded / total : 0 });
  request.onload = () => (request.status === 201 ? drop(key) : fail(detailOf(request), isRefusal(request)));
  request.onerror = () => fail("The service cannot be reached.");
  const body = new FormData();
  body.set("file", file);
  // The card may still be on its way to the service.
  void whenReal(cardId).then(async (id) => {
    await untilCookieIsOurs();
    if (id === null) return fail("The card was not created.");
    if (!uploads.some((each) => each.key === key)) return;
    request.open("POST", `/cards/${encodeURIComponent(id)}/attachments`);
    request.setRequestHeader("idempotency-key", key);
    request.send(body);
  });
}

export function retry({ key, cardId, file }: Upload): void {
  drop(key);
  upload(cardId, file, key);
}

/** Stops it, or forgets that it failed. */
export function dismiss({ key, request }: Upload): void {
  request.abort();
  drop(key);
}

/** Leaving the page would end what is on its way. */
function warn(event: BeforeUnloadEvent): void {
  if (uploads.some(({ failure }) => failure === null)) event.preventDefault();
}

/** Some refusals pass: no login at the moment, too long on the way, too many at once. */
const PASSING = [401, 408, 429];

function isRefusal({ status }: XMLHttpRequest): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

function detailOf(request: XMLHttpRequest): string {
  try {
    const { detail } = JSON.parse(request.responseText) as { detail: string };
    return detail.replace(/\b\d{4,12} bytes/, (size) => fileSize(Number.parseInt(size, 10)));
  } catch {
    return `The service answered with status ${request.status}.`;
  }
}

function patch(key: string, fields: Partial<Upload>): void {
  set(uploads.map((each) => (each.key === key ? { ...each, ...fields } : each)));
}

function drop(key: string): void {
  set(uploads.filter((each) => each.key !== key));
}

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
