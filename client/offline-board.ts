/**
 * A live board that can be changed, with or without a network. A change is part of `board` at once, is stored in the
 * outbox and sent in order, each with a key of its own, so that it takes effect once; what the service says about it is
 * its `outcome`.
 *
 *   const board = new OfflineBoard({ baseUrl, boardId, token, outbox: fileOutbox("changes.json") });
 *   board.subscribe(() => render(board.board, board.unsent));
 *   board.start();
 *   const { ids } = board.perform({ route: "createCard", input: { board_id, column_id, title: "Ship it" } });
 *   board.perform({ route: "addLabel", input: { card_id: ids[0], label_id } });
 *
 * Changes of an earlier process that are still in the outbox are sent first. Lives from start() to stop(); await settled()
 * before stop() for what is still on its way.
 */
import type { FullBoard } from "../contract/boards.ts";
import type { BoardEvent } from "../contract/events.ts";
import type { Conflict } from "./changes/conflicts.ts";
import { localId } from "./changes/local-id.ts";
import { createdBy, creates, type Operation, rewritten } from "./changes/operations.ts";
import type { LocalChange, Pending } from "./changes/optimistic-state.ts";
import type { Texts } from "./changes/seen-texts.ts";
import { type Client, createClient } from "./http.ts";
import { LiveBoard, type LiveBoardOptions, type LiveStatus } from "./live-board.ts";
import { ChangeQueue } from "./queue/change-queue.ts";
import { memoryOutbox, type Outbox } from "./queue/outbox.ts";
import { ALONE, type QueueView } from "./queue/queue-options.ts";
import { sendOperation } from "./queue/send-operation.ts";
import { pause } from "./util/pause.ts";
import { randomId } from "./util/random-id.ts";

export interface OfflineBoardOptions extends LiveBoardOptions {
  /** Where changes are stored until the service has them; in memory unless given. */
  outbox?: Outbox;
}

export type Outcome =
  /** With the ids that the service has assigned to what was created. */
  | { status: "accepted"; ids: readonly string[] }
  /** The service has refused it, for example with an `ApiError`; `dropped` are the changes that went with it. */
  | { status: "refused"; error: unknown; dropped: readonly LocalChange[] }
  /** Somebody else has changed the same text meanwhile: see `conflicts`. */
  | { status: "conflict" }
  /** Discarded, or it depended on one that was. */
  | { status: "withdrawn" };

export interface PerformedChange {
  readonly key: string;
  /** Of what it creates, to be used in further changes at once; the service assigns others. */
  readonly ids: readonly string[];
  /** Whether it is in the outbox, once that is known; if not, it is lost should the process end before it is sent. */
  readonly stored: Promise<boolean>;
  readonly outcome: Promise<Outcome>;
}

/** After a 401 the live board asks for a new token, or ends. */
const LOGIN_PAUSE_MS = 2000;

export class OfflineBoard {
  readonly #live: LiveBoard;
  readonly #api: Client;
  readonly #queue: ChangeQueue;
  readonly #listeners = new Set<(event?: BoardEvent) => void>();
  readonly #outcomes = new Map<string, (outcome: Outcome) => void>();
  readonly #real = new Map<string, string>();
  readonly #created = new Map<string, readonly string[]>();
  /** The change that is being refused. */
  #refused: { error: unknown } | null = null;

  constructor({ outbox = memoryOutbox(), ...options }: OfflineBoardOptions) {
    this.#live = new LiveBoard(options);
    this.#api = createClient({ ...options, errorCodes: true });
    const live = this.#live;
    this.#queue = new ChangeQueue(
      {
        live,
        outbox,
        peers: ALONE,
        send: (operation, key) => sendOperation(this.#api, operation, key),
        head: async () => {
          const asked = { board_id: options.boardId, since: live.board?.seq, limit: 1 };
          return (await this.#api.listEvents(asked)).seq;
        },
        login: () => pause(LOGIN_PAUSE_MS),
        wait: pause,
        now: Date.now,
        onId: (local, real) => real !== null && this.#real.set(local, real),
      },
      {
        changed: () => this.#notify(),
        decided: (key, isAccepted) => {
          if (isAccepted) this.#decide(key, { status: "accepted", ids: this.#idsOf(key) });
          else if (!this.#refused) this.#decide(key, { status: "withdrawn" });
        },
        refused: (entry, error) => this.#refuse(entry, error),
        clashed: (key) => this.#decide(key, { status: "conflict" }),
      },
    );
    live.subscribe((event) => {
      const isNew = live.board !== this.#queue.state.confirmed || event;
      if (live.board && isNew) this.#queue.follow(live.board, event);
      this.#notify(event);
    });
  }

  /** With the changes made here; null until there is one. */
  get board(): FullBoard | null {
    return this.#queue.state.shown;
  }

  get status(): LiveStatus {
    return this.#live.status;
  }

  /** The connection, for what it says besides: `online`, `lookers`, `refusal`, `retryNow()`. */
  get live(): LiveBoard {
    return this.#live;
  }

  /** Changes that the service has not accepted yet, in order. */
  get unsent(): QueueView["unsent"] {
    return this.#queue.view.unsent;
  }

  /** False while there is a change that could not be stored: it is lost if the process ends before it is sent. */
  get isStored(): boolean {
    return this.#queue.isStored;
  }

  /** Texts that wait for a decision: call keepMine or keepTheirs. */
  get conflicts(): QueueView["conflicts"] {
    return this.#queue.view.conflicts;
  }

  /** Changes of a process that ended almost a day ago or earlier: call sendExpired or discard. */
  get expired(): QueueView["expired"] {
    return this.#queue.view.expired;
  }

  /** Called after every change of what is shown; with the event that caused it, if one did. */
  subscribe(listener: (event?: BoardEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** With a copy of the board from an earlier connection, of the same version of this client, it can be changed offline. */
  start(copy: FullBoard | null = null): void {
    this.#live.start(copy);
    void this.#queue.takeOver().then(() => this.#notify());
  }

  /** What is in the outbox stays there for the next one. */
  stop(): void {
    this.#live.stop();
  }

  perform(change: Operation): PerformedChange {
    return this.#perform(creates(change.route) ? { ...change, creates: localId() } : change);
  }

  /** Overwrites what somebody else has written, with what was written here or with a text that was merged from both. */
  keepMine({ entries, operation, theirs }: Conflict, merged: Texts = {}): PerformedChange {
    const performed = this.#perform(rewritten(operation, merged, theirs));
    // In this order, so that the text is always stored somewhere.
    this.#queue.discard(entries);
    return performed;
  }

  keepTheirs({ entries }: Conflict): void {
    this.#queue.discard(entries);
  }

  sendExpired(): void {
    this.#queue.sendExpired();
  }

  /** Gives up changes that are unsent or expired, together with those that depend on them. */
  discard(changes: readonly Pick<LocalChange, "key">[]): void {
    this.#queue.discard(changes);
  }

  /** Resolves once every change has an outcome, or the board has ended, and the outbox is up to date. */
  async settled(): Promise<void> {
    do {
      await this.#untilDecided();
      await this.#queue.written();
    } while (!this.#isDecided);
  }

  get #isDecided(): boolean {
    return (!this.#queue.isReading && this.unsent.length === 0) || this.#live.status === "ended";
  }

  #untilDecided(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isDecided) return resolve();
      const unsubscribe = this.subscribe(() => {
        if (!this.#isDecided) return;
        unsubscribe();
        resolve();
      });
    });
  }

  #perform(operation: Operation): PerformedChange {
    const key = randomId();
    const ids = createdBy(operation);
    const outcome = new Promise<Outcome>((resolve) => this.#outcomes.set(key, resolve));
    this.#created.set(key, ids);
    this.#queue.begin([{ key, operation, failure: "" }]);
    return { key, ids, stored: this.#queue.stored(key), outcome };
  }

  #refuse(entry: Pending, error: unknown): void {
    this.#refused = { error };
    const dropped = this.#queue.rollBack(entry.key);
    this.#refused = null;
    for (const { key } of dropped) this.#decide(key, { status: "refused", error, dropped });
  }

  #decide(key: string, outcome: Outcome): void {
    this.#outcomes.get(key)?.(outcome);
    this.#outcomes.delete(key);
    this.#created.delete(key);
  }

  #idsOf(key: string): readonly string[] {
    return (this.#created.get(key) ?? []).map((local) => this.#real.get(local) ?? local);
  }

  #notify(event?: BoardEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
