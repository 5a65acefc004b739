/**
 * The typed HTTP client: one method per route of the contract. Works wherever `fetch` is: browsers, Bun, Node.
 *
 *   const api = createClient({ baseUrl: "http://127.0.0.1:8000" });
 *   const { access_token } = await api.login({ username: "me@example.org", password: "…" });
 *   const me = createClient({ baseUrl, token: access_token });
 *   await me.moveCard({ card_id, column_id, position: 0 });
 *
 * Pass the tag of what a change is based on, and it does not overwrite what others have changed meanwhile (`ApiError` with
 * status 412 and the present state in `current`):
 *
 *   const card = await me.getCard({ card_id });
 *   await me.updateCard({ card_id, title: `${card.title}!` }, { ifMatch: tagOf(card) });
 */
import { type MinimalAnswer, type RouteSpec, takesIdempotencyKey } from "../contract/base/define.ts";
import type { ErrorBody } from "../contract/base/errors.ts";
import type { ReachedLimit } from "../contract/base/problems.ts";
import {
  type AnswerOf,
  type FieldsOf,
  type InputOf,
  type PageOf,
  type RouteName,
  type Routes,
  routes,
} from "../contract/index.ts";
import type { LaterChange } from "../contract/undo.ts";
import { type Answer, retryAfterMs, sendWithRetries } from "./retries.ts";
import { keepHeaders } from "./tags.ts";
import { textTag } from "./text-tag.ts";
import { readToken, type TokenSource } from "./token.ts";
import { randomId } from "./util/random-id.ts";

export interface ClientOptions {
  /** Where the service is; empty for the page's own origin. */
  baseUrl: string;
  /** Without one, a browser sends its login cookie. */
  token?: TokenSource;
  /**
   * How often a request is sent again while the service is unreachable or too busy; not at all unless given. Changes then
   * get a key of their own, so that they take effect once.
   */
  retries?: number;
  /** `minimal`: columns come without their cards, for clients that follow the board anyway. */
  answers?: "minimal";
  /** Asks for errors with a code (`ApiError.code`). */
  errorCodes?: boolean;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

export interface CallOptions {
  /** Idempotency-Key of a change: 1 to 255 printable ASCII characters, remembered for 24 hours. */
  key?: string;
  /** Tag of the resource as the caller knows it; the change is refused with 412 if it has another one by now. */
  ifMatch?: string;
  /** Texts of the resource as the caller knows them, by field; the change is refused with 412 if one is different by now. */
  ifText?: Readonly<Record<string, string | null>>;
  /** Ends the request when its answer is no longer wanted. */
  signal?: AbortSignal;
}

type Inputs<Name extends RouteName> = Routes[Name] extends { accepts: "multipart" }
  ? InputOf<Name> & { file: File } & FieldsOf<Name>
  : InputOf<Name>;

type Form = "whole" | "minimal";

type Result<Name extends RouteName, F extends Form> = Routes[Name] extends { sends: "bytes" | "stream" }
  ? Response
  : F extends "minimal"
    ? MinimalAnswer<Routes[Name]>
    : AnswerOf<Name>;

export type Client<F extends Form = "whole"> = {
  [Name in RouteName]: Routes[Name] extends { page: unknown }
    ? Listing<Result<Name, F>, PageOf<Name>>
    : Record<never, never> extends Inputs<Name>
      ? (input?: Inputs<Name>, options?: CallOptions) => Promise<Result<Name, F>>
      : (input: Inputs<Name>, options?: CallOptions) => Promise<Result<Name, F>>;
};

/** The whole list, or a page of it. */
interface Listing<Whole, Page> {
  (input: { limit: number; after?: string } | { limit?: number; after: string }): Promise<Page>;
  (input?: Record<never, never>): Promise<Whole>;
}

type Later = Omit<LaterChange, "detail">;
type ErrorAnswer = Partial<ErrorBody> &
  Partial<Later> & { code?: unknown; current?: object; limit?: ReachedLimit };

/** Any response that is not a success; `detail` is meant for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  /** What is wrong, for programs: one of those at `/docs/problems`. Null without `errorCodes`, or if a proxy answered. */
  readonly code: string | null;
  readonly errors: NonNullable<ErrorBody["errors"]>;
  /** With status 412: the resource as it is now; `tagOf` knows its tag. */
  readonly current: object | null;
  /** When something cannot be undone any more: who has changed it since, and the number of that event. */
  readonly later: Later | null;
  /** With the codes `limit_reached` and `file_too_large`: which limit it is, in numbers. */
  readonly limit: ReachedLimit | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: ErrorAnswer) {
    const detail = body.detail ?? `The service answered with status ${response.status}.`;
    super(detail);
    this.name = "ApiError";
    this.status = response.status;
    this.detail = detail;
    this.code = typeof body.code === "string" ? body.code : null;
    this.errors = body.errors ?? [];
    this.current = body.current ?? null;
    this.later = body.by !== undefined && body.seq !== undefined ? { by: body.by, seq: body.seq } : null;
    this.limit = body.limit ?? null;
    this.requestId = response.headers.get("x-request-id");
    const askedMs = retryAfterMs(response);
    this.retryAfterSeconds = askedMs === null ? null : askedMs / 1000;
  }
}

export function createClient(options: ClientOptions & { answers: "minimal" }): Client<"minimal">;
export function createClient(options: ClientOptions & { answers?: undefined }): Client;
export function createClient(options: ClientOptions): Client<Form> {
  const methods = Object.entries(routes).map(([name, route]) => [
    name,
    (input: Record<string, unknown> = {}, how: CallOptions = {}) => send(options, route, input, how),
  ]);
  // A method per route, as the type says; entries lose their names.
  return Object.fromEntries(methods) as Client<Form>;
}

async function send(
  options: ClientOptions,
  route: RouteSpec,
  input: Record<string, unknown>,
  { key, ifMatch, ifText, signal }: CallOptions,
): Promise<unknown> {
  const { url, init } = prepare(options, route, input);
  const headers = new Headers(init.headers);
  const takesKey = takesIdempotencyKey(route);
  const { retries = 0 } = options;
  const usedKey = key ?? (retries > 0 && takesKey ? randomId() : undefined);
  if (usedKey !== undefined) headers.set("idempotency-key", usedKey);
  if (ifMatch !== undefined) headers.set("if-match", ifMatch);
  if (ifText !== undefined) headers.set("if-text-match", textTags(ifText));
  if (signal) init.signal = signal;
  const attempts = { retries, isRepeatable: route.method === "GET" || takesKey, ...(signal && { signal }) };
  const answer = await sendWithToken(options, route, (token) => {
    if (token) headers.set("authorization", `Bearer ${token}`);
    const attempt = async () => read(await (options.fetch ?? fetch)(url, { ...init, headers }), route);
    return sendWithRetries(attempt, attempts);
  });
  const { response, body } = answer;
  if (!response.ok) {
    // Every error of the service has this body; a proxy in between may answer anything.
    const error = body as ErrorAnswer;
    keepHeaders(response, error.current);
    throw new ApiError(response, error);
  }
  if (route.sends) return response;
  return response.status === 204 ? undefined : keepHeaders(response, body);
}

/** The body is part of an attempt: a connection can fail in the middle of it. */
async function read(response: Response, { sends }: RouteSpec): Promise<Answer> {
  if (!response.ok) return { response, body: await response.json().catch(() => ({})) };
  return { response, body: sends || response.status === 204 ? undefined : await response.json() };
}

/** With another token if the first is refused, should there be another. */
async function sendWithToken(
  { token: source }: ClientOptions,
  { access }: RouteSpec,
  sendWith: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const token = await readToken(source);
  const answer = await sendWith(token);
  if (answer.response.status !== 401 || typeof source !== "function" || access === "public") return answer;
  const next = await readToken(source, token);
  return next === token ? answer : sendWith(next);
}

function textTags(texts: NonNullable<CallOptions["ifText"]>): string {
  return Object.entries(texts)
    .map(([name, text]) => `${name}="${textTag(text)}"`)
    .join(", ");
}

function prepare(options: ClientOptions, route: RouteSpec, input: Record<string, unknown>) {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const headers: Record<string, string> = {};
  // Downloads and streams are of any type.
  if (options.errorCodes)
    headers.accept = `application/problem+json, ${route.sends ? "*/*" : "application/json"}`;
  if (options.answers === "minimal" && route.minimal) headers.prefer = "return=minimal";
  const init: RequestInit = {
    method: route.method,
    headers,
    credentials: options.token ? "omit" : "same-origin",
  };
  let search = "";
  if (route.accepts === "multipart") {
    const { file, ...fields } = rest;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) form.set(name, String(value));
    // Every multipart route takes a file, which is not part of its schema.
    form.set("file", file as File);
    init.body = form;
  } else if (route.body) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(rest);
  } else if (route.query) {
    const given = Object.entries(rest).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    search = query.size > 0 ? `?${query}` : "";
  }
  return { url: `${options.baseUrl}${path}${search}`, init };
}
