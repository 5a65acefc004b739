/**
 * Brings every event of every watched board to everyone connected here, once and in order.
 *
 * Events come from three sides: from changes made in this process, from the bus, and from the log in the
 * database. The log is the truth; the other two only make it fast. A gap is filled from the log after a
 * moment; a head check compares the numbers of all watched boards with the database now and then, often
 * while the bus is silent. So an event can be late, never lost, and nobody has to reconnect.
 *
 * A connection is put on its channel before it is authorised, so that whatever happens in between (its
 * removal from the board, for one) finds it there.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import { hasJumped } from "../../core/after-restore.ts";
import { ApiError } from "../../core/errors.ts";
import { encodeEvent, timestampOf } from "../../core/event-log.ts";
import type { DbReader } from "../../db/db.ts";
import type { Log } from "../../observability/log.ts";
import type { Bus } from "../bus/bus.ts";
import { createConnectionAuthorizer } from "../connections/authorize-connections.ts";
import { closeConnections } from "../connections/close-on-event.ts";
import type { Connection } from "../connections/connection.ts";
import { Channel, type NumberedEvent } from "./channel.ts";
import { readHeads } from "./head-check.ts";
import { createHubCounts } from "./hub-counts.ts";
import { readPage } from "./log-pages.ts";
import { PlainFeed, type PlainFeedOptions } from "./plain-feed.ts";
import { type Backfill, goLive, resume, sendResync } from "./resume.ts";

const GAP_WAIT_MS = 30;
const TICK_MS = 250;
const HEAD_CHECK_MS = { listening: 2000, deaf: 500, alone: 5000 };
/** A board nobody watches is kept ready for those who come back. */
const LINGER_MS = 30_000;
/** For plain connections, as bytes of JSON; in memory it is up to three times as much. */
const COPIED_BYTES = 32 * 1_048_576;
/** Larger events are only hinted at on the bus. */
const MAX_BUS_CHARACTERS = 64_000;

export interface HubOptions {
  db: DbReader;
  log: Log;
  /** Sends to all connections of this process that listen to the board: those that follow it, or the plain ones. */
  publish(boardId: string, text: string, to: "following" | "plain"): void;
  readBoard(boardId: string): ReturnType<PlainFeedOptions["readBoard"]>;
  /** Much has been sent to this connection alone. */
  sent(connection: Connection): void;
}

export class Hub {
  readonly channels = new Map<string, Channel>();
  readonly counts = createHubCounts();
  readonly #copies = { held: 0, most: COPIED_BYTES };
  readonly #options: HubOptions;
  readonly #enter: ReturnType<typeof createConnectionAuthorizer>;
  readonly #backfill: Backfill;
  #bus: Bus | null = null;
  #timer: Timer | null = null;
  #lastCheckMs = 0;
  #checking = false;
  /** How often there was reason to. */
  #doubts = 0;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#enter = createConnectionAuthorizer(options.db);
    const { db, sent } = options;
    this.#backfill = { db, counts: this.counts, heal: (channel) => this.#heal(channel), sent };
  }

  start(bus: Bus): void {
    this.#bus = bus;
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Events of a change that this process has just committed. */
  committed(boardId: string, events: readonly NumberedEvent[]): void {
    this.counts.committed += events.length;
    for (const event of events) {
      this.#receive(boardId, event);
      const small = event.text!.length <= MAX_BUS_CHARACTERS;
      this.#bus?.publish(`board:${boardId}`, small ? `e${event.seq} ${event.text}` : `e${event.seq}`);
    }
  }

  /** A message without a number, to everyone on the board, on every instance. */
  broadcast(boardId: string, text: string): void {
    this.#publishToAll(boardId, text);
    this.#bus?.publish(`board:${boardId}`, `m${text}`);
  }

  /** What another instance says of a board. */
  heard(boardId: string, message: string): void {
    if (message.startsWith("m")) {
      this.#publishToAll(boardId, message.slice(1));
      return;
    }
    this.counts.fromBus++;
    const [, seq, text] = /^e(\d+)(?: (.*))?$/s.exec(message)!;
    this.#receive(boardId, { seq: Number(seq), text });
  }

  /** A user's names have changed, which no event tells. */
  profileChanged(userId: string): void {
    for (const { plainFeed } of this.channels.values()) plainFeed?.profileChanged(userId);
  }

  /** Lets a connection in: refused with 1008, or listening from here on, after what it missed. */
  async join(connection: Connection): Promise<boolean> {
    const channel = this.#channel(connection.boardId);
    channel.connections.add(connection);
    if (!connection.isPlain) return this.#letIn(channel, connection);
    channel.plainCount++;
    channel.plainFeed ??= this.#feed(channel);
    return channel.plainFeed.whileArriving(() => this.#letIn(channel, connection));
  }

  async #letIn(channel: Channel, connection: Connection): Promise<boolean> {
    const { head: headBefore, plainFeed } = channel;
    try {
      const standing = await this.#enter(connection);
      if (standing instanceof ApiError) throw standing;
      const { caller, board } = standing;
      if (!connection.isOpen) return false;
      connection.username = caller.username;
      connection.role = board.role;
      connection.memberAt = board.seq;
      channel.start(board.seq);
      if (headBefore !== null && board.seq < headBefore) this.#wentBack(channel, board.seq);
      if (board.seq > channel.head!) this.#healSoon(channel);
      // Since the handshake the client believes itself connected: what happened while it waited is for it, too.
      const cursor = headBefore ?? channel.startedAt;
      if (connection.since !== undefined) {
        await resume(this.#backfill, { channel, connection, seq: board.seq });
      } else if (connection.isPlain) {
        plainFeed!.startAt(cursor);
        await plainFeed!.admit(connection, cursor);
        this.#options.sent(connection);
      } else {
        if (await goLive(this.#backfill, { channel, connection, cursor })) connection.listen();
      }
      return connection.isOpen;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        this.#options.log.warn("a connection could not be let in", { reason: String(error) });
        connection.close(CLOSE.restarting, "try again");
      } else {
        connection.close(CLOSE.refused, error.message);
      }
      return false;
    }
  }

  leave(connection: Connection): void {
    const channel = this.channels.get(connection.boardId);
    if (!channel?.connections.delete(connection)) return;
    if (connection.isPlain && --channel.plainCount === 0) this.#endFeed(channel);
    if (channel.connections.size > 0) return;
    // Nobody was ever let in: there may be no such board.
    if (channel.head === null) this.#forget(channel);
    channel.emptySinceMs = Date.now();
  }

  /** Everything published may have been missed: ask the database now. */
  checkHeadsNow(): void {
    this.#lastCheckMs = 0;
  }

  /** Another server may answer from now on, and may not have all that was sent: that is checked as soon as one does. */
  doubt(): void {
    this.#doubts++;
    for (const channel of this.channels.values()) channel.doubtedFrom ??= channel.head;
    this.checkHeadsNow();
  }

  /** Everything the log has by now is sent when it resolves. */
  async catchUp(boardId: string): Promise<void> {
    const channel = this.channels.get(boardId);
    if (channel && channel.head !== null) await this.#heal(channel);
  }

  /** What plain connections need to be told of the board is being read no more when it resolves. */
  async copied(boardId: string): Promise<void> {
    await this.channels.get(boardId)?.plainFeed?.settled();
  }

  *connections(): Iterable<Connection> {
    for (const channel of this.channels.values()) yield* channel.connections;
  }

  #channel(boardId: string): Channel {
    let channel = this.channels.get(boardId);
    if (!channel) {
      const created = new Channel(boardId, (text) => this.#deliver(created, text));
      channel = created;
      this.channels.set(boardId, channel);
      // What was published before the subscription stood is found by one more look at the log.
      this.#bus?.subscribe(`board:${boardId}`).then(() => {
        if (created.head !== null) this.#heal(created);
      });
    }
    return channel;
  }

  #receive(boardId: string, event: NumberedEvent): void {
    const channel = this.channels.get(boardId);
    if (channel?.contradicts(event)) return this.#wentBack(channel, event.seq);
    if (channel?.receive(event)) this.#healSoon(channel);
  }

  #healSoon(channel: Channel): void {
    setTimeout(() => this.#heal(channel), GAP_WAIT_MS);
  }

  /** Reads what is missing after `head` from the log; one reader per board at a time. */
  #heal(channel: Channel): Promise<void> {
    channel.healing ??= this.#readMissing(channel)
      .catch((error) => this.#options.log.debug("the log could not be read", { reason: String(error) }))
      .finally(() => {
        channel.healing = null;
      });
    return channel.healing;
  }

  async #readMissing(channel: Channel): Promise<void> {
    for (let pages = 0; ; pages++) {
      const page = await readPage(this.#options.db, channel.boardId, channel.head!);
      const before = channel.head!;
      for (const event of page) channel.receive(event);
      // Nothing there, or nothing that fits: the head check finds out which.
      if (channel.head === before) return;
      if (pages === 0) this.counts.gapsHealed++;
      this.counts.fromLog += channel.head! - before;
    }
  }

  #deliver(channel: Channel, text: string): void {
    const { boardId, plainFeed } = channel;
    const isFollowed = channel.connections.size > channel.plainCount;
    if (isFollowed) this.#options.publish(boardId, text, "following");
    this.counts.delivered += channel.connections.size;
    // Clocks of different machines differ.
    this.counts.lag.observe(Math.max(0, Date.now() - Date.parse(timestampOf(text))) / 1000);
    const ended = closeConnections(text, connectionsOf(channel, { plain: false }));
    if (plainFeed) plainFeed.push({ seq: channel.head!, text });
    else if (ended === "all") this.#forget(channel);
  }

  #feed(channel: Channel): PlainFeed {
    const { boardId } = channel;
    return new PlainFeed({
      copies: this.#copies,
      readBoard: () => this.#options.readBoard(boardId),
      publish: (text) => {
        this.#options.publish(boardId, text, "plain");
        if (closeConnections(text, connectionsOf(channel, { plain: true })) === "all") this.#forget(channel);
      },
      broken: (reason) => {
        this.#options.log.warn("plain connections must reconnect", { board_id: boardId, reason });
        for (const connection of connectionsOf(channel, { plain: true }))
          connection.close(CLOSE.restarting, "try again");
      },
    });
  }

  #endFeed(channel: Channel): void {
    channel.plainFeed?.end();
    channel.plainFeed = null;
  }

  #publishToAll(boardId: string, text: string): void {
    const channel = this.channels.get(boardId);
    if (!channel) return;
    if (channel.plainCount < channel.connections.size) this.#options.publish(boardId, text, "following");
    if (channel.plainCount > 0) this.#options.publish(boardId, text, "plain");
  }

  #forget(channel: Channel): void {
    this.#endFeed(channel);
    this.channels.delete(channel.boardId);
    this.#bus?.unsubscribe(`board:${channel.boardId}`);
  }

  #tick(): void {
    const now = Date.now();
    for (const channel of this.channels.values()) {
      if (channel.connections.size === 0 && now - channel.emptySinceMs > LINGER_MS) this.#forget(channel);
    }
    const bus = this.#bus!;
    const alone = this.#options.db.kind === "sqlite";
    const pace = alone ? "alone" : bus.shared && bus.healthy ? "listening" : "deaf";
    if (this.#checking || now - this.#lastCheckMs < HEAD_CHECK_MS[pace]) return;
    this.#lastCheckMs = now;
    this.#checking = true;
    this.#checkHeads()
      .catch((error) => {
        this.counts.headChecksFailed++;
        this.#options.log.debug("head check failed", { reason: String(error) });
      })
      .finally(() => {
        this.#checking = false;
      });
  }

  async #checkHeads(): Promise<void> {
    const watched = [...this.channels.values()].filter((channel) => channel.head !== null);
    if (watched.length === 0) {
      this.counts.behind = 0;
      return;
    }
    const known = new Map(watched.map((channel) => [channel.boardId, channel.head!]));
    const doubts = this.#doubts;
    const heads = await readHeads(this.#options.db, watched);
    this.counts.headChecks++;
    const missing = watched.map(({ boardId, head }) => Math.max(0, (heads.get(boardId)?.seq ?? 0) - head!));
    this.counts.behind = missing.reduce((sum, count) => sum + count, 0);
    for (const channel of watched) {
      const { seq, log } = heads.get(channel.boardId) ?? { log: [] };
      const disagrees = channel.disagrees(log);
      // If there was a new reason meanwhile, what was read may come from the server that is gone.
      if (this.#doubts === doubts) channel.doubtedFrom = null;
      if (seq === undefined) this.#vanished(channel);
      else if (disagrees) this.#wentBack(channel, seq);
      else if (seq > channel.head!) await this.#catchUpTo(channel, seq);
      else if (seq < known.get(channel.boardId)!) this.#wentBack(channel, seq);
    }
  }

  /** The log has everything up to `seq`, or it has lost something: then nothing will ever fill the gap. */
  async #catchUpTo(channel: Channel, seq: number): Promise<void> {
    await this.#heal(channel);
    if (channel.head! >= seq) return;
    const [next] = await readPage(this.#options.db, channel.boardId, channel.head!);
    if (next?.seq !== channel.head! + 1) this.#wentBack(channel, seq);
  }

  /** The board is gone and nobody told us: its log went with it, so its last event is told without its author. */
  #vanished(channel: Channel): void {
    const row = {
      board_id: channel.boardId,
      seq: channel.head! + 1,
      type: "board.deleted",
      user_id: null,
      data: JSON.stringify({ id: channel.boardId }),
      renumbered: null,
      idempotency_key: null,
      created_at: new Date().toISOString(),
    };
    channel.receive({ seq: row.seq, text: encodeEvent(row) });
  }

  /**
   * Another database was put in place, or a failover lost commits: those who can are told to start over, the others to
   * reconnect.
   */
  #wentBack(channel: Channel, seq: number): void {
    const facts = { board_id: channel.boardId, sent: channel.head, now: seq };
    if (hasJumped(channel.head!, seq)) this.#options.log.warn("a board was restored", facts);
    else {
      this.counts.wentBack++;
      this.#options.log.error(
        "acknowledged changes of a board are gone, or an older state was restored",
        facts,
      );
    }
    channel.restart(seq);
    if (channel.plainFeed) {
      this.#endFeed(channel);
      channel.plainFeed = this.#feed(channel);
    }
    for (const connection of channel.connections) {
      if (connection.since === undefined) connection.close(CLOSE.restarting, "The board was restored.");
      else sendResync(this.counts, connection, "ahead");
    }
  }
}

function* connectionsOf(channel: Channel, { plain }: { plain: boolean }): Iterable<Connection> {
  for (const connection of channel.connections) if (connection.isPlain === plain) yield connection;
}
