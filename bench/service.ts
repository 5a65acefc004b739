/** The service as an operator runs it, with one user's client and that user's requests ready to be sent. */
import { type Client, createClient } from "../client/http.ts";
import { startInstance, temporaryFolder } from "../test/faults/cluster.ts";
import { cpuSeconds, familyCpuSeconds } from "./process-cost.ts";

export type Store = "sqlite" | "postgres";

export const STORE_NAMES: Record<Store, string> = { sqlite: "SQLite", postgres: "PostgreSQL" };

export interface Service {
  readonly store: Store;
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly api: Client;
  readonly token: string;
  readonly userId: string;
  /** Of SQLite: the database file; of PostgreSQL: its address. */
  readonly database: string;
  request(method: string, path: string, options?: { body?: object; headers?: string[] }): string;
  /** Of the process, and of the database's processes where it has any. */
  cpu(): { server: number; database: number };
  stop(): Promise<void>;
}

const PASSWORD = "correct horse battery 1";

export async function startService(
  postgres: { url: string; pid: number } | null,
  settings?: Record<string, string>,
): Promise<Service> {
  const folder = temporaryFolder();
  const instance = await startInstance({ dataDir: folder.path, databaseUrl: postgres?.url, settings });
  const { token, userId } = await register(instance.url);
  return {
    store: postgres ? "postgres" : "sqlite",
    url: instance.url,
    port: Number(new URL(instance.url).port),
    pid: instance.pid,
    api: createClient({ baseUrl: instance.url, token }),
    token,
    userId,
    database: postgres?.url ?? `${folder.path}/boardcast.db`,
    request: (method, path, options) => rawRequest(token, `${method} ${path}`, options),
    cpu: () => ({
      server: cpuSeconds(instance.pid),
      database: postgres ? familyCpuSeconds(postgres.pid) : 0,
    }),
    async stop() {
      await instance.end("SIGKILL");
      folder.remove();
    },
  };
}

export async function register(url: string): Promise<{ email: string; token: string; userId: string }> {
  const username = crypto.randomUUID().slice(0, 13);
  const email = `${username}@example.org`;
  const guest = createClient({ baseUrl: url });
  const { id } = await guest.register({ email, username, password: PASSWORD });
  const { access_token } = await guest.login({ username: email, password: PASSWORD });
  return { email, token: access_token, userId: id };
}

export function loginRequest(email: string): string {
  const body = { username: email, password: PASSWORD };
  return rawRequest(null, "POST /auth/login", { body });
}

function rawRequest(
  token: string | null,
  line: string,
  { body, headers = [] }: { body?: object; headers?: string[] } = {},
): string {
  const text = body ? JSON.stringify(body) : "";
  const all = [`${line} HTTP/1.1`, "Host: 127.0.0.1", ...headers];
  if (token) all.push(`Authorization: Bearer ${token}`);
  if (body) all.push("Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`);
  return `${all.join("\r\n")}\r\n\r\n${text}`;
}
