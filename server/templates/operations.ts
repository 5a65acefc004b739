/** Built-in templates are files of the export format; from there on they are copied like a board. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import type { InputOf } from "../../contract/index.ts";
import type { templateRoutes } from "../../contract/templates.ts";
import { boardsOf } from "../boards/store.ts";
import { DEFAULT_PARTS, type Source } from "../copies/board-plan.ts";
import { createCopy, readSource } from "../copies/create-copy.ts";
import type { Handler } from "../platform/core/call.ts";
import { readAsCaller, readBeforeBody, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { notFound } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";
import { publicColumns, toUser, type UserRow } from "../users/public-user.ts";
import { builtIn, builtInTemplates } from "./built-in.ts";
import { SCANNED_BOARDS, templateColumns, templateRows, toTemplate } from "./store.ts";

/** In the order of their ids, of which the built-in ones have the lowest. */
export const listTemplates: Handler<typeof templateRoutes.listTemplates> = async (call) => {
  const { language = "en", limit = DEFAULT_PAGE, after } = call.input;
  const scanned = boardsOf(sessionOf(call), after, SCANNED_BOARDS);
  const { rows } = await readAsCaller(call, {
    scanned,
    boards: templateRows(scanned, limit + 1),
    columns: templateColumns(scanned, limit),
  });
  const templates = [
    ...builtInTemplates(language).filter(({ id }) => after === undefined || id > after),
    ...rows.boards.map((board) => toTemplate(board, rows.columns)),
  ];
  const items = templates.slice(0, limit);
  const last = templates.length > limit ? items.at(-1)?.id : rows.scanned[SCANNED_BOARDS - 1]?.board_id;
  return { items, next: last ?? null };
};

/** A board that the caller is not a member of, or that is no template, is not found: the list does not have it either. */
export const createFromTemplate: Handler<typeof templateRoutes.createFromTemplate> = async (call) => {
  // Path parameters are parsed first, whatever the body.
  const { template_id } = call.given as Pick<InputOf<"createFromTemplate">, "template_id">;
  const session = sessionOf(call);
  const isMine = sql<{ id: string }>`SELECT b.id FROM boards b JOIN board_members m ON m.board_id = b.id
    WHERE b.id = ${template_id} AND m.board_id = ${template_id} AND m.user_id = ${session.userId}
      AND b.is_template = ${true} AND b.deleted_at IS NULL`;
  const { rows, caller } = await readBeforeBody(call, {
    user: sql<UserRow>`SELECT ${publicColumns} FROM users u WHERE u.id = ${session.userId}`,
    board: isMine,
  });
  const template = builtIn(template_id);
  if (!template && !rows.board[0]) throw notFound("This template");
  const read = template
    ? async () => template.sourceFor(toUser(one(rows.user)))
    : async () => {
        const source = await readSource(call.context, template_id);
        // They may have left the board while they waited.
        if (!(await readBeforeBody(call, { board: isMine })).rows.board[0]) throw notFound("This template");
        return withoutPeople(source);
      };
  const { title, color } = call.input;
  return createCopy(call, caller, {
    boardId: template ? null : template_id,
    read: color === undefined ? read : async () => withColor(await read(), color),
    title,
    parts: new Set(DEFAULT_PARTS),
  });
};

function withColor(source: Source, color: string | null): Source {
  return { ...source, board: { ...source.board, color } };
}

/** A template is about the work: whom somebody else has imported with it is nothing for a new board. */
function withoutPeople(source: Source): Source {
  return { ...source, people: [] };
}
