/** A private PgBouncer in front of a PostgreSQL, which lends connections by transaction. */
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type Postgres, serverUser } from "./postgres.ts";
import { PGBOUNCER } from "./provide.ts";

export interface Pgbouncer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPgbouncer(postgres: Postgres): Promise<Pgbouncer> {
  const bin = PGBOUNCER.find();
  if (!bin) throw new Error("there is no PgBouncer on this machine: install the package pgbouncer");
  const folder = mkdtempSync(join(tmpdir(), "boardcast-pgbouncer-"));
  const port = await freePort();
  const settings = `[databases]
postgres = host=127.0.0.1 port=${postgres.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
`;
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings);
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const server = Bun.spawn([bin, "-q", file], { ...user, stdio: ["ignore", "ignore", "ignore"] });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill("SIGINT");
      await server.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
