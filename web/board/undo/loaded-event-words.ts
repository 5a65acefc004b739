/**
 * The words for events are loaded with the first change, or when the page is idle: a board is shown without them. Until then,
 * and if they cannot be loaded, a change is just called a change.
 */
import { aChange } from "#texts/undo.ts";
import { withTimeout } from "../../../client/util/pause.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";

let words: typeof import("./event-words.ts") | undefined;

/** Undoing waits no longer for them than this. */
const PATIENCE_MS = 2000;

/** Resolves when they are there, or cannot be loaded: that is tried again with the next change. */
export async function loadEventWords(): Promise<void> {
  if (words) return;
  const loading = import("./event-words.ts").then((module) => {
    words = module;
  });
  await withTimeout(loading, PATIENCE_MS).catch(() => {});
}

export function wordsOf(event: BoardEvent, board: FullBoard, myId: string): string {
  void loadEventWords();
  return words?.wordsOf(event, board, myId) ?? aChange;
}

export async function showEvent(event: BoardEvent, board: FullBoard, myId: string): Promise<void> {
  await loadEventWords();
  words?.showEvent(event, board, myId);
}
