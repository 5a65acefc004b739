/** Files that are small to send and long to read, and one that turns out too large when most of it has been written. */
import { gzipSync } from "node:zlib";
import type { Import } from "../../../contract/imports.ts";
import { zipFile } from "../../support/archives.ts";
import { meet, type Person } from "../people.ts";
import { type Act, mib, type Scene } from "../scene.ts";

const MIB = 1_048_576;
const LOOK_MS = 50;
const PATIENCE_MS = 120_000;
/** For another account's import of one card, however long the others take. */
const SMALL_MS = 30_000;
/** On cards, 2000 on each. */
const PEOPLE = 40_000;
const PEOPLE_A_CARD = 2000;
const WIDE_CELLS = 60_001;
const WIDE_ROWS = 40;
const CARDS = 20_000;
/** With fewer, each would be longer than a description may be, and the board not too large. */
const LEAST_CARDS = 500;
/** A board may have 16 MiB. */
const DESCRIPTIONS_BYTES = 17 * MIB;
const MOST_LEFT_BYTES = 4 * MIB;

interface Attack {
  about: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  preview?: boolean;
}

export async function imports(scene: Scene): Promise<void> {
  const { stage, observe, extent } = scene;
  const [attacker, other] = [await meet(stage.url), await meet(stage.url)];
  for (const attack of slowFiles(extent.importEntries))
    await observe(`an import of ${attack.about}`, () => beside(attacker, other, attack));
  const before = await stage.storedBytes();
  const large = tooLarge(Math.min(CARDS, Math.max(LEAST_CARDS, extent.importEntries / 100)));
  await observe(`an import of ${large.about}`, async () => {
    const act = await imported(attacker, large);
    const left = (await stage.storedBytes()) - before;
    return left > MOST_LEFT_BYTES ? { faults: [`${mib(left)} of a failed import are left`] } : act;
  });
}

function slowFiles(entries: number): Attack[] {
  const board = `{"name":"B","labelNames":{},"lists":[{"id":"l","name":"L"}]`;
  const card = `{"id":"c","idList":"l","name":"C"}`;
  const own = `{"format":"boardcast","version":1,"board":{"title":"B"},"cards":[0${",0".repeat(entries)}]}`;
  const members = Array.from(
    { length: entries / 20 },
    (_, at) => `{"id":"m${at}","fullName":"Somebody ${at}"}`,
  );
  return [
    zipped("numbers among the cards", "t.json", `${board},"cards":[${card}${",0".repeat(entries)}]}`),
    zipped("empty cards", "t.json", `${board},"cards":[${card}${",{}".repeat(entries)}]}`),
    zipped("members", "t.json", `${board},"members":[${members.join(",")}],"cards":[]}`),
    {
      about: "numbers in an exported board",
      name: "b.zip",
      bytes: new Uint8Array(zipFile([{ name: "board.json", text: own }])),
    },
    zipped("rows", "t.csv", `title\n${"a\n".repeat(entries)}`),
    zipped("rows without a title", "t.csv", `title,other\n${",a\n".repeat(entries)}`),
    zipped("wide rows", "t.csv", `${",a".repeat(WIDE_CELLS)}\n`.repeat(WIDE_ROWS)),
    { ...zipped("people on cards", "t.json", withPeople(board)), preview: true },
  ];
}

function zipped(about: string, name: string, text: string): Attack {
  return { about: `${text.length} bytes of ${about}`, name, bytes: new Uint8Array(gzipSync(text)) };
}

function withPeople(board: string): string {
  const keys = Array.from({ length: PEOPLE }, (_, at) => `m${at}`);
  const members = keys.map((id) => ({ id, fullName: `Somebody ${id}`, username: id }));
  const cards = Array.from({ length: PEOPLE / PEOPLE_A_CARD }, (_, at) => ({
    ...{ id: `c${at}`, idList: "l", name: "C" },
    idMembers: keys.slice(at * PEOPLE_A_CARD, (at + 1) * PEOPLE_A_CARD),
  }));
  return `${board},"members":${JSON.stringify(members)},"cards":${JSON.stringify(cards)}}`;
}

function tooLarge(cards: number): Attack {
  const row = `Card,${"x".repeat(Math.ceil(DESCRIPTIONS_BYTES / cards))}\n`;
  return zipped("a board that is too large", "t.csv", `title,description\n${row.repeat(cards)}`);
}

/** Meanwhile somebody else imports a single card. */
async function beside(attacker: Person, other: Person, attack: Attack): Promise<Act> {
  const attacking = imported(attacker, attack);
  const startedMs = performance.now();
  const small = await imported(other, { about: "a card", name: "t.csv", bytes: Buffer.from("title\na\n") });
  const ms = performance.now() - startedMs;
  const late = ms > SMALL_MS ? [`another account waited ${Math.round(ms)} ms for its import`] : [];
  return { faults: [...((await attacking).faults ?? []), ...(small.faults ?? []), ...late] };
}

async function imported({ api }: Person, { about, name, bytes, preview }: Attack): Promise<Act> {
  const file = new File([bytes], name);
  const { id: import_id } = await api.importBoard({ file, ...(preview && { preview: "true" }) });
  const isUnderWay = ({ status }: Import) => status === "queued" || status === "running";
  let now = await api.getImport({ import_id });
  for (const endMs = performance.now() + PATIENCE_MS; isUnderWay(now) && performance.now() < endMs; ) {
    await Bun.sleep(LOOK_MS);
    now = await api.getImport({ import_id });
  }
  await api.deleteImport({ import_id });
  if (now.board_id !== null) await api.deleteBoard({ board_id: now.board_id });
  return isUnderWay(now) ? { faults: [`${about}: still ${now.status} after ${PATIENCE_MS} ms`] } : {};
}
