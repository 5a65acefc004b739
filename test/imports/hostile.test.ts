/**
 * Hostile and damaged files, all the way from the upload: each ends with a sentence about what is wrong with it or with a
 * board, and a refused one leaves nothing behind. The long form is `npx bun test/imports/hostile-long.ts`.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "../support/full-card.ts";
import { tar } from "./archives.ts";
import { hostileFiles } from "./hostile-files.ts";
import { importFile, rowCounts, temporaryFiles } from "./import-file.ts";

const KIB = 1024;

let service: Service;
let alice: Person;
/** Of an exported board. */
let archive: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  service = await startService({});
  alice = await service.person("alice");
  archive = await exported();
});
afterAll(() => service.stop());

async function exported(): Promise<Uint8Array<ArrayBuffer>> {
  const made = await boardOf(alice);
  await fullCard({ owner: alice, member: alice }, { ...made, title: "Whole" });
  const file = new File([crypto.getRandomValues(new Uint8Array(4 * KIB))], "noise.bin");
  const [card] = (await alice.getBoard({ board_id: made.board_id })).columns[0]!.cards;
  await alice.uploadAttachment({ card_id: card!.id, file });
  const path = `${service.url}/boards/${made.board_id}/export`;
  const response = await fetch(path, { headers: { authorization: `Bearer ${alice.token}` } });
  return response.bytes();
}

/** A refused file leaves no row in any table, and no temporary file. */
async function refused(name: string, bytes: Uint8Array<ArrayBuffer> | string): Promise<void> {
  const before = await rowCounts(service);
  const { status, error, board_id, report } = await importFile(alice, name, bytes);
  expect({ status, board_id, report }).toEqual({ status: "failed", board_id: null, report: null });
  // A sentence for the user, and not one of ours about a mistake of the service.
  expect(error).toMatch(/^[A-Z].{10,}\.$/s);
  expect(error).not.toMatch(/operators|undefined|TypeError|null/);
  expect(await rowCounts(service)).toEqual(before);
  expect(await temporaryFiles()).toEqual([]);
}

describe("DAMAGED-1: refused with a sentence, and nothing is left behind:", () => {
  for (const { what, name, bytes } of files("refused")) test(what, () => refused(name, bytes));

  test("an exported board that is cut off at any kilobyte", async () => {
    expect(archive.length).toBeGreaterThan(4 * KIB);
    for (let end = KIB; end < archive.length; end += KIB)
      await refused("board.zip", archive.subarray(0, end));
  });

  test("a document that is cut off at any kilobyte", async () => {
    const cards = Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      column_id: "c",
      title: `Card ${index}`,
    }));
    const whole = Buffer.from(
      JSON.stringify({ format: "boardcast", version: 1, board: { title: "Cut" }, cards }),
    );
    for (let end = KIB; end < whole.length; end += KIB) await refused("board.json", whole.subarray(0, end));
  });

  test("a compressed archive that is cut off at any kilobyte", async () => {
    const noise = crypto.getRandomValues(new Uint8Array(3 * KIB));
    const whole = gzipSync(
      tar([
        { name: "boards.csv", content: "id,name\n" },
        { name: "attachments/1", content: noise },
      ]),
    );
    for (let end = KIB; end < whole.length; end += KIB) await refused("board.tgz", whole.subarray(0, end));
  });
});

describe("DAMAGED-2: imported as far as it makes sense:", () => {
  for (const { what, name, bytes } of files("imported")) {
    test(what, async () => {
      const { status, error, board_id, report } = await importFile(alice, name, bytes);
      expect({ status, error }).toEqual({ status: "done", error: null });
      const board = await alice.getBoard({ board_id: board_id! });
      const cards = board.columns.flatMap((column) => column.cards);
      expect([board.columns.length, cards.length]).toEqual([report!.created.columns, report!.created.cards]);
      expect(await temporaryFiles()).toEqual([]);
    });
  }
});

function files(becomes: "refused" | "imported") {
  return hostileFiles({ entries: 110_000, zerosMib: 64 }).filter((file) => file.becomes === becomes);
}
