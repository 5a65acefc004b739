/** Undoing a match of somebody of an imported board, and redoing it. Both take an owner, as matching does. */
import { matchChange, matchQueries } from "../people/matching.ts";
import { unmatchChange, unmatchQueries } from "../people/unmatching.ts";
import { one } from "../platform/util/present.ts";
import { toUser } from "../users/public-user.ts";
import { requireOwner } from "./board.ts";
import { Changed } from "./log/later-change.ts";
import { type Of, type Undoing, undoing } from "./undoing.ts";

/** While the member is still assigned wherever the placeholder was, as far as that is still on the board. */
export function undoingOfMatch({ seq, data }: Of<"board.person_matched">, boardId: string): Undoing {
  const { id, user } = data;
  return undoing(unmatchQueries(boardId, id, user.id), (rows, moment) => {
    requireOwner(moment);
    const { user_id, matched_seq } = one(rows.person);
    if (user_id !== user.id || matched_seq === null) throw changedPerson(id, seq);
    const assignees = (kind: string) => ({ what: { kind, fields: ["assignees"] }, others: [user.id] });
    const [card] = rows.lost_card;
    if (card) throw new Changed({ since: matched_seq, on: card.id, id: card.id, ...assignees("card") });
    const [item] = rows.lost_item;
    if (item)
      throw new Changed({
        since: matched_seq,
        on: item.card_id,
        id: item.id,
        ...assignees("checklist_item"),
      });
    const [later] = rows.later;
    if (later) throw changedPerson(later.id, matched_seq);
    const [column] = rows.returned;
    if (column) throw new Changed({ since: matched_seq, on: column.id, id: column.id, what: "created" });
    const { places } = one(rows.recorded);
    const numbers = { matchedSeq: matched_seq, seq: moment.numberOf(seq), undoes: seq };
    return unmatchChange({ boardId, match: data, places, ...numbers });
  });
}

/** While nobody has matched the person since, and the member is still there. */
export function undoingOfUnmatch(
  { seq, data }: Of<"board.person_unmatched">,
  boardId: string,
  cardIds: readonly string[],
): Undoing {
  const { id, name, user } = data;
  return undoing(matchQueries({ boardId, personId: id, userId: user.id, cardIds }), (rows, moment) => {
    requireOwner(moment);
    if (one(rows.person).user_id !== null) throw changedPerson(id, seq);
    const [member] = rows.member;
    if (!member) throw new Changed({ since: seq, on: id, id, what: "anything", others: [user.id] });
    const match = { id, name, user: toUser(member) };
    return matchChange(rows, { boardId, match, seq: moment.numberOf(seq), undoes: seq });
  });
}

function changedPerson(id: string, since: number): Changed {
  return new Changed({ since, on: id, id, what: "anything" });
}
