/** How many tries pass in a time, and how long the next one waits. */
import { afterEach, describe, expect, setSystemTime, test } from "bun:test";
import { createRateLimit } from "../../server/platform/quotas/rate-limit.ts";

describe("throttle", () => {
  afterEach(() => {
    setSystemTime();
  });
  const START = new Date("2024-01-01T00:00:00Z").getTime();
  const at = (seconds: number) => setSystemTime(new Date(START + seconds * 1000));

  const throttleOf = (most: number) => createRateLimit({ name: "test", most, windowSeconds: 60 });

  test("lets a number of tries pass, then says how long to wait, until the first is old", async () => {
    const throttle = throttleOf(3);
    for (const second of [0, 10, 20]) {
      at(second);
      expect(await throttle.wait("key")).toBe(0);
      expect(await throttle.attempt("key")).toBe(0);
    }
    expect(await throttle.wait("key")).toBe(40);
    at(59);
    expect(await throttle.wait("key")).toBe(1);
    at(60);
    expect(await throttle.wait("key")).toBe(0);
    expect(await throttle.attempt("key")).toBe(0);
    expect(await throttle.wait("key")).toBe(10);
  });

  test("counts every key for itself, and a success forgets its failures", async () => {
    const throttle = throttleOf(1);
    at(0);
    await throttle.attempt("one");
    await throttle.attempt("other");
    throttle.clear("one");
    const waits = ["one", "other", "third"].map((key) => throttle.wait(key));
    expect(await Promise.all(waits)).toEqual([0, 60, 0]);
  });

  test("of tries made at once, no more pass than allowed, and the others are not counted", async () => {
    const throttle = throttleOf(2);
    at(0);
    const waits = await Promise.all(Array.from({ length: 5 }, () => throttle.attempt("key")));
    expect(waits).toEqual([0, 0, 60, 60, 60]);
    at(30);
    expect(await throttle.attempt("key")).toBe(30);
    throttle.forgive("key");
    expect(await throttle.attempt("key")).toBe(0);
    at(60);
    expect(await throttle.wait("key")).toBe(0);
  });
});
