/**
 * Who is connected to a board. Every connect is announced; a user has left when the last of their
 * connections, on any instance, is gone. With Redis, arrival and departure are recorded and published in one step, so
 * that everybody hears of them in the order in which they happened. Without Redis, or while it is away or takes no
 * writes, only this process's memory counts; and a user connected here is present, whatever Redis says.
 */
import { PRESENCE_LIFETIME_SECONDS, type PresenceMessage } from "../../../contract/socket.ts";
import { withTimeout } from "../util/with-timeout.ts";
import type { RedisBus } from "./bus/redis.ts";
import type { Connection } from "./connections/connection.ts";
import { ENTER, EXPIRED, EXPIRY_KEY, LEAVE, PRESENT } from "./presence-scripts.ts";

export interface OnlineUser {
  user_id: string;
  username: string;
}

/** Expired entries are looked for about once a second: an entry is gone within its lifetime even so. */
const NOTICE_SECONDS = 5;
const SWEEP_BATCH = 100;
const PATIENCE_MS = 1000;

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
    const announced = this.#enter(shared, connection, [shared.channel(boardId), shared.fromAll(`m${text}`)]);
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
    if (shared) this.#remove(shared, entryOf(connection)).then((done) => done ?? tell());
    else {
      this.#expireNow(connection);
      tell();
    }
  }

  async list(boardId: string): Promise<OnlineUser[]> {
    const members = this.#shared()?.commands.eval(PRESENT, { keys: [keyOf(boardId)] });
    const elsewhere = members ? textsOf(await soon(members)) : [];
    const users = [...elsewhere.map(parseMember), ...this.#local(boardId)];
    return [...new Map(users.map((user) => [user.user_id, user])).values()];
  }

  /** Called by the heartbeat; an entry that is not refreshed expires. */
  refresh(connections: Iterable<Connection>): void {
    const redis = this.#redis;
    if (!redis?.commands.isReady) return;
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
    const shared = this.#shared();
    if (!shared) return;
    const options = { keys: [EXPIRY_KEY], arguments: [String(SWEEP_BATCH)] };
    for (const entry of textsOf(await soon(shared.commands.eval(EXPIRED, options)))) {
      const boardId = entry.slice(0, entry.indexOf(" "));
      await this.#remove(shared, { boardId, member: entry.slice(boardId.length + 1) }, "expired");
    }
  }

  #expireNow(connection: Connection): void {
    const commands = this.#redis?.commands;
    if (!commands?.isReady) return;
    const { boardId, member } = entryOf(connection);
    commands.zRem(keyOf(boardId), member).catch(() => {});
    commands.zRem(EXPIRY_KEY, `${boardId} ${member}`).catch(() => {});
  }

  #enter({ commands }: RedisBus, connection: Connection, announcement: string[] = []): Promise<unknown> {
    const { boardId, member } = entryOf(connection);
    return commands.eval(ENTER, {
      keys: [keyOf(boardId), EXPIRY_KEY],
      arguments: [member, `${boardId} ${member}`, String(this.#lifetimeMs), ...announcement],
    });
  }

  /** Resolves to null when Redis did not answer. */
  #remove(shared: RedisBus, { boardId, member }: Entry, when: "now" | "expired" = "now"): Promise<unknown> {
    const user = parseMember(member);
    const farewell = shared.fromAll(`m${messageOf("user_left", user)}`);
    const removal = shared.commands.eval(LEAVE, {
      keys: [keyOf(boardId), EXPIRY_KEY],
      arguments: [member, `${boardId} ${member}`, user.user_id, shared.channel(boardId), farewell, when],
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

  get #lifetimeMs(): number {
    return (PRESENCE_LIFETIME_SECONDS - NOTICE_SECONDS) * this.#secondMs;
  }
}

/** Null when it fails or takes too long. */
function soon<T>(call: Promise<T>): Promise<T | null> {
  return withTimeout(call, PATIENCE_MS, "Redis takes too long").catch(() => null);
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

/** A connection, as it stands in Redis. */
interface Entry {
  boardId: string;
  member: string;
}

function entryOf({ boardId, session, id, username }: Connection): Entry {
  return { boardId, member: `${session.userId} ${id} ${username}` };
}

function parseMember(member: string): OnlineUser {
  const [user_id = "", , ...username] = member.split(" ");
  return { user_id, username: username.join(" ") };
}

/** The reply of a script; empty if there was none. */
function textsOf(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.map(String) : [];
}
