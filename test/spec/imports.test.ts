/** Importing a file as a job: IMPORT-1 to IMPORT-14. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Import } from "../../contract/imports.ts";
import { type Person, refusal, type Service, startService } from "../harness.ts";
import { linesParts } from "../support/import-parts.ts";

let service: Service;
/** Jobs whose title begins with `wait` stay in the middle until they are let go. */
let gate = Promise.withResolvers<void>();
const begun: string[] = [];

beforeAll(async () => {
  service = await startService({
    skipLogCheck: true,
    secondMs: 50,
    settings: { MAX_IMPORT_BYTES: "3000000" },
    importParts: linesParts(async (title) => {
      begun.push(title);
      if (title.startsWith("wait")) await gate.promise;
    }),
  });
});
afterAll(() => service.stop());

const file = (text: string, name = "board.txt") => new File([text], name);

async function finished(person: Person, { id }: { id: string }): Promise<Import> {
  for (;;) {
    const now = await person.getImport({ import_id: id });
    if (now.status === "done" || now.status === "failed") return now;
    await Bun.sleep(10);
  }
}

test("IMPORT-1: a file is imported in the background; the answer says where that is", async () => {
  const alice = await service.person("alice");
  const queued = await alice.importBoard({ file: file("Moved\na\nb") });
  expect(queued).toEqual({
    id: expect.any(String),
    status: "queued",
    progress: 0,
    board_id: null,
    report: null,
    error: null,
    format: null,
    file_name: "board.txt",
    size: 9,
    is_preview: false,
    created_at: expect.any(String),
    finished_at: null,
    preview: null,
  });
  const done = await finished(alice, queued);
  expect(done).toMatchObject({ status: "done", progress: 1, format: "lines", error: null });
  const [board] = await alice.listBoards();
  expect(board).toMatchObject({ id: done.board_id!, title: "Moved", created_by: alice.id });
});
