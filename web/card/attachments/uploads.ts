/**
 * File uploads. They continue when the card is closed; a failed one stays there with its reason and can be retried.
 * XMLHttpRequest, because fetch does not report the progress of an upload.
 */
import { useSyncExternalStore } from "react";
import { isLocal, realId, whenReal } from "../../board/state/local-ids.ts";
import { untilCookieIsOurs } from "../../session/login.ts";
import { OUR_SIDE } from "../../session/reason.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { createListeners } from "../../util/listeners.ts";
import { randomId } from "../../util/random-id.ts";
import { fileSize } from "./file-size.ts";

export interface Upload {
  /** Its Idempotency-Key. */
  key: string;
  cardId: string;
  file: File;
  /** From 0 to 1. */
  sent: number;
  /** Waiting for the service to be reachable, or for the card to be created there. */
  waits: boolean;
  /** Why it failed. */
  failure: string | null;
  /** The service has refused it, and would refuse it again. */
  refused: boolean;
  request: XMLHttpRequest;
}

/** How often it is retried while the service is unreachable. */
const RETRY_MS = 5000;

let uploads: readonly Upload[] = [];
const listeners = createListeners();
const counters = createListeners();

/** For components that show each upload, with its failure. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(listeners.subscribe, () => uploads);
}

/** How many uploads for these cards are not finished. */
export function useUploadCount(isOnBoard: (cardId: string) => boolean): number {
  return useSyncExternalStore(
    counters.subscribe,
    () => uploads.filter(({ failure, cardId }) => failure === null && isOnBoard(realId(cardId))).length,
  );
}

export function upload(cardId: string, file: File, key = randomId()): void {
  const request = new XMLHttpRequest();
  addEventListener("beforeunload", warn);
  const waits = isLocal(realId(cardId));
  set([...uploads, { key, cardId, file, sent: 0, waits, failure: null, refused: false, request }]);
  const fail = (failure: string, refused = false) => {
    patch(key, { failure, refused });
    if (listeners.count === 0)
      toast({ kind: "error", message: `“${file.name}” was not attached. ${failure}` });
  };
  request.upload.onprogress = ({ loaded, total }) =>
    patch(key, { sent: total > 0 ? loaded / total : 0, waits: false });
  request.onload = () => (request.status === 201 ? drop(key) : fail(detailOf(request), isRefusal(request)));
  const body = new FormData();
  body.set("file", file);
  const send = async (id: string) => {
    await untilCookieIsOurs();
    if (!isThere(key)) return;
    request.open("POST", `/cards/${encodeURIComponent(id)}/attachments`);
    request.setRequestHeader("idempotency-key", key);
    request.send(body);
  };
  // The card may not have been created at the service yet.
  void whenReal(cardId).then(async (id) => {
    if (id === null) return fail("The card was not created.");
    request.onerror = async () => {
      patch(key, { waits: true, sent: 0 });
      await untilWorthTrying();
      await send(id);
    };
    await send(id);
  });
}

export function retry({ key, cardId, file }: Upload): void {
  drop(key);
  upload(cardId, file, key);
}

/** Cancels it, or removes a failed one. */
export function dismiss({ key, request }: Upload): void {
  request.abort();
  drop(key);
}

function isThere(key: string): boolean {
  return uploads.some((each) => each.key === key);
}

/** After a while, or as soon as the browser is online again. */
function untilWorthTrying(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    addEventListener("online", go);
  });
}

/** Leaving the page would cancel uploads. */
function warn(event: BeforeUnloadEvent): void {
  if (uploads.some(({ failure }) => failure === null)) event.preventDefault();
}

/** Temporary refusals: not logged in, timed out, too many requests. */
const PASSING = [401, 408, 429];

function isRefusal({ status }: XMLHttpRequest): boolean {
  return status >= 400 && status < 500 && !PASSING.includes(status);
}

function detailOf(request: XMLHttpRequest): string {
  if (request.status === 500) return OUR_SIDE;
  try {
    const { detail }: { detail: string } = JSON.parse(request.responseText);
    return detail.replace(/\b\d{4,12} bytes/, (size) => fileSize(Number.parseInt(size, 10)));
  } catch {
    return OUR_SIDE;
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
  listeners.notify();
  counters.notify();
}
