/** PostgreSQL, Redis, three instances and a balancer: what the fault scenarios disturb. */
import { type Postgres, startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide, REDIS } from "../machine/provide.ts";
import { startRedis } from "../machine/redis.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type Instance, startInstance } from "./cluster.ts";
import { type LossyRedis, makeLossy } from "./lossy-redis.ts";
import { WEBHOOK_SETTINGS } from "./webhook-scenarios.ts";

export interface Machines {
  postgres: Postgres;
  redis: LossyRedis;
  instances: Instance[];
  balancer: Balancer;
  stop(): Promise<void>;
}

const INSTANCES = 3;

export async function startMachines(): Promise<Machines> {
  const [postgresBin, redisBin] = await provide([POSTGRES, REDIS]);
  if (!postgresBin || !redisBin) throw new Error("these tests need PostgreSQL and Redis");
  const postgres = await startPostgres(postgresBin);
  const redis = await makeLossy(await startRedis());
  const instances: Instance[] = [];
  for (let i = 0; i < INSTANCES; i++) {
    instances.push(
      await startInstance({ databaseUrl: postgres.url, redisUrl: redis.url, settings: WEBHOOK_SETTINGS }),
    );
  }
  const balancer = startBalancer(instances.map(({ url }) => url));
  return {
    postgres,
    redis,
    instances,
    balancer,
    async stop() {
      balancer.stop();
      for (const instance of instances) await instance.end("SIGKILL");
      await redis.stop();
      await postgres.stop();
    },
  };
}
