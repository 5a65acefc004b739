/**
 * Processes that come to the same empty data folder at the same moment: one makes the schema, one makes the
 * secret, and all go on with them.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROCESSES = 4;
const FOLDERS = 25;
const STARTING_MS = 1500;
const APART_MS = 25;
/** Before each appointment. */
const WATCHED_MS = 5;
const SECRET = /^[\w-]{43,}$/;

interface Visit {
  secret: string;
  database: string;
}

let folder: string;
/** Of each folder, what each process found there. */
let found: Visit[][];

/** Visits one folder after another, each at an appointed time, and tells what it found or what went wrong. */
const visitor = (start: number) => `
  import { openDb } from ${JSON.stringify(import.meta.resolve("../../server/open-db.ts"))};
  import { readConfig } from ${JSON.stringify(import.meta.resolve("../../server/config.ts"))};
  import { signingSecret } from ${JSON.stringify(import.meta.resolve("../../server/config/signing-secret.ts"))};
  for (let i = 0; i < ${FOLDERS}; i++) {
    const config = readConfig({ DATA_DIR: ${JSON.stringify(folder)} + "/" + i });
    const attempt = async (work) => { try { return await work(); } catch (error) { return String(error); } };
    // A timer is late by some milliseconds: it only waits for most of it.
    await Bun.sleep(Math.max(0, ${start} + i * ${APART_MS} - ${WATCHED_MS} - Date.now()));
    while (Date.now() < ${start} + i * ${APART_MS});
    const secret = await attempt(() => signingSecret(config));
    const database = await attempt(async () => {
      const db = await openDb(config);
      await db.close();
      return "open";
    });
    console.log(JSON.stringify({ secret, database }));
  }
`;

describe("an empty data folder", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "boardcast-test-"));
    const script = visitor(Date.now() + STARTING_MS);
    const visitors = await Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "inherit" });
        const lines = (await new Response(child.stdout).text()).trimEnd().split("\n");
        return lines.map((line) => JSON.parse(line) as Visit);
      }),
    );
    found = Array.from({ length: FOLDERS }, (_, index) => visitors.map((visits) => visits[index]!));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("all find the same, complete secret", () => {
    for (const visits of found) {
      const whole = visits.find(({ secret }) => SECRET.test(secret))!.secret;
      expect(visits.map(({ secret }) => secret)).toEqual(visits.map(() => whole));
    }
  });

  test("all find a database they can open", () => {
    const databases = found.flat().map(({ database }) => database);
    expect(databases.filter((database) => database !== "open")).toEqual([]);
    expect(databases).toHaveLength(FOLDERS * PROCESSES);
  });
});
