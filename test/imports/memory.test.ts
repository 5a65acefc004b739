/** What a reader remembers until the end of a file is bounded, not only how much it reads at a time. */
import { expect, test } from "bun:test";
import { boardcast } from "../../server/imports/formats/boardcast.ts";
import { deck } from "../../server/imports/formats/deck.ts";
import { fourGa } from "../../server/imports/formats/four-ga.ts";
import { trello } from "../../server/imports/formats/trello.ts";
import { wekan } from "../../server/imports/formats/wekan.ts";
import type { FormatReader, Source } from "../../server/imports/records.ts";
import { createMemory } from "../../server/imports/run/memory.ts";
import { archiveSource, documentSource, readAll } from "../support/import-source.ts";

const LONG = "x".repeat(900_000);
const COUNT = 25;

const many = (entry: (at: number) => object) =>
  JSON.stringify(Array.from({ length: COUNT }, (_, at) => entry(at)));
const trelloFile = (more: string) =>
  documentSource(
    `{"name":"B","prefs":{},"labelNames":{},"lists":[{"id":"l","name":"L"}],${more},"cards":[]}`,
  );
const wekanFile = (more: string) =>
  documentSource(`{"_format":"wekan-board-1.0.0","title":"B",${more},"cards":[],"labels":[]}`);
const cells = (rows: string[][]) => rows.map((row) => `${row.join(",")}\n`).join("");

test.each<[string, FormatReader, Source]>([
  ["people of Trello", trello, trelloFile(`"members":${many((at) => ({ id: `m${at}`, fullName: LONG }))}`)],
  ["fields of Trello", trello, trelloFile(`"customFields":${many((at) => ({ id: `f${at}`, name: LONG }))}`)],
  ["lists of Wekan", wekan, wekanFile(`"lists":${many((at) => ({ _id: `l${at}`, title: LONG }))}`)],
  ["swimlanes of Wekan", wekan, wekanFile(`"swimlanes":${many((at) => ({ _id: `s${at}`, title: LONG }))}`)],
  [
    "boards of Deck",
    deck,
    documentSource(`{"boards":${many((at) => ({ stacks: [{ id: at }], id: at, title: LONG }))}}`),
  ],
  [
    "cards of 4ga",
    fourGa,
    archiveSource({
      "boards.csv": cells([
        ["id", "name"],
        ["b", "B"],
      ]),
      "lists.csv": cells([
        ["id", "name"],
        ["l", "L"],
      ]),
      "cards.csv": cells([
        ["id", "listId"],
        ...Array.from({ length: COUNT }, (_, at) => [`${at}${LONG}`, "l"]),
      ]),
    }),
  ],
  [
    "cards without a column",
    boardcast,
    documentSource(
      `{"format":"boardcast","version":1,"board":{"title":"B"},"cards":${many((at) => ({ id: `c${at}`, title: "C", description: LONG }))}}`,
    ),
  ],
])(
  "DAMAGED-1: %s, each longer than anything on a board, do not pile up in memory",
  async (_, reader, source) => {
    await expect(readAll(reader, source)).rejects.toThrow("The file holds too much to be imported.");
  },
);

test("a board with as many cards as it may have, ten labels and five people on each, is read", async () => {
  const cards = 20_000;
  const id = (at: number) => String(1_357_158_568_000_000_000n + BigInt(at));
  const pairs = (count: number) =>
    Array.from({ length: cards * count }, (_, at) => [
      id(at % cards),
      id(5_000_000 + Math.floor(at / cards)),
    ]);
  const source = archiveSource({
    "boards.csv": cells([
      ["id", "name"],
      ["b", "B"],
    ]),
    "lists.csv": cells([
      ["id", "name"],
      ["l", "L"],
    ]),
    "cards.csv": cells([["id", "listId"], ...Array.from({ length: cards }, (_, at) => [id(at), "l"])]),
    "cardLabels.csv": cells([["cardId", "labelId"], ...pairs(10)]),
    "cardMemberships.csv": cells([["cardId", "userId"], ...pairs(5)]),
  });
  const memory = createMemory();
  let links = 0;
  await fourGa.read(
    source,
    {
      ...memory,
      put: (record) =>
        void (record.kind === "card" && (links += record.labels.length + record.people.length)),
      blob: () => 0,
      skip() {},
      warn() {},
    },
    { fileName: "b.zip", mapping: null, dateOrder: null, timeZone: "UTC", mostCards: cards, trello: null },
  );
  expect(links).toBe(cards * 15);
});
