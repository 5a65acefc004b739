/** Which instance runs an import, and what happens when it does not come to its end: IMPORT-11 to IMPORT-15. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Import } from "../../contract/imports.ts";
import { runHousekeeping } from "../../server/housekeeping.ts";
import { type ImportRunner, startImports } from "../../server/imports/run/runner.ts";
import { DatabaseFull, DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, refusal, type Service, startService } from "../harness.ts";
import { scrape } from "../observability/scrape.ts";
import { linesReaders } from "../support/import-readers.ts";
import { filePart, MULTIPART, multipart } from "../support/multipart.ts";
import { importFinished, importReached, until } from "../support/until.ts";

const DAY_MS = 86_400_000;
/** A lease lasts 12 seconds: longer than a busy machine stalls. */
const SECOND_MS = 200;

let service: Service;
let alice: Person;
let gate = Promise.withResolvers<void>();
let atGate = 0;
let begun: string[] = [];

/** For a moment: nothing can be written. */
function loseDatabase(): never {
  const { accounts } = service.app.context;
  const { write } = accounts;
  accounts.write = () => Promise.reject(new DatabaseUnavailable("away"));
  setTimeout(() => {
    accounts.write = write;
  }, 4 * SECOND_MS);
  throw new DatabaseUnavailable("away");
}

const readers = linesReaders(async (title) => {
  begun.push(title);
  if (title === "away" && begun.length === 1) loseDatabase();
  if (title.startsWith("full")) throw new DatabaseFull("database or disk is full");
  if (title.startsWith("break")) throw new TypeError("this is not a function");
  if (!title.startsWith("wait")) return;
  atGate++;
  await gate.promise;
});

beforeAll(async () => {
  service = await startService({ secondMs: SECOND_MS, importReaders: readers });
});
afterAll(() => service.stop());

async function meet(): Promise<void> {
  alice = await service.person("alice");
  begun = [];
}

/** One more instance, as far as imports are concerned. */
const another = (): ImportRunner =>
  startImports({ ...service.app.context, db: service.app.db }, { secondMs: SECOND_MS, readers });
const send = (title: string, person = alice) => person.importBoard({ file: new File([title], "f.txt") });

const finished = (one: { id: string }, person = alice) => importFinished(person, one);

/** Those that wait, once there are so many. */
async function letGo(count = 1): Promise<void> {
  await until(async () => atGate >= count);
  atGate = 0;
  gate.resolve();
  gate = Promise.withResolvers();
}

const titles = async () => (await alice.listBoards()).map(({ title }) => title);

/** As an instance leaves it that died while it ran the import. */
async function abandon(
  { id }: { id: string },
  { leasedMs, attempts }: { leasedMs: number; attempts: number },
) {
  const until = new Date(Date.now() + leasedMs).toISOString();
  await service.app.db.write([
    sql`UPDATE imports SET status = 'running', leased_by = 'gone', leased_until = ${until}, attempts = ${attempts}
      WHERE id = ${id}`,
  ]);
}

test("IMPORT-9: imports from other servers, small files and large ones do not wait for each other", async () => {
  await meet();
  const trello = { trello_key: "k", trello_token: "t" };
  const remote = await alice.importBoard({ file: new File(["wait remote"], "f"), ...trello });
  const large = await send(`wait large\n${" ".repeat(2 ** 20)}`);
  const small = await send("wait small");
  await until(async () => atGate === 3);
  const later = await send("later");
  expect((await alice.getImport({ import_id: later.id })).status).toBe("queued");
  await letGo(3);
  for (const one of [remote, large, small, later]) expect((await finished(one)).status).toBe("done");
  expect(begun.length).toBe(4);
});

test("IMPORT-11: however many instances look for work, each import is run once", async () => {
  await meet();
  const people = [alice, await service.person("bob"), await service.person("carol")];
  const others = [another(), another()];
  const sent: [Person, Import][] = [];
  for (const person of people)
    for (const number of [1, 2, 3])
      sent.push([person, await send(`${person.me.username} ${number}`, person)]);
  for (const [person, one] of sent) expect((await finished(one, person)).status).toBe("done");
  for (const other of others) await other.stop();
  expect(begun.toSorted()).toEqual(
    sent.map((_, index) => `${people[Math.floor(index / 3)]!.me.username} ${(index % 3) + 1}`).toSorted(),
  );
  for (const person of people) expect((await person.listBoards()).length).toBe(3);
});

test("how long the oldest import waits is counted from when it was queued, also while another is running", async () => {
  await meet();
  const backdate = ({ id }: { id: string }) =>
    service.app.db.write([
      sql`UPDATE imports SET created_at = ${new Date(Date.now() - DAY_MS).toISOString()} WHERE id = ${id}`,
    ]);
  const waiting = async () => {
    const metrics = await scrape(service);
    const count = metrics.value("boardcast_imports", { state: "queued" });
    const days = Math.floor((metrics.value("boardcast_import_oldest_seconds") * 1000) / DAY_MS);
    return { count, days };
  };
  const preview = await alice.importBoard({ file: new File(["Preview"], "f.txt"), preview: "true" });
  await finished(preview);
  await backdate(preview);
  const blocking = await send("wait");
  await importReached(alice, blocking, "running");
  await alice.startImport({ import_id: preview.id });
  await until(async () => (await waiting()).count === 1);
  expect(await waiting()).toEqual({ count: 1, days: 0 });
  const old = await send("Old");
  await backdate(old);
  await until(async () => (await waiting()).days === 1);
  await letGo();
  for (const one of [blocking, preview, old]) await finished(one);
  await until(async () => (await waiting()).count === 0);
  expect(await waiting()).toEqual({ count: 0, days: 0 });
});

test("an import that runs is not counted among those that wait, also while every lane is busy", async () => {
  await meet();
  const counted = async () => {
    const metrics = await scrape(service);
    return ["running", "queued"].map((state) => metrics.value("boardcast_imports", { state }));
  };
  const trello = { trello_key: "k", trello_token: "t" };
  const remote = await alice.importBoard({ file: new File(["wait remote"], "f"), ...trello });
  const large = await send(`wait large\n${" ".repeat(2 ** 20)}`);
  const small = await send("wait small");
  await until(async () => atGate === 3);
  await until(async () => Bun.deepEquals(await counted(), [3, 0]));
  const later = await send("later");
  await until(async () => Bun.deepEquals(await counted(), [3, 1]));
  await letGo(3);
  for (const one of [remote, large, small, later]) expect((await finished(one)).status).toBe("done");
  await until(async () => Bun.deepEquals(await counted(), [0, 0]));
});

test("IMPORT-12: an import whose instance died is begun again from the stored file, once its lease has expired", async () => {
  await meet();
  const blocking = await send("wait");
  await importReached(alice, blocking, "running");
  const one = await send("Again");
  await abandon(one, { leasedMs: DAY_MS, attempts: 1 });
  await letGo();
  await finished(blocking);
  const other = another();
  await other.look();
  expect((await alice.getImport({ import_id: one.id })).status).toBe("running");
  await abandon(one, { leasedMs: -1000, attempts: 1 });
  expect((await finished(one)).status).toBe("done");
  await other.stop();
  expect(await titles()).toEqual(expect.arrayContaining(["wait", "Again"]));
  expect(begun).toEqual(["wait", "Again"]);
});

test("IMPORT-12: an import that has been begun three times has failed", async () => {
  await meet();
  const blocking = await send("wait");
  await importReached(alice, blocking, "running");
  const one = await send("Again");
  await abandon(one, { leasedMs: -1000, attempts: 3 });
  await letGo();
  expect(await finished(one)).toMatchObject({
    status: "failed",
    error: "The service failed to import this file. Whoever runs it finds the reason in its log.",
  });
  await finished(blocking);
  expect(begun).toEqual(["wait"]);
});

test("IMPORT-12: an error of the service itself is logged, and the import tried twice more", async () => {
  await meet();
  const failed = await finished(await send("break"));
  expect([failed.status, begun]).toEqual(["failed", ["break", "break", "break"]]);
  const lines = service.logged.filter((line) => line.includes(failed.id)).map((line) => JSON.parse(line));
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ["warn", "an import was interrupted; trying again later"],
    ["warn", "an import was interrupted; trying again later"],
    ["error", "an import failed too often"],
  ]);
  expect(lines[2].reason).toContain("this is not a function");
  expect(await titles()).toEqual([]);
});

test("IMPORT-12: an import that fills the disk of the database is tried twice more, and not without end", async () => {
  await meet();
  const failed = await finished(await send("full"));
  expect(failed.status).toBe("failed");
  expect(begun).toEqual(["full", "full", "full"]);
});

test("IMPORT-12: after an outage of the database the import is begun again, which does not count as an attempt", async () => {
  await meet();
  const one = await send("away");
  expect((await finished(one)).status).toBe("done");
  const { row } = await service.app.db.read({
    row: sql<{ attempts: number }>`SELECT attempts FROM imports WHERE id = ${one.id}`,
  });
  expect([begun, row]).toEqual([["away", "away"], [{ attempts: 1 }]]);
});

test("IMPORT-13: whoever has lost the lease finishes nothing", async () => {
  await meet();
  const one = await send("wait");
  await importReached(alice, one, "running");
  await abandon(one, { leasedMs: DAY_MS, attempts: 1 });
  await letGo();
  // The next one is run when this one has ended.
  await finished(await send("next"));
  expect(await titles()).toEqual(["next"]);
  expect((await alice.getImport({ import_id: one.id })).status).toBe("running");
  await alice.deleteImport({ import_id: one.id });
});

test("IMPORT-14: an instance that stops hands its import over, which does not count as an attempt", async () => {
  await meet();
  const blocking = await send("wait 1");
  await importReached(alice, blocking, "running");
  const one = await send("wait 2");
  const other = another();
  await until(async () => atGate === 2);
  const stopping = other.stop();
  await letGo(2);
  await stopping;
  await finished(blocking);
  const attempts = async () => {
    const { row } = await service.app.db.read({
      row: sql<{ attempts: number }>`SELECT attempts FROM imports WHERE id = ${one.id}`,
    });
    return row[0]!.attempts;
  };
  await importReached(alice, one, "running");
  expect(await attempts()).toBe(1);
  await letGo();
  expect((await finished(one)).status).toBe("done");
  expect((await titles()).toSorted()).toEqual(["wait 1", "wait 2"]);
});

test("IMPORT-15: what is left of an upload that was given up, or of a deleted import, is removed within a minute", async () => {
  await meet();
  const { db } = service.app;
  const { id } = await alice.importBoard({ file: new File(["Preview"], "f"), preview: "true" });
  await finished({ id });
  const uploading = crypto.randomUUID();
  const past = new Date(Date.now() - 1000).toISOString();
  await db.write([
    sql`INSERT INTO imports (id, user_id, status, is_preview, file_name, size, options, progress, created_at, attempts, leased_until)
      SELECT ${uploading}, user_id, 'uploading', is_preview, file_name, size, options, 0, created_at, 0, ${past}
      FROM imports WHERE id = ${id}`,
    sql`INSERT INTO import_chunks (import_id, number, bytes) VALUES (${uploading}, 0, ${new Uint8Array(1)})`,
    sql`INSERT INTO import_chunks (import_id, number, bytes) VALUES (${crypto.randomUUID()}, 0, ${new Uint8Array(1)})`,
  ]);
  const left = async () => (await db.read({ left: sql`SELECT import_id FROM import_chunks` })).left;
  await until(async () => (await left()).length === 1);
  expect(await left()).toEqual([{ import_id: id }]);
  await alice.deleteImport({ import_id: id });
});

test("IMPORT-15: an upload that pauses is not given up", async () => {
  await meet();
  const { db } = service.app;
  const body = multipart(filePart("f.txt", "Slow"));
  const rest = Promise.withResolvers<void>();
  const slowly = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(body.subarray(0, 10));
      await rest.promise;
      controller.enqueue(body.subarray(10));
      controller.close();
    },
  });
  const headers = { authorization: `Bearer ${alice.token}`, "content-type": MULTIPART };
  const answer = fetch(`${service.url}/boards/import`, { method: "POST", headers, body: slowly });
  const lease = async () => {
    const mine = sql<{ leased_until: string }>`SELECT leased_until FROM imports WHERE user_id = ${alice.id}`;
    return (await db.read({ mine })).mine[0]?.leased_until;
  };
  const first = await until(lease);
  const renewed = await until(async () => {
    const now = await lease();
    return now !== first && now;
  });
  expect(renewed > first).toBe(true);
  rest.resolve();
  const queued: Import = await (await answer).json();
  expect((await finished(queued)).status).toBe("done");
});

test("IMPORT-15: imports are kept for 30 days, previews and their files for a day", async () => {
  await meet();
  const { app } = service;
  const housekeeping = (days: number) =>
    runHousekeeping({ ...app.context, db: app.db }, new Date(Date.now() + days * DAY_MS));
  const files = async () => {
    const { left } = await app.db.read({ left: sql`SELECT number FROM import_chunks` });
    return left.length;
  };
  const preview = await alice.importBoard({ file: new File(["Preview"], "f"), preview: "true" });
  await finished(preview);
  const { id } = await send("Board");
  await finished({ id });
  await housekeeping(0.9);
  expect((await alice.listImports()).items.map(({ id }) => id)).toEqual([id, preview.id]);
  await housekeeping(1.1);
  expect((await alice.listImports()).items.map(({ id }) => id)).toEqual([id]);
  expect(await files()).toBe(0);
  await housekeeping(29);
  expect((await alice.listImports()).items.map(({ id }) => id)).toEqual([id]);
  await app.db.write([
    sql`INSERT INTO import_chunks (import_id, number, bytes) SELECT id, 0, ${new Uint8Array(1)} FROM users WHERE id = ${alice.id}`,
  ]);
  await housekeeping(31);
  expect(await refusal(alice.getImport({ import_id: id }))).toMatchObject({ status: 404 });
  expect([await files(), await titles()]).toEqual([0, ["Board"]]);
});
