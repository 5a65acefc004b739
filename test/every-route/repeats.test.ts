/**
 * Every change by somebody who is logged in can be repeated under its Idempotency-Key: the first answer comes again, and
 * nothing changes a second time.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type RouteSpec, takesIdempotencyKey } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { mcpRoute } from "../../contract/mcp.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { call } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld } from "./world.ts";

let service: Service;
let people: People;

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
});
afterAll(() => service.stop());

const titleOf = (name: RouteName, { method, path }: RouteSpec) => `${name} (${method} ${path})`;
const withKey = (token: string, key: string) => ({ token, headers: { "idempotency-key": key } });
/** What ends the caller's own access: the repeat is turned away like any other request. */
const ENDS_ACCESS = new Set<RouteName>(["logout"]);
const changes = everyRoute.filter(([, route]) => takesIdempotencyKey(route));

/** Somebody of their own for changes of an account; the owner of the board otherwise. */
const callerOf = async (route: RouteSpec): Promise<Person> =>
  route.access === "authenticated" ? service.person("loner") : people.owner;

describe("KEY-1, KEY-2: a repeat under the same Idempotency-Key gets the first answer and changes nothing", () => {
  for (const [name, route] of changes.filter(([name]) => !ENDS_ACCESS.has(name))) {
    test(titleOf(name, route), async () => {
      const world = await makeWorld(service, people);
      const caller = await callerOf(route);
      const example = await exampleOf(name, world, caller);
      const key = crypto.randomUUID();
      const first = await call(service, route, example, withKey(caller.token, key));
      expect([first.status, first.headers.get("idempotency-replayed")]).toEqual([route.status, null]);
      const state = () => (name === "deleteBoard" ? people.superuser.stats() : world.state());
      const before = await state();
      const again = await call(service, route, example, withKey(caller.token, key));
      expect([again.status, again.headers.get("idempotency-replayed"), again.body]).toEqual([
        route.status,
        "true",
        first.body,
      ]);
      const { uptime_seconds: _, ...after } = (await state()) as Record<string, unknown>;
      const { uptime_seconds: __, ...expected } = before as Record<string, unknown>;
      expect(after).toEqual(expected);
    });
  }
});

describe("KEY-1: a key that is not 1 to 255 printable ASCII characters is refused, and nothing changes", () => {
  const BAD: [string, string][] = [
    ["empty", ""],
    ["too long", "k".repeat(256)],
    ["not ASCII", "kéy"],
    ["a tab inside", "a\tb"],
  ];
  test.each(BAD)("%s", async (_, key) => {
    const world = await makeWorld(service, people);
    const before = await world.state();
    const answer = await service.send("POST", `/boards/${world.board_id}/columns`, {
      json: { title: "Column" },
      ...withKey(people.owner.token, key),
    });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "header.idempotency-key"]);
    expect(await world.state()).toEqual(before);
  });
});

test("KEY-1: the changes that ignore the key are those whose answer is a secret", () => {
  const secret = [...everyRoute.map(([, route]) => route), mcpRoute]
    .filter(
      (route: RouteSpec) =>
        route.method !== "GET" && route.access !== "public" && !takesIdempotencyKey(route),
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect(secret.sort()).toEqual([
    "POST /auth/oidc/link",
    "POST /auth/refresh",
    "POST /mcp",
    "POST /me/calendar/renew",
    "POST /me/tokens",
  ]);
});

test("KEY-1: a repeat of POST /me/tokens creates another token", async () => {
  const { token } = await service.person("repeater");
  const key = crypto.randomUUID();
  const create = () =>
    service.send("POST", "/me/tokens", {
      json: { name: "Script", scopes: ["read"] },
      ...withKey(token, key),
    });
  const [first, again] = [await create(), await create()];
  expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([201, 201, null]);
  expect(again.body.token).not.toBe(first.body.token);
});

test("KEY-1: /auth/refresh ignores the key, and answers a new token each time", async () => {
  const { token } = await service.person("renewer");
  const key = crypto.randomUUID();
  const [first, again] = [
    await service.send("POST", "/auth/refresh", withKey(token, key)),
    await service.send("POST", "/auth/refresh", withKey(token, key)),
  ];
  expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([200, 200, null]);
  expect(again.body.access_token).not.toBe(first.body.access_token);
});
