/** Dragging at the edge of a phone: the board goes on column by column. */
import { expect, test } from "bun:test";
import { columnSteps } from "../../web/board/drag/column-steps.ts";

/** When it went on, of a drag that is at the edge from the first time of each pair to the second. */
function stepsOf(...stays: [from: number, to: number, way: number][]): number[] {
  const goesOn = columnSteps();
  const went: number[] = [];
  for (let now = 0; now <= 4000; now += 10) {
    const [, , way = 0] = stays.find(([from, to]) => now >= from && now < to) ?? [];
    if (goesOn(way, now)) went.push(now);
  }
  return went;
}

test("it waits at each column for more than half a second", () => {
  expect(stepsOf([0, 2000, 1])).toEqual([250, 1050, 1850]);
});

test("passing the edge, or picking something up there, takes nobody on", () => {
  expect(stepsOf([0, 200, 1], [300, 500, 1])).toEqual([]);
});

test("the other edge begins anew", () => {
  expect(stepsOf([0, 300, 1], [300, 600, -1])).toEqual([250, 550]);
});
