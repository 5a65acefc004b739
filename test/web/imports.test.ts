/** Following an import, and the columns of a CSV file: what the page decides without a service. */
import { expect, jest, test } from "bun:test";
import type { Import } from "../../contract/imports.ts";
import { dateOrderOf, readingsOf } from "../../web/imports/csv/date-order.ts";
import { changedDates, changedMapping, completeMapping, sampleOf } from "../../web/imports/csv/mapping.ts";
import { follow } from "../../web/imports/follow.ts";
import { stageOf } from "../../web/imports/stage.ts";

const IMPORT: Import = {
  id: "1",
  status: "running",
  progress: 0,
  board_id: null,
  report: null,
  error: null,
  error_note: null,
  format: "csv",
  file_name: "tasks.csv",
  size: 1,
  is_preview: false,
  created_at: "2026-01-01T00:00:00.000Z",
  finished_at: null,
  preview: null,
};

/** When, in milliseconds, an import was read that answers like this, one after another. */
async function readsOf(answers: (Import | Error)[], forMs: number): Promise<number[]> {
  jest.useFakeTimers();
  const reads: number[] = [];
  let now = 0;
  const following = follow(
    async () => {
      const answer = answers[Math.min(reads.length, answers.length - 1)] ?? IMPORT;
      reads.push(now);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { onRead: () => {}, onFailure: () => true },
  );
  for (; now < forMs; now += 100) {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    jest.advanceTimersByTime(100);
  }
  following.end();
  jest.useRealTimers();
  return reads;
}

test("an import is read often while it gets on, and no more once it is over", async () => {
  const steps = [0.1, 0.2, 0.3].map((progress) => ({ ...IMPORT, progress }));
  const reads = await readsOf([...steps, { ...IMPORT, status: "done", progress: 1 }], 20_000);
  expect(reads).toHaveLength(4);
  expect(reads.at(-1)).toBeLessThan(2000);
});

test("an import that does not get on, or a service that does not answer, is asked ever less often", async () => {
  for (const answer of [IMPORT, new TypeError("no answer")]) {
    const reads = await readsOf([answer], 60_000);
    expect(reads.length).toBeGreaterThan(8);
    expect(reads.length).toBeLessThan(20);
    const waits = reads.slice(1).map((at, index) => at - (reads[index] ?? 0));
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8100);
  }
});

test("what there is to see follows from the state and from whether it is a preview", () => {
  const stages = (["queued", "running", "done", "failed"] as const).map((status) =>
    [true, false].map((is_preview) => stageOf({ status, is_preview })),
  );
  expect(stages).toEqual([
    ["reading", "importing"],
    ["reading", "importing"],
    ["preview", "done"],
    ["failed", "failed"],
  ]);
});

test("the sample shows the cells of the chosen columns, in the order of the fields of a card", () => {
  const headers = ["Status", "Task", "Notes"];
  const rows = [["To do", "Milk", "fresh"], ["Doing"]];
  expect(sampleOf(headers, rows, { column: "Status", title: "Task", labels: "" })).toEqual({
    fields: ["title", "column"],
    rows: [
      ["Milk", "To do"],
      ["", "Doing"],
    ],
  });
});

test("a mapping is sent with every field, and has changed only if a field is read from another column", () => {
  expect(completeMapping({ title: "Task" })).toEqual({
    title: "Task",
    description: "",
    column: "",
    labels: "",
    assignees: "",
    start_at: "",
    due_at: "",
    complete: "",
  });
  expect(changedMapping({ title: "Task" }, { title: "Task", labels: "" })).toBe(false);
  expect(changedMapping({ title: "Task" }, { title: "Task", labels: "Tags" })).toBe(true);
  expect(changedDates({ due_at: "Due" }, { title: "Task", due_at: "Due", start_at: "" })).toBe(false);
  expect(changedDates({ due_at: "Due" }, { start_at: "Due" })).toBe(true);
});

test("a date that could be two is the one or the other", () => {
  const days = (text: string) =>
    readingsOf(text).map(({ order, day }) => [order, day.toISOString().slice(0, 10)]);
  expect(days("05/06/2020 10:00")).toEqual([
    ["day_first", "2020-06-05"],
    ["month_first", "2020-05-06"],
  ]);
  expect(days("5-6-2020")).toEqual(days("05/06/2020"));
  expect(days("2020-05-06")).toEqual([]);
  expect([dateOrderOf("day_first"), dateOrderOf("other"), dateOrderOf(null)]).toEqual([
    "day_first",
    null,
    null,
  ]);
});
