/** Imports that take long: how they are stopped, what they leave, and that they do not hold up others. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { gzipSync } from "node:zlib";
import { elements } from "../../server/imports/read/json/elements.ts";
import { type FormatReader, Unreadable } from "../../server/imports/records.ts";
import { type ImportRunner, startImports } from "../../server/imports/run/runner.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { linesReaders } from "../support/import-readers.ts";
import { importFinished, importReached, until } from "../support/until.ts";

const SECOND_MS = 100;
const BOARD_BYTES = 100_000;
const TITLE = "x".repeat(200);
/** More than a board may have. */
const CARDS = 600;

let service: Service;

/** Looks at elements that it cannot use, again and again. */
const endless: FormatReader = {
  name: "endless",
  async read(source, sink) {
    while (source.kind === "document")
      for await (const _ of elements(source.bytes(), { paths: ["cards"] }))
        sink.skip("cards", "not an object");
  },
};
const lines = linesReaders();
const readers: typeof lines = {
  async detect(source) {
    const isEndless = source.kind === "document" && source.head[0] === "{".charCodeAt(0);
    return isEndless ? endless : lines.detect(source);
  },
  named: () => null,
};

beforeAll(async () => {
  service = await startService({
    secondMs: SECOND_MS,
    importReaders: readers,
    settings: { BOARD_BYTES: String(BOARD_BYTES) },
  });
});
afterAll(() => service.stop());

const another = (): ImportRunner =>
  startImports({ ...service.app.context, db: service.app.db }, { secondMs: SECOND_MS, readers });
const send = (person: Person, content: string | Uint8Array<ArrayBuffer>) =>
  person.importBoard({ file: new File([content], "f.txt") });
const sendEndless = (person: Person) => send(person, gzipSync(`{"cards":[0${",0".repeat(200_000)}]}`));
const logged = (id: string, message: string) =>
  until(() => service.logged.some((line) => line.includes(id) && line.includes(message)));

test("IMPORT-4: an import is cancelled while it looks at what it leaves out", async () => {
  const alice = await service.person("alice");
  const one = await sendEndless(alice);
  await importReached(alice, one, "running");
  await alice.deleteImport({ import_id: one.id });
  await logged(one.id, "an import was deleted");
  expect((await importFinished(alice, await send(alice, "Next"))).status).toBe("done");
});

test("IMPORT-9: a small file that takes long holds up its own account only", async () => {
  const [alice, bob] = [await service.person("alice"), await service.person("bob")];
  const one = await sendEndless(alice);
  await importReached(alice, one, "running");
  const second = await send(alice, "Second");
  expect((await importFinished(bob, await send(bob, "Small"))).status).toBe("done");
  const { items } = await alice.listImports();
  expect(items.map(({ status }) => status)).toEqual(["queued", "running"]);
  await alice.deleteImport({ import_id: one.id });
  expect((await importFinished(alice, second)).status).toBe("done");
});

test("IMPORT-14: an instance that stops hands over an import that looks at what it leaves out", async () => {
  const people = [await service.person("alice"), await service.person("bob"), await service.person("carol")];
  const sent: [Person, { id: string }][] = [];
  let other: ImportRunner | undefined;
  for (const person of people) {
    // The service itself runs two of them at a time.
    if (sent.length === 2) other = another();
    const one = await sendEndless(person);
    await importReached(person, one, "running");
    sent.push([person, one]);
  }
  await other?.stop();
  const [carol, last] = sent[2]!;
  await importReached(carol, last, "queued");
  for (const [person, { id }] of sent) await person.deleteImport({ import_id: id });
});

async function storedOf({ id }: Person): Promise<number> {
  const { boards, cards } = await service.app.db.read({
    boards: sql`SELECT id FROM boards WHERE created_by = ${id}`,
    cards: sql`SELECT id FROM cards WHERE title = ${TITLE} LIMIT 1`,
  });
  return boards.length + cards.length;
}

test("IMPORT-2: of a board that is too large nothing is written", async () => {
  const alice = await service.person("alice");
  const one = await send(alice, `Large\n${Array(CARDS).fill(TITLE).join("\n")}`);
  const failed = await importFinished(alice, one);
  expect(failed).toMatchObject({ status: "failed", error_note: { code: "board_bytes" } });
  expect(await storedOf(alice)).toBe(0);
});

test("IMPORT-2: what was written of a board that was not finished is removed at once", async () => {
  const alice = await service.person("alice");
  const { accounts } = service.app.context;
  const { write } = accounts;
  let written = 0;
  // A type parameter for the tuple of statements cannot be repeated here.
  accounts.write = (async (statements, queue) => {
    if (statements.some(({ table }) => table === "board_checkpoints")) {
      // Only this once: what removes the board empties that table too.
      accounts.write = write;
      written = await storedOf(alice);
      throw new Unreadable("The file is damaged: it cannot be decompressed.");
    }
    return write(statements, queue);
  }) as typeof write;
  const failed = await importFinished(alice, await send(alice, `Board\n${TITLE}`));
  expect([failed.status, written]).toEqual(["failed", 2]);
  await until(async () => (await storedOf(alice)) === 0);
});
