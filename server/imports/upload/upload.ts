/** Receives a file and stores it in chunks, so that memory holds only a few of them, whatever its size. */
import type { importRoutes } from "../../../contract/imports.ts";
import { importFields } from "../../../contract/imports.ts";
import { streamFilePart } from "../../attachments/multipart.ts";
import type { Call } from "../../platform/core/call.ts";
import type { Context } from "../../platform/core/context.ts";
import { withinDiskSpace } from "../../platform/core/disk-space.ts";
import { alsoRepeats } from "../../platform/core/idempotency.ts";
import { sessionOf } from "../../platform/core/query.ts";
import type { DbWriter } from "../../platform/db/db.ts";
import { repeat } from "../../platform/scheduling/repeat.ts";
import { unavailable } from "../../platform/util/errors.ts";
import { collectLeft } from "../../platform/util/garbage.ts";
import { CHUNK_BYTES, removeChunks, removeImport } from "../store.ts";
import { appendChunk, renewUpload } from "./store.ts";

/** Several times within a lease. It does not depend on the client, who may take a minute for a chunk. */
const RENEWAL_MS = 10_000;

export interface ReceivedFile {
  name: string;
  size: number;
  fields: Record<string, string>;
}

/** Without an id, the file is only read: a repeated request is known by what it sends. */
export async function receiveFile(
  call: Call<typeof importRoutes.importBoard>,
  importId: string | null,
): Promise<ReceivedFile> {
  const { config, uploads, accounts } = call.context;
  const { userId } = sessionOf(call);
  const share = uploads.open(userId);
  const hash = new Bun.CryptoHasher("sha256");
  let number = 0;
  const stopRenewing = importId === null ? () => {} : keepLease(call.context, importId);
  try {
    const file = await streamFilePart(call.request, {
      maxBytes: config.MAX_IMPORT_BYTES,
      share,
      fields: Object.keys(importFields.shape),
      chunkBytes: CHUNK_BYTES,
      async store(bytes) {
        hash.update(bytes);
        if (importId === null) return;
        // Others upload at the same time, or the file is larger than was said.
        const [wanted] = await withinDiskSpace(call.context, bytes.length, () =>
          accounts.write(appendChunk(importId, { number: number++, bytes }), userId, bytes.length),
        );
        if (wanted.length === 0) throw unavailable("The upload was given up; try again.");
        await collectLeft();
      },
    });
    alsoRepeats(call, JSON.stringify([file.name, file.fields, hash.digest("hex")]));
    return file;
  } finally {
    stopRenewing();
    share.close();
  }
}

/** Returns what ends it. Whether the file is still wanted is known when its next chunk is stored. */
function keepLease({ accounts }: Context, importId: string): () => void {
  const renew = async () => void (await accounts.write([renewUpload(importId)]));
  return repeat(RENEWAL_MS, renew, () => undefined);
}

/** What came of an upload that failed. Never throws: what could not be removed is removed within a minute of when it can. */
export async function discardUpload(context: Context, userId: string, importId: string): Promise<void> {
  try {
    await context.accounts.write([removeImport(userId, importId)], userId);
    await removeFile(context, importId);
  } catch (error) {
    context.givenUpUploads.add(importId);
    context.log.warn("the rest of an upload could not be removed; trying again later", {
      import_id: importId,
      reason: String(error),
    });
  }
}

/** In small steps, so that other writes get in between. */
export async function removeFile(
  { accounts }: { accounts: Pick<DbWriter<"import_chunks">, "write"> },
  importId: string,
): Promise<void> {
  for (;;) {
    const [removed] = await accounts.write([removeChunks(importId)]);
    if (removed.length === 0) return;
    await Bun.sleep(1);
  }
}
