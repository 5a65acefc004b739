/** The time zone of a table: the fields `tz` of an import. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Person, refusal, type Service, startService } from "../harness.ts";
import { importFinished } from "../support/until.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ secondMs: 50 });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const file = () => new File(["title,due_at\nSow,2024-05-03\n"], "Garden.csv");

async function dueOn(queued: { id: string }): Promise<string | null | undefined> {
  const { board_id, error } = await importFinished(alice, queued);
  expect(error).toBeNull();
  const { columns } = await alice.getBoard({ board_id: board_id ?? "" });
  return columns[0]?.cards[0]?.due_at;
}

test("TABLE-5: a day in a table is a day of the time zone that comes with the file, or of UTC", async () => {
  expect(await dueOn(await alice.importBoard({ file: file(), tz: "America/New_York" }))).toBe(
    "2024-05-04T03:59:00.000Z",
  );
  expect(await dueOn(await alice.importBoard({ file: file() }))).toBe("2024-05-03T23:59:00.000Z");
});

test("IMPORT-3: a preview is started in its time zone, or in another one", async () => {
  const preview = async () => {
    const queued = await alice.importBoard({ file: file(), tz: "Asia/Tokyo", preview: "true" });
    return { import_id: (await importFinished(alice, queued)).id };
  };
  expect(await dueOn(await alice.startImport(await preview()))).toBe("2024-05-03T14:59:00.000Z");
  const changed = await alice.startImport({ ...(await preview()), tz: "Europe/Berlin" });
  expect(await dueOn(changed)).toBe("2024-05-03T21:59:00.000Z");
});

test("IMPORT-6: a time zone that does not exist is refused, and nothing is imported", async () => {
  const detail = "must be the name of a time zone, such as Europe/Berlin";
  const before = (await alice.listImports({})).items.length;
  for (const tz of ["Mars/Phobos", "", "+02:00", "../etc/passwd"])
    expect(await refusal(alice.importBoard({ file: file(), tz }))).toMatchObject({
      status: 422,
      detail: `body.tz: ${detail}.`,
    });
  expect((await alice.listImports({})).items.length).toBe(before);
  const { id: import_id } = await importFinished(
    alice,
    await alice.importBoard({ file: file(), preview: "true" }),
  );
  expect(await refusal(alice.startImport({ import_id, tz: "Mars/Phobos" }))).toMatchObject({
    status: 422,
    detail: expect.stringContaining(detail),
  });
});
