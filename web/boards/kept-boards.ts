/** This browser's own list of the user's boards, and which of them it has copies of. */
import { useEffect, useState } from "react";
import { readUnsent } from "../board/outbox/browser-outbox.ts";
import { uncheckedApi } from "../session/api.ts";
import { isCookieOf } from "../session/login.ts";
import { copiedBoards } from "../storage/board-copies.ts";
import { keepList, readList } from "../storage/kept-list.ts";
import { type LoadedBoards, loadBoards, NOTHING } from "./load-boards.ts";
import { changedBoards } from "./sections.ts";

/** Somebody who opens boards by their address still finds a list that is not older than that. */
const FRESH_MS = 60 * 60_000;

export async function readBoards(userId: string): Promise<LoadedBoards | null> {
  const kept = await readList<LoadedBoards>(userId);
  return kept && withUnsent(kept.list, userId);
}

/** With what was done here and is not sent yet. */
export async function withUnsent(loaded: LoadedBoards, userId: string): Promise<LoadedBoards> {
  const changes = await readUnsent(userId).catch(() => []);
  const boards = changes.sort((a, b) => a.order - b.order).reduce(changedBoards, loaded.boards);
  return { ...loaded, boards };
}

/** Logging out, in whatever tab, has removed the list: none may be written after that. */
export function keepBoards(userId: string, loaded: LoadedBoards): void {
  if (isCookieOf(userId)) keepList(userId, loaded).catch(() => {});
}

/** Loads the list for later, unless that was done a short while ago. Nobody is asked to log in for it. */
export async function prepareList(userId: string): Promise<void> {
  const kept = await readList(userId);
  if (kept && Date.now() - kept.keptAt < FRESH_MS) return;
  keepBoards(userId, await loadBoards(userId, NOTHING, 1, uncheckedApi));
}

/** The boards that open without a network; null unless that is asked for, and until it is known. */
export function useCopied(userId: string, isAsked: boolean): ReadonlySet<string> | null {
  const [copied, setCopied] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (isAsked) copiedBoards(userId).then(setCopied, () => {});
    else setCopied(null);
  }, [userId, isAsked]);
  return copied;
}
