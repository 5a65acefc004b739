/** Runs scenarios one after another. */
import type { Row } from "./row.ts";
import { scenarios } from "./scenarios/index.ts";
import type { Stage } from "./stage.ts";

/** Mostly waits: the boards of the others are made meanwhile, and its heartbeats have to be answered all the same. */
const PATIENT = "C1";

export async function measureAll(
  stage: Stage,
  ids: string[],
  finished: (id: string, rows: Row[]) => void,
): Promise<Row[]> {
  const rows = new Map<string, Row[]>(ids.map((id) => [id, []]));
  const measure = async (id: string) => {
    rows.set(id, await scenarios[id]!.measure(stage));
    finished(id, rows.get(id)!);
  };
  await Promise.all([ids.includes(PATIENT) ? measure(PATIENT) : undefined, prepareAll(stage, ids)]);
  for (const id of ids) if (id !== PATIENT) await measure(id);
  return [...rows.values()].flat();
}

async function prepareAll(stage: Stage, ids: string[]): Promise<void> {
  for (const id of ids) await scenarios[id]!.prepare?.(stage);
}
