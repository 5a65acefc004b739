/** Settings that are allowed, and still not what a service in production should have. */

import { SECRET_PLACEHOLDER } from "../../server/config/checks.ts";
import type { Config } from "../../server/config.ts";
import { type Finding, fail, firstOf, ok, warn } from "./finding.ts";

const SAFE_SECRET = 32;
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
    "set ENVIRONMENT=production where others use it: it refuses unsafe settings",
  );
}

function secret({ JWT_SECRET, DATABASE_URL }: Config): Finding {
  const check = "signing secret";
  const kept = JWT_SECRET === SECRET_PLACEHOLDER;
  const how =
    "set JWT_SECRET to the same random text on all instances, for example from: openssl rand -base64 48";
  return firstOf(
    [
      [kept && DATABASE_URL !== "", warn(check, "is made by each machine for itself", how)],
      [kept, ok(check, "is made at the first start and kept in DATA_DIR")],
      [JWT_SECRET.length < SAFE_SECRET, warn(check, `has only ${JWT_SECRET.length} characters`, how)],
    ],
    ok(check, "is set and long enough"),
  );
}

function rotation({ JWT_SECRET_PREVIOUS, JWT_LIFETIME_SECONDS }: Config): Finding {
  if (!JWT_SECRET_PREVIOUS) return ok("secret rotation", "none under way");
  const advice = `unset JWT_SECRET_PREVIOUS ${JWT_LIFETIME_SECONDS} seconds after the new secret is in use`;
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
          `${wrong.join(", ")}: no browser sends this`,
          "write scheme and host only, as in https://boards.example.org",
        ),
      ],
      [
        CORS_ORIGINS.includes("*"),
        warn(
          check,
          "every website may call (without the cookie)",
          "list the origins that may, or leave CORS_ORIGINS unset in production",
        ),
      ],
    ],
    ok(check, CORS_ORIGINS.length === 0 ? "none but our own" : CORS_ORIGINS.join(", ")),
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
          "set TRUSTED_PROXIES to its address, or all clients share one login throttle",
        ),
      ],
    ],
    ok(check, TRUSTED_PROXIES.map(({ text }) => text).join(", ") || "none"),
  );
}

function cookie({ AUTH_COOKIE, COOKIE_SECURE, ENVIRONMENT }: Config): Finding {
  if (!AUTH_COOKIE) return ok("login cookie", "off");
  if (COOKIE_SECURE) return ok("login cookie", "only over HTTPS");
  if (ENVIRONMENT !== "production") return ok("login cookie", "also over HTTP, in development");
  return warn(
    "login cookie",
    "is also sent over plain HTTP",
    "leave COOKIE_SECURE unset, and serve over HTTPS",
  );
}

function bus({ DATABASE_URL, REDIS_URL }: Config): Finding {
  const check = "between instances";
  if (REDIS_URL) return ok(check, "Redis");
  if (!DATABASE_URL) return ok(check, "one process, no Redis needed");
  return warn(
    check,
    "no REDIS_URL",
    "with more than one instance, events take up to half a second and presence is each instance's own",
  );
}
