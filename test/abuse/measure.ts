/** What one request costs the service, until it has nothing more to do because of it. */
import type { Attempt } from "./attempt.ts";
import { faultOf, type Outcome, send } from "./send.ts";
import type { Stage } from "./stage.ts";
import type { Watcher } from "./watcher.ts";

export interface Cost {
  route: string;
  about: string;
  status: number;
  cpuMs: number;
  sentBytes: number;
  storedBytes: number;
  answeredBytes: number;
  /** To each of those who watch the board. */
  toldBytes: number;
  fault: string | null;
}

const LOOK_MS = 10;
/** Of processor time within that: it is at rest but for the bystander. */
const AT_REST_NS = 3_000_000;
const MAX_LOOKS = 500;

export async function measure(stage: Stage, watcher: Watcher, attempt: Attempt): Promise<Cost> {
  const bytes = attempt.encode();
  const before = { cpu: stage.cpuNs(), stored: await stage.storedBytes(), told: watcher.toldBytes };
  const outcome: Outcome = await send(stage.url, bytes, { endless: attempt.endless });
  await rest(stage);
  return {
    route: attempt.route,
    about: attempt.about,
    status: outcome.status,
    cpuMs: (stage.cpuNs() - before.cpu) / 1e6,
    sentBytes: bytes.length,
    storedBytes: (await stage.storedBytes()) - before.stored,
    answeredBytes: outcome.answeredBytes,
    toldBytes: watcher.toldBytes - before.told,
    fault: faultOf(outcome),
  };
}

async function rest(stage: Stage): Promise<void> {
  let last = stage.cpuNs();
  for (let look = 0, calm = 0; look < MAX_LOOKS && calm < 2; look++) {
    await Bun.sleep(LOOK_MS);
    const now = stage.cpuNs();
    calm = now - last < AT_REST_NS ? calm + 1 : 0;
    last = now;
  }
}
