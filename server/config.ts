/** Every setting: environment variable (or flag of the same name in kebab case), default, one line of help. */
import { checkConfig, refuseEmptyDatabase, SECRET_PLACEHOLDER } from "./config/checks.ts";
import {
  addressRanges,
  ConfigError,
  flag,
  hosts,
  httpUrl,
  integer,
  list,
  oneOf,
  pairs,
  path,
  type Setting,
  someOf,
  text,
} from "./config/setting-kinds.ts";
import { messageOf } from "./platform/util/unknown-value.ts";

export { ConfigError };

const DAY_SECONDS = 86_400;
const MIB = 2 ** 20;
const COUNT = [1, 1_000_000] as const;
const BYTES = [0, 2 ** 40] as const;

const SERVICE = {
  HOST: text("127.0.0.1", "Address to listen on"),
  PORT: integer(8000, [0, 65535], "Port to listen on; 0 picks a free one"),
  BASE_PATH: path("Path below which everything is, such as /boards; proxies must not strip it"),
  WORKERS: integer(1, [1, 256], "Processes that share the port; more than one needs PostgreSQL"),
  ENVIRONMENT: oneOf(["development", "production"], "Environment; production refuses unsafe settings"),
  DATA_DIR: text("./data", "Folder for the SQLite file and other local files"),
  DATABASE_URL: text(
    "",
    "postgres://user:password@host/name instead of SQLite; several hosts, separated by commas, for failover",
  ),
  DATABASE_POOL: integer(10, [1, 1000], "Connections to PostgreSQL"),
  DATABASE_PREPARE: flag(true, "Use prepared statements; turn off behind a transaction pooler"),
  REDIS_URL: text(
    "",
    "redis://host:6379, redis+sentinel://s1,s2/master or redis+cluster://n1,n2: shares events and presence",
  ),
};

const MAIL = {
  PUBLIC_URL: httpUrl(
    "Address of the web client, with BASE_PATH, for links: https://boards.example.org; needed for mail",
  ),
  SMTP_URL: text("", "smtp://user:password@host:587, or smtps://; without it, no mail is sent"),
  MAIL_FROM: text("", "Sender of mail: Boardcast <boards@example.org>"),
  MAILS_PER_RECIPIENT: integer(
    { production: 5, development: 1000 },
    COUNT,
    "Mails that people may have sent to one address in an hour",
  ),
  DIGEST_HOUR: integer(7, [0, 23], "Hour of the day, in UTC, at which digests are mailed"),
  INVITATION_MAILS_PER_HOUR: integer(100, COUNT, "Invitations that one account may have mailed in an hour"),
};

const LOGIN = {
  JWT_SECRET: text(SECRET_PLACEHOLDER, "Signing secret; in development, created in DATA_DIR when unset"),
  JWT_SECRET_PREVIOUS: text("", "One more accepted secret, while rotating"),
  JWT_ALGORITHM: oneOf(["HS256", "HS384", "HS512"], "Signature algorithm of tokens"),
  JWT_AUDIENCE: text("boardcast", "Audience of tokens"),
  JWT_LIFETIME_SECONDS: integer(3600, [1, 365 * DAY_SECONDS], "Lifetime of tokens and of the cookie"),
  REGISTRATION: oneOf(
    ["open", "invite", "closed"],
    "Who may register: everyone, people with an invitation, nobody",
  ),
  AUTH_COOKIE: flag(true, "Login also sets the cookie svc_auth"),
  COOKIE_SECURE: flag({ production: true, development: false }, "Flag the cookie Secure"),
  CORS_ORIGINS: list(
    { production: [], development: ["*"] },
    "Origins that may call from browsers; * only in development",
  ),
};

const SIGN_IN = {
  PASSWORD_LOGIN: flag(true, "Log in and register with a password; false needs OIDC_ISSUER"),
  OIDC_ISSUER: httpUrl("Sign in with this OpenID Connect provider: https://id.example.org/realms/main"),
  OIDC_CLIENT_ID: text("", "The id of this service at the provider"),
  OIDC_CLIENT_SECRET: text("", "The secret of this service at the provider"),
  OIDC_NAME: text("", "What the provider is called on the login page"),
  OIDC_LINK_BY_EMAIL: flag(
    false,
    "Connect a first sign-in with the account of the same address, if the provider has verified it",
  ),
  OIDC_ALLOW_HTTP: flag(false, "Accept a provider without TLS on another machine; for closed networks only"),
};

const BOARDS = {
  MAX_ATTACHMENT_BYTES: integer(10 * MIB, [1, 2 ** 31], "Largest attachment, in bytes"),
  MAX_IMPORT_BYTES: integer(256 * MIB, [1, 2 ** 40], "Largest file that can be imported, in bytes"),
  BOARD_STORAGE_BYTES: integer(2 ** 30, [0, 2 ** 50], "All attachments of one board together; 0: no limit"),
  BOARD_BYTES: integer(16 * MIB, BYTES, "One board as JSON, without the bytes of attachments; 0: no limit"),
  MAX_IMPORTS_PER_USER: integer(
    { production: 3, development: 50 },
    COUNT,
    "Imports of one user that are not finished, and previews",
  ),
  MAX_BOARDS_PER_OWNER: integer(1000, COUNT, "Boards that one user has created and still owns"),
  MAX_DELETED_BOARDS_PER_OWNER: integer(
    1000,
    COUNT,
    "Deleted boards of one user that are not purged yet; with as many, they create no more",
  ),
  MAX_COLUMNS_PER_BOARD: integer(200, COUNT, "Columns on one board"),
  MAX_CARDS_PER_BOARD: integer(20_000, COUNT, "Cards on one board"),
  MAX_LABELS_PER_BOARD: integer(200, COUNT, "Labels of one board"),
  MAX_MEMBERS_PER_BOARD: integer(500, COUNT, "Members of one board"),
  MAX_INVITATIONS_PER_BOARD: integer(100, COUNT, "Invitations to one board that can still be accepted"),
  MAX_SHARES_PER_BOARD: integer(20, COUNT, "Public links of one board"),
  MAX_RULES_PER_BOARD: integer(100, COUNT, "Automation rules of one board"),
  MAX_WEBHOOKS_PER_BOARD: integer(20, COUNT, "Webhooks of one board"),
  MAX_CHECKLISTS_PER_CARD: integer(20, COUNT, "Checklists on one card"),
  MAX_ITEMS_PER_CHECKLIST: integer(200, COUNT, "Items in one checklist"),
  MAX_ATTACHMENTS_PER_CARD: integer(100, COUNT, "Attachments of one card"),
  MAX_COMMENTS_PER_CARD: integer(5000, COUNT, "Comments on one card"),
};

const MEMORY = {
  UPLOAD_MEMORY_BYTES: integer(
    64 * MIB,
    BYTES,
    "Memory for uploads in progress (at least enough for one); one user may hold half of it",
  ),
  BODY_MEMORY_BYTES: integer(
    16 * MIB,
    BYTES,
    "Memory for all other request bodies; one login session or address may hold a quarter of it",
  ),
};

const OBJECT_STORAGE = {
  S3_BUCKET: text("", "Store attachments in this bucket of S3-compatible storage, not in the database"),
  S3_ENDPOINT: text("", "Address of the storage, such as https://s3.eu-central-1.amazonaws.com"),
  S3_REGION: text("us-east-1", "Region of the bucket"),
  S3_ACCESS_KEY_ID: text("", "Access key of the storage"),
  S3_SECRET_ACCESS_KEY: text("", "Secret of the access key"),
  S3_PREFIX: text("", "Prefix of object names, such as boardcast/"),
};

const ABUSE = {
  TRUSTED_PROXIES: addressRanges("Addresses and ranges (10.0.0.0/8) whose X-Forwarded-For is trusted"),
  PASSWORD_MIN_LENGTH: integer(8, [1, 1024], "Minimum length of a password"),
  PASSWORD_REQUIRE: someOf(
    ["upper", "lower", "digit", "symbol", "uncommon"],
    "Requirements for passwords, any of",
  ),
  LOGIN_FAILURES: integer(10, COUNT, "Failed logins of one account from one address before it must wait"),
  LOGIN_WINDOW_SECONDS: integer(900, [1, DAY_SECONDS], "How long a failed login counts"),
  LOGINS_PER_MINUTE: integer(
    { production: 300, development: 10_000 },
    COUNT,
    "Logins of one account from one address, failed or not",
  ),
  REGISTRATIONS_PER_ADDRESS: integer(
    { production: 1000, development: 100_000 },
    COUNT,
    "New accounts from one address in LOGIN_WINDOW_SECONDS",
  ),
  PROFILE_CHANGES_PER_MINUTE: integer(
    { production: 20, development: 200 },
    COUNT,
    "Changes to one user's names and picture",
  ),
  WEBHOOK_REPLAYS_PER_MINUTE: integer(
    { production: 10, development: 1000 },
    COUNT,
    "Replays of webhooks that one account may start per minute",
  ),
  ADDED_MEMBERS_PER_HOUR: integer(
    { production: 1000, development: 100_000 },
    [0, 1_000_000],
    "People whom one account may add to boards per hour on this instance; 0: no limit",
  ),
  COPIED_BYTES_PER_DAY: integer(
    4 * 2 ** 30,
    [0, 2 ** 50],
    "Bytes that one account's copies of boards and files may store per day on this instance; 0: no limit",
  ),
  OPEN_REQUESTS_PER_SESSION: integer(
    { production: 200, development: 2000 },
    COUNT,
    "Open requests of one login session on this instance",
  ),
  OPEN_REQUESTS_PER_ADDRESS: integer(
    { production: 1000, development: 10_000 },
    COUNT,
    "Open requests from one address on this instance",
  ),
  SESSIONS_PER_USER: integer(
    { production: 1000, development: 20_000 },
    COUNT,
    "Concurrent login sessions of one user",
  ),
  API_TOKENS_PER_USER: integer(100, COUNT, "API tokens of one user"),
  SOCKETS_PER_USER: integer(
    { production: 200, development: 20_000 },
    COUNT,
    "Live connections of one user to this instance",
  ),
  SOCKETS_PER_ADDRESS: integer(20_000, COUNT, "Live connections from one address to this instance"),
  SOCKETS_JOINING: integer(20_000, COUNT, "Live connections waiting for admission to this instance"),
  PUBLIC_STREAMS: integer(
    20_000,
    COUNT,
    "Streams of public links on this instance; at most three quarters of all live connections",
  ),
  PUBLIC_STREAMS_PER_LINK: integer(10_000, COUNT, "Streams of one public link on this instance"),
  PUBLIC_STREAMS_PER_ADDRESS: integer(
    2000,
    COUNT,
    "Streams of public links from one address to this instance",
  ),
  IDLE_TIMEOUT_SECONDS: integer(30, [1, 255], "Silence after which a request or an idle connection is cut"),
};

const EVENTS = {
  SNAPSHOT_CACHE_BYTES: integer(128 * MIB, BYTES, "Memory for the cache of boards"),
  EVENT_BYTES_PER_MINUTE: integer(
    64 * MIB,
    BYTES,
    "Bytes of events one account may cause per minute on this instance; 0: no limit",
  ),
  TRASH_DAYS: integer(
    30,
    [0, 3650],
    "Whole days for which deleted boards, columns, cards, labels and attachments can be restored",
  ),
  NOTIFICATION_DAYS: integer(90, [1, 3650], "Whole days for which notifications that were read are kept"),
  NOTIFICATIONS_PER_USER: integer(
    1000,
    [100, 100_000],
    "Notifications kept for each user; the oldest of the boards with the most are removed",
  ),
  EVENT_RETENTION_DAYS: integer(
    365,
    [0, 36_500],
    "Whole days that the event log of a board reaches back; its last 1,000 events always stay",
  ),
};

const WEBHOOKS = {
  WEBHOOK_ALLOWED_HOSTS: hosts(
    "Host names, addresses and ranges (10.0.0.0/8) that webhooks may call although they are not public",
  ),
  WEBHOOK_WAIT_DAYS: integer(
    7,
    [0, 3650],
    "Whole days for which the event log is kept beyond EVENT_RETENTION_DAYS for webhooks that lag behind",
  ),
  WEBHOOK_DELIVERY_DAYS: integer(30, [1, 3650], "Whole days for which webhook deliveries are listed"),
};

const IMPORTS = {
  IMPORT_ALLOWED_HOSTS: hosts(
    "Host names, addresses and ranges (10.0.0.0/8) that imports may read from although they are not public",
  ),
};

const OBSERVABILITY = {
  LOG_LEVEL: oneOf(["info", "debug", "warn", "error", "silent"], "Minimum log level"),
  LOG_FORMAT: oneOf(
    ["auto", "text", "json"],
    "Log format; auto is text in development and json in production",
  ),
  METRICS_TOKEN: text(
    "",
    "Bearer token for GET /metrics; without one, it is open in development and absent in production",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl("http://host:4318 of an OpenTelemetry collector that receives traces"),
  OTEL_EXPORTER_OTLP_HEADERS: pairs("Headers for the collector: name=value,name=value"),
  OTEL_SERVICE_NAME: text("boardcast", "The service's name in traces"),
};

export const SETTINGS = {
  ...SERVICE,
  ...MAIL,
  ...LOGIN,
  ...SIGN_IN,
  ...BOARDS,
  ...MEMORY,
  ...OBJECT_STORAGE,
  ...ABUSE,
  ...EVENTS,
  ...WEBHOOKS,
  ...IMPORTS,
  ...OBSERVABILITY,
};

type Settings = typeof SETTINGS;
export type Config = { [Name in keyof Settings]: ReturnType<Settings[Name]["parse"]> };

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

/** Throws `ConfigError` for what cannot be used. An empty text counts as not given, but see `refuseEmptyDatabase`. */
export function readConfig(
  env: Record<string, string | undefined>,
  flags: Record<string, string | undefined> = {},
): Config {
  const given = (name: string) => flags[name] ?? env[name] ?? "";
  const environment = parse("ENVIRONMENT", SETTINGS.ENVIRONMENT, given("ENVIRONMENT"), "development");
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => [
    name,
    parse(name, setting, given(name), environment),
  ]);
  // Every name of SETTINGS, each with what its own setting parses to.
  const config = Object.fromEntries(entries) as Config;
  if (config.LOG_FORMAT === "auto") config.LOG_FORMAT = environment === "production" ? "json" : "text";
  if (environment === "production") refuseEmptyDatabase(flags.DATABASE_URL ?? env.DATABASE_URL);
  checkConfig(config);
  return config;
}

function parse<T>(name: string, setting: Setting<T>, given: string, environment: Config["ENVIRONMENT"]): T {
  if (given === "") return setting.defaults[environment];
  try {
    return setting.parse(given);
  } catch (error) {
    const shown = /SECRET|TOKEN|HEADERS|SMTP/.test(name) ? "…" : given;
    throw new ConfigError(`${name}=${shown}: ${messageOf(error)}`);
  }
}

/** Where the database is without a DATABASE_URL. */
export function sqliteFile({ DATA_DIR }: Config): string {
  return `${DATA_DIR}/boardcast.db`;
}

export function flagOf(name: string): string {
  return name.toLowerCase().replaceAll("_", "-");
}
