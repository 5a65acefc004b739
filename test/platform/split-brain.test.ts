/** Of several PostgreSQL servers that accept writes, one on the newest timeline is used, or none. */
import { expect, test } from "bun:test";
import { type ServerAnswer, splitOf } from "../../server/platform/db/postgres/leader/leader.ts";

function server(
  host: string,
  timeline: number,
  { startedAt = host, acceptsWrites = true } = {},
): ServerAnswer {
  const answer = {
    url: `postgres://u:secret@${host}/boards`,
    server: { acceptsWrites, timeline, startedAt },
  };
  return acceptsWrites ? answer : { ...answer, objection: new Error("is a standby") };
}

const standby = (host: string, timeline: number) => server(host, timeline, { acceptsWrites: false });

test("one leader with its standbys is no split", () => {
  expect(splitOf([standby("a:1", 1), server("b:1", 2)])).toBeNull();
  expect(splitOf([standby("a:1", 2), standby("b:1", 2)])).toBeNull();
  expect(splitOf([server("a:1", 2)], 1)).toBeNull();
});

test("two addresses of the same server are no split", () => {
  expect(splitOf([server("a:1", 2, { startedAt: "7" }), server("b:1", 2, { startedAt: "7" })])).toBeNull();
});

test("the one on the newest timeline is used", () => {
  const leader = server("b:1", 2);
  expect(splitOf([server("a:1", 1), leader])).toEqual({
    leader,
    description:
      "a:1 accepts writes on timeline 1, b:1 accepts writes on timeline 2; only one server on timeline 2 may",
  });
});

test("of two on the same timeline none is used", () => {
  expect(splitOf([server("a:1", 2), server("b:1", 2)])).toEqual({
    leader: undefined,
    description:
      "a:1 accepts writes on timeline 2, b:1 accepts writes on timeline 2; only one server on timeline 2 may",
  });
});

test("a timeline older than that of a standby, or than one that was used, is not used", () => {
  const refused = {
    leader: undefined,
    description: "a:1 accepts writes on timeline 1; only one server on timeline 2 may",
  };
  expect(splitOf([server("a:1", 1), standby("c:1", 2)])).toEqual(refused);
  expect(splitOf([server("a:1", 1)], 2)).toEqual(refused);
});
