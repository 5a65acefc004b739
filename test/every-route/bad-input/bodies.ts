/** Bodies that do not fit, for every field of every route that takes JSON, derived from its schema. */
import * as z from "zod/mini";
import type { RouteSpec } from "../../../contract/base/define.ts";
import { MALFORMED, NOT_OBJECTS, NOT_UUIDS, SQL, TOKENS, type Token, UNSTORABLE } from "./values.ts";

export interface BadBody {
  about: string;
  text: string;
  /** Undefined where the contract takes it: odd, but valid. */
  status: 400 | 413 | 422 | undefined;
}

type Json = z.core.JSONSchema.JSONSchema;

interface Field {
  name: string;
  types: Set<string>;
  isId: boolean;
  maxLength: number;
  schema: Json;
}

export function badBodies(route: RouteSpec, example: Record<string, unknown>): BadBody[] {
  const fields = fieldsOf(route);
  const required = requiredOf(route);
  const text = (changes: Record<string, string>) => bodyText({ ...asTokens(example), ...changes });
  const of = (about: string, body: string, status?: 400 | 422): BadBody => ({
    about,
    text: body,
    status: isTooLarge(route, body) ? 413 : (status ?? verdictOf(route, body)),
  });
  return [
    ...MALFORMED.map((body) => of("malformed JSON", body, 400)),
    ...NOT_OBJECTS.map((body) => of("not an object", body, 422)),
    ...required.map((name) => {
      const { [name]: _, ...rest } = asTokens(example);
      return of(`without ${name}`, bodyText(rest), 422);
    }),
    ...(required.length > 0 ? [of("without any field", "{}", 422)] : []),
    ...fields.flatMap((field) => [
      ...TOKENS.filter((token) => !fits(field, token)).map(({ json }) =>
        of(`${field.name} of another type`, text({ [field.name]: json }), 422),
      ),
      ...stringsFor(field).map(({ json, status }) =>
        of(`odd ${field.name}`, text({ [field.name]: json }), status),
      ),
      of(
        `${field.name} 10,000 deep`,
        text({ [field.name]: `${"[".repeat(10_000)}${"]".repeat(10_000)}` }),
        400,
      ),
    ]),
    ...KEYS.map((key) => of(`the key ${key}`, text({ [key]: '{"is_superuser":true,"title":"x"}' }))),
    of("the same key twice", `{"title":"a","title":null,${bodyText(asTokens(example)).slice(1)}`),
    of(
      "a field 10,000 deep that nobody asked for",
      text({ more: `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}` }),
      400,
    ),
    of("30 levels that nobody asked for", text({ more: `${'{"a":'.repeat(30)}1${"}".repeat(30)}` })),
    of("40 levels that nobody asked for", text({ more: `${"[".repeat(40)}1${"]".repeat(40)}` }), 400),
    of("20,000 values that nobody asked for", text({ more: `[${"1,".repeat(20_000)}1]` }), 400),
    of(
      "10,000 fields that nobody asked for",
      text(Object.fromEntries(range(10_000).map((n) => [`x${n}`, "1"]))),
    ),
  ];
}

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "\u0000",
  "a.b",
  "$where",
];

export const MIB = 1_048_576;

function isTooLarge({ maxBytes = MIB }: RouteSpec, text: string): boolean {
  return Buffer.byteLength(text) > maxBytes;
}

/** What a random text is to the route: malformed, unfit, or valid after all. */
export function verdictOf(route: RouteSpec, text: string): 400 | 422 | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 400;
  }
  return z.safeParse(route.body!, value).success ? undefined : 422;
}

export function fieldsOf(route: RouteSpec): Field[] {
  const { properties = {} } = z.toJSONSchema(route.body!, { io: "input", unrepresentable: "any" }) as Json;
  return Object.entries(properties).map(([name, schema]) => {
    const options = ((schema as Json).anyOf as Json[] | undefined) ?? [schema as Json];
    const texts = options.map((option) => (option.type === "array" ? (option.items as Json) : option));
    return {
      name,
      types: new Set(options.map((option) => String(option.type))),
      isId: texts.some((option) => option.format === "uuid"),
      maxLength: Math.max(0, ...texts.map((option) => option.maxLength ?? 0)),
      schema: schema as Json,
    };
  });
}

function requiredOf(route: RouteSpec): string[] {
  return (z.toJSONSchema(route.body!, { io: "input", unrepresentable: "any" }) as Json).required ?? [];
}

/** Whether a value of this JSON type could be meant. Numbers and lists that are not of the right kind could not. */
function fits({ types, isId }: Field, { json, type }: Token): boolean {
  if (type === "number") return types.has("integer") && json === "0";
  if (type === "array") return types.has("array") && (json === "[]" || (json === '["x"]' && !isId));
  return types.has(type);
}

function stringsFor(field: Field): { json: string; status?: 422 }[] {
  const isList = field.types.has("array");
  if (!field.types.has("string") && !isList) return [];
  const ids = field.isId ? NOT_UUIDS : [];
  const bound = field.maxLength;
  const longest = bound > 0 ? ["x".repeat(bound + 1), "😀".repeat(bound + 1)] : [];
  const wrap = (json: string) => (isList ? `[${json}]` : json);
  return [
    ...UNSTORABLE.map((json) => ({ json: wrap(json), status: 422 as const })),
    ...[...ids, ...longest].map((text) => ({ json: wrap(JSON.stringify(text)), status: 422 as const })),
    ...[...SQL, "x".repeat(100_000), " ", "\u2028\u202e\ufeff", "\ufffd"].map((text) => ({
      json: wrap(JSON.stringify(text)),
    })),
    ...(isList
      ? [{ json: JSON.stringify(Array(1001).fill(crypto.randomUUID())), status: 422 as const }]
      : []),
  ];
}

function asTokens(example: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, JSON.stringify(value)]));
}

export function bodyText(tokens: Record<string, string>): string {
  const pairs = Object.entries(tokens).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return `{${pairs.join(",")}}`;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
