/** Boards to begin with: those that come with the service, and the caller's own boards that are marked as templates. */
import * as z from "zod/mini";
import { color } from "./base/color.ts";
import { id, keyword, resource, route, text } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { Board } from "./boards.ts";

/** What a list shows of a template: the beginning of its description, and the titles of its first columns. */
export const SHOWN_CHARACTERS = 500;
export const SHOWN_COLUMNS = 20;
/** A larger count is given as this one: cards are not counted any further. */
export const MOST_COUNTED_CARDS = 1000;

export const TEMPLATE_LANGUAGES = ["en", "de"] as const;

const Template = resource("Template", {
  /** Of a board, the id of the board. */
  id,
  title: z.string(),
  description: z.nullable(z.string()),
  kind: z.enum(["built-in", "board"]),
  board_id: z.nullable(id),
  columns: z.array(z.string()),
  card_count: z.int(),
});
export type Template = z.output<typeof Template>;

const tag = "Templates";

export const templateRoutes = {
  listTemplates: route({
    method: "GET",
    path: "/templates",
    tag,
    summary:
      "The templates that come with the service, in `language` (default `en`), then those of my boards that are templates",
    access: "authenticated",
    scope: "read",
    query: z.object({
      language: z.optional(keyword(TEMPLATE_LANGUAGES)),
      limit: pageLimit,
      after: z.optional(id),
    }),
    status: 200,
    answer: pageOf(Template),
  }),
  createFromTemplate: route({
    method: "POST",
    path: "/templates/{template_id}/boards",
    tag,
    summary: "Create a board from a template; the caller becomes its owner",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    /** Without a colour, the board has that of its template. */
    body: z.object({ title: text(1, 255), color: z.optional(z.nullable(color)) }),
    takesLong: true,
    status: 201,
    answer: Board,
    errors: [404, 409, 429],
  }),
};
