import type { FullBoard } from "../../contract/boards.ts";
import { type Card, emptyCard } from "../../contract/cards.ts";

const AT = "2026-01-01T00:00:00.000Z";

export function card(title: string, column_id: string): Card {
  const times = { created_at: AT, updated_at: AT };
  return emptyCard({
    id: title,
    board_id: "b",
    column_id,
    number: 1,
    title,
    description: null,
    rank: 0,
    ...times,
  });
}

/** Titles of columns and of the cards in them; they are the ids, too. */
export function boardOf(columns: Record<string, string[]>): FullBoard {
  return {
    id: "b",
    title: "Board",
    description: null,
    color: null,
    is_template: false,
    created_by: "u",
    updated_by: "u",
    created_at: AT,
    updated_at: AT,
    seq: 0,
    labels: [],
    members: [],
    columns: Object.entries(columns).map(([id, titles], rank) => ({
      id,
      board_id: "b",
      title: id,
      rank,
      color: "#000",
      is_done_column: false,
      card_limit: null,
      cards: titles.map((title) => card(title, id)),
    })),
  };
}
