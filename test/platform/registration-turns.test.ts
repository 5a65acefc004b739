/** Whoever registers has no account yet to take turns with, and does not wait behind background work for that. */
import { expect, test } from "bun:test";
import { startService } from "../harness.ts";
import { ON_POSTGRES } from "../live/fleet.ts";

const SLOW_WRITES = 10;

test.skipIf(ON_POSTGRES)(
  "registering waits for one piece of background work at most, not for all",
  async () => {
    const service = await startService();
    let written = 0;
    const slow = () =>
      service.app.db.change({
        queue: "",
        account: "",
        load: {},
        decide() {
          Bun.sleepSync(200);
          written++;
          return { result: undefined };
        },
      });
    const background = Array.from({ length: SLOW_WRITES }, slow);
    await service.person("ada");
    expect(written).toBeLessThan(SLOW_WRITES / 2);
    await Promise.all(background);
    await service.stop();
  },
);
