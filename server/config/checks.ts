/** Settings that contradict each other, and those that are unsafe in production. */
import type { Config } from "../config.ts";
import { serversOf } from "../platform/db/postgres/address.ts";
import { isLoopback } from "../platform/http/headers/origin.ts";
import { parseRedisUrl } from "../platform/live/bus/redis-url.ts";
import { messageOf } from "../platform/util/unknown-value.ts";
import { ConfigError } from "./setting-kinds.ts";

export const SECRET_PLACEHOLDER = "change-me-to-a-long-random-string";
export const MIN_SECRET_LENGTH = 32;

export function checkConfig(config: Config): void {
  checkAddresses(config);
  checkObjectStorage(config);
  checkMail(config);
  checkPublicUrl(config);
  checkOidc(config);
  if (config.ENVIRONMENT === "production") {
    checkSecrets(config);
    checkOrigins(config);
  }
  if (config.WORKERS > 1 && !config.DATABASE_URL) {
    throw new ConfigError(
      `WORKERS=${config.WORKERS} needs PostgreSQL: a SQLite file belongs to one process. ` +
        "Set DATABASE_URL=postgres://…, or leave WORKERS at 1.",
    );
  }
}

/** As from a variable that is missing where the service is deployed: it would start on an empty SQLite file, unnoticed. */
export function refuseEmptyDatabase(given: string | undefined): void {
  if (given === "")
    throw new ConfigError(
      "DATABASE_URL is set, but empty. Set it to postgres://user:password@host/name, or unset it for SQLite.",
    );
}

/** They may hold a password, so they are not repeated. */
function checkAddresses({ DATABASE_URL, REDIS_URL }: Config): void {
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new ConfigError("DATABASE_URL must begin with postgres://. Leave it unset for SQLite.");
  }
  if (DATABASE_URL) checkServers(DATABASE_URL);
  if (!REDIS_URL) return;
  try {
    parseRedisUrl(REDIS_URL);
  } catch (error) {
    throw new ConfigError(`REDIS_URL ${messageOf(error)}.`);
  }
}

function checkServers(address: string): void {
  try {
    serversOf(address);
  } catch (error) {
    throw new ConfigError(`DATABASE_URL ${messageOf(error)}.`);
  }
}

/** Without a bucket, attachments would go to the database, unnoticed. */
function checkObjectStorage(config: Config): void {
  if (config.S3_BUCKET === "") {
    const left = (["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_PREFIX"] as const).find(
      (name) => config[name],
    );
    if (left) throw new ConfigError(`${left} is set, so S3_BUCKET is needed too.`);
    return;
  }
  for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
    if (config[name] === "") throw new ConfigError(`S3_BUCKET is set, so ${name} is needed too.`);
  }
  if (!/^https?:\/\/[^/]/.test(config.S3_ENDPOINT) || !URL.canParse(config.S3_ENDPOINT)) {
    throw new ConfigError(`S3_ENDPOINT=${config.S3_ENDPOINT}: must be an address that begins with http`);
  }
}

/** Links in mail are not derived from requests, which anybody can make up. */
function checkMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): void {
  if (SMTP_URL === "") return;
  if (!/^smtps?:\/\//.test(SMTP_URL))
    throw new ConfigError("SMTP_URL must begin with smtp://, or with smtps:// for TLS from the start.");
  if (!URL.canParse(SMTP_URL) || new URL(SMTP_URL).hostname === "")
    throw new ConfigError("SMTP_URL must name a server: smtp://user:password@host:587");
  if (PUBLIC_URL === "")
    throw new ConfigError("SMTP_URL is set, so PUBLIC_URL is needed too, for links in mail.");
  if (!/^[^@\r\n]*@[\w.-]+>?$/.test(MAIL_FROM))
    throw new ConfigError("SMTP_URL is set, so MAIL_FROM must be an address: Boardcast <boards@example.org>");
}

/** All of it or nothing: half a provider would be found out by whoever tries to sign in. */
function checkOidc(config: Config): void {
  const { OIDC_ISSUER, OIDC_ALLOW_HTTP, PASSWORD_LOGIN } = config;
  if (OIDC_ISSUER === "") {
    const left = (["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"] as const).find(
      (name) => config[name],
    );
    if (left) throw new ConfigError(`${left} is set, so OIDC_ISSUER is needed too.`);
    if (!PASSWORD_LOGIN)
      throw new ConfigError(
        "PASSWORD_LOGIN=false leaves no way to log in. Set OIDC_ISSUER, or leave it at true.",
      );
    return;
  }
  for (const name of ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"] as const)
    if (config[name] === "") throw new ConfigError(`OIDC_ISSUER is set, so ${name} is needed too.`);
  const { protocol, host, search, hash } = new URL(OIDC_ISSUER);
  if (search !== "" || hash !== "")
    throw new ConfigError(`OIDC_ISSUER=${OIDC_ISSUER}: an issuer has neither a query nor a fragment.`);
  if (protocol === "http:" && !isLoopback(host) && !OIDC_ALLOW_HTTP)
    throw new ConfigError(
      `OIDC_ISSUER=${OIDC_ISSUER}: without TLS, whoever is in between can sign in as anybody. ` +
        "Use https://, or set OIDC_ALLOW_HTTP=true for a network that you trust.",
    );
  if (!config.AUTH_COOKIE)
    throw new ConfigError("OIDC_ISSUER is set, so AUTH_COOKIE must be true: a sign-in ends with the cookie.");
  if (config.ENVIRONMENT === "production" && config.PUBLIC_URL === "")
    throw new ConfigError(
      "OIDC_ISSUER is set, so PUBLIC_URL is needed too: the provider sends people back to it.",
    );
}

/** Links would lead to another path than the one that answers. */
function checkPublicUrl({ BASE_PATH, PUBLIC_URL }: Config): void {
  if (PUBLIC_URL === "" || new URL(PUBLIC_URL).pathname.replace(/\/+$/, "") === BASE_PATH) return;
  throw new ConfigError(
    `PUBLIC_URL=${PUBLIC_URL}: its path must be that of BASE_PATH, which is ${BASE_PATH || "not set"}.`,
  );
}

function checkSecrets({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Config): void {
  const how = `Set JWT_SECRET to at least ${MIN_SECRET_LENGTH} random characters, for example from: openssl rand -base64 48`;
  if (JWT_SECRET_PREVIOUS === SECRET_PLACEHOLDER) {
    throw new ConfigError(
      "JWT_SECRET_PREVIOUS is the documented placeholder, which anybody could sign with. Unset it.",
    );
  }
  if (JWT_SECRET === SECRET_PLACEHOLDER) {
    throw new ConfigError(`JWT_SECRET is the documented placeholder, which anybody could sign with. ${how}`);
  }
  if (JWT_SECRET.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(`JWT_SECRET has only ${JWT_SECRET.length} characters. ${how}`);
  }
  if (JWT_SECRET_PREVIOUS !== "" && JWT_SECRET_PREVIOUS.length < MIN_SECRET_LENGTH) {
    throw new ConfigError(
      `JWT_SECRET_PREVIOUS has only ${JWT_SECRET_PREVIOUS.length} characters, so it cannot be the secret from before. ` +
        "Set it to the former JWT_SECRET, or unset it.",
    );
  }
}

function checkOrigins({ CORS_ORIGINS }: Config): void {
  if (CORS_ORIGINS.includes("null")) {
    throw new ConfigError(
      "CORS_ORIGINS has null, which is what any website can call itself from a sandboxed frame. Leave it out.",
    );
  }
  if (CORS_ORIGINS.includes("*")) {
    throw new ConfigError(
      "CORS_ORIGINS is the wildcard, which lets every website call this service. " +
        "List the origins that may, for example CORS_ORIGINS=https://boards.example.org, or leave it unset for none.",
    );
  }
}
