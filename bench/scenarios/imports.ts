/** M1: a large board with many files is imported, against a copy of the same board; and what others feel of it. */
import { importFile } from "../import-file.ts";
import { residentMegabytes } from "../process-cost.ts";
import { makeRow, type Round, type Row, type Sample } from "../row.ts";
import type { Service } from "../service.ts";
import type { Stage } from "../stage.ts";
import { quantile } from "../statistics.ts";

const POLL_MS = 50;
const READERS = 4;
const PAUSE_MS = 5;
/** A service at rest has been used before: its code is compiled, and the cache of the database is full. */
const WARM_UP_SHARE = 4;

export async function importLarge(stage: Stage): Promise<Row[]> {
  const { importedCards: cards, importedFiles: files } = stage.plan;
  const service = await stage.freshService("sqlite");
  const { id: board_id } = await service.api.createBoard({ title: "Somebody else's" });
  const file = new File([await importFile({ cards, files })], "board.zip");
  const small = new File(
    [await importFile({ cards: cards / WARM_UP_SHARE, files: Math.ceil(files / WARM_UP_SHARE) })],
    "small.zip",
  );
  await finished(service, (await service.api.importBoard({ file: small })).id, () => {});
  await Bun.sleep(stage.plan.settleMs);
  const atRest = residentMegabytes(service.pid);
  const uploaded = await service.api.importBoard({ file });
  let isDone = false;
  const others = Array.from({ length: READERS }, () => readUntil(service, board_id, () => isDone));
  const memory: number[] = [];
  let imported = "";
  const sample = await sampleOf(service, cards, async () => {
    imported = await finished(service, uploaded.id, () => memory.push(residentMegabytes(service.pid)));
  });
  isDone = true;
  const waits = (await Promise.all(others)).flat();
  const anchor = await sampleOf(service, cards, () =>
    service.api.copyBoard({ board_id: imported, title: "Copy" }),
  );
  await service.stop();
  const work = `import ${cards} cards with ${files} files, SQLite`;
  const row = (about: Pick<Row, "work" | "unit" | "target">, round: Round) =>
    makeRow({ id: "M1", ...about }, [round]);
  return [
    row({ work, unit: "cards/s", target: { atLeast: 2000 } }, { service: sample }),
    row(
      { work: "the same; anchor: a copy of that board", unit: "cards/s", target: { atLeast: 0.5 } },
      { service: sample, anchor },
    ),
    row(
      { work: "other requests' p99 meanwhile", unit: "ms", target: { atMost: 50 } },
      { service: { value: quantile(waits, 0.99) } },
    ),
    row(
      { work: "memory above rest meanwhile", unit: "MB", target: { atMost: 128 } },
      { service: { value: Math.max(...memory) - atRest } },
    ),
  ];
}

/** Of so many cards. */
async function sampleOf({ cpu }: Service, cards: number, work: () => Promise<unknown>): Promise<Sample> {
  const [from, before] = [performance.now(), cpu().server];
  await work();
  const seconds = (performance.now() - from) / 1000;
  return { value: cards / seconds, cpuUs: ((cpu().server - before) * 1e6) / cards };
}

/** The id of the board. */
async function finished({ api }: Service, import_id: string, look: () => void): Promise<string> {
  for (;;) {
    look();
    const { status, error, board_id } = await api.getImport({ import_id });
    if (status === "failed") throw new Error(`the import failed: ${error}`);
    if (status === "done" && board_id !== null) return board_id;
    await Bun.sleep(POLL_MS);
  }
}

async function readUntil({ api }: Service, board_id: string, isDone: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isDone()) {
    const from = performance.now();
    await api.getBoard({ board_id });
    waits.push(performance.now() - from);
    await Bun.sleep(PAUSE_MS);
  }
  return waits;
}
