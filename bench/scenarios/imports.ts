/** M1: a large board with many files is imported, against a copy of the same board; and what others feel of it. */
import { importFile } from "../import-file.ts";
import { residentMegabytes } from "../process-cost.ts";
import { makeRow, type Row } from "../row.ts";
import type { Service } from "../service.ts";
import type { Stage } from "../stage.ts";
import { quantile } from "../statistics.ts";

const POLL_MS = 50;
const READERS = 4;
const PAUSE_MS = 5;
/** A service at rest has done everything before, so that the runtime has compiled it. */
const WARM_UP_CARDS = 500;

export async function importLarge(stage: Stage): Promise<Row[]> {
  const { importedCards: cards, importedFiles: files } = stage.plan;
  const service = await stage.freshService("sqlite");
  const { id: board_id } = await service.api.createBoard({ title: "Somebody else's" });
  const file = new File([await importFile({ cards, files })], "board.zip");
  const small = new File([await importFile({ cards: WARM_UP_CARDS, files: 1 })], "small.zip");
  await finished(service, (await service.api.importBoard({ file: small })).id, () => {});
  await Bun.sleep(stage.plan.settleMs);
  const atRest = residentMegabytes(service.pid);
  const uploaded = await service.api.importBoard({ file });
  let isDone = false;
  const others = Array.from({ length: READERS }, () => readUntil(service, board_id, () => isDone));
  const memory: number[] = [];
  const from = performance.now();
  const imported = await finished(service, uploaded.id, () => memory.push(residentMegabytes(service.pid)));
  const seconds = (performance.now() - from) / 1000;
  isDone = true;
  const waits = (await Promise.all(others)).flat();
  const copied = await copySeconds(service, imported);
  await service.stop();
  const work = `import ${cards} cards with ${files} files, SQLite`;
  const anchor = { value: cards / copied };
  const row = (about: Pick<Row, "work" | "unit" | "target">, value: number, against?: typeof anchor) =>
    makeRow({ id: "M1", ...about }, [{ service: { value }, ...(against && { anchor: against }) }]);
  return [
    row({ work, unit: "cards/s", target: { atLeast: 2000 } }, cards / seconds),
    row(
      { work: "the same; anchor: a copy of that board", unit: "cards/s", target: { atLeast: 0.5 } },
      cards / seconds,
      anchor,
    ),
    row({ work: "other requests' p99 meanwhile", unit: "ms", target: { atMost: 50 } }, quantile(waits, 0.99)),
    row(
      { work: "memory above rest meanwhile", unit: "MB", target: { atMost: 128 } },
      Math.max(...memory) - atRest,
    ),
  ];
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

async function copySeconds({ api }: Service, board_id: string): Promise<number> {
  const from = performance.now();
  await api.copyBoard({ board_id, title: "Copy" });
  return (performance.now() - from) / 1000;
}
