/** What every answer carries: CORS exactly as configured, security headers, a request id. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

const FRIEND = "https://boards.example.org";
const EVIL = "https://evil.example";

let service: Service;
let open: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { CORS_ORIGINS: FRIEND } });
  open = await startService();
  alice = await service.person("alice");
});
afterAll(async () => {
  await service.stop();
  await open.stop();
});

type Answer = Awaited<ReturnType<Service["send"]>>;

function corsOf({ headers }: Answer): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
}

function variesBy({ headers }: Answer): string[] {
  return (headers.get("vary") ?? "")
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort();
}

describe("API-22: CORS", () => {
  const exposed = {
    "access-control-expose-headers":
      "etag, idempotency-replayed, last-event-at, preference-applied, x-request-id, retry-after",
  };
  const friendly = {
    "access-control-allow-origin": FRIEND,
    "access-control-allow-credentials": "true",
    ...exposed,
  };

  test("a configured origin may read every answer, errors included, with credentials", async () => {
    for (const path of ["/health", "/auth/me", "/nowhere", "/users/x"]) {
      const answer = await service.send("GET", path, { headers: { origin: FRIEND } });
      expect(corsOf(answer)).toEqual(friendly);
      expect(variesBy(answer)).toContain("origin");
    }
  });

  test("an answer that varies by origin and by encoding says both", async () => {
    const { board_id } = await boardOf(alice);
    const answer = await service.send("GET", `/boards/${board_id}`, {
      token: alice.token,
      headers: { origin: FRIEND },
    });
    expect(corsOf(answer)).toEqual(friendly);
    expect(variesBy(answer)).toEqual(["accept-encoding", "origin"]);
  });

  test("its preflight is answered with what it may send", async () => {
    const answer = await service.send("OPTIONS", "/boards", {
      headers: { origin: FRIEND, "access-control-request-method": "POST" },
    });
    expect({ status: answer.status, body: answer.body, cors: corsOf(answer) }).toEqual({
      status: 204,
      body: "",
      cors: {
        ...friendly,
        "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
        "access-control-allow-headers":
          "authorization, content-type, idempotency-key, if-match, if-none-match, if-text-match, prefer, x-request-id",
        "access-control-max-age": "600",
      },
    });
  });

  test.each([EVIL, "null", "*", `${FRIEND}.evil.example`, "http://boards.example.org", `${FRIEND}:444`])(
    "the origin %s, which is not configured, gets no CORS headers",
    async (origin) => {
      const headers = { origin, "access-control-request-method": "POST" };
      expect(corsOf(await service.send("GET", "/health", { headers }))).toEqual({});
      expect(corsOf(await service.send("OPTIONS", "/boards", { headers }))).toEqual({});
    },
  );

  test("without an Origin there are no CORS headers", async () => {
    expect(corsOf(await service.send("GET", "/health"))).toEqual({});
  });

  test("the wildcard, the default in development, is never combined with credentials", async () => {
    for (const origin of [EVIL, "null", "*"]) {
      expect(corsOf(await open.send("GET", "/health", { headers: { origin } }))).toEqual({
        "access-control-allow-origin": "*",
        ...exposed,
      });
    }
  });

  test("the wildcard does not let other sites use the cookie", async () => {
    const bob = await open.person("bob");
    for (const origin of [EVIL, "null", "*"]) {
      const headers = { origin, cookie: `svc_auth=${bob.token}` };
      expect(await open.send("POST", "/auth/logout", { headers })).toMatchObject({ status: 403 });
    }
    expect(await bob.getMe()).toEqual(bob.me);
  });
});

const ANSWERS: [string, () => Promise<Answer>, number][] = [
  ["a success", () => service.send("GET", "/health"), 200],
  ["an answer under /api", () => service.send("GET", "/api/health"), 200],
  ["an empty answer", () => service.send("OPTIONS", "/health"), 204],
  ["HEAD", () => service.send("HEAD", "/health"), 200],
  ["400", () => post('{"title":'), 400],
  ["401", () => service.send("GET", "/auth/me"), 401],
  ["403", () => service.send("GET", "/admin/stats", { token: alice.token }), 403],
  ["404", () => service.send("GET", `/boards/${crypto.randomUUID()}`, { token: alice.token }), 404],
  ["404 of an unknown route", () => service.send("GET", "/nowhere"), 404],
  ["405", () => service.send("DELETE", "/health"), 405],
  ["409", () => service.send("POST", "/auth/register", { json: { ...alice.me, password: "12345678" } }), 409],
  ["413", () => post(`"${"x".repeat(1_048_576)}"`), 413],
  ["415", () => service.send("POST", "/boards", { token: alice.token, body: "title=x" }), 415],
  ["422", () => post("{}"), 422],
  ["/docs", () => service.send("GET", "/docs"), 200],
  ["a script of /docs", () => service.send("GET", "/docs/start.js"), 200],
  ["/redoc", () => service.send("GET", "/redoc"), 200],
  ["/openapi.json", () => service.send("GET", "/openapi.json"), 200],
];

const post = (body: string) =>
  service.send("POST", "/boards", {
    token: alice.token,
    headers: { "content-type": "application/json" },
    body,
  });

describe.each(ANSWERS)("%s", (_, ask, status) => {
  test("API-20: carries the security headers", async () => {
    const answer = await ask();
    const pick = (name: string) => answer.headers.get(name);
    expect({
      status: answer.status,
      nosniff: pick("x-content-type-options"),
      frames: pick("x-frame-options"),
      referrer: pick("referrer-policy"),
      policy: pick("content-security-policy"),
      server: pick("server") ?? pick("x-powered-by"),
    }).toEqual({
      status,
      nosniff: "nosniff",
      frames: "DENY",
      referrer: "no-referrer",
      policy: expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
      server: null,
    });
    expect(pick("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe|https?:|\*/);
  });

  test("API-19: carries a request id", async () => {
    const [first, second] = [await ask(), await ask()].map(({ headers }) => headers.get("x-request-id"));
    expect(first).toMatch(/^[\w.-]{1,64}$/);
    expect(second).not.toBe(first);
  });
});

describe("API-19: the request id", () => {
  const idFor = async (given: string) =>
    (await service.send("GET", "/health", { headers: { "x-request-id": given } })).headers.get(
      "x-request-id",
    );

  test("is the caller's, if valid", async () => {
    expect(await idFor("deploy-7.check_1")).toBe("deploy-7.check_1");
  });

  test("is a new one when the given one could not stand in a log", async () => {
    for (const given of ["two words", 'quo"te', "x".repeat(65), "<script>"]) {
      expect(await idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

test("API-21: no cache stores answers of the API, except a board for its reader, who must revalidate it", async () => {
  for (const path of ["/auth/me", "/boards", "/users", "/nowhere"]) {
    const { headers } = await service.send("GET", path, { token: alice.token });
    expect(headers.get("cache-control")).toBe("no-store");
  }
  const { board_id } = await boardOf(alice);
  const { headers } = await service.send("GET", `/boards/${board_id}`, { token: alice.token });
  expect(headers.get("cache-control")).toBe("private, no-cache");
});
