/** Checks of the database, without changing it: nothing is created or migrated. */
import { existsSync } from "node:fs";
import { SQL } from "bun";
import { type Config, sqliteFile } from "../../server/config.ts";
import { requireWritable } from "../../server/one-service.ts";
import { type AppliedStep, SCHEMA_VERSION, versionOf } from "../../server/platform/db/migrate.ts";
import { serversOf, shownHosts } from "../../server/platform/db/postgres/address.ts";
import { NotLeader } from "../../server/platform/db/postgres/errors.ts";
import { askServers, splitOf } from "../../server/platform/db/postgres/leader/leader.ts";
import { refuseMixedUpStatements } from "../../server/platform/db/postgres/pool/pooler.ts";
import {
  appliedSteps as postgresSteps,
  explained as serverError,
} from "../../server/platform/db/postgres/pool/prepare.ts";
import { COLUMNS, incompleteSchema, missingColumns } from "../../server/platform/db/schema.ts";
import { enter } from "../../server/platform/db/sqlite/file-lock.ts";
import { appliedSteps } from "../../server/platform/db/sqlite/prepare.ts";
import { one } from "../../server/platform/util/present.ts";
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import { contentFaults, WITHOUT_BYTES } from "../content-checks.ts";
import { damagedPages, danglingRows, hasDamagedPages, openFile } from "../sqlite-file.ts";
import { checkCitus, ROOM, type Room } from "./citus.ts";
import { clockFinding, type Finding, fail, firstOf, ok, warn } from "./finding.ts";
import { checkObjects } from "./object-storage.ts";
import { checkWebhookSecrets } from "./webhook-secrets.ts";

const OLDEST_POSTGRES = 14;
const NO_START = "the service does not start with it";
const RESTORE = "restore a backup: see docs/OPERATIONS.md";
const MEND_LOG = "only history is damaged: see “Damaged history” in docs/OPERATIONS.md";

export function checkDatabase(config: Config): Promise<Finding[]> {
  return config.DATABASE_URL ? checkPostgres(config) : checkSqlite(config);
}

async function checkSqlite(config: Config): Promise<Finding[]> {
  const file = sqliteFile(config);
  if (!existsSync(file)) return [ok("database", `${file} will be created at the first start`)];
  try {
    requireWritable(file);
    const leave = enter(file);
    const database = openFile(file);
    try {
      const run = (query: string) => database.query<Record<string, unknown>, []>(query).all();
      const faults = [
        ...damagedPages(database).map((page) => `damaged pages: ${page}`),
        ...danglingRows(database),
      ];
      return [
        ok("database", `SQLite, ${file}`),
        ...(await schemaAndContents(config, "sqlite", {
          run: async (query) => run(query),
          steps: () => appliedSteps(database, file),
          isWhole: true,
        })),
        faults.length > 0
          ? fail("integrity", faults.slice(0, 3).join("; "), RESTORE)
          : ok("integrity", "all pages and references are valid"),
      ];
    } finally {
      database.close();
      leave();
    }
  } catch (error) {
    const says = hasDamagedPages(error) ? `${file} has damaged pages: ${messageOf(error)}` : messageOf(error);
    return [fail("database", says, adviceOn(says))];
  }
}

/** A backup helps only against damage. */
export function adviceOn(message: string): string {
  if (/malformed|file is not a database/.test(message)) return RESTORE;
  if (/EACCES|EPERM|EROFS|unable to open|readonly database|authorization denied/.test(message))
    return "the user of the service must be able to read and write the file, its folder and the files beside it; run doctor as that user";
  return NO_START;
}

async function checkPostgres(config: Config): Promise<Finding[]> {
  const { DATABASE_POOL, WORKERS, DATABASE_PREPARE: prepare } = config;
  const { url, findings } = await servers(config);
  const pool = new SQL({ url, max: 1, connectionTimeout: 5, prepare });
  const run: Run = (query) => pool.unsafe(query);
  try {
    const [server]: [Server] = await pool.unsafe(`SELECT current_setting('server_version') AS version,
      current_setting('server_version_num')::int AS number, current_setting('server_encoding') AS encoding,
      current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('full_page_writes') AS full_page_writes,
      current_setting('transaction_read_only') AS read_only,
      ${ROOM} AS room,
      has_schema_privilege(current_schema(), 'CREATE') AS may_create`);
    const before = Date.now();
    const clock = await run("SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms");
    const after = Date.now();
    const citus = await checkCitus(pool);
    return [
      ...findings,
      firstOf(
        [
          [
            server.number < OLDEST_POSTGRES * 10_000,
            warn("database", `PostgreSQL ${server.version}`, `upgrade to ${OLDEST_POSTGRES} or later`),
          ],
        ],
        ok("database", `PostgreSQL ${server.version}, answers in ${after - before} ms`),
      ),
      ...citus.findings,
      await pooler(config, url, pool),
      ...(await schemaAndContents(config, "postgres", {
        run,
        steps: () => postgresSteps(pool),
        isWhole: citus.isWhole,
      })),
      ...serverFindings(server, DATABASE_POOL * WORKERS, [{ room: server.room, where: "" }, ...citus.rooms]),
      clockFinding("database clock", Number(one(clock).ms), { before, after }),
    ];
  } catch (error) {
    return [
      ...findings,
      fail(
        "database",
        messageOf(serverError(error, url)),
        "check DATABASE_URL, that PostgreSQL is running, and that it accepts this user",
      ),
    ];
  } finally {
    await pool.close({ timeout: 1 }).catch(() => {});
  }
}

/** Where DATABASE_URL names several servers: what each of them is, and which one to check. */
async function servers(config: Config): Promise<{ url: string; findings: Finding[] }> {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATABASE_PREPARE: prepare } = config;
  const all = serversOf(url);
  if (all.length === 1) return { url: one(all), findings: [] };
  const answers = await Promise.all(askServers({ url, connections, prepare }));
  const says = answers.map(({ url, objection }) => `${shownHosts(url)} ${stateOf(objection)}`).join("; ");
  const split = splitOf(answers);
  const leader = split ? split.leader : answers.find(({ objection }) => objection === undefined);
  const isWhole = answers.every(({ objection }) => objection === undefined || objection instanceof NotLeader);
  const finding = firstOf(
    [
      [
        split !== null,
        fail(
          "servers",
          split?.description ?? "",
          "stop every server but the leader: nothing else has the changes that it accepts",
        ),
      ],
      [leader === undefined, fail("servers", says, "one of them must be a leader that accepts writes")],
      [!isWhole, warn("servers", says, "every server must accept this user, or a failover to it fails")],
    ],
    ok("servers", says),
  );
  return { url: leader?.url ?? one(all), findings: [finding] };
}

function stateOf(objection: unknown): string {
  return objection === undefined ? "is the leader" : messageOf(objection);
}

async function pooler({ DATABASE_PREPARE }: Config, url: string, pool: SQL): Promise<Finding> {
  const check = "statements";
  if (!DATABASE_PREPARE) return ok(check, "prepared statements are off");
  const second = new SQL({ url, max: 1, connectionTimeout: 5 });
  try {
    await refuseMixedUpStatements(pool, second);
    return ok(check, "prepared statements work");
  } catch (error) {
    return fail(check, messageOf(error), NO_START);
  } finally {
    await second.close({ timeout: 1 }).catch(() => {});
  }
}

interface Server {
  version: string;
  number: number;
  encoding: string;
  fsync: string;
  synchronous_commit: string;
  full_page_writes: string;
  read_only: string;
  room: number;
  may_create: boolean;
}

function serverFindings(server: Server, needed: number, rooms: Room[]): Finding[] {
  const lax = (["fsync", "synchronous_commit", "full_page_writes"] as const).filter(
    (name) => server[name] === "off",
  );
  const { room, where } = one(rooms.toSorted((a, b) => a.room - b.room));
  const available = `${room} available${where}`;
  const instances = Math.floor(room / needed);
  return [
    server.read_only === "off"
      ? ok("leader", "accepts writes")
      : fail(
          "leader",
          "this server is a standby, or read-only",
          "DATABASE_URL must lead to the primary; until it does, the service is not ready",
        ),
    lax.length > 0
      ? fail(
          "durability",
          `${lax.join(", ")} off`,
          "turn it on: without it, a power failure can lose acknowledged changes, or the whole database",
        )
      : ok("durability", `fsync on, synchronous_commit ${server.synchronous_commit}`),
    server.encoding === "UTF8"
      ? ok("encoding", "UTF8")
      : fail("encoding", server.encoding, "create the database with ENCODING 'UTF8'"),
    firstOf(
      [
        [
          instances < 1,
          fail(
            "connections",
            `${available}, but one instance takes ${needed}`,
            "lower DATABASE_POOL or raise max_connections",
          ),
        ],
        [
          instances < 2,
          warn(
            "connections",
            `${available}, enough for one instance`,
            "lower DATABASE_POOL or raise max_connections: during an upgrade there are two",
          ),
        ],
      ],
      ok("connections", `${available}, enough for ${instances} instances with ${needed} each`),
    ),
    server.may_create
      ? ok("privileges", "may create tables")
      : warn(
          "privileges",
          "may not create tables",
          "migrations need CREATE on the schema: grant it, or run boardcast migrate as a user who has it",
        ),
  ];
}

type Run = (query: string) => Promise<Record<string, unknown>[]>;

type Steps = () => AppliedStep[] | Promise<AppliedStep[]>;

async function schemaAndContents(
  config: Config,
  kind: keyof typeof COLUMNS,
  { run, steps, isWhole }: { run: Run; steps: Steps; isWhole: boolean },
): Promise<Finding[]> {
  const applied = await Promise.try(steps).catch(messageOf);
  if (typeof applied === "string") return [fail("schema", applied, NO_START)];
  const version = versionOf(applied);
  if (version === 0) return [ok("schema", "will be created at the first start")];
  const says = `schema version ${version}, this program's is ${SCHEMA_VERSION}`;
  const pending = "back up; the next start migrates it, or boardcast migrate does so now";
  if (version < SCHEMA_VERSION) return [warn("schema", says, pending)];
  const missing = missingColumns((await run(COLUMNS[kind])).map(({ name }) => String(name)));
  if (missing.length > 0) return [fail("schema", incompleteSchema(missing), NO_START)];
  if (!isWhole)
    return [
      ok("schema", says),
      warn(
        "contents",
        "not checked, nor are objects and webhook secrets: that needs all workers",
        "run doctor again when they are back",
      ),
    ];
  return [
    ok("schema", says),
    await contents(kind, run),
    ...(await checkObjects(config, run)),
    await checkWebhookSecrets(config, run),
  ];
}

async function contents(kind: keyof typeof COLUMNS, run: Run): Promise<Finding> {
  const faults = await contentFaults(kind, run);
  const isLost = faults.some((fault) => fault.includes(WITHOUT_BYTES));
  if (faults.length > 0) return fail("contents", faults.join(", "), isLost ? RESTORE : MEND_LOG);
  return ok("contents", "every event log and every attachment in the database is complete");
}
