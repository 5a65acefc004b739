/** The executable, in an empty folder and with an empty environment: whatever it needs is in it. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "../../client/http.ts";
import { asyncapi } from "../../server/docs/asyncapi.ts";
import { openapi } from "../../server/docs/openapi.ts";
import { atOnce } from "../../server/platform/scheduling/time-slices.ts";
import { buildWebApp } from "../../server/web/build.ts";
import { PASSWORD } from "../harness.ts";
import { Listener } from "../live/listener.ts";
import { commandLine } from "../support/command-line.ts";

const PROJECT = join(import.meta.dir, "../..");

let folder: string;
let executable: string;
let cwd: string;
let installed: ReturnType<typeof commandLine>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boardcast-executable-"));
  executable = join(folder, "boardcast");
  cwd = join(folder, "empty");
  await mkdir(cwd);
  const build = Bun.spawn([process.execPath, "ops/build.ts", "--outfile", executable], {
    cwd: PROJECT,
    stdout: "ignore",
    stderr: "inherit",
  });
  expect(await build.exited).toBe(0);
  installed = commandLine({ command: [executable], cwd, env: {} });
});
afterAll(async () => {
  await installed.cleanUp();
  await rm(folder, { recursive: true, force: true });
});

test("it knows nothing of the folder it was made in", async () => {
  const bytes = Buffer.from(await Bun.file(executable).arrayBuffer());
  expect(bytes.indexOf(PROJECT)).toBe(-1);
});

test("it prints the help and the version that the sources print", async () => {
  for (const flag of ["--help", "--version"]) {
    expect(await installed.run([flag], {})).toEqual(await commandLine().run([flag], {}));
  }
});

test("migrate, user create, serve and health work, and leave only their data", async () => {
  const { run, serve } = installed;
  expect(await run(["migrate"], {})).toEqual({ code: 0, out: "The database is up to date.\n", errors: "" });
  const create = ["user", "create", "--email=carol@example.org", "--username=carol", "--password", PASSWORD];
  expect(await run(create, {})).toEqual({
    code: 0,
    out: expect.stringMatching(/^Created carol@example\.org in \/.*\/boardcast\.db\n$/),
    errors: "",
  });
  const { url, stop } = await serve({});
  const health = ["health", "--port", new URL(url).port];
  expect(await run(health, {})).toEqual({ code: 0, out: "ready\n", errors: "" });
  const login = { username: "carol@example.org", password: PASSWORD };
  expect(await createClient({ baseUrl: url }).login(login)).toMatchObject({ token_type: "bearer" });
  expect(await stop()).toBe(0);
  expect(await run(health, {})).toMatchObject({ code: 1, out: "" });
  expect(await readdir(cwd)).toEqual(["data"]);
});

test("people register, change boards and are told of it", async () => {
  const { url, stop } = await installed.serve({});
  const anonymous = createClient({ baseUrl: url });
  await anonymous.register({ email: "dan@example.org", username: "dan", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: "dan@example.org", password: PASSWORD });
  const dan = createClient({ baseUrl: url, token });
  const { id } = await dan.createBoard({ title: "Launch" });
  const listener = new Listener(url, id, { token });
  await listener.sees("user_joined");
  const column = await dan.createColumn({ board_id: id, title: "To do" });
  expect(await listener.sees("column.created")).toMatchObject({ seq: 1, data: column });
  listener.close();
  // So large that another thread writes it.
  const description = "x".repeat(50_000);
  for (let count = 0; count < 12; count++)
    await dan.createCard({ board_id: id, column_id: column.id, title: `${count}`, description });
  await dan.archiveColumn({ column_id: column.id });
  expect((await dan.getBoard({ board_id: id })).columns).toEqual([]);
  expect(await stop()).toBe(0);
});

test("the web client is the one the sources make, file for file, and so are the documents", async () => {
  const { url, stop } = await installed.serve({});
  const { page, boardPage, assets } = await buildWebApp();
  const files = [
    ["/", page] as const,
    ["/b/some-board", boardPage] as const,
    ...[...assets].map(([name, file]) => [`/assets/${name}`, file] as const),
  ];
  for (const [path, { plain, gzip, type }] of files) {
    const whole = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
    expect([path, whole.status, whole.headers.get("content-type")]).toEqual([path, 200, type]);
    expect(await whole.bytes()).toEqual(await plain.bytes());
    const zipped = await fetch(url + path, { headers: { "accept-encoding": "gzip" }, decompress: false });
    expect(await zipped.bytes()).toEqual(await gzip.bytes());
    const best = await fetch(url + path, { headers: { "accept-encoding": "br" } });
    expect([path, best.headers.get("content-encoding")]).toEqual([path, "br"]);
    expect(await best.bytes()).toEqual(await plain.bytes());
  }
  expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(atOnce(openapi()));
  expect(await (await fetch(`${url}/asyncapi.json`)).json()).toEqual(atOnce(asyncapi()));
  const library = "node_modules/swagger-ui-dist";
  for (const [path, source] of [
    ["/docs/swagger-ui-bundle.js", `${library}/swagger-ui-bundle.js`],
    ["/docs/swagger-ui.css", `${library}/swagger-ui.css`],
    ["/redoc/redoc.standalone.js", "vendor/redoc/redoc.standalone.js"],
  ]) {
    expect(await (await fetch(url + path)).bytes()).toEqual(await Bun.file(join(PROJECT, source!)).bytes());
  }
  expect(await stop()).toBe(0);
});
