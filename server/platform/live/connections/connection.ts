import { moment } from "../../../../contract/base/define.ts";
import type { Role } from "../../../../contract/boards.ts";
import type { Session } from "../../auth/token.ts";
import { wholeNumber } from "../../util/whole-number.ts";

/** The largest backlog of a connection that reads too slowly; above it, it is cut, and can resume. */
export const MAX_BACKLOG_BYTES = 4 * 1_048_576;

/** Encoded once for all connections. */
export interface Message {
  readonly text: string;
  /** How far the client has come with it: the number and time of its event. */
  readonly seq?: number;
  readonly createdAt?: string | undefined;
}

/** Whoever is sent the events of a board from some point on. */
export interface Follower {
  readonly boardId: string;
  /** The client's address, as far as it can be trusted. */
  readonly address: string;
  /** The last event that the client has: replay everything after it. Undefined for a plain connection. */
  readonly since: number | "invalid" | undefined;
  /**
   * When that event happened: another history of the board may have the same number. Empty if the client knows of no
   * event, undefined if it does not say.
   */
  readonly sinceTime: string | undefined;
  readonly isOpen: boolean;
  send(...messages: Message[]): void;
  /** From now on, whatever is published on the board. */
  listen(): void;
  /** Resolves when most of what was sent has left, or the connection is gone. */
  drained(): Promise<void>;
  close(code: number, reason: string): void;
}

/** A member listening to a board: a WebSocket or a stream of server-sent events. */
export interface Connection extends Follower {
  readonly id: string;
  readonly session: Session;
  /** Set when the connection is admitted. */
  username: string;
  role: Role;
  /** The board's event number when membership was checked; earlier removals are ignored. */
  memberSeq: number;
  /** The last removal of its user that came while it was being admitted; admitted with an older board, it has to reconnect. */
  removedSeq: number;
  /** It does not follow the board: columns come with their cards. */
  readonly isPlain: boolean;
  /** False while it is sent what it missed: then it is the log that closes it, in its turn. */
  readonly isListening: boolean;
  /** Sent, and waiting in this process. */
  readonly backlogBytes: number;
  /** Closes it without a close frame, which it would not read either, and drops its backlog. */
  cut(): void;
}

/** What a client says about the last event it has. */
export function parseCursor(
  number: string | null | undefined,
  time: string | null | undefined,
): Pick<Connection, "since" | "sinceTime"> {
  if (number === null || number === undefined) return { since: undefined, sinceTime: undefined };
  const since = wholeNumber(number) ?? "invalid";
  if (!time) return { since, sinceTime: time ?? undefined };
  const { data: sinceTime } = moment.safeParse(time);
  return { since: sinceTime === undefined ? "invalid" : since, sinceTime };
}

/** A cursor in one text: `number`, or `number@time`. */
export function parseCursorText(text: string): Pick<Connection, "since" | "sinceTime"> {
  const [number, time] = text.split("@", 2);
  return parseCursor(number, time);
}
