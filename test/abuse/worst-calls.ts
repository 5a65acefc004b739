/** Every tool for agents with the worst that its arguments may be, and the worst that they may not be. */
import { TOOLS } from "../../server/mcp/tools/index.ts";
import { encodeRequest } from "../every-route/bad-input/wire.ts";
import { type Attempt, attemptOf, type Described, requestOf } from "./attempt.ts";
import type { Place } from "./place.ts";
import { unfitValues, wide } from "./worst-values.ts";

type Arguments = Record<string, unknown>;
/** What is wrong with them, or costly; made anew for each call. */
type Calls = Record<string, () => Arguments>;

const NAMES = 20;
/** Of one call of create_cards. */
const [MOST_CARDS, MOST_CHANGES] = [50, 100];
const [TITLE, DESCRIPTION, COMMENT, NAME, QUERY] = [255, 50_000, 10_000, 300, 500];

export function toolAttempts(place: Place): [tool: string, attempts: Attempt[]][] {
  const calls = worstCalls(place);
  return TOOLS.map(({ name }) => {
    const worst = calls[name];
    if (!worst) throw new Error(`The worst call of ${name} is not known: add it to worst-calls.ts`);
    const unfit = unfitValues().map(([about, json]): [string, () => string] => [
      about,
      () => messageOf(name, `{"board":${json},"card":${json},"query":${json}}`),
    ]);
    const fit = Object.entries(worst).map(([about, make]): [string, () => string] => [
      about,
      () => messageOf(name, JSON.stringify(make())),
    ]);
    return [name, [...fit, ...unfit].map(([about, body]) => callOf({ name, about, body }, place))];
  });
}

/** With a key, which is stored with what the call was resolved to. */
function messageOf(name: string, args: string): string {
  const key = JSON.stringify(crypto.randomUUID());
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args},"_meta":{"idempotencyKey":${key}}}}`;
}

interface Called {
  name: string;
  about: string;
  body: () => string;
}

function callOf({ name, about, body }: Called, { agent }: Place): Attempt {
  const described: Described = {
    ...{ route: `mcp:${name}`, about, method: "POST", target: "/mcp", token: agent.apiToken },
  };
  return {
    ...attemptOf(described),
    encode: () => encodeRequest(requestOf({ ...described, body: body() }), "localhost"),
  };
}

function worstCalls({ board, others }: Place): Record<string, Calls> {
  const { board_id, heavyColumn, longColumn, fullestCard, lightCards, labels, members } = board;
  const on = { board: board_id };
  const everybody = members.slice(0, NAMES).map(({ id }) => id);
  const allLabels = labels.slice(0, NAMES);
  const unknown = () => Array.from({ length: NAMES }, () => wide(NAME));
  const heavyText = { title: wide(TITLE), description: wide(DESCRIPTION) };
  return {
    list_boards: { "all boards": () => ({}) },
    get_board: {
      "all columns": () => on,
      "the heavy column": () => ({ ...on, column: heavyColumn }),
      "beyond the end of the long column": () => ({ ...on, column: longColumn, from: 1_000_000 }),
      "a column of another name": () => ({ ...on, column: wide(NAME) }),
      "a board of another name": () => ({ board: wide(NAME) }),
    },
    search_cards: {
      "the longest query": () => ({ ...on, query: wide(QUERY) }),
      "many short words": () => ({ query: "c ".repeat(QUERY / 2) }),
      "what every card has": () => ({ ...on, query: "card" }),
    },
    get_card: {
      "the fullest card": () => ({ card: fullestCard }),
      "its last page": () => ({ card: fullestCard, page: 1000 }),
      "a card by its name": () => ({ ...on, card: wide(NAME) }),
      "a card by its number": () => ({ ...on, card: "#99999" }),
      "a card of any board": () => ({ card: `card ${wide(NAME - 5)}` }),
    },
    create_cards: {
      "the most cards": () => ({
        ...{ ...on, column: longColumn, position: 0 },
        cards: Array.from({ length: MOST_CARDS }, () => ({ title: wide(TITLE) })),
      }),
      "the most changes": () => ({
        ...{ ...on, column: longColumn },
        cards: Array.from({ length: MOST_CHANGES / NAMES - 1 }, () => ({ title: "Card", labels: allLabels })),
      }),
      "the longest texts": () => ({
        ...{ ...on, column: heavyColumn },
        cards: Array.from({ length: 6 }, () => heavyText),
      }),
      "names that nobody has": () => ({
        ...{ ...on, column: longColumn },
        cards: Array.from({ length: 4 }, () => ({ title: "Card", assign: unknown(), labels: unknown() })),
      }),
    },
    update_card: {
      "the fullest card": () => ({
        ...{ card: fullestCard, ...heavyText },
        ...{ assign: everybody, unassign: everybody, add_labels: allLabels, remove_labels: allLabels },
      }),
      "names that nobody has": () => ({
        ...{ card: lightCards[2], assign: unknown(), unassign: unknown() },
        ...{ add_labels: unknown(), remove_labels: unknown() },
      }),
    },
    move_card: {
      "to the top of the long column": () => ({ card: lightCards.at(-1), column: longColumn, position: 0 }),
      "a card by its number": () => ({ ...on, card: "#3", position: 0 }),
    },
    comment_on_card: {
      "the longest comment": () => ({ card: lightCards[3], text: wide(COMMENT) }),
      "mentions without end": () => ({ card: lightCards[3], text: "@a ".repeat(COMMENT / 3) }),
    },
    changes_since: { "since the beginning": () => ({ ...on, since: 0 }) },
    undo: {
      "everything that it has done": () => ({ ...on, since: 0 }),
      "a change of the largest card": () => ({ ...on, seq: Number(others.seq) }),
    },
  };
}
