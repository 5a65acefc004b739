/** What is due by today is counted from the first page of one's cards; where that ends, there may be more. */
import { expect, test } from "bun:test";
import type { MyCard } from "../../contract/home.ts";
import { dueCounts } from "../../web/boards/due-counts.ts";
import { myDue } from "../../web/texts/en/boards.ts";
import { card } from "./boards.ts";

const NOW = new Date(2026, 4, 5, 12);
const on = (day: number, is_done_column = false): MyCard => ({
  card: { ...card("Card", "c"), due_at: new Date(2026, 4, day, 20).toISOString() },
  board: { id: "b", title: "Board" },
  column: { id: "c", title: "Column", is_done_column },
});
const times = (count: number, item: MyCard) => Array.from({ length: count }, () => item);

function said(items: readonly MyCard[], hasMore: boolean): string {
  const { overdue, today, cut } = dueCounts(items, hasMore, NOW);
  return myDue(overdue, today, cut);
}

test("all of them are counted if there are no more", () => {
  expect(said([...times(48, on(3)), ...times(2, on(5))], false)).toBe("48 overdue, 2 due today");
});

test("where the page ends among them, there are that many or more", () => {
  expect(said(times(50, on(3)), true)).toBe("50+ overdue");
  expect(said([...times(48, on(3)), ...times(2, on(5))], true)).toBe("48 overdue, 2+ due today");
  expect(said([...times(48, on(3)), on(3, true)], true)).toBe("48+ overdue");
});

test("what is due later may be cut off", () => {
  expect(said([...times(2, on(3)), ...times(48, on(9))], true)).toBe("2 overdue");
});
