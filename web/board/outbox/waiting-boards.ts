/**
 * Unsent changes on boards that are not shown. Those of pages that are gone are sent from here, whichever page of the
 * app is open, and so are their files; those that are too old are listed until somebody decides, and discarded in the
 * end.
 */
import { useEffect, useState } from "react";
import * as words from "#texts/outbox.tsx";
import type { OwnedChange } from "../../../client/browser/indexed-db-outbox.ts";
import { heldKeys } from "../../../client/changes/optimistic-state.ts";
import { SENDABLE_MS } from "../../../client/queue/outbox.ts";
import { resumeUploads } from "../../card/attachments/uploads.ts";
import { toast } from "../../ui/feedback/toasts.tsx";
import { openBoards } from "../session/tabs.ts";
import { textsOfAll } from "../session/texts.ts";
import { onUnsent, readUnsent, removeUnsentBefore } from "./browser-outbox.ts";

export interface WaitingBoard {
  boardId: string;
  title: string;
  count: number;
  /** Nothing on it is sent until somebody decides to. */
  isOld: boolean;
  /** How many of them wait for a decision, because somebody else has changed the same text. */
  undecided: number;
  /** How many create cards that their column did not take. */
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
      if (isOver) return;
      setBoards(byBoard(elsewhere));
      await send(elsewhere, userId).catch(() => {});
      clearTimeout(timer);
      if (elsewhere.length > 0 && !isOver) timer = setTimeout(look, LOOK_MS);
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
  const held = heldKeys(entries.toSorted((a, b) => a.order - b.order));
  const left = entries.filter(
    ({ key, at, boardId, theirs }) =>
      !theirs && !held.has(key) && !isOld(at) && !open.has(boardId) && !givenUp.has(key),
  );
  if (left.length > 0) sending ??= await import("../session/open-sessions.ts");
  const done = sending?.sendLeftovers(new Set(left.map(({ boardId }) => boardId)), userId) ?? [];
  for (const { key, boardId } of entries) if (done.includes(boardId)) givenUp.add(key);
}

function byBoard(entries: readonly OwnedChange[]): WaitingBoard[] {
  const noticeable = entries.filter(({ at }) => Date.parse(at) < Date.now() - NOTICEABLE_MS);
  const boardIds = new Set(noticeable.map(({ boardId }) => boardId));
  return [...boardIds].map((boardId) => {
    const changes = noticeable.filter((each) => each.boardId === boardId);
    const title = changes[0]?.boardTitle ?? words.aBoard;
    const undecided = changes.filter(({ theirs }) => theirs).length;
    const held = changes.filter((each) => each.held !== undefined).length;
    return {
      boardId,
      title,
      count: changes.length,
      isOld: changes.every(({ at }) => isOld(at)),
      undecided,
      held,
    };
  });
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
