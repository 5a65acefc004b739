/** A person's way to their work: the boards they use, the cards assigned to them, and their calendar. */
import * as z from "zod/mini";
import { atMost, id, keyword, resource, route, timestamp, verbatim } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { timeZone } from "./base/time-zone.ts";
import { Board } from "./boards.ts";
import { Card } from "./cards.ts";

const MyBoard = resource("MyBoard", {
  board: Board,
  is_starred: z.boolean(),
  last_opened_at: z.nullable(timestamp),
  /** When the last event of the board happened. */
  last_activity_at: timestamp,
});
export type MyBoard = z.output<typeof MyBoard>;

const MyCard = resource("MyCard", {
  card: Card,
  board: z.object({ id, title: z.string() }),
  column: z.object({ id, title: z.string(), is_done_column: z.boolean() }),
});
export type MyCard = z.output<typeof MyCard>;

const Calendar = resource("Calendar", { url: z.string() });

const tag = "Home";
/** The time and the id of the last entry of a page; `none` where it has no time. */
const CURSOR =
  /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|none)_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const cursor = z.optional(z.string().check(atMost(61), z.regex(CURSOR)));

export const homeRoutes = {
  listMyBoards: route({
    method: "GET",
    path: "/me/boards",
    tag,
    summary: "My boards, the one I opened last first; those I never opened come last, the newest first",
    access: "authenticated",
    scope: "read",
    query: z.object({ limit: pageLimit, after: cursor }),
    status: 200,
    answer: pageOf(MyBoard),
  }),
  markBoardOpened: route({
    method: "POST",
    path: "/boards/{board_id}/opened",
    tag,
    summary: "Note that I opened the board",
    access: "member",
    scope: "write",
    status: 204,
  }),
  starBoard: route({
    method: "PUT",
    path: "/boards/{board_id}/star",
    tag,
    summary: "Star the board, for me alone",
    access: "member",
    scope: "write",
    status: 204,
  }),
  unstarBoard: route({
    method: "DELETE",
    path: "/boards/{board_id}/star",
    tag,
    summary: "Take my star away",
    access: "member",
    scope: "write",
    status: 204,
  }),
  listMyCards: route({
    method: "GET",
    path: "/me/cards",
    tag,
    summary: "The cards assigned to me on all boards by due date, those without one last",
    access: "authenticated",
    scope: "read",
    query: z.object({
      /** Days are those of `tz`, UTC by default; a week is the next seven days. What is complete is never overdue. */
      due: z.optional(keyword(["overdue", "today", "week", "none"])),
      complete: z.optional(z.enum(["true", "false"])),
      tz: z.optional(timeZone),
      limit: pageLimit,
      after: cursor,
    }),
    status: 200,
    answer: pageOf(MyCard),
  }),
  getCalendar: route({
    method: "GET",
    path: "/me/calendar",
    tag,
    summary: "The address of my calendar feed; whoever has it can read the feed",
    access: "authenticated",
    scope: "read",
    isAccountWide: true,
    answersSecret: true,
    status: 200,
    answer: Calendar,
  }),
  renewCalendar: route({
    method: "POST",
    path: "/me/calendar/renew",
    tag,
    summary: "A new address for my calendar feed; the old one ends at once",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    answersSecret: true,
    status: 200,
    answer: Calendar,
  }),
  getCalendarFeed: route({
    method: "GET",
    path: "/me/calendar.ics",
    tag,
    summary:
      "Due dates of the cards assigned to me, or of all cards on my boards, as iCalendar; ETag and If-None-Match are honoured",
    access: "public",
    scope: "none",
    query: z.object({ token: verbatim(1, 200), all: z.optional(z.enum(["true", "false"])) }),
    status: 200,
    sends: "bytes",
    mediaType: "text/calendar",
    errors: [404],
  }),
};
