/** Whatever is answered, by whichever route, to whomever: the headers that keep browsers safe are on it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { PASSWORD, type Service, startService } from "../harness.ts";
import { type Answer, call, type Example, type How } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const TOO_LARGE = `"${"x".repeat(1_048_576)}"`;
/** They take away what the others need. */
const LAST: RouteName[] = ["invite", "deleteBoard", "changePassword", "endOtherSessions", "logout"];

let service: Service;
let people: People;
let world: World;
const inputs = new Map<RouteName, Example>();

beforeAll(async () => {
  const settings = {
    ENVIRONMENT: "production",
    JWT_SECRET: "a production secret of enough characters",
    LOGIN_FAILURES: "1",
  };
  service = await startService({ settings, skipLogCheck: true });
  people = await meetPeople(service);
  world = await makeWorld(service, people);
  for (const [name] of everyRoute) inputs.set(name, await exampleOf(name, world, people.owner));
});
afterAll(() => service.stop());

const described = { status: 0, headers: {} as Record<string, unknown> };

/** The status and the headers in question, to be compared whole. */
function carried({ status, headers }: Pick<Answer, "status" | "headers">): typeof described {
  const names = [
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "strict-transport-security",
    "content-security-policy",
    "x-request-id",
    "server",
    "x-powered-by",
  ];
  return { status, headers: Object.fromEntries(names.map((name) => [name, headers.get(name)])) };
}

const safely = (status: number): typeof described => ({
  status,
  headers: {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "content-security-policy": expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    "x-request-id": expect.stringMatching(/^[\w.-]{1,64}$/),
    server: null,
    "x-powered-by": null,
  },
});

const tokenFor = ({ access }: RouteSpec) =>
  access === "public" ? undefined : (access === "superuser" ? people.superuser : people.owner).token;

function otherThan(path: string): string {
  const known = everyRoute.filter(([, route]) => route.path === path).map(([, { method }]) => method);
  return (["DELETE", "PUT", "PATCH"] as const).find((method) => !known.includes(method))!;
}

async function answers(route: RouteSpec, name: RouteName, how: How, status: number): Promise<void> {
  const answer = await call(service, route, inputs.get(name)!, how);
  expect({ how: { ...how, raw: how.raw?.type }, ...carried(answer) }).toEqual({
    how: { ...how, raw: how.raw?.type },
    ...safely(status),
  });
}

describe("API-20: refusals of", () => {
  for (const [name, route] of everyRoute) {
    test(`${name} (${route.method} ${route.path})`, async () => {
      const token = tokenFor(route);
      await answers(route, name, { method: "OPTIONS" }, 204);
      await answers(route, name, { method: otherThan(route.path), token }, 405);
      if (token) {
        await answers(route, name, {}, 401);
        await answers(route, name, { token: "nonsense", by: "cookie", prefix: "/api" }, 401);
      }
      if (route.access !== "public" && route.access !== "authenticated") {
        await answers(route, name, { token: people.outsider.token }, 403);
      }
      if (route.body) {
        const tooLarge = { type: "application/json", body: TOO_LARGE };
        await answers(route, name, { token, raw: tooLarge }, 413);
        await answers(route, name, { token, raw: { type: "text/plain", body: "x" } }, 415);
        await answers(route, name, { token, raw: { type: "application/json", body: "{" } }, 400);
        await answers(route, name, { token, raw: { type: "application/json", body: "[]" } }, 422);
      }
      const nowhere = route.path.replace(/\{\w+\}/g, "nonsense");
      if (nowhere !== route.path) {
        const status = route.textParams ? 404 : 422;
        expect(carried(await service.send(route.method, nowhere, { token }))).toEqual(safely(status));
      }
    });
  }
});

describe("API-20, ERROR-1: failures of", () => {
  const brokenWhile = async (error: Error, work: () => Promise<void>) => {
    const { db } = service.app.context;
    const { read } = db;
    db.read = () => Promise.reject(error);
    try {
      await work();
    } finally {
      db.read = read;
    }
  };

  const reading = everyRoute.filter(([, { method, access }]) => method === "GET" && access !== "public");
  for (const [name, route] of reading) {
    test(`${name} (${route.method} ${route.path}), the service's own and the database's`, async () => {
      const how = { token: tokenFor(route) };
      await brokenWhile(new Error("a bug"), () => answers(route, name, how, 500));
      await brokenWhile(new DatabaseUnavailable("gone"), () => answers(route, name, how, 503));
    });
  }
});

describe("API-20: successes of", () => {
  const rest = everyRoute.filter(([name]) => !LAST.includes(name));
  const last = LAST.map((last) => everyRoute.find(([name]) => name === last)!);
  for (const [name, route] of [...rest, ...last]) {
    test(`${name} (${route.method} ${route.path})`, async () => {
      // Anew: of previews of imports only the latest are kept.
      inputs.set(name, await exampleOf(name, world, people.owner));
      await answers(route, name, { token: tokenFor(route) }, route.status);
    });
  }
});

describe("API-20: answers that belong to no route of the contract:", () => {
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    service.send(method, path, { headers });

  test("pages, documents and their files", async () => {
    const paths = [
      "/",
      "/login",
      "/b/x",
      "/docs",
      "/docs/problems",
      "/docs/start.js",
      "/docs/swagger-ui.css",
      "/redoc",
    ];
    for (const path of [...paths, "/openapi.json", "/asyncapi.json"]) {
      expect(carried(await send("GET", path))).toEqual(safely(200));
      expect(carried(await send("HEAD", path))).toEqual(safely(200));
      expect(carried(await send("POST", path))).toEqual(safely(405));
    }
    expect(carried(await send("GET", "/assets/nothing.js"))).toEqual(safely(404));
  });

  test("unknown addresses", async () => {
    for (const path of ["/nowhere", "/api", "/api/nowhere", "/docs/nowhere", "/../etc/passwd", "/%00"]) {
      expect(carried(await send("GET", path))).toEqual(safely(404));
    }
  });

  test("a handshake that is refused", async () => {
    const path = `/ws/boards/${world.board_id}`;
    const cookie = `svc_auth=${people.member.token}`;
    expect(carried(await send("GET", path))).toEqual(safely(400));
    expect(carried(await send("POST", path))).toEqual(safely(405));
    expect(carried(await send("GET", path, { cookie, origin: "https://evil.example" }))).toEqual(safely(403));
  });

  test("unchanged (304), and throttled (429)", async () => {
    const { member } = people;
    const { id } = await member.createBoard({ title: "Board" });
    const board = await service.send("GET", `/boards/${id}`, { token: member.token });
    const headers = { "if-none-match": board.headers.get("etag")! };
    const again = await service.send("GET", `/boards/${id}`, { token: member.token, headers });
    expect(carried(again)).toEqual(safely(304));
    const json = { username: "nobody@example.org", password: PASSWORD };
    expect(carried(await service.send("POST", "/auth/login", { json }))).toEqual(safely(401));
    expect(carried(await service.send("POST", "/auth/login", { json }))).toEqual(safely(429));
  });
});
