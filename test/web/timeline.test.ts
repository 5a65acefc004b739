/** Comments and changes of a card, loaded page by page, as one list. */
import { expect, test } from "bun:test";
import type { Line } from "../../web/activity/feed/lines.ts";
import type { ShownComment } from "../../web/card/comments/pending-comments.ts";
import { entriesOf } from "../../web/card/timeline/entries.ts";

const time = (minute: number) => `2026-03-01T12:${String(minute).padStart(2, "0")}:00.000Z`;

function comment(minute: number, isUnsent = false): ShownComment {
  const user = {
    id: "alice",
    email: "alice@example.org",
    username: "alice",
    firstname: null,
    lastname: null,
    is_active: true,
    is_verified: true,
    is_superuser: false,
  };
  const created_at = time(minute);
  const ids = { id: `c${minute}`, board_id: "board", card_id: "card", user_id: "alice" };
  const author = { user, person_id: null, author_name: null };
  return { ...ids, ...author, body: "Hello", created_at, edited_at: null, isUnsent };
}

function line(minute: number): Line {
  const event = {
    type: "board.deleted",
    data: { id: "board" },
    board_id: "board",
    user_id: "alice",
  } as const;
  return { key: minute, event: { ...event, timestamp: time(minute), version: "1.0", seq: minute } };
}

interface Known {
  comments: ShownComment[];
  lines: Line[];
  complete?: ("comments" | "lines")[];
}

/** "c" for a comment and "l" for a change, with the minute. */
function read({ comments, lines, complete = [] }: Known) {
  const { entries, older } = entriesOf({
    comments,
    lines,
    areCommentsComplete: complete.includes("comments"),
    areLinesComplete: complete.includes("lines"),
  });
  return {
    entries: entries.flatMap((entry) =>
      entry.kind === "comment" ? [entry.comment.id] : entry.lines.map(({ key }) => `l${key}`),
    ),
    older,
  };
}

test("both are in the order of time, newest first", () => {
  expect(
    read({
      comments: [comment(9), comment(4)],
      lines: [line(8), line(6), line(2)],
      complete: ["comments", "lines"],
    }),
  ).toEqual({ entries: ["c9", "l8", "l6", "c4", "l2"], older: null });
});

test("nothing is shown below which something newer may be missing", () => {
  const comments = [comment(9), comment(4)];
  const lines = [line(8), line(6)];
  expect([
    read({ comments, lines, complete: ["comments"] }),
    read({ comments: [comment(9), comment(7)], lines, complete: ["lines"] }),
    read({ comments: [], lines }),
    read({ comments, lines: [], complete: ["comments"] }),
  ]).toEqual([
    { entries: ["c9", "l8", "l6"], older: "lines" },
    { entries: ["c9", "l8", "c7"], older: "comments" },
    { entries: [], older: "comments" },
    { entries: [], older: "lines" },
  ]);
});

test("a comment that has not been sent comes first, whatever the time is on this device", () => {
  expect(
    read({ comments: [comment(1, true), comment(5)], lines: [line(9)], complete: ["comments", "lines"] }),
  ).toEqual({
    entries: ["c1", "l9", "c5"],
    older: null,
  });
});
