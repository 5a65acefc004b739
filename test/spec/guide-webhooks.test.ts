/** The programs in docs/guides/webhooks.md work as they are printed there. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";
import { freePort } from "../machine/free-port.ts";

const GUIDE = await Bun.file(`${import.meta.dir}/../../docs/guides/webhooks.md`).text();
/** Code blocks whose first line is a comment that names a file. */
const PROGRAMS = new Map(
  GUIDE.split(/^```/m).flatMap((block): [string, string][] => {
    const name = /^(?:js|sh)\n(?:\/\/|#) (\S+)\n/.exec(block)?.[1];
    return name ? [[name, block.slice(block.indexOf("\n") + 1)]] : [];
  }),
);

let service: Service;
let alice: Person;
let folder: string;

beforeAll(async () => {
  service = await startService({ settings: { WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" } });
  alice = await service.person("alice");
  folder = await mkdtemp(join(tmpdir(), "boardcast-guide-"));
  await symlink(join(import.meta.dir, "../../node_modules"), join(folder, "node_modules"));
  for (const [name, code] of PROGRAMS) await Bun.write(join(folder, name), code);
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function shell(name: string, env: Record<string, string>) {
  const variables = { PATH: process.env.PATH, api: service.url, token: alice.token, ...env };
  const child = Bun.spawn(["sh", join(folder, name)], { env: variables, stdout: "pipe", stderr: "inherit" });
  return JSON.parse(await new Response(child.stdout).text());
}

test("the guide has the programs that are tested here", () => {
  expect([...PROGRAMS.keys()]).toEqual(["create.sh", "receiver.mjs", "verify.mjs", "once.mjs", "replay.sh"]);
});

test("a webhook is created, its receiver verifies what arrives, and a replay repeats it", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const port = String(await freePort());
  const created = await shell("create.sh", { board: board_id, endpoint: `http://127.0.0.1:${port}/` });
  expect(created).toMatchObject({ board_id, types: ["card.*", "comment.created"], is_enabled: true });
  const receiver = Bun.spawn([process.execPath, join(folder, "receiver.mjs")], {
    env: { PATH: process.env.PATH, WEBHOOK_SECRET: created.secret, PORT: port },
    stdout: "pipe",
    stderr: "inherit",
  });
  try {
    const lines = linesOf(receiver.stdout);
    await eventually(() => fetch(`http://127.0.0.1:${port}/`).catch(() => null), "the receiver");
    const forged = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "{}" });
    expect(forged.status).toBe(401);
    const card = await alice.createCard({ board_id, column_id, title: "Card" });
    await alice.createComment({ card_id: card.id, body: "Hello" });
    await eventually(() => lines.length === 2, "two messages");
    expect(await shell("replay.sh", { webhook: created.id })).toMatchObject({ id: created.id });
    await eventually(() => lines.length === 4, "the same again");
    expect(lines).toEqual([0, 1].flatMap(() => ["card.created 2", "comment.created 3"]));
  } finally {
    receiver.kill();
    await receiver.exited;
  }
});

test("a signature is verified by hand as the package does", async () => {
  const { isGenuine } = await import(join(folder, "verify.mjs"));
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const body = Buffer.from('{"title":"ä"}');
  const headersAt = (time: Date) => ({
    "webhook-id": "id",
    "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("id", time, body.toString()),
  });
  const good = headersAt(new Date());
  expect(isGenuine(secret, good, body)).toBe(true);
  const rotated = { ...good, "webhook-signature": `v1a,xyz v1,AAAA ${good["webhook-signature"]}` };
  expect(isGenuine(secret, rotated, body)).toBe(true);
  const bad = [
    [secret, good, Buffer.from('{"title":"b"}')],
    [secret, { ...good, "webhook-id": "other" }, body],
    [secret, headersAt(new Date(Date.now() - 600_000)), body],
    [secret, {}, body],
    [`whsec_${Buffer.alloc(32, 8).toString("base64")}`, good, body],
  ];
  expect(bad.map((message) => isGenuine(...message))).toEqual(bad.map(() => false));
});

test("an event that was handled is not handled again", async () => {
  const { handleOnce } = await import(join(folder, "once.mjs"));
  const [handled, acted] = [new Set<string>(), [] as string[]];
  const tx = { insertIfNew: (_: string, id: string) => !handled.has(id) && handled.add(id) };
  const store = { transaction: (work: (given: typeof tx) => Promise<void>) => work(tx) };
  for (const id of ["board:1", "board:1", "board:2"])
    await handleOnce(store, id, { id }, (_: unknown, event: { id: string }) => acted.push(event.id));
  expect(acted).toEqual(["board:1", "board:2"]);
});

function linesOf(stream: ReadableStream<Uint8Array>): string[] {
  const lines: string[] = [];
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) lines.push(...decoder.decode(chunk).split("\n").filter(Boolean));
  })();
  return lines;
}
