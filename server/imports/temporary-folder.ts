/** The temporary folder is full, or cannot be written: nothing that the file is the reason of. */
import { messageOf } from "../platform/util/unknown-value.ts";

export class FolderUnusable extends Error {
  constructor(folder: string, cause: unknown) {
    super(`the temporary folder ${folder} cannot be used: ${messageOf(cause)}`, { cause });
  }
}
