/** A whole board, or a column with its cards, as JSON, made in small steps: a large one takes a tenth of a second. */
import type { FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import { listed, PART_CHARACTERS, type Parts } from "../platform/util/text-parts.ts";
import type { Work } from "../platform/util/time-slices.ts";

const CHUNK_CHARACTERS = 262_144;

type CardList = (cards: Card[]) => Parts;

export function encodeBoard(board: FullBoard, cardList: CardList): Work<Uint8Array<ArrayBuffer>[]> {
  return encodeParts(boardText(board, cardList));
}

export function encodeColumn(column: ColumnFields, cards: Card[]): Parts {
  return columnText(column, cards, cardsOneByOne);
}

/** The bytes of many texts after one another. */
export function* encodeParts(parts: Parts): Work<Uint8Array<ArrayBuffer>[]> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let text = "";
  for (const part of parts) {
    text += part;
    if (text.length >= CHUNK_CHARACTERS) {
      chunks.push(encoder.encode(text));
      text = "";
    }
    yield;
  }
  chunks.push(encoder.encode(text));
  return chunks;
}

function* boardText({ columns, last_event_at: _, ...board }: FullBoard, cardList: CardList): Parts {
  yield `${JSON.stringify(board).slice(0, -1)},"columns":[`;
  for (const [index, { cards, ...column }] of columns.entries()) {
    if (index > 0) yield ",";
    yield* columnText(column, cards, cardList);
  }
  yield "]}";
}

function* columnText(column: ColumnFields, cards: Card[], cardList: CardList): Parts {
  yield `${JSON.stringify(column).slice(0, -1)},"cards":[`;
  yield* cardList(cards);
  yield "]}";
}

/** Several cards at a time: as many as make up one step, to judge by those before. */
export function* cardsTogether(cards: Card[]): Parts {
  let atOnce = 1;
  for (let start = 0; start < cards.length; ) {
    const text = JSON.stringify(cards.slice(start, start + atOnce));
    yield `${start > 0 ? "," : ""}${text.slice(1, -1)}`;
    start += atOnce;
    atOnce = Math.max(1, text.length < PART_CHARACTERS ? atOnce * 2 : Math.floor(atOnce / 2));
  }
}

const CARD_TEXTS = new WeakMap<Card, string>();

/** The text of each card is remembered with it: worth it once a board has changed, because most of its cards have not. */
export function cardsOneByOne(cards: Card[]): Parts {
  return listed(cards.values().map(cardText));
}

export function cardText(card: Card): string {
  let text = CARD_TEXTS.get(card);
  if (text === undefined) {
    text = JSON.stringify(card);
    CARD_TEXTS.set(card, text);
  }
  return text;
}
