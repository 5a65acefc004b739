/** An account that is locked out from the command line loses its open connections, too. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { boardOf, type Person, refusal, type Service, startService } from "../harness.ts";
import { freePort } from "../machine/free-port.ts";
import { type Redis, startRedis } from "../machine/redis.ts";
import { commandLine } from "../support/command-line.ts";
import { eventually } from "./eventually.ts";
import { instanceOf } from "./instance.ts";
import { Listener } from "./listener.ts";
import { StreamReader } from "./stream-reader.ts";

const REFUSED = { code: 1008, reason: "The token is no longer valid." };
/** Long before an instance that has a Redis would look for itself. */
const BEFORE_THE_RECHECK_MS = 10_000;

const commands = commandLine();
let redis: Redis;
let service: Service;
let alice: Person;

beforeAll(async () => {
  redis = await startRedis();
  // Accounts are deactivated here, and no event tells.
  service = await startService({ settings: { REDIS_URL: redis.url }, skipLogCheck: true });
  alice = await service.person("alice");
  await eventually(() => service.app.context.live.store?.has("boardcast:control"), "Redis to be reached");
});
afterAll(async () => {
  await commands.cleanUp();
  await service.stop();
  await redis.stop();
});

function user(at: Service, args: string[], settings: Record<string, string> = {}) {
  const { DATA_DIR, DATABASE_URL } = at.app.context.config;
  return commands.run(["user", ...args], { DATA_DIR, DATABASE_URL, ...settings });
}

async function listening(at: Service, owner: Person, person: Person) {
  const { board_id } = await boardOf(owner, person);
  const listener = instanceOf(at.app).listen(board_id, person);
  await listener.sees("user_joined");
  const stream = await StreamReader.open(`${at.url}/boards/${board_id}/stream?token=${person.token}`);
  return { listener, stream };
}

const soon = ({ closed }: Listener) => Promise.race([closed, Bun.sleep(BEFORE_THE_RECHECK_MS)]);

describe("SOCKET-11: with a Redis, the instances are told at once", () => {
  test.each(["deactivate", "reset-password"])("of %s", async (action) => {
    const bob = await service.person("bob");
    const { listener, stream } = await listening(service, alice, bob);
    const witness = await listening(service, alice, await service.person("witness"));
    const { token } = await bob.createApiToken({ name: "API token", scopes: ["read"] });
    const { board_id } = await boardOf(bob);
    const byApiToken = new Listener(service.url, board_id, { token });
    await byApiToken.sees("user_joined");
    const done = await user(service, [action, bob.me.email], { REDIS_URL: redis.url });
    expect(done).toMatchObject({ code: 0, errors: "" });
    expect(await soon(listener)).toEqual(REFUSED);
    expect(await soon(byApiToken)).toEqual(REFUSED);
    await eventually(() => stream.ended, "the end of the stream");
    expect(witness.listener.socket.readyState).toBe(WebSocket.OPEN);
  });
});

test("a Redis that cannot be reached is a warning: the account is locked out, its connections end a little later", async () => {
  const carol = await service.person("carol");
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
  const { code, out, errors } = await user(service, ["deactivate", carol.me.email], { REDIS_URL });
  expect({ code, out }).toEqual({ code: 0, out: `Deactivated ${carol.me.email}; its tokens are void\n` });
  expect(errors).toMatch(/^boardcast: Redis could not be reached \(.+\); .* are closed within 30 seconds\n$/);
  expect(await refusal(carol.getMe())).toMatchObject({ status: 401 });
});

test("a Redis that accepts the connection and never answers does not hang the command", async () => {
  const dan = await service.person("dan");
  redis.pause();
  try {
    const { code, errors } = await user(service, ["deactivate", dan.me.email], { REDIS_URL: redis.url });
    expect(code).toBe(0);
    expect(errors).toStartWith("boardcast: Redis could not be reached (it does not answer)");
  } finally {
    redis.resume();
  }
});

test("without a Redis, instances poll every other second", async () => {
  const alone = await startService({ skipLogCheck: true });
  try {
    const [owner, erin] = [await alone.person("owner"), await alone.person("erin")];
    const { listener } = await listening(alone, owner, erin);
    expect(await user(alone, ["deactivate", erin.me.email])).toMatchObject({ code: 0, errors: "" });
    expect(await soon(listener)).toEqual(REFUSED);
  } finally {
    await alone.stop();
  }
});
