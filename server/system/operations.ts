import type { systemRoutes } from "../../contract/system.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type Handler, Reply } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import { readAsCaller } from "../platform/core/query.ts";
import { DatabaseFull } from "../platform/db/db.ts";
import { sql } from "../platform/db/sql.ts";
import { prefersProblem } from "../platform/http/problem.ts";
import { withTimeout } from "../platform/scheduling/with-timeout.ts";
import { type ApiError, notFound, unavailable } from "../platform/util/errors.ts";
import { one } from "../platform/util/present.ts";

const HEALTH_TIMEOUT_MS = 2000;

/** Null if it answers and takes changes: a standby that could be read is no use. */
function databaseTrouble({ db }: Context): Promise<ApiError | null> {
  return withTimeout(db.checkWritable(), HEALTH_TIMEOUT_MS, "the database does not answer").then(
    () => null,
    (error) =>
      error instanceof DatabaseFull
        ? unavailable("The disk of the database is full.", "database_full")
        : unavailable("The database cannot be reached.", "database_unavailable"),
  );
}

/** Probes have a body of their own, except for those who ask for errors in the common form. */
function unwell({ request }: { request: Request }, body: object, problem: ApiError): Reply {
  if (prefersProblem(request.headers.get("accept"))) throw problem;
  return new Reply(body, {}, 503);
}

export const health: Handler<typeof systemRoutes.health> = async (call) => {
  const { context } = call;
  const [trouble, missing] = await Promise.all([databaseTrouble(context), context.db.missingWorkers()]);
  const heard = context.live.bus.healthy;
  const body = {
    status: trouble ? "unavailable" : heard && missing.length === 0 ? "ok" : "degraded",
    database: trouble ? "unavailable" : "ok",
    pubsub: heard ? "ok" : "unavailable",
    ...(missing.length > 0 && { unreachable_workers: missing }),
  };
  return trouble ? unwell(call, body, trouble) : new Reply(body);
};

export const live: Handler<typeof systemRoutes.live> = async () => ({ status: "alive" });

const WAITING = { status: "unavailable", waiting_for: "database" };

/** Until the migrations have run, `server/waiting.ts` answers instead. */
export const ready: Handler<typeof systemRoutes.ready> = async (call) => {
  const { context } = call;
  if (context.live.draining)
    return unwell(call, { status: "draining" }, unavailable("This instance is shutting down."));
  const trouble = await databaseTrouble(context);
  if (trouble) return unwell(call, WAITING, trouble);
  return { status: "ready" };
};

export const stats: Handler<typeof systemRoutes.stats> = async (call) => {
  const { context } = call;
  type Counts = Record<"users" | "boards" | "cards" | "attachments" | "attachment_bytes" | "events", number>;
  const existing = sql`SELECT id FROM boards WHERE deleted_at IS NULL`;
  const { rows } = await readAsCaller(call, {
    counts: sql<Counts>`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM (${existing}) existing) AS boards,
      (SELECT count(*) FROM cards WHERE board_id IN (${existing})) AS cards,
      (SELECT count(*) FROM attachments WHERE card_id IS NOT NULL AND board_id IN (${existing})) AS attachments,
      (SELECT coalesce(sum(size), 0) FROM attachments WHERE card_id IS NOT NULL AND board_id IN (${existing})) AS attachment_bytes,
      (SELECT count(*) FROM board_events WHERE board_id IN (${existing})) AS events`,
  });
  return {
    version: packageJson.version,
    database: context.db.kind,
    uptime_seconds: Math.floor((Date.now() - context.startedAt) / 1000),
    ...one(rows.counts),
  };
};

export const presence: Handler<typeof systemRoutes.presence> = async (call) => {
  const { board_id } = call.input;
  const board = sql<{ id: string }>`SELECT id FROM boards WHERE id = ${board_id} AND deleted_at IS NULL`;
  const { rows } = await readAsCaller(call, { board }, board_id);
  if (!rows.board[0]) throw notFound("This board");
  return { board_id, online_users: await call.context.live.presence.list(board_id) };
};
