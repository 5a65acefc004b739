/**
 * Who is connected to a board. Every connect is announced; a user has left when the last of their
 * connections, on any instance, is gone. With Redis, connections stand in sorted sets under the time at which
 * they expire, and whoever removes an expired one announces it; without, this process's own memory is all.
 */
import { PRESENCE_LIFETIME_SECONDS, type PresenceMessage } from "../../../contract/socket.ts";
import type { Bus } from "./bus.ts";
import type { Connection } from "./connection.ts";
import type { Redis } from "./redis.ts";

export interface OnlineUser {
  user_id: string;
  username: string;
}

/** Expired entries are looked for about once a second: an entry is gone within its lifetime even so. */
const NOTICE_SECONDS = 5;
const EXPIRY_KEY = "boardcast:present:expiry";
const SWEEP_BATCH = 100;

export class Presence {
  readonly #here = new Map<string, Set<Connection>>();
  readonly #broadcast: (boardId: string, text: string) => void;
  readonly #secondMs: number;
  #redis: Redis | null = null;
  #bus: Bus | null = null;

  constructor(broadcast: (boardId: string, text: string) => void, secondMs: number) {
    this.#broadcast = broadcast;
    this.#secondMs = secondMs;
  }

  shareThrough(redis: Redis, bus: Bus): void {
    this.#redis = redis;
    this.#bus = bus;
  }

  joined(connection: Connection): void {
    const here = this.#here.get(connection.boardId) ?? new Set();
    this.#here.set(connection.boardId, here.add(connection));
    this.refresh([connection]);
    this.#announce("user_joined", connection.boardId, userOf(connection));
  }

  async left(connection: Connection): Promise<void> {
    const { boardId } = connection;
    const here = this.#here.get(boardId);
    if (!here?.delete(connection)) return;
    if (here.size === 0) this.#here.delete(boardId);
    const others = (await this.#removeShared(boardId, memberOf(connection))) ?? this.#local(boardId);
    const user = userOf(connection);
    if (!others.some(({ user_id }) => user_id === user.user_id)) this.#announce("user_left", boardId, user);
  }

  async list(boardId: string): Promise<OnlineUser[]> {
    const users = (await this.#shared(boardId)) ?? this.#local(boardId);
    return [...new Map(users.map((user) => [user.user_id, user])).values()];
  }

  /** Called by the heartbeat; an entry that is not refreshed expires. */
  refresh(connections: Iterable<Connection>): void {
    const redis = this.#redis;
    if (!redis?.isReady) return;
    const score = Date.now() + (PRESENCE_LIFETIME_SECONDS - NOTICE_SECONDS) * this.#secondMs;
    for (const connection of connections) {
      const value = memberOf(connection);
      redis.zAdd(keyOf(connection.boardId), { score, value }).catch(() => {});
      redis.zAdd(EXPIRY_KEY, { score, value: `${connection.boardId} ${value}` }).catch(() => {});
    }
  }

  /** Redis may have come back empty. */
  refreshAll(): void {
    for (const here of this.#here.values()) this.refresh(here);
  }

  /** Removes what expired (the users of an instance that died), one instance each. */
  async sweep(): Promise<void> {
    const redis = this.#redis;
    if (!redis?.isReady || !this.#bus?.healthy) return;
    const limit = { offset: 0, count: SWEEP_BATCH };
    const expired = await redis.zRangeByScore(EXPIRY_KEY, "-inf", Date.now(), { LIMIT: limit });
    for (const entry of expired) {
      if ((await redis.zRem(EXPIRY_KEY, entry)) === 0) continue;
      const boardId = entry.slice(0, entry.indexOf(" "));
      const member = entry.slice(boardId.length + 1);
      const user = parseMember(member);
      const others = await this.#removeShared(boardId, member);
      if (!others?.some(({ user_id }) => user_id === user.user_id))
        this.#announce("user_left", boardId, user);
    }
  }

  #announce(type: PresenceMessage["type"], boardId: string, user: OnlineUser): void {
    const message: PresenceMessage = { type, ...user };
    this.#broadcast(boardId, JSON.stringify(message));
  }

  #local(boardId: string): OnlineUser[] {
    return [...(this.#here.get(boardId) ?? [])].map(userOf);
  }

  /** Null when Redis cannot be asked: what this process knows must do. */
  async #shared(boardId: string): Promise<OnlineUser[] | null> {
    const redis = this.#redis;
    if (!redis?.isReady || !this.#bus?.healthy) return null;
    const members = await redis.zRangeByScore(keyOf(boardId), Date.now(), "+inf").catch(() => null);
    return members?.map(parseMember) ?? null;
  }

  /** Takes an entry out; who is left, as one step, so that of two last connections one sees nobody. */
  async #removeShared(boardId: string, member: string): Promise<OnlineUser[] | null> {
    const redis = this.#redis;
    if (!redis?.isReady || !this.#bus?.healthy) return null;
    redis.zRem(EXPIRY_KEY, `${boardId} ${member}`).catch(() => {});
    const key = keyOf(boardId);
    const results = await redis
      .multi()
      .zRem(key, member)
      .zRangeByScore(key, Date.now(), "+inf")
      .exec()
      .catch(() => null);
    return results && (results[1] as unknown as string[]).map(parseMember);
  }
}

function keyOf(boardId: string): string {
  return `boardcast:present:${boardId}`;
}

function userOf({ session, username }: Connection): OnlineUser {
  return { user_id: session.userId, username };
}

function memberOf({ session, id, username }: Connection): string {
  return `${session.userId} ${id} ${username}`;
}

function parseMember(member: string): OnlineUser {
  const [user_id, , ...username] = member.split(" ");
  return { user_id: user_id!, username: username.join(" ") };
}
