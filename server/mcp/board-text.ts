/** A board as text: its columns with the first cards of each, or the cards of one column from some place on. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Column } from "../../contract/columns.ts";
import type { Work } from "../platform/scheduling/time-slices.ts";
import { cardLine } from "./card-text.ts";
import { ANSWER_CHARS, block, count, excerpt, few, quoted } from "./text.ts";

/** Shared by all columns. */
const BOARD_LINES = 120;
const COLUMN_LINES = 100;
const FEW = 50;
const DESCRIPTION_CHARS = 2000;

export function* boardText(board: FullBoard): Work<string> {
  const { columns, description } = board;
  const each = Math.max(1, Math.floor(BOARD_LINES / Math.max(1, columns.length)));
  const cards = columns.reduce((sum, column) => sum + column.cards.length, 0);
  const lines = [
    `Board ${quoted(board.title)}, id ${board.id}, seq ${board.seq}: ${count(columns.length, "column")}, ${count(cards, "card")}`,
    ...(description ? descriptionLines(description) : []),
    `members: ${few(board.members, FEW, memberText)}`,
    ...(board.labels.length > 0 ? [`labels: ${few(board.labels, FEW, ({ name }) => excerpt(name))}`] : []),
  ];
  let chars = 0;
  for (const column of columns) {
    const room = chars < ANSWER_CHARS ? each : 0;
    const shown = columnLines(column, 0, room);
    chars += shown.reduce((sum, line) => sum + line.length, 0);
    lines.push(...shown);
    yield;
  }
  return lines.join("\n");
}

function memberText({ user, role }: FullBoard["members"][number]): string {
  return quoted(user.username) + (role === "owner" ? " (owner)" : "");
}

function descriptionLines(description: string): string[] {
  const more = description.length - DESCRIPTION_CHARS;
  const lines = block(description.slice(0, DESCRIPTION_CHARS));
  return ["description:", ...lines, ...(more > 0 ? [`(${count(more, "more character")})`] : [])];
}

export function columnText(board: FullBoard, column: Column, from: number): string {
  return [`Board ${quoted(board.title)}, seq ${board.seq}`, ...columnLines(column, from, COLUMN_LINES)].join(
    "\n",
  );
}

function columnLines(
  { title, cards, card_limit, is_done_column }: Column,
  from: number,
  most: number,
): string[] {
  const facts = [
    count(cards.length, "card"),
    ...(card_limit === null ? [] : [`limit ${card_limit}`]),
    ...(is_done_column ? ["done column"] : []),
  ];
  const lines: string[] = [];
  let chars = 0;
  for (let at = from; at < cards.length && lines.length < most && chars < ANSWER_CHARS; at++) {
    const card = cards[at];
    const line = card ? `  ${cardLine(card)}` : "";
    lines.push(line);
    chars += line.length;
  }
  const next = from + lines.length;
  const more = cards.length - next;
  return [
    `column ${excerpt(title)}: ${facts.join(", ")}`,
    ...lines,
    ...(more > 0 ? [`  ${count(more, "more card")}: get_board with this column, from ${next}`] : []),
  ];
}
