/** An import without a file: the board is read from a Planka server, when its turn comes. */
import type { Import, importRoutes } from "../../contract/imports.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import type { Context } from "../platform/core/context.ts";
import { orFirstAnswer, writeOnce } from "../platform/core/idempotency.ts";
import { readAsCaller, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { lookUpHost, RefusedTarget, targetOf, urlProblem } from "../platform/outbound/targets.ts";
import { invalid } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { plankaBoard } from "./formats/planka/source.ts";
import { type ImportOptions, NO_OPTIONS, sealPlankaToken } from "./options.ts";
import { insertImport, NEW_IMPORT, toImport, tooManyImports } from "./store.ts";

type PlankaCall = Call<typeof importRoutes.importFromPlanka>;

export const importFromPlanka: Handler<typeof importRoutes.importFromPlanka> = (call) =>
  orFirstAnswer(call, async () => {
    await readAsCaller(call, {});
    await checkAddress(call.context, call.input.url);
    return queueBoard(call);
  });

/** A name that cannot be resolved now is reported by the job, which checks it again. */
async function checkAddress({ config }: Context, url: string): Promise<void> {
  const problem = urlProblem(url);
  if (problem) throw invalid("body.url", problem);
  if (!plankaBoard(url))
    throw invalid("body.url", "must be the address of a board, with /boards/ and its number");
  try {
    await targetOf(new URL(url), config.IMPORT_ALLOWED_HOSTS, lookUpHost);
  } catch (error) {
    if (error instanceof RefusedTarget)
      throw invalid("body.url", `${error.message}; an operator can allow others with IMPORT_ALLOWED_HOSTS`);
  }
}

async function queueBoard(call: PlankaCall): Promise<Import> {
  const { config, sealedTexts, importQueue } = call.context;
  const { url, token, title = null, preview = false } = call.input;
  const { userId } = sessionOf(call);
  const id = newId();
  const options: ImportOptions = { ...NO_OPTIONS, title };
  const row = {
    ...NEW_IMPORT,
    id,
    user_id: userId,
    status: "queued",
    is_preview: preview,
    format: "planka",
    // What identifies the board to whoever looks at the list.
    file_name: new URL(url).host,
    options: JSON.stringify(options),
    source_url: url,
    secret: sealPlankaToken(sealedTexts, id, token),
    created_at: new Date().toISOString(),
  } as const;
  const most = config.MAX_IMPORTS_PER_USER;
  const queued = toImport(row);
  const isQueued = sql`EXISTS (SELECT 1 FROM imports WHERE id = ${id})`;
  const [, , , inserted] = await writeOnce(call, insertImport(row, most), queued, isQueued);
  if (inserted.length === 0) throw tooManyImports(most);
  importQueue.wake();
  return queued;
}
