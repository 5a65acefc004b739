/** GET /metrics: well-formed whoever asks, guarded in production, and true: what happened is what it says. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { availableParallelism } from "node:os";
import packageJson from "../../package.json" with { type: "json" };
import { PASSWORD_COST } from "../../server/platform/auth/passwords.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { ON_POSTGRES } from "../live/fleet.ts";
import { startInstance } from "../live/instance.ts";
import { Listener } from "../live/listener.ts";
import { type Labels, parseExposition } from "./exposition.ts";
import { difference, growthAt, scrape } from "./scrape.ts";

let service: Service;
let alice: Person;

beforeAll(async () => {
  service = await startService({ settings: { LOGIN_FAILURES: "1" }, passwordCost: PASSWORD_COST });
  alice = await service.person("alice");
});
afterAll(() => service.stop());

const REQUESTS = "boardcast_http_request_duration_seconds_count";
const growth = (what: () => Promise<unknown>, name: string, labels?: Labels) =>
  growthAt(service, what, { name, labels });

describe("the page", () => {
  test("is Prometheus text, and names follow its conventions", async () => {
    const response = await fetch(`${service.url}/metrics`);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const { types } = parseExposition(await response.text());
    expect([...types.keys()].filter((name) => !/^(boardcast|process)_[a-z_]+$/.test(name))).toEqual([]);
  });

  test("says what is running", async () => {
    const { samples } = await scrape(service);
    expect(samples.find(({ name }) => name === "boardcast_build_info")).toEqual({
      name: "boardcast_build_info",
      labels: { version: packageJson.version, bun: Bun.version, database: service.app.context.db.kind },
      value: 1,
    });
  });

  test("knows the process: memory, CPU, open files, and how late its timers are", async () => {
    const { value } = await eventually(async () => {
      const page = await scrape(service);
      return page.value("boardcast_event_loop_lag_seconds_count") > 0 && page;
    }, "a look at the event loop");
    expect(value("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(value("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect(value("process_open_fds")).toBeGreaterThan(3);
    expect(value("process_max_fds")).toBeGreaterThan(value("process_open_fds"));
    expect(Math.abs(value("process_start_time_seconds") - Date.now() / 1000)).toBeLessThan(3600);
  });
});

describe("who may see it", () => {
  const TOKEN = "metrics-token-1";

  /** What each of several credentials is answered under other settings. */
  async function answers(settings: Labels, given: (string | undefined)[]) {
    const { config } = service.app.context;
    const before = { ...config };
    Object.assign(config, settings);
    const answered = await Promise.all(
      given.map(async (authorization) => {
        const headers = authorization ? { authorization } : undefined;
        const { status, body, headers: got } = await service.send("GET", "/metrics", { headers });
        return { status, body, asks: got.get("www-authenticate") };
      }),
    );
    Object.assign(config, before);
    return answered;
  }

  test("anybody in development, where no token is set", async () => {
    expect((await service.send("GET", "/metrics")).status).toBe(200);
    expect((await service.send("POST", "/metrics")).status).toBe(405);
  });

  test("nobody in production without a token: it is as if it were not there", async () => {
    const given = [undefined, "Bearer", `Bearer ${alice.token}`];
    expect(await answers({ ENVIRONMENT: "production" }, given)).toEqual(
      Array(3).fill({ status: 404, body: { detail: "There is nothing at this address." }, asks: null }),
    );
  });

  test.each(["development", "production"])("in %s with a token, who has it", async (ENVIRONMENT) => {
    const settings = { ENVIRONMENT, METRICS_TOKEN: TOKEN };
    const wrong = [undefined, "Bearer", "Bearer ", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN];
    const [right, ...refused] = await answers(settings, [`Bearer ${TOKEN}`, ...wrong]);
    expect(right!.status).toBe(200);
    expect(refused).toEqual(
      wrong.map(() => ({ status: 401, body: { detail: "Authentication is required." }, asks: "Bearer" })),
    );
  });
});

describe("requests", () => {
  test("are counted and timed by method, route pattern and class of status, under /api too", async () => {
    const labels = { method: "GET", route: "/users/{user_id}", status: "2xx" };
    const ask = async () => {
      await alice.getUser({ user_id: alice.id });
      await service.send("GET", `/api/users/${alice.id}`, { token: alice.token });
    };
    expect(await growth(ask, REQUESTS, labels)).toBe(2);
    const refused = () => service.send("GET", "/users/x", { token: alice.token });
    expect(await growth(refused, REQUESTS, { ...labels, status: "4xx" })).toBe(1);
  });

  test("that nobody foresaw share one name, however many addresses and methods are invented", async () => {
    const labels = { method: "other", route: "none", status: "4xx" };
    const ask = async () => {
      for (const path of ["/a", "/b", '/c"\n', "/users/x/y"]) await service.send("GET", path);
      await service.send("DELETE", "/auth/me");
    };
    expect(await growth(ask, REQUESTS, labels)).toBe(5);
  });

  test("for pages and sockets count as well", async () => {
    const page = { method: "GET", route: "/docs", status: "2xx" };
    expect(await growth(() => service.send("GET", "/docs"), REQUESTS, page)).toBe(1);
    const socket = { method: "GET", route: "/ws/boards/{board_id}", status: "1xx" };
    const { board_id } = await boardOf(alice);
    const connect = async () => {
      const listener = new Listener(service.url, board_id, { token: alice.token });
      await listener.sees("user_joined");
      listener.close();
    };
    expect(await growth(connect, REQUESTS, socket)).toBe(1);
  });

  test("being answered are in flight, this one included, and no longer when they are done", async () => {
    expect((await scrape(service)).value("boardcast_http_requests_in_flight")).toBe(1);
    await Promise.all([
      service.send("GET", "/docs"),
      service.send("GET", "/boards"),
      service.send("GET", "/x"),
    ]);
    expect((await scrape(service)).value("boardcast_http_requests_in_flight")).toBe(1);
  });
});

describe("the database", () => {
  test("counts statements, changes and transactions", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const create = () => alice.createCard({ board_id, column_id, title: "one" });
    expect(await growth(create, "boardcast_db_changes_total")).toBe(1);
    // Background work may have a transaction of its own meanwhile.
    expect(await growth(create, "boardcast_db_transactions_total")).toBeGreaterThanOrEqual(1);
    expect(await growth(create, "boardcast_db_statements_total")).toBeGreaterThan(1);
    // Background work asks the database now and then.
    const isIdle = async () => (await scrape(service)).value("boardcast_db_pending") === 0;
    await eventually(isIdle, "nothing is pending");
    const { value } = await scrape(service);
    expect(value("boardcast_db_connections_max")).toBe(service.app.context.config.DATABASE_URL ? 10 : 1);
  });

  test.skipIf(!ON_POSTGRES)("counts the races for a board that it lost to another instance", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const other = await startInstance(service);
    const both = [service, other].map(({ app }) => app.context.db.counts);
    const lostOnBoth = () => both.reduce((sum, { lostRaces }) => sum + lostRaces, 0);
    const before = lostOnBoth();
    const race = async () => {
      // Two changes that meet do not always race.
      for (let i = 0; i < 500 && lostOnBoth() === before; i++) {
        const title = `race ${i}`;
        await Promise.all(
          [alice, other.as(alice)].map((one) => one.createCard({ board_id, column_id, title })),
        );
      }
    };
    const lost = await growth(race, "boardcast_db_lost_races_total");
    const lostThere = other.app.context.db.counts.lostRaces;
    await other.stop();
    expect(lost + lostThere).toBeGreaterThan(0);
  });

  test("keeps snapshots: what was read, what was sent again, and how much memory that takes", async () => {
    const { board_id } = await boardOf(alice);
    const before = await scrape(service);
    for (let i = 0; i < 3; i++) await alice.getBoard({ board_id });
    const after = await scrape(service);
    const grown = difference(before, after);
    expect(grown("boardcast_snapshot_reads_total", { kept: "no" })).toBe(1);
    expect(grown("boardcast_snapshot_reads_total", { kept: "yes" })).toBe(2);
    expect(grown("boardcast_snapshot_cache_bytes")).toBeGreaterThan(100);
  });
});

test("logins that are throttled are counted, and hashes that run or wait are seen", async () => {
  const bob = await service.person("bob");
  const login = (password: string) =>
    service.send("POST", "/auth/login", { json: { username: bob.me.email, password } });
  expect((await login("wrong")).status).toBe(401);
  const refused = () => login(PASSWORD);
  expect(await growth(refused, "boardcast_login_throttled_total", { by: "account" })).toBe(1);

  const many = Array.from({ length: availableParallelism() + 6 });
  const hashing = Promise.all(
    many.map(() => service.app.context.passwords.hash(PASSWORD, { address: "here", account: "bob" })),
  );
  await eventually(async () => {
    const { value } = await scrape(service);
    const state = (name: string) => value("boardcast_password_hashes", { state: name });
    return state("running") > 0 && state("waiting") > 0;
  }, "hashes that run and hashes that wait");
  await hashing;
  const { value } = await scrape(service);
  expect(value("boardcast_password_hashes", { state: "running" })).toBe(0);
});
