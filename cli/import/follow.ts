/** Waits until an import is a board. It runs in the service, whatever becomes of this process. */
import type { Import } from "../../contract/imports.ts";
import { type Patience, patiently } from "./patience.ts";
import type { Progress } from "./progress.ts";
import { NoAnswer, type Service } from "./service.ts";

const POLL_MS = 250;

interface Followed extends Omit<Patience, "say"> {
  id: string;
  /** The command that looks again. */
  again: string;
  progress: Progress;
}

export async function follow(
  service: Pick<Service, "get">,
  { id, again, progress, ...patience }: Followed,
): Promise<Import> {
  for (;;) {
    const now = await patiently(() => service.get(id), { ...patience, say: progress.say }).catch((error) => {
      if (!(error instanceof NoAnswer)) throw error;
      throw new Error(`${error.message}. The import goes on without this command. To look again: ${again}`);
    });
    if (now.status === "failed") throw new Error(`The import has failed: ${now.error}`);
    progress.show(now.status === "queued" ? "waiting" : "importing", now.progress);
    if (now.status === "done") return now;
    await Bun.sleep(POLL_MS);
  }
}
