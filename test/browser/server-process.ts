import { afterAll, beforeAll } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import { PASSWORD, type Person } from "../harness.ts";
import { freePort } from "../machine/free-port.ts";

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

/** One for all tests of a file, which runs when they begin. */
export function serverForTests(): Omit<ServerProcess, "end"> {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await serverProcess();
    await server.start();
  });
  afterAll(() => server.end());
  return {
    get url() {
      return server.url;
    },
    start: () => server.start(),
    kill: () => server.kill(),
    person: (name) => server.person(name),
  };
}

/** The service as a process of its own, always at the same address and on the same data. */
async function serverProcess(): Promise<ServerProcess> {
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
    async person(name) {
      const anonymous = createClient({ baseUrl: url });
      const email = `${name}@example.org`;
      const me = await anonymous.register({ email, username: name, password: PASSWORD });
      const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
      return Object.assign(createClient({ baseUrl: url, token }), { id: me.id, token, me });
    },
  };
}
