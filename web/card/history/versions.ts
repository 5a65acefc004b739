/** The versions of a card's description, from its events. Pure. */
import type { BoardEvent, EventKind } from "../../../contract/events.ts";

/** Only events of these kinds can change a description. */
export const DESCRIBING: readonly EventKind[] = ["card.created", "card.updated"];

export interface Version {
  /** The number of the event that it came with. */
  seq: number;
  text: string;
  /** What the text was until then. */
  before: string;
  at: string;
  userId: string | null;
}

/** Newest first, like the events. */
export function versionsOf(newestFirst: readonly BoardEvent[]): Version[] {
  return newestFirst.flatMap((event) => versionOf(event) ?? []);
}

export function isDescribed(event: BoardEvent): boolean {
  return versionOf(event) !== null;
}

/** Whether the description was another one before. Pure. */
export function hasEarlierText(newestFirst: readonly BoardEvent[]): boolean {
  return versionsOf(newestFirst).some(({ before }) => before !== "");
}

function versionOf(event: BoardEvent): Version | null {
  if (event.type !== "card.created" && event.type !== "card.updated") return null;
  const { seq, timestamp: at, user_id: userId, data, previous, restored } = event;
  const isFirst = event.type === "card.created" && !restored && Boolean(data.description);
  if (!isFirst && previous?.description === undefined) return null;
  return { seq, at, userId, text: data.description ?? "", before: previous?.description ?? "" };
}
