/**
 * The streams of public links on this instance: how many there may be, by link, address and in all, and what ends them.
 * Nobody needs an account for one, so they leave a quarter of the room for live connections to members.
 */
import { CLOSE } from "../../../../contract/socket.ts";
import type { DbReader } from "../../db/db.ts";
import { createTally } from "../../util/tally.ts";
import { Heartbeat } from "../connections/heartbeat.ts";
import { readOpenShares, type ShareSource } from "./share-source.ts";
import { LINK_ENDED, Watcher, type WatcherEvents, type WatcherPlace } from "./watcher.ts";

export interface PublicStreamLimits {
  publicStreams: number;
  publicPerLink: number;
  publicPerAddress: number;
  /** All live connections together. */
  total: number;
}

/** Of all live connections. */
const PUBLIC_PART = 0.75;
/** Unread bytes of all of them together; above it, whoever does not read is cut. */
const MAX_WAITING_BYTES = 64 * 1_048_576;

interface Options {
  limits: PublicStreamLimits;
  /** Counts one, until it has left, whether it is let in or not. */
  entered(): void;
  join(watcher: Watcher): void;
  left(watcher: Watcher): void;
}

export class PublicStreams {
  readonly #options: Options;
  readonly #heartbeat = new Heartbeat<Watcher>(() => {});
  readonly #byShare = new Map<string, Set<Watcher>>();
  readonly #byAddress = createTally();
  /** One object for all watchers, because there can be very many. */
  readonly #events: WatcherEvents = {
    started: (watcher) => this.#started(watcher),
    ended: (watcher) => this.#ended(watcher),
    waiting: (bytes) => {
      this.#waitingBytes += bytes;
      return this.#waitingBytes <= MAX_WAITING_BYTES;
    },
  };
  #count = 0;
  #waitingBytes = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get count(): number {
    return this.#count;
  }

  start(secondMs: number): void {
    this.#heartbeat.start(secondMs);
  }

  stop(): void {
    this.#heartbeat.stop();
  }

  *watchers(): Iterable<Watcher> {
    for (const watchers of this.#byShare.values()) yield* watchers;
  }

  /** Why there cannot be one more; null if there can. */
  objection({ share, address }: WatcherPlace): string | null {
    const { publicStreams, publicPerLink, publicPerAddress, total } = this.#options.limits;
    if (this.#count >= Math.min(publicStreams, Math.ceil(total * PUBLIC_PART)))
      return "Too many people are watching public boards; try again soon.";
    if ((this.#byShare.get(share.id)?.size ?? 0) >= publicPerLink)
      return "Too many people are watching this board; try again soon.";
    if (this.#byAddress.of(address) >= publicPerAddress)
      return "Too many people are watching public boards from your address.";
    return null;
  }

  open(at: WatcherPlace): ReadableStream {
    // A link does not change: its watchers share one object.
    const [other] = this.#byShare.get(at.share.id) ?? [];
    return new Watcher({ ...at, share: other?.share ?? at.share }, this.#events).body();
  }

  /** Closes everything that is open with a link. */
  end(shareId: string): void {
    for (const watcher of [...(this.#byShare.get(shareId) ?? [])]) watcher.close(CLOSE.refused, LINK_ENDED);
  }

  endExpired(now = new Date().toISOString()): void {
    for (const [shareId, [watcher]] of this.#byShare) {
      const expiresAt = watcher?.share.expiresAt ?? null;
      if (expiresAt !== null && expiresAt <= now) this.end(shareId);
    }
  }

  /** Ends those whose links the database no longer has, whatever message got lost. */
  async recheck(db: DbReader, source: ShareSource): Promise<void> {
    const shares = [...this.#byShare.values()].flatMap(([watcher]) => (watcher ? [watcher.share] : []));
    const open = await readOpenShares(db, source, shares);
    for (const { id } of shares) if (!open.has(id)) this.end(id);
  }

  #started(watcher: Watcher): void {
    const { share, address } = watcher;
    const objection = this.objection(watcher);
    this.#count++;
    this.#options.entered();
    this.#byAddress.add(address, 1);
    const watchers = this.#byShare.get(share.id) ?? new Set();
    this.#byShare.set(share.id, watchers.add(watcher));
    if (objection) return watcher.close(CLOSE.busy, objection);
    this.#heartbeat.add(watcher);
    this.#options.join(watcher);
  }

  #ended(watcher: Watcher): void {
    const watchers = this.#byShare.get(watcher.share.id);
    if (!watchers?.delete(watcher)) return;
    if (watchers.size === 0) this.#byShare.delete(watcher.share.id);
    this.#count--;
    this.#byAddress.add(watcher.address, -1);
    this.#heartbeat.remove(watcher);
    this.#options.left(watcher);
  }
}
