/** The texts of a card in the form in which the index has them. */
import type { Card } from "../../contract/cards.ts";
import type { Checklist } from "../../contract/checklists.ts";
import { indexedText, indexedWords, joinedWords } from "../../contract/search-text/words.ts";
import type { Field } from "./tables.ts";

/** One text of a card; title and description have the id of the card. */
export interface Text {
  id: string;
  field: Field;
  words: string;
}

/**
 * Words of the index that no text can have, so that a search is narrowed within the index: the board and the card's number
 * in every document; in the card's own document also the board once more and the words of the title.
 */
export const boardWord = (boardId: string) => `·b${boardId.replaceAll("-", "")}`;
export const ownWord = (boardId: string) => `·c${boardId.replaceAll("-", "")}`;
export const numberWord = (number: number | "") => `·n${number}`;
export const titleWord = (word: string) => `·t${word}`;

type Titled = Pick<Card, "id" | "board_id" | "number" | "title" | "description">;

export function titleText({ id, board_id, number, title }: Titled): Text {
  const inTitle = indexedWords(title);
  const marks = [boardWord(board_id), ownWord(board_id), numberWord(number), ...inTitle.map(titleWord)];
  return { id, field: "title", words: ` ${marks.join(" ")}${joinedWords(inTitle) || " "}` };
}

export function titleTexts(card: Titled): Text[] {
  return [titleText(card), textOf("description", card.id, card.description ?? "")];
}

export function itemTexts({ items }: Pick<Checklist, "items">): Text[] {
  return items.map(({ id, content }) => textOf("item", id, content));
}

export function textOf(field: Field, id: string, text: string): Text {
  return { id, field, words: indexedText(text) };
}

/** Everything on the card; comments are not part of it. */
export function textsOf(card: Card): Text[] {
  return [
    ...titleTexts(card),
    ...card.checklists.flatMap(itemTexts),
    ...card.attachments.map(({ id, name }) => textOf("attachment", id, name)),
  ];
}

const MAX_COMMENT_WORDS = 2000;

/** The document of a comment, in two parts: up to the number of its card, and after it. */
export function commentWords(boardId: string, number: number | "", body: string): [string, string] {
  return [` ${boardWord(boardId)} ${numberWord(number)}`, indexedText(body, MAX_COMMENT_WORDS) || " "];
}

/**
 * What is beyond this is not indexed: PostgreSQL refuses a document of a mebibyte, and each change of a card writes an
 * index entry for every word of its document.
 */
export const MAX_DOCUMENT_BYTES = 400_000;
export const MAX_DOCUMENT_WORDS = 6000;

/** A text has a blank more than it has words. */
const blanksIn = (words: string) => words.split(" ").length - 1;

/** The words of several texts; two blanks between texts, so that no phrase reaches from one into the next. */
export function wordsOf(texts: readonly Text[]): string {
  let bytes = 0;
  let blanks = 0;
  const fitting = texts.filter(({ words }) => {
    bytes += Buffer.byteLength(words);
    blanks += blanksIn(words);
    return bytes <= MAX_DOCUMENT_BYTES && blanks <= MAX_DOCUMENT_WORDS;
  });
  return fitting.map(({ words }) => words).join("");
}

/**
 * Documents are numbered so that those of a newer card come after those of an older one, and all documents of a card are
 * adjacent: each card has so many numbers, the last one for its own document and the others for its comments.
 */
export const NUMBERS_PER_CARD = 2 ** 20;

export function firstNumberOfCard(doc: number): number {
  return Math.floor(doc / NUMBERS_PER_CARD) * NUMBERS_PER_CARD;
}
