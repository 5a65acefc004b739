/** What every successful answer has in common, on every route of the contract: API-2 to API-6. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import { DatabaseUnavailable } from "../../server/platform/db/db.ts";
import { everyRoute, exampleOf, things } from "../examples/index.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { objectsIn } from "./answer-shape.ts";
import { call } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let service: Service;
let people: People;
let world: World;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  people = await meetPeople(service);
  world = await makeWorld(service, people);
});
afterAll(() => service.stop());

/** Somebody new where the call may end sessions. */
async function callerOf({ access }: RouteSpec): Promise<Person> {
  if (access === "superuser") return people.superuser;
  return access === "authenticated" ? service.person("loner") : people.owner;
}

/** The values of all fields whose name ends in this way, however deep; those that are null say nothing. */
function valuesOf(body: unknown, ending: RegExp): unknown[] {
  return objectsIn(body).flatMap((object) =>
    Object.entries(object)
      .filter(([name, value]) => ending.test(name) && value !== null)
      .map(([, value]) => value),
  );
}

describe("API-2, API-5, API-6: JSON, with ids and timestamps in their one form, is what is answered by", () => {
  for (const [name, route] of everyRoute.filter(([, { answer }]) => answer)) {
    test(`${name} (${route.method} ${route.path})`, async () => {
      const own = await makeWorld(service, people);
      const caller = await callerOf(route);
      const example = await exampleOf(name, own, caller);
      const { status, headers, body } = await call(service, route, example, { token: caller.token });
      expect([status, headers.get("content-type")]).toEqual([route.status, "application/json"]);
      for (const id of valuesOf(body, /^id$|_id$|_by$/))
        if (typeof id !== "object") expect(id).toMatch(UUID_7);
      for (const time of valuesOf(body, /_at$|^timestamp$/)) expect(time).toMatch(TIMESTAMP);
    });
  }
});

test("API-3: what creates something answers 201, and only that", () => {
  const created: string[] = everyRoute.filter(([, { status }]) => status === 201).map(([name]) => name);
  const creating = Object.values(things).flatMap(({ createdBy }) => createdBy ?? []);
  const others = [
    "copyBoard",
    "copyCard",
    "createApiToken",
    "createBoard",
    "createCards",
    "createFromTemplate",
    "invite",
    "register",
  ];
  expect(created.sort()).toEqual([...creating, ...others].sort());
});

describe("API-4: 204 without a body is what is answered by", () => {
  for (const [name, route] of everyRoute.filter(([, { method }]) => method === "DELETE")) {
    test(`${name} (${route.path})`, async () => {
      const own = await makeWorld(service, people);
      const caller = await callerOf(route);
      const example = await exampleOf(name, own, caller);
      const { status, headers, body } = await call(service, route, example, { token: caller.token });
      expect([status, headers.get("content-type"), body]).toEqual([204, null, ""]);
    });
  }
});

test("ERROR-14: a database that cannot be reached is 503 with Retry-After", async () => {
  const { db } = service.app.context;
  const { read } = db;
  db.read = () => Promise.reject(new DatabaseUnavailable("gone"));
  try {
    const path = `/boards/${world.board_id}`;
    const { status, headers, body } = await service.send("GET", path, { token: people.owner.token });
    expect({ status, retryAfter: headers.get("retry-after"), body }).toEqual({
      status: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      body: { detail: expect.any(String) },
    });
  } finally {
    db.read = read;
  }
});

test("what is no UUID is called so in a path, a query and a body", async () => {
  const { token } = people.owner;
  const asked = await Promise.all([
    service.send("GET", "/boards/7", { token }),
    service.send("GET", "/boards?after=7", { token }),
    service.send("POST", `/boards/${world.board_id}/invite`, { token, json: { user_id: "7" } }),
  ]);
  expect(asked.map(({ status, body }) => [status, body.detail])).toEqual([
    [422, "path.board_id: must be a UUID."],
    [422, "query.after: must be a UUID."],
    [422, "body.user_id: must be a UUID."],
  ]);
});

test("a 422 says what is wrong with each field: missing, of the wrong type, too short, too long", async () => {
  const messages = async (path: string, json: object) => {
    const { status, body } = await service.send("POST", path, {
      token: people.owner.token,
      json,
    });
    return [status, body.errors.map(({ message }: { message: string }) => message)];
  };
  expect([
    await messages("/boards", {}),
    await messages("/boards", { title: 3 }),
    await messages("/boards", { title: "" }),
    await messages("/boards", { title: "x".repeat(256) }),
  ]).toEqual([
    [422, ["Invalid input: expected string, received undefined"]],
    [422, ["Invalid input: expected string, received number"]],
    [422, ["Too small: expected string to have >=1 characters"]],
    [422, ["Too big: expected string to have <=255 characters"]],
  ]);
});
