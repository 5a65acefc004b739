/**
 * Which card each connection looks at, and what is being edited there, for those who asked for it. One value per
 * connection, on the terms of presence (presence.ts): recorded and published in one step where there is a Redis, and
 * gone with the connection. Nothing here is in the database: it is true for a moment only.
 */
import type { UserLooking } from "../../../contract/socket.ts";
import { parseJson } from "../util/json.ts";
import { partOf } from "../util/unknown-value.ts";
import type { RedisBus } from "./bus/redis.ts";
import { editedOf, LOOKS_AWAY, type Looked } from "./connections/looked.ts";
import type { SocketConnection } from "./connections/socket-connection.ts";
import { entryOf, lifetimeMs, parseMember, sharedBy, soon, userOf } from "./presence-entries.ts";
import { SCRIPTS } from "./presence-scripts.ts";

/** A connection's value changes at most this often; of those in between, the last one counts. */
const PACE_MS = 250;
/** As many are told to a newcomer: more faces than anybody looks at. */
const MOST_TOLD = 200;

export class Looking {
  readonly #here = new Map<string, Set<SocketConnection>>();
  /** Those whose value has just changed, with the one that comes next. */
  readonly #resting = new Map<SocketConnection, { next: Looked | null }>();
  /** For newcomers whose list is on its way: the connections that were heard of since, which the list may have wrong. */
  readonly #greetings = new Map<string, Set<Set<string>>>();
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

  /** From now on it hears of everybody, and first of those who look at a card already. */
  joined(connection: SocketConnection): void {
    const { boardId } = connection;
    const here = this.#here.get(boardId) ?? new Set();
    connection.listenToLooking();
    const looking = [...here].filter(({ looked }) => looked.card_id !== null).slice(0, MOST_TOLD);
    connection.send(...looking.map((each) => ({ text: textOf(each) })));
    this.#here.set(boardId, here.add(connection));
    void this.#tellOfOthers(connection);
    if (connection.looked.card_id !== null) this.#tell(connection);
  }

  look(connection: SocketConnection, looked: Looked): void {
    const resting = this.#resting.get(connection);
    if (resting) {
      resting.next = looked;
      return;
    }
    const { looked: before } = connection;
    if (before.card_id === looked.card_id && before.editing === looked.editing) return;
    connection.looked = looked;
    if (this.#here.get(connection.boardId)?.has(connection)) this.#tell(connection);
    const rest: { next: Looked | null } = { next: null };
    this.#resting.set(connection, rest);
    setTimeout(() => {
      if (this.#resting.get(connection) !== rest) return;
      this.#resting.delete(connection);
      if (rest.next) this.look(connection, rest.next);
    }, PACE_MS);
  }

  /** Tells that it no longer looks at a card, where Redis does not; null if there is nothing to tell. */
  left(connection: SocketConnection): (() => void) | null {
    const { boardId } = connection;
    this.#resting.delete(connection);
    const here = this.#here.get(boardId);
    if (!here?.delete(connection)) return null;
    if (here.size === 0) this.#here.delete(boardId);
    if (connection.looked.card_id === null) return null;
    connection.looked = LOOKS_AWAY;
    return () => this.#broadcast(boardId, textOf(connection));
  }

  /** A message of any instance is being sent to those connected here. */
  heard(boardId: string, text: string): void {
    const greetings = this.#greetings.get(boardId);
    if (!greetings) return;
    const id = String(partOf(parseJson(text), "connection_id"));
    for (const heardOf of greetings) heardOf.add(id);
  }

  /** Called by the heartbeat. */
  refresh(connections: Iterable<SocketConnection>): void {
    for (const connection of connections) {
      const shared = sharedBy(this.#redis, connection.boardId);
      const isHere = this.#here.get(connection.boardId)?.has(connection);
      if (shared && isHere && connection.looked.card_id !== null)
        this.#record(shared, connection).catch(() => {});
    }
  }

  /** Redis may have come back empty. */
  refreshAll(): void {
    for (const here of this.#here.values()) this.refresh(here);
  }

  #tell(connection: SocketConnection): void {
    const { boardId } = connection;
    const text = textOf(connection);
    const shared = sharedBy(this.#redis, boardId);
    if (!shared) return this.#broadcast(boardId, text);
    const isHeardHere = shared.hears(boardId);
    const announcement = [shared.names(boardId).channel, shared.addressed(boardId, `l${text}`)];
    const announced = soon(this.#record(shared, connection, announcement));
    if (!isHeardHere) return this.#broadcast(boardId, text);
    void announced.then((done) => {
      if (done !== 1) this.#broadcast(boardId, text);
    });
  }

  #record(redis: RedisBus, connection: SocketConnection, announcement: string[] = []): Promise<unknown> {
    const { boardId, member } = entryOf(connection);
    const { card_id, editing } = connection.looked;
    const value = card_id === null ? "" : `${card_id} ${editing ?? ""}`;
    const { present, looking } = redis.names(boardId);
    return redis.evaluate(
      SCRIPTS[redis.publishes].look,
      [present, looking],
      [member, value, String(lifetimeMs(this.#secondMs)), ...announcement],
    );
  }

  async #tellOfOthers(connection: SocketConnection): Promise<void> {
    const { boardId } = connection;
    const shared = sharedBy(this.#redis, boardId);
    if (!shared) return;
    const key = shared.names(boardId).looking;
    const heardOf = new Set<string>();
    const greetings = this.#greetings.get(boardId) ?? new Set();
    this.#greetings.set(boardId, greetings.add(heardOf));
    const entries = (await soon(shared.run(key, (commands) => commands.hGetAll(key)))) ?? {};
    greetings.delete(heardOf);
    if (greetings.size === 0) this.#greetings.delete(boardId);
    for (const { id } of this.#here.get(boardId) ?? []) heardOf.add(id);
    const others = Object.entries(entries)
      .map(([member, value]) => ({ user: parseMember(member), value }))
      .filter(({ user }) => !heardOf.has(user.connection_id))
      .slice(0, MOST_TOLD);
    connection.send(...others.map(({ user, value }) => ({ text: messageOf(user, parseValue(value)) })));
  }
}

type Looker = Pick<UserLooking, "connection_id" | "user_id" | "username">;

/** What tells that this connection looks at that. */
export function messageOf(
  { connection_id, user_id, username }: Looker,
  { card_id, editing }: Looked,
): string {
  const message: UserLooking = { type: "user_looking", connection_id, user_id, username, card_id, editing };
  return JSON.stringify(message);
}

function textOf(connection: SocketConnection): string {
  return messageOf({ connection_id: connection.id, ...userOf(connection) }, connection.looked);
}

function parseValue(value: string): Looked {
  const [card_id = null, editing] = value.split(" ");
  return { card_id, editing: editedOf(editing) };
}
