import { elements } from "../../read/json/elements.ts";
import { type Fields, numberOf } from "../../read/values.ts";
import type { Sink } from "../../records.ts";
import type { BoardDocument } from "../boardcast/document.ts";

/**
 * Where the cards are: Deck exports one board or all of a user's, and older versions do not say `boards`. Boards and
 * stacks are a list, or an object with ids as names.
 */
export type Layout = "boards.*.stacks.*.cards" | "stacks.*.cards" | "*.stacks.*.cards";

export function layoutOf({ head: { keys } }: BoardDocument): Layout {
  if (keys.has("boards")) return "boards.*.stacks.*.cards";
  return keys.has("title") ? "stacks.*.cards" : "*.stacks.*.cards";
}

/** A place in the document, as seen from its board. */
interface Place {
  board: string;
  stack: string | null;
  field: string;
}

export function placeIn(layout: Layout, path: readonly (string | number)[]): Place | null {
  const outside = layout.split(".").indexOf("stacks");
  const board = path.slice(0, outside).join("/");
  const [field, stack, stackField] = path.slice(outside).map(String);
  if (field === undefined) return null;
  if (field !== "stacks") return { board, stack: null, field };
  return stack === undefined || stackField === undefined ? null : { board, stack, field: stackField };
}

/** A board with what is beside its cards. */
export interface DeckBoard {
  fields: Fields;
  /** By the name or index that they have in the document. */
  stacks: ReadonlyMap<string, Fields>;
}

/** Fields of boards and stacks. */
const NEEDED = new Set([
  ...["id", "title", "color", "owner", "users", "labels", "archived", "deletedAt"],
  ...["order", "isDoneColumn"],
]);

/** The boards of a file by their place in it, in order. */
export async function readBoards(
  document: BoardDocument,
  layout: Layout,
  sink: Sink,
): Promise<Map<string, DeckBoard>> {
  const boards = new Map<
    string,
    { fields: Map<string, unknown>; stacks: Map<string, Map<string, unknown>> }
  >();
  for await (const { path, of, value, memory } of elements(document.bytes(), { paths: [layout] })) {
    const place = placeIn(layout, path);
    if (place === null || of !== null || !NEEDED.has(place.field)) continue;
    sink.remember(place.board, place.stack);
    sink.rememberBytes(memory);
    const board = boards.getOrInsertComputed(place.board, () => ({ fields: new Map(), stacks: new Map() }));
    const fields =
      place.stack === null
        ? board.fields
        : board.stacks.getOrInsertComputed(place.stack, () => new Map<string, unknown>());
    fields.set(place.field, value);
  }
  return new Map(
    Array.from(boards, ([place, { fields, stacks }]) => [
      place,
      {
        fields: Object.fromEntries(fields),
        stacks: new Map(Array.from(stacks, ([key, stack]) => [key, Object.fromEntries(stack)])),
      },
    ]),
  );
}

/** Things in Deck's trash have a date of deletion, others zero. */
export function isDeleted({ deletedAt }: Fields): boolean {
  return (numberOf(deletedAt) ?? 0) > 0;
}
