/** The tools that change nothing. */
import * as z from "zod/mini";
import type { BoardEvent } from "../../../contract/events.ts";
import { boardText, COLUMN_LINES, columnText, linesOfEach } from "../board-text.ts";
import { cardLine, commentLines, wholeCard } from "../card-text.ts";
import { boardIdOf, cardOf, columnOf } from "../names.ts";
import { mentionedCards, type Names, sentenceOf } from "../sentences.ts";
import { excerpt, pageOfLines, quoted } from "../text.ts";
import { readTool, ToolError } from "../tool.ts";
import { board, card, from, name, optionalBoard, seq, text } from "./arguments.ts";

const BOARDS = 50;
const HITS = 20;
const COMMENTS = 10;
const CHANGES = 100;

const listBoards = readTool(
  {
    name: "list_boards",
    description: "The boards you can see, with their ids and seq (the number of the last change).",
    input: z.strictObject({ after: z.optional(text) }),
  },
  async (agent, { after }) => {
    const found = await agent.boards(BOARDS, after || undefined);
    const shown = found.slice(0, BOARDS);
    const lines = shown.map(
      ({ id, title, seq, role }) => `${quoted(title)} id ${id}, seq ${seq}, you are ${role}`,
    );
    if (lines.length === 0) lines.push("No boards.");
    if (found.length > BOARDS) lines.push(`More: list_boards with after ${shown.at(-1)?.id}`);
    return { text: lines.join("\n") };
  },
);

const getBoard = readTool(
  {
    name: "get_board",
    description:
      "Columns and cards of a board, members, labels, seq. Long columns are cut; for the rest give column and from.",
    input: z.strictObject({ board, column: z.optional(name), from }),
  },
  async (agent, { board, column, from = 0 }) => {
    const boardId = await boardIdOf(agent, board);
    const outline = await agent.board(boardId);
    if (column === undefined) {
      const columnIds = outline.columns.map(({ id }) => id);
      const range = { columnIds, from: 0, limit: linesOfEach(outline) };
      return { text: boardText(outline, await agent.listedCards(boardId, range)) };
    }
    const { id } = await columnOf(outline, column);
    const found = outline.columns.find((candidate) => candidate.id === id);
    if (!found) throw new ToolError("This column is gone.");
    const cards = await agent.listedCards(boardId, { columnIds: [id], from, limit: COLUMN_LINES });
    return { text: columnText(outline, found, { from, cards: cards.get(id) ?? [] }) };
  },
);

const searchCards = readTool(
  {
    name: "search_cards",
    description:
      'Find cards on all boards or one. Query: words, "phrases", #number, label:x, member:me, in:column, is:open|complete|archived, due:overdue|today|week|none; - in front leaves out.',
    input: z.strictObject({ query: text, board: optionalBoard, after: z.optional(text) }),
  },
  async (agent, { query, board, after }) => {
    const board_id = board === undefined ? undefined : await boardIdOf(agent, board);
    const { items, next } = await agent.route("search", {
      q: query,
      limit: HITS,
      ...(board_id && { board_id }),
      ...(after && { after }),
    });
    const lines = items.flatMap(({ card, board, matches }) => [
      `${cardLine(card)} on board ${excerpt(board.title)}`,
      ...matches
        .filter(({ field }) => field !== "title" && field !== "number")
        .slice(0, 2)
        .map(({ field, text }) => `  ${field}: ${excerpt(text, 200)}`),
    ]);
    if (lines.length === 0) lines.push("No cards.");
    if (next !== null) lines.push(`More: search_cards with after ${next}`);
    return { text: lines.join("\n") };
  },
);

const getCard = readTool(
  {
    name: "get_card",
    description: "Everything on a card: description, checklists, attachments, newest comments.",
    input: z.strictObject({
      card,
      board: optionalBoard,
      page: z.optional(z.int().check(z.gte(1), z.lte(1000))),
      comments_before: z.optional(text),
    }),
  },
  async (agent, { card: given, board, page = 1, comments_before: before }) => {
    const { id: card_id } = await cardOf(agent, given, board);
    const card = await agent.route("getCard", { card_id });
    const place = await agent.columns(card.board_id);
    const column = place.columns.find(({ id }) => id === card.column_id)?.title ?? "";
    const comments = await agent.route("listComments", {
      card_id,
      limit: COMMENTS,
      ...(before && { before }),
    });
    const lines = [
      ...(before ? [] : wholeCard(card, { board: place.title, column })),
      ...commentLines(comments.items),
      ...(comments.next === null ? [] : [`Older comments: get_card with comments_before ${comments.next}`]),
    ];
    const shown = pageOfLines(lines, page);
    if (page > shown.pages) throw new ToolError(`There are only ${shown.pages} pages.`);
    const more = page < shown.pages ? `\nMore: get_card with page ${page + 1} of ${shown.pages}` : "";
    return { text: shown.text + more };
  },
);

const changesSince = readTool(
  {
    name: "changes_since",
    description: "What has happened on a board after change number since, as sentences.",
    input: z.strictObject({ board, since: seq }),
  },
  async (agent, { board, since }) => {
    const board_id = await boardIdOf(agent, board);
    const page = await agent.route("listEvents", { board_id, since, limit: CHANGES });
    const { seq, resync } = page;
    if (resync !== null)
      return {
        text: `The log does not reach ${since}; read the board again with get_board. Its seq is ${seq}.`,
        structured: { seq, next: null, resync },
      };
    // Every event of the log is one of a kind that the contract has.
    const events = page.events as unknown as BoardEvent[];
    const outline = await agent.outline(board_id);
    const mentioned = mentionedCards(events);
    const cards = mentioned.length > 0 ? await agent.cardNames(board_id, mentioned) : [];
    const names: Names = {
      people: new Map(outline.people.map(({ id, title }) => [id, title])),
      columns: new Map(outline.columns.map(({ id, title }) => [id, title])),
      cards: new Map(cards.map((card) => [card.id, card])),
    };
    const lines = events.map((event) => sentenceOf(event, names));
    const { text: shown, pages } = pageOfLines(lines, 1);
    const last = pages > 1 ? (events[shown.split("\n").length - 1]?.seq ?? seq) : page.next;
    const next = last ?? null;
    const end =
      next === null ? `That is all; the next since is ${seq}.` : `More: changes_since with since ${next}`;
    return {
      text: shown === "" ? `Nothing since ${since}.` : `${shown}\n${end}`,
      structured: { seq, next, resync: null },
    };
  },
);

export const readingTools = [listBoards, getBoard, searchCards, getCard, changesSince];
