/** The values of settings, from the environment and from flags: what is understood and what is refused. */
import { describe, expect, test } from "bun:test";
import { parseArguments } from "../../cli/arguments.ts";
import { misspeltSettings } from "../../server/config/misspelt.ts";
import { readConfig } from "../../server/config.ts";
import { problem } from "../support/config-problem.ts";

describe("a setting", () => {
  test("parses each type of setting", () => {
    const config = readConfig({
      PORT: "0",
      AUTH_COOKIE: "false",
      COOKIE_SECURE: "1",
      CORS_ORIGINS: " https://a.example , https://b.example,",
      LOG_LEVEL: "silent",
    });
    expect(config).toMatchObject({
      PORT: 0,
      AUTH_COOKIE: false,
      COOKIE_SECURE: true,
      CORS_ORIGINS: ["https://a.example", "https://b.example"],
      LOG_LEVEL: "silent",
    });
  });

  test.each([
    ["PORT", "eighty", "must be a whole number from 0 to 65535"],
    ["PORT", "65536", "must be a whole number from 0 to 65535"],
    ["PORT", "80.5", "must be a whole number from 0 to 65535"],
    ["AUTH_COOKIE", "yes", "must be true or false"],
    ["ENVIRONMENT", "prod", "must be one of development, production"],
    ["JWT_ALGORITHM", "none", "must be one of HS256, HS384, HS512"],
    ["JWT_ALGORITHM", "RS256", "must be one of HS256, HS384, HS512"],
    ["JWT_LIFETIME_SECONDS", "0", "must be a whole number from 1 to 31536000"],
    ["MAX_ATTACHMENT_BYTES", "10MB", "must be a whole number from 1 to 2147483648"],
    ["LOG_FORMAT", "xml", "must be one of auto, text, json"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318", "must be an http(s) address"],
  ])("%s=%s is refused, and the message says what is allowed", (name, value, message) => {
    expect(problem(() => readConfig({ [name]: value }))).toBe(`${name}=${value}: ${message}`);
  });

  test("TRUSTED_PROXIES takes addresses and ranges, and refuses what is neither", () => {
    const read = (TRUSTED_PROXIES: string) =>
      readConfig({ TRUSTED_PROXIES }).TRUSTED_PROXIES.map(({ text }) => text);
    const good = ["10.0.0.1", "10.0.0.0/8", "0.0.0.0/0", "::1", "2001:db8::/32", "::ffff:10.0.0.0/104"];
    expect(read(good.join(" , "))).toEqual(good);
    const bad = [
      "10.0.0.0/33",
      "10.0.0.0/08",
      "10.0.0/8",
      "2001:db8::/129",
      "10.0.0.0/",
      "10.0.0.0/-1",
      "10.0.0.0/8/8",
    ];
    for (const wrong of [...bad, "proxy.internal", "10.0.0.1:80", "010.0.0.1", "[::1]", "fe80::1%eth0/x"]) {
      expect(problem(() => read(`10.0.0.1,${wrong}`))).toBe(
        `TRUSTED_PROXIES=10.0.0.1,${wrong}: ${wrong} is no address and no range such as 10.0.0.0/8`,
      );
    }
    for (const [wrong, bits] of [
      ["10.1.2.3/8", 8],
      ["2001:db8::1/64", 64],
      ["::ffff:10.0.0.1/104", 104],
      ["1.0.0.0/0", 0],
    ]) {
      expect(problem(() => read(`${wrong}`))).toBe(
        `TRUSTED_PROXIES=${wrong}: ${wrong} is not the first address of a range; leave out /${bits} to trust one address`,
      );
    }
  });

  test("BASE_PATH is a path of plain parts, with or without a slash at its end", () => {
    const read = (BASE_PATH: string) => readConfig({ BASE_PATH }).BASE_PATH;
    expect(["/", "/boards", "/boards/", "/tools/boards.v2/~a_b-c"].map(read)).toEqual([
      "",
      "/boards",
      "/boards",
      "/tools/boards.v2/~a_b-c",
    ]);
    const bad = [
      "boards",
      "//boards",
      "/a//b",
      "/..",
      "/a/./b",
      "/a b",
      "/a%20b",
      "/:a",
      "/*",
      "/(a)",
      "/a?b",
    ];
    for (const wrong of bad) {
      expect(problem(() => read(wrong))).toBe(
        `BASE_PATH=${wrong}: must be a path such as /boards, of letters, digits, dots, hyphens and underscores`,
      );
    }
  });

  test("PUBLIC_URL has the path of BASE_PATH, or links would lead nowhere", () => {
    const read = (PUBLIC_URL: string, BASE_PATH: string) => () => readConfig({ PUBLIC_URL, BASE_PATH });
    expect(read("https://example.org/boards/", "/boards")().PUBLIC_URL).toBe("https://example.org/boards/");
    expect(problem(read("https://example.org", "/boards"))).toBe(
      "PUBLIC_URL=https://example.org: its path must be that of BASE_PATH, which is /boards.",
    );
    expect(problem(read("https://example.org/boards", ""))).toBe(
      "PUBLIC_URL=https://example.org/boards: its path must be that of BASE_PATH, which is not set.",
    );
  });

  test("headers for the collector are pairs, percent-encoded where need be, and not repeated when refused", () => {
    const read = (OTEL_EXPORTER_OTLP_HEADERS: string) => readConfig({ OTEL_EXPORTER_OTLP_HEADERS });
    expect(read("a=1, authorization=Basic%20b3Bz=").OTEL_EXPORTER_OTLP_HEADERS).toEqual({
      a: "1",
      authorization: "Basic b3Bz=",
    });
    for (const wrong of ["s3cret", "a=1,s3cret", "a b=s3cret", "=s3cret", "a=%s3cret"]) {
      expect(problem(() => read(wrong))).toBe("OTEL_EXPORTER_OTLP_HEADERS=…: must be name=value,name=value");
    }
  });

  test("SMTP_URL of another scheme, and without a server, are refused for what they lack", () => {
    const refusal = (SMTP_URL: string) => problem(() => readConfig({ SMTP_URL }));
    expect(refusal("mail.example.org:587")).toStartWith("SMTP_URL must begin with smtp://");
    for (const url of ["smtp://", "smtp:///path", "smtps://user:password@", "smtp://:587"])
      expect(refusal(url)).toStartWith("SMTP_URL must name a server");
  });

  test("PASSWORD_REQUIRE with an unknown word is refused at startup, not at the first registration", () => {
    expect(problem(() => readConfig({ PASSWORD_REQUIRE: "upper,didgit" }))).toContain("PASSWORD_REQUIRE");
  });
});

describe("a name that is not a setting", () => {
  test.each([
    ["EVENT_RETENTON_DAYS", "EVENT_RETENTION_DAYS"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["REDIS_URI", "REDIS_URL"],
    ["REDIS_URL_", "REDIS_URL"],
    ["PROT", "PORT"],
    ["WORKER", "WORKERS"],
  ])("%s is taken for %s", (name, meant) => {
    expect(misspeltSettings({ [name]: "" })).toEqual([{ name, meant }]);
  });

  test("and resembles none is somebody else's", () => {
    const names = [
      "HOME",
      "PATH",
      "TERM",
      "USER",
      "PWD",
      "HOSTNAME",
      "TMPDIR",
      "LANG",
      "BUN_INSTALL",
      "NODE_ENV",
    ];
    const others = ["REDIS_PORT", "REDIS_HOST", "POSTGRES_PASSWORD", "OTEL_EXPORTER_OTLP_TIMEOUT", "PGPORT"];
    const env = Object.fromEntries(
      [...names, ...others, ...Object.keys(readConfig({}))].map((name) => [name, ""]),
    );
    expect(misspeltSettings(env)).toEqual([]);
  });
});

describe("object storage", () => {
  const complete = {
    S3_BUCKET: "b",
    S3_ENDPOINT: "https://s3.example.org",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret of the bucket",
  };

  test("is switched on by its bucket, and then needs an address and a key", () => {
    expect(readConfig(complete)).toMatchObject(complete);
    for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
      const message = problem(() => readConfig({ ...complete, [name]: "" }));
      expect(message).toBe(`S3_BUCKET is set, so ${name} is needed too.`);
    }
  });

  test.each(["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_PREFIX"])(
    "without a bucket is refused: attachments would go to the database with %s unused",
    (name) => {
      expect(problem(() => readConfig({ [name]: "http://s3" }))).toBe(
        `${name} is set, so S3_BUCKET is needed too.`,
      );
    },
  );

  test.each(["s3.example.org", "ftp://s3.example.org", "https://", "http:///x"])(
    "without a valid address is refused: %s",
    (S3_ENDPOINT) => {
      expect(problem(() => readConfig({ ...complete, S3_ENDPOINT }))).toStartWith(
        `S3_ENDPOINT=${S3_ENDPOINT}: `,
      );
    },
  );
});

describe("a flag", () => {
  const flagged = (...args: string[]) =>
    readConfig({ PORT: "1", HOST: "0.0.0.0" }, parseArguments(args).settings);

  test("SYSTEM-4: is the setting's name in kebab case, and takes precedence over the environment", () => {
    expect(flagged("--port", "9000", "--jwt-lifetime-seconds=60")).toMatchObject({
      PORT: 9000,
      HOST: "0.0.0.0",
      JWT_LIFETIME_SECONDS: 60,
    });
    expect(parseArguments(["create", "--database-url=postgres://u:p=q@h/d", "x@example.org"])).toMatchObject({
      settings: { DATABASE_URL: "postgres://u:p=q@h/d" },
      positionals: ["create", "x@example.org"],
    });
  });

  test("without a value, or for an unknown setting, is refused", () => {
    expect(problem(() => flagged("--port"))).toBe(
      "Option '--port <value>' argument missing; boardcast --help lists all options",
    );
    expect(problem(() => flagged("--prot", "1"))).toBe(
      "Unknown option '--prot'; boardcast --help lists all options",
    );
  });
});
