/** Health, statistics, presence, and the address space: SYSTEM-1 to SYSTEM-3, PRESENCE-3, API-1, ERROR-7, ERROR-9. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { SQL } from "bun";
import type { RouteSpec } from "../../contract/base/define.ts";
import { routes } from "../../contract/index.ts";
import packageJson from "../../package.json" with { type: "json" };
import { readConfig } from "../../server/config.ts";
import { MIGRATION_LOCK } from "../../server/platform/db/postgres/pool/prepare.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { updateProfile } from "../../server/users/store.ts";
import { createWaitingListener } from "../../server/waiting.ts";
import { boardOf, PASSWORD, type Person, refusal, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { ON_POSTGRES } from "../live/fleet.ts";
import { freePort } from "../machine/free-port.ts";
import { emptyStore, startInstance } from "../support/instances.ts";

let service: Service;
let alice: Person;
let mallory: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  mallory = await service.person("mallory");
});
afterAll(() => service.stop());

const ROUTES = Object.values(routes as Record<string, RouteSpec>);

/** Answers that are never twice the same. */
const CHANGING = new Set(["/admin/stats", "/auth/refresh", "/me/calendar/renew", "/auth/oidc/link"]);

describe("an instance", () => {
  test("SYSTEM-2: is ready, and while it drains it is alive but not ready", async () => {
    const { live } = service.app.context;
    expect(await service.anonymous.ready()).toEqual({ status: "ready" });
    live.draining = true;
    const { status, body, headers } = await service.send("GET", "/health/ready");
    const alive = await service.anonymous.live();
    live.draining = false;
    expect({ status, body, connection: headers.get("connection") }).toEqual({
      status: 503,
      body: { status: "draining" },
      connection: "close",
    });
    expect(alive).toEqual({ status: "alive" });
  });

  // On SQLite, migrating is one synchronous step: nothing could ask in between.
  test.skipIf(!ON_POSTGRES)("does not listen before the migrations are done", async () => {
    const store = await emptyStore();
    const other = new SQL({ url: store.config.DATABASE_URL, max: 1 });
    const ready = (port: number) => fetch(`http://127.0.0.1:${port}/health/ready`);
    const PORT = await freePort();
    await other.unsafe(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    const starting = startInstance({ ...store.config, PORT });
    await eventually(async () => {
      const rows = await other.unsafe("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
      return rows.length > 0;
    }, "the instance to wait for its turn to migrate");
    const before = await ready(PORT).catch(() => "refused");
    await other.unsafe(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    const app = await starting;
    expect([before, (await ready(PORT)).status]).toEqual(["refused", 200]);
    await app.stop();
    await other.close();
    await store.remove();
  });
});

describe("health", () => {
  test("SYSTEM-1: reports the service, the database and the publish/subscribe store, to anybody", async () => {
    const { status, body } = await service.send("GET", "/health");
    expect({ status, body }).toEqual({ status: 200, body: { status: "ok", database: "ok", pubsub: "ok" } });
  });

  test("SYSTEM-1: is 503 when the database does not answer; the instance is alive but not ready (SYSTEM-2)", async () => {
    const broken = await startService({ skipLogCheck: true });
    await broken.app.db.close();
    const paths = ["/health", "/health/ready", "/health/live"];
    const answers = await Promise.all(paths.map((path) => broken.send("GET", path)));
    await broken.stop();
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 503, body: { status: "unavailable", database: "unavailable", pubsub: "ok" } },
      { status: 503, body: { status: "unavailable", waiting_for: "database" } },
      { status: 200, body: { status: "alive" } },
    ]);
  });
});

test.each([
  ["", "ok"],
  ["redis://127.0.0.1:1", "unavailable"],
])(
  "SYSTEM-1: while it waits for its database, what it says of Redis (%p) is %s",
  async (REDIS_URL, pubsub) => {
    const config = readConfig({ REDIS_URL, PORT: "0" });
    const waiting = createWaitingListener(config, false);
    waiting.listen();
    const answer = await fetch(`http://127.0.0.1:${waiting.port}/health`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: "unavailable", database: "unavailable", pubsub },
    ]);
    await waiting.stop();
  },
);

test("SYSTEM-1: is degraded from the first answer on, if Redis does not answer", async () => {
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  const alone = await startService({ settings: { REDIS_URL } });
  const { status, body } = await alone.send("GET", "/health");
  await alone.stop();
  const degraded = { status: "degraded", database: "ok", pubsub: "unavailable" };
  expect({ status, body }).toEqual({ status: 200, body: degraded });
});

describe("statistics", () => {
  test("SYSTEM-3: are for superusers only, and count what the service holds", async () => {
    const root = await service.person("root");
    expect(await refusal(root.stats())).toEqual({ status: 403, detail: "Only superusers may do this." });
    await service.app.db.write(updateProfile(root.id, { is_superuser: true }));
    const before = await root.stats();
    const { board_id, column_id } = await boardOf(alice);
    const card = await alice.createCard({ board_id, column_id, title: "card" });
    await alice.uploadAttachment({ card_id: card.id, file: new File(["12345"], "five.txt") });
    expect(await root.stats()).toEqual({
      version: packageJson.version,
      database: service.app.context.db.kind,
      uptime_seconds: expect.any(Number),
      users: 3,
      boards: before.boards + 1,
      cards: before.cards + 1,
      attachments: before.attachments + 1,
      attachment_bytes: before.attachment_bytes + 5,
      events: before.events + 3,
    });
  });
});

describe("presence", () => {
  test("PRESENCE-3: of a board that nobody is connected to is empty, for everybody with an account", async () => {
    const { board_id } = await boardOf(alice);
    for (const person of [alice, mallory]) {
      expect(await person.presence({ board_id })).toEqual({ board_id, online_users: [] });
    }
  });

  test("PRESENCE-3: of a board that does not exist is 404, of a malformed id 422", async () => {
    expect(await refusal(alice.presence({ board_id: crypto.randomUUID() }))).toEqual({
      status: 404,
      detail: "This board does not exist.",
    });
    expect(await refusal(alice.presence({ board_id: "7" }))).toMatchObject({ status: 422 });
  });
});

describe("API-1: under /api", () => {
  test("the service can be used from registration to a card", async () => {
    const post = (path: string, json: unknown, token?: string) =>
      service.send("POST", `/api${path}`, { json, token });
    const account = { email: "api@example.org", username: "api", password: PASSWORD };
    expect((await post("/auth/register", account)).status).toBe(201);
    const login = await post("/auth/login", { username: account.email, password: PASSWORD });
    const token = login.body.access_token;
    const board = (await post("/boards", { title: "Board" }, token)).body;
    const column = (await post(`/boards/${board.id}/columns`, { title: "Column" }, token)).body;
    const card = (await post(`/boards/${board.id}/columns/${column.id}/cards`, { title: "Card" }, token))
      .body;
    expect(await service.send("GET", `/cards/${card.id}`, { token })).toMatchObject({
      status: 200,
      body: card,
    });
    expect(await service.send("DELETE", `/api/cards/${card.id}`, { token })).toMatchObject({ status: 204 });
  });

  const finite = ROUTES.filter(({ sends }) => sends !== "stream");
  test.each(finite.map((route) => `${route.method} ${route.path}`))(
    "%s answers the same as without the prefix",
    async (address) => {
      const [method, template] = address.split(" ") as [string, string];
      const path = template.replace(/\{\w+\}/g, crypto.randomUUID());
      if (path === "/auth/logout" || path === "/auth/login") return;
      const token = mallory.token;
      const [plain, prefixed] = [
        await service.send(method, path, { token, json: method === "GET" ? undefined : {} }),
        await service.send(method, `/api${path}`, { token, json: method === "GET" ? undefined : {} }),
      ];
      expect(prefixed.status).toBe(plain.status);
      if (!CHANGING.has(path)) expect(prefixed.body).toEqual(plain.body);
    },
  );
});

describe("an address", () => {
  test.each([
    "/nowhere",
    "/api",
    "/api/nowhere",
    "/api/api/health",
    "/boards/",
    "/boards/x/y/z",
    "/BOARDS",
    "/users/../../etc/passwd",
    "/docs/../package.json",
    "/docs/..%2f..%2fpackage.json",
    "/redoc/redoc.standalone.js.LICENSE.txt",
    "/.env",
    "/data/jwt-secret",
  ])("ERROR-7: %s does not exist and answers 404 to every method", async (path) => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const { status, body } = await service.send(method, path, { token: alice.token });
      expect({ status, body }).toEqual({
        status: 404,
        body: { detail: "There is nothing at this address." },
      });
    }
  });

  const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  const methodsOf = new Map<string, Set<string>>();
  for (const { path, method } of ROUTES)
    methodsOf.set(path, (methodsOf.get(path) ?? new Set<string>()).add(method));
  for (const path of ["/docs", "/redoc", "/openapi.json"]) methodsOf.set(path, new Set(["GET"]));

  test.each([...methodsOf])(
    "ERROR-9: %s answers 405 with Allow to any other method",
    async (path, methods) => {
      const allowed = [...methods, ...(methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
      const target = path.replace(/\{\w+\}/g, crypto.randomUUID());
      for (const method of METHODS.filter((name) => !methods.has(name))) {
        const { status, headers, body } = await service.send(method, target);
        const allow = headers.get("allow")?.split(", ").sort();
        expect({ method, status, allow, detail: body.detail }).toEqual({
          method,
          status: 405,
          allow: allowed,
          detail: expect.any(String),
        });
      }
    },
  );

  test("API-17: answers OPTIONS with what it allows, to anybody", async () => {
    const { status, headers, body } = await service.send("OPTIONS", "/auth/me");
    expect({ status, allow: headers.get("allow"), body }).toEqual({
      status: 204,
      allow: "GET, PATCH, HEAD, OPTIONS",
      body: "",
    });
    expect(await service.send("OPTIONS", "/nowhere")).toMatchObject({ status: 404 });
  });

  test("API-16: answers HEAD like GET, without the body", async () => {
    for (const path of ["/health", "/auth/me", "/boards", "/users/x", "/nowhere", "/docs"]) {
      const [get, head] = [
        await service.send("GET", path, { token: alice.token }),
        await service.send("HEAD", path, { token: alice.token }),
      ];
      expect({ status: head.status, body: head.body }).toEqual({ status: get.status, body: "" });
      for (const name of ["content-type", "content-length", "content-security-policy"]) {
        expect([path, name, head.headers.get(name)]).toEqual([path, name, get.headers.get(name)]);
      }
    }
    expect(await service.send("HEAD", "/auth/logout", { token: alice.token })).toMatchObject({ status: 405 });
  });
});

test.skipIf(ON_POSTGRES)(
  "ERROR-14: on a full disk the service is readable but not ready, and changes answer 503 with Retry-After, until there is room again",
  async () => {
    const small = await startService();
    try {
      const carol = await small.person("carol");
      const { db } = small.app;
      const status = async (path: string) => (await small.send("GET", path)).status;
      await db.write([sql`PRAGMA max_page_count = 1`]);
      const description = "x".repeat(50_000);
      const grow = () =>
        small.send("POST", "/boards", { token: carol.token, json: { title: "B", description } });
      let answer = await grow();
      for (let i = 0; i < 50 && answer.status === 201; i++) answer = await grow();
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
      expect(await Promise.all(["/health", "/health/ready"].map(status))).toEqual([503, 503]);
      expect(await carol.listBoards()).toBeArray();
      await db.write([sql`PRAGMA max_page_count = 1000000`]);
      expect(await Promise.all(["/health", "/health/ready"].map(status))).toEqual([200, 200]);
      expect((await grow()).status).toBe(201);
    } finally {
      await small.stop();
    }
  },
);
