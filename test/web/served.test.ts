/** How the web client is served: small, cacheable, and with nothing from anywhere else. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import type { WebApp } from "../../server/web/app.ts";
import { buildWebApp } from "../../server/web/build.ts";
import { type Service, startService } from "../harness.ts";

const BOARD_PAGE_BUDGET_BYTES = 150_000;
/** With the first dialog of its kind that is opened. */
const LOADED_LATER = /^(card-dialog|members-dialog|rules-dialog|settings-page)-/;
const PAGES = ["/", "/login", "/register", "/settings", "/b/some-board", "/b/some-board/some-card"];

let service: Service;
let built: WebApp;

beforeAll(async () => {
  service = await startService();
  built = await buildWebApp();
});
afterAll(() => service.stop());

test("the scripts that the board page loads are within their budget", () => {
  const scripts = [...built.assets.keys()].filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => LOADED_LATER.test(name))).toHaveLength(4);
  const loaded = scripts.filter((name) => !LOADED_LATER.test(name));
  const bytes = loaded.reduce((sum, name) => sum + built.assets.get(name)!.gzip.size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(BOARD_PAGE_BUDGET_BYTES);
});

test("exactly the addresses of the app give its page, with a policy that allows no inline script", async () => {
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
  expect((await service.send("GET", "/b")).status).toBe(404);
  expect((await service.send("GET", "/b/x/y/z")).status).toBe(404);
});

test("files are named by their content, kept for ever, and compressed for those who can", async () => {
  const { body } = await service.send("GET", "/");
  const [path] = /\/assets\/[\w.-]+\.js/.exec(body)!;
  const zipped = await fetch(service.url + path, { headers: { "accept-encoding": "gzip" } });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(zipped.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const plain = await fetch(service.url + path, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(await zipped.text());
  expect((await service.send("GET", "/assets/none.js")).status).toBe(404);
  expect((await service.send("GET", "/assets/..%2f..%2fpackage.json")).status).toBe(404);
});
