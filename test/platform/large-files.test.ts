/** Files are large changes: they are written apart, so that the event loop does not stand still meanwhile. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Db, LARGE_BYTES } from "../../server/platform/db/db.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let ada: Person;

beforeAll(async () => {
  service = await startService();
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

test("so does the copy of a large file", async () => {
  const { board_id, column_id } = await boardOf(ada);
  const { id: card_id } = await ada.createCard({ board_id, column_id, title: "Card" });
  await ada.uploadAttachment({ card_id, file: new File([new Uint8Array(LARGE_BYTES + 1)], "large") });
  const { storage } = service.app.context;
  const written: number[] = [];
  const write = storage.write;
  storage.write = (statements, account, fileBytes = 0) => {
    written.push(fileBytes);
    return write(statements, account, fileBytes);
  };
  await ada.copyCard({ card_id, column_id });
  storage.write = write;
  expect(Math.max(...written)).toBe(LARGE_BYTES + 1);
});
