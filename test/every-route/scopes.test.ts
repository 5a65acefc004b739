/** What the contract says of API tokens on each route. */
import { expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import { everyRoute } from "../examples/index.ts";

const OF_A_LOGIN = /^\/auth\/|^\/me\/(?:tokens|sessions)(?:\/|$)/;

/** Read what is read, write what is written, admin where the role owner is needed. */
function expectedScope({ method, path, access }: RouteSpec): RouteSpec["scope"] {
  if (OF_A_LOGIN.test(path) && `${method} ${path}` !== "GET /auth/me") return "session";
  if (access === "public") return "none";
  // The boards in the trash are those that the caller owned.
  if (access === "owner" || access === "superuser" || path === "/boards/trash") return "admin";
  return method === "GET" ? "read" : "write";
}

test("the scope of every route follows from who may call it and what it does", () => {
  const scopes = everyRoute.map(([name, { scope }]) => [name, scope]);
  expect(scopes).toEqual(everyRoute.map(([name, route]) => [name, expectedScope(route)]));
});
