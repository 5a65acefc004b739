/** How many connections a user and an address hold here, and how many are too many. */
import { createTally } from "../../util/tally.ts";
import type { Connection } from "./connection.ts";

export interface AdmissionLimits {
  perUser: number;
  perAddress: number;
  /** Connections being admitted at the same time; each waits for the database. */
  joining: number;
  /** All together: beyond it there would be no descriptors left to answer requests with. */
  total: number;
}

export const NO_ROOM = "There is no room for more live connections here; try again soon.";

const TOO_MANY_JOINING = "Too many people are connecting; try again soon.";

type Holder = Pick<Connection, "session" | "address">;

export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #held = createTally();
  #joining = 0;
  #total = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Counts a connection until `left`, also one that is turned away. */
  entered({ session, address }: Holder): void {
    this.#total++;
    for (const key of [session.userId, address]) this.#held.add(key, 1);
  }

  left({ session, address }: Holder): void {
    this.#total--;
    for (const key of [session.userId, address]) this.#held.add(key, -1);
  }

  /** Counts somebody with a public link: in total only, because they are counted by link and address elsewhere. */
  enteredPublic(): void {
    this.#total++;
  }

  leftPublic(): void {
    this.#total--;
  }

  /** Why there is no room for one more of them. */
  objectionToPublic(): string | null {
    if (this.#total >= this.#limits.total) return NO_ROOM;
    return this.#joining >= this.#limits.joining ? TOO_MANY_JOINING : null;
  }

  /** Why a connection that has entered, or `more` that would, cannot stay; null when it can. */
  objection({ session, address }: Holder, more = 0): string | null {
    if (this.#total + more > this.#limits.total) return NO_ROOM;
    if (this.#held.of(session.userId) + more > this.#limits.perUser)
      return "You have too many live connections.";
    if (this.#held.of(address) + more > this.#limits.perAddress)
      return "There are too many live connections from your address.";
    return this.#joining >= this.#limits.joining ? TOO_MANY_JOINING : null;
  }

  async admit<T>(join: () => Promise<T>): Promise<T> {
    this.#joining++;
    try {
      return await join();
    } finally {
      this.#joining--;
    }
  }
}
