/** The uploads of this page that are not finished, and the failed ones. */
import { useSyncExternalStore } from "react";
import type { Board } from "../../../contract/boards.ts";
import { realId } from "../../board/state/local-ids.ts";
import { createListeners } from "../../util/listeners.ts";

export interface Upload {
  /** Its Idempotency-Key. */
  key: string;
  cardId: string;
  /** Of the card; files that earlier versions have stored do not know it. */
  board: Pick<Board, "id" | "title"> | undefined;
  file: File;
  /** When it was attached, in milliseconds. */
  at: number;
  /** From 0 to 1. */
  sent: number;
  /** Waiting for the service to be reachable, or for the card to be created there. */
  waits: boolean;
  /** The next page sends it if this one is closed. */
  stored: boolean;
  /** Why it failed. */
  failure: string | null;
  /** The service has refused it, and would refuse it again. */
  refused: boolean;
  request: XMLHttpRequest;
}

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

export function uploadOf(key: string): Upload | undefined {
  return uploads.find((each) => each.key === key);
}

export function isListed(key: string): boolean {
  return uploads.some((each) => each.key === key);
}

/** Whether any component shows each upload at the moment. */
export function areShown(): boolean {
  return listeners.count > 0;
}

export function list(upload: Upload): void {
  set([...uploads, upload]);
}

export function patch(key: string, fields: Partial<Upload>): void {
  set(uploads.map((each) => (each.key === key ? { ...each, ...fields } : each)));
}

export function unlist(key: string): void {
  set(uploads.filter((each) => each.key !== key));
}

function set(next: readonly Upload[]): void {
  uploads = next;
  listeners.notify();
  counters.notify();
}

// Leaving cancels an upload in progress, and loses a file that is not stored.
addEventListener("beforeunload", (event) => {
  if (uploads.some(({ failure, waits, stored }) => failure === null && !(waits && stored)))
    event.preventDefault();
});
