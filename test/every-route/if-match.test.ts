/**
 * Every answer that is one resource has a tag, and every change of something that exists can be made to depend on it.
 * A new route that changes something is found here until it honours If-Match.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import { currentOf, hasTag, type RouteSpec } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { strayKeys } from "./answer-shape.ts";
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

/**
 * Sessions and trash are only ever listed; a star and a watch are switches of one's own, without content. A picture is
 * replaced as a whole, by its owner alone; preferences are changed one by one, by theirs. A webhook
 * changes with every event. An account has one sign-in elsewhere, or none.
 */
const HAVE_NO_TAG: RouteName[] = [
  "deleteAvatar",
  "deleteInvitation",
  "deleteShare",
  "endSession",
  "endOtherSessions",
  "purgeTrash",
  "setAvatar",
  "starBoard",
  "unstarBoard",
  "watchCard",
  "unwatchCard",
  "updatePreferences",
  "updateWebhook",
  "deleteWebhook",
  "deleteApiToken",
  "deleteImport",
  "unlinkOidc",
];
const TAG = /^(W\/)?"[\w-]+"$/;

const titleOf = (name: RouteName, { method, path }: RouteSpec) => `${name} (${method} ${path})`;
const guarded = everyRoute.filter(([, route]) => currentOf(route));

/** Somebody of their own for changes of an account; the owner of the board otherwise. */
const callerOf = async (route: RouteSpec): Promise<Person> =>
  route.access === "authenticated" ? service.person("loner") : people.owner;

test("MATCH-2: every PATCH, PUT, DELETE and move takes If-Match, unless nothing has a tag there", () => {
  const changes = everyRoute.filter(
    ([, { method, path }]) => ["PATCH", "PUT", "DELETE"].includes(method) || path.endsWith("/move"),
  );
  const unguarded = changes.filter(([, route]) => !currentOf(route)).map(([name]) => name);
  expect(unguarded.sort()).toEqual(HAVE_NO_TAG.sort());
});

describe("ERROR-16, MATCH-2, MATCH-3: another tag is refused with 412 and the present state; its tag is accepted", () => {
  for (const [name, route] of guarded) {
    test(titleOf(name, route), async () => {
      const world = await makeWorld(service, people);
      const caller = await callerOf(route);
      const example = await exampleOf(name, world, caller);
      const send = (headers: Record<string, string>) =>
        call(service, route, example, { token: caller.token, headers });
      const before = await world.state();

      const malformed = await send({ "if-match": "no-quotes" });
      expect([malformed.status, malformed.body.errors?.[0]?.path]).toEqual([422, "header.if-match"]);
      const refused = await send({ "if-match": '"another"' });
      const { detail, current, ...others } = refused.body;
      expect([refused.status, typeof detail, others]).toEqual([412, "string", {}]);
      expect(z.safeParse(currentOf(route)!, current).success).toBe(true);
      expect(strayKeys(currentOf(route)!, current)).toEqual([]);
      expect(await world.state()).toEqual(before);

      const tag = refused.headers.get("etag")!;
      expect(tag).toMatch(TAG);
      const key = { "idempotency-key": crypto.randomUUID() };
      const done = await send({ "if-match": tag, ...key });
      expect(done.status).toBe(route.status);
      const again = await send({ "if-match": tag, ...key });
      expect([again.status, again.headers.get("idempotency-replayed"), again.body]).toEqual([
        route.status,
        "true",
        done.body,
      ]);
      if (!hasTag(route)) return;
      const next = await send({ "if-match": done.headers.get("etag")! });
      expect(next.status).toBe(route.status);
    });
  }
});

describe("MATCH-1, MATCH-6: an answer that is one resource has an ETag, no other has one, and GET answers 304 to it", () => {
  for (const [name, route] of everyRoute) {
    test(titleOf(name, route), async () => {
      const world = await makeWorld(service, people);
      const caller = route.access === "superuser" ? people.superuser : await callerOf(route);
      const example = await exampleOf(name, world, caller);
      const answer = await call(service, route, example, { token: caller.token });
      expect([answer.status, TAG.test(answer.headers.get("etag") ?? "")]).toEqual([
        route.status,
        hasTag(route),
      ]);
      if (!hasTag(route) || route.method !== "GET") return;
      const headers = { "if-none-match": answer.headers.get("etag")! };
      const known = await call(service, route, example, { token: caller.token, headers });
      expect([known.status, known.headers.get("etag"), known.body]).toEqual([
        304,
        answer.headers.get("etag"),
        "",
      ]);
    });
  }
});
