/** A whole board, or a column with its cards, as JSON, made in small steps: a large one takes a tenth of a second. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import type { Chunk } from "../platform/http/response-body.ts";
import { listed } from "../platform/scheduling/text-parts.ts";
import type { Work } from "../platform/scheduling/time-slices.ts";

const CHUNK_CHARACTERS = 262_144;
/** A fraction of a millisecond; the same text in more steps takes longer. */
const STEP_CHARACTERS = 65_536;
/** The cards that follow may be much longer than those before. */
const MOST_AT_ONCE = 64;
/** Of a card whose text is as long as this, its bytes are kept instead. */
const LONG_CHARACTERS = 16_384;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Bytes = Uint8Array<ArrayBuffer>;
/** Text that is to be encoded, and bytes that are kept with their card. */
type Pieces = Generator<string | Bytes, void>;
type CardList = (cards: Card[]) => Pieces;

export function encodeBoard(board: FullBoard, cardList: CardList): Work<Chunk[]> {
  return encodePieces(boardText(board, cardList));
}

export function encodeColumn(column: ColumnFields, cards: Card[]): Work<Chunk[]> {
  return encodePieces(columnText(column, cards));
}

function* columnText(column: ColumnFields, cards: Card[]): Pieces {
  yield columnStart(column);
  yield* cardsOneByOne(cards);
  yield "]}";
}

/** The bytes of many texts after one another; those that are bytes already are not copied. */
export function* encodePieces(pieces: Pieces): Work<Chunk[]> {
  const chunks: Chunk[] = [];
  let text = "";
  const flush = () => {
    if (text !== "") chunks.push({ bytes: encoder.encode(text), isKept: false });
    text = "";
  };
  for (const piece of pieces) {
    if (typeof piece !== "string") {
      flush();
      chunks.push({ bytes: piece, isKept: true });
    } else {
      text += piece;
      if (text.length >= CHUNK_CHARACTERS) flush();
    }
    yield;
  }
  flush();
  return chunks;
}

function* boardText({ columns, last_event_at: _, ...board }: FullBoard, cardList: CardList): Pieces {
  yield `${JSON.stringify(board).slice(0, -1)},"columns":[`;
  for (const [index, { cards, ...column }] of columns.entries()) {
    if (index > 0) yield ",";
    yield columnStart(column);
    yield* cardList(cards);
    yield "]}";
  }
  yield "]}";
}

function columnStart(column: ColumnFields): string {
  return `${JSON.stringify(column).slice(0, -1)},"cards":[`;
}

/** Several cards at a time: as many as make up one step, to judge by those before, in other columns too. */
export function cardsTogether(): CardList {
  let atOnce = 1;
  return function* (cards) {
    for (let start = 0; start < cards.length; ) {
      if (start > 0) yield ",";
      const some = cards.slice(start, start + atOnce);
      const text = JSON.stringify(some);
      yield keptIfLong(some, text.slice(1, -1));
      start += some.length;
      if (text.length < STEP_CHARACTERS) atOnce = Math.min(MOST_AT_ONCE, atOnce * 2);
      else atOnce = Math.max(1, Math.floor(atOnce / 2));
    }
  };
}

/**
 * What is worth keeping once a board has changed, because most of its cards have not: of a short card its text, of a long
 * one its bytes, which all versions of the board share.
 */
const CARD_TEXTS = new WeakMap<Card, string>();
const CARD_BYTES = new WeakMap<Card, Bytes>();

export function cardsOneByOne(cards: Card[]): Pieces {
  return listed(cards.values().map(keptOf));
}

function keptOf(card: Card): string | Bytes {
  return CARD_TEXTS.get(card) ?? CARD_BYTES.get(card) ?? keptIfLong([card], cardText(card));
}

/** What is kept of the card, or its text, of which nothing is kept then. */
export function cardTextOnce(card: Card): string | Bytes {
  return CARD_TEXTS.get(card) ?? CARD_BYTES.get(card) ?? JSON.stringify(card);
}

export function cardText(card: Card): string {
  const known = CARD_TEXTS.get(card);
  if (known !== undefined) return known;
  const bytes = CARD_BYTES.get(card);
  if (bytes) return decoder.decode(bytes);
  const text = JSON.stringify(card);
  if (text.length < LONG_CHARACTERS) CARD_TEXTS.set(card, text);
  return text;
}

/** The text of these cards, or the bytes of one that is long. */
function keptIfLong([card, ...others]: Card[], text: string): string | Bytes {
  if (!card || others.length > 0 || text.length < LONG_CHARACTERS) return text;
  const bytes = encoder.encode(text);
  CARD_BYTES.set(card, bytes);
  return bytes;
}
