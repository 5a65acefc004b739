/**
 * Who is connected to a board. Every connect is announced; a user has left when the last of their
 * connections, on any instance, is gone. With Redis, connections stand in a sorted set under the time at which
 * they expire; arrival and departure are recorded and published in one step, so that everybody hears of them in
 * the order in which they happened. Without Redis, or while it is away, this process's own memory is all.
 */
import { PRESENCE_LIFETIME_SECONDS, type PresenceMessage } from "../../../contract/socket.ts";
import type { Connection } from "./connection.ts";
import type { RedisBus } from "./redis.ts";

export interface OnlineUser {
  user_id: string;
  username: string;
}

/** Expired entries are looked for about once a second: an entry is gone within its lifetime even so. */
const NOTICE_SECONDS = 5;
const EXPIRY_KEY = "boardcast:present:expiry";
const SWEEP_BATCH = 100;
const PATIENCE_MS = 1000;

/** Takes an entry out and, if that was the user's last, tells everyone. */
const LEAVE = `
redis.call('ZREM', KEYS[2], ARGV[2])
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return 0 end
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[3], '+inf')) do
  if string.sub(member, 1, 36) == ARGV[4] then return 0 end
end
redis.call('PUBLISH', ARGV[5], ARGV[6])
return 1`;

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
    const shared = this.#sharedOn(boardId);
    if (!shared) {
      this.refresh([connection]);
      return this.#broadcast(boardId, text);
    }
    const [score, member] = [this.#expiry(), memberOf(connection)];
    const announced = shared.commands
      .multi()
      .zAdd(keyOf(boardId), { score, value: member })
      .zAdd(EXPIRY_KEY, { score, value: `${boardId} ${member}` })
      .publish(shared.channel(boardId), shared.fromAll(`m${text}`))
      .exec();
    soon(announced).then((done) => done ?? this.#broadcast(boardId, text));
  }

  left(connection: Connection): void {
    const { boardId } = connection;
    const here = this.#here.get(boardId);
    if (!here?.delete(connection)) return;
    if (here.size === 0) this.#here.delete(boardId);
    const user = userOf(connection);
    const isLast = !this.#local(boardId).some(({ user_id }) => user_id === user.user_id);
    const tell = () => isLast && this.#broadcast(boardId, messageOf("user_left", user));
    const shared = this.#sharedOn(boardId);
    if (shared) this.#remove(shared, boardId, memberOf(connection)).then((done) => done ?? tell());
    else {
      this.#expireNow(connection);
      tell();
    }
  }

  async list(boardId: string): Promise<OnlineUser[]> {
    const members = this.#shared()?.commands.zRangeByScore(keyOf(boardId), Date.now(), "+inf");
    const users = (members && (await soon(members)))?.map(parseMember) ?? this.#local(boardId);
    return [...new Map(users.map((user) => [user.user_id, user])).values()];
  }

  /** Called by the heartbeat; an entry that is not refreshed expires. */
  refresh(connections: Iterable<Connection>): void {
    const commands = this.#redis?.commands;
    if (!commands?.isReady) return;
    const score = this.#expiry();
    for (const connection of connections) {
      const { boardId } = connection;
      if (!this.#here.get(boardId)?.has(connection)) continue;
      const value = memberOf(connection);
      commands.zAdd(keyOf(boardId), { score, value }).catch(() => {});
      commands.zAdd(EXPIRY_KEY, { score, value: `${boardId} ${value}` }).catch(() => {});
    }
  }

  /** Redis may have come back empty. */
  refreshAll(): void {
    for (const here of this.#here.values()) this.refresh(here);
  }

  /** Takes out what expired: the users of an instance that died. */
  async sweep(): Promise<void> {
    const limit = { LIMIT: { offset: 0, count: SWEEP_BATCH } };
    const shared = this.#shared();
    if (!shared) return;
    const expired = await soon(shared.commands.zRangeByScore(EXPIRY_KEY, "-inf", Date.now(), limit));
    for (const entry of expired ?? []) {
      const boardId = entry.slice(0, entry.indexOf(" "));
      await this.#remove(shared, boardId, entry.slice(boardId.length + 1));
    }
  }

  #expireNow(connection: Connection): void {
    const commands = this.#redis?.commands;
    if (!commands?.isReady) return;
    const { boardId } = connection;
    commands.zRem(keyOf(boardId), memberOf(connection)).catch(() => {});
    commands.zRem(EXPIRY_KEY, `${boardId} ${memberOf(connection)}`).catch(() => {});
  }

  /** Resolves to null when Redis did not answer. */
  #remove(shared: RedisBus, boardId: string, member: string): Promise<unknown> {
    const user = parseMember(member);
    const farewell = shared.fromAll(`m${messageOf("user_left", user)}`);
    const removal = shared.commands.eval(LEAVE, {
      keys: [keyOf(boardId), EXPIRY_KEY],
      arguments: [
        member,
        `${boardId} ${member}`,
        String(Date.now()),
        user.user_id,
        shared.channel(boardId),
        farewell,
      ],
    });
    return soon(removal);
  }

  /** Only while our own people would hear what is published there. */
  #sharedOn(boardId: string): RedisBus | null {
    const shared = this.#shared();
    return shared?.hears(boardId) ? shared : null;
  }

  #shared(): RedisBus | null {
    return this.#redis?.commands.isReady && this.#redis.bus.healthy ? this.#redis : null;
  }

  #local(boardId: string): OnlineUser[] {
    return [...(this.#here.get(boardId) ?? [])].map(userOf);
  }

  #expiry(): number {
    return Date.now() + (PRESENCE_LIFETIME_SECONDS - NOTICE_SECONDS) * this.#secondMs;
  }
}

/** Null when it fails or takes too long. */
function soon<T>(call: Promise<T>): Promise<T | null> {
  return Promise.race([call.catch(() => null), Bun.sleep(PATIENCE_MS).then(() => null)]);
}

function messageOf(type: PresenceMessage["type"], user: OnlineUser): string {
  const message: PresenceMessage = { type, ...user };
  return JSON.stringify(message);
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
