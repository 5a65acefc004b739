import { expect, test } from "bun:test";
import { dueInMs, lifetimeOf } from "../../web/session/stay-logged-in.ts";

const MINUTE = 60_000;

test.each([
  ["an hour", 60 * MINUTE, 10 * MINUTE],
  ["a day", 24 * 60 * MINUTE, 10 * MINUTE],
  ["a minute", MINUTE, 10_000],
  ["a second", 1000, 1000],
])("a login of %s is renewed well before it ends", (_, lifetimeMs, intervalMs) => {
  expect(dueInMs({ at: 1_000_000, lifetimeMs }, 1_000_000)).toBe(intervalMs);
  expect(dueInMs({ at: 1_000_000, lifetimeMs }, 1_000_000 + intervalMs)).toBe(0);
});

test("a login of unknown age is renewed at once, also when the clock was set back", () => {
  expect(dueInMs(null, 1_000_000)).toBe(0);
  expect(dueInMs({ at: 2_000_000, lifetimeMs: MINUTE }, 1_000_000)).toBe(0);
});

test("the token says how long the login lasts", () => {
  const payload = Buffer.from(JSON.stringify({ sub: "ÿ?>", iat: 1000, exp: 1060 })).toString("base64url");
  expect(lifetimeOf(`e30.${payload}.c2ln`)).toBe(MINUTE);
});
