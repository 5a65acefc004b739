import type { BoardMember } from "../../../contract/boards.ts";
import { descriptionVerb } from "./card-changes.ts";
import { direction } from "./direction.ts";
import { type Part, quote } from "./parts.ts";
import { peopleParts } from "./people-words.ts";
import type { Sentences } from "./sentence.ts";

/** Of the board itself, its members, columns and labels. */
export const boardSentences = {
  "board.updated": ({ data, previous, restored, user_id }, names) => {
    if (restored) return ["restored the board"];
    const clauses: Part[][] = [];
    if (previous?.title !== undefined)
      clauses.push(["renamed the board from ", quote(previous.title), " to ", quote(data.title)]);
    const described = descriptionVerb(previous, data.description);
    if (described) clauses.push([`${described.join(" ")} the board`]);
    if (previous?.color !== undefined)
      clauses.push([
        data.color === null ? "removed the colour of the board" : "changed the colour of the board",
      ]);
    for (const { user, role } of roleChanges(previous?.members, data.members)) {
      const who = peopleParts([user], user_id, names);
      clauses.push(["made ", ...who, role === "owner" ? " an owner" : " a member"]);
    }
    return clauses.length === 0 ? ["changed the board"] : joined(clauses);
  },
  "board.deleted": () => ["deleted the board"],
  "board.member_added": ({ data, user_id }, names) => [
    "added ",
    ...peopleParts([data.user], user_id, names),
    " to the board",
  ],
  "board.member_removed": ({ data, user_id }, names) =>
    data.user_id === user_id
      ? ["left the board"]
      : ["removed ", ...peopleParts([data.user], user_id, names), " from the board"],

  "column.created": ({ data, restored }) => [
    restored ? "restored the column " : "added the column ",
    column(data.title),
  ],
  "column.updated": ({ data, previous }) => {
    const clauses: Part[][] = [];
    if (previous?.title !== undefined)
      clauses.push(["renamed the column ", column(previous.title), " to ", column(data.title)]);
    if (previous?.color !== undefined)
      clauses.push(["changed the colour of the column ", column(data.title)]);
    if (previous?.is_done_column !== undefined) {
      const verb = data.is_done_column ? "marked" : "stopped marking";
      clauses.push([`${verb} the cards in `, column(data.title), " as done"]);
    }
    if (previous?.card_limit !== undefined)
      clauses.push(
        data.card_limit === null
          ? ["removed the card limit of the column ", column(data.title)]
          : ["limited the column ", column(data.title), ` to ${cards(data.card_limit)}`],
      );
    return clauses.length === 0 ? ["changed the column ", column(data.title)] : joined(clauses);
  },
  "column.deleted": ({ data, archived }) => [
    archived ? "archived the column " : "deleted the column ",
    column(data.title),
  ],
  "column.moved": (event) => [
    "moved the column ",
    column(event.data.title),
    direction(event, "to the left", "to the right"),
  ],

  "label.created": ({ data, restored }) => [
    restored ? "restored the label " : "created the label ",
    label(data),
  ],
  "label.updated": ({ data, previous }) => {
    const renamed = previous?.name !== undefined;
    const recoloured = previous?.color !== undefined;
    if (!renamed) return [`changed ${recoloured ? "the colour of " : ""}the label `, label(data)];
    const before = label({ name: previous.name ?? "", color: previous.color ?? data.color });
    return ["renamed the label ", before, " to ", label(data), recoloured ? " and changed its colour" : ""];
  },
  "label.deleted": ({ data }) => ["deleted the label ", label(data)],
} satisfies Partial<Sentences>;

const column = (name: string): Part => ({ kind: "column", name });
const label = ({ name, color }: { name: string; color: string }): Part => ({ kind: "label", name, color });

const cards = (count: number) => (count === 1 ? "1 card" : `${count} cards`);

function joined(clauses: readonly Part[][]): Part[] {
  return clauses.flatMap((clause, index) => (index === 0 ? clause : [" and ", ...clause]));
}

function roleChanges(before: readonly BoardMember[] | undefined, after: readonly BoardMember[]) {
  const roles = new Map(before?.map(({ user_id, role }) => [user_id, role]));
  return after.filter(({ user_id, role }) => roles.has(user_id) && roles.get(user_id) !== role);
}
