/** Files of the web client are compressed once, when it is built. */
import { brotliCompressSync, constants } from "node:zlib";
import { gzipSync } from "bun";
import type { WebFile } from "./app.ts";

/** `fast`: somebody is waiting for the first page. `best`: takes seconds, and saves another tenth. */
export type Effort = "fast" | "best";

const BROTLI_QUALITY: Record<Effort, number> = { fast: 5, best: 11 };

export async function webFile(file: Blob, effort: Effort): Promise<WebFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort] };
  return {
    plain: new Blob([bytes]),
    gzip: new Blob([gzipSync(bytes, { level: 9 })]),
    brotli: new Blob([brotliCompressSync(bytes, { params })]),
    type: file.type,
  };
}
