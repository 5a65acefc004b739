/**
 * Safe overwrites. A change with `If-Match` takes effect only if the resource still has one of the given tags; one with
 * `If-Text-Match`, only if the named texts of the resource are still the ones that the caller has seen. That is the last
 * check: what would be refused anyway is refused for its own reason (RFC 9110, section 13.2.1).
 */
import * as z from "zod/mini";
import { currentOf } from "../../../contract/base/define.ts";
import { contentTag, type GivenTags, includesTag, parseTags, textTag } from "../util/entity-tags.ts";
import { ApiError, invalid } from "../util/errors.ts";
import { present } from "../util/present.ts";
import type { Call } from "./call.ts";

/** Undefined without the header, and on routes that ignore it. */
export function ifMatchOf({ route, request }: Call): GivenTags | undefined {
  const header = currentOf(route) ? request.headers.get("if-match") : null;
  if (header === null) return undefined;
  const tags = parseTags(header);
  if (!tags) throw invalid("header.if-match", "must be * or a list of entity tags in double quotes");
  return tags;
}

/** The tags of texts by the names of their fields. */
export type GivenTexts = ReadonlyMap<string, string>;

const TEXT = /^(\w{1,40})="([0-9a-f]{8})"$/;
/** No resource has more texts. */
const MAX_TEXTS = 4;

/** Undefined without the header, and on routes that ignore it. */
export function ifTextMatchOf({ route, request }: Call): GivenTexts | undefined {
  const resource = currentOf(route);
  const header = resource ? request.headers.get("if-text-match") : null;
  if (header === null || !resource) return undefined;
  const texts = header.split(",", MAX_TEXTS + 1).map((part) => TEXT.exec(part.trim()));
  const known = texts.flatMap((found) => (found?.[1] && found[2] ? [[found[1], found[2]] as const] : []));
  if (known.length < texts.length || texts.length > MAX_TEXTS)
    throw invalid("header.if-text-match", 'must be a list of fields with their tags, as title="1a2b3c4d"');
  const byName = new Map(known);
  if (byName.size < known.length) throw invalid("header.if-text-match", "must name each field once");
  for (const name of byName.keys())
    if (!isText(resource, name)) throw invalid("header.if-text-match", `there is no text named ${name}`);
  return byName;
}

/** Times and ids are strings of a format, not texts. */
function isText(resource: z.ZodMiniType, name: string): boolean {
  const shape = resource instanceof z.ZodMiniObject ? resource.shape : {};
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  const type = field instanceof z.ZodMiniNullable ? field.def.innerType : field;
  return type instanceof z.ZodMiniString && !(type instanceof z.ZodMiniStringFormat);
}

/** Tells the platform what a change is about, as it was before; `tagOf` is its tag where that is not of its content. */
export type Match = <Resource extends object>(
  this: void,
  resource: Resource,
  tagOf?: (resource: Resource) => string,
) => Resource;

export interface Precondition {
  match: Match;
  /** Throws if what was given to `match` has changed. */
  check(): void;
}

/** One per decision. A decision that forgets `match` fails if there is a condition, instead of overwriting. */
export function createPrecondition(call: Call): Precondition {
  let checkMatch: (() => void) | undefined;
  return {
    match(resource, tagOf) {
      checkMatch = () => requireMatch(call, resource, tagOf);
      return resource;
    },
    check() {
      if (call.ifMatch || call.ifTextMatch) present(checkMatch, "a call of `match`")();
    },
  };
}

export function requireMatch<Resource extends object>(
  { ifMatch, ifTextMatch }: Call,
  current: Resource,
  tagOf: (resource: Resource) => string = tagOfContent,
): void {
  if (!ifMatch && !ifTextMatch) return;
  const etag = tagOf(current);
  if ((!ifMatch || includesTag(ifMatch, etag)) && (!ifTextMatch || hasTexts(current, ifTextMatch))) return;
  const detail = "The resource has changed since it was read; `current` is its present state.";
  throw new ApiError("precondition_failed", detail, { current, headers: { etag } });
}

function hasTexts(current: object, texts: GivenTexts): boolean {
  const fields = new Map<string, unknown>(Object.entries(current));
  return [...texts].every(([name, tag]) => {
    const text = fields.get(name);
    if (typeof text !== "string" && text !== null)
      throw invalid("header.if-text-match", `there is no text named ${name}`);
    return textTag(text) === tag;
  });
}

function tagOfContent(resource: object): string {
  return contentTag(JSON.stringify(resource));
}
