/** OpenAPI 3.1, printed from the contract. */
import {
  currentOf,
  hasTag,
  NUMBER_PARAM,
  type RouteSpec,
  takesIdempotencyKey,
} from "../../contract/base/define.ts";
import { ERROR_STATUSES, ErrorBody, type ErrorStatus } from "../../contract/base/errors.ts";
import { PROBLEM_TYPE, Problem } from "../../contract/base/problems.ts";
import { routes } from "../../contract/index.ts";
import { mcpRoute } from "../../contract/mcp.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { Work } from "../platform/scheduling/time-slices.ts";
import { type Json, jsonSchema } from "./json-schema.ts";
import { webhookRequests } from "./webhook-requests.ts";

const described: Record<string, RouteSpec> = { ...routes, mcp: mcpRoute };

export function* openapi(basePath = ""): Work<Json> {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const [operationId, route] of Object.entries(described)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(operationId, route, schemas),
    };
    yield;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Boardcast",
      version: packageJson.version,
      description:
        "Shared task boards with a live event stream. Log in with POST /auth/login, then authorise with the token.",
    },
    servers: [{ url: basePath || "/" }],
    tags: [...new Set(Object.values(described).map((route) => route.tag))].map((name) => ({ name })),
    paths,
    webhooks: webhookRequests(schemas),
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "svc_auth" },
        apiToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "bct_…",
          description: "A token from POST /me/tokens. A route names the scope that the token needs.",
        },
      },
    },
  };
}

function operation(operationId: string, route: RouteSpec, schemas: Json): Json {
  const description = descriptionOf(route);
  return {
    operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(description ? { description } : {}),
    security: securityOf(route),
    parameters: [...pathParameters(route), ...queryParameters(route, schemas), ...headerParameters(route)],
    ...(route.body || route.accepts === "multipart" ? { requestBody: requestBody(route, schemas) } : {}),
    responses: responses(route, schemas),
  };
}

function descriptionOf({ access, scope, isAccountWide }: RouteSpec): string {
  const callers = { owner: "For owners.", member: "For members.", superuser: "For superusers." };
  const tokens = scope === "session" ? "Not for API tokens." : `API tokens need the scope \`${scope}\`.`;
  return [
    access === "public" || access === "authenticated" ? "" : callers[access],
    scope === "none" ? "" : tokens,
    isAccountWide ? "Not for API tokens that are limited to boards." : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The scope stands where OpenAPI lets schemes other than OAuth name the roles they need. */
function securityOf({ access, scope, needsApiToken }: RouteSpec): Json[] {
  if (access === "public") return [];
  if (needsApiToken) return [{ apiToken: [scope] }];
  const login = [{ bearer: [] }, { cookie: [] }];
  return scope === "session" || scope === "none" ? login : [...login, { apiToken: [scope] }];
}

function pathParameters(route: RouteSpec): Json[] {
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: paramSchema(route, name),
  }));
}

function paramSchema({ textParams }: RouteSpec, name: string | undefined): Json {
  if (textParams) return { type: "string" };
  return name === NUMBER_PARAM ? { type: "integer", minimum: 1 } : { type: "string", format: "uuid" };
}

function queryParameters(route: RouteSpec, schemas: Json): Json[] {
  if (!route.query) return [];
  const { properties } = jsonSchema(route.query, schemas);
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
}

function headerParameters(route: RouteSpec): Json[] {
  const header = (name: string, description: string, bounds: Json = {}) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string", ...bounds },
  });
  const repeats = "Makes repeats of this request safe: the same key gets the first answer again.";
  const match = "Tags that the resource may have; with any other it is not changed, and the answer is 412.";
  const textMatch =
    'Texts that the caller has seen, as `title="1a2b3c4d"`; if one of them is different, the answer is 412.';
  const noneMatch = "The tags of what the caller has; the answer is 304 if it is still current.";
  const minimal = "`return=minimal` (RFC 7240): the answer without what would have to be read for it.";
  const strict =
    "`handling=strict` (RFC 7240): unknown fields in the body are refused with 422, not ignored.";
  const preferences = [...(route.minimal ? [minimal] : []), ...(route.body ? [strict] : [])];
  return [
    ...(takesIdempotencyKey(route)
      ? [header("Idempotency-Key", repeats, { minLength: 1, maxLength: 255 })]
      : []),
    ...(currentOf(route) ? [header("If-Match", match), header("If-Text-Match", textMatch)] : []),
    ...(route.method === "GET" && hasTag(route) ? [header("If-None-Match", noneMatch)] : []),
    ...(preferences.length > 0 ? [header("Prefer", preferences.join(" "))] : []),
  ];
}

function requestBody(route: RouteSpec, schemas: Json): Json {
  if (route.accepts === "multipart") {
    const file = { type: "string", format: "binary" };
    const fields = route.fields && jsonSchema(route.fields, schemas).properties;
    const schema = { type: "object", properties: Object.assign({ file }, fields), required: ["file"] };
    return { required: true, content: { "multipart/form-data": { schema } } };
  }
  const schema = route.body ? jsonSchema(route.body, schemas) : {};
  const form = route.accepts === "form" ? { "application/x-www-form-urlencoded": { schema } } : {};
  const patch = route.method === "PATCH" ? { "application/merge-patch+json": { schema } } : {};
  return { required: !route.isBodyOptional, content: { ...form, "application/json": { schema }, ...patch } };
}

function responses(route: RouteSpec, schemas: Json): Json {
  const success: Json = { description: SUCCESSES[route.status] ?? "Success" };
  if (route.status === 302) success.headers = { Location };
  if (route.answer) success.content = { "application/json": { schema: answerSchema(route, schemas) } };
  if (route.sends === "bytes") {
    const type = route.mediaType ?? "application/octet-stream";
    success.content = { [type]: { schema: { type: "string", format: "binary" } } };
  }
  if (route.sends === "stream") success.content = { "text/event-stream": { schema: { type: "string" } } };
  if (hasTag(route)) success.headers = { ETag };
  const notModified = { description: "What the caller has is current", headers: { ETag } };
  const statuses = errorStatuses(route).map((status) => [
    status,
    {
      description: ERROR_STATUSES[status],
      content: {
        "application/json": { schema: errorSchema(route, status, schemas) },
        [PROBLEM_TYPE]: { schema: problemSchema(route, status, schemas) },
      },
    },
  ]);
  return {
    [route.status]: success,
    ...(route.method === "GET" && hasTag(route) ? { 304: notModified } : {}),
    ...Object.fromEntries(statuses),
  };
}

const SUCCESSES: Record<number, string> = { 204: "Done", 302: "The browser is sent on" };
const Location = { description: "Where to go on", schema: { type: "string" } };
const ETag = { description: "Names this state of the resource", schema: { type: "string" } };

function errorSchema(route: RouteSpec, status: ErrorStatus, schemas: Json): Json {
  const error = jsonSchema(ErrorBody, schemas);
  const more = route.refusals?.[status];
  if (more) return { anyOf: [jsonSchema(more, schemas), error] };
  const current = status === 412 && currentOf(route);
  if (!current) return error;
  return {
    type: "object",
    properties: { detail: { type: "string" }, current: jsonSchema(current, schemas) },
    required: ["detail", "current"],
  };
}

/** What an error says besides `detail` and `errors` is in its problem too. */
function problemSchema(route: RouteSpec, status: ErrorStatus, schemas: Json): Json {
  const problem = jsonSchema(Problem, schemas);
  const more = route.refusals?.[status];
  if (more) return { anyOf: [{ allOf: [problem, jsonSchema(more, schemas)] }, problem] };
  const current = status === 412 && currentOf(route);
  return current ? { allOf: [problem, errorSchema(route, status, schemas)] } : problem;
}

function answerSchema({ answer, minimal, page }: RouteSpec, schemas: Json): Json {
  const all = [answer, minimal, page].flatMap((schema) => (schema ? [jsonSchema(schema, schemas)] : []));
  const [only, ...others] = all;
  return only && others.length === 0 ? only : { anyOf: all };
}

/** Those the route names, those that follow from its access and input, and those that any request may meet. */
function errorStatuses(route: RouteSpec): ErrorStatus[] {
  const statuses = new Set<number>([...(route.errors ?? []), 400, 429, 503]);
  if (route.needsMail || route.needsOidc) statuses.add(404);
  if (route.needsPasswords) statuses.add(403);
  if (route.access !== "public") statuses.add(401);
  if (route.access === "member" || route.access === "owner") statuses.add(404);
  if (route.access !== "public" || route.scope === "session") statuses.add(403);
  if (route.path.includes("{") || route.query) statuses.add(422);
  if (takesIdempotencyKey(route)) for (const status of [409, 422]) statuses.add(status);
  if (currentOf(route)) for (const status of [412, 422]) statuses.add(status);
  if (route.body) for (const status of [413, 415, 422]) statuses.add(status);
  if (route.accepts === "multipart") for (const status of [415, 422]) statuses.add(status);
  return [...statuses].filter(isErrorStatus).sort();
}

function isErrorStatus(status: number): status is ErrorStatus {
  return Object.hasOwn(ERROR_STATUSES, status);
}
