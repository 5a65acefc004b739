/** SYSTEM-16: below a BASE_PATH the service is the same; elsewhere on its origin there is nothing of it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RouteName } from "../../contract/index.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { PASSWORD, type Service, startService } from "../harness.ts";
import { Listener } from "../live/listener.ts";
import { StreamReader } from "../live/stream-reader.ts";
import { call } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const BASE = "/tools/boards";
/** They take away what the others need. */
const LAST: RouteName[] = ["invite", "deleteBoard", "endOtherSessions", "changePassword", "logout"];
const AT_ROOT = ["/health", "/health/live", "/health/ready", "/metrics"];

let service: Service;
let root: string;
let people: People;
let world: World;

beforeAll(async () => {
  service = await startService({ settings: { BASE_PATH: BASE }, skipLogCheck: true });
  root = new URL(service.url).origin;
  people = await meetPeople(service);
  world = await makeWorld(service, people);
});
afterAll(() => service.stop());

const get = (address: string, headers = {}) => fetch(root + address, { headers, redirect: "manual" });
const html = { accept: "text/html" };

describe("SYSTEM-16: below the base path, plain and under /api, and nowhere else, is", () => {
  const ordered = [
    ...everyRoute.filter(([name]) => !LAST.includes(name)),
    ...LAST.flatMap((last) => everyRoute.filter(([name]) => name === last)),
  ];
  for (const [name, route] of ordered) {
    test(`${name} (${route.method} ${route.path})`, async () => {
      const { owner, superuser } = people;
      const { token } = route.access === "superuser" ? superuser : owner;
      const example = await exampleOf(name, world, owner);
      const elsewhere = { ...service, url: root };
      const missing = await call(elsewhere, route, example, { token });
      expect(missing.status === 404).toBe(!AT_ROOT.includes(route.path));
      expect((await call(elsewhere, route, example, { token, prefix: "/api" })).status).toBe(404);
      expect((await call(service, route, example, { method: "OPTIONS", prefix: "/api" })).status).toBe(204);
      expect((await call(service, route, example, { token })).status).toBe(route.status);
    });
  }
});

test("SYSTEM-16: sockets and streams are below the base path", async () => {
  const person = await service.person("anna");
  const { id: board_id } = await person.createBoard({ title: "Board" });
  const socket = new Listener(root, board_id, { token: person.token, since: 0, prefix: BASE });
  const stream = await StreamReader.open(`${service.url}/boards/${board_id}/stream?token=${person.token}`);
  await socket.sees("ready");
  await person.createColumn({ board_id, title: "To do" });
  await socket.sees("column.created");
  await stream.sees("column.created");
  socket.socket.close();
  stream.close();
  expect((await get(`/ws/boards/${board_id}`)).status).toBe(404);
});

test("SYSTEM-16: the base path without its slash leads to the web client; outside of it, even a browser gets JSON", async () => {
  const redirect = await get(`${BASE}?a=b`, html);
  expect([redirect.status, redirect.headers.get("location")]).toEqual([308, `${BASE}/?a=b`]);
  for (const path of ["/", "/login", "/tools", `${BASE}x`, "/assets/none.js", "/sw.js", "/docs"]) {
    const missing = await get(path, html);
    expect([path, missing.status, missing.headers.get("content-type")]).toEqual([
      path,
      404,
      "application/json",
    ]);
  }
  const unknown = await get(`${BASE}/nothing`, html);
  expect([unknown.status, unknown.headers.get("content-type")]).toEqual([404, "text/html;charset=utf-8"]);
});

test("SYSTEM-16: pages name the base path, and all files that they and the manifest refer to are there", async () => {
  for (const path of ["/", `/b/${world.board_id}`, "/docs", "/redoc"]) {
    const page = await (await get(BASE + path, html)).text();
    if (!/docs|redoc/.test(path)) expect(page).toContain(`<html data-base="${BASE}" lang="en"`);
    const files = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const { pathname } = new URL(file, root + BASE + path);
      expect(pathname).toStartWith(`${BASE}/`);
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
    }
  }
  const address = `${root}${BASE}/manifest.webmanifest`;
  const manifest = JSON.parse(await (await fetch(address)).text());
  const resolved = (relative: string) => new URL(relative, address).pathname;
  expect([resolved(manifest.start_url), resolved(manifest.scope), manifest.id]).toEqual([
    `${BASE}/`,
    `${BASE}/`,
    undefined,
  ]);
  for (const { src } of manifest.icons) expect((await get(resolved(src))).status).toBe(200);
});

test("SYSTEM-16: the cookie, links and documents name the base path", async () => {
  const person = await service.person("ben");
  const json = { username: person.me.email, password: PASSWORD };
  const login = await service.send("POST", "/auth/login", { json });
  expect(login.headers.getSetCookie()).toEqual([
    `svc_auth=${login.body.access_token}; Path=${BASE}; HttpOnly; SameSite=Lax; Max-Age=3600`,
  ]);
  const { id: board_id } = await person.createBoard({ title: "Board" });
  const { url } = await person.createInvitation({ board_id });
  expect(url).toStartWith(`https://boards.example.org${BASE}/invite/`);
  expect((await person.getCalendar()).url).toStartWith(`https://boards.example.org${BASE}/me/calendar.ics?`);
  const openapi = (await service.send("GET", "/openapi.json")).body;
  expect(openapi.servers).toEqual([{ url: BASE }]);
  const asyncapi = (await service.send("GET", "/asyncapi.json")).body;
  expect(asyncapi.channels.board.address).toBe(`${BASE}/ws/boards/{board_id}`);
});

test("SYSTEM-16: without PUBLIC_URL, links are derived from the request, with the base path", async () => {
  const other = await startService({
    settings: { BASE_PATH: BASE, SMTP_URL: "", MAIL_FROM: "", PUBLIC_URL: "" },
  });
  try {
    const person = await other.person("carl");
    expect((await person.getCalendar()).url).toStartWith(`${other.url}/me/calendar.ics?`);
  } finally {
    await other.stop();
  }
});
