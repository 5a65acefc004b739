/** Bodies for a route: what its schema asks for, with ids that live, and then something wrong with it. */
import { gzipSync } from "node:zlib";
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { bodyText, fieldsOf, verdictOf } from "../every-route/bad-input/bodies.ts";
import { MALFORMED, NOT_OBJECTS, WRONG_TYPES } from "../every-route/bad-input/values.ts";
import { PASSWORD, type Population } from "./population.ts";
import { type Random, weighted } from "./random.ts";
import { anyJson, anyText, damaged, randomText } from "./texts.ts";
import { anyUpload } from "./uploads.ts";

export interface Body {
  about: string;
  bytes: Buffer;
  headers: [string, string][];
  /** It is certain that no success can come of it. */
  unfit: boolean;
}

type Field = ReturnType<typeof fieldsOf>[number] & { words: string[] | undefined };

const ODD_KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "",
  "\u0000",
  "a.b",
  "id",
  "rank",
  "board_id",
  "seq",
  "is_superuser",
];
const COLORS = ["#fff", "#a1b2c3", "#a1b2c3d4", "red", "rebeccapurple"];
const JSON_TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  "application/merge-patch+json",
];
const ENCODINGS = ["gzip", "deflate", "br", "identity", "x-gzip, gzip", "\u00ff"];

const known = new WeakMap<RouteSpec, Field[]>();

function fields(route: RouteSpec): Field[] {
  const before = known.get(route);
  if (before) return before;
  const { properties = {} } = z.toJSONSchema(route.body!, { unrepresentable: "any" }) as {
    properties?: Record<string, { enum?: string[] }>;
  };
  const described = fieldsOf(route).map((field) => ({ ...field, words: properties[field.name]?.enum }));
  known.set(route, described);
  return described;
}

export function anyBody(
  route: RouteSpec,
  on: Population["boards"][number],
  all: Population,
  random: Random,
): Body {
  if (route.accepts === "multipart") return anyUpload(random);
  const tokens: Record<string, string> = {};
  for (const field of fields(route))
    if (random.chance(0.8)) tokens[field.name] = JSON.stringify(fitting(field, on, all, random));
  const json = (about: string, text: string): Body => ({
    about,
    bytes: Buffer.from(text),
    headers: [["content-type", random.pick(JSON_TYPES)]],
    unfit: verdictOf(route, text) !== undefined,
  });
  const whole = (text: string): Body => ({ ...json("", text), unfit: true });
  return weighted(random, [
    [7, () => json("fitting", bodyText(tokens))],
    [6, () => json("odd values", bodyText(spoilt(tokens, route, random)))],
    [2, () => json("odd keys", withOddKeys(tokens, random))],
    [2, () => broken(json("damaged", bodyText(tokens)), random)],
    [1, () => ({ ...whole(random.pick(MALFORMED)), about: "malformed" })],
    [1, () => ({ ...whole(random.pick(NOT_OBJECTS)), about: "no object" })],
    [1, () => encoded(json("", bodyText(tokens)), random)],
    [1, () => ofAnotherType(json("", bodyText(tokens)), route, random)],
  ])();
}

function fitting(field: Field, on: Population["boards"][number], all: Population, random: Random): unknown {
  const { name, types, words, maxLength } = field;
  if (types.has("null") && random.chance(0.1)) return null;
  if (types.has("array"))
    return Array.from({ length: random.below(4) }, () => all.idFor("user_id", on, random));
  if (types.has("boolean")) return random.chance(0.5);
  if (types.has("integer")) return random.pick([0, 1, 2, 3, 7, 1000, Number.MAX_SAFE_INTEGER]);
  if (words) return random.chance(0.9) ? random.pick(words) : random.pick(words).toUpperCase();
  if (field.isId)
    return all.idFor(`${/(column|label|user|checklist)_id$/.exec(name)?.[1] ?? "card"}_id`, on, random);
  if (name.includes("color")) return random.pick(COLORS);
  if (name === "email") return `${random.below(1e9)}@example.org`;
  if (name === "username") return random.chance(0.5) ? all.victim.email : `name ${random.below(1e9)}`;
  if (name.includes("password")) return random.chance(0.7) ? PASSWORD : randomText(random, 12);
  return random.chance(0.7)
    ? randomText(random, 1 + random.below(20))
    : anyText(random).slice(0, maxLength || 255);
}

function spoilt(tokens: Record<string, string>, route: RouteSpec, random: Random): Record<string, string> {
  const result = { ...tokens };
  for (let times = 1 + random.below(2); times > 0; times--)
    result[random.pick(fields(route)).name] = anyJson(random);
  return result;
}

/** Also the same key twice: the last one counts, as everywhere. */
function withOddKeys(tokens: Record<string, string>, random: Random): string {
  const pairs = Object.entries(tokens);
  for (let times = 1 + random.below(3); times > 0; times--)
    pairs.splice(random.below(pairs.length + 1), 0, [
      pairs.length > 0 && random.chance(0.5) ? random.pick(pairs)[0] : random.pick(ODD_KEYS),
      anyJson(random),
    ]);
  return `{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;
}

/** What is damaged may still fit; bytes that are no UTF-8 are read with replacement characters. */
function broken(body: Body, random: Random): Body {
  return { ...body, bytes: damaged(body.bytes, random), unfit: false };
}

function encoded(body: Body, random: Random): Body {
  const text = body.bytes.toString();
  const [about, bytes, more] = weighted<[string, Buffer, [string, string][]]>(random, [
    [2, ["gzip that says so", gzipSync(body.bytes), [["content-encoding", "gzip"]]]],
    [1, ["gzip that does not", gzipSync(body.bytes), []]],
    [1, ["plain that says it is not", body.bytes, [["content-encoding", random.pick(ENCODINGS)]]]],
    [1, ["UTF-16", Buffer.from(text, "utf16le"), []]],
    [1, ["UTF-16 with its mark", Buffer.from(`\ufeff${text}`, "utf16le"), []]],
    [1, ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`), []]],
    [1, ["Latin-1", Buffer.from(text, "latin1"), []]],
  ]);
  return { about, bytes, headers: [...body.headers, ...more], unfit: false };
}

function ofAnotherType(body: Body, route: RouteSpec, random: Random): Body {
  const type = random.pick([
    ...WRONG_TYPES,
    "",
    "application/x-www-form-urlencoded",
    anyText(random)
      .replace(/[^\x20-\xff]/g, "?")
      .slice(0, 300),
  ]);
  const form = Buffer.from(
    String(new URLSearchParams({ username: anyText(random), password: anyText(random) })),
  );
  const bytes = route.accepts === "form" && random.chance(0.7) ? form : body.bytes;
  return { about: `of the type ${type}`, bytes, headers: type ? [["content-type", type]] : [], unfit: false };
}
