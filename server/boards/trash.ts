/** Deleted boards: their owners list them and bring them back until they are purged. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { Board } from "../../contract/boards.ts";
import { trashRoutes } from "../../contract/trash.ts";
import { ofToken } from "../platform/auth/api-tokens.ts";
import type { Session } from "../platform/auth/token.ts";
import { type Call, type Handler, Reply } from "../platform/core/call.ts";
import { valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { query } from "../platform/core/query.ts";
import { TooManyChanges } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { BOARD_LIMIT, lockCreator, ownedBy } from "./owned-boards.ts";
import { canReturn } from "./removal.ts";
import { boardRows, buildBoards, touched, versionTag } from "./store.ts";

interface DeletedRow {
  id: string;
  title: string;
  deleted_at: string;
  deleted_by: string;
}

export const listDeletedBoards = query(trashRoutes.listDeletedBoards, {
  load: ({ before, limit = DEFAULT_PAGE }, { session }) => ({
    boards: deletedBoards(session, before, limit + 1),
  }),
  answer({ boards }, { limit = DEFAULT_PAGE }) {
    const page = boards.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ id, title, deleted_at, deleted_by }) => ({
        id,
        type: "board" as const,
        title,
        number: null,
        column_title: null,
        removed_at: deleted_at,
        removed_by: deleted_by,
        kind: "deleted" as const,
      })),
      next: boards.length > limit && last ? `${last.deleted_at}_${last.id}` : null,
    };
  },
});

function deletedBoards(session: Session, before: string | undefined, limit: number): Sql<DeletedRow> {
  const [at, id] = before?.split("_") ?? [];
  const older = at && id ? sql`AND (b.deleted_at, b.id) < (${at}, ${id})` : sql``;
  return sql<DeletedRow>`SELECT b.id, b.title, b.deleted_at, b.deleted_by
    FROM board_members m JOIN boards b ON b.id = m.board_id
    WHERE m.user_id = ${session.userId} AND m.role = 'owner' AND ${canReturn}
      ${ofToken(session, sql`m.board_id`)} ${older}
    ORDER BY b.deleted_at DESC, b.id DESC LIMIT ${limit} + 0`;
}

/** Each time that one loses, another board of the creator has been created, deleted or restored. */
const MAX_TRIES = 40;

/** What was counted of other boards may no longer be so. */
class CountAgain extends Error {}

/** The other boards of its creator may be on other machines: they are counted apart. */
async function bringBack(call: Call<typeof trashRoutes.restoreBoard>): Promise<Board> {
  const creator = sql`(SELECT created_by FROM boards WHERE id = ${call.input.deleted_board_id})`;
  for (let tries = 1; ; tries++) {
    const { owned } = await call.context.db.read({ owned: ownedBy(creator) });
    try {
      return await bringBackBeside(one(owned).taken)(call);
    } catch (error) {
      if (!(error instanceof CountAgain)) throw error;
      if (tries === MAX_TRIES) throw new TooManyChanges("the creator's boards are changing too fast");
    }
  }
}

function bringBackBeside(taken: number) {
  let isDecided = false;
  return mutation(trashRoutes.restoreBoard, {
    load: ({ deleted_board_id: id }) => ({
      ...boardRows(sql`${id}`),
      returning: sql`SELECT 1 FROM boards b WHERE b.id = ${id} AND ${canReturn}`,
    }),
    decide({ returning, ...rows }, _, moment) {
      if (returning.length === 0) throw notFound("This board");
      const before = one(buildBoards(rows));
      // A board counts for its creator only while they own it.
      const counts = before.members.some(
        ({ user_id, role }) => user_id === before.created_by && role === "owner",
      );
      if (counts && isDecided) throw new CountAgain();
      isDecided = true;
      if (counts) moment.limits.refuseBeyond(BOARD_LIMIT, taken + 1);
      const board = touched(before, moment);
      const { updated_by, updated_at } = board;
      const changed = { updated_by, updated_at };
      return {
        result: board,
        board: { ...changed, deleted_at: null, deleted_by: null },
        // The creator's other boards are not covered by the compare-and-set on this one.
        ...(counts && {
          guard: {
            lock: lockCreator(board.created_by),
            holds: sql`(${ownedBy(sql`${board.created_by}`)}) = ${taken}`,
          },
        }),
        writes: [],
        events: [
          announce("board.updated", board, { previous: valuesBefore(before, changed), mark: "restored" }),
        ],
      };
    },
  });
}

/** A repeated answer has no tag: the version it belongs to is not stored. */
export const restoreBoard: Handler<typeof trashRoutes.restoreBoard> = async (call) => {
  const board = await bringBack(call);
  return new Reply(board, call.version && { etag: versionTag(call.version) });
};
