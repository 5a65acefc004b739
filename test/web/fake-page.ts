/** A page with one board open, on a network that does only what the test tells it to. */

import type { Operation } from "../../client/changes/operations.ts";
import { BoardSession } from "../../web/board/session/board-session.ts";
import { SharedLive } from "../../web/board/session/shared-live.ts";
import type { RuleChange } from "../../web/board/undo/unlogged.ts";
import type { Toast } from "../../web/ui/feedback/toasts.tsx";
import { FakeLive, FakeService, FakeStorage, type FakeTab } from "./fake-service.ts";

interface Request {
  operation: Operation;
  key: string;
  outcome?: ReturnType<FakeService["handle"]>;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const SOON_MS = 100;
/** Small, so that most histories have several. */
const PAGE = 3;

export class FakePage {
  /** The connection; a new one whenever this page begins to lead. */
  live: FakeLive;
  readonly tab: FakeTab;
  readonly session: BoardSession;
  readonly requests: Request[] = [];
  readonly messages: Toast[] = [];
  /** Those that were removed early. */
  readonly takenBack: Toast[] = [];
  /** Numbers of events that somebody wanted to see. */
  readonly shown: number[] = [];
  readonly ids = new Map<string, string>();
  /** How often somebody wanted to see what is to be decided. */
  decisions = 0;
  /** What rules were changed back to, and how the service answers that. */
  readonly ruleChanges: RuleChange[] = [];
  changeRule = async (change: RuleChange): Promise<string | null> => {
    this.ruleChanges.push(change);
    return null;
  };
  now = Date.parse("2026-01-01T00:00:00.000Z");
  isLoggedIn = true;
  readonly #service: FakeService;
  readonly #timers: (() => void)[] = [];
  readonly #logins: (() => void)[] = [];
  /** Whatever contains the word waits for it. */
  readonly #picture = Promise.withResolvers<void>();
  #isDead = false;

  constructor(service: FakeService, storage: FakeStorage, now?: number) {
    if (now !== undefined) this.now = now;
    this.#service = service;
    this.live = new FakeLive(service);
    this.tab = storage.tabs();
    const outbox = storage.outbox();
    this.session = new BoardSession({
      boardId: "b",
      userId: "u",
      tabs: this.tab,
      live: new SharedLive(this.tab, () => (this.live = new FakeLive(service))),
      outbox: {
        read: () => outbox.read(),
        write: async (put, removeKeys) => (this.#isDead ? undefined : outbox.write(put, removeKeys)),
      },
      uploads: ({ input }) => (JSON.stringify(input).includes("picture") ? this.#picture.promise : null),
      send: (operation, key) =>
        new Promise((resolve, reject) => this.requests.push({ operation, key, resolve, reject })),
      head: async () => {
        if (this.live.status !== "live") throw new TypeError("unreachable");
        return service.board.seq;
      },
      ownEvents: async (before, cardId) => {
        if (this.live.status !== "live") throw new TypeError("unreachable");
        const own = service.log
          .filter(({ seq, user_id }) => seq < before && user_id === "u")
          .filter(({ data }) => cardId === undefined || ("id" in data && data.id === cardId))
          .toReversed();
        const events = own.slice(0, PAGE);
        return { events, next: own.length > PAGE ? (events.at(-1)?.seq ?? null) : null };
      },
      eventAt: async (seq) => service.log[seq - 1] ?? null,
      describe: ({ type, data }) => `${type} ${"title" in data ? data.title : ""}`,
      show: ({ seq }) => this.shown.push(seq),
      unlogged: storage.unlogged,
      changeRule: (change) => this.changeRule(change),
      login: () => new Promise((resolve) => (this.isLoggedIn ? resolve() : this.#logins.push(resolve))),
      wordsLoaded: async () => {},
      say: (message) => {
        this.messages.push(message);
        return () => this.takenBack.push(message);
      },
      decide: () => {
        this.decisions++;
      },
      wait: (ms) =>
        new Promise((resolve) => (ms < SOON_MS ? resolve() : this.#timers.push(resolve as () => void))),
      now: () => this.now,
      onEvent: () => {},
      onRefused: ({ key }, { message, text = "" }) => storage.refused.push({ key, message, text }),
      onSaid: () => {},
      onWaiting: ({ key }) => {
        const at = storage.refused.findIndex((each) => each.key === key);
        if (at >= 0) storage.refused.splice(at, 1);
      },
      onId: (local, real) => real !== null && this.ids.set(local, real),
    });
    this.session.start();
  }

  finishUpload(): void {
    this.#picture.resolve();
  }

  /** The request on its way reaches the service. */
  arrive(): void {
    const request = this.requests[0];
    if (!request || request.outcome) return;
    request.outcome = this.#service.handle(request.operation, request.key);
  }

  /** The answer comes back. */
  answer(): boolean {
    const { outcome, resolve, reject } = this.requests[0] ?? {};
    if (!outcome) return false;
    this.requests.shift();
    if ("answer" in outcome) resolve!(outcome.answer);
    else reject!(outcome.error);
    return true;
  }

  /** The connection breaks: whether the request had arrived is for the caller to say, with arrive(). */
  lose(): void {
    this.requests.shift()?.reject(new TypeError("unreachable"));
  }

  refuse(error: unknown): void {
    this.requests.shift()?.reject(error);
  }

  logIn(): void {
    this.isLoggedIn = true;
    for (const resolve of this.#logins.splice(0)) resolve();
  }

  tick(): void {
    for (const resolve of this.#timers.splice(0)) resolve();
  }

  /** The process of the page ends; what it had sent may arrive. */
  die(): void {
    this.#isDead = true;
    this.requests.length = 0;
    this.#timers.length = 0;
  }

  /** Everything works from now on. */
  async heal(): Promise<void> {
    for (let round = 0; round < 500; round++) {
      this.live.connect();
      this.arrive();
      const acted = [this.answer(), this.live.receive()].some(Boolean);
      this.tick();
      await settled();
      const isQuiet = !acted && this.requests.length === 0 && this.session.view.unsent.length === 0;
      if (isQuiet && round > 20) return;
    }
    throw new Error("never comes to rest");
  }

  get titles(): string[][] {
    return this.session.view.board!.columns.map(({ cards }) => cards.map(({ title }) => title));
  }
}

/** Until nothing more happens by itself. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 25; i++) await Promise.resolve();
}

/** A service, and a page that is connected to it. */
export function stage() {
  const service = new FakeService();
  const storage = new FakeStorage();
  const page = new FakePage(service, storage);
  page.live.connect();
  return { service, storage, page };
}

/** As the service has it. */
export const cardOf = (service: FakeService, id = "k1") =>
  service.board.columns.flatMap(({ cards }) => cards).find((card) => card.id === id)!;
