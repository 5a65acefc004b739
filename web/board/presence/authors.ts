/** Who last changed or removed something, for those who are affected. */
import type { FullBoard } from "../../../contract/boards.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Column } from "../../../contract/columns.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { nameOf } from "../../ui/display/avatar.tsx";

/** By name, if it is somebody else whose name is known. */
export type Author = { name: string } | "you" | "rule" | "someone";

/** How a card has left the board, alone or with its column. */
export interface Removal {
  author: Author;
  isArchived: boolean;
  title: string;
  columnId: string;
  card?: Card;
  /** The column that it went with, as it was if that is known. */
  with?: { id: string; title: string; column?: Column };
}

const MAX_REMEMBERED = 500;
const authors = new Map<string, Author>();
/** Of everybody who was seen on a board, also after they have left it. */
const people = new Map<string, string>();
let lastMembers: FullBoard["members"] | null = null;
const removals = new Map<string, Removal>();

/** `board` is as it was before the event. */
export function noteAuthor(event: BoardEvent, board: FullBoard | null, myId: string): void {
  if (board) notePeople(board);
  const id = "id" in event.data ? event.data.id : undefined;
  if (!id) return;
  // In another window.
  const author = event.user_id === myId ? "you" : authorIn(event, board);
  remember(authors, id, author);
  const column = event.type === "column.deleted" ? board?.columns.find((each) => each.id === id) : undefined;
  const cards = event.type === "card.deleted" ? [event.data] : (column?.cards ?? []);
  for (const card of cards) {
    const { title, column_id } = card;
    remember(removals, card.id, {
      author,
      isArchived: event.archived === true,
      title,
      columnId: column_id,
      card,
      ...(column && { with: { id: column.id, title: column.title, column } }),
    });
  }
}

/** The names of its members: whoever leaves the board is still called by them. */
function notePeople({ members }: Pick<FullBoard, "members">): void {
  if (members === lastMembers) return;
  lastMembers = members;
  for (const { user } of members) remember(people, user.id, nameOf(user));
}

export function authorOf(id: string): Author {
  return authors.get(id) ?? "someone";
}

/** Null if it was not seen here. */
export function removalOf(cardId: string): Removal | null {
  return removals.get(cardId) ?? null;
}

function remember<T>(known: Map<string, T>, id: string, value: T): void {
  known.delete(id);
  known.set(id, value);
  const [oldest] = known.keys();
  if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
}

export function authorIn({ user_id }: BoardEvent, board: FullBoard | null): Author {
  if (user_id === null) return "rule";
  const member = board?.members.find((each) => each.user_id === user_id);
  const name = member ? nameOf(member.user) : people.get(user_id);
  return name === undefined ? "someone" : { name };
}
