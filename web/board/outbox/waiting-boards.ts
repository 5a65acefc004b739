/**
 * Unsent changes on boards that are not shown. Those of pages that are gone are sent from here, whichever page of the
 * app is open, and so are their files; those that are too old are listed until somebody decides, and discarded in the
 * end.
 */
import { useEffect, useState } from "react";
import * as words from "#texts/outbox.tsx";
import type { OwnedChange } from "../../../client/browser/indexed-db-outbox.ts";
import { EMPTY, heldKeys } from "../../../client/changes/optimistic-state.ts";
import { type Unsent, unsentIn } from "../../../client/changes/unsent.ts";
import { SENDABLE_MS } from "../../../client/queue/outbox.ts";
import { type StoredFile, waitingFiles } from "../../card/attachments/stored-files.ts";
import { resumeUploads } from "../../card/attachments/uploads.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { openBoards } from "../session/tabs.ts";
import { textsOfAll } from "../session/texts.ts";
import { realId } from "../state/local-ids.ts";
import { countFiles, onUnsent, readUnsent, removeUnsentBefore } from "./browser-outbox.ts";

export interface WaitingBoard {
  boardId: string;
  title: string;
  /** How many changes and files wait to be sent. */
  count: number;
  /** Nothing on it is sent until somebody decides to. */
  isOld: boolean;
  /** How many texts wait for a decision, because somebody else has changed the same. */
  undecided: number;
  /** How many new cards, or lists of them, their column did not take. */
  held: number;
}

const LOOK_MS = 1000;
/** Changes that are sent sooner are not mentioned. */
const NOTICEABLE_MS = 3000;
const KEPT_MS = 30 * 24 * 3600_000;

/** Keys of changes that a session of this page could not send: too old, or no longer allowed. */
const givenUp = new Set<string>();
let sending: typeof import("../session/open-sessions.ts") | undefined;

export function useWaiting(userId: string, shownBoardId: string | null): readonly WaitingBoard[] {
  const [boards, setBoards] = useState<readonly WaitingBoard[]>([]);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const all = await readUnsent(userId).catch(() => []);
      const elsewhere = all.filter(({ boardId }) => boardId !== shownBoardId);
      const files = (await waitingFiles(userId).catch(() => [])).filter(
        ({ board }) => board && realId(board.id) !== shownBoardId,
      );
      if (isOver) return;
      setBoards(byBoard(elsewhere, files));
      await send(elsewhere, userId).catch(() => {});
      clearTimeout(timer);
      if (elsewhere.length + files.length > 0 && !isOver) timer = setTimeout(look, LOOK_MS);
    };
    const lookNow = () => {
      void look();
      void resumeUploads(userId).catch(() => {});
    };
    void dropStale(userId, shownBoardId).then(lookNow);
    for (const change of ["focus", "visibilitychange", "online"]) addEventListener(change, lookNow);
    const unsubscribe = onUnsent(lookNow);
    return () => {
      isOver = true;
      unsubscribe();
      clearTimeout(timer);
      for (const change of ["focus", "visibilitychange", "online"]) removeEventListener(change, lookNow);
    };
  }, [userId, shownBoardId]);
  return boards;
}

async function send(entries: readonly OwnedChange[], userId: string): Promise<void> {
  const open = await openBoards(userId);
  const held = heldKeys(inOrder(entries));
  const left = entries.filter(
    ({ key, at, boardId, theirs }) =>
      !theirs && !held.has(key) && !isOld(at) && !open.has(boardId) && !givenUp.has(key),
  );
  if (left.length > 0) sending ??= await import("../session/open-sessions.ts");
  const done = sending?.sendLeftovers(new Set(left.map(({ boardId }) => boardId)), userId) ?? [];
  for (const { key, boardId } of entries) if (done.includes(boardId)) givenUp.add(key);
}

/** Counted as on the page of the board itself. */
function byBoard(entries: readonly OwnedChange[], files: readonly StoredFile[]): WaitingBoard[] {
  const all = [
    ...entries.map(({ boardId, boardTitle, at }) => ({ id: boardId, title: boardTitle, at: Date.parse(at) })),
    ...files.flatMap(({ board, at }) => (board ? { id: realId(board.id), title: board.title, at } : [])),
  ];
  const noticeable = all.filter(({ at }) => at < Date.now() - NOTICEABLE_MS);
  return [...new Set(noticeable.map(({ id }) => id))].map((boardId) => {
    const { unsent, conflicts, held } = unsentOn(entries.filter((each) => each.boardId === boardId));
    const attached = files.filter(({ board }) => board && realId(board.id) === boardId).length;
    return {
      boardId,
      title: noticeable.find(({ id }) => id === boardId)?.title ?? words.aBoard,
      count: unsent.length + attached,
      isOld: attached === 0 && unsent.every(({ at }) => isOld(at)),
      undecided: conflicts.length,
      held: held.length,
    };
  });
}

/** Of all boards, with what waits for a decision and files. */
export async function countUnsent(userId: string): Promise<number> {
  const entries = await readUnsent(userId);
  const boards = [...new Set(entries.map(({ boardId }) => boardId))].map((id) =>
    unsentOn(entries.filter(({ boardId }) => boardId === id)),
  );
  const counts = boards.map(({ unsent, conflicts, held }) => unsent.length + conflicts.length + held.length);
  return counts.reduce((sum, count) => sum + count, await countFiles(userId));
}

/** Of one board. */
function unsentOn(entries: readonly OwnedChange[]): Unsent {
  const pending = inOrder(entries).map((entry) => ({ ...entry, phase: "waiting" as const }));
  return unsentIn({ ...EMPTY, pending });
}

function inOrder(entries: readonly OwnedChange[]): OwnedChange[] {
  return entries.toSorted((a, b) => a.order - b.order);
}

function isOld(at: string): boolean {
  return Date.parse(at) < Date.now() - SENDABLE_MS;
}

/**
 * Boards that are never opened again must not fill the browser's storage. The text can be copied one last time. The
 * board that is shown lists its own old changes.
 */
async function dropStale(userId: string, shownBoardId: string | null): Promise<void> {
  const dropped = await removeUnsentBefore(Date.now() - KEPT_MS, userId, shownBoardId).catch(() => []);
  if (dropped.length === 0) return;
  toast({ message: words.staleDiscarded(dropped.length), text: textsOfAll(dropped) });
}
