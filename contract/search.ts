/** Search over all boards of the caller. */
import * as z from "zod/mini";
import { atMost, id, resource, route, text } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { timeZone } from "./base/time-zone.ts";
import { Card } from "./cards.ts";

const MAX_QUERY_LENGTH = 500;

/** `text` is an excerpt, or the title; `highlights` are pairs of indexes into it, in UTF-16 code units, the end exclusive. */
const Match = z.object({
  field: z.enum(["title", "description", "comment", "item", "attachment", "number"]),
  text: z.string(),
  highlights: z.array(z.tuple([z.int(), z.int()])),
});
export type Match = z.output<typeof Match>;

const SearchHit = resource("SearchHit", {
  card: Card,
  board: z.object({ id, title: z.string() }),
  /** Null if it is gone, as it may be for an archived card. */
  column: z.nullable(z.object({ id, title: z.string(), is_done_column: z.boolean() })),
  matches: z.array(Match),
});
export type SearchHit = z.output<typeof SearchHit>;

export const searchRoutes = {
  search: route({
    method: "GET",
    path: "/search",
    tag: "Search",
    summary: "Cards of my boards: those with all words in the title first, the newest first among each",
    access: "authenticated",
    scope: "read",
    query: z.object({
      q: text(1, MAX_QUERY_LENGTH),
      board_id: z.optional(id),
      /** Days are those of this zone; UTC unless said otherwise. */
      tz: z.optional(timeZone),
      limit: pageLimit,
      after: z.optional(z.string().check(atMost(20), z.regex(/^[01]_\d{1,16}$/))),
    }),
    status: 200,
    answer: pageOf(SearchHit),
  }),
};
