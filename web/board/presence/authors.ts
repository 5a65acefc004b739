/** Who last changed or deleted something, by name, for those whose text is affected. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

const MAX_REMEMBERED = 500;
const names = new Map<string, string>();

export function noteAuthor(event: BoardEvent, board: FullBoard | null, myId: string): void {
  const id = "id" in event.data ? event.data.id : undefined;
  if (!id) return;
  names.delete(id);
  // In another window.
  names.set(id, event.user_id === myId ? "You" : nameFor(event, board));
  const [oldest] = names.keys();
  if (names.size > MAX_REMEMBERED && oldest !== undefined) names.delete(oldest);
}

/** As the subject of a sentence. */
export function authorOf(id: string): string {
  return names.get(id) ?? "Someone";
}

export function nameFor({ user_id }: BoardEvent, board: FullBoard | null): string {
  if (user_id === null) return "A rule";
  const member = board?.members.find((each) => each.user_id === user_id);
  return member ? nameOf(member.user) : "Someone";
}
