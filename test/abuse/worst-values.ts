/** The largest a value may be, and the largest it may not be: derived from the schema of its field. */
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { fieldsOf } from "../every-route/bad-input/bodies.ts";

/** Text of so many UTF-16 units, which is how lengths are counted. */
export type Filling = (length: number) => string;

const POOL = 100_000;
const chinese = Array.from({ length: POOL }, () => String.fromCharCode(0x4e00 + Math.random() * 0x5000)).join(
  "",
);

/** As many bytes to the unit as can be written as they are, and nothing that could be compressed. */
export const wide: Filling = (length) => {
  const start = Math.floor(Math.random() * (POOL - length));
  return chinese.slice(start, start + length);
};
/** One unit of text, six bytes of JSON. */
const control: Filling = (length) => "\u0001".repeat(length);
/** Two units each, as whatever walks over texts has to notice. */
const pairs: Filling = (length) => "\u{1f600}".repeat(length / 2);

export const FILLINGS = {
  "three-byte characters": wide,
  "control characters": control,
  "surrogate pairs": pairs,
};

type Json = z.core.JSONSchema.JSONSchema;
type BodyField = ReturnType<typeof fieldsOf>[number];

interface WorstField extends BodyField {
  /** The words it may be, where it may be nothing else. */
  words: string[] | undefined;
  /** Of a list. */
  maxItems: number;
}

function worstFields(route: RouteSpec): WorstField[] {
  const { properties = {} } = z.toJSONSchema(route.body!, { unrepresentable: "any" }) as Json;
  return fieldsOf(route).map((field) => {
    const options = ((field.schema.anyOf as Json[] | undefined) ?? [field.schema]) as Json[];
    const { anyOf = [], enum: own } = (properties[field.name] ?? {}) as { anyOf?: Json[]; enum?: string[] };
    const words = own ?? (anyOf.find((option) => option.enum)?.enum as string[] | undefined);
    return { ...field, words, maxItems: Math.max(0, ...options.map(({ maxItems = 0 }) => maxItems)) };
  });
}

/** What a field of a given name refers to, or must be to be worth anything. */
export type Meanings = Record<string, (filling: Filling, field: WorstField) => unknown>;

export function worstBody(
  route: RouteSpec,
  meanings: Meanings,
  filling: Filling,
): Record<string, unknown> | null {
  const fields = worstFields(route).map((field) => [field.name, worstValue(field, meanings, filling)]);
  const body = Object.fromEntries(fields);
  return z.safeParse(route.body!, body).success ? body : null;
}

function worstValue(field: WorstField, meanings: Meanings, filling: Filling): unknown {
  const meant = meanings[field.name];
  if (meant) return meant(filling, field);
  if (field.words) return field.words.at(-1);
  if (field.types.has("boolean")) return true;
  // First in its list: those who stand there have to make room.
  if (field.types.has("integer")) return 0;
  if (field.maxLength > 0) return filling(field.maxLength);
  throw new Error(`The worst value of the field ${field.name} is not known: add it to worst-inputs.ts`);
}

/** What the body may have in bytes. */
const BODY_BYTES = 1_048_576;

/** Bodies of the largest size that nothing but the schema, or not even that, can refuse. */
export function unfitBodies(route: RouteSpec): [about: string, body: string][] {
  const room = BODY_BYTES - 1000;
  const only = (name: string, json: string) => `{${JSON.stringify(name)}:${json}}`;
  const fields = worstFields(route);
  return [
    ["nothing but brackets", "[".repeat(BODY_BYTES)],
    ["brackets that close again", `${"[".repeat(room / 2)}${"]".repeat(room / 2)}`],
    ["objects in objects", `${'{"a":'.repeat(room / 6)}1${"}".repeat(room / 6)}`],
    ["100,000 fields that nobody asked for", manyFields(100_000)],
    ["a list of half a million numbers", `[${"1,".repeat(room / 2)}1]`],
    ...fields
      .filter(({ types }) => types.has("string"))
      .flatMap(({ name }): [string, string][] => [
        [`${name} of 1 MiB`, only(name, JSON.stringify("a".repeat(room)))],
        [`${name} of 1 MiB of blanks between letters`, only(name, JSON.stringify(`a${" ".repeat(room)}b`))],
        [`${name} of 1 MiB of a.`, only(name, JSON.stringify("a.".repeat(room / 2)))],
        [`${name} of 1 MiB of dots after an @`, only(name, JSON.stringify(`a@${"a.".repeat(room / 2)}`))],
      ]),
    ...fields
      .filter(({ types }) => types.has("array"))
      .flatMap(({ name }): [string, string][] => [
        [`${name} of half a million numbers`, only(name, `[${"1,".repeat(room / 2)}1]`)],
        [`${name} of 26,000 ids`, only(name, JSON.stringify(Array(26_000).fill(crypto.randomUUID())))],
      ]),
  ];
}

/** Values that take the most room in a message, as JSON. */
export function unfitValues(): [about: string, json: string][] {
  const room = BODY_BYTES / 3 - 1000;
  return [
    ["brackets that close again", `${"[".repeat(room / 2)}${"]".repeat(room / 2)}`],
    ["blanks between letters", JSON.stringify(`a${" ".repeat(room)}b`)],
    ["letters", JSON.stringify("a".repeat(room))],
    ["a list of numbers", `[${"1,".repeat(room / 2)}1]`],
    ["30,000 fields that nobody asked for", manyFields(30_000)],
  ];
}

function manyFields(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"x${index.toString(36)}":1`).join(",")}}`;
}
