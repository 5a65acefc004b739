/** What an operation decides: its result, the rows to write and the events to announce. */
import type { Renumbered } from "../../../../contract/base/define.ts";
import type { EventData, EventKind, Previous } from "../../../../contract/events.ts";
import type { NewRow } from "../../../tables.ts";
import type { BoardAccess, BoardState, Caller } from "../../auth/access.ts";
import type { Guard, Write } from "../../db/db.ts";
import type { Fields } from "../../db/sql.ts";
import type { Limits } from "../../quotas/limits.ts";
import type { CardOrders } from "../card-orders.ts";
import type { Match } from "../if-match.ts";

/** What every decision is given besides its rows. */
export interface Moment {
  board: BoardState;
  /** Null for what the service does by the clock. */
  caller: Caller | null;
  now: string;
  limits: Limits;
}

/** What a decision about a request is given. */
export interface DecisionContext extends Moment {
  board: BoardAccess;
  caller: Caller;
  /** Every route that takes If-Match calls this. */
  match: Match;
  orders: CardOrders;
}

interface Extras<K extends EventKind> {
  /** The changed fields as they were. An event that creates or removes something needs none. */
  previous?: Previous<K>;
  /**
   * Events of automation rules have `user_id` null. Their cause is the first event of the decision, or none where the
   * clock has set off the rule.
   */
  bySystem?: boolean;
  renumbered?: Renumbered;
  /** The card it is about, where its data does not say. */
  cardId?: string;
  /** Of a new comment: how many are on the card or watch it. */
  concerned?: number;
  /** The number of the event that it reverses. */
  undoes?: number;
  mark?: "archived" | "restored";
}

interface AnnouncementOf<K extends EventKind> extends Extras<K> {
  type: K;
  data: EventData<K>;
}

/** Its kind decides the type of its data. */
export type Announcement = { [K in EventKind]: AnnouncementOf<K> }[EventKind];

export interface Decision<Result> {
  result: Result;
  writes: Write[];
  events: Announcement[];
  /** Changes of the board's own row. */
  board?: Partial<NewRow<"boards">> & Fields;
  /** For a decision that depends on other boards. */
  guard?: Guard;
  /**
   * By how many bytes the board grows, where it is not by what is created; null when that depends on the rest of it. What
   * creates something beside the board, such as a comment, says at least 1: with 0, what it creates is counted.
   */
  growth?: number | null;
  /** Bytes written beside the events; they count against the account's budget of event bytes. */
  recordedBytes?: number;
  /** Cards that go to the trash or come back with their column; they count against the same budget. */
  movedCards?: number;
  /** Of their texts, where that is not in `recordedBytes`. */
  movedBytes?: number;
  /** Of files in its writes; they have a budget of their own. */
  fileBytes?: number;
  /** By how much the revision grows, if by more than one: see `Limit.mostAtOnce`. */
  revisions?: number;
  /** The size of its events as JSON, where that is known without encoding them. */
  eventBytes?: number;
  /** Why matching rules were skipped. */
  skipped?: string[];
}

/** An event with the number it gets, and an id for what follows from it. */
export type NumberedAnnouncement = Announcement & { seq: number; id: string };

/** Rows that follow from the events of a commit and are written with them, such as notifications. */
export type DerivedWrites = (events: readonly NumberedAnnouncement[], moment: Moment) => Write[];

export function announce<K extends EventKind>(
  type: K,
  data: EventData<K>,
  more: Extras<K> = {},
): AnnouncementOf<K> {
  return { type, data, ...more };
}

export function unchanged<Result>(result: Result): Decision<Result> {
  return { result, writes: [], events: [] };
}
