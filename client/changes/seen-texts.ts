/**
 * The texts that a change overwrites, as its author has seen them. The service makes the change only if they are still the
 * same, so nobody's words are overwritten unseen. Pure.
 */
import type { FullBoard } from "../../contract/boards.ts";
import { findCard } from "./board-changes.ts";
import { isId, type Operation, withFields } from "./operations.ts";

/** By the names of their fields. */
export type Texts = Readonly<Record<string, string | null>>;

/** What the service stores as it is; it trims all other texts. */
const VERBATIM = ["description", "body"];

const FIELDS: { readonly [Route in Operation["route"]]?: readonly string[] } = {
  updateBoard: ["title", "description"],
  updateColumn: ["title"],
  updateCard: ["title", "description"],
  updateLabel: ["name"],
  updateChecklist: ["title"],
  updateItem: ["content"],
  updateComment: ["body"],
};

/** The texts that it writes in place of others; none if it creates something. */
export function writtenTexts({ route, input }: Operation): Texts {
  return pick(input, FIELDS[route] ?? []);
}

/** The change of these texts alone. */
export function textsOnly(operation: Operation): Operation {
  const isText = (name: string) => FIELDS[operation.route]?.includes(name) ?? false;
  return withFields(operation, (name) => isText(name) || isId(name));
}

/** Everything else that it changes; null if that is nothing. */
export function withoutTexts({ seen: _, ...operation }: Operation): Operation | null {
  const rest = withFields(operation, (name) => !FIELDS[operation.route]?.includes(name));
  return Object.keys(rest.input).every(isId) ? null : rest;
}

/** What the board has in their place; null if it has nothing there, or does not contain such things. */
export function presentTexts(board: FullBoard, operation: Operation): Texts | null {
  const found = changedBy(board, operation);
  return found ? pick(found, Object.keys(writtenTexts(operation))) : null;
}

/** The operation with the texts that are seen in this board, unless it has them already. */
export function withSeen(operation: Operation, board: FullBoard | null): Operation {
  const seen = board && !operation.seen ? presentTexts(board, operation) : null;
  return seen && Object.keys(seen).length > 0 ? { ...operation, seen } : operation;
}

/** Null and an empty text are the same to a reader. */
export function isSame(some: Texts, others: Texts): boolean {
  return Object.keys(some).every((name) => (some[name] ?? "") === (others[name] ?? ""));
}

function changedBy(board: FullBoard, { route, input }: Operation): object | undefined {
  const cards = () => board.columns.flatMap((column) => column.cards);
  const checklists = () => cards().flatMap((card) => card.checklists);
  switch (route) {
    case "updateBoard":
      return board;
    case "updateColumn":
      return board.columns.find(({ id }) => id === input.column_id);
    case "updateCard":
      return findCard(board, input.card_id);
    case "updateLabel":
      return board.labels.find(({ id }) => id === input.label_id);
    case "updateChecklist":
      return checklists().find(({ id }) => id === input.checklist_id);
    case "updateItem":
      return checklists()
        .flatMap(({ items }) => items)
        .find(({ id }) => id === input.item_id);
    default:
      return undefined;
  }
}

/** Also of what the service has answered. */
export function pick(object: object, names: readonly string[]): Texts {
  const values = new Map<string, unknown>(Object.entries(object));
  return Object.fromEntries(
    names.flatMap((name): [string, string | null][] => {
      const value = values.get(name);
      if (value === null) return [[name, null]];
      return typeof value === "string" ? [[name, VERBATIM.includes(name) ? value : value.trim()]] : [];
    }),
  );
}
