/**
 * From a request to the reply of its operation. Checks come in this order: route, token and its scope, path and query, then (in
 * access.ts) resource, membership, role, and only then the body.
 */
import type { BunRequest } from "bun";
import { hasContentTag, type RouteSpec } from "../../../contract/base/define.ts";
import type { SubjectParam } from "../auth/access.ts";
import type { Session } from "../auth/token.ts";
import { Call, type Handler, Reply } from "../core/call.ts";
import type { Context } from "../core/context.ts";
import { idempotencyKeyOf, withKey } from "../core/idempotency.ts";
import { ifMatchOf, ifTextMatchOf } from "../core/if-match.ts";
import { checkScope, checkSession } from "../core/query.ts";
import { contentTag, isKnown } from "../util/entity-tags.ts";
import { ApiError, forbidden, nothingHere, unauthorized } from "../util/errors.ts";
import { pauseIfMuchLeft } from "../util/garbage.ts";
import { refuseApiToken, requireSession, sessionIfAny } from "./credential.ts";
import { refuseSeveralHosts } from "./headers/origin.ts";
import { prefersStrict } from "./headers/prefer.ts";
import { parseBody, parseParams } from "./input.ts";
import { TooManyChunks } from "./request-body.ts";
import type { Outgoing } from "./respond.ts";

const REPLAYED = { "idempotency-replayed": "true" };

/** As much of Bun's request as is used here, so that in-process.ts can create one. */
export type ApiRequest = Request & Pick<BunRequest, "params" | "cookies">;

export interface IncomingRequest {
  request: ApiRequest;
  requestId: string;
  /** The client's address, as far as it can be believed. */
  address(): string;
  /** How long its connection may be silent; 0 means for ever. */
  setIdleTimeout(seconds: number): void;
  /** It is part of another request, which has been counted. */
  isNested?: true;
}

/** A route with its handler, and what is known of its path and query. */
export interface Operation {
  route: RouteSpec;
  handler: Handler<RouteSpec>;
  params: readonly string[];
  subject: SubjectParam | null;
  parseQuery: (request: Request) => object;
}

/** What needs no waiting is not awaited: every wait takes the runtime some time, and a read of a board has few others. */
export async function perform(
  context: Context,
  operation: Operation,
  incoming: IncomingRequest,
): Promise<Outgoing> {
  const { request, requestId, address, isNested } = incoming;
  const { route } = operation;
  refuseSeveralHosts(request);
  refuseTurnedOff(context, route);
  const found = sessionFor(context, route, request);
  const session = found instanceof Promise ? await found : found;
  const call = new Call({ context, route, session, request, requestId, address });
  const isCounted = !route.isProbe && !isNested;
  const leave = isCounted ? context.openRequests.enter(call.address(), shareHolder(call)) : () => {};
  try {
    if (session?.api) await checkScope(call);
    return await parseAndHandle(call, operation, incoming);
  } finally {
    leave();
  }
}

/** By settings, for everybody. */
function refuseTurnedOff({ config, oidc }: Context, route: RouteSpec): void {
  if ((route.needsMail && config.SMTP_URL === "") || (route.needsOidc && !oidc)) throw nothingHere();
  if (route.needsPasswords && !config.PASSWORD_LOGIN)
    throw forbidden(`Passwords are turned off here; sign in with ${config.OIDC_NAME}.`);
}

/** Whose share of the limits a request counts against: all API tokens of a user have one together. */
function shareHolder({ session }: Call): string | undefined {
  return session?.api ? session.userId : session?.id;
}

function sessionFor(
  context: Context,
  route: RouteSpec,
  request: ApiRequest,
): Session | null | Promise<Session> {
  if (route.access !== "public") return sessionOf(context, route, request);
  if (route.scope === "session") refuseApiToken(request);
  return route.isLoginOptional ? sessionIfAny(context, request) : null;
}

function sessionOf(context: Context, route: RouteSpec, request: ApiRequest): Session | Promise<Session> {
  const session = requireSession(context, request, route.tokenInQuery);
  // An API token would be looked up.
  if (route.needsApiToken && !(session instanceof Promise))
    throw unauthorized("This needs an API token, not a login.");
  return session;
}

async function parseAndHandle(
  call: Call,
  operation: Operation,
  { request, setIdleTimeout }: IncomingRequest,
): Promise<Outgoing> {
  const { route, handler } = operation;
  let key: string | undefined;
  try {
    key = parseHead(call, operation, request.params);
    if (route.body) call.given = { ...(await bodyOf(call)), ...call.given };
  } catch (error) {
    // A bad path or query is reported only to callers with a valid session.
    if (!(error instanceof TooManyChunks)) await checkSession(call);
    throw error;
  }
  if (!call.session && !route.isProbe) await call.context.strangers();
  // Its body has arrived: from here on, only the service can be slow.
  if (route.takesLong) setIdleTimeout(0);
  try {
    const answer = () => (key === undefined ? handler(call) : withKey(call, key, () => handler(call)));
    return outgoingOf(call, await inTurn(call, answer));
  } finally {
    if (route.takesLong) setIdleTimeout(call.context.config.IDLE_TIMEOUT_SECONDS);
  }
}

/** Not while a file is being uploaded, which takes as long as its sender likes. */
function inTurn<T>({ context, request, route, session }: Call, answer: () => Promise<T>): Promise<T> {
  const isQuick = !route.takesLong && route.accepts !== "multipart";
  if (!session || !isQuick) return answer();
  return context.largeAnswers.run(session.userId, () => {
    if (route.method === "GET" && request.signal.aborted) throw new Error("the client has gone");
    return answer();
  });
}

function outgoingOf(call: Call, result: unknown): Outgoing {
  const { context, route, session } = call;
  const { body, headers, status = route.status, isEndless } = replyOf(call, result);
  if (session) context.largeAnswers.note(session.userId, charactersOf(route, body));
  const all = { ...headers, ...(call.replayed && REPLAYED), ...appliedTo(call, headers) };
  return { body, headers: all, status, isEndless };
}

/** Says that unknown fields would have been refused; the answer itself may have been asked for in another form, too. */
function appliedTo({ route, request }: Call, headers: Record<string, string>): Record<string, string> | null {
  if (!route.body || !prefersStrict(request)) return null;
  const { "preference-applied": other } = headers;
  return { "preference-applied": other ? `${other}, handling=strict` : "handling=strict" };
}

/** A change answers with a stream when it has too much to say; a read does so for other reasons, too. */
function charactersOf({ method }: RouteSpec, body: unknown): number {
  if (typeof body === "string") return body.length;
  return method !== "GET" && body instanceof ReadableStream ? Number.POSITIVE_INFINITY : 0;
}

const JSON_TYPE = { "content-type": "application/json" };

/** The tag of a response that is one resource is the hash of its text. */
function replyOf({ route, request }: Call, result: unknown): Reply {
  if (result instanceof Reply) return result;
  if (result === undefined) return new Reply(result);
  const text = JSON.stringify(result);
  if (!hasContentTag(route)) return new Reply(text, JSON_TYPE);
  const etag = contentTag(text);
  if (route.method === "GET" && isKnown(request.headers.get("if-none-match"), etag))
    return new Reply(undefined, { etag }, 304);
  return new Reply(text, { etag, ...JSON_TYPE });
}

/** Everything but the body. Returns the Idempotency-Key. */
function parseHead(
  call: Call,
  { route, params, subject, parseQuery }: Operation,
  given: Record<string, string>,
): string | undefined {
  const ids = parseParams(route, params, given);
  const query = parseQuery(call.request);
  const key = idempotencyKeyOf(call);
  call.ifMatch = ifMatchOf(call);
  call.ifTextMatch = ifTextMatchOf(call);
  if (subject) call.subject = { ...subject.of, id: String(ids[subject.param]) };
  call.given = { ...query, ...ids };
  return key;
}

async function bodyOf(call: Call): Promise<object> {
  const { bodies, bodyTurns } = call.context;
  const share = bodies.open(shareHolder(call) ?? call.address());
  const inTurn = (parse: () => Promise<object>) =>
    bodyTurns.run({ address: call.address(), account: call.session?.userId ?? "" }, async () => {
      await pauseIfMuchLeft();
      return parse();
    });
  try {
    return await parseBody(call.route, call.request, { share, inTurn });
  } catch (error) {
    // Overload is not the body's fault: let the client retry with the same key.
    if (!(error instanceof ApiError) || error.headers["retry-after"]) throw error;
    if (error instanceof TooManyChunks) throw error;
    call.invalidBody = error;
    return {};
  } finally {
    share.close();
  }
}
