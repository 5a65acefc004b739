/** The search of the boards in this browser. */
import { expect, test } from "bun:test";
import type { Card } from "../../contract/cards.ts";
import { findCards, wantedBy } from "../../web/search/find-cards.ts";
import { board, card } from "./fake-service.ts";

function found(query: string, ...cards: Partial<Card>[]) {
  const [first, ...others] = board([]).columns;
  const all = cards.map((fields, index) => ({ ...card(`k${index}`, "c1", index), ...fields }));
  const wanted = wantedBy(query);
  const columns = first ? [{ ...first, cards: all }, ...others] : [];
  return wanted && findCards({ ...board([]), columns }, wanted);
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

test("an operator needs the service", () => {
  expect(wantedBy("member:me plan")).toBeNull();
  expect(wantedBy("meeting in: room")).toBeNull();
});

test("a match far into a text is shown with what is around it", () => {
  const [hit] = found("needle", { description: `${"hay ".repeat(200)}needle` }) ?? [];
  const { text = "", highlights = [] } = hit?.matches[0] ?? {};
  expect(highlights.map(([from, to]) => text.slice(from, to))).toEqual(["needle"]);
});
