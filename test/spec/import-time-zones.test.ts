/** The time zone and the order of day and month in a table: the fields `tz` and `date_order` of an import. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { DateOrder } from "../../contract/imports.ts";
import { sql } from "../../server/platform/db/sql.ts";
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

const slashed = (...days: string[]) =>
  new File([`title,due_at\n${days.map((day) => `Sow,${day}\n`).join("")}`], "Garden.csv");

test("TABLE-5: what 05/06/2020 means is said with the file", async () => {
  const due = async (fields: { date_order?: DateOrder }) =>
    dueOn(await alice.importBoard({ file: slashed("05/06/2020"), ...fields }));
  expect(await due({})).toBeNull();
  expect(await due({ date_order: "day_first" })).toBe("2020-06-05T23:59:00.000Z");
  expect(await due({ date_order: "month_first" })).toBe("2020-05-06T23:59:00.000Z");
});

test("IMPORT-3, TABLE-7: a preview says whether a date could be two, and is started with the answer", async () => {
  const previewed = async (queued: { id: string }) => {
    const { id, preview } = await importFinished(alice, queued);
    return { import_id: id, dates: preview?.csv?.dates };
  };
  const first = await previewed(await alice.importBoard({ file: slashed("05/06/2020"), preview: "true" }));
  expect(first.dates).toEqual({ order: null, shown: null, ambiguous: "05/06/2020" });
  const { import_id } = first;
  const again = async (fields: { date_order?: DateOrder | null }) =>
    (await previewed(await alice.startImport({ import_id, preview: true, ...fields }))).dates;
  const answered = { order: "month_first" as const, shown: null, ambiguous: "05/06/2020" };
  expect(await again({ date_order: "month_first" })).toEqual(answered);
  expect(await again({})).toEqual(answered);
  expect(await again({ date_order: null })).toEqual({ ...answered, order: null });
  await again({ date_order: "month_first" });
  expect(await dueOn(await alice.startImport({ import_id }))).toBe("2020-05-06T23:59:00.000Z");
});

test("IMPORT-3: a preview of an earlier version, which knows no order of dates, is shown and started", async () => {
  const { id } = await importFinished(
    alice,
    await alice.importBoard({ file: slashed("05/06/2020", "25/06/2020"), preview: "true" }),
  );
  const { db } = service.app;
  const { stored } = await db.read({
    stored: sql<{ options: string; preview: string }>`SELECT options, preview FROM imports WHERE id = ${id}`,
  });
  const { date_order: _, ...options } = JSON.parse(stored[0]?.options ?? "");
  const preview = JSON.parse(stored[0]?.preview ?? "");
  delete preview.csv.dates;
  await db.write([
    sql`UPDATE imports SET options = ${JSON.stringify(options)}, preview = ${JSON.stringify(preview)} WHERE id = ${id}`,
  ]);
  const shown = await alice.getImport({ import_id: id });
  expect(shown.preview?.csv?.dates).toEqual({ order: null, shown: null, ambiguous: null });
  expect(await dueOn(await alice.startImport({ import_id: id }))).toBe("2020-06-05T23:59:00.000Z");
});

test("IMPORT-6: an order of dates that does not exist is refused", async () => {
  const date_order = "year_first" as DateOrder;
  expect(await refusal(alice.importBoard({ file: file(), date_order }))).toMatchObject({
    status: 422,
    detail: expect.stringContaining("body.date_order"),
  });
});
