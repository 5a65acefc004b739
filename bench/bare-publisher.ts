/** The limit of the runtime: a bare server that publishes given bytes to a number of sockets. */
import { perCpuSecond } from "./deliveries.ts";
import type { Sample } from "./row.ts";
import type { Stage } from "./stage.ts";
import type { Worker } from "./worker.ts";
import type { ListenersJob, ListenersResult } from "./workers/listeners.ts";
import type { PublishJob, PublishResult } from "./workers/publish-server.ts";

const AT_ONCE = 100;

export interface BarePublisher {
  readonly port: number;
  readonly listeners: Worker<ListenersJob, ListenersResult>;
  /** At full speed; so many texts in one go, before anything else happens. */
  publish(texts: number): Promise<Sample>;
  stop(): Promise<void>;
}

export async function startBarePublisher(stage: Stage, text: string, count: number): Promise<BarePublisher> {
  const { seconds } = stage.plan;
  const publisher = stage.worker<PublishJob, PublishResult>("publish-server");
  const listeners = stage.worker<ListenersJob, ListenersResult>("listeners");
  const { port } = await publisher.ask({ text, seconds: 0, atOnce: 0 });
  await listeners.ask({ kind: "connect", port, atOnce: AT_ONCE, paths: Array(count).fill("/") });
  return {
    port,
    listeners,
    publish: (texts) =>
      perCpuSecond(listeners, publisher.pid, async () => {
        return (await publisher.ask({ text, seconds, atOnce: texts })).published * count;
      }),
    async stop() {
      await Promise.all([listeners.stop(), publisher.stop()]);
    },
  };
}
