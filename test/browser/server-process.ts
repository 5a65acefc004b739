import { freePort } from "../machine/free-port.ts";

const PROJECT = `${import.meta.dir}/../..`;

export interface ServerProcess {
  url: string;
  start(): Promise<void>;
  /** At once, as a power cut would. */
  kill(): Promise<void>;
}

/** The service as a process of its own, always at the same address and on the same data. */
export async function serverProcess(dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: Bun.Subprocess | undefined;
  return {
    url,
    async start() {
      child = Bun.spawn([process.execPath, "cli/main.ts", "serve"], {
        cwd: PROJECT,
        env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
        stdio: ["ignore", "inherit", "inherit"],
      });
      while (!(await fetch(`${url}/health`).catch(() => null))?.ok) await Bun.sleep(25);
    },
    async kill() {
      child?.kill("SIGKILL");
      await child?.exited;
    },
  };
}
