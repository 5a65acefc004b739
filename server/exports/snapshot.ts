/**
 * A board in one state: all of it but archived cards and comments, of which there may be any number. Those are read page
 * by page afterwards, as far as they were there in this state.
 */
import type { FileColumn, FilePerson, FileRule } from "../../contract/board-file.ts";
import type { FullBoard } from "../../contract/boards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import type { User } from "../../contract/users.ts";
import { ruleRows, toRule } from "../automations/store.ts";
import { boardWith } from "../boards/snapshot.ts";
import type { Known } from "../cards/store.ts";
import { knownPeople, type PersonState, peopleStates, unmatchedPeople } from "../people/store.ts";
import type { Context } from "../platform/core/context.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { one } from "../platform/util/present.ts";
import type { Row } from "../tables.ts";
import { toUser } from "../users/public-user.ts";
import { ARCHIVED, authorRows, lastComment } from "./pages.ts";

/** The cache of boards, where there is one. */
export type SnapshotParts = Pick<Context, "db"> & Partial<Pick<Context, "snapshots">>;

export interface Snapshot {
  board: FullBoard;
  people: FilePerson[];
  columns: FileColumn[];
  rules: FileRule[];
  /** Labels, members and people, for cards that are read later. */
  known: Known & { people: ReadonlyMap<string, PersonState> };
  /** How many cards are archived, alone or with their column. */
  archivedCount: number;
  /** The newest comment; null if there is none. */
  lastComment: string | null;
}

export async function readSnapshot(parts: SnapshotParts, boardId: string): Promise<Snapshot> {
  const { at, more } = await boardWith(parts, boardId, {
    rules: ruleRows(sql`board_id = ${boardId}`),
    authors: authorRows(boardId),
    people: peopleStates(sql`board_id = ${boardId}`),
    unmatched: unmatchedPeople(boardId),
    last_comment: lastComment(boardId),
    archived_columns: archivedColumns(boardId),
    archived: sql<{ count: number }>`SELECT count(*) AS count FROM trash t
      WHERE t.board_id = ${boardId} AND t.type = 'card' AND ${ARCHIVED}`,
  });
  // With lists of cards of its own, from which they are taken as they are written.
  const board = {
    ...at.board,
    columns: at.board.columns.map((each) => ({ ...each, cards: [...each.cards] })),
  };
  const members = new Map(board.members.map((member) => [member.user_id, member]));
  const former = more.authors.filter(({ id }) => !members.has(id)).map(toUser);
  return {
    board,
    people: [
      ...board.members.map(({ user, role }) => personOf(user, role)),
      ...former.map((user) => personOf(user, null)),
      ...more.unmatched.map(({ id, name, username }) => ({ id, name, username, role: null })),
    ],
    columns: [
      ...board.columns.map((column) => columnOf(column, null)),
      ...more.archived_columns.map(({ id, title, data, removed_at }) => {
        // Written by the statement in server/trash/removal.ts.
        const fields = JSON.parse(data) as Pick<ColumnFields, "color" | "is_done_column" | "card_limit">;
        return columnOf({ ...fields, id, title }, removed_at);
      }),
    ],
    rules: more.rules.map(toRule).map(({ board_id: _, action_user_id, ...rule }) => ({
      id: rule.id,
      name: rule.name,
      trigger_type: rule.trigger_type,
      trigger_column_id: rule.trigger_column_id,
      trigger_label_id: rule.trigger_label_id,
      action_type: rule.action_type,
      action_column_id: rule.action_column_id,
      action_person_id: action_user_id,
      action_label_id: rule.action_label_id,
      is_enabled: rule.is_enabled,
    })),
    known: {
      labels: new Map(board.labels.map((label) => [label.id, label])),
      users: new Map(board.members.map(({ user }) => [user.id, user])),
      people: knownPeople(more.people),
    },
    archivedCount: one(more.archived).count,
    lastComment: one(more.last_comment).id,
  };
}

type ArchivedColumn = Pick<Row<"trash">, "id" | "title" | "data" | "removed_at">;

function archivedColumns(boardId: string): Sql<ArchivedColumn> {
  return sql<ArchivedColumn>`SELECT t.id, t.title, t.data, t.removed_at FROM trash t
    WHERE t.board_id = ${boardId} AND t.type = 'column' AND t.kind = 'archived' AND t.removed_with IS NULL
    ORDER BY t.seq, t.id`;
}

/** Without the e-mail address: an archive is passed on to others than the members. */
function personOf({ id, username, firstname, lastname }: User, role: FilePerson["role"]): FilePerson {
  const name = [firstname, lastname].filter(Boolean).join(" ");
  return { id, name: name || username, username, role };
}

function columnOf(column: Omit<ColumnFields, "board_id" | "rank">, archivedAt: string | null): FileColumn {
  const { id, title, color, is_done_column, card_limit } = column;
  return { id, title, color, is_done_column, card_limit, archived_at: archivedAt };
}
