/** How a token is sent, and that every route asks for one: AUTH-1, AUTH-12. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import { routes } from "../../contract/index.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;
let revoked: string;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
  const { access_token } = await service.anonymous.login({ username: bob.me.email, password: PASSWORD });
  await service.send("POST", "/auth/logout", { token: access_token });
  revoked = access_token;
});
afterAll(() => service.stop());

const ROUTES = Object.entries(routes as Record<string, RouteSpec>);
const me = (headers: Record<string, string>) => service.send("GET", "/auth/me", { headers });

async function expectRefused(answer: ReturnType<Service["send"]>): Promise<void> {
  const { status, headers, body } = await answer;
  expect({ status, challenge: headers.get("www-authenticate"), body }).toEqual({
    status: 401,
    challenge: "Bearer",
    body: { detail: expect.any(String) },
  });
}

describe("a bearer header", () => {
  test("AUTH-12: authenticates, its scheme in any letter case", async () => {
    for (const scheme of ["Bearer", "bearer", "BEARER"]) {
      expect(await me({ authorization: `${scheme} ${alice.token}` })).toMatchObject({ body: alice.me });
    }
  });

  test("AUTH-12: takes precedence over the cookie, even when it is invalid", async () => {
    const cookie = `svc_auth=${bob.token}`;
    expect(await me({ cookie, authorization: `Bearer ${alice.token}` })).toMatchObject({ body: alice.me });
    await expectRefused(me({ cookie, authorization: "Bearer x.y.z" }));
  });

  const MALFORMED = [
    "",
    "Bearer",
    "Bearer ",
    "Basic %",
    "Token %",
    "%",
    "Bearer % %",
    "Bearer, %",
    "Bearer=%",
  ];
  test.each([...MALFORMED, "Bearer %,", "Bearer %, Bearer %", 'Bearer "%"'])(
    "ERROR-5: %j is refused, where the percent sign stands for a valid token",
    (template) => expectRefused(me({ authorization: template.replaceAll("%", alice.token) })),
  );
});

test("AUTH-12: a token in the query authenticates no other HTTP request", async () => {
  await expectRefused(service.send("GET", `/auth/me?token=${alice.token}`));
  await expectRefused(service.send("GET", `/boards?access_token=${alice.token}`));
});

test.each(ROUTES.filter(([, { access }]) => access !== "public"))(
  "AUTH-1: %s refuses a missing and a revoked token with 401 before it looks at ids, query or body (ERROR-3)",
  async (_, { method, path }) => {
    const paths = ["not-an-id", crypto.randomUUID()].map((id) => path.replace(/\{\w+\}/g, id));
    for (const target of paths) {
      await expectRefused(service.send(method, `${target}?limit=x`));
      await expectRefused(service.send(method, `${target}?limit=x`, { token: revoked }));
      if (method === "GET") continue;
      const body = { headers: { "content-type": "application/json" }, body: '{"broken' };
      await expectRefused(service.send(method, target, body));
      await expectRefused(service.send(method, target, { ...body, token: revoked }));
    }
  },
);
