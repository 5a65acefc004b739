/**
 * Who may call what: every route of the contract × everybody, generated. A route that is added to the contract
 * is tested by that alone; if no valid input of it is known, this fails.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { PASSWORD, refusal, type Service, startService } from "../harness.ts";
import { call, type How } from "./call.ts";
import { freshToken, meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const CALLERS = ["nobody", "deactivated", "outsider", "superuser", "member", "owner"] as const;
type Caller = (typeof CALLERS)[number];
const WAYS = (["bearer", "cookie"] as const).flatMap((by) =>
  (["", "/api"] as const).map((prefix) => ({ by, prefix })),
);
/** After these, the board or one of its people is no longer what the next call needs. */
const BREAKS_THE_WORLD = new Set<RouteName>(["deleteBoard", "removeMember"]);

let service: Service;
let people: People;

beforeAll(async () => {
  // Profiles change here, and no event tells.
  service = await startService({ skipLogCheck: true });
  people = await meetPeople(service);
});
afterAll(() => service.stop());

function expectedStatus({ access, status }: RouteSpec, caller: Caller): number {
  if (access === "public") return status;
  if (caller === "nobody" || caller === "deactivated") return 401;
  switch (access) {
    case "authenticated":
      return status;
    case "superuser":
      return caller === "superuser" ? status : 403;
    case "member":
      return caller === "member" || caller === "owner" ? status : 403;
    case "owner":
      return caller === "owner" ? status : 403;
  }
}

/** Logging out voids the token of the call, so that it needs one of its own. */
async function tokenFor(name: RouteName, caller: Caller): Promise<string | undefined> {
  if (caller === "nobody") return undefined;
  return name === "logout" ? freshToken(service, people[caller]) : people[caller].token;
}

async function callAs(name: RouteName, caller: Caller, world: World, how: How = {}) {
  const example = await exampleOf(name, world, caller === "nobody" ? undefined : people[caller]);
  const token = await tokenFor(name, caller);
  return () => call(service, routes[name], example, { ...how, token });
}

describe("the contract asks for the promised roles", () => {
  const having = (access: RouteSpec["access"]) =>
    everyRoute
      .filter(([, route]) => route.access === access)
      .map(([, { method, path }]) => `${method} ${path}`)
      .sort();

  test("AUTH-1: without authentication: register, login, signing in, health, who invites to what, public links, mailed links, a calendar feed by its token", () => {
    expect(having("public")).toEqual([
      "GET /auth/methods",
      "GET /auth/oidc/callback",
      "GET /auth/oidc/start",
      "GET /health",
      "GET /health/live",
      "GET /health/ready",
      "GET /invitations/{invitation}",
      "GET /me/calendar.ics",
      "GET /shared/{token}",
      "GET /shared/{token}/attachments/{attachment_id}",
      "GET /shared/{token}/stream",
      "GET /unsubscribe/{unsubscribe_token}",
      "POST /auth/forgot",
      "POST /auth/login",
      "POST /auth/oidc/backchannel-logout",
      "POST /auth/register",
      "POST /auth/reset",
      "POST /auth/verify",
      "POST /unsubscribe/{unsubscribe_token}",
    ]);
  });

  test("AUTH-1: with any account: one's own data, other users, one's boards, and presence", () => {
    expect(having("authenticated")).toEqual([
      "DELETE /auth/oidc/link",
      "DELETE /imports/{import_id}",
      "DELETE /me/avatar",
      "DELETE /me/sessions",
      "DELETE /me/sessions/{session_id}",
      "DELETE /me/tokens/{token_id}",
      "GET /auth/me",
      "GET /auth/oidc/link",
      "GET /avatars",
      "GET /boards",
      "GET /boards/trash",
      "GET /imports",
      "GET /imports/{import_id}",
      "GET /me/boards",
      "GET /me/calendar",
      "GET /me/cards",
      "GET /me/notifications",
      "GET /me/preferences",
      "GET /me/sessions",
      "GET /me/stream",
      "GET /me/tokens",
      "GET /search",
      "GET /templates",
      "GET /users",
      "GET /users/{user_id}",
      "GET /users/{user_id}/avatar",
      "GET /ws/boards/{board_id}/presence",
      "PATCH /auth/me",
      "PATCH /me/preferences",
      "POST /auth/change-password",
      "POST /auth/logout",
      "POST /auth/oidc/link",
      "POST /auth/refresh",
      "POST /auth/verify/send",
      "POST /boards",
      "POST /boards/import",
      "POST /boards/import/planka",
      "POST /imports/{import_id}/start",
      "POST /invitations/accept",
      "POST /me/calendar/renew",
      "POST /me/notifications/read",
      "POST /me/tokens",
      "POST /templates/{template_id}/boards",
      "PUT /me/avatar",
    ]);
  });

  test("MEMBER-1: owners only: the board itself, its members, people from a file, invitations, public links, rules and webhooks, purging its trash", () => {
    expect(having("owner")).toEqual([
      "DELETE /automations/{rule_id}",
      "DELETE /boards/{board_id}",
      "DELETE /boards/{board_id}/trash/{trash_id}",
      "DELETE /invitations/{invitation}",
      "DELETE /shares/{share_id}",
      "DELETE /webhooks/{webhook_id}",
      "GET /boards/{board_id}/invitations",
      "GET /boards/{board_id}/shares",
      "GET /boards/{board_id}/webhooks",
      "GET /webhooks/{webhook_id}/deliveries",
      "PATCH /automations/{rule_id}",
      "PATCH /boards/{board_id}",
      "PATCH /boards/{board_id}/members/{user_id}",
      "PATCH /webhooks/{webhook_id}",
      "POST /automations/{trashed_rule_id}/restore",
      "POST /boards/{board_id}/automations",
      "POST /boards/{board_id}/automations/try",
      "POST /boards/{board_id}/invitations",
      "POST /boards/{board_id}/invite",
      "POST /boards/{board_id}/people/{person_id}/match",
      "POST /boards/{board_id}/shares",
      "POST /boards/{board_id}/webhooks",
      "POST /boards/{deleted_board_id}/restore",
      "POST /webhooks/{webhook_id}/replay",
      "POST /webhooks/{webhook_id}/test",
    ]);
  });
});

for (const [name, route] of everyRoute) {
  describe(`MEMBER-1, MEMBER-2, MEMBER-11: ${name} (${route.method} ${route.path}, for: ${route.access})`, () => {
    let world: World;
    beforeAll(async () => {
      world = await makeWorld(service, people);
    });
    const mendWorld = async () => {
      if (BREAKS_THE_WORLD.has(name)) world = await makeWorld(service, people);
    };

    for (const caller of CALLERS) {
      const status = expectedStatus(route, caller);
      if (status >= 400) {
        test(`ERROR-5, ERROR-6: ${caller}: ${status}, and nothing changes`, async () => {
          const send = await callAs(name, caller, world);
          const before = await world.state();
          const answer = await send();
          expect(answer).toMatchObject({ status, body: { detail: expect.any(String) } });
          if (status === 401) expect(answer.headers.get("www-authenticate")).toBe("Bearer");
          expect(await world.state()).toEqual(before);
        });
      } else {
        test(`${caller}: ${status}`, async () => {
          const send = await callAs(name, caller, world);
          expect((await send()).status).toBe(status);
          await mendWorld();
        });
      }
    }

    test("by header and by cookie, plain and under /api, the same", async () => {
      const caller = route.access === "superuser" ? "superuser" : "owner";
      const outcomes: unknown[] = [];
      for (const how of WAYS) {
        const send = await callAs(name, caller, world, how);
        outcomes.push({ ...how, status: (await send()).status });
        await mendWorld();
      }
      expect(outcomes).toEqual(WAYS.map((how) => ({ ...how, status: route.status })));
      const send = await callAs(name, "nobody", world, { prefix: "/api" });
      expect((await send()).status).toBe(expectedStatus(route, "nobody"));
    });
  });
}

test("MEMBER-6: a member removes nobody but themselves", async () => {
  const { board_id, guestIn, state } = await makeWorld(service, people);
  const user_id = await guestIn();
  const before = await state();
  const answer = await service.send("DELETE", `/boards/${board_id}/members/${user_id}`, {
    token: people.member.token,
  });
  expect(answer).toMatchObject({ status: 403, body: { detail: "Only owners may remove other members." } });
  expect(await state()).toEqual(before);
});

test("AUTH-20: a deactivated user cannot log in", async () => {
  const credentials = { username: people.deactivated.me.email, password: PASSWORD };
  expect(await refusal(service.anonymous.login(credentials))).toEqual({
    status: 401,
    detail: "The e-mail address or the password is wrong.",
  });
});
