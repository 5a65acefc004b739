/** What the log says of an outage of the database: once at its start, a count while it lasts, and once at its end. */
import { expect, setSystemTime, test } from "bun:test";
import { DatabaseUnavailable, WorkerDown } from "../../server/platform/db/db.ts";
import { createLog } from "../../server/platform/observability/log.ts";
import { createOutageLog } from "../../server/platform/observability/outage-log.ts";
import { eventually } from "../live/eventually.ts";

test("a warning for the first request, one with a count for all others of a pause, and a line at the end", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => lines.push(JSON.parse(line)));
  let isUp = false;
  const check = () => (isUp ? Promise.resolve() : Promise.reject(new Error("down")));
  const outages = createOutageLog(log, check, 20);
  const said = () => lines.map(({ time: _, ...line }) => line);

  for (let i = 1; i <= 300; i++) outages.failed(`request-${i}`, new DatabaseUnavailable(`reason ${i}`));
  expect(said()).toEqual([
    { level: "warn", message: "database unavailable", request_id: "request-1", reason: "reason 1" },
  ]);
  await eventually(() => lines.length > 1, "the count");
  await Bun.sleep(250);
  expect(said().slice(1)).toEqual([
    { level: "warn", message: "database still unavailable", requests: 299, reason: "reason 300" },
  ]);
  isUp = true;
  await eventually(() => lines.length > 2, "the end");
  await Bun.sleep(250);
  expect(said().slice(2)).toEqual([
    { level: "info", message: "database is back", seconds: expect.any(Number) },
  ]);

  outages.failed("again", new DatabaseUnavailable("once more"));
  expect(said().slice(3)).toEqual([
    { level: "warn", message: "database unavailable", request_id: "again", reason: "once more" },
  ]);
  outages.stop();
});

test("work in the background that fails every second is said once, and again when the database is back", async () => {
  const messages: string[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => messages.push(JSON.parse(line).message));
  let isUp = false;
  const check = () => (isUp ? Promise.resolve() : Promise.reject(new Error("down")));
  const outages = createOutageLog(log, check, 20);
  for (let i = 0; i < 20; i++) {
    outages.noticed(new DatabaseUnavailable("down"));
    await Bun.sleep(20);
  }
  expect(messages).toEqual(["database unavailable"]);
  isUp = true;
  await eventually(() => messages.length > 1, "the end");
  expect(messages).toEqual(["database unavailable", "database is back"]);
  outages.stop();
});

test("while requests fail, the database is not said to be back, whatever the check says", async () => {
  const messages: string[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => messages.push(JSON.parse(line).message));
  const outages = createOutageLog(log, () => Promise.resolve(), 20);
  for (let i = 0; i < 20; i++) {
    outages.failed("request", new DatabaseUnavailable("disk full"));
    await Bun.sleep(20);
  }
  expect(messages).not.toContain("database is back");
  await eventually(() => messages.at(-1) === "database is back", "the end");
  outages.stop();
});

test("an outage has lasted until it was first seen to be over, not until that is said", async () => {
  const lines: { message: string; seconds?: number }[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => lines.push(JSON.parse(line)));
  let looks = 0;
  const check = async () => {
    looks++;
  };
  const outages = createOutageLog(log, check, 20);
  const start = Date.now();
  try {
    outages.failed("1", new DatabaseUnavailable("gone"));
    setSystemTime(start + 10_000);
    outages.failed("2", new DatabaseUnavailable("gone"));
    setSystemTime(start + 11_000);
    await eventually(() => looks > 0, "a look");
    setSystemTime(start + 60_000);
    await eventually(() => lines.at(-1)?.message === "database is back", "the end");
    expect(lines.at(-1)?.seconds).toBe(11);
  } finally {
    setSystemTime();
    outages.stop();
  }
});

test("a single failure has not lasted for zero seconds", async () => {
  const lines: { message: string; seconds?: number }[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => lines.push(JSON.parse(line)));
  const outages = createOutageLog(log, () => Promise.resolve(), 20);
  outages.failed("1", new DatabaseUnavailable("database or disk is full"));
  await eventually(() => lines.at(-1)?.message === "database is back", "the end");
  expect(lines.at(-1)?.seconds).toBe(1);
  outages.stop();
});

test("live connections are counted, and a machine that is down is only a part, until all of them answer", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "info", format: "json" }, (line) => lines.push(JSON.parse(line)));
  let isDown = true;
  const check = async (isOfPart: boolean) => {
    if (isOfPart && isDown) throw new WorkerDown("still down");
  };
  const outages = createOutageLog(log, check, 20);
  const said = () => lines.map(({ time: _, level: __, ...line }) => line);
  const down = new WorkerDown("one machine is down");
  for (let i = 0; i < 215; i++) outages.refused(down, "board-1");
  outages.failed("request", down);
  await eventually(() => lines.length > 1, "the count");
  await Bun.sleep(250);
  expect(said()).toEqual([
    { message: "part of the database unavailable", board_id: "board-1", reason: down.message },
    {
      message: "part of the database still unavailable",
      requests: 1,
      connections: 214,
      reason: down.message,
    },
  ]);
  isDown = false;
  await eventually(() => lines.at(-1)?.message === "database is back", "the end");
  outages.stop();
});
