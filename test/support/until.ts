/** Waits for what happens in the background, but not for ever. */
import type { Import } from "../../contract/imports.ts";
import type { Person } from "../harness.ts";
import { PATIENCE_MS } from "./patience.ts";

export async function until<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  for (
    const startedMs = performance.now();
    performance.now() - startedMs < PATIENCE_MS;
    await Bun.sleep(10)
  ) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error("it takes too long");
}

export function importReached(
  person: Pick<Person, "getImport">,
  { id }: { id: string },
  ...states: Import["status"][]
): Promise<Import> {
  return until(async () => {
    const now = await person.getImport({ import_id: id });
    return states.includes(now.status) && now;
  });
}

export const importFinished = (person: Pick<Person, "getImport">, one: { id: string }): Promise<Import> =>
  importReached(person, one, "done", "failed");
