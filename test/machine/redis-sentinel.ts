/** A Redis with replicas, and three sentinels that replace it when it fails. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { PATIENCE_MS } from "../support/patience.ts";
import { freePort } from "./free-port.ts";
import { REDIS } from "./provide.ts";
import { type Redis, startRedis } from "./redis.ts";

const NAME = "boards";
const SENTINELS = 3;
const DOWN_AFTER_MS = 500;

export interface RedisWithSentinels {
  readonly url: string;
  /** Whom the sentinels call the master. */
  master(): Promise<Redis>;
  /** Kills the master and waits until the sentinels have chosen another, which is returned. */
  failOver(): Promise<Redis>;
  /** Starts one that was killed, as a replica of the master there is now. */
  restart(server: Redis): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedisWithSentinels(replicas = 2): Promise<RedisWithSentinels> {
  const first = await startRedis();
  const servers = [first];
  for (let i = 0; i < replicas; i++)
    servers.push(await startRedis("--replicaof", "127.0.0.1", String(first.port)));
  const folder = mkdtempSync(join(tmpdir(), "boardcast-sentinels-"));
  const ports: number[] = [];
  const processes: ChildProcess[] = [];
  for (let i = 0; i < SENTINELS; i++) {
    const port = await freePort();
    const file = join(folder, `${port}.conf`);
    writeFileSync(
      file,
      `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor ${NAME} 127.0.0.1 ${first.port} 2
sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}
sentinel failover-timeout ${NAME} 4000
`,
    );
    processes.push(spawn(REDIS.find()!, [file, "--sentinel"], { stdio: "ignore" }));
    ports.push(port);
  }

  async function ask(port: number, ...command: string[]): Promise<unknown> {
    const client = createClient({ socket: { host: "127.0.0.1", port, reconnectStrategy: false } });
    client.on("error", () => {});
    try {
      await client.connect();
      return await client.sendCommand(["SENTINEL", ...command]);
    } finally {
      client.destroy();
    }
  }

  async function masterPort(): Promise<number> {
    const [, port] = (await ask(ports[0]!, "GET-MASTER-ADDR-BY-NAME", NAME)) as [string, string];
    return Number(port);
  }

  async function master(): Promise<Redis> {
    const port = await masterPort();
    return servers.find((server) => server.port === port)!;
  }

  /** All sentinels agree on who can be chosen, and by whom. */
  async function areReady(port: number): Promise<boolean> {
    const others = (await ask(port, "SENTINELS", NAME)) as unknown[];
    const known = (await ask(port, "REPLICAS", NAME)) as Record<string, string>[];
    const usable = known.filter((each) => each["master-link-status"] === "ok" && each.flags === "slave");
    return others.length === SENTINELS - 1 && usable.length >= 1;
  }

  await until(async () => {
    for (const port of ports) if (!(await areReady(port).catch(() => false))) return false;
    return true;
  });
  return {
    url: `redis+sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(",")}/${NAME}`,
    master,
    async failOver() {
      const old = await master();
      await old.kill();
      await until(async () => (await masterPort()) !== old.port);
      return master();
    },
    async restart(server) {
      await server.start();
      await server.tell("REPLICAOF", "127.0.0.1", String(await masterPort()));
      await until(async () => {
        for (const port of ports) if (!(await areReady(port).catch(() => false))) return false;
        return true;
      });
    },
    async stop() {
      for (const each of processes) each.kill("SIGKILL");
      for (const server of servers) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("the sentinels did not get there in time");
    await Bun.sleep(50);
  }
}
