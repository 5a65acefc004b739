/** Everything live in one place: hub, bus, presence, heartbeat, sockets and streams; started and drained together. */
import type { BunRequest, Server, WebSocketHandler } from "bun";
import { CLOSE, TOKEN_EXPIRED } from "../../../contract/socket.ts";
import type { DbReader } from "../db/db.ts";
import type { Log } from "../observability/log.ts";
import { repeat } from "../scheduling/repeat.ts";
import { tooMany } from "../util/errors.ts";
import { type Bus, type BusEvents, silentBus } from "./bus/bus.ts";
import type { RedisBus } from "./bus/redis.ts";
import {
  concerns,
  type EndedShare,
  LONGEST_UNTOLD_SECONDS,
  REVOCATIONS,
  type Revocation,
} from "./bus/revocation.ts";
import { Admission, type AdmissionLimits, NO_ROOM } from "./connections/admission.ts";
import type { Connection, Message } from "./connections/connection.ts";
import { Heartbeat } from "./connections/heartbeat.ts";
import { recheck, recheckPersonal } from "./connections/recheck.ts";
import {
  DROPPED,
  lookingTopic,
  plainTopic,
  SocketConnection,
  type SocketData,
} from "./connections/socket-connection.ts";
import { socketHandler, upgrade } from "./connections/sockets.ts";
import { StreamConnection, type StreamPlace } from "./connections/streams.ts";
import { StreamsByBoard } from "./connections/streams-by-board.ts";
import { UserBacklogs } from "./connections/user-backlogs.ts";
import { type Audience, Hub, type HubOptions } from "./hub/hub.ts";
import { Looking } from "./looking.ts";
import { createPersonalChecks } from "./personal/checks.ts";
import type { Hint } from "./personal/hints.ts";
import { PersonalHub } from "./personal/personal-hub.ts";
import type { PersonalPlace, PersonalStream } from "./personal/personal-stream.ts";
import type { PersonalSource } from "./personal/source.ts";
import { Presence } from "./presence.ts";
import { type PublicStreamLimits, PublicStreams } from "./public/public-streams.ts";
import type { WatcherPlace } from "./public/watcher.ts";

const DRAIN_MS = 3000;
const RESTARTING = "The service is restarting.";
/** The topic of hints for personal streams. */
const PERSONAL = "personal";
/** Retry-After for a client with too many streams. */
const RETRY_SECONDS = 10;
/** Without a bus to tell of revocations, those of the command line included, look more often. */
const RECHECK_SECONDS = { listening: LONGEST_UNTOLD_SECONDS, polling: 2 };

const TOPICS: Record<Audience, (boardId: string) => string> = {
  following: (boardId) => boardId,
  plain: plainTopic,
  looking: lookingTopic,
};

export interface LiveOptions {
  db: DbReader;
  log: Log;
  outages: HubOptions["outages"];
  readBoard: HubOptions["readBoard"];
  plainEvents: HubOptions["plainEvents"];
  onHeard: HubOptions["onHeard"];
  notifications: PersonalSource;
  shares: HubOptions["shares"];
  /** Null: this is the only instance. */
  connectRedis: ((events: BusEvents) => RedisBus) | null;
  limits: AdmissionLimits & PublicStreamLimits;
  /** How long a second of heartbeat and presence lasts; shorter in tests. */
  secondMs: number;
}

export class Live {
  readonly hub: Hub;
  readonly personal: PersonalHub;
  readonly presence: Presence;
  /** The streams of public links. */
  readonly public: PublicStreams;
  readonly websocket: WebSocketHandler<SocketData>;
  bus: Bus = silentBus;
  readonly #options: LiveOptions;
  readonly #admission: Admission;
  readonly #looking: Looking;
  readonly #heartbeat: Heartbeat<SocketConnection | StreamConnection>;
  readonly #personalHeartbeat = new Heartbeat<PersonalStream>(() => {});
  readonly #personalChecks: ReturnType<typeof createPersonalChecks>;
  readonly #backlogs = new UserBacklogs();
  readonly #streams = new StreamsByBoard();
  readonly #stopWork: (() => void)[] = [];
  /** Metrics: totals since the start. */
  readonly counts = { slowReadersCut: 0, endedByCode: new Map<number, number>() };
  #server: Server<SocketData> | null = null;
  #redis: RedisBus | null = null;
  /** Said once. */
  #wasFull = false;
  draining = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#admission = new Admission(options.limits);
    this.hub = new Hub({
      ...options,
      publish: (boardId, message, to) => this.#publish(boardId, message, to),
      sent: (connection) => this.#backlogs.sent(connection),
    });
    this.personal = new PersonalHub({ ...options, source: options.notifications });
    this.#personalChecks = createPersonalChecks(this.personal, options.db, options.secondMs);
    this.public = new PublicStreams({
      limits: options.limits,
      entered: () => this.#admission.enteredPublic(),
      join: (watcher) => {
        if (this.draining) watcher.close(CLOSE.restarting, RESTARTING);
        else void this.#admission.admit(() => this.hub.watch(watcher));
      },
      left: (watcher) => {
        if (watcher.wasCut) this.counts.slowReadersCut++;
        this.#admission.leftPublic();
        this.hub.unwatch(watcher);
      },
    });
    this.presence = new Presence((boardId, text) => this.hub.broadcast(boardId, text), options.secondMs);
    this.#looking = new Looking(
      (boardId, text) => this.hub.broadcastLooking(boardId, text),
      options.secondMs,
    );
    this.#heartbeat = new Heartbeat((connections) => {
      const all = [...connections];
      this.presence.refresh(all);
      this.#looking.refresh(all.filter((each) => each instanceof SocketConnection));
    });
    this.websocket = socketHandler({
      opened: (connection) => void this.#welcome(connection),
      closed: (connection) => this.#farewell(connection),
      looked: (connection, looked) => this.#looking.look(connection, looked),
      ended: (code) => this.counts.endedByCode.set(code, (this.counts.endedByCode.get(code) ?? 0) + 1),
    });
  }

  start(server: Server<SocketData>): void {
    const { db, connectRedis, secondMs, shares } = this.#options;
    this.#server = server;
    if (connectRedis) {
      const redis = connectRedis({
        message: (topic, message) => this.#heard(topic, message),
        recovered: () => {
          this.hub.checkHeadsNow();
          this.presence.refreshAll();
          this.#looking.refreshAll();
          this.#personalChecks.soon();
        },
      });
      this.#redis = redis;
      this.bus = redis.bus;
      this.presence.shareThrough(redis);
      this.#looking.shareThrough(redis);
      this.bus.subscribe(REVOCATIONS);
      this.bus.subscribe("profiles");
      this.bus.subscribe(PERSONAL);
    }
    this.hub.start(this.bus);
    this.#heartbeat.start(secondMs);
    this.#personalHeartbeat.start(secondMs);
    this.public.start(secondMs);
    this.#every(secondMs / 2, async () => this.public.endExpired());
    this.#every(secondMs / 2, () => this.#personalChecks.tick(this.bus));
    this.#every(secondMs, () => this.presence.sweep());
    this.#every(secondMs, async () => this.#closeExpired());
    let lastRecheckMs = Date.now();
    this.#every(secondMs, async () => {
      const pace = this.bus.shared && this.bus.healthy ? "listening" : "polling";
      if (Date.now() - lastRecheckMs < RECHECK_SECONDS[pace] * secondMs) return;
      lastRecheckMs = Date.now();
      await recheck(db, [...this.hub.connections()], (boardId) => this.hub.catchUp(boardId));
      await recheckPersonal(db, [...this.personal.streams()]);
      await this.public.recheck(db, shares);
    });
  }

  /** The Redis that the instances share. */
  get store(): RedisBus | null {
    return this.#redis;
  }

  /** A connection to the database was lost: reads may have failed, and another server may answer from now on. */
  recheckAll(): void {
    this.hub.recheckHeads();
    this.#personalChecks.soon();
  }

  upgrade(
    request: BunRequest,
    server: Server<SocketData>,
    caller: Pick<SocketData, "session" | "address">,
  ): undefined {
    return upgrade(request, server, caller);
  }

  /** A stream of server-sent events; the caller has been let in to the route already. */
  stream(at: StreamPlace): ReadableStream<Uint8Array> {
    const objection = this.#objection(at, 1);
    if (objection) throw tooMany(objection, RETRY_SECONDS, "too_many_at_once");
    const connection = new StreamConnection(at, (ended) => this.#farewell(ended));
    this.#streams.add(connection);
    void this.#welcome(connection);
    return connection.body;
  }

  /** The caller's own stream; they have been let in to the route already. */
  personalStream(at: PersonalPlace): ReadableStream<Uint8Array> {
    const objection = this.#objection(at, 1);
    if (objection) throw tooMany(objection, RETRY_SECONDS, "too_many_at_once");
    const stream = this.personal.open(at, (ended) => this.#farewellPersonal(ended));
    this.#admission.entered(stream);
    this.#backlogs.add(stream);
    if (this.draining) stream.close(CLOSE.restarting, RESTARTING);
    else {
      this.#personalHeartbeat.add(stream);
      void this.#admission.admit(() => this.personal.join(stream)).then(() => this.#backlogs.sent(stream));
    }
    return stream.body;
  }

  /** A board by a public link, which is open. */
  publicStream(at: WatcherPlace): ReadableStream {
    const objection = this.public.objection(at) ?? this.#admission.objectionToPublic();
    if (objection) throw tooMany(objection, RETRY_SECONDS);
    return this.public.open(at);
  }

  /** Something was committed that concerns personal streams, on any instance. */
  personalHint(hint: Hint): void {
    this.personal.hint(hint);
    this.bus.publish(PERSONAL, JSON.stringify(hint));
  }

  /** Somebody has marked notifications as read. */
  notificationsRead(userId: string): void {
    this.personal.hintRead(userId);
    this.bus.publish(PERSONAL, JSON.stringify(userId));
  }

  /** Ends connections whose credential is void, on every instance. */
  revoke(revocation: Revocation): void {
    this.#closeRevoked(revocation);
    this.bus.publish(REVOCATIONS, JSON.stringify(revocation));
  }

  /** A public link has ended: closes what is open with it, on every instance. */
  endShare(shareId: string): void {
    this.public.end(shareId);
    const message: EndedShare = { shareId };
    this.bus.publish(REVOCATIONS, JSON.stringify(message));
  }

  /** A user was renamed; the name is on the cards they are assigned to, which no event tells. */
  profileChanged(userId: string): void {
    this.hub.profileChanged(userId);
    this.bus.publish("profiles", userId);
  }

  /** Closes all connections, spread over time, so that clients reconnect to other instances. */
  async drain(): Promise<void> {
    this.draining = true;
    const goodbyes = [...this.#all(), ...this.public.watchers()].map(async (connection) => {
      await Bun.sleep(Math.random() * DRAIN_MS);
      connection.close(CLOSE.restarting, RESTARTING);
    });
    await Promise.all(goodbyes);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stopWork) stop();
    this.hub.stop();
    this.#heartbeat.stop();
    this.#personalHeartbeat.stop();
    this.public.stop();
    await this.bus.close();
  }

  async #welcome(connection: SocketConnection | StreamConnection): Promise<void> {
    this.#admission.entered(connection);
    this.#backlogs.add(connection);
    if (this.draining) return connection.close(CLOSE.restarting, RESTARTING);
    const objection = this.#objection(connection);
    if (objection) return connection.close(CLOSE.busy, objection);
    this.#heartbeat.add(connection);
    const joined = await this.#admission.admit(() => this.hub.join(connection));
    // It may have closed since. A closed connection is not announced, because nothing would announce its departure.
    if (!joined || !connection.isOpen) return;
    this.presence.joined(connection);
    if (connection instanceof SocketConnection && connection.asksLooking) this.#looking.joined(connection);
  }

  #objection(at: Pick<Connection, "session" | "address">, more?: number): string | null {
    const objection = this.#admission.objection(at, more);
    if (objection === NO_ROOM && !this.#wasFull) {
      this.#wasFull = true;
      this.#options.log.warn("refusing live connections: raise the limit on open files (ulimit -n)", {
        live_connections: this.#options.limits.total,
      });
    }
    return objection;
  }

  #farewell(connection: SocketConnection | StreamConnection): void {
    if (connection.wasCut) this.counts.slowReadersCut++;
    this.#admission.left(connection);
    this.#backlogs.remove(connection);
    this.#heartbeat.remove(connection);
    this.hub.leave(connection);
    if (connection instanceof StreamConnection) this.#streams.remove(connection);
    const lookedAway = connection instanceof SocketConnection ? this.#looking.left(connection) : null;
    this.presence.left(connection, lookedAway);
  }

  #farewellPersonal(stream: PersonalStream): void {
    if (stream.wasCut) this.counts.slowReadersCut++;
    this.#admission.left(stream);
    this.#backlogs.remove(stream);
    this.#personalHeartbeat.remove(stream);
    this.personal.leave(stream);
  }

  #publish(boardId: string, message: Message, to: Audience): void {
    const { text } = message;
    const channel = this.hub.channels.get(boardId);
    if (channel) this.#backlogs.publishing(channel, text);
    if (to === "looking") this.#looking.heard(boardId, text);
    const topic = TOPICS[to](boardId);
    if (this.#server?.publish(topic, text) === DROPPED) this.#noticeCuts(boardId);
    if (to === "following") this.#streams.publish(boardId, message);
  }

  #noticeCuts(boardId: string): void {
    for (const connection of this.hub.channels.get(boardId)?.connections ?? []) {
      if (connection instanceof SocketConnection) connection.noticeCut();
    }
  }

  #heard(topic: string, message: string): void {
    // Only instances of this program publish there, and `announceRevocation`.
    if (topic === REVOCATIONS) this.#heardRevocation(JSON.parse(message) as Revocation | EndedShare);
    else if (topic === "profiles") this.hub.profileChanged(message);
    // Only instances of this program publish hints, too: an object, or the id of a user who has read something.
    else if (topic === PERSONAL) this.#heardPersonal(JSON.parse(message) as Hint | string);
    else this.hub.heard(topic.slice("board:".length), message);
  }

  #heardRevocation(revocation: Revocation | EndedShare): void {
    if ("shareId" in revocation) this.public.end(revocation.shareId);
    else this.#closeRevoked(revocation);
  }

  #heardPersonal(hint: Hint | string): void {
    if (typeof hint === "string") this.personal.hintRead(hint);
    else this.personal.hint(hint);
  }

  #closeExpired(): void {
    const now = Date.now();
    for (const connection of this.#all())
      if (connection.session.expiresAt <= now) connection.close(CLOSE.refused, TOKEN_EXPIRED);
  }

  #all(): (Connection | PersonalStream)[] {
    return [...this.hub.connections(), ...this.personal.streams()];
  }

  #closeRevoked(revocation: Revocation): void {
    for (const connection of this.#all()) {
      if (concerns(revocation, connection.session))
        connection.close(CLOSE.refused, "The token is no longer valid.");
    }
  }

  #every(ms: number, work: () => Promise<void>): void {
    const failed = (error: unknown) =>
      this.#options.log.debug("background work failed", { reason: String(error) });
    this.#stopWork.push(repeat(ms, work, failed));
  }
}
