/**
 * The outbox in a file, for Node and Bun. The file is replaced as a whole, so a crash leaves it as it was before or after a
 * write. It belongs to one process at a time, one board and one user.
 */
import { open, readFile, rename } from "node:fs/promises";
import type { Outbox, StoredChange } from "../queue/outbox.ts";

export function fileOutbox(path: string): Outbox {
  /** Writes are made one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const read = async () => {
    const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "[]";
      throw error;
    });
    const changes: StoredChange[] = JSON.parse(text);
    return changes.sort((a, b) => a.order - b.order);
  };
  const replace = async (changes: readonly StoredChange[]) => {
    const next = `${path}.next`;
    const file = await open(next, "w", 0o600);
    try {
      await file.writeFile(JSON.stringify(changes));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(next, path);
  };
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act, act);
    last = turn.catch(() => {});
    return turn;
  };
  return {
    read: () => inTurn(read),
    write: (put, removeKeys = []) =>
      inTurn(async () => {
        const changed = new Set([...removeKeys, ...put.map(({ key }) => key)]);
        const others = (await read()).filter(({ key }) => !changed.has(key));
        await replace([...others, ...put]);
      }),
  };
}
