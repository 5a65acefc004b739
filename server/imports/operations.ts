import { DEFAULT_PAGE } from "../../contract/base/paging.ts";
import { type Import, importRoutes } from "../../contract/imports.ts";
import type { InputOf } from "../../contract/index.ts";
import type { Call, Handler } from "../platform/core/call.ts";
import { requireDiskSpace } from "../platform/core/disk-space.ts";
import { keptQuery, orFirstAnswer, refuseRepeat, writeOnce } from "../platform/core/idempotency.ts";
import { query, readAsCaller, readBeforeBody, sessionOf } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { conflict, notFound, unavailable } from "../platform/util/errors.ts";
import { newId } from "../platform/util/ids.ts";
import { pageOf } from "../platform/util/page.ts";
import { type ImportOptions, parseFields, parseMapping, sealSecret } from "./options.ts";
import {
  type ImportRow,
  insertImport,
  NEW_IMPORT,
  ownImport,
  ownImports,
  queueAgain,
  removeImport,
  toImport,
  tooManyImports,
  toSummary,
} from "./store.ts";
import { queueUploaded } from "./upload/store.ts";
import { discardUpload, receiveFile, removeFile } from "./upload/upload.ts";

export { importFromPlanka } from "./from-planka.ts";

type UploadCall = Call<typeof importRoutes.importBoard>;

/**
 * A caller who may not import is refused before the file is read. Of a request that was answered before, the file is read
 * but not stored.
 */
export const importBoard: Handler<typeof importRoutes.importBoard> = (call) =>
  orFirstAnswer(call, async () => {
    const { caller } = await readAsCaller(call, {});
    const kept = call.repeat && (await call.context.db.read(keptQuery(call, caller.id)));
    if (kept?.kept_key?.length) {
      await receiveFile(call, null);
      await refuseRepeat(call, caller.id);
    }
    await requireDiskSpace(call.context, spaceFor(call), "file");
    const created_at = new Date().toISOString();
    const id = await beginUpload(call, created_at);
    try {
      return await queueFile(call, id, created_at);
    } catch (error) {
      await discardUpload(call.context, caller.id, id);
      throw error;
    }
  });

/** The file is stored as it is, and then as a board. Of one that is too large, the reason is that it is too large. */
function spaceFor({ context, request }: UploadCall): number {
  const declaredBytes = Number(request.headers.get("content-length") ?? 0);
  return declaredBytes > context.config.MAX_IMPORT_BYTES ? 0 : 2 * declaredBytes;
}

async function beginUpload(call: UploadCall, created_at: string): Promise<string> {
  const { accounts, config } = call.context;
  const { userId } = sessionOf(call);
  const most = config.MAX_IMPORTS_PER_USER;
  const id = newId();
  const statements = insertImport(
    {
      ...NEW_IMPORT,
      id,
      user_id: userId,
      created_at,
    },
    most,
  );
  const rows = await accounts.write(statements, userId);
  if (rows[3].length === 0) throw tooManyImports(most);
  return id;
}

async function queueFile(call: UploadCall, id: string, created_at: string): Promise<Import> {
  const { importQueue, sealedTexts } = call.context;
  const { name, size, fields: given } = await receiveFile(call, id);
  const fields = parseFields(given);
  const { title = null, tz = null, date_order = null } = fields;
  const options: ImportOptions = { title, mapping: parseMapping(fields.mapping), tz, date_order };
  const file = {
    id,
    is_preview: fields.preview === "true",
    format: fields.format ?? null,
    file_name: name,
    size,
    options: JSON.stringify(options),
    secret: sealSecret(sealedTexts, id, fields),
  };
  await refuseRepeat(call, sessionOf(call).userId);
  const queued = toImport({ ...NEW_IMPORT, ...file, created_at, status: "queued" });
  const isQueued = sql`EXISTS (SELECT 1 FROM imports WHERE id = ${id} AND status = 'queued')`;
  const [rows] = await writeOnce(call, [queueUploaded(file)], queued, isQueued);
  if (rows.length === 0) throw unavailable("The upload was given up; try again.");
  importQueue.wake();
  return queued;
}

export const listImports = query(importRoutes.listImports, {
  load: ({ before, limit = DEFAULT_PAGE }, { callerId }) => ({
    imports: ownImports(callerId, before, limit + 1),
  }),
  answer: ({ imports }, { limit = DEFAULT_PAGE }) => pageOf(imports, limit, toSummary),
});

export const getImport = query(importRoutes.getImport, {
  load: ({ import_id }, { callerId }) => ({ found: ownImport(callerId, import_id) }),
  answer: ({ found }) => toImport(requireImport(found)),
});

function requireImport([row]: readonly ImportRow[]): ImportRow {
  if (!row) throw notFound("This import");
  return row;
}

export const startImport: Handler<typeof importRoutes.startImport> = async (call) => {
  const { userId } = sessionOf(call);
  // Path parameters are parsed first, whatever the body.
  const { import_id } = call.given as Pick<InputOf<"startImport">, "import_id">;
  const { rows } = await readBeforeBody(call, { found: ownImport(userId, import_id) });
  const row = requireImport(rows.found);
  const { mapping, title, tz, date_order, preview = false } = call.input;
  const { importQueue, sealedTexts } = call.context;
  const notReady = () => conflict("Only a finished preview can be started.", "not_a_preview");
  if (row.status !== "done" || !row.is_preview) throw notReady();
  const before: ImportOptions = JSON.parse(row.options);
  const options: ImportOptions = {
    title: title ?? before.title,
    mapping: mapping ?? before.mapping,
    tz: tz ?? before.tz,
    date_order: date_order === undefined ? (before.date_order ?? null) : date_order,
  };
  // A board that is read from Planka keeps the token of Planka: what is for Trello is of no use to it.
  const given = row.source_url === null ? sealSecret(sealedTexts, import_id, call.input) : null;
  const change = {
    id: import_id,
    is_preview: preview,
    options: JSON.stringify(options),
    secret: given ?? row.secret,
  };
  const queued = toImport({
    ...row,
    ...change,
    status: "queued",
    progress: 0,
    report: null,
    preview: null,
    finished_at: null,
  });
  const isQueued = sql`EXISTS (SELECT 1 FROM imports WHERE id = ${import_id} AND status = 'queued')`;
  const [changed] = await writeOnce(
    call,
    [queueAgain(userId, change, new Date().toISOString())],
    queued,
    isQueued,
  );
  if (changed.length === 0) throw notReady();
  importQueue.wake();
  return queued;
};

/** Whoever runs it notices within a second. */
export const deleteImport: Handler<typeof importRoutes.deleteImport> = async (call) => {
  const { userId } = sessionOf(call);
  const { import_id } = call.input;
  const { rows } = await readAsCaller(call, { found: ownImport(userId, import_id) });
  requireImport(rows.found);
  await writeOnce(call, [removeImport(userId, import_id)], undefined);
  await removeFile(call.context, import_id);
  return undefined;
};
