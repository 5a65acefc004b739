/** The login cookie, and which websites may use it: AUTH-12 to AUTH-16. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, PASSWORD, type Person, type Service, startService, WITHOUT_OIDC } from "../harness.ts";
import { RawSocket } from "../live/raw-socket.ts";

const FRIEND = "https://boards.example.org";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService({ settings: { CORS_ORIGINS: `${FRIEND}, https://other.example.org` } });
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const loginAs = (person: Person, where = service) =>
  where.send("POST", "/auth/login", { json: { username: person.me.email, password: PASSWORD } });
const cookieOf = (person: Person) => ({ cookie: `svc_auth=${person.token}` });

async function withService(settings: Record<string, string>, use: (other: Service) => Promise<void>) {
  const other = await startService({ settings });
  try {
    await use(other);
  } finally {
    await other.stop();
  }
}

describe("the cookie", () => {
  test("AUTH-13: is set by login beside the token: Path=/, HttpOnly, SameSite=Lax, Max-Age=3600", async () => {
    const answer = await loginAs(alice);
    expect(answer.headers.getSetCookie()).toEqual([
      `svc_auth=${answer.body.access_token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600`,
    ]);
  });

  test("AUTH-12: authenticates, among other cookies too", async () => {
    const headers = { cookie: `theme=dark; svc_auth=${alice.token}; lang=en` };
    expect(await service.send("GET", "/auth/me", { headers })).toMatchObject({ status: 200, body: alice.me });
    for (const cookie of ["svc_auth=", "svc_auth", "svc_auth=%", "svc_auth=%E0%A4%A", "=", ";;;"]) {
      expect(await service.send("GET", "/auth/me", { headers: { cookie } })).toMatchObject({ status: 401 });
    }
  });

  test("AUTH-16: is cleared by logout, and its token is revoked", async () => {
    const { body } = await loginAs(alice);
    const headers = { cookie: `svc_auth=${body.access_token}` };
    const answer = await service.send("POST", "/auth/logout", { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual(["svc_auth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]);
    expect(await service.send("GET", "/auth/me", { headers })).toMatchObject({ status: 401 });
  });

  test("AUTH-13: is flagged Secure in production, where every answer asks for HTTPS from then on", async () => {
    const settings = { ENVIRONMENT: "production", JWT_SECRET: "a production secret of enough characters" };
    await withService(settings, async (production) => {
      const carol = await production.person("carol");
      const answer = await loginAs(carol, production);
      expect(answer.headers.getSetCookie()).toEqual([
        `svc_auth=${answer.body.access_token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`,
      ]);
      const logout = await production.send("POST", "/auth/logout", { token: answer.body.access_token });
      expect(logout.headers.getSetCookie()).toEqual([
        "svc_auth=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
      ]);
      for (const path of ["/health", "/boards", "/nowhere", "/docs", "/openapi.json"]) {
        const { headers } = await production.send("GET", path);
        expect({ path, hsts: headers.get("strict-transport-security") }).toEqual({
          path,
          hsts: expect.stringMatching(/^max-age=\d{8,}/),
        });
      }
      const cors = await production.send("GET", "/health", { headers: { origin: FRIEND } });
      expect(cors.headers.has("access-control-allow-origin")).toBe(false);
    });
  });

  test("AUTH-13: is not set with AUTH_COOKIE=false, and its Max-Age is the token's lifetime", async () => {
    await withService({ ...WITHOUT_OIDC, AUTH_COOKIE: "false" }, async (other) => {
      const dave = await other.person("dave");
      const answer = await loginAs(dave, other);
      expect(answer.body).toEqual({ access_token: expect.any(String), token_type: "bearer" });
      expect(answer.headers.getSetCookie()).toEqual([]);
      const logout = await other.send("POST", "/auth/logout", { token: dave.token });
      expect({ status: logout.status, cookies: logout.headers.getSetCookie() }).toEqual({
        status: 200,
        cookies: [],
      });
    });
    await withService({ JWT_LIFETIME_SECONDS: "60", COOKIE_SECURE: "true" }, async (other) => {
      const [cookie] = (await loginAs(await other.person("erin"), other)).headers.getSetCookie();
      expect(cookie).toEndWith("; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure");
    });
  });
});

describe("AUTH-14: a change that is made with the cookie", () => {
  const rename = (firstname: string, headers: Record<string, string>) =>
    service.send("PATCH", "/auth/me", { json: { firstname }, headers: { ...cookieOf(bob), ...headers } });
  const host = () => new URL(service.url).host;

  test("is accepted from programs, from the service's own pages and from configured origins", async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: service.url },
      { origin: service.url, "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      { referer: `${service.url}/b/1` },
      { referer: `${FRIEND}/page` },
      { origin: FRIEND, "sec-fetch-site": "cross-site" },
      { origin: "https://other.example.org" },
    ];
    for (const [index, headers] of own.entries()) {
      expect(await rename(`name ${index}`, headers)).toMatchObject({
        status: 200,
        body: { firstname: `name ${index}` },
      });
    }
  });

  const foreign: [string, () => Record<string, string>][] = [
    ["another site", () => ({ origin: "https://evil.example" })],
    ["an opaque origin", () => ({ origin: "null" })],
    ["an empty origin", () => ({ origin: "", "sec-fetch-site": "cross-site" })],
    ["the wildcard for an origin", () => ({ origin: "*" })],
    ["a host that ends like a configured one", () => ({ origin: "https://evilboards.example.org" })],
    ["a host that begins like a configured one", () => ({ origin: `${FRIEND}.evil.example` })],
    ["a subdomain of a configured one", () => ({ origin: "https://x.boards.example.org" })],
    ["the parent of a configured one", () => ({ origin: "https://example.org" })],
    ["a configured host on another port", () => ({ origin: `${FRIEND}:8443` })],
    ["a configured host without TLS", () => ({ origin: "http://boards.example.org" })],
    ["our host on another port", () => ({ origin: "http://127.0.0.1:1" })],
    ["a host that begins like ours", () => ({ origin: `http://${host()}.evil.example` })],
    ["our host as a user name", () => ({ origin: `http://${host()}@evil.example` })],
    ["our host under another name", () => ({ origin: service.url.replace("127.0.0.1", "localhost") })],
    ["our host without its port", () => ({ origin: "http://127.0.0.1" })],
    ["our host under another scheme", () => ({ origin: `ftp://${host()}` })],
    ["our host with a path", () => ({ origin: `${service.url}/` })],
    ["two configured origins at once", () => ({ origin: `${FRIEND} ${FRIEND}` })],
    ["another site, told only by Sec-Fetch-Site", () => ({ "sec-fetch-site": "cross-site" })],
    ["a sibling site, told only by Sec-Fetch-Site", () => ({ "sec-fetch-site": "same-site" })],
    ["another site, told only by Referer", () => ({ referer: "https://evil.example/page" })],
    ["a look-alike, told only by Referer", () => ({ referer: `http://${host()}.evil.example/` })],
    ["nowhere, told only by Referer", () => ({ referer: "about:blank" })],
    [
      "another site, though Referer claims ours",
      () => ({ origin: "https://evil.example", referer: service.url }),
    ],
  ];
  test.each(foreign)("is refused with 403 from %s, and nothing changes", async (_, headers) => {
    const before = await bob.getMe();
    expect(await rename("mallory", headers())).toMatchObject({
      status: 403,
      body: { detail: "Requests with the login cookie must come from this service's own pages." },
    });
    expect(await bob.getMe()).toEqual(before);
  });

  test("is refused from another site on every route: POST, PUT, DELETE, uploads, logout", async () => {
    const { board_id, column_id } = await boardOf(bob);
    const card = await bob.createCard({ board_id, column_id, title: "card" });
    const before = await bob.getBoard({ board_id });
    const headers = { ...cookieOf(bob), origin: "https://evil.example" };
    const file = new FormData();
    file.set("file", new File(["x"], "x.txt"));
    const answers = [
      await service.send("POST", "/boards", { headers, json: { title: "planted" } }),
      await service.send("PUT", `/cards/${card.id}/assignees`, { headers, json: { user_ids: [bob.id] } }),
      await service.send("DELETE", `/boards/${board_id}`, { headers }),
      await service.send("POST", `/cards/${card.id}/attachments`, { headers, body: file }),
      await service.send("POST", `/api/cards/${card.id}/attachments`, { headers, body: file }),
      await service.send("POST", "/auth/logout", { headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(403));
    expect(await bob.getBoard({ board_id })).toEqual(before);
    expect(await bob.listBoards()).toHaveLength(1);
  });

  test("needs a JSON body: what a form of another site can send is refused with 415", async () => {
    const before = await bob.listBoards();
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const headers = { ...cookieOf(bob), "content-type": type };
      const answer = await service.send("POST", "/boards", { headers, body: '{"title":"planted"}' });
      expect(answer).toMatchObject({ status: 415, body: { detail: expect.any(String) } });
    }
    const untyped = { headers: cookieOf(bob), body: new Blob(['{"title":"planted"}']) };
    expect(await service.send("POST", "/boards", untyped)).toMatchObject({ status: 415 });
    expect(await bob.listBoards()).toEqual(before);
  });

  test("needs no origin when it is authenticated by a bearer header", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site", ...cookieOf(alice) };
    const answer = await service.send("PATCH", "/auth/me", {
      token: bob.token,
      headers,
      json: { lastname: "Ross" },
    });
    expect(answer).toMatchObject({ status: 200, body: { id: bob.id, lastname: "Ross" } });
  });
});

describe("AUTH-14: where the cookie is for HTTPS only", () => {
  const settings = { COOKIE_SECURE: "true" };
  const logout = async (other: Service, host: string, origin: string) => {
    const { token } = await other.person("frank");
    const headers = { host, origin, cookie: `svc_auth=${token}` };
    return (await other.send("POST", "/auth/logout", { headers })).status;
  };

  test("a page of the same host that came without HTTPS is foreign", async () => {
    await withService(settings, async (other) => {
      expect(await logout(other, "boards.example.com", "http://boards.example.com")).toBe(403);
      expect(await logout(other, "boards.example.com", "https://boards.example.com")).toBe(200);
      expect(await logout(other, "localhost.evil.example", "http://localhost.evil.example")).toBe(403);
      for (const host of ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"]) {
        expect(await logout(other, host, `http://${host}`)).toBe(200);
      }
    });
  });

  test("and may not open a socket (SOCKET-3)", async () => {
    await withService(settings, async (other) => {
      const grace = await other.person("grace");
      const { board_id } = await boardOf(grace);
      const handshake = (scheme: string) =>
        RawSocket.open(other.url, `/ws/boards/${board_id}`, {
          host: "boards.example.com",
          origin: `${scheme}://boards.example.com`,
          cookie: `svc_auth=${grace.token}`,
        });
      const [plain, secure] = [await handshake("http"), await handshake("https")];
      expect([plain.status, secure.status]).toEqual([403, 101]);
      secure.destroy();
    });
  });

  test("elsewhere either scheme is accepted", async () => {
    expect(await logout(service, "boards.example.com", "http://boards.example.com")).toBe(200);
    expect(await logout(service, "boards.example.com", "https://boards.example.com")).toBe(200);
  });
});

describe("AUTH-15: a page of another site cannot log its visitor in as somebody else", () => {
  const form = () => new URLSearchParams({ username: alice.me.email, password: PASSWORD });
  const loginFrom = (headers: Record<string, string>) =>
    service.send("POST", "/auth/login", { headers, body: form() });

  test("login answers the token and sets no cookie", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "null" },
      { origin: `${FRIEND}.evil.example` },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { referer: "https://evil.example/" },
    ];
    for (const headers of foreign) {
      const answer = await loginFrom(headers);
      expect(answer).toMatchObject({ status: 200, body: { token_type: "bearer" } });
      expect({ headers, cookies: answer.headers.getSetCookie() }).toEqual({ headers, cookies: [] });
    }
  });

  test("neither does a refresh; registration never does", async () => {
    const headers = { origin: "https://evil.example" };
    const renewed = await service.send("POST", "/auth/refresh", { token: alice.token, headers });
    expect({ status: renewed.status, cookies: renewed.headers.getSetCookie() }).toEqual({
      status: 200,
      cookies: [],
    });
    for (const origin of ["https://evil.example", service.url]) {
      const name = crypto.randomUUID();
      const json = { email: `${name}@example.org`, username: name, password: PASSWORD };
      const registered = await service.send("POST", "/auth/register", { headers: { origin }, json });
      expect({ status: registered.status, cookies: registered.headers.getSetCookie() }).toEqual({
        status: 201,
        cookies: [],
      });
    }
  });

  test("the service's own pages, allowed ones and programs get it", async () => {
    const own: Record<string, string>[] = [{}, { origin: service.url }, { origin: FRIEND }];
    for (const headers of own) {
      expect((await loginFrom(headers)).headers.getSetCookie()).toHaveLength(1);
    }
  });
});

test("AUTH-14: reading with the cookie changes nothing and needs no origin", async () => {
  const headers = { ...cookieOf(alice), origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const answer = await service.send("GET", "/auth/me", { headers });
  expect(answer).toMatchObject({ status: 200, body: alice.me });
  expect(answer.headers.has("access-control-allow-origin")).toBe(false);
});
