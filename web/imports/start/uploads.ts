/**
 * Files on their way to the service, which reads them once they are there. An upload goes on while other pages of the
 * app are shown. XMLHttpRequest, because fetch does not report the progress of an upload.
 */
import { useSyncExternalStore } from "react";
import { notReached } from "#texts/errors.ts";
import { randomId } from "../../../client/util/random-id.ts";
import type { Import } from "../../../contract/imports.ts";
import { acceptProblems, detailOf, isRefusal } from "../../card/attachments/upload-response.ts";
import { addressOf } from "../../installation.ts";
import { askForLogin, untilCookieIsOurs } from "../../session/login.ts";
import { createListeners } from "../../util/listeners.ts";
import { timeZone } from "../../util/time-zone.ts";

export interface Upload {
  /** Its Idempotency-Key: sent again after a lost response, it is still one import. */
  key: string;
  file: File;
  /** From 0 to 1. */
  sent: number;
  /** Why it failed. */
  failure: string | null;
  /** The service would refuse it again. */
  refused: boolean;
  request: XMLHttpRequest;
}

let uploads: readonly Upload[] = [];
const listeners = createListeners();
const arrivals = new Set<(arrived: Import) => void>();

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(listeners.subscribe, () => uploads);
}

/** Calls it with every import whose file has arrived. Returns what ends that. */
export function onArrival(listener: (arrived: Import) => void): () => void {
  arrivals.add(listener);
  return () => arrivals.delete(listener);
}

export function upload(file: File, key = randomId()): void {
  const request = new XMLHttpRequest();
  const started = { key, file, sent: 0, failure: null, refused: false, request };
  set([...uploads.filter((each) => each.key !== key), started]);
  void send(started);
}

export function retry({ file, key }: Upload): void {
  upload(file, key);
}

/** Cancels it, or removes a failed one. */
export function dismiss({ key, request }: Upload): void {
  set(uploads.filter((each) => each.key !== key));
  request.abort();
}

async function send({ key, file, request }: Upload): Promise<void> {
  const isCurrent = () => uploads.some((each) => each.request === request);
  const patch = (fields: Partial<Upload>) =>
    set(uploads.map((each) => (each.request === request ? { ...each, ...fields } : each)));
  const body = new FormData();
  body.set("preview", "true");
  body.set("tz", timeZone());
  body.set("file", file);
  const attempt = async () => {
    await untilCookieIsOurs();
    if (!isCurrent()) return;
    request.open("POST", addressOf("/boards/import"));
    request.setRequestHeader("idempotency-key", key);
    acceptProblems(request);
    request.send(body);
  };
  request.upload.onprogress = ({ loaded, total }) => patch({ sent: total > 0 ? loaded / total : 0 });
  request.onerror = () => patch({ failure: notReached });
  request.onload = () => {
    if (request.status === 202) {
      set(uploads.filter((each) => each.request !== request));
      for (const listener of arrivals) listener(JSON.parse(request.responseText));
    } else if (request.status === 401) void askForLogin().then(attempt);
    else patch({ failure: detailOf(request), refused: isRefusal(request) });
  };
  await attempt();
}

function set(next: readonly Upload[]): void {
  uploads = next;
  listeners.notify();
}

// Leaving cancels an upload in progress.
addEventListener("beforeunload", (event) => {
  if (uploads.some(({ failure }) => failure === null)) event.preventDefault();
});
