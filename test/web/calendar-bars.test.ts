import { expect, test } from "bun:test";
import { barsOf, rowsOn, spanOf } from "../../web/calendar/bars.ts";
import { weekOf } from "../../web/calendar/days.ts";
import { card } from "./boards.ts";

const WEEK = weekOf("2027-03-10", 1);

function spanning(title: string, first: string, last: string) {
  const at = (day: string) => new Date(`${day}T12:00`).toISOString();
  return { ...card(title, "c"), start_at: at(first), due_at: at(last) };
}

const bars = (...cards: ReturnType<typeof spanning>[]) =>
  barsOf(
    WEEK,
    cards.flatMap((each) => spanOf(each) ?? []),
  ).map(({ card: { title }, from, to, lane }) => ({ title, from, to, lane }));

test("a card that starts and is due on the same day is no bar, nor is one without a start", () => {
  expect(spanOf(spanning("One", "2027-03-10", "2027-03-10"))).toBeNull();
  expect(spanOf({ ...spanning("One", "2027-03-09", "2027-03-10"), start_at: null })).toBeNull();
});

test("bars end with their week, and take the first lane that is free on all of their days", () => {
  expect(
    bars(
      spanning("Late", "2027-03-12", "2027-03-20"),
      spanning("Middle", "2027-03-09", "2027-03-11"),
      spanning("Early", "2027-03-01", "2027-03-10"),
      spanning("Before", "2027-03-01", "2027-03-07"),
    ),
  ).toEqual([
    { title: "Early", from: 0, to: 2, lane: 0 },
    { title: "Middle", from: 1, to: 3, lane: 1 },
    { title: "Late", from: 4, to: 6, lane: 0 },
  ]);
});

test("a card of one day takes a lane that is free on that day, if lanes are filled", () => {
  const spans = [
    spanning("Early", "2027-03-08", "2027-03-09"),
    spanning("Middle", "2027-03-09", "2027-03-11"),
  ].flatMap((each) => spanOf(each) ?? []);
  const cards = [card("One", "c"), card("Two", "c")];
  const rows = (fillsLanes: boolean) =>
    rowsOn(2, barsOf(WEEK, spans), { cards, fillsLanes }).map((row) =>
      row === null ? null : "bar" in row ? row.bar.card.title : row.card.title,
    );
  expect(rows(true)).toEqual(["One", "Middle", "Two"]);
  expect(rows(false)).toEqual([null, "Middle", "One", "Two"]);
});
