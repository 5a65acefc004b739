/** What the ways of receiving the events of a board have in common. */
import type { BoardEvent } from "../contract/events.ts";
import type { ControlMessage, Looking, PresenceMessage, UserLooking } from "../contract/socket.ts";

export type Message = BoardEvent | PresenceMessage | UserLooking | ControlMessage;

export interface ConnectionEnd {
  code?: number;
  reason?: string;
}

export interface BoardConnection {
  pong(): void;
  /** Nothing happens where nobody can be told. */
  look(looking: Looking): void;
  close(): void;
}

/** The service pings every 30 seconds; a connection that is silent for longer is dead. */
export const SILENCE_MS = 45_000;
