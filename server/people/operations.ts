import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { peopleRoutes } from "../../contract/people.ts";
import { memberRows } from "../boards/members.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { readOnBoard } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { conflict, notFound } from "../platform/util/errors.ts";
import { pageOf } from "../platform/util/page.ts";
import { toUser } from "../users/public-user.ts";
import { withLargeCards } from "./card-room.ts";
import { matchChange, matchQueries } from "./matching.ts";
import { peoplePage } from "./store.ts";
import { suggestions } from "./suggestions.ts";

/** Whose e-mail address a file has is no business of members who cannot act on it. */
export const listPeople: Handler<typeof peopleRoutes.listPeople> = async (call) => {
  const { limit = DEFAULT_PAGE, after } = call.input;
  const { rows, board } = await readOnBoard(call, (boardId) => ({
    page: peoplePage(boardId, { after, limit: limit + 1 }),
  }));
  const hasUnmatched = rows.page.some(({ user_id }) => user_id === null);
  const members = hasUnmatched ? await readMembers(call, board.id) : [];
  const suggest = suggestions(members, { byEmail: board.role === "owner" });
  return pageOf(rows.page, limit, (person) => ({
    id: person.id,
    name: person.name,
    username: person.username,
    user_id: person.user_id,
    suggested: person.user_id === null ? suggest(person) : null,
  }));
};

/** All of them for a short answer: one account after the other. */
async function readMembers({ context: { db, pageReads }, address, session }: Call, boardId: string) {
  const who = { address: address(), account: session?.userId ?? "" };
  const { members } = await pageReads.run(who, () =>
    db.readWithin(boardId, { members: memberRows(sql`m.board_id = ${boardId}`) }, who.account),
  );
  return members;
}

/** One event stands for all assignments, however many cards the person is on. */
export const matchPerson: Handler<typeof peopleRoutes.matchPerson> = (call) =>
  withLargeCards((cardIds) => matchReading(cardIds)(call));

const matchReading = (cardIds: readonly string[]) =>
  mutation(peopleRoutes.matchPerson, {
    load: ({ person_id, user_id }, boardId) =>
      matchQueries({ boardId, personId: person_id, userId: user_id, cardIds }),
    decide(rows, { user_id }, { board }) {
      const [person] = rows.person;
      if (!person) throw notFound("This person");
      const [member] = rows.member;
      if (!member) throw notFound("This member");
      const { id, name, username } = person;
      const answer = { id, name, username, user_id, suggested: null };
      if (person.user_id === user_id) return unchanged(answer);
      if (person.user_id !== null)
        throw conflict("This person has been matched to another member.", "already_matched");
      const match = { id, name, user: toUser(member) };
      return { result: answer, ...matchChange(rows, { boardId: board.id, match, seq: board.seq + 1 }) };
    },
  });
