import * as texts from "#texts/sentences.ts";
import type { BoardMember } from "../../../contract/boards.ts";
import { descriptionChange } from "./description-change.ts";
import { direction } from "./direction.ts";
import { type Part, quote } from "./parts.ts";
import { peopleParts } from "./people-words.ts";
import type { Sentences } from "./sentence.ts";

/** Of the board itself, its members, columns and labels. */
export const boardSentences = {
  "board.updated": ({ data, previous, restored, user_id }, names) => {
    if (restored) return texts.restoredBoard;
    const clauses: (readonly Part[])[] = [];
    if (previous?.title !== undefined)
      clauses.push(texts.renamedBoard(quote(previous.title), quote(data.title)));
    const described = descriptionChange(previous, data.description);
    if (described) clauses.push(texts.describedBoard[described]);
    if (previous?.color !== undefined)
      clauses.push(data.color === null ? texts.removedBoardColor : texts.recoloredBoard);
    if (previous?.is_template !== undefined)
      clauses.push(data.is_template ? texts.madeTemplate : texts.endedTemplate);
    for (const { user, role } of roleChanges(previous?.members, data.members))
      clauses.push(texts.gaveRole[role](peopleParts([user], user_id, names)));
    return clauses.length === 0 ? texts.changedBoard : texts.clauses(clauses);
  },
  "board.deleted": () => texts.deletedBoard,
  "board.member_added": ({ data, user_id }, names) =>
    data.user_id === user_id
      ? texts.joinedBoard(user_id === names.myId)
      : texts.addedMember(peopleParts([data.user], user_id, names)),
  "board.member_removed": ({ data, user_id }, names) =>
    data.user_id === user_id
      ? texts.leftBoard
      : texts.removedMember(peopleParts([data.user], user_id, names)),
  "board.person_matched": ({ data, user_id }, names) =>
    texts.matchedPerson(quote(data.name), peopleParts([data.user], user_id, names)),
  "board.person_unmatched": ({ data, user_id }, names) =>
    texts.unmatchedPerson(quote(data.name), peopleParts([data.user], user_id, names)),

  "column.created": ({ data, restored }) =>
    (restored ? texts.restoredColumn : texts.addedColumn)(column(data.title)),
  "column.updated": ({ data, previous }) => {
    const clauses: (readonly Part[])[] = [];
    const it = column(data.title);
    if (previous?.title !== undefined) clauses.push(texts.renamedColumn(column(previous.title), it));
    if (previous?.color !== undefined) clauses.push(texts.recoloredColumn(it));
    if (previous?.is_done_column !== undefined)
      clauses.push((data.is_done_column ? texts.markedCardsDone : texts.stoppedMarkingDone)(it));
    if (previous?.card_limit !== undefined)
      clauses.push(
        data.card_limit === null ? texts.removedLimit(it) : texts.limitedColumn(it, data.card_limit),
      );
    return clauses.length === 0 ? texts.changedColumn(it) : texts.clauses(clauses);
  },
  "column.deleted": ({ data, archived }) =>
    (archived ? texts.archivedColumn : texts.deletedTheColumn)(column(data.title)),
  "column.moved": (event) => texts.movedColumn[direction(event)](column(event.data.title)),

  "label.created": ({ data, restored }) => (restored ? texts.restoredLabel : texts.createdLabel)(label(data)),
  "label.updated": ({ data, previous }) => {
    const renamed = previous?.name !== undefined;
    const recoloured = previous?.color !== undefined;
    if (!renamed) return (recoloured ? texts.recoloredLabel : texts.changedLabel)(label(data));
    const before = label({ name: previous.name ?? "", color: previous.color ?? data.color });
    const renaming = texts.renamedLabel(before, label(data));
    return recoloured ? texts.clauses([renaming, texts.changedItsColor]) : renaming;
  },
  "label.deleted": ({ data }) => texts.deletedLabel(label(data)),
} satisfies Partial<Sentences>;

const column = (name: string): Part => ({ kind: "column", name });
const label = ({ name, color }: { name: string; color: string }): Part => ({ kind: "label", name, color });

function roleChanges(before: readonly BoardMember[] | undefined, after: readonly BoardMember[]) {
  const roles = new Map(before?.map(({ user_id, role }) => [user_id, role]));
  return after.filter(({ user_id, role }) => roles.has(user_id) && roles.get(user_id) !== role);
}
