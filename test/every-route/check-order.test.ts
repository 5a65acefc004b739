/**
 * In which order a request is checked, on every route of the contract: route → authenticated (401) → parameters
 * valid (422) → resource exists (404) → member (403) → role (403) → body valid (422) → references (404, then 403).
 * Whoever is stopped early learns nothing about what comes later, and nothing changes.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Service, startService } from "../harness.ts";
import { call, type Example, type How, paramNames } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const PROTECTED = everyRoute.filter(([, route]) => route.access !== "public");
const WITH_ID = PROTECTED.filter(([, route]) => route.path.includes("{"));
const WITH_BODY = PROTECTED.filter(([, route]) => route.body || route.accepts === "multipart");
const ON_BOARDS = ({ access }: RouteSpec) => access === "member" || access === "owner";
const MALFORMED = { type: "application/json", body: '{"title": ' };
const NOT_A_UUID = "not-a-uuid";

let service: Service;
let people: People;
let world: World;
const inputs = new Map<RouteName, Example>();

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
  world = await makeWorld(service, people);
  for (const [name] of PROTECTED) inputs.set(name, await exampleOf(name, world));
});
afterAll(() => service.stop());

let before: Awaited<ReturnType<World["state"]>>;
beforeEach(async () => {
  before = await world.state();
});
afterEach(async () => {
  expect(await world.state()).toEqual(before);
});

const titleOf = ([name, { method, path }]: [RouteName, RouteSpec]) => `${name} (${method} ${path})`;

/** Values that no field takes: each is an object where text, a number, a list or a truth value belongs. */
function badBody(route: RouteSpec): How["raw"] {
  if (route.accepts === "multipart") return { type: "text/plain", body: "no form" };
  const fields = Object.keys((route.body as unknown as { shape: object }).shape);
  return {
    type: "application/json",
    body: JSON.stringify(Object.fromEntries(fields.map((name) => [name, {}]))),
  };
}

type Who = keyof People | "nobody";

async function statusFor(name: RouteName, who: Who, change: Partial<Example> = {}, how: How = {}) {
  const token = who === "nobody" ? undefined : people[who].token;
  const { status } = await call(
    service,
    routes[name],
    { ...inputs.get(name)!, ...change },
    { ...how, token },
  );
  return status;
}

async function statusesFor(
  name: RouteName,
  who: readonly Who[],
  change?: Partial<Example>,
  how?: How,
): Promise<Partial<Record<Who, number>>> {
  const statuses = await Promise.all(
    who.map(async (caller) => [caller, await statusFor(name, caller, change, how)]),
  );
  return Object.fromEntries(statuses);
}

describe("ERROR-3, ERROR-7: an unknown id: 404 for members and strangers alike, 401 without a valid token", () => {
  for (const entry of WITH_ID) {
    const [name, route] = entry;
    test(titleOf(entry), async () => {
      const [first] = paramNames(route);
      const params = { ...inputs.get(name)!.params, [first!]: crypto.randomUUID() };
      const who = ["nobody", "deactivated", "outsider", "member", "owner"] as const;
      expect(await statusesFor(name, who, { params })).toEqual({
        nobody: 401,
        deactivated: 401,
        outsider: 404,
        member: 404,
        owner: 404,
      });
    });
  }
});

describe("ERROR-3, ERROR-12: a malformed id: 422 for everybody with an account, 401 for everybody else", () => {
  for (const entry of WITH_ID) {
    const [name, route] = entry;
    test(titleOf(entry), async () => {
      for (const param of paramNames(route)) {
        const params = { ...inputs.get(name)!.params, [param]: NOT_A_UUID };
        const who = ["nobody", "deactivated", "outsider", "member", "owner"] as const;
        expect(await statusesFor(name, who, { params })).toEqual({
          nobody: 401,
          deactivated: 401,
          outsider: 422,
          member: 422,
          owner: 422,
        });
      }
    });
  }
});

describe("ERROR-3: an invalid query: 422 before membership is checked, 401 without a valid token", () => {
  for (const entry of PROTECTED.filter(([name]) => name === "searchUsers" || name === "listEvents")) {
    test(titleOf(entry), async () => {
      const who = ["nobody", "deactivated", "outsider", "member"] as const;
      expect(await statusesFor(entry[0], who, { query: { limit: "many" } })).toEqual({
        nobody: 401,
        deactivated: 401,
        outsider: 422,
        member: 422,
      });
    });
  }
});

describe("ERROR-3: an invalid body is reported only to those who may call", () => {
  for (const entry of WITH_BODY) {
    const [name, route] = entry;
    const invalid = route.accepts === "multipart" ? 415 : 422;
    const onBoard = ON_BOARDS(route);
    // The owner's own, which nobody else can see.
    const isOwn = route.path.startsWith("/imports/");
    const expected = {
      nobody: 401,
      deactivated: 401,
      outsider: isOwn ? 404 : onBoard ? 403 : invalid,
      member: isOwn ? 404 : route.access === "owner" ? 403 : invalid,
      owner: invalid,
    };
    const who = Object.keys(expected) as Who[];

    test(`${titleOf(entry)}: fields of the wrong type`, async () => {
      expect(await statusesFor(name, who, {}, { raw: badBody(route) })).toEqual(expected);
    });

    if (route.body) {
      test(`${titleOf(entry)}: malformed JSON`, async () => {
        const malformed = { ...expected, owner: 400 };
        if (malformed.member === invalid) malformed.member = 400;
        if (malformed.outsider === invalid) malformed.outsider = 400;
        expect(await statusesFor(name, who, {}, { raw: MALFORMED })).toEqual(malformed);
      });
    }

    if (route.path.includes("{")) {
      test(`${titleOf(entry)}: after a bad or unknown id`, async () => {
        const [first] = paramNames(route);
        for (const [id, status] of [
          [NOT_A_UUID, 422],
          [crypto.randomUUID(), 404],
        ] as const) {
          const params = { ...inputs.get(name)!.params, [first!]: id };
          for (const raw of [badBody(route), MALFORMED]) {
            expect(await statusFor(name, "member", { params }, { raw })).toBe(status);
          }
        }
      });
    }
  }
});

describe("ERROR-3: references come last", () => {
  const unknown = crypto.randomUUID();
  const cases: [RouteName, body: Record<string, unknown>, status: number][] = [
    ["moveCard", { column_id: unknown, position: -1 }, 422],
    ["moveCard", { column_id: unknown, position: 0 }, 404],
    ["moveItem", { checklist_id: unknown, position: "first" }, 422],
    ["moveItem", { checklist_id: unknown, position: 0 }, 404],
    ["assignCard", { user_ids: [unknown, "nobody"] }, 422],
    ["assignCard", { user_ids: [unknown] }, 404],
    ["assignItem", { user_ids: [unknown, "nobody"] }, 422],
    ["assignItem", { user_ids: [unknown] }, 404],
    ["invite", { user_id: unknown }, 404],
  ];
  for (const [name, body, status] of cases) {
    test(`${name} with ${Object.keys(body).join(" and ")}: ${status}`, async () => {
      expect(await statusFor(name, "owner", { body })).toBe(status);
    });
  }

  for (const name of ["assignCard", "assignItem"] as const) {
    test(`CARD-11, ITEM-6: ${name}: a user who does not exist (404) before one who is not a member (403)`, async () => {
      const stranger = people.outsider.id;
      expect(await statusFor(name, "owner", { body: { user_ids: [stranger, unknown] } })).toBe(404);
      expect(await statusFor(name, "owner", { body: { user_ids: [stranger] } })).toBe(403);
    });
  }
});
