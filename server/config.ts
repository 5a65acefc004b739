/** Every setting: environment variable (or flag of the same name in kebab case), default, one line of help. */
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePrivate, makePrivateFolder } from "./platform/storage/private-files.ts";
import { address, flag, integer, list, oneOf, pairs, ranges, type Setting, text } from "./setting-kinds.ts";

const DAY_SECONDS = 86_400;
export const SECRET_PLACEHOLDER = "change-me-to-a-long-random-string";
const MIN_SECRET_LENGTH = 32;

const SETTINGS = {
  HOST: text("127.0.0.1", "Address to listen on"),
  PORT: integer(8000, 0, 65535, "Port to listen on; 0 takes a free one"),
  WORKERS: integer(1, 1, 256, "Processes that share the port; more than one needs PostgreSQL"),
  ENVIRONMENT: oneOf(["development", "production"], "`production` refuses unsafe settings"),
  DATA_DIR: text("./data", "Folder of the SQLite file and of what else is kept locally"),
  DATABASE_URL: text("", "postgres://user:password@host/name instead of SQLite"),
  DATABASE_POOL: integer(10, 1, 1000, "Connections to PostgreSQL"),
  DATABASE_PREPARE: flag(
    true,
    "Prepare statements; not behind a pooler that lends connections by transaction",
  ),
  REDIS_URL: text("", "redis://host:6379: instances tell each other of events and presence"),
  JWT_SECRET: text(SECRET_PLACEHOLDER, "Signing secret; made and kept in DATA_DIR when unset in development"),
  JWT_SECRET_PREVIOUS: text("", "One more accepted secret, while rotating"),
  JWT_ALGORITHM: oneOf(["HS256", "HS384", "HS512"], "Signature of tokens"),
  JWT_AUDIENCE: text("boardcast", "Audience of tokens"),
  JWT_LIFETIME_SECONDS: integer(3600, 1, 365 * DAY_SECONDS, "Lifetime of tokens and of the cookie"),
  AUTH_COOKIE: flag(true, "Login also sets the cookie svc_auth"),
  COOKIE_SECURE: flag(undefined, "Flag the cookie Secure (default: in production)"),
  CORS_ORIGINS: list(
    undefined,
    "Origins that may call from browsers; `*` only in development, its default there",
  ),
  MAX_ATTACHMENT_BYTES: integer(10_485_760, 1, 2 ** 31, "Largest attachment"),
  BOARD_STORAGE_BYTES: integer(2 ** 30, 0, 2 ** 50, "All attachments of one board together; 0: no limit"),
  BOARD_BYTES: integer(
    16 * 2 ** 20,
    0,
    2 ** 40,
    "A whole board as JSON, without the bytes of attachments; 0: no limit",
  ),
  MAX_BOARDS_PER_OWNER: integer(1000, 1, 1_000_000, "Boards that one user has created and still owns"),
  MAX_COLUMNS_PER_BOARD: integer(200, 1, 1_000_000, "Columns on one board"),
  MAX_CARDS_PER_BOARD: integer(20_000, 1, 1_000_000, "Cards on one board"),
  MAX_LABELS_PER_BOARD: integer(200, 1, 1_000_000, "Labels of one board"),
  MAX_MEMBERS_PER_BOARD: integer(500, 1, 1_000_000, "Members of one board"),
  MAX_RULES_PER_BOARD: integer(100, 1, 1_000_000, "Automation rules of one board"),
  MAX_CHECKLISTS_PER_CARD: integer(20, 1, 1_000_000, "Checklists on one card"),
  MAX_ITEMS_PER_CHECKLIST: integer(200, 1, 1_000_000, "Items in one checklist"),
  MAX_ATTACHMENTS_PER_CARD: integer(100, 1, 1_000_000, "Attachments of one card"),
  UPLOAD_MEMORY_BYTES: integer(
    64 * 2 ** 20,
    0,
    2 ** 40,
    "Uploads under way hold no more than this, or than one needs, and those of one user half of it",
  ),
  BODY_MEMORY_BYTES: integer(
    16 * 2 ** 20,
    0,
    2 ** 40,
    "All other bodies under way hold no more than this, and those of one user or address a quarter of it",
  ),
  S3_BUCKET: text("", "Keep attachments in this bucket of an S3-compatible storage, not in the database"),
  S3_ENDPOINT: text("", "Address of the storage, such as https://s3.eu-central-1.amazonaws.com"),
  S3_REGION: text("us-east-1", "Region of the bucket"),
  S3_ACCESS_KEY_ID: text("", "Access key of the storage"),
  S3_SECRET_ACCESS_KEY: text("", "Secret of the access key"),
  S3_PREFIX: text("", "What the names of our objects begin with, such as boardcast/"),
  TRUSTED_PROXIES: ranges("Addresses and ranges (10.0.0.0/8) whose X-Forwarded-For is believed"),
  PASSWORD_MIN_LENGTH: integer(8, 1, 1024, "Shortest password"),
  PASSWORD_REQUIRE: list<string[]>(
    [],
    "What a password must be or have: any of upper,lower,digit,symbol,uncommon",
    ["upper", "lower", "digit", "symbol", "uncommon"],
  ),
  LOGIN_FAILURES: integer(
    10,
    1,
    1_000_000,
    "Failed logins of one account from one address before it must wait",
  ),
  LOGIN_WINDOW_SECONDS: integer(900, 1, DAY_SECONDS, "How long a failed login counts"),
  LOGINS_PER_MINUTE: integer(
    undefined,
    1,
    1_000_000,
    "Logins of one account from one address, failed or not (default: 300 in production, else 10000)",
  ),
  REGISTRATIONS_PER_ADDRESS: integer(
    undefined,
    1,
    1_000_000,
    "New accounts from one address in that window (default: 1000 in production, else 100000)",
  ),
  PROFILE_CHANGES_PER_MINUTE: integer(
    undefined,
    1,
    1_000_000,
    "Changes of one user's names (default: 20 in production, else 200)",
  ),
  OPEN_REQUESTS_PER_SESSION: integer(
    undefined,
    1,
    1_000_000,
    "Requests of one login session under way at this instance (default: 200 in production, else 2000)",
  ),
  OPEN_REQUESTS_PER_ADDRESS: integer(
    undefined,
    1,
    1_000_000,
    "Requests from one address under way at this instance (default: 1000 in production, else 10000)",
  ),
  SESSIONS_PER_USER: integer(
    undefined,
    1,
    1_000_000,
    "Logins of one user that go on side by side (default: 1000 in production, else 20000)",
  ),
  SOCKETS_PER_USER: integer(
    undefined,
    1,
    1_000_000,
    "Live connections of one user to this instance (default: 200 in production, else 20000)",
  ),
  SOCKETS_PER_ADDRESS: integer(20_000, 1, 1_000_000, "Live connections from one address to this instance"),
  SOCKETS_JOINING: integer(20_000, 1, 1_000_000, "Live connections being let in at the same time"),
  IDLE_TIMEOUT_SECONDS: integer(
    30,
    1,
    255,
    "Silence after which a request or a connection without one is cut",
  ),
  SNAPSHOT_CACHE_BYTES: integer(128 * 2 ** 20, 0, 2 ** 40, "Memory for boards kept ready to be sent"),
  EVENT_BYTES_PER_MINUTE: integer(
    64 * 2 ** 20,
    0,
    2 ** 40,
    "Bytes of events one account may cause in a minute on this instance; 0: no limit",
  ),
  EVENT_KEEP_SECONDS: integer(7 * DAY_SECONDS, 0, 3650 * DAY_SECONDS, "Events younger than this are kept"),
  EVENT_KEEP_COUNT: integer(
    10_000,
    1,
    2 ** 31,
    "As many of a board's last events are kept, whatever their age",
  ),
  LOG_LEVEL: oneOf(["info", "debug", "warn", "error", "silent"], "Least level that is logged"),
  LOG_FORMAT: oneOf(["auto", "text", "json"], "auto: text in development, json in production"),
  METRICS_TOKEN: text("", "Bearer token for GET /metrics; without one it is open, and in production absent"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    "http://host:4318 of an OpenTelemetry collector: traces are sent there",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs("Headers for the collector: name=value,name=value"),
  OTEL_SERVICE_NAME: text("boardcast", "The service's name in traces"),
} satisfies Record<string, Setting<unknown>>;

type Settings = typeof SETTINGS;
type RawConfig = { [Name in keyof Settings]: Settings[Name]["fallback"] };

export interface Config extends RawConfig {
  COOKIE_SECURE: boolean;
  CORS_ORIGINS: string[];
  LOGINS_PER_MINUTE: number;
  REGISTRATIONS_PER_ADDRESS: number;
  PROFILE_CHANGES_PER_MINUTE: number;
  OPEN_REQUESTS_PER_SESSION: number;
  OPEN_REQUESTS_PER_ADDRESS: number;
  SESSIONS_PER_USER: number;
  SOCKETS_PER_USER: number;
}

/** A setting that cannot be used; the message says what to do. */
export class ConfigError extends Error {}

export function readConfig(
  env: Record<string, string | undefined>,
  flags: Record<string, string> = {},
): Config {
  const raw: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const given = flags[name] ?? env[name];
    raw[name] = given === undefined || given === "" ? setting.fallback : parseNamed(name, setting, given);
  }
  const config = raw as RawConfig;
  const production = config.ENVIRONMENT === "production";
  const complete: Config = {
    ...config,
    COOKIE_SECURE: config.COOKIE_SECURE ?? production,
    CORS_ORIGINS: config.CORS_ORIGINS ?? (production ? [] : ["*"]),
    LOGINS_PER_MINUTE: config.LOGINS_PER_MINUTE ?? (production ? 300 : 10_000),
    REGISTRATIONS_PER_ADDRESS: config.REGISTRATIONS_PER_ADDRESS ?? (production ? 1000 : 100_000),
    PROFILE_CHANGES_PER_MINUTE: config.PROFILE_CHANGES_PER_MINUTE ?? (production ? 20 : 200),
    OPEN_REQUESTS_PER_SESSION: config.OPEN_REQUESTS_PER_SESSION ?? (production ? 200 : 2000),
    OPEN_REQUESTS_PER_ADDRESS: config.OPEN_REQUESTS_PER_ADDRESS ?? (production ? 1000 : 10_000),
    SESSIONS_PER_USER: config.SESSIONS_PER_USER ?? (production ? 1000 : 20_000),
    SOCKETS_PER_USER: config.SOCKETS_PER_USER ?? (production ? 200 : 20_000),
    LOG_FORMAT: config.LOG_FORMAT === "auto" ? (production ? "json" : "text") : config.LOG_FORMAT,
  };
  refuseIncompleteStorage(complete);
  if (production) refuseUnsafe(complete);
  if (complete.WORKERS > 1 && !complete.DATABASE_URL) {
    throw new ConfigError(
      `WORKERS=${complete.WORKERS} needs PostgreSQL: a SQLite file belongs to one process. ` +
        "Set DATABASE_URL=postgres://…, or leave WORKERS at 1.",
    );
  }
  return complete;
}

function refuseIncompleteStorage(config: Config): void {
  if (config.S3_BUCKET === "") return;
  for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (config[name] === "") throw new ConfigError(`S3_BUCKET is set, so ${name} is needed too.`);
  }
  if (!/^https?:\/\/[^/]/.test(config.S3_ENDPOINT) || !URL.canParse(config.S3_ENDPOINT)) {
    throw new ConfigError(`S3_ENDPOINT=${config.S3_ENDPOINT}: must be an address that begins with http`);
  }
}

function refuseUnsafe(config: Config): void {
  const how = `Set JWT_SECRET to at least ${MIN_SECRET_LENGTH} random characters, for example from: openssl rand -base64 48`;
  if (config.JWT_SECRET_PREVIOUS === SECRET_PLACEHOLDER) {
    throw new ConfigError(
      "JWT_SECRET_PREVIOUS is the documented placeholder, which anybody could sign with. Unset it.",
    );
  }
  if (config.JWT_SECRET === SECRET_PLACEHOLDER) {
    throw new ConfigError(`JWT_SECRET is the documented placeholder, which anybody could sign with. ${how}`);
  }
  for (const [name, secret] of Object.entries({
    JWT_SECRET: config.JWT_SECRET,
    JWT_SECRET_PREVIOUS: config.JWT_SECRET_PREVIOUS,
  })) {
    if (name === "JWT_SECRET_PREVIOUS" && secret === "") continue;
    if (secret.length < MIN_SECRET_LENGTH) {
      throw new ConfigError(`${name} has only ${secret.length} characters. ${how}`);
    }
  }
  if (config.CORS_ORIGINS.includes("null")) {
    throw new ConfigError(
      "CORS_ORIGINS has null, which is what any website can call itself from a sandboxed frame. Leave it out.",
    );
  }
  if (config.CORS_ORIGINS.includes("*")) {
    throw new ConfigError(
      "CORS_ORIGINS is the wildcard, which lets every website call this service. " +
        "List the origins that may, for example CORS_ORIGINS=https://boards.example.org, or leave it unset for none.",
    );
  }
}

/** Where the database is without a DATABASE_URL. */
export function sqliteFile({ DATA_DIR }: Config): string {
  return `${DATA_DIR}/boardcast.db`;
}

/**
 * In development without a secret, one is made at the first start, so that restarts keep people logged in. Several
 * processes may start at once: the file appears with its whole content, and the first one wins.
 */
export function signingSecret(config: Config): string {
  if (config.JWT_SECRET !== SECRET_PLACEHOLDER) return config.JWT_SECRET;
  const file = join(config.DATA_DIR, "jwt-secret");
  if (!existsSync(file)) {
    makePrivateFolder(config.DATA_DIR);
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as { code?: string }).code !== "EEXIST") throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  makePrivate(file);
  const kept = readFileSync(file, "utf8");
  if (kept.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`${file} is cut off; remove it and a new one is made.`);
  return kept;
}

/** `--some-setting value` or `--some-setting=value`; what is no flag is returned as it is. */
export function parseFlags(args: readonly string[]): { flags: Record<string, string>; rest: string[] } {
  const flags: Record<string, string> = {};
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const match = /^--([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(args[i]!);
    if (!match) {
      rest.push(args[i]!);
      continue;
    }
    const name = match[1]!.replaceAll("-", "_").toUpperCase();
    const value = match[2] ?? args[++i];
    if (value === undefined) throw new ConfigError(`--${match[1]} needs a value`);
    flags[name] = value;
  }
  return { flags, rest };
}

/** Flags are settings, and those a command adds. */
export function refuseUnknownFlags(flags: Record<string, string>, added: readonly string[] = []): void {
  for (const name of Object.keys(flags)) {
    if (!Object.hasOwn(SETTINGS, name) && !added.includes(name)) {
      throw new ConfigError(`There is no setting ${flagOf(name)}; --help lists them all`);
    }
  }
}

export function settingsHelp(): string {
  return Object.entries(SETTINGS)
    .map(([name, { fallback, help }]) => {
      const shown = typeof fallback === "object" ? Object.values(fallback).join(",") : fallback;
      return `  ${flagOf(name).padEnd(30)} ${name.padEnd(27)} ${help}${shown ? ` [${shown}]` : ""}`;
    })
    .join("\n");
}

function flagOf(name: string): string {
  return `--${name.toLowerCase().replaceAll("_", "-")}`;
}

function parseNamed(name: string, setting: Setting<unknown>, given: string): unknown {
  try {
    return setting.parse(given);
  } catch (error) {
    const shown = /SECRET|TOKEN|HEADERS/.test(name) ? "…" : given;
    throw new ConfigError(`${name}=${shown}: ${(error as Error).message}`);
  }
}
