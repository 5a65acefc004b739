/** A board with large files is copied, and the copy deleted, again and again: each request is small, what it stores is not. */
import { ApiError } from "../../../client/http.ts";
import { meet, type Person } from "../people.ts";
import { smallBoard } from "../place.ts";
import { mib, type Scene } from "../scene.ts";
import { COPIED_BYTES } from "../stage.ts";

const FILE_BYTES = 2 * 2 ** 20;
/** More than enough to be refused. */
const MOST_COPIES = (2 * COPIED_BYTES) / FILE_BYTES;
/** Of the boards themselves, and of PostgreSQL around files. */
const BESIDE_FILES = 1.25;

export async function copies({ stage, observe }: Scene): Promise<void> {
  await observe("copies of a board with a large file, deleted at once", async () => {
    // Somebody else each time: whoever has copied as much as they may is refused at once.
    const copier = await meet(stage.url);
    const { board_id, card_id } = await smallBoard(copier);
    await copier.api.uploadAttachment({ card_id, file: new File([noise()], "noise.bin") });
    const before = await stage.storedBytes();
    const statuses = await copyAndDelete(copier, board_id);
    const stored = (await stage.storedBytes()) - before;
    return { statuses, faults: stored > COPIED_BYTES * BESIDE_FILES ? [`stored ${mib(stored)}`] : [] };
  });
}

async function copyAndDelete({ api }: Person, board_id: string): Promise<Record<number, number>> {
  for (let made = 0; made < MOST_COPIES; made++) {
    try {
      const { id } = await api.copyBoard({ board_id, title: "Copy" });
      await api.deleteBoard({ board_id: id });
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return { 201: made, 429: 1 };
      throw error;
    }
  }
  return { 201: MOST_COPIES };
}

/** Which no storage compresses. */
function noise(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FILE_BYTES);
  for (let start = 0; start < FILE_BYTES; start += 65_536)
    crypto.getRandomValues(bytes.subarray(start, start + 65_536));
  return bytes;
}
