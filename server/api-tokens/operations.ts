import { apiTokenRoutes } from "../../contract/api-tokens.ts";
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { hashOfToken, newApiToken } from "../platform/auth/api-tokens.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { writeOnce } from "../platform/core/idempotency.ts";
import { query, readAsCaller, sessionOf } from "../platform/core/query.ts";
import { forbidden, invalid, limitReached, notFound } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { pageOf } from "../platform/util/page.ts";
import { boardsNamed, insertToken, ownToken, removeToken, toApiToken, tokenRows } from "./store.ts";

const SHOWN_CHARACTERS = 4;

export const createApiToken: Handler<typeof apiTokenRoutes.createApiToken> = async (call) => {
  const { userId } = sessionOf(call);
  await readAsCaller(call, {});
  const { name, scopes, expires_at = null } = call.input;
  const now = new Date().toISOString();
  if (expires_at !== null && expires_at <= now) throw invalid("body.expires_at", "must be in the future");
  const boardIds = await ownBoards(call);
  const token = newApiToken();
  const row = {
    id: newId(),
    user_id: userId,
    hash: hashOfToken(token),
    last_four: token.slice(-SHOWN_CHARACTERS),
    name,
    scopes: scopes.join(","),
    board_ids: boardIds?.join(",") ?? null,
    created_at: now,
    last_used_at: null,
    expires_at,
  };
  const most = call.context.config.API_TOKENS_PER_USER;
  const [, inserted] = await call.context.accounts.write(insertToken(row, most), userId);
  if (inserted.length === 0)
    throw limitReached(`You may have no more than ${most} API tokens.`, { what: "api_tokens", most });
  return { ...toApiToken(row), token };
};

/** The boards that are named, once each. */
async function ownBoards(call: Call<typeof apiTokenRoutes.createApiToken>): Promise<string[] | null> {
  if (!call.input.board_ids) return null;
  const ids = [...new Set(call.input.board_ids)];
  const { rows } = await readAsCaller(call, { boards: boardsNamed(sessionOf(call).userId, ids) });
  if (rows.boards.length < ids.length) throw notFound("One or more of these boards");
  if (rows.boards.some(({ role }) => role === null))
    throw forbidden("You are not a member of one or more of these boards.");
  return ids;
}

export const listApiTokens = query(apiTokenRoutes.listApiTokens, {
  load: ({ before, limit = DEFAULT_PAGE }, { callerId }) => ({
    tokens: tokenRows(callerId, before, limit + 1),
  }),
  answer: ({ tokens }, { limit = DEFAULT_PAGE }) => pageOf(tokens, limit, toApiToken),
});

export const deleteApiToken: Handler<typeof apiTokenRoutes.deleteApiToken> = async (call) => {
  const { userId } = sessionOf(call);
  const id = call.input.token_id;
  const { rows } = await readAsCaller(call, { own: ownToken(userId, id) });
  if (!rows.own[0]) throw notFound("This API token");
  await writeOnce(call, [removeToken(userId, id)], undefined);
  call.context.live.revoke({ userId, onlySession: id });
  return undefined;
};
