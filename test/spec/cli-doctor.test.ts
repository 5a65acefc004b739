/** boardcast doctor: one line a check, what to do, and an exit code for machines. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adviceOn } from "../../cli/doctor/database.ts";
import { checkMachine } from "../../cli/doctor/machine.ts";
import { checkSettings } from "../../cli/doctor/settings.ts";
import { doctorCommand } from "../../cli/doctor.ts";
import { signingSecret } from "../../server/config/signing-secret.ts";
import { readConfig } from "../../server/config.ts";
import { createSealedTexts } from "../../server/platform/auth/sealed-texts.ts";
import { idList, type Sql, sql } from "../../server/platform/db/sql.ts";
import { encodePack } from "../../server/platform/event-log/pack-text.ts";
import { resealSecrets } from "../../server/webhooks/reseal.ts";
import { boardOf, type Service, startService } from "../harness.ts";
import { startRedis } from "../machine/redis.ts";
import { startS3 } from "../machine/s3.ts";
import { storeCheckpointAt } from "../support/checkpoints.ts";
import { commandHere } from "../support/command-here.ts";
import { commandLine } from "../support/command-line.ts";
import { packAll } from "../support/packs.ts";

const ON_POSTGRES = process.env.BOARDCAST_TEST_DB === "postgres";
const SECRET = "0123456789abcdef0123456789abcdef";
const PRODUCTION = { ENVIRONMENT: "production", JWT_SECRET: SECRET, HOST: "0.0.0.0" };

const commands = commandLine();
const doctorHere = commandHere(doctorCommand);
let service: Service;
let place: Record<string, string>;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  const { DATA_DIR, DATABASE_URL } = service.app.context.config;
  place = { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
});
afterAll(async () => {
  await commands.cleanUp();
  await service.stop();
});

interface Finding {
  check: string;
  state: string;
  says: string;
  advice?: string;
}

/** Every check by its name; what differs from machine to machine is not looked at. */
async function doctor(settings: Record<string, string>) {
  return read(await doctorHere(["--json"], settings));
}

function read({ code, out, errors }: { code: number; out: string; errors: string }) {
  expect(errors).toBe("");
  const findings: Finding[] = JSON.parse(out);
  for (const { state, says, advice } of findings) {
    expect(says).not.toBe("");
    expect(advice === undefined).toBe(state === "ok");
  }
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
  const says = Object.fromEntries(findings.map(({ check, says }) => [check, says]));
  const advice = Object.fromEntries(findings.map(({ check, advice }) => [check, advice]));
  return { code, out, states, says, advice };
}

test("a healthy service in production: every check is ok, also while it runs", async () => {
  // The PostgreSQL of the tests does not sync.
  const { code, states } = read(await commands.run(["doctor", "--json"], { ...PRODUCTION, ...place }));
  const always = {
    settings: "ok",
    environment: "ok",
    "signing secret": "ok",
    "secret rotation": "ok",
    "CORS origins": "ok",
    "trusted proxies": "ok",
    "login cookie": "ok",
    database: "ok",
    schema: "ok",
    contents: "ok",
    "webhook secrets": "ok",
    disk: "ok",
    "data folder": "ok",
    "temporary folder": "ok",
    "file descriptors": "ok",
    memory: "ok",
    runtime: "ok",
  };
  const postgres = {
    statements: "ok",
    leader: "ok",
    durability: "fail",
    encoding: "ok",
    connections: "ok",
    privileges: "ok",
    "database clock": "ok",
    ...(service.app.db.isDistributed && { workers: "ok", transactions: "ok", messages: "ok" }),
  };
  expect({ code, states }).toEqual(
    ON_POSTGRES
      ? { code: 1, states: { ...always, ...postgres, instances: "warn" } }
      : { code: 0, states: { ...always, integrity: "ok", instances: "ok" } },
  );
});

test("prints one line per check, with what to do", async () => {
  const { out } = await commands.run(["doctor", "--cors-origins", "https://boards.example.org/"], place);
  expect(out).toContain(
    "\nfail  CORS origins      https://boards.example.org/: no browser sends such an origin; give only scheme",
  );
  for (const line of out.trimEnd().split("\n")) expect(line).toMatch(/^(ok {3}|warn {1}|fail {1}) [\w /]+ /);
});

test("changes nothing: an empty folder stays empty", async () => {
  const empty = await commands.emptySettings();
  const { states } = await doctor(empty);
  expect(states.schema ?? states.database).toBe("ok");
  expect(existsSync(empty.DATA_DIR!)).toBe(false);
});

test("webhook secrets: how many need the previous signing secret, or cannot be read", async () => {
  const alice = await service.person("alice");
  const { board_id } = await boardOf(alice);
  for (let i = 0; i < 2; i++) await alice.createWebhook({ board_id, url: "https://example.org/" });
  const own = signingSecret(service.app.context.config);
  const replaced = { ...PRODUCTION, ...place };
  const secrets = async (settings: Record<string, string>) => {
    const { states, says } = await doctor(settings);
    return [states["webhook secrets"], says["webhook secrets"]];
  };
  const kept = { ...replaced, JWT_SECRET_PREVIOUS: own };
  expect(await secrets(kept)).toEqual(["warn", "2 of 2 still need the previous secret"]);
  expect(await secrets(replaced)).toEqual(["fail", "2 of 2 cannot be read"]);
  const { context, db } = service.app;
  await resealSecrets({ db, log: context.log, sealedTexts: createSealedTexts([SECRET, own]) });
  expect(await secrets(replaced)).toEqual(["ok", "all can be read without the previous secret"]);
  const copied = { ...place, DATA_DIR: join(place.DATA_DIR!, "elsewhere") };
  if (ON_POSTGRES)
    expect(await secrets(copied)).toEqual([
      "fail",
      "2 of 2 were sealed with a signing secret that is not on this machine",
    ]);
  await db.write([sql`DELETE FROM webhooks`]);
});

describe("settings", () => {
  test("what production refuses is reported, and the rest is checked all the same", async () => {
    const { code, states, says } = await doctor({ ...place, ENVIRONMENT: "production" });
    expect({ code, settings: states.settings, schema: states.schema }).toEqual({
      code: 1,
      settings: "fail",
      schema: "ok",
    });
    expect(says.settings).toContain("JWT_SECRET is the documented placeholder");
  });

  test("a misspelt one is named, with the one that was probably meant", async () => {
    const { out } = await commands.run(["doctor"], { ...place, EVENT_RETENTON_DAYS: "30" });
    expect(out).toContain(
      "\nwarn  spelling          EVENT_RETENTON_DAYS is not a setting; did you mean EVENT_RETENTION_DAYS?\n",
    );
  });

  test.each([
    ["environment", "warn", {}],
    ["secret rotation", "warn", { ...PRODUCTION, JWT_SECRET_PREVIOUS: SECRET }],
    ["signing secret", "warn", { JWT_SECRET: "short" }],
    ["signing secret", "warn", { DATABASE_URL: "postgres://localhost/boards" }],
    ["CORS origins", "warn", {}],
    ["CORS origins", "fail", { ...PRODUCTION, CORS_ORIGINS: "boards.example.org" }],
    ["trusted proxies", "ok", { ...PRODUCTION, TRUSTED_PROXIES: "10.0.0.0/8" }],
    ["trusted proxies", "warn", { ...PRODUCTION, HOST: "127.0.0.1" }],
    ["login cookie", "warn", { ...PRODUCTION, COOKIE_SECURE: "false" }],
    ["memory", "fail", { SNAPSHOT_CACHE_BYTES: String(2 ** 40) }],
  ])("%s: %s with %j", (check, state, settings) => {
    const config = readConfig(settings);
    const findings = [...checkSettings(config), ...checkMachine(config)];
    expect(findings.find((finding) => finding.check === check)).toMatchObject({ state });
    expect(JSON.stringify(findings)).not.toContain(SECRET);
  });
});

test("signing secret: which one is used, where it is, and what several machines on one database need", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "boardcast-doctor-"));
  const file = join(DATA_DIR, "jwt-secret");
  const DATABASE_URL = "postgres://localhost/boards";
  const found = (settings: Record<string, string>) => {
    const findings = checkSettings(readConfig({ DATA_DIR, ...settings }));
    const { state, says, advice } = findings.find(({ check }) => check === "signing secret")!;
    return [state, says, ...(advice ? [advice] : [])];
  };
  const created = `JWT_SECRET is not set; one is created in ${file} at the first start`;
  const used = `JWT_SECRET is not set; the one in ${file} is used`;
  const advice = (value: string) =>
    `with more than one machine set JWT_SECRET to ${value}, the same on all; otherwise a login is valid on one of them only`;
  try {
    expect(found({})).toEqual(["ok", created]);
    expect(found({ DATABASE_URL })).toEqual([
      "warn",
      created,
      advice("a random text, for example from: openssl rand -base64 48"),
    ]);
    signingSecret(readConfig({ DATA_DIR }));
    expect(found({})).toEqual(["ok", used]);
    expect(found({ DATABASE_URL })).toEqual(["warn", used, advice("its content")]);
    expect(found({ JWT_SECRET: SECRET })).toEqual(["ok", "JWT_SECRET is set and long enough"]);
    expect(found({ JWT_SECRET: "short" }).slice(0, 2)).toEqual(["warn", "JWT_SECRET has only 5 characters"]);
  } finally {
    rmSync(DATA_DIR, { recursive: true });
  }
});

describe("database", () => {
  test("one that cannot be reached fails, without printing its password", async () => {
    const { code, out, states } = await doctor({
      ...place,
      DATABASE_URL: "postgres://boardcast:sesame@127.0.0.1:1/boardcast",
      REDIS_URL: "redis://:sesame@127.0.0.1:1",
    });
    expect({ code, database: states.database, redis: states.redis }).toEqual({
      code: 1,
      database: "fail",
      redis: "fail",
    });
    expect(out).not.toContain("sesame");
  });

  test("a password that is part of other words leaves them readable", async () => {
    const { says } = await doctor({
      ...place,
      DATABASE_URL: "postgres://boardcast:o@127.0.0.1:1/boardcast",
      REDIS_URL: "redis://:o@127.0.0.1:1",
    });
    expect(says.settings).toBe("are valid");
    expect(says.database).not.toContain("…");
    expect(says.environment).toBe("development, listening on 127.0.0.1");
  });

  test.if(ON_POSTGRES)("too many connections fail, or warn where only one instance has room", async () => {
    expect((await doctor({ ...place, DATABASE_POOL: "1000" })).states.connections).toBe("fail");
    expect((await doctor({ ...place, DATABASE_POOL: "200" })).states.connections).toBe("warn");
  });

  test("a lost event and a newer schema fail", async () => {
    const alice = await service.person("alice");
    const { board_id } = await boardOf(alice);
    const { db } = service.app;
    await alice.createColumn({ board_id, title: "Second" });
    await db.write([sql`DELETE FROM board_events WHERE board_id = ${board_id} AND seq = 2`]);
    const { code, says } = await doctor(place);
    expect({ code, contents: says.contents }).toEqual({
      code: 1,
      contents: `1 boards whose event log has gaps (board ${board_id})`,
    });
    await db.write([sql`INSERT INTO schema_version VALUES (99, '')`]);
    const newer = await doctor(place);
    await db.write([sql`DELETE FROM schema_version WHERE version = 99`]);
    expect({ code: newer.code, schema: newer.states.schema }).toEqual({ code: 1, schema: "fail" });
  });

  test("events that are not valid JSON fail, and their boards are named", async () => {
    const alice = await service.person("alice");
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await boardOf(alice)).board_id);
    const { db } = service.app;
    for (const [index, id] of ids.entries()) {
      const spoilt = [sql`data = '{bad'`, sql`previous = '['`, sql`renumbered = ''`][index % 3]!;
      await db.write([sql`UPDATE board_events SET ${spoilt} WHERE board_id = ${id} AND seq = 1`]);
    }
    const { code, says } = await doctor(place);
    const named = ids.toSorted().slice(0, 3).join(", ");
    expect({ code, contents: says.contents }).toEqual({
      code: 1,
      contents: expect.stringContaining(`4 events that are not valid JSON (board ${named}, …)`),
    });
    await db.write([sql`DELETE FROM boards WHERE id ${idList(ids)}`]);
  });

  test("packs of events that are damaged or missing fail, and their boards are named, with the keys of the damaged ones", async () => {
    const alice = await service.person("alice");
    const { db } = service.app;
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { board_id, column_id } = await boardOf(alice);
      for (let n = 0; n < 8; n++) await alice.createCard({ board_id, column_id, title: `Card ${n}` });
      await packAll(db, board_id, 3);
      ids.push(board_id);
    }
    expect((await doctor(place)).says.contents).not.toContain("pack");
    const [damaged, missing, other] = ids as [string, string, string];
    const empty = await encodePack(new Map());
    await db.write([
      sql`UPDATE event_packs SET texts = ${Buffer.from("damaged")} WHERE board_id = ${damaged} AND first_seq = 4`,
      sql`DELETE FROM event_packs WHERE board_id = ${missing} AND first_seq > 1`,
      sql`UPDATE event_packs SET texts = ${empty} WHERE board_id = ${other} AND first_seq = 1`,
    ]);
    const { code, says } = await doctor(place);
    const named = [`board ${damaged}, first_seq 4`, `board ${other}, first_seq 1`].toSorted().join("; ");
    expect({ code, contents: says.contents }).toEqual({
      code: 1,
      contents: expect.stringContaining(`6 events whose data is in no pack (board ${missing})`),
    });
    expect(says.contents).toContain(`6 events whose data is damaged in its pack (${named})`);
    await db.write([sql`DELETE FROM boards WHERE id ${idList(ids)}`]);
  });

  test("damaged and missing checkpoints fail, and are named: the remedy is not a backup", async () => {
    const alice = await service.person("alice");
    const { db } = service.app;
    const { board_id, column_id } = await boardOf(alice);
    for (let n = 0; n < 12; n++) {
      await alice.createCard({ board_id, column_id, title: `Card ${n}` });
      if (n > 0) await storeCheckpointAt(db, board_id, n);
    }
    expect((await doctor(place)).says.contents).not.toContain("checkpoint");
    const damage = (which: Sql) =>
      db.write([
        sql`UPDATE board_checkpoints SET data = ${Buffer.from("damaged")} WHERE board_id = ${board_id} AND ${which}`,
      ]);
    await damage(sql`seq = 3`);
    const one = await doctor(place);
    expect(one.says.contents).toContain(`1 damaged checkpoints (board ${board_id}, seq 3)`);
    expect(one.advice.contents).toContain("see “Damaged history” in docs/OPERATIONS.md");
    await damage(sql`seq >= 0`);
    const { code, says } = await doctor(place);
    const rows = Array.from({ length: 10 }, (_, seq) => `board ${board_id}, seq ${seq}`);
    const named = rows.join("; ").replace("seq 0;", "seq 0, its oldest;");
    expect({ code, contents: says.contents }).toEqual({
      code: 1,
      contents: expect.stringContaining(`12 damaged checkpoints (${named}; …)`),
    });
    await db.write([sql`DELETE FROM board_checkpoints WHERE board_id = ${board_id}`]);
    const missing = await doctor(place);
    expect({ code: missing.code, contents: missing.says.contents }).toEqual({
      code: 1,
      contents: expect.stringContaining(
        `1 boards without the checkpoint that their history begins with (board ${board_id})`,
      ),
    });
    await db.write([sql`DELETE FROM boards WHERE id = ${board_id}`]);
  });

  test.each([
    ["file is not a database", "restore a backup"],
    ["database disk image is malformed", "restore a backup"],
    ["/data cannot be read and written by this user: EACCES", "the user of the service must be able to"],
    ["/data/boardcast.db: unable to open database file", "the user of the service must be able to"],
    ["disk I/O error", "the service does not start"],
  ])("%s: %s", (message, advice) => {
    expect(adviceOn(message)).toStartWith(advice);
  });

  test("a file that is not a SQLite database fails", async () => {
    const { DATA_DIR } = await commands.emptySettings();
    await Bun.write(`${DATA_DIR}/boardcast.db`, "no database".repeat(1000));
    expect((await doctor({ DATA_DIR: DATA_DIR! })).states.database).toBe("fail");
    expect(readdirSync(DATA_DIR!)).toContain("boardcast.db");
  });
});

test("a temporary folder that cannot be written fails: imports need it", async () => {
  const { states } = read(await commands.run(["doctor", "--json"], { ...place, TMPDIR: "/proc/self" }));
  expect([states["data folder"], states["temporary folder"]]).toEqual(["ok", "fail"]);
});

test("a data folder that cannot be written, even by root, fails", async () => {
  expect((await doctor({ DATA_DIR: "/proc/self" })).states["data folder"]).toBe("fail");
});

test("Redis: its version, its latency, its clock, and that what is published arrives", async () => {
  const redis = await startRedis();
  try {
    const { states, says } = await doctor({ ...place, REDIS_URL: redis.url });
    const { redis: server, "redis pub/sub": pubSub, "redis clock": clock } = states;
    expect({ server, pubSub, clock }).toEqual({ server: "ok", pubSub: "ok", clock: "ok" });
    expect(says.redis).toMatch(/^(redis|valkey) \d+\.\d+\.\d+, answers in \d+\.\d ms$/);
  } finally {
    await redis.stop();
  }
});

test("object storage: whether the bucket answers, and whether it has the objects of all attachments", async () => {
  const s3 = await startS3();
  const stored = await startService({ settings: s3.settings });
  try {
    const { DATA_DIR, DATABASE_URL } = stored.app.context.config;
    const settings = { DATA_DIR, DATABASE_URL, ...s3.settings };
    const seen = async (more: Record<string, string> = {}) => {
      const { states, says } = await doctor({ ...settings, ...more });
      return ["object storage", "objects"].map(
        (check) => states[check] && `${states[check]}: ${says[check]}`,
      );
    };
    const answers = "ok: the bucket attachments answers";
    expect(await seen()).toEqual([answers, undefined]);
    const alice = await stored.person("alice");
    const { board_id, column_id } = await boardOf(alice);
    const { id: card_id } = await alice.createCard({ board_id, column_id, title: "Card" });
    for (const name of ["one", "two", "three"])
      await alice.uploadAttachment({ card_id, file: new File([name], name) });
    expect(await seen()).toEqual([answers, "ok: of all 3 attachments in object storage are there"]);
    const [first, second] = s3.objects();
    unlinkSync(s3.file(first!));
    truncateSync(s3.file(second!), 1);
    const [, lost] = await seen();
    expect(lost).toStartWith("fail: 2 of 3 are missing or incomplete: ");
    for (const key of [first!, second!])
      expect(lost).toMatch(
        new RegExp(`"(one|two|three)" on card 1 of board ${board_id} \\(object ${key}\\)`),
      );
    await alice.deleteCard({ card_id });
    expect((await seen())[1]).toMatch(new RegExp(`"(one|two|three)" in the trash of board ${board_id} `));
    const nobody = "fail: the storage answered 404 NoSuchBucket";
    expect(await seen({ S3_BUCKET: "other" })).toEqual([
      nobody,
      "fail: of attachments could not be looked for: the storage answered 404 NoSuchBucket",
    ]);
    const { code, states } = await doctor({ DATA_DIR, DATABASE_URL });
    expect([code, states.objects]).toEqual([1, "fail"]);
    await s3.down();
    expect((await doctor(settings)).states).toMatchObject({ "object storage": "fail", objects: "fail" });
    await s3.up();
  } finally {
    await stored.stop();
    await s3.stop();
  }
});

test("the OpenID Connect provider is asked: whether it answers, and with TLS", async () => {
  const { settings } = service.provider;
  const answering = await doctor({ ...place, ...settings });
  expect(answering.states["sign-in"]).toBe("warn");
  expect(answering.says["sign-in"]).toBe(`${settings.OIDC_ISSUER} answers, without TLS`);
  const away = await doctor({ ...place, ...settings, OIDC_ISSUER: "http://127.0.0.1:1" });
  expect([away.code, away.states["sign-in"]]).toEqual([1, "fail"]);
  expect(away.out).not.toContain(String(settings.OIDC_CLIENT_SECRET));
});
