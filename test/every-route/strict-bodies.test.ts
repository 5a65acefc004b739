/** `Prefer: handling=strict`: a misspelt field is refused, so that it cannot grant more than was meant. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { call } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld } from "./world.ts";

const STRICT = { prefer: "handling=strict" };

let service: Service;
let people: People;

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
});
afterAll(() => service.stop());

/** Somebody new where the call may end sessions. */
async function callerOf({ access }: RouteSpec): Promise<Person> {
  return access === "authenticated" ? service.person("loner") : people.owner;
}

describe("API-25: with Prefer: handling=strict, a field that the route does not take is 422, and only that, at", () => {
  for (const [name, route] of everyRoute.filter(([, { body }]) => body)) {
    test(`${name} (${route.method} ${route.path})`, async () => {
      const world = await makeWorld(service, people);
      const caller = await callerOf(route);
      const example = await exampleOf(name, world, caller);
      const how = { token: caller.token, headers: STRICT };
      const misspelt = { ...example, body: { ...example.body, board_idz: "1" } };
      const before = await world.state();
      const refused = await call(service, route, misspelt, how);
      expect([refused.status, refused.body]).toEqual([
        422,
        {
          detail: "body.board_idz: is unknown.",
          errors: [{ path: "body.board_idz", message: "is unknown" }],
        },
      ]);
      expect(await world.state()).toEqual(before);
      const taken = await call(service, route, example, how);
      const applied = taken.headers.get("preference-applied");
      expect([taken.status, applied]).toEqual([route.status, "handling=strict"]);
    });
  }
});

test("bodies are flat: what is unknown is looked for among their own fields only", () => {
  for (const [name, { body }] of everyRoute) {
    const { properties = {} } = body ? z.toJSONSchema(body, { unrepresentable: "any", io: "input" }) : {};
    expect([name, JSON.stringify(properties).includes('"properties":')]).toEqual([name, false]);
  }
});

const token = { name: "Script", scopes: ["read"] };

async function create(json: object, prefer?: string) {
  const { owner } = people;
  return service.send("POST", "/me/tokens", {
    token: owner.token,
    json,
    headers: prefer === undefined ? {} : { prefer },
  });
}

test("API-25: a token for fewer boards is not created for all of them", async () => {
  const { id } = await people.owner.createBoard({ title: "The only one" });
  const { items: before } = await people.owner.listApiTokens({});
  const { status, body } = await create({ ...token, board_id: [id] }, "handling=strict");
  expect([status, body.errors]).toEqual([422, [{ path: "body.board_id", message: "is unknown" }]]);
  expect((await people.owner.listApiTokens({})).items).toEqual(before);
});

test("API-8, API-25: without that preference, unknown fields are ignored", async () => {
  for (const prefer of [undefined, "handling=lenient", "return=minimal", "handling=stricter", "strict"])
    expect((await create({ ...token, board_id: [] }, prefer)).status).toBe(201);
  for (const prefer of ["respond-async, Handling = strict", 'handling="strict"; wait=1'])
    expect((await create({ ...token, board_id: [] }, prefer)).status).toBe(422);
});

test("API-25: at most 100 of them are named, each by no more than 100 of its characters", async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${n}${"x".repeat(900)}`, 1]));
  const { status, body } = await create({ ...token, ...many }, "handling=strict");
  expect([status, body.errors.length]).toEqual([422, 100]);
  for (const { path } of body.errors) expect(path).toHaveLength("body.".length + 100);
});
