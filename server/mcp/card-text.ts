/** Cards as text: a line in a list, or everything on one. */
import type { Card } from "../../contract/cards.ts";
import type { Comment } from "../../contract/comments.ts";
import type { ListedCard } from "./board-cards.ts";
import { block, count, excerpt, few, quoted } from "./text.ts";

const FEW = 5;
const NAME_CHARS = 40;

/** `#42 "Fix login" due 2026-11-20T12:00:00.000Z, complete, labels "bug", assigned to ada` */
export function cardLine(card: ListedCard): string {
  const parts = [
    ...dates(card),
    ...(card.labels.length > 0 ? [`labels ${names(card.labels.map(({ name }) => name))}`] : []),
    ...(card.assignees.length > 0
      ? [`assigned to ${names(card.assignees.map(({ username }) => username))}`]
      : []),
    ...notMembers(card),
    ...(card.comment_count > 0 ? [count(card.comment_count, "comment")] : []),
  ];
  return [cardName(card), parts.join(", ")].filter((part) => part !== "").join(" ");
}

export function cardName({ number, title }: Pick<Card, "number" | "title">): string {
  return `#${number} ${excerpt(title)}`;
}

function dates({ start_at, due_at, is_complete }: ListedCard): string[] {
  return [
    ...(start_at ? [`start ${start_at}`] : []),
    ...(due_at ? [`due ${due_at}`] : []),
    ...(is_complete ? ["complete"] : []),
  ];
}

function names(all: readonly string[]): string {
  return few(all, FEW, (name) => excerpt(name, NAME_CHARS));
}

const MANY = 50;

function all(names: readonly string[]): string {
  return few(names, MANY, quoted);
}

interface Place {
  board: string;
  column: string;
}

export function wholeCard(card: Card, { board, column }: Place): string[] {
  const people = (users: Card["assignees"]) => all(users.map(({ username }) => username));
  return [
    `Card #${card.number} ${quoted(card.title)}, id ${card.id}, on board ${quoted(board)}, column ${quoted(column)}`,
    ...dates(card),
    ...(card.labels.length > 0 ? [`labels ${all(card.labels.map(({ name }) => name))}`] : []),
    ...(card.assignees.length > 0 ? [`assigned to ${people(card.assignees)}`] : []),
    ...notMembers(card),
    `created ${card.created_at}, changed ${card.updated_at}`,
    ...(card.description ? ["description:", ...block(card.description)] : []),
    ...card.checklists.flatMap(({ title, items }) => [
      `checklist ${quoted(title)}:`,
      ...items.map(({ content, is_done, assignees, placeholders }) => {
        const who = assignees.length > 0 ? ` assigned to ${people(assignees)}` : "";
        const others = placeholders.length > 0 ? ` ${notMembers({ placeholders })}` : "";
        return `[${is_done ? "x" : " "}] ${quoted(content)}${who}${others}`;
      }),
    ]),
    ...card.attachments.map(({ name, size }) => `attachment ${quoted(name)}, ${count(size, "byte")}`),
  ];
}

/** People of an imported board. */
function notMembers({ placeholders }: Pick<ListedCard, "placeholders">): string[] {
  return placeholders.length > 0
    ? [`assigned to ${all(placeholders.map(({ name }) => name))}, who have not been matched to members`]
    : [];
}

/** Newest first. */
export function commentLines(comments: readonly Comment[]): string[] {
  return comments.flatMap(({ user, author_name, body, created_at }) => [
    `comment by ${quoted(user?.username ?? author_name ?? "somebody")} at ${created_at}:`,
    ...block(body),
  ]);
}
