/** What a board session needs, and what it publishes. */
import type { LiveBoard, LiveStatus } from "../../../client/live-board.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import type { Outbox } from "../outbox/page-outbox.ts";
import type { Conflict } from "../state/conflicts.ts";
import type { Operation } from "../state/operations.ts";
import type { LocalChange, Pending } from "../state/optimistic-state.ts";
import type { LogPage } from "../undo/own-log.ts";
import type { Uploads } from "./awaited-uploads.ts";
import type { SharedLive } from "./shared-live.ts";
import type { Tabs } from "./tabs.ts";

/** What the page renders; a new object whenever anything in it changes. */
export interface BoardView {
  board: FullBoard | null;
  status: LiveStatus;
  /** It is this browser's own copy of the board, which the service has not confirmed yet. */
  isCopy: boolean;
  /** User id to name. */
  online: ReadonlyMap<string, string>;
  /** Who is looking at which card, by card. */
  lookers: LiveBoard["lookers"];
  /** Changes that the service has not accepted yet, in order; without those that wait for a decision. */
  unsent: readonly LocalChange[];
  /** The same, and those whose event has not arrived yet, with the ids that are known by now. */
  pending: readonly Pending[];
  /** The cards that those changes create or modify. */
  unsentCards: ReadonlySet<string>;
  /** Texts that wait for a decision, because somebody else has changed the same. */
  conflicts: readonly Conflict[];
  /** Too old to be sent without asking: the service may have forgotten their keys. */
  expired: readonly LocalChange[];
}

export interface SessionOptions {
  boardId: string;
  userId: string;
  tabs: Tabs;
  /** Of all tabs. */
  live: SharedLive;
  outbox: Outbox;
  /** The pictures in its texts that are on their way. */
  uploads: Uploads;
  send: (operation: Operation, key: string) => Promise<unknown>;
  /** The number of the board's latest event. */
  head: () => Promise<number>;
  /** Resolves once somebody is logged in (again). */
  login: () => Promise<void>;
  /** A page of this user's events on the board, newest first. */
  ownEvents: (before: number) => Promise<LogPage>;
  eventAt: (seq: number) => Promise<BoardEvent | null>;
  /** What somebody did, without who: "moved “Fix login” to Done". */
  describe: (event: BoardEvent) => string;
  /** Goes to what the event is about. */
  show: (event: BoardEvent) => void;
  say: (message: Toast) => () => void;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  /** An event has arrived; `before` is the board without it. */
  onEvent: (event: BoardEvent, before: FullBoard | null) => void;
  /** The service has refused a change that this tab has sent, whichever tab it was made in. */
  onRefused: (entry: LocalChange, message: Toast) => void;
  /** The tab in which it was made has shown the message. */
  onSaid: (entry: LocalChange) => void;
  /** The service has assigned an id to something created here; null if it never will. */
  onId: (local: string, real: string | null) => void;
}
