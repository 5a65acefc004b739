/**
 * The tabs of this browser that have the same board open as the same user. One of them leads: it has the connection and
 * sends the changes of all. A Web Lock decides which one; when that tab is closed, the next one gets the lock. A tab that
 * the browser has frozen keeps its lock but answers nobody, so the others take it away. Where browsers offer no locks
 * (plain HTTP from another machine), every tab works on its own.
 */

import { randomId } from "../../../client/util/random-id.ts";
import { INSTALLATION } from "../../installation.ts";
import type { TabMessage } from "./tab-messages.ts";

export interface Tabs {
  readonly leads: boolean;
  /** Calls back with messages of other tabs, and when this one begins or ceases to lead. */
  join(receive: (message: TabMessage) => void, onLead: (leads: boolean) => void): void;
  /** To all other tabs, or to one of them. */
  post(message: TabMessage, to?: string): void;
  leave(): void;
}

/** Also what asks whether somebody leads, and the answer. */
interface Envelope {
  from: string;
  to?: string;
  message: TabMessage | "ping" | "pong";
}

const PING_MS = 5000;
const PATIENCE_MS = 3000;

const prefixOf = (userId: string) => `${INSTALLATION}-board-${userId}-`;

export function browserTabs(userId: string, boardId: string): Tabs {
  return navigator.locks ? new LockedTabs(prefixOf(userId) + boardId) : new LoneTab();
}

/** The boards that some tab leads; none are known where there are no locks. */
export async function openBoards(userId: string): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const prefix = prefixOf(userId);
  return new Set(held.flatMap(({ name = "" }) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])));
}

/** From a page that has no tab of its own for this board. */
export function tellTabs(userId: string, boardId: string, message: TabMessage): void {
  const channel = new BroadcastChannel(prefixOf(userId) + boardId);
  channel.postMessage({ from: randomId(), message } satisfies Envelope);
  channel.close();
}

class LoneTab implements Tabs {
  leads = false;
  join(_: (message: TabMessage) => void, onLead: (leads: boolean) => void): void {
    this.leads = true;
    onLead(true);
  }
  post(): void {}
  leave(): void {}
}

class LockedTabs implements Tabs {
  leads = false;
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  readonly #id = randomId();
  readonly #left = new AbortController();
  #onLead: (leads: boolean) => void = () => {};
  #release = () => {};
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Since the last ping. */
  #isHeard = false;

  constructor(name: string) {
    this.#name = name;
    this.#channel = new BroadcastChannel(name);
  }

  join(receive: (message: TabMessage) => void, onLead: (leads: boolean) => void): void {
    if (this.#left.signal.aborted) return;
    this.#onLead = onLead;
    this.#channel.onmessage = ({ data }: MessageEvent<Envelope>) => {
      const { from, to, message } = data;
      if (message === "ping") {
        if (this.leads) this.#send("pong", from);
      } else {
        this.#isHeard = true;
        if (message !== "pong" && (to === undefined || to === this.#id)) receive({ ...message, from });
      }
    };
    this.#request({ signal: this.#left.signal });
    this.#timer = setInterval(this.#check, PING_MS);
    addEventListener("visibilitychange", this.#check);
    this.#check();
  }

  post(message: TabMessage, to?: string): void {
    this.#send(message, to);
  }

  leave(): void {
    if (this.#left.signal.aborted) return;
    this.#left.abort();
    this.leads = false;
    this.#release();
    clearInterval(this.#timer);
    removeEventListener("visibilitychange", this.#check);
    this.#channel.close();
  }

  #send(message: Envelope["message"], to?: string): void {
    if (this.#left.signal.aborted) return;
    this.#channel.postMessage({
      from: this.#id,
      message,
      ...(to !== undefined && { to }),
    } satisfies Envelope);
  }

  #request(options: LockOptions): void {
    const hold = () =>
      new Promise<void>((resolve) => {
        if (this.#left.signal.aborted) return resolve();
        this.#release = resolve;
        this.#lead(true);
      });
    navigator.locks.request(this.#name, options, hold).catch(() => {
      if (this.#left.signal.aborted) return;
      // Another tab has taken it away.
      this.#lead(false);
      this.#request({ signal: this.#left.signal });
    });
  }

  #lead(leads: boolean): void {
    if (this.leads === leads) return;
    this.leads = leads;
    this.#onLead(leads);
  }

  /** Only a tab that somebody looks at cares: timers of hidden ones are slow. */
  #check = (): void => {
    if (this.leads || document.visibilityState === "hidden") return;
    this.#isHeard = false;
    this.#send("ping");
    setTimeout(() => {
      if (this.#isHeard || this.leads || this.#left.signal.aborted) return;
      this.#request({ steal: true });
    }, PATIENCE_MS);
  };
}
