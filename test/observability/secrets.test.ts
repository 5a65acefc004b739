/** A journey over every route, at the most talkative level: no secret gets into the log, the traces or the metrics. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { type Answer, call, targetOf } from "../every-route/call.ts";
import { freshToken, meetPeople, type People } from "../every-route/people.ts";
import { makeWorld, type World } from "../every-route/world.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { PASSWORD, type Service, startService } from "../harness.ts";
import { Listener } from "../live/listener.ts";
import { type Collector, startCollector } from "./collector.ts";

const METRICS_TOKEN = "metrics-s3cret-1";
const COLLECTOR_KEY = "collector-s3cret-1";
const SIGNING = "signing-s3cret-0123456789abcdef0123456789";
const REFUSED_PASSWORD = 'refused-pässword "1"';

let collector: Collector;
let service: Service;
let people: People;
let world: World;
let apiToken: string;
const secrets = new Set([PASSWORD, METRICS_TOKEN, COLLECTOR_KEY, SIGNING, REFUSED_PASSWORD, "$argon2"]);

beforeAll(async () => {
  collector = startCollector();
  const settings = {
    METRICS_TOKEN,
    JWT_SECRET: SIGNING,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${COLLECTOR_KEY}`,
  };
  service = await startService({ settings, skipLogCheck: true });
  people = await meetPeople(service);
  world = await makeWorld(service, people);
  apiToken = (await people.owner.createApiToken({ name: "Script", scopes: ["read"] })).token;
  secrets.add(apiToken);
});
afterAll(async () => {
  await service.stop();
  await collector.stop();
});

/** A token is a secret from the moment it exists, and so is its signature alone. */
function keepSecret(token: string): string {
  secrets.add(token);
  secrets.add(token.split(".")[2]!);
  return token;
}

async function tokenFor(route: RouteSpec): Promise<string> {
  const { owner, outsider, superuser } = people;
  const caller =
    route.access === "superuser" ? superuser : route.access === "authenticated" ? outsider : owner;
  return keepSecret(await freshToken(service, caller));
}

function learnFrom({ body, headers }: Answer): void {
  if (body?.access_token) keepSecret(body.access_token);
  if (typeof body?.token === "string") secrets.add(body.token);
  const cookie = /svc_auth=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1];
  if (cookie) keepSecret(cookie);
}

async function visit(name: RouteName, route: RouteSpec): Promise<void> {
  for (const by of ["bearer", "cookie"] as const) {
    const token = await tokenFor(route);
    const example = await exampleOf(name, world);
    learnFrom(await call(service, route, example, { token, by }));
    await call(service, route, example, { token: apiToken, by });
    await fetch(`${service.url}${targetOf(route, example)}?token=${token}`, { method: "OPTIONS" });
    await service.send(route.method, `${targetOf(route, example)}/${token}?token=${token}`);
    if (route.method === "GET") continue;
    const json = {
      username: people.owner.me.email,
      password: REFUSED_PASSWORD,
      current_password: REFUSED_PASSWORD,
    };
    await service.send(route.method, targetOf(route, example), { token, json });
  }
}

test("neither tokens nor cookies nor passwords, wherever they were sent, and however the request ended", async () => {
  const last = ["deleteBoard"];
  const journey = everyRoute.toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b));
  for (const [name, route] of journey) await visit(name, route);

  const token = keepSecret(await freshToken(service, people.outsider));
  const board = await service.anonymous.login({ username: people.outsider.me.email, password: PASSWORD });
  keepSecret(board.access_token);
  const refused = new Listener(service.url, world.board_id, { token });
  await refused.closed;
  const { read } = service.app.context.db;
  service.app.context.db.read = () => Promise.reject(new TypeError("broken"));
  const json = { username: people.owner.me.email, password: REFUSED_PASSWORD };
  expect((await service.send("POST", "/auth/login", { json })).status).toBe(500);
  service.app.context.db.read = read;
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await service.send("GET", "/metrics", { headers });
  await service.app.context.traces!.stop();

  const lines = service.logged.map((line) => JSON.parse(line));
  const logged = new Set(lines.map(({ route }) => route));
  expect(everyRoute.map(([, { path }]) => path).filter((path) => !logged.has(path))).toEqual([]);
  expect(lines.map(({ message }) => message)).toContainValues(["request", "changed", "request failed"]);
  expect(collector.spans.length).toBeGreaterThan(everyRoute.length * 2);
  const told = [service.logged.join(""), JSON.stringify(collector.spans), metrics.body].join("\n");
  expect(told).toContain("boardcast_build_info");
  for (const secret of secrets) {
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]) {
      expect([form, told.includes(form)]).toEqual([form, false]);
    }
  }
});
