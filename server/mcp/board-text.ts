/** A board as text: its columns with the first cards of each, or the cards of one column from some place on. */
import type { BoardOutline, CountedColumn, ListedCard } from "./board-cards.ts";
import { cardLine } from "./card-text.ts";
import { ANSWER_CHARS, block, count, excerpt, few, quoted } from "./text.ts";

/** Shared by all columns. */
const BOARD_LINES = 120;
export const COLUMN_LINES = 100;
const FEW = 50;
const DESCRIPTION_CHARS = 2000;

/** How many cards of each column are shown. */
export function linesOfEach({ columns }: BoardOutline): number {
  return Math.max(1, Math.floor(BOARD_LINES / Math.max(1, columns.length)));
}

/** `cards` has those that are shown, by column. */
export function boardText(board: BoardOutline, cards: ReadonlyMap<string, ListedCard[]>): string {
  const { columns, description } = board;
  const all = columns.reduce((sum, column) => sum + column.count, 0);
  const lines = [
    `Board ${quoted(board.title)}, id ${board.id}, seq ${board.seq}: ${count(columns.length, "column")}, ${count(all, "card")}`,
    ...(description ? descriptionLines(description) : []),
    `members: ${few(board.members, FEW, memberText)}`,
    ...(board.labels.length > 0 ? [`labels: ${few(board.labels, FEW, ({ name }) => excerpt(name))}`] : []),
  ];
  let chars = 0;
  for (const column of columns) {
    const room = chars < ANSWER_CHARS ? (cards.get(column.id) ?? []) : [];
    const shown = columnLines(column, 0, room);
    chars += shown.reduce((sum, line) => sum + line.length, 0);
    lines.push(...shown);
  }
  return lines.join("\n");
}

function memberText({ username, role }: BoardOutline["members"][number]): string {
  return quoted(username) + (role === "owner" ? " (owner)" : "");
}

function descriptionLines(description: string): string[] {
  const more = description.length - DESCRIPTION_CHARS;
  const lines = block(description.slice(0, DESCRIPTION_CHARS));
  return ["description:", ...lines, ...(more > 0 ? [`(${count(more, "more character")})`] : [])];
}

/** `cards` are those from that place on. */
export function columnText(
  board: BoardOutline,
  column: CountedColumn,
  { from, cards }: { from: number; cards: readonly ListedCard[] },
): string {
  return [`Board ${quoted(board.title)}, seq ${board.seq}`, ...columnLines(column, from, cards)].join("\n");
}

function columnLines(
  { title, count: all, card_limit, is_done_column }: CountedColumn,
  from: number,
  cards: readonly ListedCard[],
): string[] {
  const facts = [
    count(all, "card"),
    ...(card_limit === null ? [] : [`limit ${card_limit}`]),
    ...(is_done_column ? ["done column"] : []),
  ];
  const lines: string[] = [];
  let chars = 0;
  for (const card of cards) {
    if (chars >= ANSWER_CHARS) break;
    const line = `  ${cardLine(card)}`;
    lines.push(line);
    chars += line.length;
  }
  const next = from + lines.length;
  const more = all - next;
  return [
    `column ${excerpt(title)}: ${facts.join(", ")}`,
    ...lines,
    ...(more > 0 ? [`  ${count(more, "more card")}: get_board with this column, from ${next}`] : []),
  ];
}
