/** Names instead of ids: what is meant, or an error that says between what to choose. */
import type { Card } from "../../contract/cards.ts";
import { grouped, inSlices, mapped, type Work } from "../platform/scheduling/time-slices.ts";
import { UUID } from "../platform/util/ids.ts";
import { one, present } from "../platform/util/present.ts";
import type { Agent, BoardColumns, CardName, Outline } from "./agent.ts";
import { excerpt, few, quoted } from "./text.ts";
import { ToolError } from "./tool.ts";

/** The most that an error lists. */
const FEW = 20;
/** So many boards are searched for a name, a page at a time. */
const MOST_BOARDS = 2000;
const PAGE = 500;
const HITS = 50;

interface Named {
  id: string;
  title: string;
}

/** Letter case and spacing do not matter. */
function folded(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}

/**
 * What each of the given names or ids means, in their order. Every candidate is folded once, unless ids are all that is
 * given, and every name once however often it is given: the work grows with their sum, not with their product.
 */
export async function pickAll(
  noun: string,
  given: readonly string[],
  all: readonly Named[],
): Promise<Named[]> {
  return given.length === 0 ? [] : inSlices(picking(noun, given, all));
}

async function pickOne(noun: string, given: string, all: readonly Named[]): Promise<Named> {
  return one(await pickAll(noun, [given], all));
}

function* picking(noun: string, given: readonly string[], all: readonly Named[]): Work<Named[]> {
  const hasNames = given.some((text) => !UUID.test(text));
  const nameOf = (title: string) => (hasNames ? folded(title) : title);
  const candidates = yield* mapped(all, ({ id, title }) => ({ id, title, name: nameOf(title) }));
  const byId = yield* grouped(candidates, ({ id }) => id);
  const byName = yield* grouped(candidates, ({ name }) => name);
  const picked = new Map<string, Named>();
  for (const text of new Set(given)) {
    const name = folded(text);
    const found = (UUID.test(text) ? byId.get(text.toLowerCase()) : byName.get(name)) ?? [];
    const [only] = found;
    if (!only)
      throw new ToolError(`There is no ${noun} ${excerpt(text)}. ${whatThereIs(noun, name, candidates)}`);
    if (found.length > 1)
      throw new ToolError(`Several ${noun}s are called ${excerpt(text)}; use an id: ${withIds(found)}.`);
    picked.set(text, only);
    yield;
  }
  return given.map((text) => present(picked.get(text), noun));
}

interface Candidate extends Named {
  /** The title, folded. */
  name: string;
}

/** Titles that contain the name come first. */
function whatThereIs(noun: string, wanted: string, candidates: readonly Candidate[]): string {
  if (candidates.length === 0) return `There are no ${noun}s.`;
  const similar = candidates.filter(({ name }) => name.includes(wanted));
  const others = candidates.filter(({ name }) => !name.includes(wanted));
  return `There are: ${few([...similar, ...others], FEW, ({ title }) => excerpt(title))}.`;
}

function withIds(found: readonly Named[]): string {
  return few(found, FEW, ({ id, title }) => `${quoted(title)} ${id}`);
}

/** By id it is not looked up: whatever is done with it checks it. */
export async function boardIdOf(agent: Agent, given: string): Promise<string> {
  if (UUID.test(given)) return given.toLowerCase();
  const boards: Named[] = [];
  while (boards.length < MOST_BOARDS) {
    const found = await agent.boards(PAGE, boards.at(-1)?.id);
    boards.push(...found.slice(0, PAGE));
    if (found.length <= PAGE) return (await pickOne("board", given, boards)).id;
  }
  throw new ToolError("There are too many boards to find one by its name: use an id from list_boards.");
}

export const columnOf = ({ columns }: Pick<BoardColumns, "columns">, given: string): Promise<Named> =>
  pickOne("column", given, columns);

/** The ids of labels, for each list of names. */
export const labelIdsOf = ({ labels }: Outline, lists: Lists): Promise<string[][]> =>
  idsOf("label", lists, labels);

/** The ids of people, for each list of names. */
export const personIdsOf = ({ people }: Outline, agent: Agent, lists: Lists): Promise<string[][]> =>
  idsOf(
    "member",
    lists.map((list) => list.map((name) => (name === "me" ? agent.userId : name.replace(/^@/, "")))),
    people,
  );

type Lists = readonly (readonly string[])[];

async function idsOf(noun: string, lists: Lists, all: readonly Named[]): Promise<string[][]> {
  const ids = (await pickAll(noun, lists.flat(), all)).map(({ id }) => id);
  return lists.map((list) => ids.splice(0, list.length));
}

/** A card by its id, or by `#number` or title: on that board, or else on any board the agent can see. */
export async function cardOf(agent: Agent, given: string, board: string | undefined): Promise<Card> {
  if (UUID.test(given)) return agent.route("getCard", { card_id: given.toLowerCase() });
  if (board === undefined) return searched(agent, given);
  const boardId = await boardIdOf(agent, board);
  if (NUMBER.test(given.trim())) return searched(agent, given, boardId);
  // Words in a title may be too frequent to search for, and a title need not have any.
  const found = await inSlices(matching(await agent.titles(boardId), matcher(given)));
  return agent.route("getCard", { card_id: only(given, found, () => "").id });
}

const NUMBER = /^#(\d{1,15})$/;

function matcher(given: string): (card: CardName) => boolean {
  const number = Number(NUMBER.exec(given.trim())?.[1] ?? Number.NaN);
  const wanted = folded(given);
  return Number.isNaN(number) ? ({ title }) => folded(title) === wanted : (card) => card.number === number;
}

function* matching(cards: readonly CardName[], matches: (card: CardName) => boolean): Work<CardName[]> {
  const found: CardName[] = [];
  for (const [index, card] of cards.entries()) {
    if (matches(card)) found.push(card);
    if (index % 64 === 0) yield;
  }
  return found;
}

async function searched(agent: Agent, given: string, boardId?: string): Promise<Card> {
  const isNumber = NUMBER.test(given.trim());
  // Every word alone: operators and quotes in a title must not be taken for those of a search.
  const words = given.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? "";
  if (words === "") throw new ToolError(`Say on which board the card ${excerpt(given)} is.`);
  const { items, next } = await agent.route("search", {
    q: isNumber ? given.trim() : words.slice(0, 500),
    limit: HITS,
    ...(boardId !== undefined && { board_id: boardId }),
  });
  if (next !== null)
    throw new ToolError(`Too many cards are like ${excerpt(given)}; say on which board it is.`);
  const matches = matcher(given);
  const hits = items.filter(({ card }) => matches(card));
  const titles = new Map(hits.map(({ board }) => [board.id, board.title]));
  const on = (card: Card) => ` on ${excerpt(titles.get(card.board_id) ?? "")}`;
  return only(
    given,
    hits.map(({ card }) => card),
    on,
  );
}

function only<Found extends CardName>(
  given: string,
  found: readonly Found[],
  on: (card: Found) => string,
): Found {
  const [first] = found;
  if (first && found.length === 1) return first;
  if (!first)
    throw new ToolError(`There is no card ${excerpt(given)}; search_cards finds cards by their words.`);
  const listed = few(found, FEW, (card) => `#${card.number} ${excerpt(card.title)}${on(card)} ${card.id}`);
  throw new ToolError(`Several cards are meant by ${excerpt(given)}; use an id: ${listed}.`);
}
