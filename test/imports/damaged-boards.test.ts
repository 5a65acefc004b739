/** Files of other tools in which anything may be wrong: they give records, or one clear error. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { deck } from "../../server/imports/formats/deck.ts";
import { trello } from "../../server/imports/formats/trello.ts";
import { wekan } from "../../server/imports/formats/wekan.ts";
import { type FormatReader, Unreadable } from "../../server/imports/records.ts";
import { archiveSource, documentSource, readAll } from "../support/import-source.ts";
import { deckBoard } from "./fixtures/deck.ts";
import { trelloBoard } from "./fixtures/trello.ts";
import { wekanBoard } from "./fixtures/wekan.ts";

const wrong = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<fc.JsonValue>(
    null,
    [],
    {},
    [null],
    "",
    -1,
    1e308,
    "__proto__",
    { __proto__: 1 },
    [[[]]],
    true,
  ),
);
/** How far to walk at each step: any number is taken modulo what is there. */
const walk = fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 });
const changes = fc.array(fc.tuple(walk, wrong), { minLength: 1, maxLength: 6 });

/** The value with whatever is at the end of the walk replaced. */
function replaced(value: fc.JsonValue, steps: readonly number[], by: fc.JsonValue): fc.JsonValue {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== "object" || value === null) return by;
  const entries = Object.entries(value);
  const chosen = entries[step % Math.max(1, entries.length)];
  if (!chosen) return by;
  const [name, inner] = chosen;
  const changed = replaced(inner ?? null, rest, by);
  if (Array.isArray(value)) return value.map((other, index) => (String(index) === name ? changed : other));
  return { ...value, [name]: changed };
}

const isText = (value: unknown) => typeof value === "string";

/** Whether a field of a record has a value of its type. */
function isRight([name, value]: [string, unknown]): boolean {
  if (name.startsWith("is")) return typeof value === "boolean";
  if (name === "labels" || name === "people") return Array.isArray(value) && value.every(isText);
  if (name === "content" && typeof value === "object") return value !== null;
  if (name === "sort") return Number.isFinite(value);
  if (name === "number" || name === "cardLimit") return value === null || Number.isFinite(value);
  const mayBeMissing = /^(description|color|username|email|author|cover|mimeType|.*At)$/.test(name);
  return isText(value) || (mayBeMissing && value === null);
}

async function survives(reader: FormatReader, text: string): Promise<void> {
  for (const source of [documentSource(text), archiveSource({ "board.json": text })]) {
    try {
      const { records, skipped } = await readAll(reader, source, { trello: { key: "k", token: "t" } });
      expect(records.filter(({ kind }) => kind === "board")).toHaveLength(1);
      expect(records.filter((record) => !Object.entries(record).every(isRight))).toEqual([]);
      expect(skipped.filter(({ count }) => !(count > 0))).toEqual([]);
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable);
    }
  }
}

const boards: [FormatReader, object][] = [
  [trello, trelloBoard],
  [wekan, wekanBoard],
  [deck, { boards: { "7": deckBoard } }],
];

for (const [reader, board] of boards) {
  const whole = JSON.stringify(board);

  test(`TRELLO-6 ${reader.name}: a file with wrong values in any places gives records or a clear error`, async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const damaged = list.reduce<fc.JsonValue>(
          (value, [steps, by]) => replaced(value, steps, by),
          JSON.parse(whole),
        );
        await survives(reader, JSON.stringify(damaged));
      }),
      { numRuns: 300 },
    );
  });

  test(`TRELLO-6 ${reader.name}: a file that ends anywhere is refused`, async () => {
    for (let end = 0; end < whole.length; end += 97) {
      await expect(readAll(reader, documentSource(whole.slice(0, end)))).rejects.toBeInstanceOf(Unreadable);
    }
  });
}
