/** Public links, as the owners of a board manage them; all members are told whether there are any. */
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { type Share, shareRoutes } from "../../contract/shares.ts";
import { shareTokenHash } from "../platform/auth/share-tokens.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { mutate, mutation } from "../platform/core/change/mutate.ts";
import { nothing, readOnBoard } from "../platform/core/query.ts";
import { insert, remove, sweep } from "../platform/db/db.ts";
import { publicUrlOf } from "../platform/http/public-url.ts";
import { invalid } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { pageOf } from "../platform/util/page.ts";
import { one } from "../platform/util/present.ts";
import { countOpen, forgetExpired, openShares, SHARE_LIMIT, type StoredShare } from "./store.ts";

/** What is kept for a repeated request does not contain the token, which is added to every response. */
export const createShare: Handler<typeof shareRoutes.createShare> = async (call) => {
  if (call.invalidBody) await readOnBoard(call, nothing);
  const { board_id, expires_at = null } = call.input;
  const { boardOf, shareTokens } = call.context;
  const load = { counts: countOpen(board_id, new Date().toISOString()) };
  const stored = await mutate(call, load, ({ counts }, { caller, now, limits }) => {
    if (expires_at !== null && expires_at <= now) throw invalid("body.expires_at", "must be in the future");
    limits.refuseBeyond(SHARE_LIMIT, one(counts).open + 1);
    const { nonce, token } = shareTokens.issue();
    const share = { id: newId(), nonce, token_hash: shareTokenHash(token), created_at: now, expires_at };
    return {
      result: share,
      writes: [
        sweep(forgetExpired(board_id, now)),
        insert("shares", { ...share, board_id, created_by: caller.id }),
      ],
      events: [],
    };
  });
  boardOf.set(stored.token_hash, board_id);
  return withLink(call, stored);
};

export const listShares: Handler<typeof shareRoutes.listShares> = async (call) => {
  const { limit = DEFAULT_PAGE, before } = call.input;
  const { rows } = await readOnBoard(call, (boardId) => ({
    page: openShares(boardId, new Date().toISOString(), { before, limit: limit + 1 }),
  }));
  return pageOf(rows.page, limit, (row) => withLink(call, row));
};

export const getVisibility: Handler<typeof shareRoutes.getVisibility> = async (call) => {
  const now = new Date().toISOString();
  const { rows } = await readOnBoard(call, (boardId) => ({ counts: countOpen(boardId, now) }));
  return { is_public: one(rows.counts).open > 0 };
};

const removeShare = mutation(shareRoutes.deleteShare, {
  load: nothing,
  decide: (_, { share_id }) => ({
    result: undefined,
    writes: [remove("shares", { id: share_id })],
    events: [],
  }),
});

export const deleteShare: Handler<typeof shareRoutes.deleteShare> = async (call) => {
  const result = await removeShare(call);
  call.context.live.endShare(call.input.share_id);
  return result;
};

function withLink({ context, request }: Call, { nonce, token_hash, ...share }: StoredShare): Share {
  const token = context.shareTokens.again(nonce, token_hash);
  const url = token === null ? null : `${publicUrlOf(context.config, request)}/s/${token}`;
  return { id: share.id, token, url, created_at: share.created_at, expires_at: share.expires_at };
}
