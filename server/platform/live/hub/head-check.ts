/**
 * Compares the numbers of watched boards with the database at intervals, so that an event that was never announced is
 * late, not lost, and a database that went back in time is noticed.
 * Unless all boards are to be checked (interval-check.ts), each check covers a limited number of them, which take turns,
 * so that its cost does not grow with the boards watched here.
 */

import { DatabaseUnavailable, type DbReader } from "../../db/db.ts";
import { encodedEvent } from "../../event-log/event-log.ts";
import type { Log } from "../../observability/log.ts";
import { createRounds, type Rounds } from "../../scheduling/rounds.ts";
import type { Bus } from "../bus/bus.ts";
import { createIntervalCheck, type IntervalCheck } from "../interval-check.ts";
import type { Channel } from "./channel.ts";
import type { Healer } from "./healer.ts";
import type { HubCounts } from "./hub-counts.ts";
import { readPage } from "./log-pages.ts";
import { type Head, queryOf, readHeads } from "./read-heads.ts";
import { findLost, type RecentCommit, type RecentCommits } from "./recent-commits.ts";

const INTERVAL_MS = { listening: 2000, polling: 500, alone: 5000 };
/** Boards of one statement. */
const AT_ONCE = 500;

export interface HeadCheckOptions {
  db: DbReader;
  log: Log;
  counts: HubCounts;
  healer: Healer;
  channels: ReadonlyMap<string, Channel>;
  recent: RecentCommits;
  /** The database does not have a change that this process has committed, on a board that nobody watches here. */
  lost(commit: RecentCommit): void;
  /** The database, now at `seq`, does not have the events that were sent. */
  wentBack(channel: Channel, seq: number): void;
}

export class HeadCheck {
  readonly #options: HeadCheckOptions;
  readonly #rounds: Rounds<Channel>;
  readonly #check: IntervalCheck;
  /** How often a lost connection gave reason to doubt that the database still has every event sent. */
  #doubts = 0;
  /** For how many of them the commits on unwatched boards have been checked. */
  #checkedDoubts = 0;

  constructor(options: HeadCheckOptions) {
    this.#options = options;
    this.#rounds = createRounds(options.channels);
    this.#check = createIntervalCheck({
      db: options.db,
      intervalMs: INTERVAL_MS,
      run: (isForAll) => this.#run(isForAll ? options.channels.size : AT_ONCE),
    });
  }

  /** Published events may have been missed: the next tick asks the database. */
  soon(): void {
    this.#check.soon();
  }

  /** Another server may answer from now on, without every event that was sent: checked as soon as one answers. */
  recheckHeads(): void {
    this.#doubts++;
    for (const channel of this.#options.channels.values()) channel.doubt();
    this.soon();
  }

  tick(bus: Bus): void {
    this.#check.tick(bus).catch((error) => this.#failed(error));
  }

  async #run(most: number): Promise<void> {
    const { counts } = this.#options;
    let behind = 0;
    for (let left = most; left > 0; left -= AT_ONCE) {
      const some = this.#rounds.next(Math.min(left, AT_ONCE));
      behind += await this.#checkSome(some.filter(({ head }) => head !== null));
    }
    counts.behind = behind;
    // If it fails, it is part of the next check again, and watched boards need not be checked more often.
    await this.#checkRecent().catch((error) => this.#failed(error));
  }

  #failed(error: unknown): void {
    const { log, counts } = this.#options;
    counts.headChecksFailed++;
    log.debug("event numbers could not be read", { reason: String(error) });
  }

  /** How many events the database was ahead. */
  async #checkSome(watched: readonly Channel[]): Promise<number> {
    if (watched.length === 0) return 0;
    const { db, counts } = this.#options;
    const known = new Map(watched.map((channel) => [channel, channel.lastSent]));
    const doubts = this.#doubts;
    const heads = await readHeads(db, watched.map(queryOf));
    counts.headChecks++;
    let behind = 0;
    let failure: DatabaseUnavailable | undefined;
    // If another connection was lost during the read, the result may come from the failed server.
    const isSettled = this.#doubts === doubts;
    for (const [channel, knownSeq] of known) {
      const head = heads.get(channel.boardId);
      if (head instanceof DatabaseUnavailable) failure = head;
      else {
        behind += Math.max(0, (head?.seq ?? 0) - channel.lastSent);
        await this.#compare(channel, head, { knownSeq, isSettled });
      }
    }
    // Boards that could not be asked about are asked about in their turn; no others wait for them.
    if (failure) this.#failed(failure);
    return behind;
  }

  /** Boards that nobody watches here: whether the database still has what this process has committed on them. */
  async #checkRecent(): Promise<void> {
    const { db, channels, recent, lost } = this.#options;
    const doubts = this.#doubts;
    if (doubts === this.#checkedDoubts) return;
    const unwatched = recent.list().filter(({ boardId }) => (channels.get(boardId)?.head ?? null) === null);
    for (const commit of await findLost(db, unwatched)) lost(commit);
    // If another connection was lost during the read, the result may come from the failed server.
    if (this.#doubts === doubts) this.#checkedDoubts = doubts;
  }

  async #compare(
    channel: Channel,
    head: Head | undefined,
    { knownSeq, isSettled }: { knownSeq: number; isSettled: boolean },
  ): Promise<void> {
    const { wentBack } = this.#options;
    const disagrees = channel.disagrees(head?.log ?? []);
    if (isSettled) channel.doubtedFrom = null;
    if (!head) announceDeletion(channel);
    else if (disagrees) wentBack(channel, head.seq);
    else if (head.seq > channel.lastSent) await this.#catchUp(channel, head.seq);
    else if (head.seq < knownSeq) wentBack(channel, head.seq);
  }

  /** The log has everything up to `seq`, or it has lost something: then nothing will ever fill the gap. */
  async #catchUp(channel: Channel, seq: number): Promise<void> {
    const { db, healer, wentBack } = this.#options;
    await healer.heal(channel);
    if (channel.lastSent >= seq) return;
    const [next] = await readPage(db, channel.boardId, channel.lastSent);
    if (next?.seq !== channel.lastSent + 1) wentBack(channel, seq);
  }
}

/** The board is deleted and its log with it: its last event is sent without its author. */
function announceDeletion(channel: Channel): void {
  const row = {
    board_id: channel.boardId,
    seq: channel.lastSent + 1,
    type: "board.deleted",
    user_id: null,
    data: JSON.stringify({ id: channel.boardId }),
    previous: null,
    renumbered: null,
    idempotency_key: null,
    via: null,
    created_at: new Date().toISOString(),
    first_seq: channel.lastSent + 1,
    about_id: null,
    subject_id: null,
    cause: null,
    undoes: null,
    mark: null,
  };
  channel.receive(encodedEvent(row));
}
