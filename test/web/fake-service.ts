/** A service in memory that keeps keys as the real one does, and a network to it that fails when it is told to. */

import type { OwnedChange } from "../../client/browser/indexed-db-outbox.ts";
import { findCard } from "../../client/changes/board-changes.ts";
import type { Operation } from "../../client/changes/operations.ts";
import { ApiError } from "../../client/http.ts";
import type { LiveStatus } from "../../client/live-board.ts";
import type { Outbox } from "../../client/queue/outbox.ts";
import { applyEvent } from "../../contract/board-state.ts";
import type { FullBoard } from "../../contract/boards.ts";
import { type Card, emptyCard } from "../../contract/cards.ts";
import type { BoardEvent } from "../../contract/events.ts";
import type { TabMessage } from "../../web/board/session/tab-messages.ts";
import type { Tabs } from "../../web/board/session/tabs.ts";
import type { Unlogged, UnloggedStore } from "../../web/board/undo/unlogged.ts";

export const AT = "2026-01-01T00:00:00.000Z";
export const COLUMNS = ["c1", "c2", "c3"];

export function card(id: string, columnId: string, rank: number): Card {
  const times = { created_at: AT, updated_at: AT };
  return emptyCard({
    id,
    board_id: "b",
    column_id: columnId,
    number: 1,
    title: id,
    description: null,
    rank,
    ...times,
  });
}

export function board(cardIds: readonly string[] = ["k1", "k2", "k3"]): FullBoard {
  const columns = COLUMNS.map((id, index) => ({
    id,
    board_id: "b",
    title: id,
    rank: index,
    color: "#000",
    is_done_column: false,
    card_limit: null,
    cards: index === 0 ? cardIds.map((cardId, rank) => card(cardId, id, rank * 100)) : [],
  }));
  const times = { created_by: "u", updated_by: "u", created_at: AT, updated_at: AT };
  return {
    id: "b",
    title: "Board",
    description: null,
    color: null,
    is_template: false,
    ...times,
    seq: 0,
    labels: [],
    members: [],
    columns,
  };
}

type Outcome = { answer: unknown } | { error: ApiError };

function refusal(status: number, detail: string, more: object = {}): { error: ApiError } {
  return { error: new ApiError(new Response(null, { status }), { detail, ...more }) };
}

const USERS: Record<string, object> = {
  u: { id: "u", username: "me", display_name: null },
  bob: { id: "bob", username: "bob", display_name: "Bob" },
};

/** The values that `now` has of the fields in `previous`. */
function picked(now: object | undefined, previous: object = {}): object {
  const values = new Map(Object.entries(now ?? {}));
  return Object.fromEntries(Object.keys(previous).map((name) => [name, values.get(name)]));
}

function matches(now: object, data: object, previous?: object): boolean {
  return Bun.deepEquals(picked(now, previous), picked(data, previous));
}

/** Knows cards, checklists and items. Refuses every text that says so. */
export class FakeService {
  board = board();
  readonly log: BoardEvent[] = [];
  /** Key to the answer: what was done, each once. */
  readonly done = new Map<string, unknown>();
  readonly #inputs = new Map<string, string>();
  #lastId = 0;
  #user = "u";

  /** By this user, unless it is said who else does it. */
  handle(operation: Operation, key?: string, user = "u"): Outcome {
    this.#user = user;
    const input = JSON.stringify(operation.input);
    if (key !== undefined && this.done.has(key)) {
      const isRepeat = this.#inputs.get(key) === input;
      return isRepeat ? { answer: this.done.get(key) } : refusal(422, "Used.", { code: "key_reused" });
    }
    if (input.includes("refuse")) return refusal(422, "No.");
    if (input.includes("local-")) return refusal(422, "Not an id.");
    const outcome = this.#do(operation, key);
    if (key !== undefined && "answer" in outcome) {
      this.done.set(key, outcome.answer);
      this.#inputs.set(key, input);
    }
    return outcome;
  }

  #do({ route, input, seen }: Operation, key?: string): Outcome {
    switch (route) {
      case "createCard": {
        const column = this.board.columns.find(({ id }) => id === input.column_id);
        if (!column) return refusal(404, "This column does not exist.");
        if (column.card_limit !== null && column.cards.length >= column.card_limit)
          return refusal(
            409,
            `The column “${column.title}” is full: its limit is ${column.card_limit} cards.`,
            {
              code: "column_full",
            },
          );
        const made = { ...card(this.#id(), input.column_id, this.#lastRank(input.column_id) + 100) };
        return this.#tell("card.created", { ...made, title: input.title }, key);
      }
      case "updateCard": {
        const { card_id, ...fields } = input;
        const found = findCard(this.board, card_id);
        if (!found) return refusal(404, "Gone.");
        if (!Bun.deepEquals(picked(found, seen), { ...seen }))
          return refusal(412, "Changed.", { current: found });
        const previous = picked(found, fields);
        // A change that makes no difference has no event.
        if (Bun.deepEquals(previous, fields)) return { answer: found };
        return this.#tell("card.updated", { ...found, ...fields }, key, { previous });
      }
      case "moveCard": {
        const found = findCard(this.board, input.card_id);
        if (!found) return refusal(404, "Gone.");
        const column_id = input.column_id ?? found.column_id;
        const others = this.board.columns
          .find(({ id }) => id === column_id)!
          .cards.filter(({ id }) => id !== found.id);
        const before = others[input.position - 1]?.rank ?? (others[0]?.rank ?? 0) - 200;
        const after = others[input.position]?.rank ?? (others.at(-1)?.rank ?? 0) + 200;
        const rank =
          input.position >= others.length ? (others.at(-1)?.rank ?? 0) + 100 : (before + after) / 2;
        const previous = { column_id: found.column_id, rank: found.rank };
        return this.#tell("card.moved", { ...found, column_id, rank }, key, { previous });
      }
      case "deleteCard": {
        const found = findCard(this.board, input.card_id);
        return found ? this.#tell("card.deleted", found, key) : refusal(404, "Gone.");
      }
      case "undo":
        return this.#undo(input.seq, key);
      case "createChecklist": {
        if (!findCard(this.board, input.card_id)) return refusal(404, "Gone.");
        const { card_id, title } = input;
        return this.#tell("checklist.created", { id: this.#id(), card_id, title, rank: 0, items: [] }, key);
      }
      default:
        throw new Error(`not known here: ${route}`);
    }
  }

  /** Where nothing has changed since. */
  #undo(seq: number, key?: string): Outcome {
    const event = this.log[seq - 1];
    if (!event) return refusal(404, "No such event.");
    const { type, data, previous } = event;
    const later = this.log.findLast((each) => "id" in each.data && "id" in data && each.data.id === data.id);
    const now = "id" in data ? findCard(this.board, data.id) : undefined;
    const isThere = type === "card.deleted" ? !now : now && matches(now, data, previous);
    if (!isThere) return refusal(409, "Changed since.", { by: USERS[later?.user_id ?? ""], seq: later?.seq });
    const undoing = { undoes: seq };
    if (type === "card.created") return this.#tell("card.deleted", data, key, undoing);
    if (type === "card.deleted") return this.#tell("card.created", data, key, undoing);
    const changed = { ...undoing, previous: picked(now, previous) };
    return this.#tell(type, { ...now, ...previous }, key, changed);
  }

  #id(): string {
    return `id${++this.#lastId}`;
  }

  #lastRank(columnId: string): number {
    return this.board.columns.find(({ id }) => id === columnId)!.cards.at(-1)?.rank ?? 0;
  }

  #tell(type: BoardEvent["type"], data: unknown, key?: string, more: object = {}): Outcome {
    const envelope = { user_id: this.#user, timestamp: AT, version: "1.0", board_id: "b", ...more };
    const seq = this.board.seq + 1;
    const removed = type === "card.deleted" && { previous: data };
    const event = {
      type,
      data,
      ...removed,
      ...envelope,
      seq,
      ...(key !== undefined && { key }),
    } as BoardEvent;
    this.log.push(event);
    this.board = applyEvent(this.board, event)!;
    return { answer: type === "card.deleted" ? undefined : data };
  }
}

/** Follows the service's log, an event at a time. */
export class FakeLive {
  board: FullBoard | null = null;
  status: LiveStatus = "loading";
  isCopy = false;
  refusal = null;
  online = new Map<string, string>();
  lookers = new Map();
  readonly #service: FakeService;
  readonly #listeners = new Set<(event?: BoardEvent) => void>();

  constructor(service: FakeService) {
    this.#service = service;
  }

  start(copy: FullBoard | null = null): void {
    this.board = copy;
  }
  retryNow(): void {}
  look(): void {}
  stop(): void {
    this.#set("ended");
  }

  subscribe(listener: (event?: BoardEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The next event, if there is one and a connection. */
  receive(): boolean {
    const event = this.board && this.#service.log[this.board.seq];
    if (this.status !== "live" || !event) return false;
    this.#apply(event);
    return true;
  }

  /** The next event does not say everything: a new snapshot comes first, then the event that was the reason for it. */
  receiveAsSnapshot(): void {
    const event = this.board && this.#service.log[this.board.seq];
    this.board = this.#service.board;
    this.#notify();
    this.#notify(event ?? undefined);
  }

  disconnect(): void {
    if (this.status === "live") this.#set("reconnecting");
  }

  /** With everything that was missed, or with a new snapshot instead. */
  connect(snapshot = false): void {
    if (this.status === "live") return;
    if (!this.board || snapshot) {
      this.board = this.#service.board;
      this.#notify();
    }
    for (const event of this.#service.log.slice(this.board.seq)) this.#apply(event);
    this.#set("live");
  }

  #apply(event: BoardEvent): void {
    this.board = applyEvent(this.board!, event);
    this.#notify(event);
  }

  #set(status: LiveStatus): void {
    this.status = status;
    this.#notify();
  }

  #notify(event?: BoardEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

/** What pages share: outlives them. */
export class FakeStorage {
  readonly records = new Map<string, OwnedChange>();
  /** The list of refused changes, as often as each was listed. */
  readonly refused: { key: string; message: string; text: string }[] = [];
  readonly #tabs: FakeTab[] = [];
  #unlogged: readonly Unlogged[] = [];
  readonly unlogged: UnloggedStore = {
    read: () => this.#unlogged,
    write: (list) => {
      this.#unlogged = list;
    },
  };

  outbox(userId = "u", boardId = "b"): Outbox {
    return {
      read: async () =>
        [...this.records.values()]
          .filter((each) => each.userId === userId && each.boardId === boardId)
          .sort((a, b) => a.order - b.order),
      write: async (put, removeKeys = []) => {
        for (const key of removeKeys) this.records.delete(key);
        for (const each of put) this.records.set(each.key, structuredClone({ ...each, userId, boardId }));
      },
    };
  }

  /** The tab of a new page. */
  tabs(): FakeTab {
    return new FakeTab(this.#tabs);
  }

  /** One page, or all of them, are gone. */
  end(gone?: FakeTab): void {
    for (const tab of [...this.#tabs]) if (gone === undefined || tab === gone) tab.leave();
  }
}

/** Messages arrive a little later, in order; the tab that joined first leads. */
export class FakeTab implements Tabs {
  leads = false;
  readonly #all: FakeTab[];
  readonly #id = crypto.randomUUID();
  #receive: (message: TabMessage) => void = () => {};
  #onLead: (leads: boolean) => void = () => {};

  constructor(all: FakeTab[]) {
    this.#all = all;
  }

  join(receive: (message: TabMessage) => void, onLead: (leads: boolean) => void): void {
    this.#receive = receive;
    this.#onLead = onLead;
    this.#all.push(this);
    this.#all[0]!.#lead();
  }

  post(message: TabMessage, to?: string): void {
    if (!this.#all.includes(this)) return;
    const sent = structuredClone({ ...message, from: this.#id });
    for (const tab of this.#all) {
      if (tab === this || (to !== undefined && to !== tab.#id)) continue;
      queueMicrotask(() => this.#all.includes(tab) && tab.#receive(structuredClone(sent)));
    }
  }

  leave(): void {
    const at = this.#all.indexOf(this);
    if (at < 0) return;
    this.#all.splice(at, 1);
    this.leads = false;
    const [next] = this.#all;
    if (next) next.#lead();
  }

  /** Another tab takes the lead away, as from one that does not answer. */
  steal(): void {
    const at = this.#all.indexOf(this);
    this.#all.splice(at, 1);
    const [before] = this.#all;
    this.#all.unshift(this);
    if (before?.leads) {
      before.leads = false;
      before.#onLead(false);
    }
    this.#lead();
  }

  #lead(): void {
    if (this.leads) return;
    this.leads = true;
    this.#onLead(true);
  }
}
