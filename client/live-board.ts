/**
 * A board that stays current: a snapshot, then the event stream from exactly that point, resumed after every
 * interruption. The state it holds at `board.seq` is what GET /boards/{id} returns at that number.
 *
 *   const live = new LiveBoard({ baseUrl: "http://127.0.0.1:8000", boardId, token });
 *   live.subscribe(() => render(live.board, live.status));
 *   live.start();
 *
 * Where there is no WebSocket, as in Node 20, events come as server-sent events; without `lookers` and live `online`.
 */

import { applyEvent, needsSnapshot } from "../contract/board-state.ts";
import type { FullBoard } from "../contract/boards.ts";
import type { BoardEvent } from "../contract/events.ts";
import { CLOSE, type Looking, TOKEN_EXPIRED } from "../contract/socket.ts";
import type { BoardConnection, ConnectionEnd, Message } from "./board-connection.ts";
import { BoardSocket, socketUrl } from "./board-socket.ts";
import { BoardStream } from "./board-stream.ts";
import { ApiError, type Client, type ClientOptions, createClient } from "./http.ts";
import { type Looker, Lookers } from "./lookers.ts";
import { OnlineUsers } from "./online-users.ts";
import { lastEventOf } from "./tags.ts";
import { readToken, type TokenSource } from "./token.ts";
import { backoffMs } from "./util/backoff.ts";

export interface LiveBoardOptions {
  /** Where the service is, as an absolute URL. */
  baseUrl: string;
  boardId: string;
  /** Without one, a browser sends its login cookie. */
  token?: TokenSource;
  /** Stops it, like stop(). */
  signal?: AbortSignal;
  WebSocket?: typeof WebSocket;
  /** Whether to hear, and tell, who is looking at which card. */
  looking?: boolean;
  /** Whether somebody is looking at the board right now: the next attempt to connect comes sooner then. */
  isWatched?: () => boolean;
  /** For ordinary calls, as in createClient. */
  fetch?: ClientOptions["fetch"];
}

/** `ended` is final: the board was deleted, or the caller may not see it. */
export type LiveStatus = "loading" | "live" | "reconnecting" | "ended";

const MAX_RETRY_MS = 15_000;
/** While somebody is looking. */
const MAX_WATCHED_RETRY_MS = 5000;

export class LiveBoard {
  board: FullBoard | null = null;
  status: LiveStatus = "loading";
  /** `board` is the copy that was given to start(), and the service has not confirmed it yet. */
  isCopy = false;
  /** The response that ended it; null if nothing was refused, as when the board was deleted while it was open. */
  refusal: ApiError | null = null;
  readonly #options: LiveBoardOptions;
  readonly #api: Client;
  readonly #listeners = new Set<(event?: BoardEvent) => void>();
  readonly #online = new OnlineUsers(() => this.#notify());
  readonly #lookers = new Lookers(() => this.#notify());
  #looking: Looking = { type: "looking", card_id: null, editing: null };
  #socket: BoardConnection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Events that arrive while a new snapshot is on its way. */
  #held: BoardEvent[] | null = null;
  /** Grows with every disconnect: calls that were made before it have no effect. */
  #generation = 0;

  constructor(options: LiveBoardOptions) {
    this.#options = options;
    this.#api = createClient({ ...options, errorCodes: true });
    options.signal?.addEventListener("abort", () => this.stop(), { once: true });
  }

  /** Who is on the board at the moment: user id to name. */
  get online(): ReadonlyMap<string, string> {
    return this.#online.current;
  }

  /** Who is looking at which card at the moment, this connection included; by card. */
  get lookers(): ReadonlyMap<string, readonly Looker[]> {
    return this.#lookers.current;
  }

  /** Tells the others which card is open here, and what is being edited there; again after every interruption. */
  look(card_id: Looking["card_id"], editing: Looking["editing"] = null): void {
    if (this.#looking.card_id === card_id && this.#looking.editing === editing) return;
    this.#looking = { type: "looking", card_id, editing };
    if (this.#options.looking) this.#socket?.look(this.#looking);
  }

  /** Called after every change of `board`, `status`, `online` or `lookers`; with the event that caused it, if one did. */
  subscribe(listener: (event?: BoardEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * With a copy of the board from an earlier connection, of the same version of this client, that one is shown at once
   * and brought up to date from its number.
   */
  start(copy: FullBoard | null = null): void {
    this.board = copy;
    this.isCopy = copy !== null;
    if (copy) this.#notify();
    void this.#connect();
  }

  stop(): void {
    this.#end();
  }

  /** For what no event tells, such as how people are called now. */
  change(change: (board: FullBoard) => FullBoard): void {
    if (!this.board) return;
    this.board = change(this.board);
    this.#notify();
  }

  /** For when the network is known to have gone or come back: reconnects without waiting for the next attempt. */
  retryNow(): void {
    if (this.status === "ended") return;
    this.#disconnect();
    this.#failures = 0;
    this.#interrupted();
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const generation = this.#generation;
    try {
      const board = this.board ?? (await this.#snapshot());
      const token = await readToken(this.#options.token);
      if (generation !== this.#generation) return;
      this.#open(board, token);
      if (this.board) return;
      this.board = board;
      this.#notify();
    } catch (error) {
      if (generation === this.#generation) this.#failed(error);
    }
  }

  async #snapshot(): Promise<FullBoard> {
    const board = await this.#api.getBoard({ board_id: this.#options.boardId });
    return { ...board, last_event_at: lastEventOf(board) };
  }

  #open({ seq, last_event_at = null }: FullBoard, token: string | undefined): void {
    const { baseUrl, boardId, looking, fetch } = this.#options;
    const asked = {
      since: String(seq),
      // Proves which history of the board the number belongs to.
      ...(last_event_at !== null && { last_event_at }),
    };
    const handlers = {
      onMessage: (message: Message) => this.#receive(message),
      onEnd: ({ code, reason }: ConnectionEnd) => {
        this.#socket = null;
        // A client that stayed logged in has a newer token by now.
        if (code === CLOSE.refused && reason !== TOKEN_EXPIRED) void this.#askWhy();
        else this.#retry();
      },
    };
    const WebSocket = this.#options.WebSocket ?? globalThis.WebSocket;
    if (WebSocket) {
      const parameters = { ...asked, ...(looking && { looking: "true" }), ...(token && { token }) };
      const url = socketUrl(baseUrl, boardId, parameters);
      this.#socket = new BoardSocket({ url, WebSocket, ...handlers });
    } else {
      const url = `${baseUrl}/boards/${boardId}/stream?${new URLSearchParams(asked)}`;
      this.#socket = new BoardStream({ url, ...(token && { token }), ...(fetch && { fetch }), ...handlers });
    }
  }

  /** The refusal may have been about a login that has been renewed since; an ordinary call shows. */
  async #askWhy(): Promise<void> {
    this.#disconnect();
    const generation = this.#generation;
    this.#interrupted();
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
        return this.#socket?.pong();
      case "ready":
        // What is held is still missing: it is ready with the new snapshot.
        if (!this.#held) this.#ready();
        return;
      case "resync":
        void this.#reload();
        return;
      case "user_joined":
      case "user_left":
        return this.#online.receive(message);
      case "user_looking":
        return this.#lookers.receive(message);
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
    // The service promises no gaps; should there be one, a new snapshot is better than a wrong board.
    if (event.seq !== this.board.seq + 1 && event.type !== "board.deleted") {
      void this.#reload();
      return;
    }
    if (needsSnapshot(event)) {
      void this.#reload(event);
      return;
    }
    this.board = applyEvent(this.board, event);
    if (this.board) this.#notify(event);
    else this.#end(event);
  }

  /**
   * Loads a new snapshot, because of an event that does not say everything, while the connection stays open; events that
   * arrive meanwhile are applied after it.
   */
  async #reload(cause?: BoardEvent): Promise<void> {
    if (this.#held) return;
    const held: BoardEvent[] = [];
    this.#held = held;
    try {
      const board = await this.#snapshot();
      if (this.#held !== held) return;
      this.board = board;
      this.#held = null;
      this.#ready();
      if (cause) this.#notify(cause);
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
    this.isCopy = false;
    this.#setStatus("live");
    if (this.#options.looking && this.#looking.card_id !== null) this.#socket?.look(this.#looking);
    void this.#online.load(() => this.#api.presence({ board_id: this.#options.boardId }));
  }

  #failed(error: unknown): void {
    if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) return this.#retry();
    this.refusal = error;
    this.#end();
  }

  #retry(): void {
    if (this.status === "ended") return;
    this.#disconnect();
    this.#interrupted();
    const pauseMs = retryPauseMs(this.#failures++, this.#options.isWatched?.() ?? false);
    this.#timer = setTimeout(() => void this.#connect(), pauseMs);
  }

  /** While there is nothing to show yet, it is still loading. */
  #interrupted(): void {
    if (this.board || this.status !== "loading") this.#setStatus("reconnecting");
  }

  #end(event?: BoardEvent): void {
    this.#disconnect();
    if (this.status === "ended") return;
    this.status = "ended";
    this.#notify(event);
  }

  #disconnect(): void {
    this.#generation++;
    this.#online.clear();
    this.#lookers.clear();
    clearTimeout(this.#timer);
    this.#held = null;
    this.#socket?.close();
    this.#socket = null;
  }

  #setStatus(status: LiveStatus): void {
    this.status = status;
    this.#notify();
  }

  #notify(event?: BoardEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

export function retryPauseMs(failures: number, isWatched: boolean, random?: number): number {
  return backoffMs(failures, isWatched ? MAX_WATCHED_RETRY_MS : MAX_RETRY_MS, random);
}
