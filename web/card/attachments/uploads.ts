/**
 * Files on their way to the service. They go on when the card is closed; what failed waits there, with its
 * reason, to be tried again. XMLHttpRequest, because fetch does not tell how far an upload is.
 */
import { useSyncExternalStore } from "react";
import { isLocal, realId, whenReal } from "../../board/state/local-ids.ts";
import { untilCookieIsOurs } from "../../session/login.ts";
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
  /** For the service to be reached, or for the card to be created there. */
  waits: boolean;
  /** Why it ended without success. */
  failure: string | null;
  /** The service has refused it, and would again. */
  refused: boolean;
  request: XMLHttpRequest;
}

/** As long as the service is away it is asked again this often. */
const RETRY_MS = 5000;

let uploads: readonly Upload[] = [];
const listeners = createListeners();
const counters = createListeners();

/** For those who show each of them: what fails is said there. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(listeners.subscribe, () => uploads);
}

/** How many files for these cards have not arrived. */
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
  // The card may still be on its way to the service.
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

/** Stops it, or forgets that it failed. */
export function dismiss({ key, request }: Upload): void {
  request.abort();
  drop(key);
}

function isThere(key: string): boolean {
  return uploads.some((each) => each.key === key);
}

/** After a while, or as soon as the browser has a network again. */
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
  listeners.notify();
  counters.notify();
}
