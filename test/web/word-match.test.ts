/** Words in texts at hand: at the beginnings of words, inside them, or with a typo. */

import { expect, test } from "bun:test";
import fc from "fast-check";
import { fold } from "../../contract/search-text/fold.ts";
import { withTitle } from "../../web/boards/sections.ts";
import { cardsAtHand } from "../../web/search/cards-at-hand.ts";
import { highlightsIn } from "../../web/search/marked.tsx";
import { insideNames, similarActions } from "../../web/search/palette/actions.ts";
import { ranked } from "../../web/search/ranked.ts";
import { BEGINS, closenessOf, INSIDE, SIMILAR, soughtWords } from "../../web/search/word-match.ts";
import { boardOf } from "./boards.ts";

const close = (text: string, query: string, most: typeof BEGINS | typeof INSIDE | typeof SIMILAR = SIMILAR) =>
  closenessOf({ text: fold(text) }, soughtWords(query), most);
const names = (texts: string[], query: string) => ranked(texts, (text) => ({ text: fold(text) }), query);

test("SEARCH-13 a word is closest at the beginning of one, then inside one from three letters on", () => {
  expect(close("Homepage: page two", "page")).toBe(BEGINS);
  expect(close("Homepage hero", "page")).toBe(INSIDE);
  expect(close("Homepage hero", "page", BEGINS)).toBeNull();
  expect(close("Homepage hero", "ge")).toBeNull();
  expect(close("Homepage hero", "hero page")).toBe(INSIDE);
  expect(close("Homepage hero", "page zero")).toBeNull();
  expect(close("明日の会議", "会議")).toBe(BEGINS);
  expect(close("Hauptstraße", "STRASSE")).toBe(INSIDE);
  expect([close("see #42", "#4"), close("see #42", "#42"), close("a#420", "#42")]).toEqual([
    null,
    BEGINS,
    null,
  ]);
});

test("SEARCH-13 from five letters on one letter may be missing, too many, another one, or swapped with the next", () => {
  const mistyped = [
    "hompage",
    "homeepage",
    "homapage",
    "hmoepage",
    "omepagr",
    "jomepage",
    "homepgae",
    "homepagw",
  ];
  expect(mistyped.map((word) => close("The Homepage", word))).toEqual([
    SIMILAR,
    SIMILAR,
    SIMILAR,
    SIMILAR,
    null,
    SIMILAR,
    SIMILAR,
    SIMILAR,
  ]);
  // While it is being typed.
  expect(["hompa", "hoemp", "hoxep"].map((word) => close("Homepage", word))).toEqual([
    SIMILAR,
    SIMILAR,
    SIMILAR,
  ]);
  // Two typos, too few letters, and what only begins with the others.
  expect(["hompgae", "hmpage1", "hoem", "homez"].map((word) => close("Homepage", word))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(close("Plan", "plant")).toBe(SIMILAR);
  expect(close("Planting", "planx")).toBeNull();
  expect(close("Größe ändern", "grosee")).toBe(SIMILAR);
  expect(close("Größe ändern", "ändren grösse")).toBe(SIMILAR);
});

test("a word with any one typo before its last letter is found", () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/);
  const letter = fc.stringMatching(/^[a-z]$/);
  fc.assert(
    fc.property(word, letter, fc.nat(), fc.nat(3), (text, other, place, kind) => {
      const at = place % (text.length - 1);
      const [before, here, next, rest] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
      const typed = [
        before + next + rest,
        before + other + here + next + rest,
        before + other + next + rest,
        `${before}${next}${here}${rest}`,
      ][kind]!;
      fc.pre(typed.length >= 5);
      expect(close(`one ${text}s two`, typed)).not.toBeNull();
    }),
  );
});

test("SEARCH-13 names with the words at beginnings come first, each kind in its order; similar ones only if there are no others", () => {
  const texts = ["Homepage", "Page one", "Landing-page", "Garden", "Subpage"];
  expect(names(texts, "page")).toEqual({
    found: ["Page one", "Landing-page", "Homepage", "Subpage"],
    isSimilar: false,
  });
  expect(names(texts, "gardne")).toEqual({ found: ["Garden"], isSimilar: true });
  expect(names(texts, "quince")).toEqual({ found: [], isSimilar: false });
  expect(names(texts, "")).toEqual({ found: texts, isSimilar: false });
  const boards = texts.map((title) => ({
    board: { ...boardOf({}), id: title, title },
    is_starred: false,
    last_opened_at: null,
    last_activity_at: "2026-01-01T00:00:00.000Z",
  }));
  const { found, isSimilar } = withTitle(boards, "gadren");
  expect([found.map(({ board }) => board.title), isSimilar]).toEqual([["Garden"], true]);
});

test("what was found is marked: the beginning of a word rather than its inside, and of a similar word what was typed", () => {
  const marked = (name: string, query: string) =>
    highlightsIn(name, query).map(([start, end]) => name.slice(start, end));
  expect(marked("Homepage, page two", "page")).toEqual(["page"]);
  expect(highlightsIn("Homepage, page two", "page")).toEqual([[10, 14]]);
  expect(marked("Homepage hero", "page")).toEqual(["page"]);
  expect(marked("The Homepages", "hompage")).toEqual(["Homepage"]);
  expect(marked("Große Straße", "strase")).toEqual(["Straße"]);
});

test("actions are found inside their names and, but for those that are done at once, with a typo", () => {
  const action = (name: string, isDoneAtOnce = false) => ({
    id: name,
    name,
    isDoneAtOnce,
    icon: "add" as const,
    run: () => {},
  });
  const actions = [action("Keyboard shortcuts"), action("Filter cards"), action("Archive card", true)];
  const named = (found: { name: string }[]) => found.map(({ name }) => name);
  expect(named(insideNames(actions, "board"))).toEqual(["Keyboard shortcuts"]);
  expect(named(insideNames(actions, "filter"))).toEqual([]);
  expect(named(similarActions(actions, "fitler"))).toEqual(["Filter cards"]);
  expect(named(similarActions(actions, "archvie"))).toEqual([]);
});

test("cards of the open board are found beside those of the service, each once, with their places", () => {
  const board = boardOf({ todo: ["Homepage hero", "Page one"], done: ["Subpage"] });
  const none = { hits: [], hasMore: false };
  const titles = (query: string, found: Parameters<typeof cardsAtHand>[2] = none) =>
    cardsAtHand(board, query, found).hits.map(({ card }) => card.title);
  expect(titles("page")).toEqual(["Page one", "Homepage hero", "Subpage"]);
  const { hits } = cardsAtHand(board, "page one", none);
  expect(hits).toEqual([
    {
      card: board.columns[0]!.cards[1]!,
      board: { id: "b", title: "Board" },
      column: { id: "todo", title: "todo", is_done_column: false },
      matches: [
        {
          field: "title",
          text: "Page one",
          highlights: [
            [0, 4],
            [5, 8],
          ],
        },
      ],
    },
  ]);
  expect(titles("page", { hits, hasMore: false })).toEqual(["Homepage hero", "Subpage"]);
  expect(titles("page", { hits: [], hasMore: true })).toEqual(["Homepage hero", "Subpage"]);
  expect(cardsAtHand(board, "hompage", none)).toMatchObject({
    hits: [{ card: { title: "Homepage hero" } }],
    isSimilar: true,
  });
  for (const query of ['"page"', "page -one", "page is:open", "#1"]) expect(titles(query)).toEqual([]);
  expect(cardsAtHand(null, "page", none)).toEqual({ hits: [], isSimilar: false });
});
