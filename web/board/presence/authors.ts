/** Who changed or deleted a thing last, by name: said to those whose writing is affected. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

const MAX_REMEMBERED = 500;
const names = new Map<string, string>();

export function noteAuthor(event: BoardEvent, board: FullBoard | null, myId: string): void {
  const { id } = event.data as { id?: string };
  if (!id) return;
  names.delete(id);
  // From another window.
  names.set(id, event.user_id === myId ? "You" : nameFor(event, board));
  if (names.size > MAX_REMEMBERED) names.delete(names.keys().next().value!);
}

/** As the subject of a sentence. */
export function authorOf(id: string): string {
  return names.get(id) ?? "Somebody";
}

export function nameFor({ user_id }: BoardEvent, board: FullBoard | null): string {
  if (user_id === null) return "A rule";
  const member = board?.members.find((each) => each.user_id === user_id);
  return member ? nameOf(member.user) : "Somebody";
}
