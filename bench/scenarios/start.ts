/** S1: from nothing to the first healthy answer, and the memory of a service that has nothing to do. */
import { startInstance, temporaryFolder } from "../../test/faults/cluster.ts";
import { residentMegabytes } from "../process-cost.ts";
import { makeRow, type Row } from "../row.ts";
import type { Stage } from "../stage.ts";

export async function start({ plan }: Stage): Promise<Row[]> {
  const starts: { seconds: number; megabytes: number }[] = [];
  for (let index = 0; index < plan.starts; index++) {
    const folder = temporaryFolder();
    const from = performance.now();
    const instance = await startInstance({ dataDir: folder.path });
    const seconds = (performance.now() - from) / 1000;
    await Bun.sleep(plan.settleMs);
    starts.push({ seconds, megabytes: residentMegabytes(instance.pid) });
    await instance.end("SIGKILL");
    folder.remove();
  }
  const rounds = (pick: (one: (typeof starts)[number]) => number) =>
    starts.map((one) => ({ service: { value: pick(one) } }));
  return [
    makeRow(
      { id: "S1", work: "start to first healthy answer, SQLite", unit: "s", target: { atMost: 0.5 } },
      rounds((one) => one.seconds),
    ),
    makeRow(
      { id: "S1", work: "memory at rest, SQLite", unit: "MB", target: { atMost: 90 } },
      rounds((one) => one.megabytes),
    ),
  ];
}
