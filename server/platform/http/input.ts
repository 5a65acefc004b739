/** Turns the raw parts of a request into the input of its route, or into the error that says why not. */
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import { NUMBER_PARAM, type RouteSpec } from "../../../contract/base/define.ts";
import type { Share } from "../quotas/byte-budget.ts";
import { ApiError } from "../util/errors.ts";
import { UUID } from "../util/ids.ts";
import { parseJson } from "../util/json.ts";
import { one } from "../util/present.ts";
import { queryFields } from "../util/query-fields.ts";
import { partOf } from "../util/unknown-value.ts";
import { wholeNumber } from "../util/whole-number.ts";
import { mediaTypeOf } from "./headers/media-type.ts";
import { prefersStrict } from "./headers/prefer.ts";
import { arriving, BodyBytes } from "./request-body.ts";

// Without it every problem is called "Invalid input". The browser does without: it shows what the service says.
z.config(en());

export const MAX_JSON_BYTES = 1_048_576;
/** A body up to this size is read in one go, is parsed at once, and counts as part of its request. */
const SMALL_BYTES = 16_384;
const MAX_REPORTED_ERRORS = 100;
/** Of the name of an unknown field, which can be as long as the body. */
const MAX_REPORTED_NAME = 100;
const NOTHING = {};

/** Ids are compared as text and therefore lowercased. */
export function parseParams(
  { textParams }: RouteSpec,
  names: readonly string[],
  params: Record<string, string>,
): Record<string, string | number> {
  const parsed: Record<string, string | number> = {};
  for (const name of names) {
    const value = params[name] ?? "";
    if (textParams) parsed[name] = value;
    else parsed[name] = name === NUMBER_PARAM ? eventNumber(name, value) : id(name, value);
  }
  return parsed;
}

function id(name: string, value: string): string {
  if (!UUID.test(value)) throw invalidInput([{ path: `path.${name}`, message: "must be a UUID" }]);
  return value.toLowerCase();
}

function eventNumber(name: string, value: string): number {
  const number = value.startsWith("0") ? null : wholeNumber(value);
  if (number === null) throw invalidInput([{ path: `path.${name}`, message: "must be a positive integer" }]);
  return number;
}

/** Query values are text; those the schema calls integers become numbers if they look like one. */
export function createQueryParser(schema: RouteSpec["query"]): (request: Request) => object {
  if (!schema) return () => NOTHING;
  const { properties = {} } = z.toJSONSchema(schema);
  const { data: withoutQuery } = z.safeParse(schema, NOTHING);
  return ({ url }) => {
    if (withoutQuery && !url.includes("?")) return withoutQuery;
    const raw: Record<string, unknown> = {};
    for (const [name, value] of queryFields(url, (each) => Object.hasOwn(properties, each))) {
      if (Object.hasOwn(raw, name))
        throw invalidInput([{ path: `query.${name}`, message: "must be given once" }]);
      raw[name] =
        partOf(properties[name], "type") === "integer" && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
    }
    return validate(schema, raw, "query");
  };
}

/** The memory that a body may take, and its turn to be parsed. */
interface Room {
  share: Share;
  inTurn: (parse: () => Promise<object>) => Promise<object>;
}

export async function parseBody(route: RouteSpec, request: Request, room: Room): Promise<object> {
  const maxBytes = route.maxBytes ?? MAX_JSON_BYTES;
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (declared <= SMALL_BYTES) return parseText(route, request, await request.text());
  room.share.requireRoom(declared || 0);
  const bytes = new BodyBytes({ most: declared || maxBytes, take: room.share.take });
  try {
    await collect(bytes, request, maxBytes);
    const parse = async () => parseText(route, request, bytes.text());
    return await (bytes.length <= SMALL_BYTES ? parse() : room.inTurn(parse));
  } finally {
    bytes.forget();
  }
}

/**
 * At most the limit, also of a body that does not say how long it is. Its buffer counts as it grows with what arrives, so
 * a client that declares much and sends nothing takes no room from others.
 */
async function collect(bytes: BodyBytes, request: Request, maxBytes: number): Promise<void> {
  for await (const chunk of arriving(request)) {
    if (bytes.length + chunk.byteLength > maxBytes) throw tooLarge(maxBytes);
    bytes.add(chunk);
  }
}

function parseText({ body, accepts, isBodyOptional }: RouteSpec, request: Request, text: string): object {
  if (!body) return {};
  const type = mediaTypeOf(request.headers.get("content-type"));
  const isForm = accepts === "form" && type === "application/x-www-form-urlencoded";
  const isJson = type === "application/json" || (type.startsWith("application/") && type.endsWith("+json"));
  if (!isForm && !isJson && (text !== "" || type !== "")) {
    throw new ApiError(
      "unsupported_media_type",
      "The body must be JSON, with the content type application/json.",
    );
  }
  if (text === "" && isBodyOptional) return validate(body, NOTHING, "body");
  const raw = isForm
    ? Object.fromEntries(new URLSearchParams(text))
    : text === ""
      ? undefined
      : parseJson(text);
  const parsed = validate(body, raw, "body");
  if (prefersStrict(request)) refuseUnknown(raw, parsed);
  return parsed;
}

/** All bodies are flat. */
function refuseUnknown(raw: unknown, parsed: object): void {
  const unknown = Object.keys(Object(raw)).filter((name) => !Object.hasOwn(parsed, name));
  if (unknown.length === 0) return;
  const reported = unknown.slice(0, MAX_REPORTED_ERRORS);
  throw invalidInput(
    reported.map((name) => ({ path: `body.${name.slice(0, MAX_REPORTED_NAME)}`, message: "is unknown" })),
  );
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError("body_too_large", `A JSON body may have at most ${maxBytes} bytes.`);
}

function validate(schema: NonNullable<RouteSpec["body"]>, raw: unknown, place: string): object {
  const parsed = z.safeParse(schema, raw);
  // Every schema of a body or a query is one of an object.
  if (parsed.success) return parsed.data as object;
  throw invalidInput(
    parsed.error.issues
      .slice(0, MAX_REPORTED_ERRORS)
      .map((issue) => ({ path: [place, ...issue.path].join("."), message: issue.message })),
  );
}

function invalidInput(errors: { path: string; message: string }[]): ApiError {
  const first = one(errors, "problem");
  return new ApiError("invalid_input", `${first.path}: ${first.message}.`.replace(/\.\.$/, "."), { errors });
}
