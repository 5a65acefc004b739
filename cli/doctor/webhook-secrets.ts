/** Whether the secrets of webhooks, which are sealed with JWT_SECRET, can be read, and with which one. */
import { existingSecret } from "../../server/config/signing-secret.ts";
import type { Config } from "../../server/config.ts";
import { createSealedTexts } from "../../server/platform/auth/sealed-texts.ts";
import { type Finding, fail, firstOf, ok, warn } from "./finding.ts";

const CHECK = "webhook secrets";
const PAGE = 1000;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Run = (query: string) => Promise<Record<string, unknown>[]>;

export async function checkWebhookSecrets(config: Config, run: Run): Promise<Finding> {
  const secret = existingSecret(config);
  if (secret === null) return withoutSecret(run);
  const current = createSealedTexts([secret]);
  const previous = config.JWT_SECRET_PREVIOUS ? createSealedTexts([config.JWT_SECRET_PREVIOUS]) : null;
  const counts = { all: 0, old: 0, unreadable: 0 };
  let rows: Record<string, unknown>[];
  let after = [FIRST, FIRST];
  do {
    // What is put into the query are ids that the database has returned.
    rows = await run(`SELECT board_id, id, secret FROM webhooks
      WHERE (board_id, id) > ('${after.join("', '")}') ORDER BY board_id, id LIMIT ${PAGE}`);
    for (const row of rows) {
      const [sealed, id] = [String(row.secret), String(row.id)];
      counts.all++;
      if (current.open(sealed, id) !== null) continue;
      if (previous && previous.open(sealed, id) !== null) counts.old++;
      else counts.unreadable++;
    }
    const last = rows.at(-1);
    if (last) after = [String(last.board_id), String(last.id)];
  } while (rows.length === PAGE);
  return firstOf(
    [
      [
        counts.unreadable > 0,
        fail(
          CHECK,
          `${counts.unreadable} of ${counts.all} cannot be read`,
          "set JWT_SECRET_PREVIOUS to the secret from before; if it is lost, their owners have to create these webhooks again",
        ),
      ],
      [
        counts.old > 0,
        warn(
          CHECK,
          `${counts.old} of ${counts.all} still need the previous secret`,
          "keep JWT_SECRET_PREVIOUS: a running service seals them with the new one within minutes",
        ),
      ],
    ],
    ok(CHECK, "all can be read without the previous secret"),
  );
}

/** A new one is created at the first start, which opens nothing that was sealed before. */
async function withoutSecret(run: Run): Promise<Finding> {
  const [row] = await run("SELECT count(*) AS count FROM webhooks");
  const count = Number(row?.count ?? 0);
  if (count === 0) return ok(CHECK, "there are none");
  return fail(
    CHECK,
    `${count} of ${count} were sealed with a signing secret that is not on this machine`,
    "set JWT_SECRET to it, or put back the file jwt-secret, before the service starts",
  );
}
