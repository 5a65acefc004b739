/** Names instead of ids: what is meant, or an error that says between what to choose. */
import type { Card } from "../../contract/cards.ts";
import { UUID } from "../platform/util/ids.ts";
import { inSlices, type Work } from "../platform/util/time-slices.ts";
import type { Agent, Outline } from "./agent.ts";
import { excerpt, few, quoted } from "./text.ts";
import { ToolError } from "./tool.ts";

/** The most that an error lists. */
const FEW = 20;
/** So many pages of boards are searched for a name; a page has at most 100. */
const MOST_PAGES = 20;
const HITS = 50;

interface Named {
  id: string;
  title: string;
}

/** Letter case and spacing do not matter. */
function folded(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
}

/** `all` are the things among which the name is looked for. */
function pick(noun: string, given: string, all: readonly Named[]): Named {
  const wanted = folded(given);
  const found = UUID.test(given)
    ? all.filter(({ id }) => id === given.toLowerCase())
    : all.filter(({ title }) => folded(title) === wanted);
  const [only] = found;
  if (only && found.length === 1) return only;
  if (found.length > 1)
    throw new ToolError(`Several ${noun}s are called ${excerpt(given)}; use an id: ${withIds(found)}.`);
  const similar = all.filter(({ title }) => folded(title).includes(wanted));
  const listed = [...similar, ...all.filter((one) => !similar.includes(one))].map(({ title }) =>
    excerpt(title),
  );
  const there = listed.length === 0 ? `There are no ${noun}s.` : `There are: ${few(listed, FEW)}.`;
  throw new ToolError(`There is no ${noun} ${excerpt(given)}. ${there}`);
}

function withIds(found: readonly Named[]): string {
  return few(
    found.map(({ id, title }) => `${quoted(title)} ${id}`),
    FEW,
  );
}

/** By id it is not looked up: whatever is done with it checks it. */
export async function boardIdOf(agent: Agent, given: string): Promise<string> {
  if (UUID.test(given)) return given.toLowerCase();
  const boards: Named[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, next } = await agent.route("listBoards", { limit: 100, ...(after && { after }) });
    boards.push(...items.map(({ id, title }) => ({ id, title })));
    if (next === null) return pick("board", given, boards).id;
    after = next;
  }
  throw new ToolError("There are too many boards to find one by its name: use an id from list_boards.");
}

export const columnOf = ({ columns }: Outline, given: string): Named => pick("column", given, columns);
export const labelOf = ({ labels }: Outline, given: string): Named => pick("label", given, labels);

export function personOf({ people }: Outline, agent: Agent, given: string): Named {
  return pick("member", given === "me" ? agent.userId : given.replace(/^@/, ""), people);
}

/** A card by its id, or by `#number` or title: on that board, or else on any board the agent can see. */
export async function cardOf(agent: Agent, given: string, board: string | undefined): Promise<Card> {
  if (UUID.test(given)) return agent.route("getCard", { card_id: given.toLowerCase() });
  if (board === undefined) return anywhere(agent, given);
  const { columns } = await agent.board(await boardIdOf(agent, board));
  const found = await inSlices(
    matching(
      columns.map(({ cards }) => cards),
      matcher(given),
    ),
  );
  return only(given, found, () => "");
}

const NUMBER = /^#(\d{1,15})$/;

function matcher(given: string): (card: Card) => boolean {
  const number = Number(NUMBER.exec(given.trim())?.[1] ?? Number.NaN);
  const wanted = folded(given);
  return Number.isNaN(number) ? ({ title }) => folded(title) === wanted : (card) => card.number === number;
}

function* matching(lists: readonly Card[][], matches: (card: Card) => boolean): Work<Card[]> {
  const found: Card[] = [];
  for (const cards of lists) {
    for (const [index, card] of cards.entries()) {
      if (matches(card)) found.push(card);
      if (index % 64 === 0) yield;
    }
  }
  return found;
}

async function anywhere(agent: Agent, given: string): Promise<Card> {
  const isNumber = NUMBER.test(given.trim());
  // Every word alone: operators and quotes in a title must not be taken for those of a search.
  const words = given.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? "";
  if (words === "") throw new ToolError(`Say on which board the card ${excerpt(given)} is.`);
  const { items, next } = await agent.route("search", {
    q: isNumber ? given.trim() : words.slice(0, 500),
    limit: HITS,
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

function only(given: string, found: readonly Card[], on: (card: Card) => string): Card {
  const [first] = found;
  if (first && found.length === 1) return first;
  if (!first)
    throw new ToolError(`There is no card ${excerpt(given)}; search_cards finds cards by their words.`);
  const listed = found.map((card) => `#${card.number} ${excerpt(card.title)}${on(card)} ${card.id}`);
  throw new ToolError(`Several cards are meant by ${excerpt(given)}; use an id: ${few(listed, FEW)}.`);
}
