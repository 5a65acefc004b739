/** What the tabs with the same board tell each other. */

import type { LiveStatus } from "../../../client/live-board.ts";
import type { Looker } from "../../../client/lookers.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { Looking } from "../../../contract/socket.ts";
import type { LocalChange, Pending } from "../state/optimistic-state.ts";
import type { Texts } from "../state/seen-texts.ts";
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

/** The changes that one tab knows of. */
export interface KnownChanges {
  pending: readonly Pending[];
  expired: readonly LocalChange[];
  ids: ReadonlyMap<string, string>;
}

type Message =
  /** A new tab asks the one that leads for everything; it has the board as of this event, or none. */
  | { type: "hello"; seq: number | null; last_event_at: string | null }
  | ({ type: "changes" } & KnownChanges)
  /** The connection has changed; `board` where no event leads there. */
  | { type: "live"; seen: Seen; board?: FullBoard; event?: BoardEvent }
  | { type: "look"; card_id: Looking["card_id"]; editing: Looking["editing"] }
  /** Changes were made, found, or are to be sent although they are old. */
  | { type: "begun"; entries: readonly LocalChange[] }
  /** A page that does not have the board open has stored a change of it. */
  | { type: "stored" }
  | { type: "accepted"; key: string; answer: unknown }
  | { type: "refused"; key: string; error: SentError }
  /** Somebody else has changed the text that it overwrites. */
  | { type: "clashed"; key: string; theirs: Texts }
  /** The tab in which the refused change was made has told the user. */
  | { type: "said"; key: string }
  | { type: "withdrawn"; key: string }
  /** It has become too old to be sent without asking. */
  | { type: "aged"; key: string }
  | { type: "reached"; keys: readonly string[]; seq: number };

export type TabMessage = Message & { from?: string };
