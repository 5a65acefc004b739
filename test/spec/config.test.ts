/** Settings: what is refused in production, what holds without any, and where they are listed. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SECRET_PLACEHOLDER } from "../../server/config/checks.ts";
import { settingsExample, settingsHelp } from "../../server/config/listing.ts";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { ConfigError, readConfig } from "../../server/config.ts";
import { problem } from "../support/config-problem.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const production = (settings: Record<string, string> = {}) =>
  readConfig({ ENVIRONMENT: "production", JWT_SECRET: SECRET, ...settings });

describe("SYSTEM-5: production refuses", () => {
  const how = /Set JWT_SECRET to at least 32 random characters, for example from: openssl rand/;

  test("the placeholder, set or left, as the signing secret", () => {
    for (const JWT_SECRET of [SECRET_PLACEHOLDER, ""]) {
      const message = problem(() => production({ JWT_SECRET }));
      expect(message).toStartWith("JWT_SECRET is the documented placeholder");
      expect(message).toMatch(how);
    }
  });

  test("a signing secret of fewer than 32 characters, without printing it", () => {
    const message = problem(() => production({ JWT_SECRET: SECRET.slice(1) }));
    expect(message).toStartWith("JWT_SECRET has only 31 characters.");
    expect(message).toMatch(how);
    expect(message).not.toContain(SECRET.slice(1));
    expect(production().JWT_SECRET).toBe(SECRET);
  });

  test("the placeholder or a short one as the previous secret: whoever has it could sign too", () => {
    for (const JWT_SECRET_PREVIOUS of [SECRET.slice(1), SECRET_PLACEHOLDER]) {
      expect(problem(() => production({ JWT_SECRET_PREVIOUS }))).toStartWith("JWT_SECRET_PREVIOUS ");
    }
    expect(problem(() => production({ JWT_SECRET_PREVIOUS: "x" }))).toBe(
      "JWT_SECRET_PREVIOUS has only 1 characters, so it cannot be the secret from before. " +
        "Set it to the former JWT_SECRET, or unset it.",
    );
    expect(production({ JWT_SECRET_PREVIOUS: SECRET }).JWT_SECRET_PREVIOUS).toBe(SECRET);
  });

  test("the wildcard for CORS, alone or among others", () => {
    for (const CORS_ORIGINS of ["*", "https://boards.example.org, *"]) {
      const message = problem(() => production({ CORS_ORIGINS }));
      expect(message).toStartWith("CORS_ORIGINS is the wildcard");
      expect(message).toContain("List the origins that may, for example CORS_ORIGINS=https://");
    }
  });

  test("the origin null, which any website can have", () => {
    for (const CORS_ORIGINS of ["null", "https://boards.example.org, null"]) {
      expect(problem(() => production({ CORS_ORIGINS }))).toStartWith("CORS_ORIGINS has null");
    }
  });

  test("an empty DATABASE_URL, from the environment or a flag: boards would go to a new SQLite file, unnoticed", () => {
    const settings = { ENVIRONMENT: "production", JWT_SECRET: SECRET };
    const message =
      "DATABASE_URL is set, but empty. Set it to postgres://user:password@host/name, or unset it for SQLite.";
    expect(problem(() => production({ DATABASE_URL: "" }))).toBe(message);
    expect(problem(() => readConfig(settings, { DATABASE_URL: "" }))).toBe(message);
    expect(production().DATABASE_URL).toBe("");
    expect(readConfig({ DATABASE_URL: "" }).DATABASE_URL).toBe("");
  });

  test("none of this in development", () => {
    const config = readConfig({ JWT_SECRET: "short", JWT_SECRET_PREVIOUS: "short", CORS_ORIGINS: "*" });
    expect(config).toMatchObject({ JWT_SECRET: "short", JWT_SECRET_PREVIOUS: "short", CORS_ORIGINS: ["*"] });
  });
});

describe("without settings", () => {
  const specified = {
    HOST: "127.0.0.1",
    PORT: 8000,
    ENVIRONMENT: "development",
    DATA_DIR: "./data",
    DATABASE_URL: "",
    JWT_SECRET: SECRET_PLACEHOLDER,
    JWT_SECRET_PREVIOUS: "",
    JWT_ALGORITHM: "HS256",
    JWT_AUDIENCE: "boardcast",
    JWT_LIFETIME_SECONDS: 3600,
    AUTH_COOKIE: true,
    COOKIE_SECURE: false,
    CORS_ORIGINS: ["*"],
    MAX_ATTACHMENT_BYTES: 10_485_760,
    BOARD_STORAGE_BYTES: 2 ** 30,
    BOARD_BYTES: 16 * 2 ** 20,
    MAX_BOARDS_PER_OWNER: 1000,
    MAX_DELETED_BOARDS_PER_OWNER: 1000,
    COPIED_BYTES_PER_DAY: 4 * 2 ** 30,
    ADDED_MEMBERS_PER_HOUR: 100_000,
    WEBHOOK_REPLAYS_PER_MINUTE: 1000,
    MAX_COLUMNS_PER_BOARD: 200,
    MAX_CARDS_PER_BOARD: 20_000,
    MAX_LABELS_PER_BOARD: 200,
    MAX_MEMBERS_PER_BOARD: 500,
    MAX_RULES_PER_BOARD: 100,
    MAX_WEBHOOKS_PER_BOARD: 20,
    MAX_CHECKLISTS_PER_CARD: 20,
    MAX_ITEMS_PER_CHECKLIST: 200,
    MAX_ATTACHMENTS_PER_CARD: 100,
    MAX_COMMENTS_PER_CARD: 5000,
    UPLOAD_MEMORY_BYTES: 64 * 2 ** 20,
    S3_BUCKET: "",
    S3_REGION: "us-east-1",
    TRUSTED_PROXIES: [],
    PASSWORD_MIN_LENGTH: 8,
    PASSWORD_REQUIRE: [],
    LOGIN_FAILURES: 10,
    LOGIN_WINDOW_SECONDS: 900,
    LOGINS_PER_MINUTE: 10_000,
    REGISTRATIONS_PER_ADDRESS: 100_000,
    BODY_MEMORY_BYTES: 16 * 2 ** 20,
    PROFILE_CHANGES_PER_MINUTE: 200,
    OPEN_REQUESTS_PER_SESSION: 2000,
    OPEN_REQUESTS_PER_ADDRESS: 10_000,
    SESSIONS_PER_USER: 20_000,
    API_TOKENS_PER_USER: 100,
    SOCKETS_PER_USER: 20_000,
    SOCKETS_PER_ADDRESS: 20_000,
    SOCKETS_JOINING: 20_000,
    IDLE_TIMEOUT_SECONDS: 30,
    EVENT_BYTES_PER_MINUTE: 64 * 2 ** 20,
    EVENT_RETENTION_DAYS: 365,
    WEBHOOK_ALLOWED_HOSTS: { names: [], ranges: [] },
    WEBHOOK_WAIT_DAYS: 7,
    WEBHOOK_DELIVERY_DAYS: 30,
    IMPORT_ALLOWED_HOSTS: { names: [], ranges: [] },
    LOG_LEVEL: "info",
    LOG_FORMAT: "text",
  };

  test("SYSTEM-4: the defaults of development apply (AUTH-21, ATTACHMENT-5, EVENT-10, LIMIT-1, LIMIT-7, LIMIT-8, LIMIT-15 to LIMIT-17)", () => {
    expect(readConfig({})).toMatchObject(specified as never);
    expect(readConfig({ PORT: "", CORS_ORIGINS: "" })).toMatchObject(specified as never);
  });

  test("production differs in cookie, CORS, limits and log", () => {
    expect(production()).toEqual({
      ...readConfig({}),
      ENVIRONMENT: "production",
      JWT_SECRET: SECRET,
      COOKIE_SECURE: true,
      CORS_ORIGINS: [],
      LOGINS_PER_MINUTE: 300,
      MAILS_PER_RECIPIENT: 5,
      MAX_IMPORTS_PER_USER: 3,
      REGISTRATIONS_PER_ADDRESS: 1000,
      PROFILE_CHANGES_PER_MINUTE: 20,
      ADDED_MEMBERS_PER_HOUR: 1000,
      WEBHOOK_REPLAYS_PER_MINUTE: 10,
      OPEN_REQUESTS_PER_SESSION: 200,
      OPEN_REQUESTS_PER_ADDRESS: 1000,
      SESSIONS_PER_USER: 1000,
      SOCKETS_PER_USER: 200,
      LOG_FORMAT: "json",
    });
  });
});

describe("every setting is listed", () => {
  const names = Object.keys(readConfig({}));

  test("in the help, with its flag", () => {
    const help = settingsHelp().split("\n");
    expect(help.map((line) => /^ {2}(--[a-z0-9-]+) +([A-Z0-9_]+) +\S/.exec(line)?.slice(1))).toEqual(
      names.map((name) => [`--${name.toLowerCase().replaceAll("_", "-")}`, name]),
    );
  });

  test("in .env.example, in the words of the help (npx bun ops/env-example.ts > .env.example)", () => {
    const example = readFileSync(join(import.meta.dir, "../../.env.example"), "utf8");
    expect(example).toBe(settingsExample());
    const listed = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]!);
    expect(listed).toEqual(names);
  });
});

describe("SYSTEM-6: without a secret in development", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "boardcast-config-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("one is created at the first start and kept in DATA_DIR, readable by its owner only", () => {
    const config = readConfig({ DATA_DIR: join(folder, "new") });
    const secret = signingSecret(config);
    expect(secret).toMatch(/^[\w-]{43,}$/);
    expect(signingSecret(config)).toBe(secret);
    expect(statSync(join(folder, "new", "jwt-secret")).mode & 0o777).toBe(0o600);
    expect(signingSecret(readConfig({ DATA_DIR: join(folder, "other") }))).not.toBe(secret);
  });

  test("a stored secret that is empty or truncated is never used", () => {
    for (const kept of ["", "abc"]) {
      writeFileSync(join(folder, "jwt-secret"), kept);
      const config = readConfig({ DATA_DIR: folder });
      let secret: string | undefined;
      try {
        secret = signingSecret(config);
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
      }
      if (secret !== undefined) expect(secret.length).toBeGreaterThanOrEqual(32);
    }
  });

  test("a configured one is used instead", () => {
    expect(signingSecret(readConfig({ DATA_DIR: folder, JWT_SECRET: "mine" }))).toBe("mine");
  });
});
