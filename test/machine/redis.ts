/** A private Redis on a free port that can be killed, stopped in its tracks and started again, always empty. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@redis/client";
import { PATIENCE_MS } from "../support/patience.ts";
import { freePort } from "./free-port.ts";
import { REDIS } from "./provide.ts";

export interface Redis {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly isRunning: boolean;
  start(): Promise<void>;
  /** Without warning, as a crash does: what it held is gone. */
  kill(): Promise<void>;
  /** Connections stay open, nothing answers any more. */
  pause(): void;
  resume(): void;
  /** One command, on a connection of its own. */
  tell(...command: string[]): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startRedis(...more: string[]): Promise<Redis> {
  const bin = REDIS.find();
  if (!bin) throw new Error("there is no Redis on this machine: install the package redis-server");
  const folder = mkdtempSync(join(tmpdir(), "boardcast-redis-"));
  const port = await freePort();
  let server: ChildProcess;

  async function start(): Promise<void> {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    server = spawn(bin!, [...options, "--dir", folder, ...more], { stdio: "ignore" });
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await answers(port))) {
      if (Date.now() > deadline) throw new Error("Redis did not start");
      await Bun.sleep(10);
    }
  }

  const isRunning = () => server.exitCode === null && server.signalCode === null;

  async function kill(): Promise<void> {
    if (!isRunning()) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    get pid() {
      return server.pid!;
    },
    get isRunning() {
      return isRunning();
    },
    start,
    kill,
    pause: () => void server.kill("SIGSTOP"),
    resume: () => void server.kill("SIGCONT"),
    async tell(...command) {
      const client = createClient({ socket: { host: "127.0.0.1", port, reconnectStrategy: false } });
      client.on("error", () => {});
      try {
        await client.connect();
        return await client.sendCommand(command);
      } finally {
        client.destroy();
      }
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    const done = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", () => socket.write("PING\r\n"));
    socket.once("data", (data) => done(data.toString().startsWith("+PONG")));
    socket.once("error", () => done(false));
  });
}
