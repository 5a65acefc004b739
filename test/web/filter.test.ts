/** Which cards a filter shows, and how it is written in the address. */
import { describe, expect, test } from "bun:test";
import { type Card, emptyCard } from "../../contract/cards.ts";
import {
  cardsShown,
  type Filter,
  isOnlySimilar,
  NO_FILTER,
  showsNew,
  toggledLabel,
} from "../../web/board/filter/filter.ts";
import { parseFilter, queryOf } from "../../web/board/filter/filter-address.ts";
import { cardCount, choicesOf, narrowed } from "../../web/board/filter/filter-choices.ts";
import { placeholdersOn } from "../../web/board/filter/placeholders.ts";
import { boardOf } from "./boards.ts";

const AT = "2026-01-01T00:00:00.000Z";
const NOON = new Date(2026, 4, 6, 12).getTime();
const due = (day: number, hour: number) => ({ due_at: new Date(2026, 4, day, hour).toISOString() });
const ME = "me-id";

function user(id: string) {
  return {
    id,
    username: id,
    firstname: null,
    lastname: null,
    email: `${id}@example.test`,
    is_active: true,
    is_verified: false,
    is_superuser: false,
  };
}

function card(title: string, fields: Partial<Card> = {}): Card {
  const times = { created_at: AT, updated_at: AT };
  const place = { board_id: "b", column_id: "c", number: 1, rank: 0 };
  return { ...emptyCard({ id: title, title, description: null, ...place, ...times }), ...fields };
}

const shown = (cards: Card[], filter: Partial<Filter>) =>
  cardsShown({ cards, is_done_column: false }, { ...NO_FILTER, ...filter }, NOON).map(({ title }) => title);

describe("due", () => {
  const cards = [
    card("yesterday", due(5, 9)),
    card("yesterday, complete", { ...due(5, 9), is_complete: true }),
    card("this morning", due(6, 9)),
    card("tonight", due(6, 23)),
    card("in six days", due(12, 23)),
    card("in seven days", due(13, 0)),
    card("never"),
  ];

  test("overdue leaves out what is complete", () => {
    expect(shown(cards, { due: "overdue" })).toEqual(["yesterday", "this morning"]);
  });

  test("overdue leaves out what is in a column for done work", () => {
    const filter: Filter = { ...NO_FILTER, due: "overdue" };
    expect(cardsShown({ cards, is_done_column: true }, filter, NOON)).toEqual([]);
  });

  test("what is in a column for done work is complete, marked or not", () => {
    const column = { cards, is_done_column: true };
    expect(cardsShown(column, { ...NO_FILTER, state: "complete" }, NOON)).toEqual(cards);
    expect(cardsShown(column, { ...NO_FILTER, state: "open" }, NOON)).toEqual([]);
    expect(showsNew({ title: "New" }, column, { ...NO_FILTER, state: "open" })).toBe(false);
    expect(showsNew({ title: "New" }, column, { ...NO_FILTER, state: "complete" })).toBe(true);
  });

  test("today is the calendar day, a week the next seven days", () => {
    expect(shown(cards, { due: "today" })).toEqual(["this morning", "tonight"]);
    expect(shown(cards, { due: "week" })).toEqual(["this morning", "tonight", "in six days"]);
    expect(shown(cards, { due: "none" })).toEqual(["never"]);
  });

  test("goes together with completion", () => {
    expect(shown(cards, { state: "complete" })).toEqual(["yesterday, complete"]);
    expect(shown(cards, { due: "none", state: "open" })).toEqual(["never"]);
  });
});

test("a card with somebody of an import on it is not nobody's", () => {
  const cards = [card("Ann's", { placeholders: [{ id: "ann", name: "Ann" }] }), card("nobody's")];
  expect(shown(cards, { people: ["none"] })).toEqual(["nobody's"]);
});

test("people of an import are found like members, and listed once, by name", () => {
  const [ann, zoe] = [
    { id: "ann", name: "Ann" },
    { id: "zoe", name: "Zoe" },
  ];
  const cards = [
    card("Both", { placeholders: [zoe, ann] }),
    card("Ann's", { placeholders: [ann] }),
    card("mine", { assignees: [user(ME)] }),
  ];
  expect(shown(cards, { people: ["ann"] })).toEqual(["Both", "Ann's"]);
  expect(shown(cards, { people: ["zoe", ME] })).toEqual(["Both", "mine"]);
  const column = {
    id: "c",
    board_id: "b",
    title: "",
    rank: 0,
    color: "",
    is_done_column: false,
    card_limit: null,
  };
  expect(placeholdersOn({ columns: [{ ...column, cards }] })).toEqual([ann, zoe]);
});

test("people: any of them, and nobody is one of them; labels: all of them, or none at all", () => {
  const label = { id: "red", board_id: "b", name: "Red", color: "#f00" };
  const cards = [
    card("mine", { assignees: [user(ME)] }),
    card("theirs", { assignees: [user("bob")], labels: [label] }),
    card("nobody's"),
  ];
  expect(shown(cards, { people: [ME] })).toEqual(["mine"]);
  expect(shown(cards, { people: [ME, "none"] })).toEqual(["mine", "nobody's"]);
  expect(shown(cards, { labels: ["none"] })).toEqual(["mine", "nobody's"]);
  expect(shown(cards, { labels: ["red"], people: ["bob"] })).toEqual(["theirs"]);
  expect(toggledLabel(["red"], "none")).toEqual(["none"]);
  expect(toggledLabel(["none"], "red")).toEqual(["red"]);
});

describe("in the address", () => {
  const known = {
    labels: [{ id: "red", board_id: "b", name: "Red", color: "#f00" }],
    members: [ME, "bob"].map((id) => ({
      board_id: "b",
      user_id: id,
      role: "member" as const,
      user: user(id),
    })),
    placeholderIds: ["ann"],
  };
  const filter: Filter = {
    text: "a&b, 50 %  ",
    labels: ["red"],
    people: [ME, "none", "bob", "ann"],
    due: "week",
    state: "open",
  };

  test("a filter reads back as it was written, and one's own cards are `me`", () => {
    const query = queryOf(filter, ME);
    expect(query).toBe("q=a%26b,+50+%25++&label=red&person=me,none,bob,ann&due=week&is=open");
    expect(parseFilter(query, known, ME)).toEqual(filter);
    expect(parseFilter(query, known, "bob").people).toEqual(["bob", "none", "ann"]);
    expect(queryOf(NO_FILTER, ME)).toBe("");
  });

  test("unknown values and fields are ignored", () => {
    expect(parseFilter("label=gone&person=nobody-we-know&due=soon&is=&x=1", known, ME)).toBe(NO_FILTER);
    expect(parseFilter("label=gone,red&person=bob,bob", known, ME)).toEqual({
      ...NO_FILTER,
      labels: ["red"],
      people: ["bob"],
    });
  });
});

test("words are found whatever their case and accents", () => {
  const cards = [card("Straße fegen"), card("Other", { description: "Die GRÖSSE" })];
  expect(shown(cards, { text: "strasse FEG" })).toEqual(["Straße fegen"]);
  expect(shown(cards, { text: "größe" })).toEqual(["Other"]);
});

test("words are found in the names of labels, too, together with others", () => {
  const label = { id: "a11y", board_id: "b", name: "Accessibility", color: "#f00" };
  const cards = [
    card("Menu", { labels: [label] }),
    card("Contrast", { description: "accessible" }),
    card("Other"),
  ];
  expect(shown(cards, { text: "accessib" })).toEqual(["Menu", "Contrast"]);
  expect(shown(cards, { text: "menu ACCESSIBILITY" })).toEqual(["Menu"]);
});

describe("the choices of the panel", () => {
  const labels = ["Backend", "Performance", "Design"].map((name) => ({
    id: name,
    board_id: "b",
    name,
    color: "#f00",
  }));
  const members = [ME, "zoe", "perry"].map((id) => ({
    board_id: "b",
    user_id: id,
    role: "member" as const,
    user: user(id),
  }));
  const board = { ...boardOf({}), labels, members };
  const groups = (filter: Filter, before = NO_FILTER) => choicesOf({ board, myId: ME, filter, before });
  const named = (all: ReturnType<typeof groups>) =>
    all.map(({ name, choices }) => [name, choices.map(({ words }) => words)]);

  test("due dates and completion stand before what there may be many of", () => {
    expect(groups(NO_FILTER).map(({ name }) => name)).toEqual(["Due", "Completion", "People", "Labels"]);
  });

  test("what was chosen when the panel opened stands on top, and stays there", () => {
    const before = { ...NO_FILTER, labels: ["Design"], people: ["zoe"] };
    for (const filter of [before, NO_FILTER])
      expect(named(groups(filter, before)).slice(2)).toEqual([
        ["People", ["zoe", "Mine", "Unassigned", "perry"]],
        ["Labels", ["Design", "No label", "Backend", "Performance"]],
      ]);
  });

  test("what is typed leaves those with all of its words", () => {
    expect(named(narrowed(groups(NO_FILTER), "PER"))).toEqual([
      ["People", ["perry"]],
      ["Labels", ["Performance"]],
    ]);
    expect(named(narrowed(groups(NO_FILTER), "due toda"))).toEqual([["Due", ["Due today"]]]);
    expect(narrowed(groups(NO_FILTER), "pricing")).toEqual([]);
  });

  test("each says what the filter is that asks for nothing else, whatever else is chosen", () => {
    const filter = { ...NO_FILTER, people: ["zoe"], due: "today" as const };
    const [{ choices: [first] = [] } = {}] = narrowed(groups(filter), "performance");
    expect(first?.only).toEqual({ ...NO_FILTER, labels: ["Performance"] });
    const full = { ...boardOf({ todo: ["a", "b"], done: ["c"] }) };
    expect([cardCount(full, NO_FILTER), cardCount(full, { ...NO_FILTER, text: "b" })]).toEqual([3, 1]);
  });

  test("each says what the filter is once it is chosen, or no longer", () => {
    const [{ choices: [first] = [] } = {}] = narrowed(groups(NO_FILTER), "performance");
    expect(first).toMatchObject({ isChosen: false, next: { ...NO_FILTER, labels: ["Performance"] } });
    const [{ choices: [again] = [] } = {}] = narrowed(groups(first!.next), "performance");
    expect(again).toMatchObject({ isChosen: true, next: NO_FILTER });
  });
});

test("a number with # finds that card and those that mention it", () => {
  const cards = [
    card("four", { number: 4 }),
    card("forty-two", { number: 42 }),
    card("after #4, before the rest", { number: 5 }),
    card("see #40", { number: 6 }),
  ];
  expect(shown(cards, { text: "#4" })).toEqual(["four", "after #4, before the rest"]);
});

test("of thousands of words in an address only the first fifty different ones count", () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");
  const cards = [card("fifty", { description: words(50) }), card("none")];
  expect(shown(cards, { text: `${words(50)} ${words(50)} ${words(5000)}` })).toEqual(["fifty"]);
  expect(shown(cards, { text: `${words(49)} other` })).toEqual([]);
});

test("from three letters on words are found inside others too, in the order of the board; before that by their beginnings", () => {
  const cards = [
    card("Import in two steps"),
    card("Homepage hero"),
    card("Inbox"),
    card("明日の会議"),
    card("a-in"),
    card("Page of the month"),
  ];
  expect(shown(cards, { text: "in" })).toEqual(["Import in two steps", "Inbox", "a-in"]);
  expect(shown(cards, { text: "page" })).toEqual(["Homepage hero", "Page of the month"]);
  expect(shown(cards, { text: "age" })).toEqual(["Homepage hero", "Page of the month"]);
  expect(shown(cards, { text: "pa" })).toEqual(["Page of the month"]);
  expect(shown(cards, { text: "会議" })).toEqual(["明日の会議"]);
  expect(shown(cards, { text: "-in" })).toEqual(["a-in"]);
});

test("a typo is tolerated where no card of the board has the words, whatever else is filtered", () => {
  const columns = [{ cards: [card("Homepage hero"), card("Landing page")] }, { cards: [card("Plums")] }];
  const all = columns.flatMap(({ cards }) => cards);
  expect(
    ["hompage", "hompage hero", "hompage plums", "page", "hmpg", "", "landnig pgae"].map((text) =>
      isOnlySimilar(columns, text),
    ),
  ).toEqual([true, true, false, false, false, false, false]);
  expect(shown(all, { text: "hompage" })).toEqual([]);
  expect(shown(all, { text: "hompage", isSimilar: true })).toEqual(["Homepage hero"]);
  expect(shown(all, { text: "hompage", isSimilar: true, labels: ["red"] })).toEqual([]);
  expect(queryOf({ ...NO_FILTER, text: "hompage", isSimilar: true }, ME)).toBe("q=hompage");
});
