/** A private proxy with its configuration from ops/, in front of instances on this machine. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PATIENCE_MS } from "../support/patience.ts";

export interface RunningProxy {
  readonly url: string;
  /** Everything it has logged, errors included. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

export interface ProxyOptions {
  name: string;
  bin: string | null;
  port: number;
  /** In a new folder, which holds the configuration too. */
  configure(folder: string): string;
  command(bin: string, file: string): string[];
  logs: string[];
  /** Where an instance is that must answer before the proxy counts as started. */
  path?: string;
}

const OPS = join(import.meta.dir, "../../ops");

export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { name, bin, port, configure, command, logs, path = "/" } = options;
  if (!bin) throw new Error(`there is no ${name} on this machine: install the package ${name}`);
  const folder = mkdtempSync(join(tmpdir(), `boardcast-${name}-`));
  const file = join(folder, "configuration");
  writeFileSync(file, configure(folder));
  const server = Bun.spawn(command(bin, file), {
    stdio: ["ignore", Bun.file(join(folder, "stdout")), Bun.file(join(folder, "stderr"))],
  });
  const url = `http://127.0.0.1:${port}`;
  const log = async () => {
    const texts = ["stdout", "stderr", ...logs].map((each) => Bun.file(join(folder, each)).text());
    return (await Promise.all(texts)).join("\n");
  };
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isPassing(url + path))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`${name} did not start:\n${await log()}`);
    await Bun.sleep(20);
  }
  return {
    url,
    log,
    async stop() {
      server.kill("SIGTERM");
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The file in ops/ with some of its text replaced. What is to be replaced must be there. */
export async function configurationOf(
  name: string,
  ...pairs: [pattern: RegExp, replacement: string][]
): Promise<string> {
  let text = await Bun.file(join(OPS, name)).text();
  for (const [pattern, replacement] of pairs) {
    if (!pattern.test(text)) throw new Error(`ops/${name} has nothing like ${pattern}`);
    text = text.replace(pattern, replacement);
  }
  return text;
}

async function isPassing(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}health/ready`)).ok;
  } catch {
    return false;
  }
}
