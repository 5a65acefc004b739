/** Who last changed or deleted something, for those whose text is affected. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

/** By name, if it is somebody else whose name is known. */
export type Author = { name: string } | "you" | "rule" | "someone";

const MAX_REMEMBERED = 500;
const authors = new Map<string, Author>();

export function noteAuthor(event: BoardEvent, board: FullBoard | null, myId: string): void {
  const id = "id" in event.data ? event.data.id : undefined;
  if (!id) return;
  authors.delete(id);
  // In another window.
  authors.set(id, event.user_id === myId ? "you" : authorIn(event, board));
  const [oldest] = authors.keys();
  if (authors.size > MAX_REMEMBERED && oldest !== undefined) authors.delete(oldest);
}

export function authorOf(id: string): Author {
  return authors.get(id) ?? "someone";
}

export function authorIn({ user_id }: BoardEvent, board: FullBoard | null): Author {
  if (user_id === null) return "rule";
  const member = board?.members.find((each) => each.user_id === user_id);
  return member ? { name: nameOf(member.user) } : "someone";
}
