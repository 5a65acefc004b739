/** The text of `board.json`: what the snapshot has first, then the pages that follow it. */
import { BOARD_FILE_FORMAT, type FileCard, type FileComment } from "../../contract/board-file.ts";
import { BOARD_FILE_VERSION } from "../../contract/board-file-version.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import { removedCard } from "../cards/removed-card.ts";
import type { DbReader } from "../platform/db/db.ts";
import { gathered, listed, PART_CHARACTERS, type Parts } from "../platform/scheduling/text-parts.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { type ArchivedCard, archivedCards, type CommentRow, comments } from "./pages.ts";
import type { Snapshot } from "./snapshot.ts";

export interface Found {
  /** The cards of the file. */
  cards: Set<string>;
  /** The attachments, whose bytes follow. */
  files: string[];
}

/** What was found on the way is complete when the text is. `isRead` is called once the snapshot is no longer needed. */
export async function* boardJson(
  db: DbReader,
  snapshot: Snapshot,
  { at, found, isRead }: { at: Date; found: Found; isRead(): void },
): AsyncGenerator<string> {
  const { board, columns, known, archivedCount, lastComment, rules } = snapshot;
  yield* inParts(liveText(snapshot, at, found));
  isRead();
  const places = new Set(columns.map(({ id }) => id));
  let separator = found.cards.size > 0 ? "," : "";
  let count = 0;
  for await (const row of archivedCards(db, board.id, board.seq)) {
    count++;
    const { card } = removedCard(row.data, board.id, known);
    noted(card, found);
    yield separator + JSON.stringify(archivedCard(card, row, places));
    separator = ",";
  }
  // Restored or purged since: the file would lack what the snapshot no longer had.
  if (count !== archivedCount) throw new Error("archived cards have changed while the board was exported");
  yield `],"comments":[`;
  separator = "";
  for await (const row of lastComment === null ? [] : comments(db, board.id, lastComment)) {
    // Of a card that is in the trash, or was created since.
    if (!found.cards.has(row.card_id)) continue;
    yield separator + JSON.stringify(commentOf(row));
    separator = ",";
  }
  yield `],"rules":${JSON.stringify(rules)}}\n`;
}

function* liveText({ board, people, columns }: Snapshot, at: Date, found: Found): Parts {
  const { id, title, description, color, seq, created_at, updated_at } = board;
  const head = {
    format: BOARD_FILE_FORMAT,
    version: BOARD_FILE_VERSION,
    exported_at: at.toISOString(),
    board: { id, title, description, color, seq, created_at, updated_at },
    people,
    labels: board.labels.map((label) => ({ id: label.id, name: label.name, color: label.color })),
    columns,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"cards":[`;
  yield* listed(
    taken(board.columns).map((card) => {
      noted(card, found);
      return JSON.stringify(cardOf(card, { columnId: card.column_id, archivedAt: null }));
    }),
  );
}

/** Each is let go once it is in the text: the largest boards take tens of mebibytes. */
function* taken(columns: readonly Column[]): Generator<Card> {
  for (const { cards } of columns) {
    cards.reverse();
    for (let card = cards.pop(); card; card = cards.pop()) yield card;
  }
}

async function* inParts(parts: Parts): AsyncGenerator<string> {
  for (;;) {
    const text = await inSlices(gathered(parts, PART_CHARACTERS));
    if (text === "") return;
    yield text;
  }
}

function noted({ id, attachments }: Card, found: Found): void {
  found.cards.add(id);
  for (const { id } of attachments) found.files.push(id);
}

/** A card that went with its column is archived by that alone. */
function archivedCard(card: Card, row: ArchivedCard, places: ReadonlySet<string>): FileCard {
  const columnId = row.parent_id !== null && places.has(row.parent_id) ? row.parent_id : null;
  return cardOf(card, { columnId, archivedAt: row.removed_with === null ? row.removed_at : null });
}

function cardOf(
  card: Card,
  { columnId, archivedAt }: { columnId: string | null; archivedAt: string | null },
): FileCard {
  return {
    id: card.id,
    column_id: columnId,
    number: card.number,
    title: card.title,
    description: card.description,
    start_at: card.start_at,
    due_at: card.due_at,
    is_complete: card.is_complete,
    cover_attachment_id: card.cover_attachment_id,
    labels: card.labels.map(({ id }) => id),
    people: peopleOn(card),
    checklists: card.checklists.map(({ id, title, items }) => ({
      id,
      title,
      items: items.map((item) => ({
        id: item.id,
        content: item.content,
        is_done: item.is_done,
        people: peopleOn(item),
      })),
    })),
    attachments: card.attachments.map(({ id, name, mime_type, size }) => ({ id, name, mime_type, size })),
    created_at: card.created_at,
    updated_at: card.updated_at,
    archived_at: archivedAt,
  };
}

function peopleOn({ assignees, placeholders }: Pick<Card, "assignees" | "placeholders">): string[] {
  return [...assignees, ...placeholders].map(({ id }) => id);
}

function commentOf({ id, card_id, author_id, body, created_at, edited_at }: CommentRow): FileComment {
  return { id, card_id, author_id, body, created_at, edited_at };
}
