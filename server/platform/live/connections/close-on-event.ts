/** The events that end connections are themselves the signal to do so, after they have been sent. */
import type { BoardMember } from "../../../../contract/boards.ts";
import type { BoardEvent } from "../../../../contract/events.ts";
import { CLOSE } from "../../../../contract/socket.ts";
import type { Connection } from "./connection.ts";

type EndingEvent = Extract<BoardEvent, { type: "board.updated" | "board.member_removed" }>;

/** Only few events can end anything; the others are not even parsed. */
const ENDING = /^\{"type":"board\.(updated|member_removed|deleted)"/;

export function closesConnections(text: string): boolean {
  return ENDING.test(text);
}

export function closeConnections(text: string, connections: Iterable<Connection>): "all" | "some" {
  const [, type] = ENDING.exec(text) ?? [];
  if (type === "deleted") {
    for (const connection of connections) connection.close(CLOSE.refused, "The board is deleted.");
    return "all";
  }
  if (type === undefined) return "some";
  const event = JSON.parse(text) as EndingEvent;
  for (const connection of connections) {
    // A connection that was let in later knows better than an event from before.
    if (connection.memberAt < event.seq) endConnection(event, connection);
  }
  return "some";
}

function endConnection(event: EndingEvent, connection: Connection): void {
  if (event.type === "board.updated") takeRole(connection, event.data.members);
  else if (event.data.user_id === connection.session.userId) {
    // One that is still being let in may be a member again since: it has to ask once more.
    const isLetIn = connection.memberAt >= 0;
    if (isLetIn) connection.close(CLOSE.refused, "You are no longer a member.");
    else connection.close(CLOSE.restarting, "Your membership has changed.");
  }
}

/** Whoever has lost a role comes back with the one that is left, and misses nothing. */
function takeRole(connection: Connection, members: BoardMember[]): void {
  const role = members.find(({ user_id }) => user_id === connection.session.userId)?.role ?? connection.role;
  const isLost = connection.role === "owner" && role === "member";
  connection.role = role;
  if (isLost) connection.close(CLOSE.restarting, "Your role has changed.");
}
