/** /openapi.json is a sound OpenAPI 3.1 document of the whole contract. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { currentOf, hasTag, NUMBER_PARAM, type RouteSpec } from "../../contract/base/define.ts";
import { ERROR_STATUSES } from "../../contract/base/errors.ts";
import { routes } from "../../contract/index.ts";
import { mcpRoute } from "../../contract/mcp.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type Service, startService } from "../harness.ts";

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema: object }> }
  >;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: {
    "board-change": {
      post: {
        parameters: { name: string; in: string }[];
        requestBody: {
          content: {
            "application/json": { schema: { anyOf: { properties?: { type?: { const?: string } } }[] } };
          };
        };
      };
    };
  };
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

const ROUTES = Object.entries<RouteSpec>({ ...routes, mcp: mcpRoute });

let service: Service;
let document: Document;

beforeAll(async () => {
  service = await startService();
  const answer = await service.send("GET", "/openapi.json");
  expect(answer.headers.get("content-type")).toStartWith("application/json");
  document = answer.body;
});
afterAll(() => service.stop());

function operations(): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** Every value in the document that lies under `key`, however deep. */
function valuesUnder(key: string, value: unknown = document): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesUnder(key, inner),
  ]);
}

describe("the document", () => {
  test("DOCS-2: is OpenAPI 3.1 of this version, for the service that serves it", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: "Boardcast", version: packageJson.version });
    expect(document.servers).toEqual([{ url: "/" }]);
    expect(document.components.securitySchemes).toMatchObject({
      bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      cookie: { type: "apiKey", in: "cookie", name: "svc_auth" },
      apiToken: { type: "http", scheme: "bearer", bearerFormat: "bct_…" },
    });
  });

  test("DOCS-2: describes what webhooks are sent: events, tests and resyncs, with signed headers", () => {
    const { parameters, requestBody } = document.webhooks["board-change"].post;
    expect(parameters.map(({ name, in: place }) => `${name} in ${place}`)).toEqual([
      "webhook-id in header",
      "webhook-timestamp in header",
      "webhook-signature in header",
    ]);
    const [event, ...others] = requestBody.content["application/json"].schema.anyOf;
    expect<object | undefined>(event).toEqual({ $ref: "#/components/schemas/Event" });
    expect(others.map(({ properties }) => properties?.type?.const)).toEqual(["webhook.test", "resync"]);
  });

  test("DOCS-2: has every route of the contract once, under the plain path, and no other", () => {
    const listed = operations().map(
      ({ method, path, operation }) => `${operation.operationId}: ${method} ${path}`,
    );
    expect(listed.sort()).toEqual(
      ROUTES.map(([name, { method, path }]) => `${name}: ${method} ${path}`).sort(),
    );
  });

  test("refers only to schemas that exist, and to all of them", () => {
    const refs = new Set(valuesUnder("$ref"));
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...refs].filter((ref) => !known.includes(ref as string))).toEqual([]);
    expect(known.filter((ref) => !refs.has(ref))).toEqual([]);
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  test("uses only the vocabulary of 3.1: no nullable, no $defs, no $schema, valid types", () => {
    for (const word of ["nullable", "$defs", "$schema", "definitions"]) expect(valuesUnder(word)).toEqual([]);
    const types = valuesUnder("type", document.components.schemas).filter((type) => typeof type === "string");
    const exist = ["string", "number", "integer", "boolean", "array", "object", "null"];
    expect(types.filter((type) => !exist.includes(type as string))).toEqual([]);
  });

  test("lists the tags its operations have", () => {
    const used = new Set(operations().flatMap(({ operation }) => operation.tags));
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  });
});

describe.each(ROUTES)("%s", (_, route) => {
  const operation = () => document.paths[route.path]![route.method.toLowerCase()]!;

  test("DOCS-2: has its success, its errors with a body, and what they mean", () => {
    const { summary, responses } = operation();
    expect(summary).toBe(route.summary);
    const { [route.status]: success, 304: notModified, 412: changed, ...errors } = responses;
    expect(success).toMatchObject({ description: expect.any(String) });
    expect(success!.content === undefined).toBe(route.status === 204 || route.status === 302);
    const ETag = { description: expect.any(String), schema: { type: "string" } };
    const redirected = route.status === 302 ? { Location: ETag } : undefined;
    expect(success!.headers).toEqual(hasTag(route) ? { ETag } : redirected);
    expect(notModified).toEqual(
      hasTag(route) && route.method === "GET"
        ? { description: expect.any(String), headers: { ETag } }
        : undefined,
    );
    const current = { type: "object", properties: expect.anything(), required: ["detail", "current"] };
    if (changed)
      expect(changed.content).toEqual({
        "application/json": { schema: current },
        "application/problem+json": {
          schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, current] },
        },
      });
    expect(changed !== undefined).toBe(currentOf(route) !== undefined);
    const statuses = Object.keys(errors).map(Number);
    expect(statuses.filter((status) => !(status in ERROR_STATUSES))).toEqual([]);
    const schema = { $ref: "#/components/schemas/Error" };
    for (const [status, error] of Object.entries(errors)) {
      const saysMore = route.refusals?.[Number(status)] !== undefined;
      const either = { anyOf: [{ $ref: expect.any(String) }, schema] };
      const problem = { $ref: "#/components/schemas/Problem" };
      const eitherProblem = { anyOf: [{ allOf: [problem, { $ref: expect.any(String) }] }, problem] };
      expect(error).toEqual({
        description: expect.any(String),
        content: {
          "application/json": { schema: saysMore ? either : schema },
          "application/problem+json": { schema: saysMore ? eitherProblem : problem },
        },
      });
    }
    const expected = [
      ...(route.access === "public" ? [] : [401]),
      ...(["member", "owner", "superuser"].includes(route.access) ? [403] : []),
      ...(["member", "owner"].includes(route.access) ? [404] : []),
      ...(route.path.includes("{") ? [422] : []),
      ...(route.body ? [400, 413, 415, 422] : []),
      ...(route.accepts === "multipart" ? [400, 415] : []),
      ...(route.errors ?? []),
    ];
    expect(statuses).toEqual(expect.arrayContaining(expected));
  });

  test("DOCS-2: has its parameters, its body and its credentials", () => {
    const { parameters, requestBody, security } = operation();
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name, required, schema }) => ({ name, required, schema }))).toEqual(
      [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name: name!,
        required: true,
        schema: route.textParams
          ? { type: "string" }
          : name === NUMBER_PARAM
            ? { type: "integer", minimum: 1 }
            : { type: "string", format: "uuid" },
      })),
    );
    const inHeaders = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
    for (const name of ["If-Match", "If-Text-Match"])
      expect(inHeaders.includes(name)).toBe(currentOf(route) !== undefined);
    expect(parameters.some((parameter) => parameter.in === "query")).toBe(route.query !== undefined);
    const types = {
      json: ["application/json"],
      form: ["application/json", "application/x-www-form-urlencoded"],
      multipart: ["multipart/form-data"],
    };
    const takesBody = route.body !== undefined || route.accepts === "multipart";
    expect(Object.keys(requestBody?.content ?? {}).sort()).toEqual(
      [
        ...(takesBody ? types[route.accepts ?? "json"] : []),
        ...(route.method === "PATCH" ? ["application/merge-patch+json"] : []),
      ].sort(),
    );
    const apiToken = route.scope === "session" ? [] : [{ apiToken: [route.scope] }];
    const login: Operation["security"] = route.needsApiToken ? [] : [{ bearer: [] }, { cookie: [] }];
    expect(security).toEqual(route.access === "public" ? [] : [...login, ...apiToken]);
  });
});

/** The table in docs/SPEC.md. A row may begin with the fields of a row above it. */
async function specifiedObjects(): Promise<Record<string, string[]>> {
  const spec = await Bun.file(join(import.meta.dir, "../../docs/SPEC.md")).text();
  const [, table = ""] = /^\| Object \| Fields \|\n\|[-|]+\n((?:\|.*\n)+)/m.exec(spec) ?? [];
  const objects: Record<string, string[]> = {};
  for (const row of table.trim().split("\n")) {
    const [, name, other, fields] = /^\| (\w+) \| (?:the fields of (\w+), and )?`(.+)` \|$/.exec(row) ?? [];
    if (!name || !fields) throw new Error(`docs/SPEC.md, table of objects: this row cannot be read: ${row}`);
    objects[name] = [...(other ? objects[other]! : []), ...fields.split(", ")];
  }
  return objects;
}

const HOW_TO_SPECIFY = `The table of objects in docs/SPEC.md, at the end of the section API, does not say what the
contract says: add the row or field that is missing there, or remove what the contract no longer has.`;

test("API-15: its objects are those that docs/SPEC.md lists, with these fields", async () => {
  const { body: live } = await service.send("GET", "/asyncapi.json");
  const schemas: Record<string, { properties?: object }> = {
    ...live.components.schemas,
    ...document.components.schemas,
  };
  const shown = Object.entries(schemas).flatMap(([name, { properties }]) =>
    properties ? [[name, Object.keys(properties)]] : [],
  );
  expect(Object.fromEntries(shown), HOW_TO_SPECIFY).toEqual(await specifiedObjects());
});

test("USER-1: the user it shows has exactly the eight public fields", () => {
  const { properties, required } = document.components.schemas.User as {
    properties: object;
    required: string[];
  };
  const fields = [
    "id",
    "email",
    "username",
    "firstname",
    "lastname",
    "is_active",
    "is_verified",
    "is_superuser",
  ];
  expect(Object.keys(properties)).toEqual(fields);
  expect(required).toEqual(fields);
});
