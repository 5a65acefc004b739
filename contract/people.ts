/** People whom an imported file names: they stand on its cards until an owner says which member each of them is. */
import * as z from "zod/mini";
import { id, resource, route } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { event, mapCards, mapChanged, putById, removeById, replaced } from "./board-changes.ts";
import type { Card } from "./cards.ts";
import { User } from "./users.ts";

/** Somebody who has not been matched to a member. */
export const Placeholder = resource("Placeholder", { id, name: z.string() });
export type Placeholder = z.output<typeof Placeholder>;

const BoardPerson = resource("BoardPerson", {
  id,
  /** As in the file. */
  name: z.string(),
  username: z.nullable(z.string()),
  /** Whom they have been matched to, who may have left the board since. */
  user_id: z.nullable(id),
  /** A member with the same username, or, for owners, the same e-mail address. */
  suggested: z.nullable(User),
});
export type BoardPerson = z.output<typeof BoardPerson>;

const PersonMatch = resource("PersonMatch", { id, name: z.string(), user: User });
export type PersonMatch = z.output<typeof PersonMatch>;

/** Stands for every card and item that the placeholder is on; comments show their author as soon as they are read. */
const events = {
  "board.person_matched": event(PersonMatch, (board, match) =>
    mapCards(board, (card) => matchedOn(card, match)),
  ),
  /** The match was undone. Where the placeholder is back is not in the event: a follower reads the board again. */
  "board.person_unmatched": event(PersonMatch, (board) => board),
};

export function matchedOn(card: Card, match: PersonMatch): Card {
  const checklists = mapChanged(card.checklists, (checklist) =>
    replaced(
      checklist,
      "items",
      mapChanged(checklist.items, (item) => matched(item, match)),
    ),
  );
  return matched(replaced(card, "checklists", checklists), match);
}

function matched<T extends { assignees: User[]; placeholders: Placeholder[] }>(
  thing: T,
  { id, user }: PersonMatch,
): T {
  const placeholders = removeById(thing.placeholders, id);
  return placeholders === thing.placeholders
    ? thing
    : { ...thing, assignees: putById(thing.assignees, user), placeholders };
}

const tag = "People";

export const peopleRoutes = {
  listPeople: route({
    method: "GET",
    path: "/boards/{board_id}/people",
    tag,
    summary: "The people of an imported board, matched to members or not",
    access: "member",
    scope: "read",
    query: z.object({ limit: pageLimit, after: z.optional(id) }),
    status: 200,
    answer: pageOf(BoardPerson),
  }),
  matchPerson: route({
    method: "POST",
    path: "/boards/{board_id}/people/{person_id}/match",
    tag,
    summary:
      "Say which member somebody is: what they are assigned to and their comments become that member's",
    access: "owner",
    scope: "admin",
    body: z.object({ user_id: id }),
    status: 200,
    answer: BoardPerson,
    errors: [409],
  }),
};

export const people = { subjects: {}, events, routes: peopleRoutes };
