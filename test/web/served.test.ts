/** How the web client is served: small, cacheable, and with nothing from anywhere else. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { WebApp } from "../../server/web/app.ts";
import { withImports } from "../../server/web/board-page.ts";
import { LANGUAGES } from "../../server/web/languages.ts";
import { SETTINGS_SECTIONS } from "../../web/router.ts";
import { type Service, startService } from "../harness.ts";
import { builtWebApp } from "../support/web-app.ts";

const BOARD_PAGE_BUDGET_BYTES = 150_000;
/** With the first dialog or panel of its kind that is opened. */
const LOADED_LATER =
  /^(activity-panel|board-switcher|boards-page|calendar-view|card-dialog|members-dialog|my-cards-page|palette|rules-dialog|search-page|settings-page)-/;
const PAGES = [
  "/",
  "/login",
  "/register",
  "/settings",
  ...SETTINGS_SECTIONS.map((section) => `/settings/${section}`),
  "/my-cards",
  "/find",
  "/import/some-import",
  "/b/some-board",
  "/b/some-board/some-card",
];

let service: Service;
let built: WebApp;

beforeAll(async () => {
  service = await startService();
  built = await builtWebApp("en");
});
afterAll(() => service.stop());

test("the scripts of the board page stay within their size budget", async () => {
  const scripts = await scriptTexts();
  const loaded = withImports(scriptNamed(/^board-page-/), scripts).add(scriptNamed(/^first-paint-/));
  expect([...loaded].filter((name) => LOADED_LATER.test(name))).toEqual([]);
  const bytes = [...loaded].reduce((sum, name) => sum + built.assets.get(name)!.gzip.size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  const whatToDo =
    "What is rarely needed is loaded later (web/board/dialog-parts.ts), or something else has to go.";
  expect(bytes, whatToDo).toBeLessThan(BOARD_PAGE_BUDGET_BYTES);
});

test("the page of a board names all of its scripts, and shows its frame before any of them has run", async () => {
  const loaded = [...withImports(scriptNamed(/^board-page-/), await scriptTexts())].toSorted();
  const board = await built.boardPage.plain.text();
  const named = [...board.matchAll(/<link rel="modulepreload" href="\/assets\/([\w.-]+)">/g)];
  expect(named.map(([, name]) => name!).toSorted()).toEqual(loaded);
  expect(board).toMatch(/<body>\s*<div id="frame".*<div id="app"><\/div>/s);
  const other = await built.page.plain.text();
  expect(other).not.toContain('id="frame"');
  for (const page of [board, other]) expect(page).toMatch(/<head>\s*<script src="\/assets\/first-paint-/);
});

async function scriptTexts(): Promise<Map<string, string>> {
  const scripts = [...built.assets].filter(([name]) => name.endsWith(".js"));
  return new Map(
    await Promise.all(scripts.map(async ([name, file]) => [name, await file.plain.text()] as const)),
  );
}

function scriptNamed(pattern: RegExp): string {
  return [...built.assets.keys()].find((name) => name.endsWith(".js") && pattern.test(name))!;
}

test("SYSTEM-8: exactly the addresses of the app give its page, with a policy that allows no inline script", async () => {
  for (const path of PAGES) {
    const { status, headers, body } = await service.send("GET", path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get("content-type")).toStartWith("text/html");
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(body).not.toMatch(/<script(?![^>]*\bsrc="\/assets\/)|\son\w+=|style=|https?:\/\//);
  }
});

/** As browsers ask for a page. */
const AS_PAGE = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

test("SYSTEM-11: at an unknown address the app says so to those who ask for a page, and the API to every other client", async () => {
  for (const path of ["/b", "/board", "/b/x/y/z", "/settings/x", "/no/such/thing?a=b"]) {
    const page = await service.send("GET", path, { headers: AS_PAGE });
    expect([path, page.status, page.headers.get("content-type")]).toEqual([
      path,
      404,
      "text/html;charset=utf-8",
    ]);
    expect(page.body).toContain('<div id="app">');
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    for (const accept of ["*/*", "application/json", "image/png", ""]) {
      const answer = await service.send("GET", path, { headers: { accept } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
    }
  }
  for (const [method, path] of [
    ["POST", "/board"],
    ["GET", "/api/board"],
    ["GET", "/api"],
    ["GET", "/api?a=b"],
    ["GET", "/assets/none.js"],
  ] as const) {
    const { status, headers } = await service.send(method, path, { headers: AS_PAGE });
    expect([method, path, status, headers.get("content-type")]).toEqual([
      method,
      path,
      404,
      "application/json",
    ]);
  }
});

test.each(["[", "a b", "a:99999"])(
  "SYSTEM-18: what no browser sends is answered by the API: the host %p",
  async (host) => {
    const headers = { ...AS_PAGE, "sec-fetch-dest": "document" };
    const expected = await service.send("GET", "/boards/x", { headers: { host } });
    const visited = await service.send("GET", "/boards/x", { headers: { ...headers, host } });
    expect(visited.status).toBe(expected.status);
    expect(visited.status).toBeLessThan(500);
  },
);

test("SYSTEM-18: a browser that goes to the search or the boards of the API is led to the page; no other client notices", async () => {
  const alice = await service.person("alice");
  const { id } = await alice.createBoard({ title: "Launch" });
  const login = { authorization: `Bearer ${alice.token}` };
  const visit = { ...AS_PAGE, "sec-fetch-dest": "document", ...login };
  const led = async (path: string) => {
    const response = await fetch(service.url + path, { headers: visit, redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  expect(await led(`/search?q=red+apple&board_id=${id}&limit=5`)).toEqual([
    302,
    `/find?q=red+apple&board=${id}`,
  ]);
  expect(await led("/boards")).toEqual([302, "/"]);
  expect(await led(`/boards/${id}`)).toEqual([302, `/b/${id}`]);
  expect(await led(`/boards/${id}?at=3`)).toEqual([302, `/b/${id}?at=3`]);
  expect(await led("/boards/a%2F..%2Fb")).toEqual([302, "/b/a%2F..%2Fb"]);
  const paths = ["/search?q=apple", "/boards", `/boards/${id}`];
  const others: Record<string, string>[] = [
    {},
    { accept: "*/*" },
    AS_PAGE,
    { "sec-fetch-dest": "document", accept: "application/json" },
    { ...AS_PAGE, "sec-fetch-dest": "empty" },
    { accept: "text/html;q=0, application/json", "sec-fetch-dest": "document" },
  ];
  for (const headers of others)
    for (const path of paths) {
      const answer = await service.send("GET", path, { headers: { ...headers, ...login } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
    }
  for (const path of paths) {
    const answer = await service.send("GET", `/api${path}`, { headers: visit });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
  }
});

test("files are named by their content, cached forever, and compressed for clients that accept it", async () => {
  const { body } = await service.send("GET", "/");
  const [path] = /\/assets\/[\w.-]+\.js/.exec(body)!;
  const as = (accepted: string) => fetch(service.url + path, { headers: { "accept-encoding": accepted } });
  const plain = await (await as("identity")).text();
  for (const [accepted, sent] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0, *", "br"],
    ["identity", null],
  ] as const) {
    const response = await as(accepted);
    const { headers } = response;
    expect([accepted, headers.get("content-encoding")]).toEqual([accepted, sent]);
    expect(headers.get("vary")).toBe("accept-encoding");
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe(plain);
  }
  expect((await service.send("GET", "/assets/none.js")).status).toBe(404);
  expect((await service.send("GET", "/assets/..%2f..%2fpackage.json")).status).toBe(404);
});

test("SYSTEM-15: service worker and manifest come in the language of the page, and the worker lists the files of its version", async () => {
  for (const language of LANGUAGES) {
    const headers = { "accept-language": language };
    const page = await service.send("GET", "/", { headers });
    const worker = await service.send("GET", "/sw.js", { headers });
    const manifest = await service.send("GET", "/manifest.webmanifest", { headers });
    for (const answer of [worker, manifest]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
    expect(worker.headers.get("content-type")).toStartWith("text/javascript");
    const [, version] = /data-version="(\w+)"/.exec(page.body)!;
    expect(worker.body).toContain(version);
    const listed: string[] = worker.body.match(/\/assets\/[\w.-]+\.\w+/g);
    for (const path of page.body.match(/\/assets\/[\w.-]+\.\w+/g)) expect(listed).toContain(path);
    for (const path of new Set(listed)) expect((await fetch(service.url + path)).status).toBe(200);
    const { lang, icons } = typeof manifest.body === "string" ? JSON.parse(manifest.body) : manifest.body;
    expect(lang).toBe(language);
    for (const { src } of icons)
      expect(
        (await fetch(new URL(src, `${service.url}/manifest.webmanifest`))).headers.get("content-type"),
      ).toBe("image/png");
  }
});
