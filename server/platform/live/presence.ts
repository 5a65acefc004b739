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
  lookingKey,
  type OnlineUser,
  parseMember,
  presentKey,
  sharedBy,
  soon,
  userOf,
} from "./presence-entries.ts";
import { ENTER, EXPIRED, EXPIRY_KEY, LEAVE, PRESENT } from "./presence-scripts.ts";

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
    const shared = this.#sharedOn(boardId);
    if (!shared) {
      this.refresh([connection]);
      return this.#broadcast(boardId, text);
    }
    const announced = this.#enter(shared, connection, [shared.channel(boardId), shared.fromAll(`m${text}`)]);
    soon(announced).then((done) => done ?? this.#broadcast(boardId, text));
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
    const shared = this.#sharedOn(boardId);
    if (shared) this.#remove(shared, entryOf(connection)).then((done) => done ?? tell());
    else {
      this.#expireNow(connection);
      tell();
    }
  }

  async list(boardId: string): Promise<OnlineUser[]> {
    const members = sharedBy(this.#redis)?.commands.eval(PRESENT, { keys: [presentKey(boardId)] });
    const elsewhere = members ? textsOf(await soon(members)) : [];
    const users = [...elsewhere.map(userIn), ...this.#local(boardId)];
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
    const shared = sharedBy(this.#redis);
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
    commands.zRem(presentKey(boardId), member).catch(() => {});
    commands.zRem(EXPIRY_KEY, `${boardId} ${member}`).catch(() => {});
    commands.hDel(lookingKey(boardId), member).catch(() => {});
  }

  #enter({ commands }: RedisBus, connection: Connection, announcement: string[] = []): Promise<unknown> {
    const { boardId, member } = entryOf(connection);
    return commands.eval(ENTER, {
      keys: [presentKey(boardId), EXPIRY_KEY, lookingKey(boardId)],
      arguments: [member, `${boardId} ${member}`, String(lifetimeMs(this.#secondMs)), ...announcement],
    });
  }

  /** Resolves to null when Redis did not answer. */
  #remove(shared: RedisBus, { boardId, member }: Entry, when: "now" | "expired" = "now"): Promise<unknown> {
    const user = userIn(member);
    const farewell = shared.fromAll(`m${messageOf("user_left", user)}`);
    const lookedAway = shared.fromAll(`l${lookingMessage(parseMember(member), LOOKS_AWAY)}`);
    const entry = [member, `${boardId} ${member}`, user.user_id];
    const removal = shared.commands.eval(LEAVE, {
      keys: [presentKey(boardId), EXPIRY_KEY, lookingKey(boardId)],
      arguments: [...entry, shared.channel(boardId), farewell, when, lookedAway],
    });
    return soon(removal);
  }

  /** Only while our own people would hear what is published there. */
  #sharedOn(boardId: string): RedisBus | null {
    const shared = sharedBy(this.#redis);
    return shared?.hears(boardId) ? shared : null;
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
