/** Texts whose places are not on the board any more, and what became of these: from the log. */
import { useSyncExternalStore } from "react";
import { deletedEarlier } from "#texts/lost-text.tsx";
import { isLocal } from "../../../client/changes/local-id.ts";
import { withTimeout } from "../../../client/util/pause.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { loadEvents } from "../../activity/feed/load-events.ts";
import { draftsOn, type PlacedText } from "../../drafts/drafts.ts";
import { currentPath } from "../../installation.ts";
import { parsePath } from "../../router.ts";
import { api } from "../../session/api.ts";
import { createListeners } from "../../util/listeners.ts";
import { lastRemoval, whoDid } from "../presence/find-change.ts";
import { realId } from "../state/local-ids.ts";
import {
  addPlaces,
  deletedBy,
  type Here,
  idsOn,
  type LostPlace,
  lostTexts,
  placeOf,
  shown,
} from "./deleted-while-writing.ts";

const KINDS = ["card.deleted", "column.deleted", "checklist.deleted", "checklist_item.deleted"] as const;
/** The texts are shown then, whatever is known. */
const PATIENCE_MS = 5000;
/** Of those that are looked for one by one. */
const MOST_CARDS = 5;
const MOST_COLUMNS = 3;

const listeners = createListeners();
let isLooking = false;

/**
 * Shows what was deleted while the board was not open here, or was not dismissed on the page that is gone, with as much
 * as the log tells.
 */
export async function showDeletedEarlier(board: FullBoard, here: Here): Promise<void> {
  const there = idsOn(board);
  // Something created here may not be on the board yet.
  const texts = draftsOn(board.id).filter(({ id }) => !there.has(id) && !shown.has(id) && !isLocal(id));
  if (texts.length === 0) return;
  for (const { id } of texts) shown.add(id);
  look(true);
  const found = await placesOf(board, texts, here);
  const route = parsePath(currentPath());
  if (route.view === "board" && realId(route.boardId) === board.id)
    addPlaces(found.filter((place) => lostTexts(place).length > 0));
  // When the board is opened again.
  else for (const { id } of texts) shown.delete(id);
  look(false);
}

/** Whether it is being found out what became of something. */
export function useIsLooking(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isLooking);
}

function look(now: boolean): void {
  isLooking = now;
  listeners.notify();
}

/** By what deleted them; whatever the log does not tell comes last. */
async function placesOf(board: FullBoard, texts: PlacedText[], here: Here): Promise<LostPlace[]> {
  const places: LostPlace[] = [];
  let left = texts;
  const take = async (event: BoardEvent, before: FullBoard) => {
    const ids = deletedBy(event, before, "someone")?.ids;
    const own = left.filter(({ id }) => ids?.has(id));
    if (own.length === 0) return;
    const deleted = deletedBy(event, before, await whoDid(event, board, here.userId));
    if (!deleted) return;
    left = left.filter((text) => !own.includes(text));
    places.push(placeOf(event, deleted, { texts: own, session: here.session }));
  };
  const look = async () => {
    const { events } = await loadEvents(board.id, { kinds: KINDS }, Number.MAX_SAFE_INTEGER);
    let columns = 0;
    // Newest first: what had come back was removed by the last of them.
    for (const event of events) {
      if (left.length === 0) return;
      const isAsked = event.type === "column.deleted" && left.some(({ id }) => id !== event.data.id);
      if (isAsked) columns++;
      const isPast = columns > MOST_COLUMNS;
      // It may have come back and gone with a column that was not asked about.
      if (isPast && event.type === "card.deleted") continue;
      await take(event, isAsked && !isPast ? await boardBefore(event) : board);
    }
    for (const { id } of left.slice(0, MOST_CARDS)) {
      const removed = await lastRemoval(board.id, id);
      if (removed) await take(removed, board);
    }
  };
  await withTimeout(
    look().catch(() => {}),
    PATIENCE_MS,
  );
  const untold = { boardId: board.id, seq: board.seq, title: deletedEarlier, texts: left };
  return left.length > 0 ? [...places, untold] : [...places];
}

/** What went with its column is told only by this. */
function boardBefore({ board_id, seq }: BoardEvent): Promise<FullBoard> {
  return api.getBoard({ board_id, at: seq - 1 });
}
