/**
 * Safe overwrites. A change with `If-Match` takes effect only if the resource still has one of the given tags. That is
 * the last check: what would be refused anyway is refused for its own reason (RFC 9110, section 13.2.1).
 */
import { currentOf } from "../../../contract/base/define.ts";
import { contentTag, type GivenTags, includesTag, parseTags } from "../util/entity-tags.ts";
import { ApiError, invalid } from "../util/errors.ts";
import { present } from "../util/present.ts";
import type { Call } from "./call.ts";

/** Undefined without the header, and on routes that ignore it. */
export function ifMatchOf({ route, request }: Call): GivenTags | undefined {
  const header = request.headers.get("if-match");
  if (header === null || !currentOf(route)) return undefined;
  const tags = parseTags(header);
  if (!tags) throw invalid("header.if-match", "must be * or a list of entity tags in double quotes");
  return tags;
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

/** One per decision. A decision that forgets `match` fails if there is an `If-Match`, instead of overwriting. */
export function createPrecondition(call: Call): Precondition {
  let checkMatch: (() => void) | undefined;
  return {
    match(resource, tagOf) {
      checkMatch = () => requireMatch(call, resource, tagOf);
      return resource;
    },
    check() {
      if (call.ifMatch) present(checkMatch, "a call of `match`")();
    },
  };
}

export function requireMatch<Resource extends object>(
  { ifMatch }: Call,
  current: Resource,
  tagOf: (resource: Resource) => string = tagOfContent,
): void {
  if (!ifMatch) return;
  const etag = tagOf(current);
  if (includesTag(ifMatch, etag)) return;
  const detail = "The resource has changed since it was read; `current` is its present state.";
  throw new ApiError(412, detail, { current, headers: { etag } });
}

function tagOfContent(resource: object): string {
  return contentTag(JSON.stringify(resource));
}
