/** The events that end connections are themselves the signal to do so, after they have been sent. */
import type { BoardMember } from "../../../../contract/boards.ts";
import type { BoardEvent } from "../../../../contract/events.ts";
import { CLOSE } from "../../../../contract/socket.ts";
import { decodeEvent, type EncodedEvent } from "../../event-log/event-log.ts";
import type { Connection } from "./connection.ts";

/** Few events can: all others are not even decoded. */
const CLOSING: ReadonlySet<string> = new Set<BoardEvent["type"]>([
  "board.updated",
  "board.member_removed",
  "board.deleted",
]);

export function closesConnections({ type }: EncodedEvent): boolean {
  return CLOSING.has(type);
}

export function closeConnections(encoded: EncodedEvent, connections: Iterable<Connection>): "all" | "some" {
  if (!closesConnections(encoded)) return "some";
  if (encoded.type === "board.deleted") {
    for (const connection of connections) connection.close(CLOSE.refused, "The board is deleted.");
    return "all";
  }
  let event: BoardEvent | undefined;
  for (const connection of connections)
    if (!isReplaying(connection)) apply((event ??= decodeEvent(encoded)), connection);
  return "some";
}

/** Closes a connection that is sent what it missed, if it has come to an event that ends it. */
export function closeReplaying(encoded: EncodedEvent, connection: Connection): void {
  if (encoded.type === "board.deleted") connection.close(CLOSE.refused, "The board is deleted.");
  else apply(decodeEvent(encoded), connection);
}

export function isReplaying({ memberSeq, isListening, isPlain }: Connection): boolean {
  return memberSeq >= 0 && !isListening && !isPlain;
}

function apply(event: BoardEvent, connection: Connection): void {
  // An event from before the connection was authorised is outdated.
  if (connection.memberSeq >= event.seq) return;
  if (event.type === "board.updated") takeRole(connection, event.data.members);
  else if (event.type === "board.member_removed" && event.data.user_id === connection.session.userId) {
    const isLetIn = connection.memberSeq >= 0;
    if (isLetIn) connection.close(CLOSE.refused, "You are no longer a member.");
    // Not let in yet: by the time that the connection is, they may be a member again.
    else connection.removedSeq = event.seq;
  }
}

/** A client that has lost a role reconnects with its new one and resumes. */
function takeRole(connection: Connection, members: BoardMember[]): void {
  const role = members.find(({ user_id }) => user_id === connection.session.userId)?.role ?? connection.role;
  const isLost = connection.role === "owner" && role === "member";
  connection.role = role;
  if (isLost) connection.close(CLOSE.restarting, "Your role has changed.");
}
