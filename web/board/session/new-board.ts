/** Boards that were created here without a network: they have a local id until the service has created them. */
import type { LiveBoard, LiveStatus } from "../../../client/live-board.ts";
import type { FullBoard } from "../../../contract/boards.ts";
import { uncheckedApi } from "../../session/api.ts";
import { createListeners } from "../../util/listeners.ts";
import { readUnsent } from "../outbox/browser-outbox.ts";
import { boardFrom } from "../state/new-board.ts";
import type { LogPage } from "../undo/own-log.ts";
import type { SessionOptions } from "./session-options.ts";

/** Null if the service has it by now. */
export async function readNewBoard(userId: string, boardId: string): Promise<FullBoard | null> {
  const changes = await readUnsent(userId).catch(() => []);
  const creation = changes.find(({ operation }) => operation.creates === boardId);
  return creation ? boardFrom(creation) : null;
}

/** Of what the service does not have yet. */
export const NO_EVENTS: LogPage = { events: [], next: null };

/** The service has no events of it, so none confirm its changes: its page gives way to that of the real board. */
export const WITHOUT_LOG: Pick<SessionOptions, "head" | "ownEvents" | "eventAt"> = {
  head: () => Promise.reject(new TypeError()),
  ownEvents: async () => NO_EVENTS,
  eventAt: async () => null,
};

const ASK_MS = 5000;

/** In place of the connection of a board that the service does not have yet: says whether the service can be reached. */
export class NewBoardLive {
  board: FullBoard | null = null;
  status: LiveStatus = "loading";
  readonly isCopy = true;
  readonly refusal = null;
  readonly online: LiveBoard["online"] = new Map();
  readonly lookers: LiveBoard["lookers"] = new Map();
  readonly #listeners = createListeners();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get subscribe() {
    return this.#listeners.subscribe;
  }

  start(board: FullBoard | null): void {
    this.board = board;
    this.#become("reconnecting");
    void this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#become("ended");
  }

  retryNow(): void {
    void this.#ask();
  }

  look(): void {}

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const status = await uncheckedApi.live().then(
      () => "live" as const,
      () => "reconnecting" as const,
    );
    if (this.status === "ended") return;
    this.#become(status);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), ASK_MS);
  }

  #become(status: LiveStatus): void {
    this.status = status;
    this.#listeners.notify();
  }
}
