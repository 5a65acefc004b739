/** Turns the raw parts of a request into the input of its route, or into the error that says why not. */
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/define.ts";
import { ApiError, badRequest } from "./errors.ts";
import { UUID } from "./ids.ts";

const MAX_JSON_BYTES = 1_048_576;
const NOTHING = {};

/** Path parameters are ids; they are compared as text, so they are lowercased. */
export function parseParams(
  names: readonly string[],
  params: Record<string, string>,
): Record<string, string> {
  const parsed: Record<string, string> = {};
  for (const name of names) {
    const value = params[name]!;
    if (!UUID.test(value)) throw invalidInput([{ path: `path.${name}`, message: "must be a UUID" }]);
    parsed[name] = value.toLowerCase();
  }
  return parsed;
}

/** Of the address as it came: its host may be anything a client wrote. */
export function searchParams(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}

/** Query values are text; those the schema calls integers become numbers if they look like one. */
export function createQueryParser(schema: RouteSpec["query"]): (request: Request) => object {
  if (!schema) return () => NOTHING;
  const { properties = {} } = z.toJSONSchema(schema);
  return ({ url }) => {
    const raw: Record<string, unknown> = {};
    for (const [name, value] of searchParams(url)) {
      const { type } = (properties[name] ?? {}) as { type?: string };
      raw[name] = type === "integer" && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
    }
    return validate(schema, raw, "query");
  };
}

export async function parseBody(route: RouteSpec, request: Request): Promise<object> {
  if (!route.body) return {};
  const [type] = (request.headers.get("content-type") ?? "").toLowerCase().split(/\s*;/) as [string];
  const isForm = route.accepts === "form" && type === "application/x-www-form-urlencoded";
  const isJson = type === "application/json" || (type.startsWith("application/") && type.endsWith("+json"));
  const text = await readText(request);
  if (!isForm && !isJson && (text !== "" || type !== "")) {
    throw new ApiError(415, "The body must be JSON, with the content type application/json.");
  }
  const raw = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  return validate(route.body, raw, "body");
}

function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("The body is not well-formed JSON.");
  }
}

/** Reads at most the limit, also when no length was declared. */
async function readText(request: Request): Promise<string> {
  const tooLarge = () => new ApiError(413, `A JSON body may have at most ${MAX_JSON_BYTES} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_JSON_BYTES) throw tooLarge();
  if (request.headers.has("content-length")) return request.text();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_JSON_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function validate(schema: NonNullable<RouteSpec["body"]>, raw: unknown, place: string): object {
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return parsed.data as object;
  throw invalidInput(
    parsed.error.issues.map((issue) => ({ path: [place, ...issue.path].join("."), message: issue.message })),
  );
}

function invalidInput(errors: { path: string; message: string }[]): ApiError {
  const [first] = errors as [{ path: string; message: string }];
  return new ApiError(422, `${first.path}: ${first.message}.`.replace(/\.\.$/, "."), { errors });
}
