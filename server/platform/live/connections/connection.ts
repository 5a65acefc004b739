import type { Role } from "../../../../contract/boards.ts";
import type { Session } from "../../auth/token.ts";
import { wholeNumber } from "../../util/whole-number.ts";

/** The largest backlog of a connection that reads too slowly; above it, it is cut, and can resume. */
export const MAX_BACKLOG_BYTES = 4 * 1_048_576;

/** Encoded once for all connections. */
export interface Message {
  readonly text: string;
  /** How far the client has come with it. */
  readonly seq?: number;
}

/** Somebody listening to a board: a WebSocket or a stream of server-sent events. */
export interface Connection {
  readonly id: string;
  readonly boardId: string;
  readonly session: Session;
  /** The client's address, as far as it can be trusted. */
  readonly address: string;
  /** Set when the connection is admitted. */
  username: string;
  role: Role;
  /** The board's event number when membership was checked; earlier removals are ignored. */
  memberAt: number;
  /** The last event that the client has: replay everything after it. Undefined for a plain connection. */
  readonly since: number | "invalid" | undefined;
  /** It does not follow the board: columns come with their cards. */
  readonly isPlain: boolean;
  readonly isOpen: boolean;
  /** False while it is sent what it missed: then it is the log that closes it, in its turn. */
  readonly isListening: boolean;
  /** Sent, and waiting in this process. */
  readonly backlogBytes: number;
  send(...messages: Message[]): void;
  /** From now on, whatever is published on the board. */
  listen(): void;
  /** Resolves when most of what was sent has left, or the connection is gone. */
  drained(): Promise<void>;
  close(code: number, reason: string): void;
  /** Closes it without a close frame, which it would not read either, and drops its backlog. */
  cut(): void;
}

/** The number of the last event a client has, as it says so. */
export function parseCursor(given: string | null | undefined): Connection["since"] {
  if (given === null || given === undefined) return undefined;
  return wholeNumber(given) ?? "invalid";
}
