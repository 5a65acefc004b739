/**
 * One instance of the service as it is, in a process of its own, that tells its parent on request what it holds.
 * What cannot be seen from outside (connections on the hub, the JavaScript heap) is asked here.
 */
import { heapStats } from "bun:jsc";
import { startApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { createLog } from "../../server/platform/log.ts";

export interface Inside {
  /** Bytes in use on the JavaScript heap after a full collection. */
  heapBytes: number;
  /** Bytes held outside of it on behalf of its objects. */
  extraBytes: number;
  objects: number;
  channels: number;
  connections: number;
}

const app = await startApp(readConfig(process.env), {
  log: createLog({ level: "warn", format: "json" }),
  secondMs: Number(process.env.SECOND_MS),
});
process.on("message", () => process.send!(look()));
process.once("SIGTERM", async () => {
  await app.drain();
  process.exit(0);
});
process.send!(app.url);

function look(): Inside {
  Bun.gc(true);
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
