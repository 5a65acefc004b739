/**
 * How far a client has come on its personal stream.
 *
 * Ids are ordered by time, but instances commit in another order, and their clocks differ: an id may appear after a later
 * one. So the cursor is not just the last id. Everything up to `floor` was sent; above it, it lists what was sent. The
 * floor follows a few minutes behind.
 */
import { UUID } from "../../util/ids.ts";

/** How late a notification may appear after others with later ids. */
export const WINDOW_MS = 120_000;
const MOST_LISTED = 32;
/** Of an id: as random as it needs to be to tell apart what was sent within minutes. */
const TAIL = 12;
const CURSOR = /^([0-9a-f-]{36})\.((?:[0-9a-f]{12}){0,32})~([0-9a-z]+)$/;

export class Cursor {
  #floor: string;
  /** In the order of their ids. */
  readonly #listed: string[] = [];

  constructor(floor: string) {
    this.#floor = floor;
  }

  get floor(): string {
    return this.#floor;
  }

  has(id: string): boolean {
    return id <= this.#floor || this.#listed.includes(id);
  }

  add(id: string): void {
    const at = this.#listed.findLastIndex((listed) => listed < id) + 1;
    this.#listed.splice(at, 0, id);
    while (this.#isOutdated()) this.#floor = this.#listed.shift() ?? this.#floor;
  }

  text(listHash: string): string {
    return `${this.#floor}.${this.#listed.map((id) => id.slice(-TAIL)).join("")}~${listHash}`;
  }

  #isOutdated(): boolean {
    const [first] = this.#listed;
    if (first === undefined) return false;
    return this.#listed.length > MOST_LISTED || first < firstIdAt(Date.now() - WINDOW_MS);
  }
}

export interface GivenCursor {
  floor: string;
  /** True for what the client got after the floor. */
  has(id: string): boolean;
  /** Null if the client named a notification. */
  listHash: string | null;
}

/** A cursor as it was sent, or the id of a notification. Null for anything else. */
export function parsePersonalCursor(given: string): GivenCursor | null {
  if (UUID.test(given)) return { floor: given.toLowerCase(), has: () => false, listHash: null };
  const [, floor = "", listed = "", listHash = ""] = CURSOR.exec(given) ?? [];
  if (!UUID.test(floor)) return null;
  const tails = new Set(listed.match(/.{12}/g));
  return { floor, has: (id) => tails.has(id.slice(-TAIL)), listHash };
}

/** The least UUID v7 of that time. */
export function firstIdAt(ms: number): string {
  const hex = Math.max(0, Math.floor(ms)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
