/** Who is looking at which card of a board. */
import type { UserLooking } from "../contract/socket.ts";

export type Looker = Pick<UserLooking, "connection_id" | "user_id" | "username" | "editing">;

export class Lookers {
  /** By card; a new map with every change, and a new list for the cards that it is about. */
  current: ReadonlyMap<string, readonly Looker[]> = new Map();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  receive({ connection_id, user_id, username, card_id, editing }: UserLooking): void {
    const next = new Map(this.current);
    for (const [id, lookers] of next) {
      const others = lookers.filter((each) => each.connection_id !== connection_id);
      if (others.length === 0) next.delete(id);
      else if (others.length < lookers.length) next.set(id, others);
    }
    if (card_id !== null) {
      const looker = { connection_id, user_id, username, editing };
      next.set(card_id, [...(next.get(card_id) ?? []), looker]);
    }
    this.current = next;
    this.#onChange();
  }

  /** Without a connection nobody is known to look. */
  clear(): void {
    this.current = new Map();
  }
}
