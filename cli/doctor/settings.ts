/** Settings that are valid, but not what a service in production should have. */
import { existsSync } from "node:fs";
import { MIN_SECRET_LENGTH, SECRET_PLACEHOLDER } from "../../server/config/checks.ts";
import { secretFile } from "../../server/config/signing-secret.ts";
import type { Config } from "../../server/config.ts";
import { type Finding, fail, firstOf, ok, warn } from "./finding.ts";

const LOOPBACK = ["127.0.0.1", "::1", "localhost"];

export function checkSettings(config: Config): Finding[] {
  return [
    environment(config),
    secret(config),
    rotation(config),
    origins(config),
    proxies(config),
    cookie(config),
    bus(config),
  ];
}

function environment({ ENVIRONMENT, HOST }: Config): Finding {
  const says = `${ENVIRONMENT}, listening on ${HOST}`;
  if (ENVIRONMENT === "production") return ok("environment", says);
  return warn(
    "environment",
    says,
    "set ENVIRONMENT=production if other people use it: it refuses unsafe settings",
  );
}

/** Without JWT_SECRET it is in a file. Several machines on one database would each have another. */
function secret(config: Config): Finding {
  const check = "signing secret";
  const { JWT_SECRET, DATABASE_URL } = config;
  if (JWT_SECRET === SECRET_PLACEHOLDER) {
    const file = secretFile(config);
    const exists = existsSync(file);
    const says = `JWT_SECRET is not set; ${exists ? `the one in ${file} is used` : `one is created in ${file} at the first start`}`;
    if (!DATABASE_URL) return ok(check, says);
    const value = exists ? "its content" : "a random text, for example from: openssl rand -base64 48";
    return warn(
      check,
      says,
      `with more than one machine set JWT_SECRET to ${value}, the same on all; otherwise a login is valid on one of them only`,
    );
  }
  if (JWT_SECRET.length >= MIN_SECRET_LENGTH) return ok(check, "JWT_SECRET is set and long enough");
  return warn(
    check,
    `JWT_SECRET has only ${JWT_SECRET.length} characters`,
    `use at least ${MIN_SECRET_LENGTH} random ones, for example from: openssl rand -base64 48; with JWT_SECRET_PREVIOUS set to the old secret, everybody stays logged in`,
  );
}

function rotation({ JWT_SECRET_PREVIOUS, JWT_LIFETIME_SECONDS }: Config): Finding {
  if (!JWT_SECRET_PREVIOUS) return ok("secret rotation", "not in progress");
  const advice = `unset JWT_SECRET_PREVIOUS once the new secret has been in use for ${JWT_LIFETIME_SECONDS} seconds and no webhook secret needs the previous one`;
  return warn("secret rotation", "the previous secret is still accepted", advice);
}

function origins({ CORS_ORIGINS }: Config): Finding {
  const check = "CORS origins";
  const wrong = CORS_ORIGINS.filter((origin) => origin !== "*" && URL.parse(origin)?.origin !== origin);
  return firstOf(
    [
      [
        wrong.length > 0,
        fail(
          check,
          `${wrong.join(", ")}: no browser sends such an origin`,
          "give only scheme, host and port, as in https://boards.example.org",
        ),
      ],
      [
        CORS_ORIGINS.includes("*"),
        warn(
          check,
          "every website may call the API (without the cookie)",
          "list the origins that may, or set ENVIRONMENT=production and leave CORS_ORIGINS unset",
        ),
      ],
    ],
    ok(check, CORS_ORIGINS.length === 0 ? "only the service's own" : CORS_ORIGINS.join(", ")),
  );
}

function proxies({ TRUSTED_PROXIES, ENVIRONMENT, HOST }: Config): Finding {
  const check = "trusted proxies";
  const behind = ENVIRONMENT === "production" && LOOPBACK.includes(HOST);
  return firstOf(
    [
      [
        behind && TRUSTED_PROXIES.length === 0,
        warn(
          check,
          "none, though only a proxy on this machine can reach the service",
          "set TRUSTED_PROXIES to its address; otherwise all clients share one rate limit",
        ),
      ],
    ],
    ok(check, TRUSTED_PROXIES.map(({ text }) => text).join(", ") || "none"),
  );
}

function cookie({ AUTH_COOKIE, COOKIE_SECURE, ENVIRONMENT }: Config): Finding {
  if (!AUTH_COOKIE) return ok("login cookie", "off");
  if (COOKIE_SECURE) return ok("login cookie", "is sent over HTTPS only");
  if (ENVIRONMENT !== "production") return ok("login cookie", "is also sent over plain HTTP, in development");
  return warn(
    "login cookie",
    "is also sent over plain HTTP",
    "leave COOKIE_SECURE unset, and serve over HTTPS",
  );
}

function bus({ DATABASE_URL, REDIS_URL }: Config): Finding {
  const check = "instances";
  if (REDIS_URL) return ok(check, "Redis");
  if (!DATABASE_URL) return ok(check, "there is only one; Redis is not needed");
  return warn(
    check,
    "no REDIS_URL",
    "with several instances, events take up to half a second longer, and presence and rate limits are per instance",
  );
}
