/**
 * One board that is open: the live connection, what is pending, and the calls that carry it out.
 *
 *   await session.perform(patchCard(id, { title }), () => api.updateCard({ card_id: id, title }), "The card was not renamed");
 *
 * The change is seen at once. The calls are made one after another, in the order things were done. One that the
 * service refuses is rolled back with a message. One that does not reach it waits for the connection, and is
 * then made again, unless the events that were missed show that it had arrived. Lives from start() to stop().
 */
import { ApiError } from "../../client/http.ts";
import { LiveBoard, type LiveStatus } from "../../client/live-board.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { type BoardState, begin, type Change, confirm, end, isAbsorbed, startState } from "../board-state.ts";
import { toast } from "../ui/toasts.tsx";
import { highlight } from "./highlights.ts";

/** What the page renders; a new object whenever anything in it changed. */
export interface BoardView {
  board: FullBoard | null;
  status: LiveStatus;
  /** User id to name. */
  online: ReadonlyMap<string, string>;
  /** How many changes the service has not yet answered. */
  unsaved: number;
}

export type Call = () => Promise<unknown>;

interface Begun {
  key: number;
  /** The service's board has held it since, be it only between two events. */
  absorbed: boolean;
  /** Undone, refused or taken over. */
  over: boolean;
}

/** How long a change that was accepted is shown although its event has not come. */
const GRACE_MS = 3000;
const RETRY_MS = 700;
const FRAME_MS = 16;
/** Statuses of a service, or of a proxy before it, that is not there at the moment. */
const UNREACHABLE = [502, 503, 504];

export class BoardSession {
  view: BoardView = { board: null, status: "loading", online: new Map(), unsaved: 0 };
  readonly #live: LiveBoard;
  readonly #listeners = new Set<() => void>();
  readonly #later = new Map<number, () => void>();
  #state: BoardState | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #unsaved = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;
  #lastKey = 0;

  constructor(boardId: string, myId: string) {
    this.#live = new LiveBoard({ baseUrl: "", boardId });
    this.#live.subscribe((event) => {
      this.#follow();
      this.#showSoon();
      // Not what happened during an absence: that would be everything.
      if (event && this.#live.status === "live") highlight(event, myId);
    });
  }

  start(): void {
    this.#live.start();
    addEventListener("beforeunload", this.#warn);
    addEventListener("pagehide", this.#flush);
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#retry);
  }

  stop(): void {
    this.#flush();
    removeEventListener("beforeunload", this.#warn);
    removeEventListener("pagehide", this.#flush);
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#retry);
    this.#listeners.clear();
    // What is still waiting needs the connection to know when to go on; it ends with the last of it.
    void this.#queue.then(() => this.#live.stop());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getView = (): BoardView => this.view;

  /**
   * Shows `change` and makes `call`. True once the service has accepted it; false if it was rolled back, and
   * then a message that starts with `failure` has been shown.
   */
  perform(change: Change, call: Call, failure: string): Promise<boolean> {
    return this.#send(this.#begin(change), call, failure);
  }

  /** Shows `change` at once with a message that offers to undo it, and makes `call` only when that has gone. */
  performWithUndo(change: Change, call: Call, words: { done: string; failure: string }): void {
    const begun = this.#begin(change);
    const { key } = begun;
    const send = () => {
      if (this.#later.delete(key)) void this.#send(begun, call, words.failure);
    };
    const undo = () => {
      if (this.#later.delete(key)) this.#end(begun);
    };
    const dismiss = toast({ message: words.done, action: { label: "Undo", run: undo }, onExpire: send });
    this.#later.set(key, () => {
      dismiss();
      send();
    });
  }

  #begin(change: Change): Begun {
    const begun: Begun = { key: ++this.#lastKey, absorbed: false, over: false };
    if (this.#state) this.#state = begin(this.#state, begun.key, change);
    // Asked after every single event: a rule, or somebody else, may change the same thing right afterwards.
    void this.#until(() => {
      begun.absorbed ||= this.#state !== null && isAbsorbed(this.#state, change);
      return begun.absorbed || begun.over;
    });
    this.#show();
    return begun;
  }

  #end(begun: Begun): void {
    begun.over = true;
    if (this.#state) this.#state = end(this.#state, begun.key);
    this.#show();
  }

  async #send(begun: Begun, call: Call, failure: string): Promise<boolean> {
    this.#count(1);
    const sent = this.#queue.then(() => this.#deliver(begun, call));
    this.#queue = sent.catch(() => {});
    try {
      await sent;
      void this.#untilAbsorbed(begun).then(() => this.#end(begun));
      return true;
    } catch (error) {
      this.#end(begun);
      toast({ kind: "error", message: `${failure}. ${reasonOf(error)}` });
      return false;
    } finally {
      this.#count(-1);
    }
  }

  /** Until the service has answered, however long it cannot be reached. */
  async #deliver(begun: Begun, call: Call): Promise<void> {
    for (;;) {
      try {
        await call();
        return;
      } catch (error) {
        // It is as it should be all the same: somebody else deleted it first.
        if (begun.absorbed) return;
        if (!isUnreachable(error) || this.#live.status === "ended") throw error;
      }
      // The event connection breaks with the service, but perhaps a moment later than the call.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await this.#until(() => this.#live.status === "live" || this.#live.status === "ended");
      if (begun.absorbed) return;
    }
  }

  /** The event of an accepted change is on its way; until it is here, the change stays on top. */
  #untilAbsorbed(begun: Begun): Promise<void> {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, GRACE_MS));
    return Promise.race([timeout, this.#until(() => begun.absorbed)]);
  }

  #until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      if (condition()) return resolve();
      const stop = this.#live.subscribe(() => {
        if (!condition()) return;
        stop();
        resolve();
      });
    });
  }

  #count(by: number): void {
    this.#unsaved += by;
    this.#show();
  }

  #follow(): void {
    const { board } = this.#live;
    if (!board || board === this.#state?.confirmed) return;
    this.#state = this.#state ? confirm(this.#state, board) : startState(board);
  }

  /** What is done here is seen at once. */
  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    const { status, online } = this.#live;
    this.view = { board: this.#state?.shown ?? null, status, online, unsaved: this.#unsaved };
    for (const listener of this.#listeners) listener();
  }

  /** What comes from elsewhere, once a frame: after an absence there may be thousands of events to catch up on. */
  #showSoon(): void {
    this.#showing ??= setTimeout(() => this.#show(), FRAME_MS);
  }

  readonly #retry = () => this.#live.retryNow();

  readonly #flush = () => {
    for (const send of [...this.#later.values()]) send();
  };

  readonly #warn = (event: BeforeUnloadEvent) => {
    if (this.#unsaved > 0 && this.#live.status !== "ended") event.preventDefault();
  };
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError ? UNREACHABLE.includes(error.status) : error instanceof TypeError;
}

/** In words for people; a TypeError is what fetch throws when nobody answers. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  return error instanceof TypeError ? "The service cannot be reached." : String(error);
}
