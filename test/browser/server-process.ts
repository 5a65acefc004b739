import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Person } from "../harness.ts";
import { freePort } from "../machine/free-port.ts";
import { personAt } from "./person-at.ts";

const PROJECT = `${import.meta.dir}/../..`;

interface ServerProcess {
  url: string;
  start(): Promise<void>;
  /** At once, as a power cut would. */
  kill(): Promise<void>;
  /** Kills it and removes its data. */
  end(): Promise<void>;
  /** A new user, logged in. */
  person(name: string): Promise<Person>;
}

/** The service as a process of its own, always at the same address and on the same data. */
export async function serverProcess(): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "boardcast-browser-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: Bun.Subprocess | undefined;
  const kill = async () => {
    child?.kill("SIGKILL");
    await child?.exited;
  };
  return {
    url,
    async start() {
      child = Bun.spawn([process.execPath, "test/browser/serve-process.ts"], {
        cwd: PROJECT,
        env: {
          PATH: process.env.PATH,
          BOARDCAST_TEST_WEB: process.env.BOARDCAST_TEST_WEB,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: "error",
        },
        stdio: ["ignore", "inherit", "inherit"],
      });
      while (!(await fetch(`${url}/health`).catch(() => null))?.ok) await Bun.sleep(25);
    },
    kill,
    async end() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
    person: (name) => personAt(url, name),
  };
}
