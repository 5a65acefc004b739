/** Our own format: what the guide shows is what the types say, and what the reader reads. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import type * as z from "zod/mini";
import { BoardFile } from "../../contract/board-file.ts";
import { boardFileSchema } from "../../server/docs/board-file-schema.ts";
import { boardcast, detects } from "../../server/imports/formats/boardcast.ts";
import { Unreadable } from "../../server/imports/records.ts";
import { archiveSource, documentSource, readAll } from "../support/import-source.ts";

const OF_THE_FORMAT = `A field of board.json has three places, which must agree: the schema in contract/board-file.ts, and in
docs/guides/export-format.md the example and the text, which names each field as \`field\`.`;
const OF_THE_READER = `The example of docs/guides/export-format.md is not read as these records. If a field was added to it, add to
the records here what server/imports/formats/boardcast/records.ts makes of it.`;
const OF_NEW_FIELDS = `Every program must be able to read files from before a field was added. Give the field an empty value in
contract/board-file.ts with \`listOf\`, \`orNull\` or \`flag\`; what is in this list has been required from the beginning.`;

const guide = await Bun.file(join(import.meta.dir, "../../docs/guides/export-format.md")).text();
const example: z.output<typeof BoardFile> = JSON.parse(/^```json\n(.*?)^```$/ms.exec(guide)?.[1] ?? "");
const text = JSON.stringify(example);

/** The names of all fields of a schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "properties" in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

test("the example of the guide has the fields that the schema has, and the guide explains each", () => {
  expect(BoardFile.parse(example), OF_THE_FORMAT).toEqual(example);
  const shown = new Set(guide.match(/`\w+`/g));
  const unexplained = namesIn(boardFileSchema()).filter((name) => !shown.has(`\`${name}\``));
  expect(unexplained, OF_THE_FORMAT).toEqual([]);
});

type Json = Record<string, unknown>;

/** Every object of the example, with what the schema says about its fields. */
function* objectsOf(value: unknown, schema: JsonSchema): Generator<{ object: Json; schema: JsonSchema }> {
  if (Array.isArray(value)) for (const entry of value) yield* objectsOf(entry, schema.items ?? {});
  else if (typeof value === "object" && value !== null) {
    yield { object: value as Json, schema };
    for (const [name, field] of Object.entries(value))
      yield* objectsOf(field, schema.properties?.[name] ?? {});
  }
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  default?: unknown;
}

test("EXPORT-10: only what nothing could stand for is required, so a new field has an empty value", () => {
  const required = (value: JsonSchema): string[] => [
    ...(value.required ?? []),
    ...Object.values(value.properties ?? {}).flatMap(required),
    ...(value.items ? required(value.items) : []),
  ];
  expect([...new Set(required(boardFileSchema()))].sort(), OF_NEW_FIELDS).toEqual([
    ...[
      "action_type",
      "board",
      "body",
      "card_id",
      "color",
      "content",
      "created_at",
      "exported_at",
      "format",
      "id",
    ],
    ...["mime_type", "name", "number", "seq", "size", "title", "trigger_type", "updated_at", "version"],
  ]);
});

test("EXPORT-10: a file without a field is read as if the field were empty", async () => {
  const schema: JsonSchema = boardFileSchema();
  const places = [...objectsOf(example, schema)].flatMap(({ schema }, index) =>
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => "default" in field)
      .map(([name, field]) => ({ index, name, empty: field.default })),
  );
  expect(places.length).toBeGreaterThan(30);
  for (const { index, name, empty } of places) {
    const changed = (change: (object: Json) => void) => {
      const copy = structuredClone(example);
      change([...objectsOf(copy, schema)][index]!.object);
      return copy;
    };
    const without = changed((object) => delete object[name]);
    const withEmpty = changed((object) => {
      object[name] = empty;
    });
    expect(BoardFile.parse(without)).toEqual(withEmpty);
    const read = (file: unknown) => readAll(boardcast, archiveSource({ "board.json": JSON.stringify(file) }));
    const whatToDo = `server/imports/formats/boardcast/records.ts must read a file without \`${name}\` as if it had its empty value.`;
    expect(await read(without), whatToDo).toEqual(await read(withEmpty));
  }
});

test("the example is read as the records of a board", async () => {
  const source = archiveSource({ "board.json": text, "files/draft": "bytes" });
  expect(await detects(source)).toBe(true);
  expect(await readAll(boardcast, source), OF_THE_READER).toEqual({
    records: [
      { kind: "board", title: "Launch", description: "Everything until the opening.", color: "teal" },
      { kind: "person", key: "ada", name: "Ada Lovelace", username: "ada", email: null },
      { kind: "person", key: "grace", name: "grace", username: "grace", email: null },
      { kind: "label", key: "urgent", name: "Urgent", color: "#ef4444", sort: 0 },
      {
        kind: "column",
        key: "todo",
        title: "To do",
        color: "#64748b",
        isDone: false,
        cardLimit: 10,
        sort: 0,
        isArchived: false,
      },
      {
        kind: "column",
        key: "done",
        title: "Done",
        color: "#22c55e",
        isDone: true,
        cardLimit: null,
        sort: 1,
        isArchived: false,
      },
      {
        kind: "card",
        key: "invitation",
        column: "todo",
        sort: 0,
        number: 1,
        title: "Write the invitation",
        description: "For **everyone** on the list.",
        labels: ["urgent"],
        people: ["ada"],
        startAt: null,
        dueAt: "2026-03-09T12:00:00.000Z",
        isComplete: false,
        cover: "draft",
        createdAt: "2026-03-01T09:10:00.000Z",
        updatedAt: "2026-03-02T16:00:00.000Z",
        isArchived: false,
      },
      { kind: "checklist", key: "steps", card: "invitation", title: "Steps", sort: 0 },
      {
        kind: "item",
        key: "text",
        checklist: "steps",
        content: "Agree on the text",
        isDone: true,
        people: ["ada"],
        sort: 0,
      },
      {
        kind: "file",
        key: "draft",
        card: "invitation",
        name: "draft.png",
        mimeType: "image/png",
        sort: 0,
        content: { entry: "files/draft" },
      },
      {
        kind: "comment",
        key: "first",
        card: "invitation",
        author: "grace",
        body: "Shall we add a map?",
        createdAt: "2026-03-02T10:00:00.000Z",
        editedAt: null,
      },
      {
        kind: "rule",
        key: "finish",
        name: "Completed cards are done",
        triggerType: "card_completed",
        triggerColumn: null,
        triggerLabel: null,
        actionType: "move_to_column",
        actionColumn: "done",
        actionPerson: null,
        actionLabel: null,
        isEnabled: true,
        sort: 0,
      },
    ],
    blobs: [],
    skipped: [],
    warnings: [],
  });
});

test("board.json alone is read without its attachments, which is reported", async () => {
  expect(await detects(documentSource(text))).toBe(true);
  const { records, skipped } = await readAll(boardcast, documentSource(text));
  expect(records.map(({ kind }) => kind)).not.toContain("file");
  expect(skipped).toEqual([{ what: "attachments", why: "their bytes are not in the file", count: 1 }]);
});

test("an archived card without a column comes into the first one", async () => {
  const [card] = example.cards;
  const homeless = { ...example, cards: [{ ...card, column_id: null, archived_at: example.exported_at }] };
  const { records } = await readAll(boardcast, documentSource(JSON.stringify(homeless)));
  expect(records.find(({ kind }) => kind === "card")).toMatchObject({ column: "todo", isArchived: true });
  const { skipped } = await readAll(boardcast, documentSource(JSON.stringify({ ...homeless, columns: [] })));
  expect(skipped).toContainEqual({ what: "cards", why: "without a column", count: 1 });
});

test.each([
  [{ ...example, version: 2 }, "The file has version 2 of the format; this service reads version 1."],
  [{ ...example, format: "other" }, "The file is not an exported board."],
  [{ cards: [] }, "The file is not an exported board."],
  [[], "The file is not an exported board."],
])("a file of another kind is refused", async (content, message) => {
  const refused = await readAll(boardcast, documentSource(JSON.stringify(content))).catch((error) => error);
  expect(refused).toBeInstanceOf(Unreadable);
  expect(refused.message).toBe(message);
});

test("an archive without board.json is refused", async () => {
  expect(await detects(archiveSource({ "other.json": text }))).toBe(false);
  expect(readAll(boardcast, archiveSource({ "other.json": text }))).rejects.toThrow("no board.json");
});

test("values of wrong types are left out and counted, wherever they are", async () => {
  const wrong = [
    null,
    1,
    "text",
    true,
    [],
    {},
    { id: null },
    { id: {} },
    { id: "x", checklists: [{ items: 5 }], attachments: {} },
  ];
  const content = {
    ...example,
    people: wrong,
    labels: wrong,
    columns: wrong,
    cards: wrong,
    comments: wrong,
    rules: wrong,
  };
  const { records, skipped } = await readAll(boardcast, documentSource(JSON.stringify(content)));
  expect(records.map(({ kind }) => kind)).toEqual(["board", "person", "label", "column", "card", "rule"]);
  expect(skipped.reduce((sum, { count }) => sum + count, 0)).toBe(5 * 8 + 9 + 1);
  for (const list of ["people", "cards", "comments"]) {
    for (const value of wrong.slice(0, 6))
      await readAll(boardcast, documentSource(JSON.stringify({ ...example, [list]: value })));
  }
});

test("the label that a rule adds is read; a file from before rules had one is read as ever", async () => {
  const [{ action_label_id: _, ...earlier }] = example.rules as [(typeof example.rules)[number]];
  const adding = { ...earlier, id: "adds", action_type: "add_label", action_label_id: "urgent" };
  const file = { ...example, rules: [earlier, adding] };
  const { records } = await readAll(boardcast, documentSource(JSON.stringify(file)));
  const rules = records.filter((record) => record.kind === "rule");
  expect(rules.map(({ key, actionType, actionLabel }) => ({ key, actionType, actionLabel }))).toEqual([
    { key: "finish", actionType: "move_to_column", actionLabel: null },
    { key: "adds", actionType: "add_label", actionLabel: "urgent" },
  ]);
});
