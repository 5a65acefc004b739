/**
 * The package boardcast-client as somebody gets it: packed, installed into an empty project, type-checked there against the
 * libraries' own declarations, and run on Bun and the Node of this machine; on every Node that it is for in
 * `npm run test:long`. One that cannot be had is said loudly, and fails where CI=true.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "../browser/browser.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { nodeOf } from "../machine/node.ts";
import { EVERY_TRY } from "../support/tries.ts";

const PROJECT = join(import.meta.dir, "../..");
/** For what is compiled here and, the first time, fetched from the registry. */
const PATIENCE_MS = 180_000;
const EXPECTED = {
  columns: { "To do": ["Renamed"] },
  followed: { "To do": ["Renamed"] },
  refused: 404,
  overwritten: 412,
  missing: 404,
};

let service: Service;
let person: Person;
let folder: string;
/** The empty project. */
let project: string;

beforeAll(async () => {
  service = await startService();
  person = await service.person("integrator");
  folder = await mkdtemp(join(tmpdir(), "boardcast-client-"));
  project = join(folder, "project");
  const packed = join(folder, "package");
  await run([process.execPath, "ops/build-client.ts", "--outdir", packed], PROJECT);
  await run(["npm", "pack", "--pack-destination", folder], packed);
  await cp(join(import.meta.dir, "client"), project, { recursive: true });
  await Bun.write(join(project, "package.json"), '{ "type": "module", "private": true }');
  const tarball = (await readdir(folder)).find((name) => name.endsWith(".tgz"));
  await run(["npm", "install", "--prefer-offline", "--no-audit", "--no-fund", `../${tarball}`], project);
}, PATIENCE_MS);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(command: string[], cwd: string): Promise<string> {
  const child = Bun.spawn(command, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const [out, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")}\n${out}${errors}`);
  return out;
}

test("it is type-checked in an empty project, its own declarations and those of its dependency included", async () => {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    target: "ES2022",
    module: "NodeNext",
    lib: ["ESNext", "DOM"],
    types: [],
  };
  await Bun.write(
    join(project, "node.d.ts"),
    "declare const process: { argv: string[]; exit(code: number): never };",
  );
  await Bun.write(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
  expect(await run([join(PROJECT, "node_modules/.bin/tsc"), "-p", project], project)).toBe("");
});

test("it needs nothing to run: its one dependency is for the declarations", async () => {
  const installed = join(project, "node_modules/boardcast-client");
  const { dependencies, version } = await Bun.file(join(installed, "package.json")).json();
  expect(Object.keys(dependencies)).toEqual(["zod"]);
  expect(version).toBe((await Bun.file(join(PROJECT, "package.json")).json()).version);
  for (const name of (await readdir(installed)).filter((each) => each.endsWith(".js"))) {
    const imported = [...(await Bun.file(join(installed, name)).text()).matchAll(/from "([^"]+)"/g)];
    const foreign = imported.flatMap(([, path = ""]) => (path.startsWith("./") ? [] : path));
    expect([name, foreign]).toEqual([name, name === "file-outbox.js" ? ["node:fs/promises"] : []]);
  }
});

/** A Node that is not on the path is fetched from the registry. */
const EVERY_RUNTIME: Record<string, () => string | null | Promise<string | null>> = {
  "Node 20": () => nodeOf(20),
  "Node 22": () => nodeOf(22),
};
const RUNTIMES = {
  ...(EVERY_TRY ? EVERY_RUNTIME : { "the Node on the path": () => Bun.which("node") }),
  Bun: () => process.execPath,
};

test.each(Object.entries(RUNTIMES))(
  "it works in %s",
  async (runtime, find) => {
    const binary = await find();
    if (!binary) {
      if (process.env.CI === "true")
        throw new Error(`There is no ${runtime}, on the path or in the registry.`);
      console.error(`NOT RUN: there is no ${runtime}, on the path or in the registry.`);
      return;
    }
    const entry = await bundle("on-server.ts", "node");
    const outbox = join(folder, `${runtime}.json`);
    const out = await run([binary, entry, service.url, person.token, outbox], project);
    const stored = [{ route: "updateBoard", input: { board_id: expect.any(String), title: "Later" } }];
    expect(JSON.parse(out)).toEqual({ ...EXPECTED, stored });
  },
  PATIENCE_MS,
);

test("it works in Chromium", async () => {
  const script = await Bun.file(await bundle("in-browser.ts", "browser")).text();
  const browser = await openBrowser();
  try {
    const page = await browser.visit(`${service.url}/health`, { bypassCSP: true });
    await page.addScriptTag({ type: "module", content: script });
    await page.waitForFunction(() => "report" in window);
    const given = { url: service.url, token: person.token };
    const report = await page.evaluate(({ url, token }) => window.report(url, token), given);
    expect(report).toEqual({
      ...EXPECTED,
      stored: [{ route: "updateBoard", input: { board_id: "b", title: "Later" } }],
    });
  } finally {
    await browser.close();
  }
});

/** The types are erased; in Node, the package itself is loaded as it is installed. */
async function bundle(name: string, target: "node" | "browser"): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [join(project, name)],
    outdir: join(project, target),
    target,
    ...(target === "node" && { packages: "external" }),
    naming: "[name].mjs",
  });
  return outputs[0]?.path ?? "";
}
