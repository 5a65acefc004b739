/** Files are large changes: they are written apart, so that the event loop does not stand still meanwhile. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { storeCheckpoints } from "../../server/boards/history/checkpoints.ts";
import { type Db, LARGE_BYTES } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let ada: Person;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  ada = await service.person("ada");
});
afterAll(() => service.stop());

test("a large file counts with its bytes among what its change writes, a small one is written with the others", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "Card" });
  // To its users the context shows only how to read.
  const db = service.app.context.db as Db;
  const written: boolean[] = [];
  const change = db.change;
  db.change = (work) =>
    change({
      ...work,
      decide(rows) {
        const outcome = work.decide(rows);
        written.push((outcome.bytes ?? 0) > LARGE_BYTES);
        return outcome;
      },
    });
  await ada.uploadAttachment({ card_id, file: new File([new Uint8Array(1000)], "small") });
  expect(written).toEqual([false]);
  await ada.uploadAttachment({ card_id, file: new File([new Uint8Array(LARGE_BYTES + 1)], "large") });
  // Found to be large when it was decided, and decided again when its turn came.
  expect(written).toEqual([false, true, true]);
});

/** The bytes of files in what is written meanwhile. */
async function fileBytesWritten(writer: Pick<Db, "write">, act: () => Promise<unknown>): Promise<number[]> {
  const written: number[] = [];
  const write = writer.write;
  writer.write = (statements, account, fileBytes = 0) => {
    written.push(fileBytes);
    return write(statements, account, fileBytes);
  };
  await act();
  writer.write = write;
  return written;
}

test("so does a chunk of a file that is imported", async () => {
  // To its users the context shows only how to write to some tables.
  const accounts = service.app.context.accounts as Db;
  const file = new File([`{"lists": "${"x".repeat(LARGE_BYTES)}"}`], "large.json");
  const written = await fileBytesWritten(accounts, () => ada.importBoard({ file }));
  expect(Math.max(...written)).toBe(file.size);
});

test("so does the checkpoint of a large board", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { db } = service.app;
  await ada.createCard({ board_id, column_id, title: "Card", description: randomText(50_000) });
  await db.write([sql`DELETE FROM board_checkpoints WHERE board_id = ${board_id}`]);
  const written = await fileBytesWritten(db, () => storeCheckpoints(db, board_id));
  expect(Math.max(...written)).toBeGreaterThan(50_000);
});

/** It cannot be compressed to less than half. */
function randomText(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(0x4e00 + Math.random() * 0x5000)).join("");
}

test("so does the copy of a large file", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "Card" });
  await ada.uploadAttachment({ card_id, file: new File([new Uint8Array(LARGE_BYTES + 1)], "large") });
  const storage = service.app.context.storage as Db;
  const written = await fileBytesWritten(storage, () => ada.copyCard({ card_id, column_id }));
  expect(Math.max(...written)).toBe(LARGE_BYTES + 1);
});
