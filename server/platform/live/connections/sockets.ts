/**
 * WebSockets. The handshake is accepted first and refused with a close code afterwards, so that the client
 * sees why. The only message the server acts on is pong; everything else that arrives is ignored.
 */
import type { BunRequest, Server, WebSocketHandler } from "bun";
import { CLOSE } from "../../../../contract/socket.ts";
import { badRequest } from "../../util/errors.ts";
import { UUID } from "../../util/ids.ts";
import { parseJson } from "../../util/json.ts";
import { searchParams } from "../../util/search-params.ts";
import { partOf } from "../../util/unknown-value.ts";
import { MAX_BACKLOG_BYTES, parseCursor } from "./connection.ts";
import { SocketConnection, type SocketData } from "./socket-connection.ts";

const MAX_MESSAGE_BYTES = 65_536;
/** A pong has 15 characters; anything much longer is not one. */
const MAX_PONG_LENGTH = 1024;

export interface SocketEvents {
  opened(connection: SocketConnection): void;
  closed(connection: SocketConnection): void;
  /** Called for every socket that closes, including those never admitted. */
  ended(code: number): void;
}

/** Answers an upgrade request; undefined when the socket took over. */
export function upgrade(
  request: BunRequest,
  server: Server<SocketData>,
  caller: Pick<SocketData, "session" | "address">,
): undefined {
  const data: SocketData = {
    boardId: String(partOf(request.params, "board_id")).toLowerCase(),
    ...caller,
    since: parseCursor(searchParams(request.url).get("since")),
    connection: null,
  };
  if (!server.upgrade(request, { data })) throw badRequest("This address speaks WebSocket.");
}

export function socketHandler(events: SocketEvents): WebSocketHandler<SocketData> {
  return {
    maxPayloadLength: MAX_MESSAGE_BYTES,
    backpressureLimit: MAX_BACKLOG_BYTES,
    closeOnBackpressureLimit: true,
    // The protocol's own heartbeat finds dead peers.
    idleTimeout: 0,
    sendPings: false,
    perMessageDeflate: false,
    open(socket) {
      const { session, boardId } = socket.data;
      if (!session) return socket.close(CLOSE.refused, "The token is missing, invalid or expired.");
      if (!UUID.test(boardId)) return socket.close(CLOSE.refused, "There is no such board.");
      const connection = new SocketConnection(socket, session);
      socket.data.connection = connection;
      events.opened(connection);
    },
    message(socket, message) {
      const { connection } = socket.data;
      connection?.heard();
      if (connection && typeof message === "string" && isPong(message)) connection.awaitsPong = false;
    },
    ping(socket) {
      socket.data.connection?.heard();
    },
    pong(socket) {
      socket.data.connection?.heard();
    },
    drain(socket) {
      socket.data.connection?.settle();
    },
    close(socket, code) {
      events.ended(code);
      const { connection } = socket.data;
      if (!connection) return;
      connection.isOpen = false;
      connection.settle();
      events.closed(connection);
    },
  };
}

function isPong(message: string): boolean {
  if (message === '{"type":"pong"}') return true;
  if (message.length > MAX_PONG_LENGTH) return false;
  try {
    return partOf(parseJson(message), "type") === "pong";
  } catch {
    return false;
  }
}
