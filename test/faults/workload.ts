/** Writers and subscribers on a few boards, and the account of what they did and saw. */
import { ApiError, type Client, createClient } from "../../client/http.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { type Acknowledged, objections } from "./history.ts";
import { Subscriber } from "./subscriber.ts";

const PASSWORD = "correct horse 1";
const WRITERS = 8;
const BOARDS = 4;
const PAUSE_MS = 150;
const QUIET_TIMEOUT_MS = 30_000;

interface AcknowledgedAt extends Acknowledged {
  at: number;
}

export interface WorkloadOptions {
  subscribers: number;
  /** Between two changes of one writer. */
  pauseMs?: number;
  /** The instances that can be reached now. */
  urls(): string[];
}

export class Workload {
  readonly acknowledged: AcknowledgedAt[] = [];
  /** Answers that were no success, by status; 0 for none at all. */
  readonly failures = new Map<number, number>();
  readonly requestsMs: number[] = [];
  readonly subscribers: Subscriber[] = [];
  readonly token: string;
  readonly #urls: () => string[];
  readonly #pauseMs: number;
  readonly #before: FullBoard[];
  #writing: Promise<void>[] = [];
  #stopWriting = false;
  #turn = 0;

  static async prepare({ subscribers, urls, pauseMs = PAUSE_MS }: WorkloadOptions): Promise<Workload> {
    const api = createClient({ baseUrl: urls()[0]! });
    const name = `writer-${crypto.randomUUID()}`;
    const email = `${name.slice(0, 40)}@example.org`;
    await api.register({ email, username: name.slice(0, 40), password: PASSWORD });
    const { access_token: token } = await api.login({ username: email, password: PASSWORD });
    const writer = createClient({ baseUrl: urls()[0]!, token });
    const boards: FullBoard[] = [];
    for (let i = 0; i < BOARDS; i++) {
      const { id: board_id } = await writer.createBoard({ title: `Board ${i}` });
      await writer.createColumn({ board_id, title: "To do" });
      await writer.createColumn({ board_id, title: "Done" });
      boards.push(await writer.getBoard({ board_id }));
    }
    const workload = new Workload(token, boards, { urls, pauseMs });
    for (let i = 0; i < subscribers; i++) workload.#subscribe(i);
    await workload.until(() => workload.subscribers.every(({ isReady }) => isReady));
    return workload;
  }

  private constructor(
    token: string,
    boards: FullBoard[],
    options: { urls: () => string[]; pauseMs: number },
  ) {
    this.token = token;
    this.#before = boards;
    this.#urls = options.urls;
    this.#pauseMs = options.pauseMs;
  }

  get boardIds(): string[] {
    return this.#before.map(({ id }) => id);
  }

  write(): void {
    this.#stopWriting = false;
    this.#writing = Array.from({ length: WRITERS }, (_, index) => this.#writer(index));
  }

  async stopWriting(): Promise<void> {
    this.#stopWriting = true;
    await Promise.all(this.#writing);
  }

  /** A client of one of the reachable instances, another each time. */
  api(): Client {
    return createClient({ baseUrl: this.url(), token: this.token, fetch: fetchWithoutWaitingForever });
  }

  url(): string {
    const urls = this.#urls();
    return urls[this.#turn++ % urls.length] ?? "http://127.0.0.1:1";
  }

  /** Ends the writing, waits until everything has arrived, and judges. Empty when all is well. */
  async finish(): Promise<string[]> {
    await this.stopWriting();
    const boards = await Promise.all(this.#before.map((before) => this.#historyOf(before)));
    const ends = new Map(boards.map(({ boardId, after }) => [boardId, after.seq]));
    await this.until(
      () => this.subscribers.every(({ boardId, seq }) => seq >= ends.get(boardId)!),
      QUIET_TIMEOUT_MS,
    ).catch(() => {});
    // Whatever comes twice or too much comes now.
    await Bun.sleep(200);
    for (const subscriber of this.subscribers) subscriber.stop();
    return objections({ acknowledged: this.acknowledged, boards, subscriptions: this.subscribers });
  }

  /** The longest time between an acknowledgement and its arrival at any subscriber, after `sinceMs`. */
  worstLagMs(sinceMs = 0): number {
    const acknowledgedAt = new Map(
      this.acknowledged.map((change) => [JSON.stringify(change.data), change.at]),
    );
    let worst = 0;
    for (const { received, arrivals } of this.subscribers) {
      received.forEach((event, index) => {
        const at = acknowledgedAt.get(JSON.stringify(event.data));
        if (at !== undefined && at >= sinceMs) worst = Math.max(worst, arrivals[index]! - at);
      });
    }
    return Math.round(worst);
  }

  async until(condition: () => boolean, timeoutMs = 20_000): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (!condition()) {
      if (performance.now() > deadline) throw new Error("waited too long");
      await Bun.sleep(10);
    }
  }

  #subscribe(index: number): void {
    const board = this.#before[index % this.#before.length]!;
    const options = { name: `subscriber ${index}`, boardId: board.id, token: this.token, since: board.seq };
    this.subscribers.push(new Subscriber({ ...options, url: () => this.url() }));
  }

  async #writer(index: number): Promise<void> {
    const board = this.#before[index % this.#before.length]!;
    const [from, to] = board.columns.map(({ id }) => id) as [string, string];
    const mine: Card[] = [];
    for (let turn = 0; !this.#stopWriting; turn++) {
      const card = mine[Math.floor(Math.random() * mine.length)];
      const card_id = card?.id ?? "";
      if (!card || turn % 3 === 0) {
        const input = { board_id: board.id, column_id: from, title: `${index}.${turn}`, position: turn % 5 };
        const created = await this.#try(board.id, "card.created", (api) => api.createCard(input));
        if (created) mine.push(created);
      } else if (turn % 3 === 1) {
        await this.#try(board.id, "card.moved", (api) =>
          api.moveCard({ card_id, column_id: turn % 2 ? to : from, position: turn % 7 }),
        );
      } else {
        await this.#try(board.id, "card.updated", (api) =>
          api.updateCard({ card_id, title: `${index}.${turn}` }),
        );
      }
      if (card && turn % 4 === 0) await this.#undoLast(board.id, card_id);
      await Bun.sleep(this.#pauseMs * (0.5 + Math.random()));
    }
  }

  async #try<T>(boardId: string, type: string, call: (api: Client) => Promise<T | null>): Promise<T | null> {
    const started = performance.now();
    try {
      const data = await call(this.api());
      if (data === null) return null;
      this.requestsMs.push(performance.now() - started);
      this.acknowledged.push({ boardId, type, data, at: performance.now() });
      return data;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      this.failures.set(status, (this.failures.get(status) ?? 0) + 1);
      return null;
    }
  }

  /** Takes back, or does again, what was last done to a card. */
  async #undoLast(boardId: string, card_id: string): Promise<void> {
    const newest = { board_id: boardId, card_id, before: Number.MAX_SAFE_INTEGER, limit: 1 };
    const undo = async (api: Client) => {
      const { events } = await api.listEvents(newest);
      // Its creation stays: others count on the card.
      if (!events[0] || events[0].type === "card.created") return null;
      return api.undo({ board_id: boardId, seq: events[0].seq });
    };
    await this.#try(boardId, "undo", undo);
  }

  async #historyOf(before: FullBoard) {
    const api = createClient({ baseUrl: this.#urls()[0]!, token: this.token });
    const after = await api.getBoard({ board_id: before.id });
    const log: BoardEvent[] = [];
    while (before.seq + log.length < after.seq) {
      const page = await api.listEvents({ board_id: before.id, since: before.seq + log.length, limit: 1000 });
      if (page.events.length === 0) break;
      log.push(...(page.events as BoardEvent[]));
    }
    return { boardId: before.id, before, after, log };
  }
}

/** A killed process answers at once; one that hangs must not hold a writer for ever. */
function fetchWithoutWaitingForever(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, keepalive: false, signal: AbortSignal.timeout(15_000) });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
