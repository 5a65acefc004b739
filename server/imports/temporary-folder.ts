/** The temporary folder is full, or cannot be written: the imported file is not the cause. */
import { messageOf } from "../platform/util/unknown-value.ts";

export class FolderUnusable extends Error {
  constructor(folder: string, cause: unknown) {
    super(`the temporary folder ${folder} cannot be used: ${messageOf(cause)}`, { cause });
  }
}
