/** The search of the boards in this browser. */
import { expect, test } from "bun:test";
import type { Card } from "../../contract/cards.ts";
import { findCards, hitsOf, wantedBy } from "../../web/search/find-cards.ts";
import { board, card } from "./fake-service.ts";

const ASKER = { userId: "me", now: new Date(2026, 2, 10, 12) };

function found(query: string, ...cards: Partial<Card>[]) {
  const [first, ...others] = board([]).columns;
  const all = cards.map((fields, index) => ({ ...card(`k${index}`, "c1", index), ...fields }));
  const wanted = wantedBy(query);
  const columns = first ? [{ ...first, cards: all }, ...others] : [];
  return wanted && hitsOf(findCards({ ...board([]), columns }, wanted, ASKER), wanted, 100);
}

test("a word finds words that begin with it, whatever their case and accents; those in the title come first", () => {
  const hits = found(
    "repo",
    { title: "Call", description: "the RÉPORT of May" },
    { title: "Unreported" },
    { title: "Report" },
  );
  expect(hits?.map((hit) => [hit.card.title, hit.matches])).toEqual([
    ["Report", [{ field: "title", text: "Report", highlights: [[0, 4]] }]],
    ["Call", [{ field: "description", text: "the RÉPORT of May", highlights: [[4, 8]] }]],
  ]);
});

test("all words must be on the card, in whichever texts, and a number is that of the card", () => {
  const cards = [
    { title: "Plan", description: "a party", number: 7 },
    { title: "Plan", number: 8 },
  ];
  expect(found("plan part", ...cards)?.map((hit) => hit.card.number)).toEqual([7]);
  expect(found("#8", ...cards)?.map((hit) => hit.card.number)).toEqual([8]);
  expect(found("#8 party", ...cards)).toEqual([]);
  expect(found("  ", ...cards)).toEqual([]);
});

test("the newest comes first, whatever board it is on, and a hit names its board and column", () => {
  const wanted = wantedBy("plan")!;
  const boardOf = (id: string, ...years: number[]) => {
    const [first] = board([]).columns;
    const cards = years.map((year) => ({
      ...card(`${year}`, "c1", year),
      title: `Plan of ${year}`,
      created_at: `${year}-01-01T00:00:00.000Z`,
    }));
    return {
      ...board([]),
      id,
      title: `Board ${id}`,
      columns: first ? [{ ...first, title: "Todo", cards }] : [],
    };
  };
  const all = [boardOf("a", 2021, 2024), boardOf("b", 2022, 2023)].flatMap((each) =>
    findCards(each, wanted, ASKER),
  );
  const hits = hitsOf(all, wanted, 3);
  expect(hits.map(({ card: { title }, board: { id } }) => [title, id])).toEqual([
    ["Plan of 2024", "a"],
    ["Plan of 2023", "b"],
    ["Plan of 2022", "b"],
  ]);
  expect(hits[0]).toMatchObject({
    board: { id: "a", title: "Board a" },
    column: { id: "c1", title: "Todo", is_done_column: false },
  });
});

test("operators narrow the results as the service does, and a dash in front leaves out", () => {
  const user = (id: string, username: string) => ({
    ...{ id, username, email: "", firstname: null, lastname: null },
    ...{ is_active: true, is_verified: true, is_superuser: false },
  });
  const cards: Partial<Card>[] = [
    { title: "Plan A", labels: [{ id: "l", board_id: "b", name: "🔥 Urgent!", color: "#ff0000" }] },
    { title: "Plan B", assignees: [user("me", "ada"), user("u2", "bob")], is_complete: true },
    { title: "Plan C", due_at: new Date(2026, 2, 10, 9).toISOString(), description: "with salt" },
    { title: "Plan D", due_at: new Date(2026, 2, 16, 23).toISOString() },
    { title: "Plan E", due_at: new Date(2026, 2, 17, 1).toISOString() },
  ];
  const letters = (query: string) =>
    (found(query, ...cards) ?? []).map(({ card: { title } }) => title.slice(-1)).sort();
  expect(letters("label:urgent")).toEqual(["A"]);
  expect(letters("plan -label:urgent")).toEqual(["B", "C", "D", "E"]);
  expect(letters("member:me")).toEqual(["B"]);
  expect(letters("member:@bob")).toEqual(["B"]);
  expect(letters("-member:me is:open")).toEqual(["A", "C", "D", "E"]);
  expect(letters("is:complete")).toEqual(["B"]);
  expect(letters("due:overdue")).toEqual(["C"]);
  expect(letters("due:today")).toEqual(["C"]);
  expect(letters("due:week")).toEqual(["C", "D"]);
  expect(letters("due:none")).toEqual(["A", "B"]);
  expect(letters("in:elsewhere")).toEqual([]);
  expect(letters("plan -salt")).toEqual(["A", "B", "D", "E"]);
  expect(letters('plan -"with salt" -a')).toEqual(["B", "D", "E"]);
});

test("what is archived, and a mistake, need the service", () => {
  for (const query of ["is:archived", "is:what", "due:never", "label:", "meeting in: room"])
    expect(wantedBy(query)).toBeNull();
  expect(wantedBy("login:page")?.terms).toEqual([{ words: ["login", "page"], isPrefix: true }]);
});

test("a match far into a text is shown with what is around it", () => {
  const [hit] = found("needle", { description: `${"hay ".repeat(200)}needle` }) ?? [];
  const { text = "", highlights = [] } = hit?.matches[0] ?? {};
  expect(highlights.map(([from, to]) => text.slice(from, to))).toEqual(["needle"]);
});
