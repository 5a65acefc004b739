import type { MinimalAnswer, RouteSpec } from "../../contract/base/define.ts";
import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { kindsOf } from "../../contract/events.ts";
import { type Webhook, type WebhookDelivery, webhookRoutes } from "../../contract/webhooks.ts";
import { boardIdOf } from "../platform/auth/access.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { changedFields } from "../platform/core/change/changed-fields.ts";
import { unchanged } from "../platform/core/change/decision.ts";
import { mutate, mutation } from "../platform/core/change/mutate.ts";
import type { Context } from "../platform/core/context.ts";
import { orFirstAnswer } from "../platform/core/idempotency.ts";
import { nothing, query, readOnBoard, requireSubject, sessionOf } from "../platform/core/query.ts";
import { insert, remove, update, type Write } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { oldestEvent } from "../platform/event-log/event-log.ts";
import { lookUpHost, RefusedTarget, targetOf, urlProblem } from "../platform/outbound/targets.ts";
import { conflict, gone, invalid, tooMany } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { pageOf } from "../platform/util/page.ts";
import { one, present } from "../platform/util/present.ts";
import { isSecret, newSecret } from "./secrets.ts";
import {
  deliveryRows,
  NOT_FAILING,
  pendingEvents,
  pendingTest,
  TEST_TYPE,
  toWebhook,
  WEBHOOK_LIMIT,
  webhookRows,
} from "./store.ts";

/** What is kept for a repeated request contains the secret as it is stored. */
export const createWebhook: Handler<typeof webhookRoutes.createWebhook> = async (call) => {
  const { context } = call;
  const { sealed, ...webhook } = await orFirstAnswer(call, async () => {
    // Only an owner has a name resolved.
    await readOnBoard(call, nothing);
    const { board_id, url, types = null, secret = newSecret() } = call.input;
    checkTypes(types);
    if (!isSecret(secret)) throw invalid("body.secret", "must be whsec_ and the base64 of 24 to 64 bytes");
    await checkTarget(context, url);
    return mutate(
      call,
      context.limits.count(WEBHOOK_LIMIT, board_id),
      ({ count }, { board, now, limits }) => {
        limits.refuseMore(WEBHOOK_LIMIT, count, board);
        const id = newId();
        const sealed = context.sealedTexts.seal(secret, id);
        const webhook: Webhook = {
          id,
          board_id,
          url,
          types,
          is_enabled: true,
          disabled_because: null,
          ...NOT_FAILING,
          cursor: board.seq,
          is_tried: false,
          created_at: now,
        };
        const { failing_since: _, is_tried: __, ...columns } = webhook;
        const row = {
          ...columns,
          types: storedTypes(types),
          secret: sealed,
          ...anew({ generation: 0 }),
          last_ms: null,
        };
        return {
          result: { ...webhook, sealed },
          writes: [insert("webhooks", { ...row, leased_by: null, leased_until: null })],
          events: [],
          board: { is_forwarded: true },
        };
      },
    );
  });
  context.forwarding.wake(webhook.board_id);
  const secret = context.sealedTexts.open(sealed, webhook.id);
  return { ...webhook, secret: present(secret, "the secret of a webhook that was just created") };
};

export const listWebhooks = query(webhookRoutes.listWebhooks, {
  load({ board_id, before, limit = DEFAULT_PAGE }) {
    const older = before === undefined ? sql`1 = 1` : sql`id < ${before}`;
    return { page: webhookRows(board_id, sql`${older} ORDER BY id DESC LIMIT ${limit + 1} + 0`) };
  },
  answer: ({ page }, { limit = DEFAULT_PAGE }) => pageOf(page, limit, toWebhook),
});

/** Whatever has changed, the next attempt is made at once, and counted anew. */
export const updateWebhook = waking<typeof webhookRoutes.updateWebhook>((call) =>
  orFirstAnswer(call, async () => {
    const { board } = await readOnBoard(call, nothing);
    const { webhook_id, url, types, is_enabled } = call.input;
    if (types !== undefined) checkTypes(types);
    if (url !== undefined) await checkTarget(call.context, url);
    const load = {
      webhook: webhookRows(board.id, sql`id = ${webhook_id}`),
      pending: pendingEvents(board.id, webhook_id),
    };
    return mutate(call, load, ({ webhook, pending }) => {
      const row = one(webhook);
      const before = { ...row, is_enabled: Boolean(row.is_enabled) };
      const fields = changedFields(before, {
        url,
        is_enabled,
        types: types === undefined ? undefined : storedTypes(types),
        disabled_because: is_enabled === undefined ? undefined : null,
      });
      if (!fields) return unchanged(toWebhook(before));
      return {
        result: toWebhook({ ...before, ...fields, ...NOT_FAILING }),
        writes: [
          update("webhooks", { id: webhook_id }, { ...fields, ...anew(row) }),
          ...ended(webhook_id, pending),
        ],
        events: [],
      };
    });
  }),
);

export const deleteWebhook = mutation(webhookRoutes.deleteWebhook, {
  load: (_, boardId) => ({ webhooks: webhookRows(boardId, sql`1 = 1`) }),
  decide: ({ webhooks }, { webhook_id }) => ({
    result: undefined,
    writes: [remove("webhooks", { id: webhook_id })],
    events: [],
    board: { is_forwarded: webhooks.some(({ id }) => id !== webhook_id) },
  }),
});

/** Limited because it has the service send everything again, to whatever address. */
export const replayWebhook: Handler<typeof webhookRoutes.replayWebhook> = async (call) => {
  await readOnBoard(call, nothing);
  const wait = await call.context.rateLimits.replays.attempt(sessionOf(call).userId);
  if (wait > 0) throw tooMany("Too many replays; try again later.", wait);
  return replay(call);
};

const replay = waking(
  mutation(webhookRoutes.replayWebhook, {
    load: ({ webhook_id }, boardId) => ({
      webhook: webhookRows(boardId, sql`id = ${webhook_id}`),
      pending: pendingEvents(boardId, webhook_id),
      oldest: oldestEvent(boardId),
    }),
    decide({ webhook, pending, oldest }, { webhook_id, since }, { board: { seq } }) {
      if (since > seq) throw invalid("body.since", "must not be beyond the last event of the board");
      if (since < (oldest[0]?.seq ?? seq + 1) - 1)
        throw gone("The event log no longer reaches back so far.", "history_expired");
      const row = one(webhook);
      return {
        result: toWebhook({ ...row, cursor: since, ...NOT_FAILING }),
        writes: [
          update("webhooks", { id: webhook_id }, { cursor: since, ...anew(row) }),
          ...ended(webhook_id, pending),
        ],
        events: [],
      };
    },
  }),
);

/** One at a time: a test is a request that anybody with a board can have sent. */
export const testWebhook = waking(
  mutation(webhookRoutes.testWebhook, {
    load: ({ webhook_id }, boardId) => ({ pending: pendingTest(boardId, webhook_id) }),
    decide({ pending }, { webhook_id }, { board, now }) {
      if (pending.length > 0)
        throw conflict("A test of this webhook is still under way.", "request_in_progress");
      const delivery: WebhookDelivery = {
        id: newId(),
        seq: null,
        type: TEST_TYPE,
        status: "pending",
        http_status: null,
        attempts: 0,
        next_attempt_at: now,
        delivered_at: null,
        duration_ms: null,
      };
      const row = { ...delivery, board_id: board.id, webhook_id, created_at: now };
      return { result: delivery, writes: [insert("webhook_deliveries", row)], events: [] };
    },
  }),
);

export const listWebhookDeliveries = query(webhookRoutes.listWebhookDeliveries, {
  load: ({ webhook_id, before, limit = DEFAULT_PAGE }, { boardId }) => ({
    page: deliveryRows(boardId, webhook_id, { before, limit: limit + 1 }),
  }),
  answer: ({ page }, { limit = DEFAULT_PAGE }) => pageOf(page, limit, (delivery) => delivery),
});

/** There may be something to send, although there is no event. */
function waking<R extends RouteSpec>(
  change: (call: Call<R>) => Promise<MinimalAnswer<R>>,
): (call: Call<R>) => Promise<MinimalAnswer<R>> {
  return async (call) => {
    const answer = await change(call);
    const boardId = await boardIdOf(call.context, requireSubject(call));
    if (boardId) call.context.forwarding.wake(boardId);
    return answer;
  };
}

/** Nothing that is to be sent has failed, and an attempt that is under way no longer counts. */
function anew({ generation }: { generation: number }) {
  return { generation: generation + 1, attempts: 0, next_attempt_at: null };
}

/** What failed is not tried again as it was: it is sent anew, or no longer concerns the webhook. */
function ended(webhook_id: string, pending: readonly { id: string }[]): Write[] {
  return pending.map(({ id }) =>
    update("webhook_deliveries", { webhook_id, id }, { status: "failed", next_attempt_at: null }),
  );
}

function storedTypes(types: string[] | null): string | null {
  return types && JSON.stringify(types);
}

function checkTypes(types: string[] | null): void {
  const wrong = types?.find((type) => type.includes(",") || kindsOf(type) === null);
  if (wrong !== undefined) throw invalid("body.types", "names no kind of event");
}

/** A name that cannot be resolved now may be by the time there is something to send; it is checked again then. */
async function checkTarget({ config }: Context, url: string): Promise<void> {
  const problem = urlProblem(url);
  if (problem) throw invalid("body.url", problem);
  try {
    await targetOf(new URL(url), config.WEBHOOK_ALLOWED_HOSTS, lookUpHost);
  } catch (error) {
    if (error instanceof RefusedTarget)
      throw invalid("body.url", `${error.message}; an operator can allow others with WEBHOOK_ALLOWED_HOSTS`);
  }
}
