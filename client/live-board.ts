/**
 * A board that stays current: snapshot, then the event stream from exactly there, resumed after every
 * interruption. The state it holds at `board.seq` is what GET /boards/{id} answers at that number.
 *
 *   const live = new LiveBoard({ baseUrl: "http://127.0.0.1:8000", boardId, token });
 *   live.subscribe(() => render(live.board, live.status));
 *   live.start();
 *
 * Works in browsers, Bun and Node 22 and later; elsewhere pass a WebSocket.
 */

import { applyEvent } from "../contract/board-state.ts";
import type { FullBoard } from "../contract/boards.ts";
import type { BoardEvent } from "../contract/events.ts";
import { CLOSE, type PresenceMessage, TOKEN_EXPIRED } from "../contract/socket.ts";
import { ApiError, type Client, type ClientOptions, createClient } from "./http.ts";

export interface LiveBoardOptions {
  /** Where the service is, as an absolute URL. */
  baseUrl: string;
  boardId: string;
  /** Without one, a browser sends its login cookie. */
  token?: string;
  WebSocket?: typeof WebSocket;
  /** For the calls beside the socket, as in createClient. */
  fetch?: ClientOptions["fetch"];
}

/** `ended` is final: the board is gone, or the caller may not see it (any more). */
export type LiveStatus = "loading" | "live" | "reconnecting" | "ended";

type Message =
  | BoardEvent
  | PresenceMessage
  | { type: "ping"; board_id: string }
  | { type: "ready"; seq: number }
  | { type: "resync"; reason: string };

const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 15_000;
/** The service pings every 30 seconds; a connection that is silent for longer is dead. */
const SILENCE_MS = 45_000;

export class LiveBoard {
  board: FullBoard | null = null;
  status: LiveStatus = "loading";
  /** Who is here, by user id. */
  online: ReadonlyMap<string, string> = new Map();
  readonly #options: LiveBoardOptions;
  readonly #api: Client;
  readonly #listeners = new Set<(event?: BoardEvent) => void>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Events that arrive while a new snapshot is on its way. */
  #held: BoardEvent[] | null = null;
  /** Who came and went while the service is being asked who is here. */
  #comings: PresenceMessage[] | null = null;
  /** Grows with every disconnect: what was begun before it has nothing more to say. */
  #generation = 0;

  constructor(options: LiveBoardOptions) {
    this.#options = options;
    this.#api = createClient(options);
  }

  /** Called after every change of `board`, `status` or `online`; with the event that caused it, if one did. */
  subscribe(listener: (event?: BoardEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    void this.#connect();
  }

  stop(): void {
    this.#end();
  }

  /** For when the network is known to have gone or come back: does not wait for silence or the next attempt. */
  retryNow(): void {
    if (this.status === "ended") return;
    this.#disconnect();
    this.#failures = 0;
    if (this.status !== "loading") this.#setStatus("reconnecting");
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const generation = this.#generation;
    try {
      const board = this.board ?? (await this.#snapshot());
      if (generation !== this.#generation) return;
      this.board = board;
      this.#open(board.seq);
    } catch (error) {
      if (generation === this.#generation) this.#failed(error);
    }
  }

  #snapshot(): Promise<FullBoard> {
    return this.#api.getBoard({ board_id: this.#options.boardId });
  }

  #open(since: number): void {
    const { baseUrl, boardId, token } = this.#options;
    const url = new URL(`${baseUrl}/ws/boards/${boardId}`);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("since", String(since));
    if (token) url.searchParams.set("token", token);
    const socket = new (this.#options.WebSocket ?? WebSocket)(url.href);
    this.#socket = socket;
    this.#expectMore();
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#expectMore();
      this.#receive(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      // Whoever stayed logged in has a newer token by now.
      if (code === CLOSE.refused && reason !== TOKEN_EXPIRED) void this.#askWhy();
      else this.#retry();
    };
  }

  /** A refusal may be meant for the login, which may be a new one by now; an ordinary call tells. */
  async #askWhy(): Promise<void> {
    this.#disconnect();
    const generation = this.#generation;
    if (this.status !== "loading") this.#setStatus("reconnecting");
    try {
      await this.#api.listEvents({ board_id: this.#options.boardId, since: this.board?.seq, limit: 1 });
      if (generation === this.#generation) this.#retry();
    } catch (error) {
      if (generation === this.#generation) this.#failed(error);
    }
  }

  #receive(message: Message): void {
    switch (message.type) {
      case "ping":
        return this.#socket?.send('{"type":"pong"}');
      case "ready":
        return this.#ready();
      case "resync":
        void this.#reload();
        return;
      case "user_joined":
      case "user_left":
        this.#comings?.push(message);
        return this.#setOnline(this.online, [message]);
      default:
        return this.#apply(message);
    }
  }

  #apply(event: BoardEvent): void {
    if (this.#held) {
      this.#held.push(event);
      return;
    }
    if (!this.board || event.seq <= this.board.seq) return;
    // The service promises no gaps; if there is one all the same, start over rather than be wrong.
    if (event.seq !== this.board.seq + 1 && event.type !== "board.deleted") {
      void this.#reload();
      return;
    }
    this.board = applyEvent(this.board, event);
    if (this.board) this.#notify(event);
    else this.#end(event);
  }

  /** Takes a new snapshot while the connection goes on; what arrives meanwhile is applied after it. */
  async #reload(): Promise<void> {
    if (this.#held) return;
    const held: BoardEvent[] = [];
    this.#held = held;
    try {
      const board = await this.#snapshot();
      if (this.#held !== held) return;
      this.board = board;
      this.#held = null;
      this.#ready();
      for (const event of held) this.#apply(event);
    } catch (error) {
      if (this.#held !== held) return;
      this.#held = null;
      this.board = null;
      this.#failed(error);
    }
  }

  #ready(): void {
    this.#failures = 0;
    this.#setStatus("live");
    void this.#askWhoIsHere();
  }

  async #askWhoIsHere(): Promise<void> {
    const comings: PresenceMessage[] = [];
    this.#comings = comings;
    const answer = await this.#api.presence({ board_id: this.#options.boardId }).catch(() => null);
    if (this.#comings !== comings) return;
    this.#comings = null;
    if (!answer) return;
    // Who came or went while the answer was on its way is newer than what it says.
    this.#setOnline(
      new Map(answer.online_users.map(({ user_id, username }) => [user_id, username])),
      comings,
    );
  }

  #failed(error: unknown): void {
    const final = error instanceof ApiError && [401, 403, 404].includes(error.status);
    if (final) this.#end();
    else this.#retry();
  }

  /** Later each time, and never everybody at the same moment. */
  #retry(): void {
    if (this.status === "ended") return;
    this.#disconnect();
    if (this.status !== "loading") this.#setStatus("reconnecting");
    const ceiling = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.#connect(), ceiling * (0.5 + Math.random() / 2));
  }

  #end(event?: BoardEvent): void {
    this.#disconnect();
    if (this.status === "ended") return;
    this.status = "ended";
    this.#notify(event);
  }

  /** Nobody is known to be here without a connection. */
  #disconnect(): void {
    this.#generation++;
    this.#comings = null;
    this.online = new Map();
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    this.#held = null;
    socket?.close();
  }

  #expectMore(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#retry(), SILENCE_MS);
  }

  #setStatus(status: LiveStatus): void {
    this.status = status;
    this.#notify();
  }

  #setOnline(before: ReadonlyMap<string, string>, messages: readonly PresenceMessage[]): void {
    const online = new Map(before);
    for (const { type, user_id, username } of messages) {
      if (type === "user_joined") online.set(user_id, username);
      else online.delete(user_id);
    }
    this.online = online;
    this.#notify();
  }

  #notify(event?: BoardEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
