/** How large the board gets. One that is too large is not imported at all: nobody could work with half of it. */
import { CARD_LIMIT } from "../../cards/store.ts";
import type { Config } from "../../config.ts";
import { tooManyCards, Unreadable } from "../records.ts";
import { say } from "../words.ts";

/** Cards that are not on the board, but in its archive. */
export const MOST_ARCHIVED = 100_000;

export interface BoardSize {
  /** Something on the board, as JSON. */
  add(text: string): void;
  card(isArchived: boolean): void;
}

export function measureBoard(config: Config): BoardSize {
  let bytes = 0;
  let live = 0;
  let archived = 0;
  return {
    add(text) {
      bytes += Buffer.byteLength(text);
      if (config.BOARD_BYTES > 0 && bytes > config.BOARD_BYTES)
        throw new Unreadable(
          say("The board would have more than {bytes}, the most it may have.", { bytes: config.BOARD_BYTES }),
        );
    },
    card(isArchived) {
      const most = isArchived ? MOST_ARCHIVED : CARD_LIMIT.most(config);
      const count = isArchived ? ++archived : ++live;
      if (count <= most) return;
      if (!isArchived) throw tooManyCards(most);
      throw new Unreadable(
        say("The file has more than {most} archived cards, the most that a board may have.", { most }),
      );
    },
  };
}
