import { type Board, boardRoutes } from "../../contract/boards.ts";
import { disableRulesOfMember } from "../automations/disable.ts";
import { endInvitationsOf } from "../invitations/store.ts";
import { type Handler, Reply } from "../platform/core/call.ts";
import { changedFields, valuesBefore } from "../platform/core/change/changed-fields.ts";
import { announce, unchanged } from "../platform/core/change/decision.ts";
import { mutation } from "../platform/core/change/mutate.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { query, readAsCaller, sessionOf } from "../platform/core/query.ts";
import { insert, remove, update } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { growthOf } from "../platform/quotas/board-growth.ts";
import { conflict, forbidden, notFound } from "../platform/util/errors.ts";
import { newId, newStamp } from "../platform/util/ids.ts";
import { one } from "../platform/util/present.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { firstCheckpoint } from "./history/checkpoints.ts";
import { memberRows, toMember } from "./members.ts";
import { noRoomForBoard, roomForBoard } from "./owned-boards.ts";
import { boardRows, buildBoards, insertBoard, MEMBER_LIMIT, touched, versionTag } from "./store.ts";

export const createBoard: Handler<typeof boardRoutes.createBoard> = async (call) => {
  const { userId } = sessionOf(call);
  const { rows, caller } = await readAsCaller(call, {
    user: sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${userId}`,
  });
  const now = new Date().toISOString();
  const id = newId();
  const board: Board = {
    id,
    title: call.input.title,
    description: call.input.description ?? null,
    color: call.input.color ?? null,
    is_template: false,
    created_by: caller.id,
    updated_by: caller.id,
    created_at: now,
    updated_at: now,
    seq: 0,
    labels: [],
    members: [{ board_id: id, user_id: caller.id, role: "owner", user: toUser(one(rows.user)) }],
  };
  const version = { revision: 1, stamp: newStamp() };
  const isThere = sql`EXISTS (SELECT 1 FROM boards WHERE id = ${id})`;
  const statements = insertBoard(board, version, {
    hasRoom: roomForBoard(caller.id, call.context.config),
    checkpoint: await firstCheckpoint({ ...board, last_event_at: null, columns: [] }),
  });
  const [, inserted] = await writeOnce(call, statements, board, isThere);
  if (inserted.length === 0) throw await noRoomForBoard(call.context, caller.id);
  call.context.live.personalHint({ boardId: id, isList: true, userIds: [caller.id] });
  return new Reply(board, { etag: versionTag(version) });
};

const changeFields = mutation(boardRoutes.updateBoard, {
  load: ({ board_id }) => boardRows(sql`${board_id}`),
  decide(rows, { title, description, color, is_template }, moment) {
    const before = moment.match(one(buildBoards(rows)), () => versionTag(moment.board));
    const fields = changedFields(before, { title, description, color, is_template });
    if (!fields) return unchanged(before);
    const board = touched({ ...before, ...fields }, moment);
    const { updated_by, updated_at } = board;
    const changed = { ...fields, updated_by, updated_at };
    return {
      result: board,
      board: changed,
      growth: growthOf(fields, before),
      writes: [],
      events: [announce("board.updated", board, { previous: valuesBefore(before, changed) })],
    };
  },
});

/** A repeated answer has no tag: the version it belongs to is not stored. */
export const updateBoard: Handler<typeof boardRoutes.updateBoard> = async (call) => {
  const board = await changeFields(call);
  return new Reply(board, call.version && { etag: versionTag(call.version) });
};

/** Nobody can reach the board from here on. Its rows stay, so that it can come back (trash.ts), until they are purged. */
export const deleteBoard = mutation(boardRoutes.deleteBoard, {
  load: ({ board_id }) => boardRows(sql`${board_id}`),
  decide(rows, { board_id }, { board, caller, now, match }) {
    match(one(buildBoards(rows)), () => versionTag(board));
    return {
      result: undefined,
      board: { deleted_at: now, deleted_by: caller.id },
      writes: [],
      events: [announce("board.deleted", { id: board_id })],
    };
  },
});

export const listMembers = query(boardRoutes.listMembers, {
  load: (_, { boardId }) => ({ members: memberRows(sql`m.board_id = ${boardId} ORDER BY m.user_id`) }),
  answer: ({ members }) => members.map(toMember),
});

export const invite = mutation(boardRoutes.invite, {
  load: ({ board_id, user_id }, _, limits) => ({
    user: sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${user_id}`,
    membership: memberRows(sql`m.board_id = ${board_id} AND m.user_id = ${user_id}`),
    ...limits.count(MEMBER_LIMIT, board_id),
  }),
  decide({ user, membership, count }, { board_id, user_id }, { board, limits }) {
    if (!user[0]) throw notFound("This user");
    if (membership[0]) throw conflict("This user is already a member of the board.", "already_a_member");
    limits.refuseMore(MEMBER_LIMIT, count, board);
    const member = { board_id, user_id, role: "member" as const, user: toUser(user[0]) };
    return {
      result: member,
      writes: [insert("board_members", { board_id, user_id, role: "member" })],
      events: [announce("board.member_added", member)],
    };
  },
});

export const changeRole = mutation(boardRoutes.changeRole, {
  load: ({ board_id }) => boardRows(sql`${board_id}`),
  decide(rows, { user_id, role }, moment) {
    const before = one(buildBoards(rows));
    const member = before.members.find((candidate) => candidate.user_id === user_id);
    if (!member) throw notFound("This member");
    moment.match(member);
    if (member.role === role) return unchanged(member);
    if (role === "member") refuseLastOwner(before, user_id);
    const changed = { ...member, role };
    const members = before.members.map((candidate) => (candidate === member ? changed : candidate));
    const board = touched({ ...before, members }, moment);
    const { updated_by, updated_at } = board;
    const touch = { updated_by, updated_at };
    return {
      result: changed,
      board: touch,
      writes: [
        ...(role === "member" ? [endInvitationsOf(before.id, user_id)] : []),
        update("board_members", { user_id }, { role }),
      ],
      events: [announce("board.updated", board, { previous: valuesBefore(before, { members, ...touch }) })],
    };
  },
});

/** The event stands for the end of all their assignments on the board, which the database takes away with the row. */
export const removeMember = mutation(boardRoutes.removeMember, {
  load: ({ board_id }) => boardRows(sql`${board_id}`),
  decide(rows, { board_id, user_id }, { board: access, caller, match }) {
    if (user_id !== caller.id && access.role !== "owner")
      throw forbidden("Only owners may remove other members.", "role_too_low");
    const board = one(buildBoards(rows));
    const member = board.members.find((candidate) => candidate.user_id === user_id);
    if (!member) throw notFound("This member");
    if (member.role === "owner") refuseLastOwner(board, user_id);
    return {
      result: undefined,
      writes: [
        disableRulesOfMember(board_id, user_id),
        endInvitationsOf(board_id, user_id),
        remove("board_members", { user_id }),
      ],
      events: [announce("board.member_removed", match(member))],
    };
  },
});

function refuseLastOwner(board: Board, userId: string): void {
  const others = board.members.some((member) => member.role === "owner" && member.user_id !== userId);
  if (!others) throw conflict("The last owner of a board cannot leave or be demoted.", "last_owner");
}
