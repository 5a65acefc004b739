/** Files that somebody made to do harm, or that were damaged on their way. */
import { gzipSync } from "node:zlib";
import { gzipOfZeros, tar, zip, zipOfMany } from "./archives.ts";

export interface HostileFile {
  what: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer> | string;
  /** What the import says: a refusal, or that it took what there was to take. */
  becomes: "refused" | "imported";
}

const MIB = 1_048_576;
const DEPTH = 10_000;

const board = (more: object = {}) =>
  JSON.stringify({
    format: "boardcast",
    version: 1,
    exported_at: "2026-01-01T00:00:00.000Z",
    board: { id: "b", title: "Hostile", description: null, color: null, seq: 1 },
    people: [],
    labels: [],
    columns: [{ id: "c", title: "Column", color: "#000000", is_done_column: false, card_limit: null }],
    cards: [],
    comments: [],
    rules: [],
    ...more,
  });

const card = (more: object = {}) => ({ id: "1", column_id: "c", number: 1, title: "Card", ...more });

const trello = (more: object = {}) =>
  JSON.stringify({
    id: "5abbe4b7ddc1b351ef961414",
    name: "Hostile",
    url: "https://trello.com/b/x",
    lists: [{ id: "l", name: "List", pos: 1, closed: false }],
    cards: [],
    labels: [],
    checklists: [],
    actions: [],
    members: [],
    ...more,
  });

/** `count` decides how long the long ones are. */
export function hostileFiles({ entries, zerosMib }: { entries: number; zerosMib: number }): HostileFile[] {
  const zeros = Buffer.alloc(zerosMib * MIB);
  const refused = (what: string, name: string, bytes: Uint8Array<ArrayBuffer> | string): HostileFile => ({
    what,
    name,
    bytes,
    becomes: "refused",
  });
  const imported = (what: string, name: string, bytes: Uint8Array<ArrayBuffer> | string): HostileFile => ({
    what,
    name,
    bytes,
    becomes: "imported",
  });
  return [
    refused("an empty file", "empty.json", ""),
    refused("a picture", "board.json", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
    refused("a page", "board.json", "<!doctype html><title>Log in</title>"),
    refused("random bytes", "board.zip", randomBytes(4096)),
    refused("a ZIP bomb", "bomb.zip", zip([{ name: "board.json", content: zeros }])),
    refused(
      "a ZIP bomb that claims to be small",
      "bomb.zip",
      zip([{ name: "board.json", content: zeros, size: 100 }]),
    ),
    refused("a ZIP file in a ZIP file", "nested.zip", zip([{ name: "board.zip", content: zip([]) }])),
    refused("a gzip bomb", "bomb.json.gz", gzipOfZeros(zerosMib * MIB)),
    refused("gzip within gzip", "board.json.gz", gzipSync(gzipSync(board()))),
    refused("more entries than an archive may have", "many.zip", zipOfMany(entries)),
    refused(
      "an archive that claims more entries than it has",
      "many.zip",
      zip([{ name: "board.json", content: board() }], 1_000_000),
    ),
    refused(
      "an encrypted archive",
      "secret.zip",
      zip([{ name: "board.json", content: board(), isEncrypted: true }]),
    ),
    refused("an archive of nothing", "empty.zip", zip([])),
    refused(
      "a tar file of links",
      "links.tar",
      tar([{ name: "board.json", type: "2", link: "/etc/passwd" }]),
    ),
    refused("a tar entry of exabytes", "huge.tar", tar([{ name: "board.json", size: "77777777777\0" }])),
    refused("JSON that is 10,000 lists deep", "deep.json", "[".repeat(DEPTH) + "]".repeat(DEPTH)),
    refused(
      "a card that is 10,000 objects deep",
      "deep.json",
      board().replace('"cards":[]', `"cards":[${'{"id":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}]`),
    ),
    refused("JSON with a tail", "tail.json", `${board()}{"format":`),
    refused("a format of the future", "board.json", board({ version: 99 })),
    refused(
      "UTF-16 that is cut off",
      "board.json",
      Buffer.from(`\ufeff${board()}`, "utf16le").subarray(0, 201),
    ),
    imported("UTF-16", "board.json", Buffer.from(`\ufeff${board()}`, "utf16le")),
    imported(
      "bytes that are no UTF-8",
      "board.json",
      Buffer.from(board({ cards: [card({ title: "Caf\u00e9" })] }), "latin1"),
    ),
    imported(
      "NUL and unpaired surrogates in texts",
      "board.json",
      board({ cards: [card({ title: "a\u0000b\ud800c", description: "\udc00" })] }),
    ),
    imported(
      "names that climb out of the archive",
      "climbing.zip",
      zip([
        { name: "../../board.json", content: board() },
        { name: "/etc/cron.d/x", content: "x" },
        { name: "files/..\\..\\x", content: "x" },
      ]),
    ),
    imported(
      "references in a circle, and to nothing",
      "circle.json",
      board({
        columns: [{ id: "c", title: "Column", column_id: "c", parent: "c" }],
        cards: [
          card({ id: "c", column_id: "c" }),
          card({ id: "2", column_id: "2" }),
          card({ id: "3", column_id: "none" }),
        ],
        comments: [{ id: "1", card_id: "1", author_id: "1", body: "x" }],
        rules: [
          { id: "1", name: "x", trigger_type: "card_moved", trigger_column_id: "1", action_column_id: "1" },
        ],
      }),
    ),
    imported(
      "a Trello board whose lists, cards and checklists refer to each other",
      "circle.json",
      trello({
        cards: [
          { id: "a", idList: "a", name: "In itself", idChecklists: ["k"], idLabels: ["a"], idMembers: ["a"] },
          { id: "b", idList: "l", name: "In the list", idChecklists: ["k"], pos: "bottom" },
        ],
        checklists: [{ id: "k", idCard: "k", name: "Of itself", checkItems: [{ id: "k", name: "x" }] }],
        actions: [{ id: "x", type: "commentCard", data: { card: { id: "x" }, text: "To nothing" } }],
      }),
    ),
    imported(
      "wrong types everywhere",
      "types.json",
      board({
        labels: [null, 1, "x", [], { id: {}, name: [] }],
        cards: [
          null,
          1,
          "x",
          [],
          { id: [], title: {} },
          card({ title: { toString: 1 }, checklists: "no", labels: 7 }),
        ],
        comments: { __proto__: { card_id: "1" }, constructor: 1 },
        rules: "none",
        people: { length: 1e9 },
      }),
    ),
    imported(
      "a key that reaches for prototypes",
      "proto.json",
      board().replace('"people":[]', '"__proto__":{"people":[]}'),
    ),
    imported(
      "a cell of a spreadsheet that is a formula",
      "cells.csv",
      'title,column\n=cmd|calc!A0,To do\n"+1",@SUM(1)\n',
    ),
    refused("a quotation mark that is never closed", "cells.csv", 'title,column\n"never ends,To do\n'),
  ];
}

/** Always the same ones. */
function randomBytes(count: number): Buffer<ArrayBuffer> {
  let state = 42;
  return Buffer.from(
    Array.from({ length: count }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 16;
    }),
  );
}
