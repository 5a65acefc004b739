/** What the page renders of a board session, and those who follow it. */
import { createListeners } from "../../util/listeners.ts";
import type { BoardView } from "./session-options.ts";

const FRAME_MS = 16;

interface Options {
  compute: () => BoardView;
  wait: (ms: number) => Promise<void>;
  onPublished: () => void;
}

export class PublishedView {
  current: BoardView = {
    board: null,
    status: "loading",
    isCopy: false,
    online: new Map(),
    lookers: new Map(),
    unsent: [],
    pending: [],
    unsentCards: new Set(),
    conflicts: [],
    held: [],
    expired: [],
  };
  readonly #options: Options;
  readonly #listeners = createListeners();
  #isDue = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get subscribe() {
    return this.#listeners.subscribe;
  }

  /** For what is done here: it is seen at once. */
  publish(): void {
    this.#isDue = false;
    this.current = this.#options.compute();
    this.#listeners.notify();
    this.#options.onPublished();
  }

  /** For what comes from elsewhere: once a frame, because after an absence there may be thousands of events. */
  publishSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void this.#options.wait(FRAME_MS).then(() => this.#isDue && this.publish());
  }
}
