/** A service on PostgreSQL with boards in partitions, which behaves as where they are spread over many machines. */
import { SQL } from "bun";
import { type Service, startService } from "../harness.ts";
import { type Recorder, recordStatements } from "./explained.ts";
import { createPartitionedSchema } from "./partitions.ts";

export interface PartitionedService {
  service: Service;
  /** A connection of its own to the same database. */
  statistics: SQL;
  recorder: Recorder;
  stop(): Promise<void>;
}

export async function startPartitioned(settings: Record<string, string> = {}): Promise<PartitionedService> {
  const service = await startService({
    // The server counts what a connection did when it is told to, which takes the same connection.
    settings: { ...settings, DATABASE_POOL: "1" },
    // The clock is not to run in between, nor the sender of webhooks: they are about all boards.
    secondMs: 500_000,
    skipLogCheck: true,
    prepareDatabase: createPartitionedSchema,
  });
  service.app.context.forwarding.listen({ committed() {}, wake() {} });
  const statistics = new SQL({ url: service.app.context.config.DATABASE_URL, max: 1 });
  const recorder = await recordStatements(service.app.db, statistics);
  // So that boards are asked one by one.
  Object.assign(service.app.db, { isDistributed: true });
  return {
    service,
    statistics,
    recorder,
    async stop() {
      await statistics.close();
      await service.stop();
    },
  };
}
