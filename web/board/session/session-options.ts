/** What a board session needs, and what it publishes. */

import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import type { LiveBoard, LiveStatus } from "../../../client/live-board.ts";
import type { QueueOptions, QueueView } from "../../../client/queue/queue-options.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { Toast } from "../../ui/feedback/toasts.tsx";
import type { LogPage } from "../undo/own-log.ts";
import type { RuleChange, UnloggedStore } from "../undo/unlogged.ts";
import type { SharedLive } from "./shared-live.ts";
import type { Tabs } from "./tabs.ts";

/** What the page renders; a new object whenever anything in it changes. */
export interface BoardView extends QueueView {
  board: FullBoard | null;
  status: LiveStatus;
  /** It is this browser's own copy of the board, which the service has not confirmed yet. */
  isCopy: boolean;
  /** User id to name. */
  online: ReadonlyMap<string, string>;
  /** Who is looking at which card, by card. */
  lookers: LiveBoard["lookers"];
}

export interface SessionOptions extends Omit<QueueOptions, "peers" | "live"> {
  boardId: string;
  userId: string;
  tabs: Tabs;
  /** Of all tabs. */
  live: SharedLive;
  /** A page of this user's events on the board or on a card, newest first. */
  ownEvents: (before: number, cardId?: string) => Promise<LogPage>;
  eventAt: (seq: number) => Promise<BoardEvent | null>;
  /** What somebody did, without who: "moved “Fix login” to Done". */
  describe: (event: BoardEvent) => string;
  /** Until then, `describe` may know no better than "a change". */
  wordsLoaded: () => Promise<void>;
  /** Goes to what the event is about. */
  show: (event: BoardEvent) => void;
  /** What this user has changed that has no events, and how to change it back: that resolves to why it cannot be, or to null. */
  unlogged: UnloggedStore;
  changeRule: (change: RuleChange) => Promise<string | null>;
  say: (message: Toast) => () => void;
  /** Shows the changes that wait for a decision. */
  decide: () => void;
  /** An event has arrived; `before` is the board without it. */
  onEvent: (event: BoardEvent, before: FullBoard | null) => void;
  /** The service has refused a change that this tab has sent, whichever tab it was made in; `dropped` has it, too. */
  onRefused: (entry: LocalChange, message: Toast, dropped: readonly LocalChange[]) => void;
  /** The tab in which it was made has shown the message. */
  onSaid: (entry: LocalChange) => void;
}
