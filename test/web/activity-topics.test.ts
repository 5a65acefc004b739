/** What the activity of a board can be narrowed down to. */
import { expect, test } from "bun:test";
import { EVENT_KINDS } from "../../contract/events.ts";
import { kindsOf, TOPICS } from "../../web/activity/feed/topics.ts";

test("every kind of event is in a topic, and comments are in none but their own and that of what was removed", () => {
  const inAny = new Set(TOPICS.flatMap(kindsOf));
  expect(EVENT_KINDS.filter((kind) => !inAny.has(kind))).toEqual([]);
  const others = TOPICS.filter((topic) => topic !== "comments").flatMap(kindsOf);
  expect(others.filter((kind) => kind.startsWith("comment."))).toEqual(["comment.deleted"]);
});
