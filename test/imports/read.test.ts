/** Uploaded files are opened within bounds, and what is wrong with them is said, whatever they contain. */
import { describe, expect, test } from "bun:test";
import { deflateRawSync, gzipSync } from "node:zlib";
import { memoryStore } from "../../server/imports/read/byte-store.ts";
import { elements } from "../../server/imports/read/json/elements.ts";
import { openSource } from "../../server/imports/read/source.ts";
import { textOf } from "../../server/imports/read/text.ts";
import { dateOf } from "../../server/imports/read/values.ts";
import { type ArchiveSource, type Source, Unreadable } from "../../server/imports/records.ts";
import { textOf as wordsOf } from "../../server/imports/words.ts";
import { type TarEntry, tarFile, type ZipFile, zipFile } from "../support/archives.ts";

const MIB = 1_048_576;

async function opened(bytes: Uint8Array): Promise<{ source: Source & AsyncDisposable; warnings: string[] }> {
  const warnings: string[] = [];
  const source = await openSource(memoryStore(bytes), (said) => warnings.push(wordsOf(said)));
  return { source, warnings };
}

async function archive(bytes: Uint8Array): Promise<ArchiveSource> {
  const { source } = await opened(bytes);
  if (source.kind !== "archive") throw new Error("not an archive");
  return source;
}

/** Everything in it, or the sentence that says why not. Any other error is thrown. */
async function contents(bytes: Uint8Array): Promise<Record<string, string> | string> {
  try {
    await using source = (await opened(bytes)).source;
    const files: Record<string, string> = {};
    if (source.kind === "document") return { "": await textOf(source.bytes()) };
    for (const entry of source.kind === "archive" ? source.entries : [])
      files[entry.name] = await textOf(entry.bytes());
    return files;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

const zipped = (...files: ZipFile[]) => zipFile(files);
const tarred = (...entries: TarEntry[]) => tarFile(entries);

describe("archives", () => {
  const FILES = { "board.json": '{"title":"ü"}', "files/one": "x".repeat(3000), "files/empty": "" };
  const asZip = () => zipFile(Object.entries(FILES).map(([name, text]) => ({ name, text })));
  const asTar = () => tarFile(Object.entries(FILES).map(([name, text]) => ({ name, text })));

  test("a ZIP, a tar and a compressed tar have the same files", async () => {
    expect(await contents(asZip())).toEqual(FILES);
    expect(await contents(asTar())).toEqual(FILES);
    expect(await contents(gzipSync(asTar()))).toEqual(FILES);
  });

  test("long names of pax and GNU tar are read", async () => {
    const long = `files/${"n".repeat(300)}`;
    expect(await contents(tarred({ name: long, text: "pax", long: "pax" }))).toEqual({ [long]: "pax" });
    expect(await contents(tarred({ name: long, text: "gnu", long: "gnu" }))).toEqual({ [long]: "gnu" });
  });

  test("climbing and absolute names are reduced to their last part, with a warning", async () => {
    const names = [
      "../../etc/passwd",
      "/root/.ssh/key",
      "C:\\Windows\\system.ini",
      "a/../b",
      "./fine/c",
      "..",
    ];
    const { source, warnings } = await opened(zipFile(names.map((name) => ({ name, text: "x" }))));
    expect(source.kind === "archive" && source.entries.map(({ name }) => name)).toEqual([
      "passwd",
      "key",
      "system.ini",
      "b",
      "fine/c",
    ]);
    expect(warnings).toEqual([
      "The archive has absolute or climbing file names (5): only their last part is used.",
    ]);
    expect((await archive(tarred({ name: "../../x", text: "" }))).entries[0]?.name).toBe("x");
  });

  test("the first of several files with the same name counts", async () => {
    const { source, warnings } = await opened(zipped({ name: "a", text: "1" }, { name: "../a", text: "2" }));
    if (source.kind !== "archive") throw new Error("not an archive");
    expect(await Promise.all(source.entries.map((entry) => textOf(entry.bytes())))).toEqual(["1"]);
    expect(warnings).toContain(
      "The archive has several files of the same name (1): the first of each is used.",
    );
  });

  test("links and directories are no files, wherever they lead", async () => {
    const links: TarEntry[] = [
      { name: "a", type: "2", link: "b" },
      { name: "b", type: "2", link: "a" },
      { name: "c", type: "1", link: "/etc/passwd" },
      { name: "folder/", type: "5" },
      { name: "device", type: "3" },
    ];
    expect(await contents(tarFile([...links, { name: "real", text: "x" }]))).toEqual({ real: "x" });
    expect(await contents(tarFile(links))).toBe("The archive contains no files.");
    expect(await contents(zipped({ name: "link", text: "/etc/passwd", mode: 0o120777 }))).toBe(
      "The archive contains no files.",
    );
  });

  test("an encrypted archive is refused", async () => {
    expect(await contents(zipped({ name: "a", text: "x", flags: 1 }))).toBe("The archive is encrypted.");
  });

  const WRONG_SIZE = "The ZIP file gives a wrong size for what is in it.";

  test("a ZIP file that gives a smaller or larger size than an entry has is refused for that", async () => {
    const deflated = deflateRawSync(Buffer.from("Twelve bytes"));
    for (const size of [0, 11, 13, 1000])
      expect(await contents(zipped({ name: "a", text: "Twelve bytes", deflated, size }))).toBe(WRONG_SIZE);
  });

  test("a bomb is refused before it expands", async () => {
    const bomb = deflateRawSync(new Uint8Array(64 * MIB), { level: 9 });
    const TOO_MUCH = "The file expands to more than can be imported.";
    expect(await contents(zipped({ name: "a", deflated: bomb, size: 64 * MIB }))).toBe(TOO_MUCH);
    // One that lies about its size is refused where it exceeds it.
    expect(await contents(zipped({ name: "a", deflated: bomb, size: 1000 }))).toBe(WRONG_SIZE);
    expect(await contents(gzipSync(new Uint8Array(64 * MIB), { level: 9 }))).toBe(TOO_MUCH);
    // Thousands of entries that share the same bytes.
    const shared = Array.from({ length: 400 }, (_, index) => ({
      name: `${index}`,
      deflated: bomb.subarray(0, 30_000),
      size: 30 * MIB,
      isShared: index > 0,
    }));
    expect(await contents(zipFile(shared))).toBe(TOO_MUCH);
  });

  test("an archive of a million entries is refused", async () => {
    const deflated = deflateRawSync(new Uint8Array());
    const many = Array.from({ length: 25_001 }, (_, index) => ({
      name: `${index}`,
      deflated,
      isShared: index > 0,
    }));
    expect(await contents(zipFile(many))).toBe("The archive has more than 25000 entries.");
    const directory = Buffer.alloc(22);
    directory.writeUInt32LE(0x06054b50, 0);
    directory.writeUInt16LE(0xfffe, 8);
    directory.writeUInt16LE(0xfffe, 10);
    directory.writeUInt32LE(17 * MIB, 12);
    const large = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(17 * MIB - 4), directory]);
    expect(await contents(large)).toMatch(
      /^The (directory of the ZIP file is too large|ZIP file is damaged)/,
    );
  });

  test("an archive that is cut off anywhere, or has a wrong bit, is readable or refused, and never anything else", async () => {
    const text = crypto.getRandomValues(new Uint8Array(6000)).toHex();
    const files = [1, 2, 3].map((name) => ({ name: `${name}.json`, text }));
    const whole = [zipFile(files), tarFile(files), gzipSync(tarFile(files))];
    for (const bytes of whole) {
      for (let length = 1; length < bytes.length; length += 1024) {
        const found = await contents(bytes.subarray(0, length));
        // What remains of a tar ends between two files, or is a document of some bytes.
        if (typeof found !== "string")
          expect(Object.values(found).every((read) => text.startsWith(read) || read !== text)).toBe(true);
        else expect(found).toMatch(/\.$/);
      }
      for (let at = 0; at < bytes.length; at += 997) {
        const wrong = Uint8Array.from(bytes);
        wrong[at] = (wrong[at] ?? 0) ^ 0x10;
        await contents(wrong);
      }
    }
    expect(await contents(whole[0]!.subarray(0, whole[0]!.length - 1))).toBe(
      "The ZIP file is damaged or incomplete.",
    );
  });

  test("damage within a file of a ZIP is noticed", async () => {
    const bytes = zipped({ name: "a", text: "some text that is long enough" });
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    expect(await contents(bytes)).toMatch(/damaged/);
  });

  test("an empty file is refused", async () => {
    expect(await contents(new Uint8Array())).toBe("The file is empty.");
  });
});

describe("texts", () => {
  const read = async (bytes: Uint8Array) => contents(bytes);
  const TEXT = "Zürich – 「東京」 🦄";

  test.each([
    ["UTF-8", Buffer.from(TEXT)],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${TEXT}`)],
    ["UTF-16 with a byte order mark", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
    ["UTF-16 without one", Buffer.from(TEXT, "utf16le")],
    ["UTF-16 with the bytes in the other order", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16()],
  ])("%s is read", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ "": TEXT });
  });

  test("what is not UTF-8 is Windows-1252, wherever that shows", async () => {
    expect(await read(Buffer.from([0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0x20, 0x80]))).toEqual({
      "": "Zürich €",
    });
    const late = Buffer.concat([Buffer.alloc(200_000, "a"), Buffer.from([0xe9])]);
    expect(await read(late)).toEqual({ "": `${"a".repeat(200_000)}é` });
  });

  test("a letter whose bytes come in two parts is one letter", async () => {
    const text = `${"a".repeat(65_535)}ü`;
    expect(await read(Buffer.from(text))).toEqual({ "": text });
  });
});

test("dates are read in the forms that files have", () => {
  const NEW_YEAR = "2020-01-01T00:00:00.000Z";
  for (const value of [
    "2020-01-01",
    "2020-01-01T00:00:00Z",
    "2020-01-01 00:00",
    "2020-01-01T01:00+0100",
    1577836800,
    1577836800000,
    { $date: NEW_YEAR },
  ])
    expect(dateOf(value)).toBe(NEW_YEAR);
  for (const value of ["", "soon", "2020", "2020-13-01", Number.NaN, 1e20, null, {}, { $date: {} }, [], true])
    expect(dateOf(value)).toBeNull();
});

test("how much has been read is told, up to the third time and while a file is decompressed", async () => {
  const text = Buffer.from("x".repeat(1_000_000));
  for (const bytes of [text, gzipSync(text)]) {
    const told: number[] = [];
    await using source = await openSource(memoryStore(bytes), () => undefined, {
      signal: new AbortController().signal,
      progress: (fraction) => void told.push(fraction),
    });
    if (source.kind !== "document") throw new Error("not a document");
    const afterOpening = told.at(-1) ?? 0;
    expect(afterOpening).toBeWithin(0.3, 0.6);
    for (const _ of [2, 3]) await textOf(source.bytes());
    expect(told).toEqual(told.toSorted((left, right) => left - right));
    expect(told.at(-1)).toBe(1);
    expect(new Set(told).size).toBeGreaterThan(20);
  }
});

test("an error of whatever the file is read from is passed on: it says nothing about the file", async () => {
  const files = [zipped({ name: "a", text: "x" }), Buffer.from("text"), gzipSync("text"), tarFile([])];
  for (const bytes of files) {
    const whole = memoryStore(bytes);
    for (let works = 0; works < 4; works++) {
      const away = new TypeError("the database is away");
      let left = works;
      const store = {
        size: bytes.length,
        async read(offset: number, length: number) {
          if (left-- === 0) throw away;
          return whole.read(offset, length);
        },
      };
      const error = await openSource(store, () => undefined).then(
        (source) => source[Symbol.asyncDispose](),
        (error: unknown) => error,
      );
      if (left < 0) expect(error).toBe(away);
    }
  }
});

describe("reading that is cancelled", () => {
  const cancelled = new Error("cancelled");
  const document = `{"cards":[0${",0".repeat(500_000)}]}`;
  const entry = { name: "board.json", text: document };
  const files = {
    document: Buffer.from(document),
    "compressed document": gzipSync(document),
    ZIP: zipped({ name: "board.json", deflated: deflateRawSync(document), size: document.length }),
    tar: tarred(entry),
    "compressed tar": gzipSync(tarred(entry)),
  };

  test.each(Object.entries(files))("stops in the middle: %s", async (_, bytes) => {
    const stopping = new AbortController();
    const reading = { signal: stopping.signal, progress() {} };
    await using source = await openSource(memoryStore(bytes), () => undefined, reading);
    const open = source.kind === "archive" ? source.entries[0]?.bytes : "bytes" in source && source.bytes;
    if (!open) throw new Error("nothing to read");
    let looked = 0;
    const read = async () => {
      for await (const __ of elements(open(), { paths: ["cards"] }))
        if (++looked === 1000) stopping.abort(cancelled);
    };
    expect(await read().catch((error: unknown) => error)).toBe(cancelled);
    expect(looked).toBeLessThan(100_000);
  });

  test.each(Object.entries(files))("stops while it is opened: %s", async (_, bytes) => {
    const stopping = new AbortController();
    const whole = memoryStore(bytes);
    const store = {
      size: bytes.length,
      async read(offset: number, length: number) {
        if (offset > 0 || length > 4) stopping.abort(cancelled);
        return whole.read(offset, length);
      },
    };
    const reading = { signal: stopping.signal, progress() {} };
    const opening = openSource(store, () => undefined, reading);
    expect(await opening.catch((error: unknown) => error)).toBe(cancelled);
  });
});
