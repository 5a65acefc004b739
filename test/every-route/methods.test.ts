/** Which methods an address answers to, for everybody alike; and that looking changes nothing. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type RouteName, routes } from "../../contract/index.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Service, startService } from "../harness.ts";
import { call, type Example } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

let service: Service;
let people: People;
let world: World;
const inputs = new Map<RouteName, Example>();
let before: Awaited<ReturnType<World["state"]>>;

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
  world = await makeWorld(service, people);
  await world.furnish();
  for (const [name] of everyRoute) inputs.set(name, await exampleOf(name, world));
  before = await world.state();
});
afterAll(() => service.stop());

describe("ERROR-3: the route is checked before anything else", () => {
  test("ERROR-7: an unknown address is 404, with a token or without", async () => {
    for (const path of ["/nothing", "/api/nothing", "/api/api/boards", "/boards/", "/Boards"]) {
      for (const token of [undefined, people.owner.token]) {
        expect((await service.send("POST", path, { token })).status).toBe(404);
      }
    }
  });

  for (const [path, allowed] of Map.groupBy(everyRoute, ([, route]) => route.path)) {
    const methods = allowed.map(([, route]) => route.method);
    test(`${path}: whatever is not ${methods.join(" or ")} is 405, with a token or without`, async () => {
      const others = (["GET", "POST", "PUT", "PATCH", "DELETE"] as const).filter(
        (method) => !methods.includes(method),
      );
      const { params } = inputs.get(allowed[0]![0])!;
      for (const method of others) {
        for (const token of [undefined, people.owner.token]) {
          const answer = await call(service, allowed[0]![1], { params }, { method, token });
          const allow = answer.headers.get("allow")?.split(", ").sort();
          const expected = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
          expect({ method, status: answer.status, allow }).toEqual({ method, status: 405, allow: expected });
        }
      }
      expect(await world.state()).toEqual(before);
    });
  }
});

describe("API-16: GET and HEAD are safe", () => {
  const safe = everyRoute.filter(([name, { method }]) => method === "GET" && name !== "oidcCallback");
  for (const [name, route] of safe) {
    test(`${name} (${route.path}): changes nothing, and HEAD is answered like GET, without the body`, async () => {
      const example = inputs.get(name)!;
      const token = (route.access === "superuser" ? people.superuser : people.owner).token;
      const get = await call(service, route, example, { token });
      const head = await call(service, route, example, { token, method: "HEAD" });
      const anonymous = await call(service, route, example, { method: "HEAD" });
      expect([get.status, head.status, head.body]).toEqual([route.status, route.status, ""]);
      expect(anonymous.status).toBe(route.access === "public" ? route.status : 401);
      expect(await world.state()).toEqual(before);
    });
  }

  test("HEAD of the stream makes nobody present", async () => {
    const { owner, member } = people;
    const { board_id } = world;
    await call(
      service,
      routes.streamEvents,
      { params: { board_id } },
      { token: owner.token, method: "HEAD" },
    );
    const stream = await member.streamEvents({ board_id });
    let online: unknown[] = [];
    while (online.length === 0) online = (await owner.presence({ board_id })).online_users;
    expect(online).toEqual([{ user_id: member.id, username: member.me.username }]);
    await stream.body!.cancel();
  });
});
