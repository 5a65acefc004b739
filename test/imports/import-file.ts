/** Uploads a file, waits for what becomes of it, and sees what the import has left behind. */
import { readdir, readlink } from "node:fs/promises";
import type { Import } from "../../contract/imports.ts";
import { tables } from "../../server/features.ts";
import { name as nameOf, sql } from "../../server/platform/db/sql.ts";
import type { Person, Service } from "../harness.ts";
import { purgeIn } from "../support/purge.ts";

const LOOK_AGAIN_MS = 10;
/** A busy machine takes a while for a hundred thousand entries. */
const PATIENCE_MS = 60_000;

const isUnderWay = ({ status }: Import) => status === "queued" || status === "running";

/** The import itself is forgotten once it is known what became of it. */
export async function importFile(
  person: Person,
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
): Promise<Import> {
  const { id: import_id } = await person.importBoard({ file: new File([bytes], name) });
  let ended = await person.getImport({ import_id });
  for (const deadline = Date.now() + PATIENCE_MS; isUnderWay(ended) && Date.now() < deadline; ) {
    await Bun.sleep(LOOK_AGAIN_MS);
    ended = await person.getImport({ import_id });
  }
  await person.deleteImport({ import_id });
  return ended;
}

/** Written by every request with a key, and by what happens by the clock. */
const NOT_OF_IMPORTS = ["idempotency_keys", "leases"];

/** By table, after housekeeping has removed what was hidden. */
export async function rowCounts(service: Service): Promise<Record<string, number>> {
  await purgeIn(1, service);
  const names = Object.keys(tables).filter((table) => !NOT_OF_IMPORTS.includes(table));
  const counted = await service.app.db.read(
    Object.fromEntries(
      names.map((table) => [table, sql<{ count: number }>`SELECT count(*) AS count FROM ${nameOf(table)}`]),
    ),
  );
  return Object.fromEntries(names.map((table) => [table, Number(counted[table]?.[0]?.count)]));
}

/** Those of imports that this process has open. They have no name any more. */
export async function temporaryFiles(): Promise<string[]> {
  const open = await readdir("/proc/self/fd").catch(() => []);
  const files = await Promise.all(open.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => "")));
  return files.filter((file) => file.includes("boardcast-import"));
}
