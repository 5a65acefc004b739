/**
 * Brings every event of every watched board to everyone connected here, once and in order.
 *
 * Events come from three sources: changes made in this process, the bus, and the log in the database. The log is the
 * source of truth; the other two only make it fast. A gap is filled from the log after a short wait (healer.ts), and a
 * head check finds events that were never announced (head-check.ts). So an event can be late but not lost, and no
 * client has to reconnect.
 *
 * A connection is put on its channel before it is authorised, so that whatever happens in between (its removal from the
 * board, for one) finds it there.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import type { DbReader } from "../../db/db.ts";
import { hasJumped } from "../../event-log/after-restore.ts";
import { type EncodedEvent, parseEncoded } from "../../event-log/event-log.ts";
import type { Bus } from "../bus/bus.ts";
import { createConnectionAuthorizer } from "../connections/authorize-connections.ts";
import { closeConnections, closeReplaying } from "../connections/close-on-event.ts";
import type { Connection, Message } from "../connections/connection.ts";
import type { Reports } from "../connections/report-failure.ts";
import type { ShareSource } from "../public/share-source.ts";
import type { Watcher } from "../public/watcher.ts";
import { type AdmitContext, admit } from "./admit.ts";
import { createWatcherAdmission, type WatcherAdmission } from "./admit-watcher.ts";
import { Channel } from "./channel.ts";
import { HeadCheck } from "./head-check.ts";
import { Healer } from "./healer.ts";
import { createHubCounts } from "./hub-counts.ts";
import { connectionsOf, PlainFeeds, type PlainFeedsOptions } from "./plain/plain-feeds.ts";
import { createRecentCommits } from "./recent-commits.ts";
import { sendResync } from "./resume.ts";

const TICK_MS = 250;
/** How long the channel of an unwatched board is kept for clients that reconnect. */
const LINGER_MS = 30_000;
/** Larger events are only hinted at on the bus. */
const MAX_BUS_CHARACTERS = 64_000;

export type Audience = "following" | "plain" | "looking";

export interface HubOptions extends Reports, Pick<PlainFeedsOptions, "plainEvents" | "readBoard"> {
  db: DbReader;
  shares: ShareSource;
  /**
   * Sends to all connections of this process that listen to the board: those that follow it, the plain ones, or those
   * that asked who is looking at which card.
   */
  publish(boardId: string, message: Message, to: Audience): void;
  /** Another instance has announced an event. */
  onHeard(boardId: string, text: string): void;
  /** Much has been sent to this connection alone. */
  sent(connection: Connection): void;
}

export class Hub {
  readonly channels = new Map<string, Channel>();
  readonly counts = createHubCounts();
  readonly #options: HubOptions;
  readonly #healer: Healer;
  readonly #plainFeeds: PlainFeeds;
  readonly #headCheck: HeadCheck;
  readonly #recent = createRecentCommits();
  readonly #admitContext: AdmitContext;
  readonly #admitWatcher: WatcherAdmission;
  #bus: Bus | null = null;
  #timer: Timer | null = null;

  constructor(options: HubOptions) {
    const { db, log, outages, sent } = options;
    const { counts, channels } = this;
    const healer = new Healer(options, counts);
    const wentBack = (channel: Channel, seq: number) => this.#wentBack(channel, seq);
    this.#options = options;
    this.#healer = healer;
    this.#plainFeeds = new PlainFeeds({
      ...options,
      publish: (boardId, message) => options.publish(boardId, message, "plain"),
      deleted: (channel) => this.#forget(channel),
    });
    this.#headCheck = new HeadCheck({
      ...{ db, log, counts, healer, channels, wentBack },
      recent: this.#recent,
      lost: ({ boardId, seq }) => this.#reportLost({ board_id: boardId, committed: seq }),
    });
    const backfill = { db, counts, healer, sent, reaches: () => true, replayed: closeReplaying };
    this.#admitWatcher = createWatcherAdmission({
      ...{ db, log, outages, counts, healer, wentBack },
      shares: options.shares,
    });
    const authorize = createConnectionAuthorizer(db);
    this.#admitContext = { log, outages, healer, backfill, authorize, wentBack };
  }

  start(bus: Bus): void {
    this.#bus = bus;
    this.#timer = setInterval(() => this.#tick(bus), TICK_MS);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Events of a change that this process has just committed. */
  committed(boardId: string, events: readonly EncodedEvent[]): void {
    this.counts.committed += events.length;
    const last = events.at(-1);
    if (last) this.#recent.add({ boardId, seq: last.seq, at: last.createdAt });
    for (const event of events) {
      this.#receive(boardId, event);
      const isSmall = event.text.length <= MAX_BUS_CHARACTERS;
      this.#bus?.publish(`board:${boardId}`, isSmall ? `e${event.seq} ${event.text}` : `e${event.seq}`);
    }
  }

  /** A message without a number, to everyone on the board, on every instance. */
  broadcast(boardId: string, text: string): void {
    this.#publishToAll(boardId, { text });
    this.#bus?.publish(`board:${boardId}`, `m${text}`);
  }

  /** A message without a number, to those on the board who asked who is looking at which card. */
  broadcastLooking(boardId: string, text: string): void {
    this.#options.publish(boardId, { text }, "looking");
    this.#bus?.publish(`board:${boardId}`, `l${text}`);
  }

  /** A message of another instance: an event, or a hint at one in the log, or what it broadcasts. */
  heard(boardId: string, message: string): void {
    if (message.startsWith("m")) return this.#publishToAll(boardId, { text: message.slice(1) });
    if (message.startsWith("l")) return this.#options.publish(boardId, { text: message.slice(1) }, "looking");
    this.counts.fromBus++;
    const [, number, text] = /^e(\d+)(?: (.*))?$/s.exec(message) ?? [];
    if (number === undefined) return;
    const seq = Number(number);
    if (text !== undefined) {
      this.#options.onHeard(boardId, text);
      return this.#receive(boardId, parseEncoded(seq, text));
    }
    const channel = this.channels.get(boardId);
    if (channel?.receiveHint(seq)) this.#healer.healSoon(channel);
  }

  /** A user's names have changed, which no event tells. */
  profileChanged(userId: string): void {
    for (const { plainFeed } of this.channels.values()) plainFeed?.profileChanged(userId);
  }

  /** Lets a connection in: refused with 1008, or listening from here on, after what it missed. */
  async join(connection: Connection): Promise<boolean> {
    const channel = this.#channel(connection.boardId);
    channel.connections.add(connection);
    if (!connection.isPlain) return admit(this.#admitContext, channel, connection);
    channel.plainCount++;
    return this.#plainFeeds.of(channel).whileArriving(() => admit(this.#admitContext, channel, connection));
  }

  leave(connection: Connection): void {
    const channel = this.channels.get(connection.boardId);
    if (!channel?.connections.delete(connection)) return;
    if (connection.isPlain && --channel.plainCount === 0) this.#plainFeeds.end(channel);
    this.#left(channel);
  }

  /** Admits somebody with a public link, who is not connected to the board in any other sense. */
  async watch(watcher: Watcher): Promise<void> {
    const channel = this.#channel(watcher.boardId);
    channel.watchers.add(watcher);
    await this.#admitWatcher(channel, watcher);
  }

  /** Resolves when those who watch the board are near enough to its last change for the next one; undefined if they are. */
  roomForChanges(boardId: string): Promise<void> | undefined {
    return this.channels.get(boardId)?.watchers.room();
  }

  unwatch(watcher: Watcher): void {
    const channel = this.channels.get(watcher.boardId);
    if (channel?.watchers.remove(watcher)) this.#left(channel);
  }

  #left(channel: Channel): void {
    if (!channel.isEmpty) return;
    // No connection was ever admitted: the board may not exist.
    if (channel.head === null) this.#forget(channel);
    channel.emptySinceMs = Date.now();
  }

  checkHeadsNow(): void {
    this.#headCheck.soon();
  }

  /** Another database server may answer from now on, without every event that was sent. */
  recheckHeads(): void {
    this.#headCheck.recheckHeads();
  }

  /** Everything the log has by now is sent when it resolves. */
  async catchUp(boardId: string): Promise<void> {
    const channel = this.channels.get(boardId);
    if (channel && channel.head !== null) await this.#healer.heal(channel);
  }

  /** Resolves when the board that plain connections need is not being read any more. */
  async copied(boardId: string): Promise<void> {
    await this.channels.get(boardId)?.plainFeed?.settled();
  }

  *connections(): Iterable<Connection> {
    for (const channel of this.channels.values()) yield* channel.connections;
  }

  #channel(boardId: string): Channel {
    const known = this.channels.get(boardId);
    if (known) return known;
    const channel = new Channel(boardId, (event) => this.#deliver(channel, event));
    this.channels.set(boardId, channel);
    // Events published before the subscription was active are read from the log.
    this.#bus?.subscribe(`board:${boardId}`).then(() => {
      if (channel.head !== null) this.#healer.heal(channel);
    });
    return channel;
  }

  #receive(boardId: string, event: EncodedEvent): void {
    const channel = this.channels.get(boardId);
    if (channel?.contradicts(event)) return this.#wentBack(channel, event.seq);
    if (channel?.receive(event)) this.#healer.healSoon(channel);
  }

  #deliver(channel: Channel, event: EncodedEvent): void {
    const { boardId, plainFeed } = channel;
    const isFollowed = channel.connections.size > channel.plainCount;
    if (isFollowed) this.#options.publish(boardId, event, "following");
    channel.watchers.publish(event);
    this.counts.delivered += channel.connections.size + channel.watchers.size;
    // Clocks of different machines differ.
    this.counts.lag.observe(Math.max(0, Date.now() - Date.parse(event.createdAt)) / 1000);
    const closed = closeConnections(event, connectionsOf(channel, { plain: false }));
    if (plainFeed) plainFeed.push(event);
    else if (closed === "all") this.#forget(channel);
  }

  #publishToAll(boardId: string, message: Message): void {
    const channel = this.channels.get(boardId);
    if (!channel) return;
    if (channel.plainCount < channel.connections.size) this.#options.publish(boardId, message, "following");
    if (channel.plainCount > 0) this.#options.publish(boardId, message, "plain");
  }

  #forget(channel: Channel): void {
    this.#plainFeeds.end(channel);
    this.channels.delete(channel.boardId);
    this.#bus?.unsubscribe(`board:${channel.boardId}`);
  }

  #tick(bus: Bus): void {
    const now = Date.now();
    for (const channel of this.channels.values()) {
      if (channel.isEmpty && now - channel.emptySinceMs > LINGER_MS) this.#forget(channel);
    }
    this.#headCheck.tick(bus);
  }

  #reportLost(facts: { board_id: string; [fact: string]: unknown }): void {
    this.#recent.remove(facts.board_id);
    this.counts.wentBack++;
    this.#options.log.error(
      "acknowledged changes to a board are lost, or an older state was restored",
      facts,
    );
  }

  /**
   * Another database was put in place, or a failover lost commits: those who can are told to start over, the others to
   * reconnect.
   */
  #wentBack(channel: Channel, seq: number): void {
    const { log } = this.#options;
    const facts = { board_id: channel.boardId, sent: channel.head, now: seq };
    if (hasJumped(channel.lastSent, seq)) log.warn("a board was restored", facts);
    else this.#reportLost(facts);
    channel.restart(seq);
    this.#plainFeeds.restart(channel);
    for (const connection of channel.connections) {
      if (connection.since === undefined) connection.close(CLOSE.restarting, "The board was restored.");
      else sendResync(this.counts, connection, "ahead");
    }
    channel.watchers.flush();
    for (const watcher of channel.watchers.all()) sendResync(this.counts, watcher, "ahead");
  }
}
