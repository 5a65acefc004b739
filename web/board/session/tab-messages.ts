/** What the tabs with the same board tell each other. */

import type { LiveStatus } from "../../../client/live-board.ts";
import type { Looker } from "../../../client/lookers.ts";
import type { QueueMessage } from "../../../client/queue/queue-options.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { Looking } from "../../../contract/socket.ts";
import type { SentError } from "./sent-error.ts";

/** The connection, as the tab that leads sees it. */
export interface Seen {
  status: LiveStatus;
  isCopy: boolean;
  /** The status of the response that ended it. */
  refusedWith: number | null;
  online: ReadonlyMap<string, string>;
  lookers: ReadonlyMap<string, readonly Looker[]>;
}

type Message =
  | QueueMessage
  /** A new tab asks the one that leads for everything; it has the board as of this event, or none. */
  | { type: "hello"; seq: number | null; last_event_at: string | null }
  /** The connection has changed; `board` where no event leads there. */
  | { type: "live"; seen: Seen; board?: FullBoard; event?: BoardEvent }
  | { type: "look"; card_id: Looking["card_id"]; editing: Looking["editing"] }
  /** A page that does not have the board open has stored a change of it. */
  | { type: "stored" }
  | { type: "refused"; key: string; error: SentError }
  /** The tab in which the refused change was made has told the user. */
  | { type: "said"; key: string };

export type TabMessage = Message & { from?: string };
