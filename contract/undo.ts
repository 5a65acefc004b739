import * as z from "zod/mini";
import { resource, route } from "./base/define.ts";
import { EVENT_KINDS } from "./events.ts";
import { User } from "./users.ts";

/** What an undo has announced, in this order: each event reverses another. */
const Undone = resource("Undone", {
  events: z.array(z.object({ seq: z.int(), type: z.enum(EVENT_KINDS), undoes: z.int() })),
});

/** Why something cannot be undone any more. `by` is null if an automation rule did it. */
const LaterChange = resource("LaterChange", {
  detail: z.string(),
  by: z.nullable(User),
  seq: z.int(),
});
export type LaterChange = z.output<typeof LaterChange>;

export const undoRoutes = {
  undo: route({
    method: "POST",
    path: "/boards/{board_id}/events/{seq}/undo",
    tag: "History",
    summary: "Take a change back, alone or with everything of the same request",
    access: "member",
    scope: "write",
    body: z.object({ whole: z.optional(z.boolean()) }),
    isBodyOptional: true,
    takesLong: true,
    status: 200,
    answer: Undone,
    errors: [409, 410],
    refusals: { 409: LaterChange },
  }),
};
