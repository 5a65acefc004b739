/**
 * One instance of the service as it is, in a process of its own, that tells its parent on request what it holds.
 * What cannot be seen from outside (connections on the hub, the JavaScript heap) is asked here.
 */
import { heapStats } from "bun:jsc";
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createLog } from "../../server/platform/observability/log.ts";

export interface Inside {
  /** Bytes in use on the JavaScript heap. */
  heapBytes: number;
  /** Bytes held outside of it on behalf of its objects. */
  extraBytes: number;
  objects: number;
  channels: number;
  connections: number;
}

/** Whether the garbage is collected first; in between, that would hide how the service does on its own. */
export type Wish = "as it is" | "after collecting";

const app = await startApp(readConfig(process.env), {
  log: createLog({ level: "warn", format: "json" }),
  secondMs: Number(process.env.SECOND_MS),
});
process.on("message", (wish: Wish) => process.send!(look(wish)));
process.on("disconnect", () => process.exit(1));
process.send!(app.url);

function look(wish: Wish): Inside {
  if (wish === "after collecting") Bun.gc(true);
  const { heapSize, extraMemorySize, objectCount } = heapStats();
  const { hub } = app.context.live;
  return {
    heapBytes: heapSize,
    extraBytes: extraMemorySize,
    objects: objectCount,
    channels: hub.channels.size,
    connections: [...hub.connections()].length,
  };
}
