/**
 * Seals the secrets of webhooks anew after JWT_SECRET was replaced, while the one before it is still known, so that it
 * can be unset and JWT_SECRET be replaced again. Other instances may do the same at the same time: whoever is first wins.
 */
import type { Config } from "../config.ts";
import type { Context } from "../platform/core/context.ts";
import type { DbReader, DbWriter } from "../platform/db/db.ts";
import { type Sql, sql } from "../platform/db/sql.ts";
import { type Statement, updateOf } from "../platform/db/statements.ts";
import type { DeliveryTable, Row } from "../tables.ts";
import { FIRST_PLACE, type Place } from "./delivery-store.ts";

/** Not at once: instances that are being replaced one after another do not know the new secret yet. */
const FIRST_SECONDS = 60;
/** Such an instance may still create webhooks after that. */
const INTERVAL_SECONDS = 600;
const STEP_WEBHOOKS = 200;

interface Resealing extends Pick<Context, "sealedTexts" | "log"> {
  db: DbReader & DbWriter<DeliveryTable>;
}

type SecretRow = Pick<Row<"webhooks">, "board_id" | "id" | "secret">;

function nextSecrets({ boardId, id }: Place): Sql<SecretRow> {
  return sql<SecretRow>`SELECT board_id, id, secret FROM webhooks
    WHERE (board_id, id) > (${boardId}, ${id}) ORDER BY board_id, id LIMIT ${STEP_WEBHOOKS} + 0`;
}

function replaceSecret({ board_id, id, secret }: SecretRow, by: string): Statement<"webhooks"> {
  return updateOf(
    "webhooks",
    sql`SET secret = ${by} WHERE board_id = ${board_id} AND id = ${id} AND secret = ${secret}`,
  );
}

/** Of all webhooks, step by step; other writes get in between. */
export async function resealSecrets(
  { db, sealedTexts, log }: Resealing,
  isStopped = () => false,
): Promise<void> {
  let after: Place = FIRST_PLACE;
  let count = 0;
  while (!isStopped()) {
    const { rows } = await db.read({ rows: nextSecrets(after) });
    const writes = rows.flatMap((row) => {
      const renewed = sealedTexts.renew(row.secret, row.id);
      return renewed === null ? [] : [replaceSecret(row, renewed)];
    });
    if (writes.length > 0) await db.write(writes);
    count += writes.length;
    const last = rows.at(-1);
    if (!last || rows.length < STEP_WEBHOOKS) break;
    after = { boardId: last.board_id, id: last.id };
    await Bun.sleep(1);
  }
  if (count > 0) log.info("the secrets of webhooks were sealed with the new JWT_SECRET", { count });
}

/** Returns what stops it. */
export function startResealing(
  parts: Resealing,
  { JWT_SECRET_PREVIOUS }: Pick<Config, "JWT_SECRET_PREVIOUS">,
  secondMs: number,
): () => void {
  if (!JWT_SECRET_PREVIOUS) return () => undefined;
  let isStopped = false;
  let timer = setTimeout(run, FIRST_SECONDS * secondMs);
  async function run(): Promise<void> {
    await resealSecrets(parts, () => isStopped).catch((error: unknown) =>
      parts.log.warn(
        "the secrets of webhooks could not be sealed with the new JWT_SECRET; trying again later",
        {
          reason: String(error),
        },
      ),
    );
    if (!isStopped) timer = setTimeout(run, INTERVAL_SECONDS * secondMs);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
