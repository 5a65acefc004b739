/**
 * Boards as the public sees them, encoded once for each version, and kept as bytes. They are made from the boards of the
 * snapshot cache, whose unchanged cards remain the same objects: their public text is kept with them.
 */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import { PublicBoardFields, PublicCard, PublicColumnFields } from "../../contract/public-board.ts";
import { bodyOf } from "../boards/board-body.ts";
import { encodePieces } from "../boards/snapshot-text.ts";
import type { BoardObjects, EncodedBoard, PublicSnapshots } from "../platform/core/snapshots.ts";
import type { Version } from "../platform/db/db.ts";
import { listed, type Parts } from "../platform/scheduling/text-parts.ts";
import { inSlices } from "../platform/scheduling/time-slices.ts";
import { LRU } from "../platform/util/lru.ts";
import { pickerOf } from "../platform/util/pick-by-schema.ts";

/** The bytes, the same compressed, and the text of every card. */
const MEMORY_FACTOR = 3;

interface Kept extends Version {
  encoded: Promise<EncodedBoard>;
  weight: number;
}

export function createPublicSnapshots(maxBytes: number): PublicSnapshots {
  const kept = new LRU<string, Kept>(maxBytes, ({ weight }) => weight);

  function encodedAt(boardId: string, { revision, stamp }: Version): Promise<EncodedBoard> | undefined {
    const known = kept.get(boardId);
    return known?.revision === revision && known.stamp === stamp ? known.encoded : undefined;
  }

  function encode(boardId: string, { revision, stamp, board, bytes }: BoardObjects): Promise<EncodedBoard> {
    const lastEventAt = board.last_event_at ?? null;
    const encoded = inSlices(encodePieces(boardText(board))).then((chunks) => ({
      revision,
      stamp,
      lastEventAt,
      ...bodyOf(chunks),
    }));
    const known = kept.get(boardId);
    // What is not newer is not kept: somebody may have read the board before the last change.
    if (!known || known.revision <= revision)
      kept.set(boardId, { revision, stamp, encoded, weight: bytes * MEMORY_FACTOR });
    encoded.catch(() => kept.delete(boardId));
    return encoded;
  }

  return {
    async get(boardId, version, read) {
      const known = encodedAt(boardId, version);
      if (known) return known;
      const at = await read();
      return encodedAt(boardId, at) ?? encode(boardId, at);
    },
    clear: () => kept.clear(),
  };
}

const boardFields = pickerOf(PublicBoardFields);
const columnFields = pickerOf(PublicColumnFields);
const cardFields = pickerOf(PublicCard);

function* boardText(board: FullBoard): Parts {
  const fields = boardFields({ ...board, members: board.members.map(({ user }) => user) });
  yield `${JSON.stringify(fields).slice(0, -1)},"columns":[`;
  for (const [index, column] of board.columns.entries()) {
    yield `${index > 0 ? "," : ""}${JSON.stringify(columnFields(column)).slice(0, -1)},"cards":[`;
    yield* listed(column.cards.values().map(publicCardText));
    yield "]}";
  }
  yield "]}";
}

const CARD_TEXTS = new WeakMap<Card, string>();

function publicCardText(card: Card): string {
  let text = CARD_TEXTS.get(card);
  if (text === undefined) {
    text = JSON.stringify(cardFields(card));
    CARD_TEXTS.set(card, text);
  }
  return text;
}
