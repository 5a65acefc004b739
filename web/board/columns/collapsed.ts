/** Which columns of a board are collapsed: a choice of each person, kept on this device. */
import { useSyncExternalStore } from "react";
import { INSTALLATION } from "../../installation.ts";
import { createListeners } from "../../util/listeners.ts";
import { realId } from "../state/local-ids.ts";

const listeners = createListeners();

export interface Place {
  userId: string;
  boardId: string;
  columnId: string;
}

export function useCollapsed(place: Place): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isCollapsed(place));
}

export function isCollapsed(place: Place): boolean {
  return idsAt(place).includes(realId(place.columnId));
}

export function setCollapsed(place: Place, collapsed: boolean): void {
  const id = realId(place.columnId);
  const others = idsAt(place).filter((each) => each !== id);
  const ids = collapsed ? [...others, id] : others;
  if (ids.length > 0) localStorage.setItem(keyOf(place), ids.join());
  else localStorage.removeItem(keyOf(place));
  listeners.notify();
}

function idsAt(place: Place): string[] {
  return (localStorage.getItem(keyOf(place)) ?? "").split(",");
}

function keyOf({ userId, boardId }: Place): string {
  return `${INSTALLATION}-collapsed:${userId}:${boardId}`;
}
