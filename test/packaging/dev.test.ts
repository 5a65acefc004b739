/** npm run dev, on a copy of the sources: what is changed is served, and nothing of it is in the service itself. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { freePort } from "../machine/free-port.ts";

const PROJECT = join(import.meta.dir, "../..");
const COPIED = [
  ...["cli", "client", "contract", "ops", "server", "vendor", "web"],
  ...["package.json", "tsconfig.json", "tsconfig.base.json"],
];
const folder = mkdtempSync(join(tmpdir(), "boardcast-dev-"));
let url: string;
let dev: Bun.Subprocess<"ignore", "pipe", "ignore">;
/** All that it has printed. */
let printed = "";
/** When every process that holds its output has ended. */
let ended: Promise<void>;
let service: Service;

beforeAll(async () => {
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = Bun.spawn(["npm", "run", "dev", "--", "--port", String(port)], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  ended = readAll();
  service = await startService();
  await eventually(async () => (await text("/health/live")) !== "", "the service");
});
afterAll(async () => {
  dev.kill("SIGKILL");
  await ended;
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function readAll(): Promise<void> {
  for await (const chunk of dev.stdout) printed += Buffer.from(chunk).toString();
}

/** Empty while the service is being restarted. */
const text = (path: string) =>
  fetch(url + path).then(
    (answer) => answer.text(),
    () => "",
  );
/** What pages are told, at once, if they show something else. */
const latestBuild = async () => JSON.parse((await text("/dev/build")) || "{}");

function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

test("the page has one script more, under the same policy", async () => {
  const [page, shipped] = await Promise.all([fetch(`${url}/login`), fetch(`${service.url}/login`)]);
  const policyOf = ({ headers, url }: Response) =>
    headers.get("content-security-policy")?.replaceAll(new URL(url).host, "HOST");
  expect(policyOf(page)).toBe(policyOf(shipped));
  const { code, styles } = await latestBuild();
  const html = await page.text();
  expect(html).toContain(`data-code="${code}" data-styles="${styles}"`);
  const [, script] = /src="(\/assets\/dev-reload-[^"]+)"/.exec(html) ?? [];
  expect(await text(script ?? "")).toContain("/dev/build");
});

test("the service itself has neither that script nor its address", async () => {
  const html = await (await fetch(`${service.url}/login`)).text();
  expect(html).not.toContain("dev-reload");
  expect((await service.send("GET", "/dev/build")).status).toBe(404);
});

test("the page of the design system is served in development only", async () => {
  const html = await text("/design");
  const [, script] = /src="(\/assets\/index-[^"]+)"/.exec(html) ?? [];
  expect(await text(script ?? "")).toContain("data-shown");
  const [, styles] = /href="(\/assets\/styles-[^"]+)"/.exec(html) ?? [];
  expect(await text(styles ?? "")).toContain(".design-section");
  expect((await service.send("GET", "/design")).status).toBe(404);
  const shipped = await (await fetch(`${service.url}/login`)).text();
  const [, sheet] = /href="(\/assets\/styles-[^"]+)"/.exec(shipped) ?? [];
  expect(await (await fetch(service.url + sheet)).text()).not.toContain("design-section");
});

test("new styles are a build with the same code, new code is another, in a new folder too", async () => {
  const first = await latestBuild();
  edit("web/styles/base.css", "body {", "body { outline: 0;");
  const second = await eventually(async () => {
    const build = await latestBuild();
    return build.styles !== first.styles && build;
  }, "the new styles");
  expect(second.code).toBe(first.code);
  expect(await text(second.styles)).toContain("outline: 0");
  mkdirSync(join(folder, "web/added"));
  writeFileSync(join(folder, "web/added/added.ts"), "console.log('added');\n");
  edit("web/main.tsx", "keepFilesOut();", 'keepFilesOut(); import("./added/added.ts");');
  const third = await eventually(async () => {
    const build = await latestBuild();
    return build.code !== second.code && build;
  }, "the new code");
  writeFileSync(join(folder, "web/added/added.ts"), "console.log('changed');\n");
  await eventually(async () => (await latestBuild()).code !== third.code, "a change in the new folder");
});

test("a mistake in a file of the web client leaves the last good build", async () => {
  const before = await latestBuild();
  edit("web/main.tsx", "keepFilesOut();", "keepFilesOut(;");
  await eventually(() => printed.includes("web client not built"), "word of the mistake");
  expect(await latestBuild()).toEqual(before);
  edit("web/main.tsx", "keepFilesOut(;", "keepFilesOut();");
});

test("the service is restarted when one of its files changes, also after a mistake in it", async () => {
  edit("server/docs/openapi.ts", 'title: "Boardcast"', 'title: "Changed"');
  await eventually(async () => (await text("/openapi.json")).includes('"Changed"'), "the restarted service");
  edit("server/docs/openapi.ts", 'title: "Changed"', 'title: "Changed" }');
  await eventually(async () => (await text("/openapi.json")) === "", "the mistake");
  edit("server/docs/openapi.ts", 'title: "Changed" }', 'title: "Repaired"');
  await eventually(async () => (await text("/openapi.json")).includes('"Repaired"'), "the repaired service");
});
