/** Decompressed bytes in a file without a name: however this process ends, nothing of it remains. */
import { randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderUnusable } from "../temporary-folder.ts";
import type { ByteStore } from "./byte-store.ts";

export async function temporaryFile(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ByteStore & { close: () => Promise<void> }> {
  const folder = tmpdir();
  const unusable = (error: unknown): never => {
    throw new FolderUnusable(folder, error);
  };
  const path = join(folder, `boardcast-import-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600).catch(unusable);
  try {
    await unlink(path);
    let size = 0;
    for await (const part of bytes) {
      for (let at = 0; at < part.length; ) {
        const writing = file.write(part, at, part.length - at, size + at);
        const { bytesWritten } = await writing.catch(unusable);
        at += bytesWritten;
      }
      size += part.length;
    }
    return {
      size,
      read: async (offset, length) => {
        const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
        let at = 0;
        while (at < buffer.length) {
          const { bytesRead } = await file.read(buffer, at, buffer.length - at, offset + at);
          if (bytesRead === 0) break;
          at += bytesRead;
        }
        return buffer.subarray(0, at);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
