/**
 * The whole mechanism of the contract: a route is data, an event kind is a schema and what it does to a board
 * (board-changes.ts). Everything else (mounting, handler types, OpenAPI, the client, the authorisation tests) is
 * derived.
 */
import * as z from "zod/mini";

/** Who may call. `member` and `owner` are roles on the board that the path's first id belongs to. */
type Access = "public" | "authenticated" | "member" | "owner" | "superuser";

/** What an API token is allowed to do. Each includes those before it. */
export const SCOPES = ["read", "write", "admin"] as const;
export type Scope = (typeof SCOPES)[number];

type Schema = z.ZodMiniType;

export interface RouteSpec {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  tag: string;
  summary: string;
  access: Access;
  /**
   * What an API token needs in order to call this; `admin` for whatever the role owner is needed for. `session`: it is
   * refused, since only a login may manage the account and its credentials. `none`: no token is needed.
   */
  scope: Scope | "session" | "none";
  /** It is about more than single boards: refused with an API token that is limited to some. */
  isAccountWide?: boolean;
  /** A login is refused: only API tokens are accepted. */
  needsApiToken?: boolean;
  /** Of a public route that says more to somebody who is logged in; the operation checks whether they still are. */
  isLoginOptional?: boolean;
  /** The status of success. */
  status: 200 | 201 | 202 | 204 | 302;
  /** May take longer than a connection may be silent. */
  takesLong?: boolean;
  /** Asked by the machinery around the service: exempt from the limit on open requests. */
  isProbe?: boolean;
  /** Not found where the service sends no mail. */
  needsMail?: boolean;
  /** Not found where people log in with passwords only. */
  needsOidc?: boolean;
  /** Refused where nobody logs in with a password. */
  needsPasswords?: boolean;
  /** Path parameters are not ids but texts, such as the token of a link; the operation checks them. */
  textParams?: boolean;
  query?: Schema;
  body?: Schema;
  /** A request without a body is one with an empty object. */
  isBodyOptional?: boolean;
  /** `json` unless said otherwise; `form` also takes JSON; `multipart` is one file part, and `fields`. */
  accepts?: "json" | "form" | "multipart";
  /** The form fields that may come with the file, before or after it. */
  fields?: Schema;
  /** The largest body; 1 MiB unless said otherwise. */
  maxBytes?: number;
  /** The body of success; absent with 204, and where `bytes` are sent. */
  answer?: Schema;
  /** The body of success instead, when the query has `limit` or `after`. */
  page?: Schema;
  /** The body instead, for those who send `Prefer: return=minimal`. */
  minimal?: Schema;
  sends?: "json" | "bytes" | "stream";
  /** Of `bytes` that are always of one type. */
  mediaType?: string;
  /** The answer is stored nowhere, so a repeated request cannot be given it again: an Idempotency-Key is ignored. */
  answersSecret?: boolean;
  /** The token may come as the query parameter `token`, for callers that cannot set headers. */
  tokenInQuery?: boolean;
  /** What `If-Match` is compared with, where the route does not answer it. */
  current?: Schema;
  /** Statuses beyond those that follow from access and input. */
  errors?: readonly number[];
  /** The bodies of refusals that may say more than `detail`, by status. */
  refusals?: { readonly [status: number]: Schema };
}

/** True for changes that require a login: an Idempotency-Key makes repeating them safe. */
export function takesIdempotencyKey({ method, access, answersSecret }: RouteSpec): boolean {
  return method !== "GET" && access !== "public" && !answersSecret;
}

/** False where the caller holds an API token with a narrower scope, or for boards only. */
export function permits(
  { scope, isAccountWide }: RouteSpec,
  token: { scope: Scope; boardIds: ReadonlySet<string> | null },
): boolean {
  if (scope === "none") return true;
  if (scope === "session" || (isAccountWide && token.boardIds !== null)) return false;
  return SCOPES.indexOf(scope) <= SCOPES.indexOf(token.scope);
}

export function route<const R extends RouteSpec>(spec: R): R {
  return spec;
}

/** The row that a path parameter identifies: in `table`, which has a `board_id`; `noun` names it in errors. */
export interface SubjectSpec {
  readonly table: string;
  readonly noun: string;
  /** Rows in which this column is null are in the trash, and are not found. */
  readonly parent?: string;
  /** What it is on must be there as well, in that table, by the id in the column `by`: otherwise that is in the trash. */
  readonly on?: { readonly table: string; readonly by: string };
  /** A board in the trash; others are not found. */
  readonly isDeleted?: boolean;
}

type FirstParam<Path> = Path extends `${string}{${infer Name}}${string}` ? Name : never;

/** The path parameter that decides which board a call is about. */
export type SubjectParam<R> = R extends { access: "member" | "owner"; path: infer Path }
  ? FirstParam<Path>
  : never;

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters are ids, except the number of an event and those of routes with `textParams`. */
export const NUMBER_PARAM = "seq";
type ParamValue<Name> = Name extends typeof NUMBER_PARAM ? number : string;

type OutputOf<S> = S extends Schema ? z.output<S> : Record<never, never>;

/** Path parameters, query and body in one object: no route names two of them alike. */
export type Input<R extends RouteSpec> = { [Name in ParamNames<R["path"]>]: ParamValue<Name> } & OutputOf<
  R["query"]
> &
  OutputOf<R["body"]>;

/** What comes with the file of a multipart route. */
export type Fields<R extends RouteSpec> = OutputOf<R["fields"]>;

export type Answer<R extends RouteSpec> = R["answer"] extends Schema ? z.output<R["answer"]> : undefined;

export type Page<R extends RouteSpec> = R["page"] extends Schema ? z.output<R["page"]> : never;

/** The part of the response that a change decides; the rest is read after the commit. */
export type MinimalAnswer<R extends RouteSpec> = R["minimal"] extends Schema
  ? z.output<R["minimal"]>
  : Answer<R>;

/** Of a union of objects: one that has the fields of all of them. */
export type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Both,
) => void
  ? { [Key in keyof Both]: Both[Key] }
  : never;

/** A named object of the service: appears once in OpenAPI, is referred to everywhere else. */
export function resource<const Shape extends z.core.$ZodShape>(id: string, shape: Shape) {
  const schema = z.object(shape);
  z.globalRegistry.add(schema, { id });
  return schema;
}

const tagged = new Map<Schema, "content" | "feature">();

/**
 * A resource whose answers carry an `ETag`: by the content of the answer, or by the feature itself where that is too
 * large or not all of it.
 */
export function taggedResource<const Shape extends z.core.$ZodShape>(
  id: string,
  shape: Shape,
  by: "content" | "feature" = "content",
) {
  const schema = resource(id, shape);
  tagged.set(schema, by);
  return schema;
}

/** Files have tags, too. */
export function hasTag({ answer, sends }: RouteSpec): boolean {
  return sends === "bytes" || (answer !== undefined && tagged.has(answer));
}

export function hasContentTag({ answer }: RouteSpec): boolean {
  return answer !== undefined && tagged.get(answer) === "content";
}

/** What `If-Match` is compared with; undefined for routes that ignore it. */
export function currentOf(route: RouteSpec): Schema | undefined {
  const { method, path, answer, minimal, current } = route;
  const isChange = method === "PATCH" || method === "PUT" || path.endsWith("/move");
  return current ?? (isChange && hasTag(route) ? (minimal ?? answer) : undefined);
}

// NUL and lone surrogates cannot be stored by every database, so no text may hold them.
const wellFormed = z.refine<string>((value) => !value.includes("\u0000") && value.isWellFormed(), {
  error: "must not contain NUL or unpaired surrogates",
});

/** Nothing else is asked of a text that is too long: what a pattern costs is bounded by the text it sees. */
export const atMost = (max: number) => z.maxLength(max, { abort: true });

/** Text of the user: trimmed, bounded, storable. */
export function text(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), atMost(max), wellFormed);
}

/** Text that is kept exactly as it was given. */
export function verbatim(min: number, max: number) {
  return z.string().check(z.minLength(min), atMost(max), wellFormed);
}

export const id = z
  .guid({ error: ({ code }) => (code === "invalid_format" ? "must be a UUID" : undefined) })
  .check(z.toLowerCase());
export const timestamp = z.iso.datetime();
/** A timestamp as input, with any offset and precision; it is stored like every other, in UTC with milliseconds. */
export const moment = z.iso.datetime({ offset: true }).check(
  atMost(40),
  z.refine((value) => inUtc(value) !== null, { error: "must be a date between the years 0 and 9999" }),
  z.overwrite((value) => inUtc(value) ?? value),
);

export function inUtc(value: string): string | null {
  const time = Date.parse(value);
  const text = Number.isNaN(time) ? "" : new Date(time).toISOString();
  return text.length === "2000-01-01T00:00:00.000Z".length ? text : null;
}

/** Index after the operation, from 0; beyond the end means last. */
export const position = z.int().check(z.gte(0));
export const rank = z.int();
/**
 * A rank is an integer between two others. Where there is no room left, the siblings of what was moved or created are
 * renumbered: in order, sibling i now has rank `first + i * step`.
 */
export const renumbered = z.object({ first: z.int(), step: z.int() });
export type Renumbered = z.output<typeof renumbered>;

/** Lowercase on the wire, any letter case on input. */
export function keyword<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.pipe(z.string().check(z.toLowerCase()), z.enum(words));
}
