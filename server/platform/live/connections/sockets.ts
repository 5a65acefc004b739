/**
 * WebSockets. The handshake is accepted first and refused with a close code afterwards, so that the client
 * sees why. The server acts on pong and, from a connection that asked for it, on looking; everything else that arrives
 * is ignored.
 */
import type { BunRequest, Server, WebSocketHandler } from "bun";
import { CLOSE } from "../../../../contract/socket.ts";
import { badRequest } from "../../util/errors.ts";
import { UUID } from "../../util/ids.ts";
import { parseJson } from "../../util/json.ts";
import { queryField } from "../../util/query-fields.ts";
import { partOf } from "../../util/unknown-value.ts";
import { MAX_BACKLOG_BYTES, parseCursor } from "./connection.ts";
import { type Looked, parseLooked } from "./looked.ts";
import { SocketConnection, type SocketData } from "./socket-connection.ts";

const MAX_MESSAGE_BYTES = 65_536;
/** The messages that are acted on are much shorter. */
const MAX_HEEDED_LENGTH = 1024;
const PONG = '{"type":"pong"}';

export interface SocketEvents {
  opened(connection: SocketConnection): void;
  closed(connection: SocketConnection): void;
  looked(connection: SocketConnection, looked: Looked): void;
  /** Called for every socket that closes, including those never admitted. */
  ended(code: number): void;
}

/** Answers an upgrade request; undefined when the socket took over. */
export function upgrade(
  request: BunRequest,
  server: Server<SocketData>,
  caller: Pick<SocketData, "session" | "address">,
): undefined {
  const { url } = request;
  const data: SocketData = {
    boardId: String(partOf(request.params, "board_id")).toLowerCase(),
    ...caller,
    ...parseCursor(queryField(url, "since"), queryField(url, "last_event_at")),
    asksLooking: queryField(url, "looking") === "true",
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
      if (!connection) return;
      connection.heard();
      const said = typeof message === "string" ? parseMessage(message) : undefined;
      if (partOf(said, "type") === "pong") connection.awaitsPong = false;
      const looked = connection.asksLooking ? parseLooked(said) : null;
      if (looked && connection.isOpen) events.looked(connection, looked);
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

/** Undefined if it is too long or no JSON. */
function parseMessage(message: string): unknown {
  if (message === PONG) return { type: "pong" };
  if (message.length > MAX_HEEDED_LENGTH) return undefined;
  try {
    return parseJson(message);
  } catch {
    return undefined;
  }
}
