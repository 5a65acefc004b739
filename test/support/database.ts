/** Databases of their own on the PostgreSQL of the tests. */
import { SQL } from "bun";
import { pendingSteps } from "../../server/platform/db/migrate.ts";
import { prepare } from "../../server/platform/db/postgres/pool/prepare.ts";
import { POSTGRES_TYPES } from "../../server/platform/db/types.ts";

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

let template: Promise<string> | undefined;

/** With the tables of the service. They are copied, which costs a fraction of creating them. */
export async function migratedDatabase(): Promise<OwnDatabase> {
  template ??= findTemplate();
  return create(`TEMPLATE ${await template}`);
}

export function emptyDatabase(): Promise<OwnDatabase> {
  return create("");
}

/** What pg_dump and pg_restore do, sooner: a copy of the database, and a change of names, which puts the copy back. */
export async function keepCopy(url: string): Promise<() => Promise<void>> {
  const name = new URL(url).pathname.slice(1);
  await admin(`CREATE DATABASE ${name}_kept TEMPLATE ${name}`);
  return async () => {
    await admin(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin(`ALTER DATABASE ${name}_kept RENAME TO ${name}`);
  };
}

async function create(how: string): Promise<OwnDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await admin(`CREATE DATABASE ${name} ${how}`);
  return {
    url: urlOf(name),
    async drop() {
      await admin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** One for each schema; it appears under its name when it is complete. */
async function findTemplate(): Promise<string> {
  const steps = pendingSteps(POSTGRES_TYPES).join("\n");
  const name = `template_${new Bun.CryptoHasher("sha256").update(steps).digest("hex").slice(0, 32)}`;
  const known = () => admin(`SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if ((await known()).length > 0) return name;
  const { url, drop } = await emptyDatabase();
  await prepare({ url, connections: 1, prepare: true });
  try {
    await admin(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RENAME TO ${name}`);
  } catch (error) {
    await drop();
    // Another process may have been faster.
    if ((await known()).length === 0) throw error;
  }
  return name;
}

async function admin(statement: string): Promise<unknown[]> {
  const connection = new SQL({ url: adminUrl(), max: 1 });
  try {
    return await connection.unsafe(statement);
  } finally {
    await connection.close();
  }
}

function urlOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function adminUrl(): string {
  const url = process.env.BOARDCAST_TEST_POSTGRES;
  if (!url) throw new Error("BOARDCAST_TEST_POSTGRES is not set: run the tests with npm test");
  return url;
}
