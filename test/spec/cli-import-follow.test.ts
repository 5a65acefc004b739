/** boardcast import while the service does not answer, or its answers are lost: IMPORT-16. */
import { afterAll, beforeAll, expect, spyOn, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArguments } from "../../cli/arguments.ts";
import { begin } from "../../cli/import/begin.ts";
import { follow } from "../../cli/import/follow.ts";
import { patiently } from "../../cli/import/patience.ts";
import { createProgress } from "../../cli/import/progress.ts";
import { createService, NoAnswer, NoRoom } from "../../cli/import/service.ts";
import { createClient } from "../../client/http.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { commandLine } from "../support/command-line.ts";
import { importFinished, until } from "../support/until.ts";

const { run, start, serve, emptySettings, cleanUp } = commandLine();
const folder = mkdtempSync(join(tmpdir(), "boardcast-cli-follow-"));
const path = join(folder, "Garden.csv");

let service: Service;
let alice: Person;
let token: string;

beforeAll(async () => {
  writeFileSync(path, "title,column\nDig,Now\nSow,Later\n");
  service = await startService();
  alice = await service.person("alice");
  ({ token } = await alice.createApiToken({ name: "cli", scopes: ["write"] }));
});
afterAll(async () => {
  await service.stop();
  await cleanUp();
  rmSync(folder, { recursive: true });
});

/** Hands requests on to the service; `instead` may answer in its place, before or after that. */
function between(instead: (request: Request, forward: () => Promise<Response>) => Promise<Response>) {
  return Bun.serve({
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === "GET" ? null : await request.arrayBuffer();
      return instead(request, () => fetch(service.url + pathname + search, { method, headers, body }));
    },
  });
}

const away = () => new Response("no upstream", { status: 502 });
const idIn = (out: string) => /Import ([0-9a-f-]{36})\. /.exec(out)?.[1] ?? "";

test("IMPORT-16: the id is said at once, and --follow looks at the same import again", async () => {
  const server = ["--server", service.url];
  const { out } = await run(["import", path, ...server], { BOARDCAST_TOKEN: token });
  const id = idIn(out);
  expect(out).toContain(
    `Import ${id}. Ctrl+C does not cancel it; to look again: boardcast import --follow ${id} --server ${service.url}\n`,
  );
  const again = await run(["import", "--follow", id, ...server], { BOARDCAST_TOKEN: token });
  expect(again).toEqual({
    code: 0,
    errors: "",
    out: `importing 100 %\n${out.split("\n").slice(-3).join("\n")}`,
  });
  const preview = await alice.importBoard({ file: new File(["title\nA\n"], "a.csv"), preview: "true" });
  const followed = await run(["import", "--follow", preview.id, ...server], { BOARDCAST_TOKEN: token });
  expect(followed.out.split("\n").at(-2)).toBe(`${service.url}/import/${preview.id}`);
});

test("IMPORT-16: sent again after lost answers, a file is imported once", async () => {
  const before = (await alice.listBoards()).length;
  let sent = 0;
  const proxy = between(async ({ method }, forward) => {
    const response = await forward();
    return method === "POST" && ++sent <= 2 ? away() : response;
  });
  try {
    const { code, out, errors } = await run(["import", path, "--server", proxy.url.origin], {
      BOARDCAST_TOKEN: token,
    });
    expect({ code, errors, sent }).toEqual({ code: 0, errors: "", sent: 3 });
    expect(out.split("\n").slice(0, 4)).toEqual([
      "uploading 100 %",
      `${proxy.url.origin}/boards/import answered with status 502. It is asked again for up to 5 min.`,
      "uploading 100 %",
      "The service answers again.",
    ]);
  } finally {
    await proxy.stop(true);
  }
  expect((await alice.listBoards()).length).toBe(before + 1);
});

test("IMPORT-16: an import is followed over a restart of the service", async () => {
  const settings = await emptySettings();
  const served = await serve(settings);
  const anonymous = createClient({ baseUrl: served.url });
  const email = "ada@example.org";
  await anonymous.register({ email, username: "ada", password: PASSWORD });
  const { access_token } = await anonymous.login({ username: email, password: PASSWORD });
  const ada = createClient({ baseUrl: served.url, token: access_token });
  const { token: BOARDCAST_TOKEN } = await ada.createApiToken({ name: "cli", scopes: ["write"] });
  const large = join(folder, "Large.csv");
  writeFileSync(
    large,
    ["title", ...Array.from({ length: 10_000 }, (_, index) => `Card ${index}`)].join("\n"),
  );
  const child = start(["import", large, "--server", served.url], { BOARDCAST_TOKEN });
  let out = "";
  const reading = (async () => {
    for await (const bytes of child.stdout) out += Buffer.from(bytes).toString();
  })();
  await until(() => out.includes("Import "));
  await served.stop();
  await until(() => out.includes("cannot be reached"));
  await serve(settings, "--port", new URL(served.url).port);
  await reading;
  expect({ code: await child.exited, errors: await new Response(child.stderr).text() }).toEqual({
    code: 0,
    errors: "",
  });
  expect(out).toMatch(/cannot be reached \(.*\)\. It is asked again for up to 5 min\.\n/);
  expect(out).toContain("The service answers again.\n");
  expect(out).toContain("Imported from csv: 1 columns, 10000 cards\n");
  expect((await ada.listBoards()).map(({ title }) => title)).toEqual(["Large"]);
});

test("IMPORT-16: Ctrl+C ends the command, and the import goes on", async () => {
  const proxy = between(async ({ method }, forward) => {
    if (method === "GET") await Bun.sleep(500);
    return forward();
  });
  try {
    const child = start(["import", path, "--server", proxy.url.origin], { BOARDCAST_TOKEN: token });
    const reader = child.stdout.getReader();
    let out = "";
    while (idIn(out) === "") out += Buffer.from((await reader.read()).value ?? []).toString();
    child.kill("SIGINT");
    await child.exited;
    expect(child.signalCode).toBe("SIGINT");
    expect((await importFinished(alice, { id: idIn(out) })).status).toBe("done");
  } finally {
    await proxy.stop(true);
  }
});

const lines: string[] = [];
const progress = createProgress({ write: (text) => lines.push(text) });

test("IMPORT-16: who has no more patience is told how to look again, or how to begin it without a second import", async () => {
  const unanswered = async () => {
    throw new NoAnswer("The service at x cannot be reached (refused)");
  };
  const again = "boardcast import --follow 7 --server x";
  const following = follow({ get: unanswered }, { id: "7", again, progress, patienceMs: 0 });
  await expect(following).rejects.toThrow(
    `The service at x cannot be reached (refused). The import goes on without this command. To look again: ${again}`,
  );
  const silent = { check: async () => {}, upload: unanswered, importFromPlanka: unanswered, get: unanswered };
  const given = parseArguments([]);
  const beginning = begin(silent, { from: path, given, progress, idempotencyKey: "k7", patienceMs: 0 });
  await expect(beginning).rejects.toThrow("the same command with --idempotency-key k7");
});

test("IMPORT-16: while the service has no room for the file, the command says what it waits for, and gives up", async () => {
  const detail = "There is no room for this file on the disk of the service.";
  let sent = 0;
  const proxy = between(async ({ method }, forward) => {
    if (method !== "POST") return forward();
    sent++;
    const headers = { "content-type": "application/problem+json", "retry-after": "1" };
    return Response.json({ detail, code: "database_full" }, { status: 503, headers });
  });
  const said: string[] = [];
  try {
    const full = createService({ server: proxy.url.origin, token, idempotencyKey: "k8" });
    const beginning = begin(full, {
      from: path,
      given: parseArguments([]),
      progress: createProgress({ write: (text) => said.push(text) }),
      idempotencyKey: "k8",
      patienceMs: 1000,
    });
    await expect(beginning).rejects.toThrow(
      "There is no room for this file on the disk of the service; nothing was imported",
    );
  } finally {
    await proxy.stop(true);
  }
  expect(sent).toBe(2);
  expect(said).toEqual([
    "uploading 100 %\n",
    "There is no room for this file on the disk of the service. It is asked again for up to 1 min.\n",
    "uploading 100 %\n",
  ]);
});

test("IMPORT-16: no room is waited for a minute, however patient the command is otherwise", async () => {
  const noRoom = async () => {
    throw new NoRoom("There is no room");
  };
  const startedMs = performance.now();
  const now = spyOn(performance, "now").mockImplementation(() => startedMs);
  let tries = 0;
  const attempt = () => {
    const nowMs = startedMs + 61_000 * tries++;
    now.mockImplementation(() => nowMs);
    return noRoom();
  };
  try {
    await expect(patiently(attempt, { say() {} })).rejects.toThrow("There is no room");
    expect(tries).toBe(2);
  } finally {
    now.mockRestore();
  }
});

test("IMPORT-16: a refusal is not asked again, nor is a service that was never there", async () => {
  const unknown = follow(createService({ server: service.url, token, idempotencyKey: "k" }), {
    id: crypto.randomUUID(),
    again: "",
    progress,
  });
  await expect(unknown).rejects.toThrow("This import does not exist.");
  const { code, out, errors } = await run(["import", path, "--server", "http://127.0.0.1:9"], {
    BOARDCAST_TOKEN: token,
  });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(errors).toMatch(/^boardcast: The service at http:\/\/127.0.0.1:9 cannot be reached/);
});
