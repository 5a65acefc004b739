/** What a queue of changes needs, and what it reports. */
import type { Operation } from "../changes/operations.ts";
import type { LocalChange, Pending } from "../changes/optimistic-state.ts";
import type { Texts } from "../changes/seen-texts.ts";
import type { Unsent } from "../changes/unsent.ts";
import type { LiveBoard } from "../live-board.ts";
import type { Uploads } from "./awaited-uploads.ts";
import type { Outbox } from "./outbox.ts";

export interface QueueOptions {
  /** The connection: when the board is live, so is the service. */
  live: Pick<LiveBoard, "board" | "status" | "subscribe">;
  outbox: Outbox;
  peers: Peers;
  /** The files in its texts that are still being uploaded: it is sent after them. */
  uploads?: Uploads;
  send: (operation: Operation, key: string) => Promise<unknown>;
  /** The number of the board's latest event. */
  head: () => Promise<number>;
  /** Resolves once the user is logged in (again); rejects if nothing can be sent any more. */
  login: () => Promise<void>;
  wait: (ms: number) => Promise<void>;
  now: () => number;
  /** It waits to be sent, perhaps again after a refusal. */
  onWaiting?: (entry: LocalChange) => void;
  /** The service has assigned an id to something created here; null if it never will. */
  onId?: (local: string, real: string | null) => void;
}

export interface QueueHooks {
  /** Something that is shown has changed. */
  changed: () => void;
  /** The service has accepted the change, or it was rolled back. */
  decided: (key: string, accepted: boolean) => void;
  /** The service has refused the change, which is still pending: the owner of the queue rolls it back. */
  refused: (entry: Pending, error: unknown) => void;
  /** It waits for a decision: somebody else has changed the text that it overwrites, or it is held. */
  clashed: (key: string) => void;
}

/** What is shown of a queue. */
export interface QueueView extends Unsent {
  /** Those that are unsent, and those whose event has not arrived yet, with the ids that are known by now. */
  pending: readonly Pending[];
  /** The cards that the unsent changes create or modify. */
  unsentCards: ReadonlySet<string>;
  /** Too old to be sent without asking: the service may have forgotten their keys. */
  expired: readonly LocalChange[];
}

/** Other pages that show the same board and share its outbox. One of all leads: it sends the changes of all. */
export interface Peers {
  readonly leads: boolean;
  post(message: QueueMessage): void;
}

/** For a process that has the outbox to itself. */
export const ALONE: Peers = { leads: true, post: () => {} };

/** The changes that one page knows of. */
export interface KnownChanges {
  pending: readonly Pending[];
  expired: readonly LocalChange[];
  ids: ReadonlyMap<string, string>;
}

export type QueueMessage =
  | ({ type: "changes" } & KnownChanges)
  /** Changes were made, found, or are to be sent although they are old. */
  | { type: "begun"; entries: readonly LocalChange[] }
  | { type: "accepted"; key: string; answer: unknown }
  /** Somebody else has changed the text that it overwrites. */
  | { type: "clashed"; key: string; theirs: Texts }
  /** The service did not take it where it was put; why, in words. */
  | { type: "held"; key: string; held: string }
  /** It is sent after all, as another change. */
  | { type: "released"; key: string; next: LocalChange }
  | { type: "withdrawn"; key: string }
  /** It has become too old to be sent without asking. */
  | { type: "aged"; key: string }
  | { type: "reached"; keys: readonly string[]; seq: number };
