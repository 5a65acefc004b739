import { PATIENCE_MS } from "../support/patience.ts";

const LOOK_AGAIN_MS = 5;

type Nothing = undefined | null | false;

/** What is looked for, as soon as it is there; fails when it does not come. */
export async function eventually<T>(
  find: () => T | Nothing | Promise<T | Nothing>,
  what: string,
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await Bun.sleep(LOOK_AGAIN_MS);
  }
}
