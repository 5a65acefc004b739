/**
 * Who is connected to a board. Every connect is announced; a user has left when the last of their
 * connections, on any instance, is gone. With Redis, arrival and departure are recorded and published in one step, so
 * that everybody hears of them in the order in which they happened. Without Redis, or while it is away or takes no
 * writes, only this process's memory counts; and a user connected here is present, whatever Redis says.
 */
import type { PresenceMessage } from "../../../contract/socket.ts";
import type { RedisBus } from "./bus/redis.ts";
import type { Connection } from "./connections/connection.ts";
import { LOOKS_AWAY } from "./connections/looked.ts";
import { messageOf as lookingMessage } from "./looking.ts";
import {
  type Entry,
  entryOf,
  lifetimeMs,
  type OnlineUser,
  parseMember,
  sharedBy,
  soon,
  userOf,
} from "./presence-entries.ts";
import { EXPIRED, PRESENT, SCRIPTS } from "./presence-scripts.ts";

const SWEEP_BATCH = 100;

export class Presence {
  readonly #here = new Map<string, Set<Connection>>();
  readonly #broadcast: (boardId: string, text: string) => void;
  readonly #secondMs: number;
  #redis: RedisBus | null = null;

  constructor(broadcast: (boardId: string, text: string) => void, secondMs: number) {
    this.#broadcast = broadcast;
    this.#secondMs = secondMs;
  }

  shareThrough(redis: RedisBus): void {
    this.#redis = redis;
  }

  joined(connection: Connection): void {
    const { boardId } = connection;
    const here = this.#here.get(boardId) ?? new Set();
    this.#here.set(boardId, here.add(connection));
    const text = messageOf("user_joined", userOf(connection));
    const tell = () => this.#broadcast(boardId, text);
    const shared = sharedBy(this.#redis, boardId);
    if (!shared) {
      this.refresh([connection]);
      return tell();
    }
    const isHeardHere = shared.hears(boardId);
    const announcement = [shared.names(boardId).channel, shared.addressed(boardId, `m${text}`)];
    const announced = soon(this.#enter(shared, connection, announcement));
    if (isHeardHere) announced.then((done) => done ?? tell());
    else tell();
  }

  /** `lookedAway` tells that it no longer looks at a card; the script in Redis does so itself. */
  left(connection: Connection, lookedAway: (() => void) | null = null): void {
    const { boardId } = connection;
    const here = this.#here.get(boardId);
    if (!here?.delete(connection)) return;
    if (here.size === 0) this.#here.delete(boardId);
    const user = userOf(connection);
    const isLast = !this.#local(boardId).some(({ user_id }) => user_id === user.user_id);
    const tell = () => {
      lookedAway?.();
      if (isLast) this.#broadcast(boardId, messageOf("user_left", user));
    };
    const shared = sharedBy(this.#redis, boardId);
    if (!shared) {
      this.#expireNow(connection);
      return tell();
    }
    const isHeardHere = shared.hears(boardId);
    const removed = this.#remove(shared, entryOf(connection));
    if (isHeardHere) removed.then((done) => done ?? tell());
    else tell();
  }

  async list(boardId: string): Promise<OnlineUser[]> {
    const shared = sharedBy(this.#redis, boardId);
    const members = shared?.evaluate(PRESENT, [shared.names(boardId).present]);
    const elsewhere = members ? textsOf(await soon(members)) : [];
    const users = [...elsewhere.map(userIn), ...this.#local(boardId)];
    return [...new Map(users.map((user) => [user.user_id, user])).values()];
  }

  /** Called by the heartbeat; an entry that is not refreshed expires. */
  refresh(connections: Iterable<Connection>): void {
    const redis = this.#redis;
    if (!redis) return;
    for (const connection of connections) {
      if (!this.#here.get(connection.boardId)?.has(connection)) continue;
      this.#enter(redis, connection).catch(() => {});
    }
  }

  /** Redis may have come back empty. */
  refreshAll(): void {
    for (const here of this.#here.values()) this.refresh(here);
  }

  /** Takes out what expired: the users of an instance that died. */
  async sweep(): Promise<void> {
    for (const key of this.#redis?.expiries ?? [])
      if (this.#redis?.has(key)) await this.#sweep(this.#redis, key);
  }

  async #sweep(shared: RedisBus, expiry: string): Promise<void> {
    const found = await soon(shared.evaluate(EXPIRED, [expiry], [String(SWEEP_BATCH)]));
    for (const entry of textsOf(found)) {
      const boardId = entry.slice(0, entry.indexOf(" "));
      await this.#remove(shared, { boardId, member: entry.slice(boardId.length + 1) }, "expired");
    }
  }

  #expireNow(connection: Connection): void {
    const redis = this.#redis;
    if (!redis) return;
    const { boardId, member } = entryOf(connection);
    const { present, expiry, looking } = redis.names(boardId);
    redis.run(present, (commands) => commands.zRem(present, member)).catch(() => {});
    redis.run(expiry, (commands) => commands.zRem(expiry, `${boardId} ${member}`)).catch(() => {});
    redis.run(looking, (commands) => commands.hDel(looking, member)).catch(() => {});
  }

  #enter(redis: RedisBus, connection: Connection, announcement: string[] = []): Promise<unknown> {
    const { boardId, member } = entryOf(connection);
    const { present, expiry, looking } = redis.names(boardId);
    return redis.evaluate(
      SCRIPTS[redis.publishes].enter,
      [present, expiry, looking],
      [member, `${boardId} ${member}`, String(lifetimeMs(this.#secondMs)), ...announcement],
    );
  }

  /** Resolves to null when Redis did not answer. */
  #remove(shared: RedisBus, { boardId, member }: Entry, when: "now" | "expired" = "now"): Promise<unknown> {
    const user = userIn(member);
    const farewell = shared.addressed(boardId, `m${messageOf("user_left", user)}`);
    const lookingAway = lookingMessage(parseMember(member), LOOKS_AWAY);
    const lookedAway = shared.addressed(boardId, `l${lookingAway}`);
    const entry = [member, `${boardId} ${member}`, user.user_id];
    const { present, expiry, looking, channel } = shared.names(boardId);
    const removal = shared.evaluate(
      SCRIPTS[shared.publishes].leave,
      [present, expiry, looking],
      [...entry, channel, farewell, when, lookedAway],
    );
    return soon(removal);
  }

  #local(boardId: string): OnlineUser[] {
    return [...(this.#here.get(boardId) ?? [])].map(userOf);
  }
}

function messageOf(type: PresenceMessage["type"], user: OnlineUser): string {
  const message: PresenceMessage = { type, ...user };
  return JSON.stringify(message);
}

function userIn(member: string): OnlineUser {
  const { user_id, username } = parseMember(member);
  return { user_id, username };
}

/** The reply of a script; empty if there was none. */
function textsOf(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.map(String) : [];
}
