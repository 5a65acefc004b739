/**
 * The live board of all tabs that have it open: the tab that leads has the connection and passes on what it receives, the
 * others apply it to their own copy. When another tab begins to lead, it connects from exactly the number it has.
 */
import type { LiveBoard } from "../../../client/live-board.ts";
import { applyEvent, needsSnapshot } from "../../../contract/board-state.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import type { Seen, TabMessage } from "./tab-messages.ts";
import type { Tabs } from "./tabs.ts";

/** The connection of the tab that leads. */
type Live = Pick<
  LiveBoard,
  | "board"
  | "status"
  | "isCopy"
  | "refusal"
  | "online"
  | "lookers"
  | "look"
  | "start"
  | "stop"
  | "retryNow"
  | "subscribe"
>;
type Look = Parameters<LiveBoard["look"]>;

export class SharedLive {
  readonly #tabs: Pick<Tabs, "post" | "leave">;
  readonly #connect: () => Live;
  readonly #listeners = new Set<(event?: BoardEvent) => void>();
  /** While this tab leads. */
  #live: Live | null = null;
  #unsubscribe = () => {};
  #board: FullBoard | null = null;
  #seen: Seen = {
    status: "loading",
    isCopy: false,
    refusedWith: null,
    online: new Map(),
    lookers: new Map(),
  };
  #look: Look = [null, null];
  /** The tab that was asked for the whole board, because events are missing here; undefined once it has answered. */
  #asked: string | undefined;

  constructor(tabs: Pick<Tabs, "post" | "leave">, connect: () => Live) {
    this.#tabs = tabs;
    this.#connect = connect;
  }

  get board() {
    return this.#board;
  }
  get status() {
    return this.#seen.status;
  }
  get isCopy() {
    return this.#seen.isCopy;
  }
  /** The status of the response that ended it; null if nothing was refused, as when the board was deleted. */
  get refusedWith() {
    return this.#seen.refusedWith;
  }
  get online() {
    return this.#seen.online;
  }
  get lookers() {
    return this.#seen.lookers;
  }

  start(copy: FullBoard | null = null): void {
    this.#board = copy;
    this.#seen = { ...this.#seen, isCopy: copy !== null };
    if (copy) this.#notify();
  }

  stop(): void {
    this.#disconnect();
    this.#tabs.leave();
    this.#seen = { ...this.#seen, status: "ended" };
    this.#notify();
  }

  retryNow(): void {
    this.#live?.retryNow();
  }

  look(...look: Look): void {
    this.#look = look;
    if (this.#live) this.#live.look(...look);
    else this.#tabs.post({ type: "look", card_id: look[0], editing: look[1] ?? null });
  }

  subscribe(listener: (event?: BoardEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** This tab begins or ceases to lead. */
  lead(leads: boolean): void {
    if (!leads) return this.#disconnect();
    const live = this.#connect();
    this.#live = live;
    this.#unsubscribe = live.subscribe((event) => this.#pass(live, event));
    live.look(...this.#look);
    live.start(this.#board);
  }

  /** A message of another tab. */
  receive(message: TabMessage): void {
    switch (message.type) {
      case "hello":
        if (!this.#live) return;
        return this.#tabs.post(
          {
            type: "live",
            seen: this.#seen,
            ...(this.#board && !isAt(this.#board, message) && { board: this.#board }),
          },
          message.from,
        );
      case "look":
        // A card that is open here counts once none is open there.
        if (message.card_id === null) this.#live?.look(...this.#look);
        else this.#live?.look(message.card_id, message.editing);
        return;
      case "live":
        if (!this.#live) this.#follow(message);
    }
  }

  /** Asks the tab that leads for what it has. */
  ask(): void {
    const { seq = null, last_event_at = null } = this.#board ?? {};
    this.#tabs.post({ type: "hello", seq, last_event_at });
  }

  #pass(live: Live, event?: BoardEvent): void {
    const before = this.#board;
    this.#board = live.board;
    const { status, isCopy, refusal, online, lookers } = live;
    this.#seen = { status, isCopy, refusedWith: refusal?.status ?? null, online, lookers };
    const isNew = this.#board !== before && this.#board !== null;
    const isDerived = event !== undefined && before?.seq === event.seq - 1 && !needsSnapshot(event);
    this.#tabs.post({
      type: "live",
      seen: this.#seen,
      ...(event && { event }),
      ...(isNew && !isDerived && this.#board && { board: this.#board }),
    });
    this.#notify(event);
    // Whoever opens the board next asks the service again.
    if (status === "ended") this.#tabs.leave();
  }

  #follow({ seen, board, event, from }: Extract<TabMessage, { type: "live" }>): void {
    this.#seen = seen;
    if (board) {
      this.#board = board;
      this.#asked = undefined;
    } else if (event && seen.status !== "ended" && event.seq > (this.#board?.seq ?? 0)) {
      if (this.#board?.seq !== event.seq - 1) {
        // Once, however many events follow; but a tab that leads from now on has not been asked.
        if (this.#asked === undefined || this.#asked !== from) this.ask();
        this.#asked = from;
        return;
      }
      this.#board = applyEvent(this.#board, event);
    }
    this.#notify(event);
    if (seen.status === "ended") this.#tabs.leave();
  }

  #disconnect(): void {
    this.#unsubscribe();
    this.#live?.stop();
    this.#live = null;
  }

  #notify(event?: BoardEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}

/** After a failover that lost changes, two tabs may have the same number of different histories. */
function isAt(
  board: FullBoard,
  has: Pick<Extract<TabMessage, { type: "hello" }>, "seq" | "last_event_at">,
): boolean {
  return board.seq === has.seq && board.last_event_at === has.last_event_at;
}
