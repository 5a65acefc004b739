import { expect, test } from "bun:test";
import { archiveFiles } from "../../server/imports/formats/archive-files.ts";
import type { ArchiveEntry } from "../../server/imports/records.ts";

const entry = (name: string): ArchiveEntry => ({ name, size: 10, bytes: async function* () {} });
const wanted = (id: string) => ({ id, names: ["x.bin"], size: 10 });
const IDS = ["000000000000000000000001", "000000000000000000000002"] as const;

test("an entry of an archive becomes one file, even if its path has the ids of several", () => {
  const find = archiveFiles([entry(`${IDS.join("-")}/x.bin`)]);
  expect(IDS.map((id) => find(wanted(id)))).toEqual([`${IDS.join("-")}/x.bin`, null]);
});

test("of several entries with the same id, the one of the right name comes first, and each is used once", () => {
  const find = archiveFiles([entry(`${IDS[0]}/y.bin`), entry(`${IDS[0]}/x.bin`)]);
  expect([1, 2, 3].map(() => find(wanted(IDS[0])))).toEqual([`${IDS[0]}/x.bin`, `${IDS[0]}/y.bin`, null]);
});
