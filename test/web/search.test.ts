import { expect, test } from "bun:test";
import type { Match, SearchHit } from "../../contract/search.ts";
import { inOrder } from "../../web/search/in-order.ts";
import { highlightsIn, lettersIn, partsOf } from "../../web/search/marked.tsx";
import { matching } from "../../web/search/palette/actions.ts";
import { inRank } from "../../web/search/palette/in-rank.ts";
import { plainExcerpt } from "../../web/search/plain-excerpt.ts";
import { findsArchived, isForCards } from "../../web/search/query/query-meaning.ts";
import { firstParagraph, plainLine } from "../../web/util/plain-line.ts";
import { card } from "./boards.ts";

test("the words of a query are marked in the order of the name, whatever their case and accents", () => {
  expect(highlightsIn("Kitchen renovation", "ren KIT")).toEqual([
    [0, 3],
    [8, 11],
  ]);
  expect(highlightsIn("İstanbul", "ist bul")).toEqual([
    [0, 3],
    [5, 8],
  ]);
  expect(highlightsIn("Große Straße", "strass gross")).toEqual([
    [0, 4],
    [6, 11],
  ]);
});

test("letters are found in a name in order, from the beginning of a word on, and not too far apart", () => {
  const found = (name: string, query: string) =>
    lettersIn(name, query)
      ?.map(([start, end]) => name.slice(start, end))
      .join("") ?? null;
  expect([
    found("Archive card", "achive"),
    found("New board", "nb"),
    found("Größe ändern", "grsand"),
    found("Archive card", "rchive"),
    found("Notes about a kitchen in Berlin", "nb"),
    found("Notes on all the kitchens in Berlin", "nb"),
    found("New board", "n"),
  ]).toEqual(["Achive", "Nb", "Grßänd", null, "Nb", null, null]);
  expect(highlightsIn("New board", "nb")).toEqual([
    [0, 1],
    [4, 5],
  ]);
});

test("an action is found whatever its accents", () => {
  const action = { id: "a", name: "Größe ändern", icon: "add" as const, run: () => {} };
  expect(matching([action], "grosse and").byName).toEqual([action]);
});

test("a text is marked between whole characters, and nothing that cannot be seen is a part of its own", () => {
  const marked = (text: string, ...highlights: [number, number][]) =>
    partsOf(text, highlights).map(({ part, isFound }) => (isFound ? `[${part}]` : part));
  const family = "👩\u200d👧";
  expect(highlightsIn(`${family} Plans`, "👩 👧")).toEqual([
    [0, 2],
    [3, 5],
  ]);
  expect([
    marked(`${family} Plans`, [0, 2], [3, 5]),
    marked(`Our ${family}`, [4, 6]),
    marked("a\u200bb c", [0, 1], [2, 3]),
    marked("\u200ba\u2060", [1, 2]),
    marked("Due \u202etxt", [0, 3]),
    marked("\u200b"),
    marked("Plans for May", [0, 5], [10, 13]),
  ]).toEqual([
    [`[${family}]`, " Plans"],
    ["Our ", `[${family}]`],
    ["[a]", "[\u200bb]", " c"],
    ["[\u200ba\u2060]"],
    ["[Due]", " \u202etxt"],
    ["\u200b"],
    ["[Plans]", " for ", "[May]"],
  ]);
});

test("an excerpt of Markdown is shown without marks, and what was found is marked where it is then", () => {
  const read = (text: string, ...words: string[]) => {
    const highlights = words.map((word): [number, number] => [
      text.indexOf(word),
      text.indexOf(word) + word.length,
    ]);
    const plain = plainExcerpt({ text, highlights });
    return [plain.text, ...plain.highlights.map(([start, end]) => plain.text.slice(start, end))];
  };
  expect(
    read("Plan\n## Decisions\n| Part | Who |\n|---|:-:|\n| Hero | #1 Ada |", "Decisions", "Ada"),
  ).toEqual(["Plan Decisions Part Who Hero #1 Ada", "Decisions", "Ada"]);
  expect(
    read("See the [plan](https://example.org/a_b), ![a map](x.png) and <https://e.org>", "plan"),
  ).toEqual(["See the plan, a map and https://e.org", "plan"]);
  expect(read("Look at the [site](https://example.org/x)", "example")).toEqual([
    "Look at the site (https://example.org/x)",
    "example",
  ]);
  expect(
    read("> quoted *words*\n\n- [ ] open\n- [x] done\n\n---\n```ts\nconst a = **b**;\n```", "done"),
  ).toEqual(["quoted words open done const a = **b**;", "done"]);
  expect(read("cut](https://example.org) short, and [the gui", "gui")).toEqual([
    "cut short, and the gui",
    "gui",
  ]);
  expect(read("to the [guide](https://exam", "guide")).toEqual(["to the guide", "guide"]);
  expect(read("**Ship** it `now`, ~~later~~", "Ship", "now", "later")).toEqual([
    "Ship it now, later",
    "Ship",
    "now",
    "later",
  ]);
  expect(read("cut off in **bold", "bold")).toEqual(["cut off in bold", "bold"]);
  expect(read("bold** cut off", "off")).toEqual(["bold cut off", "off"]);
  expect(read("2 * 3 and snake_case", "snake_case")).toEqual(["2 * 3 and snake_case", "snake_case"]);
  expect(plainExcerpt({ text: "a ** b", highlights: [[2, 4]] })).toEqual({ text: "a  b", highlights: [] });
});

test("an action is found by the beginnings of its words, and apart from these by other words from three letters on", () => {
  const action = (name: string, also: string) => ({
    id: name,
    name,
    also,
    icon: "add" as const,
    run: () => {},
  });
  const actions = [action("Archive and trash", "restore filtered"), action("Filter cards", "")];
  const names = (query: string) => {
    const { byName, others } = matching(actions, query);
    return [byName, others].map((some) => some.map(({ name }) => name));
  };
  expect(names("fi")).toEqual([["Filter cards"], []]);
  expect(names("fil")).toEqual([["Filter cards"], ["Archive and trash"]]);
  expect(names("tra arch")).toEqual([["Archive and trash"], []]);
  expect(names("restore trash")).toEqual([[], ["Archive and trash"]]);
  expect(names("rash")).toEqual([[], []]);
});

test("an action that ends the session is found by name when the whole name is there", () => {
  const action = { id: "a", name: "Log out", icon: "back" as const, endsSession: true, run: () => {} };
  expect(matching([action], "log")).toEqual({ byName: [], others: [action] });
  expect(matching([action], "log out")).toEqual({ byName: [action], others: [] });
});

test("beside cards and boards with such a name, an action is found by name where its name begins so", () => {
  const actions = ["Set the due date", "Duplicate"].map((name) => ({
    id: name,
    name,
    icon: "add" as const,
    run: () => {},
  }));
  const names = (isBesideNamed: boolean) => {
    const { byName, others } = matching(actions, "du", isBesideNamed);
    return [byName, others].map((some) => some.map(({ name }) => name));
  };
  expect(names(false)).toEqual([["Set the due date", "Duplicate"], []]);
  expect(names(true)).toEqual([["Duplicate"], ["Set the due date"]]);
});

test("an action that changes something at once is found by name only where its name begins so", () => {
  const action = {
    id: "undo",
    name: "Undo your last change",
    icon: "undo" as const,
    isDoneAtOnce: true,
    run: () => {},
  };
  expect(matching([action], "la")).toEqual({ byName: [], others: [action] });
  expect(matching([action], "un la")).toEqual({ byName: [action], others: [] });
});

test("cards found by title or number come first, and of these the ones of the board that is open", () => {
  const hit = (id: string, board: string, field: Match["field"]): SearchHit => ({
    card: { ...card(id, "c"), board_id: board },
    board: { id: board, title: board },
    column: null,
    matches: [{ field, text: id, highlights: [] }],
  });
  const hits = [
    hit("a", "other", "title"),
    hit("b", "here", "comment"),
    hit("c", "other", "number"),
    hit("d", "here", "title"),
    hit("e", "other", "description"),
    hit("f", "here", "number"),
  ];
  const ids = (boardId: string | null) => inOrder(hits, boardId).map((each) => each.card.id);
  expect(ids("here")).toEqual(["d", "f", "a", "c", "b", "e"]);
  expect(ids(null)).toEqual(["a", "c", "d", "f", "b", "e"]);
});

test("among cards that are found alike, what is left to do comes before what is complete", () => {
  const hit = (id: string, field: Match["field"], done: "" | "itself" | "by its column" = ""): SearchHit => ({
    card: { ...card(id, "c"), is_complete: done === "itself" },
    board: { id: "b", title: "b" },
    column: { id: "c", title: "c", is_done_column: done === "by its column" },
    matches: [{ field, text: id, highlights: [] }],
  });
  const hits = [
    hit("a", "title", "itself"),
    hit("b", "title", "by its column"),
    hit("c", "title"),
    hit("d", "comment", "itself"),
    hit("e", "comment"),
  ];
  expect(inOrder(hits, null).map((each) => each.card.id)).toEqual(["c", "a", "b", "e", "d"]);
});

test("only the operator itself asks for archived cards", () => {
  const found = ["is:archived", "plan IS:Archived", 'is:"archived"', '"a plan"is:archived'];
  expect(found.filter((query) => !findsArchived(query))).toEqual([]);
  const others = ["archived", "this:archived", "is:archivedish", "is:archived-x", '"see is:archived"'];
  expect(others.filter(findsArchived)).toEqual([]);
});

test("a number or an operator is meant for cards, a phrase that contains one is not", () => {
  expect(["#12", "#", "in:Done", "plan due:today"].filter((query) => !isForCards(query))).toEqual([]);
  expect(["plan", "within:reach", '"see label:urgent"'].filter(isForCards)).toEqual([]);
});

test("the beginning of a description is shown as it reads, on one line", () => {
  const text =
    "See the [plan](https://example.org/a_b), *soon*.\n\n- **one**\n- [x] two\n3 * 4 = 12, snake_case_name";
  expect(plainLine(text)).toBe("See the plan, soon. one two 3 * 4 = 12, snake_case_name");
});

test("the first paragraph of a text ends at a line without letters, however the lines end", () => {
  for (const blank of ["\n\n", "\n \t\n", "\r\n\r\n", "\r\n \r\n"])
    expect(plainLine(firstParagraph(`One\r\nand **two**${blank}- three`))).toBe("One and two");
  expect(firstParagraph("One")).toBe("One");
});

test("boards and cards come before actions that are found as well, unless an action is named more exactly", () => {
  const first = (query: string, boards: string[], cards: string[], actions: string[]) =>
    inRank(
      [
        { name: "boards", titles: boards },
        { name: "cards", titles: cards },
        { name: "actions", titles: actions },
      ],
      query,
    )
      .map(({ name }) => name)
      .join();
  expect([
    first("dark", [], ["Dark mode for the docs"], ["Theme: dark"]),
    first("web", ["Web shop"], ["Website"], ["Webhooks"]),
    // The open board is not among them.
    first("web", [], ["A web page"], ["Webhooks"]),
    first("Webhooks", ["Webhooks of ours"], [], ["Webhooks"]),
    first("undo", [], [], ["Undo"]),
  ]).toEqual([
    "cards,actions,boards",
    "boards,cards,actions",
    "actions,cards,boards",
    "actions,boards,cards",
    "actions,boards,cards",
  ]);
});
