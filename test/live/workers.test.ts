/** serve --workers: several processes on one port, and the one that looks after them. */
import { afterAll, describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { type Client, createClient } from "../../client/http.ts";
import { LiveBoard } from "../../client/live-board.ts";
import { PASSWORD } from "../harness.ts";
import { startRedis } from "../machine/redis.ts";
import { commandLine } from "../support/command-line.ts";
import { withLastEvent } from "../support/with-last-event.ts";
import { eventually } from "./eventually.ts";
import { ON_POSTGRES } from "./fleet.ts";

/** That the kernel gives them all to one of two workers happens once in eight million times. */
const SOCKETS = 24;

const { run, serve, emptySettings, cleanUp } = commandLine();
afterAll(cleanUp);

type Served = Awaited<ReturnType<typeof serve>>;

/** Of the workers that ever served, in that order. */
function pids({ log }: Served): number[] {
  return [...log().matchAll(/worker listening.* pid=(\d+)/g)].map((match) => Number(match[1]));
}

async function startWorkers(settings: Record<string, string>): Promise<Served> {
  const served = await serve(settings, "--workers", "2");
  await eventually(() => pids(served).length === 2, "two workers");
  return served;
}

async function newUser(baseUrl: string): Promise<{ api: Client; token: string }> {
  const anonymous = createClient({ baseUrl });
  await anonymous.register({ email: "ada@example.org", username: "ada", password: PASSWORD });
  const { access_token: token } = await anonymous.login({ username: "ada@example.org", password: PASSWORD });
  return { api: createClient({ baseUrl, token }), token };
}

/** Somebody on a board, who remembers what came and whether the connection was lost. */
function watch(options: { baseUrl: string; boardId: string; token: string }) {
  const live = new LiveBoard(options);
  const seen = { live, numbers: [] as number[], wasCut: false };
  live.subscribe((event) => {
    if (event) seen.numbers.push(event.seq);
    if (live.status === "reconnecting") seen.wasCut = true;
  });
  live.start();
  return seen;
}

/** Everyone on a board of two workers is told everything once and in order, also when one of the two dies. */
async function workersCarryOn(settings: Record<string, string>): Promise<Served> {
  const served = await startWorkers(settings);
  const { url: baseUrl } = served;
  const { api, token } = await newUser(baseUrl);
  const { id: board_id } = await api.createBoard({ title: "Launch" });
  const people = Array.from({ length: SOCKETS }, () => watch({ baseUrl, boardId: board_id, token }));
  const allAt = (seq: number) =>
    eventually(() => people.every(({ live }) => live.board?.seq === seq), `everyone at ${seq}`);
  await eventually(() => people.every(({ live }) => live.status === "live"), "everyone live");
  await api.createColumn({ board_id, title: "To do" });
  await allAt(1);

  process.kill(pids(served)[0]!, "SIGKILL");
  // Requests on connections to the dead one fail, once each; those after them go to the other.
  const carriedOn = () => api.createColumn({ board_id, title: "Doing" }).catch(() => null);
  const { id: column_id } = await eventually(carriedOn, "a change after a worker's death");
  await eventually(() => pids(served).length === 3, "a third worker in its place");
  await api.createCard({ board_id, column_id, title: "Write it" });
  const board = await api.getBoard({ board_id });
  await allAt(board.seq);
  for (const { live, numbers } of people) {
    expect(live.board).toEqual(withLastEvent(board));
    expect(numbers).toEqual(Array.from({ length: board.seq }, (_, index) => index + 1));
  }
  expect(people.some(({ wasCut }) => wasCut)).toBe(true);
  expect(people.every(({ wasCut }) => wasCut)).toBe(false);
  for (const { live } of people) live.stop();
  expect(served.log().match(/worker died/g)).toHaveLength(1);
  return served;
}

if (ON_POSTGRES) {
  describe("two workers share a port and its connections; one that dies is replaced, while the other goes on;", () => {
    test.concurrent("nobody else gets the port; a signal ends all of them in order", async () => {
      const settings = await emptySettings();
      const served = await workersCarryOn(settings);
      const { port } = new URL(served.url);
      for (const workers of ["1", "2"]) {
        const second = await run(["serve", "--port", port, "--workers", workers], settings);
        expect([second.code, second.errors]).toEqual([1, expect.stringContaining(`port ${port} in use`)]);
      }
      expect(await served.stop()).toBe(0);
    });

    test.concurrent("the same with Redis; they leave the port when their supervisor is killed", async () => {
      const redis = await startRedis();
      const served = await workersCarryOn({ ...(await emptySettings()), REDIS_URL: redis.url });
      await served.kill();
      const answers = () => fetch(`${served.url}/health/ready`).then(() => true);
      await eventually(async () => !(await answers().catch(() => false)), "an end of the workers");
      await redis.stop();
    });
  });
}

if (!ON_POSTGRES) {
  describe("workers", () => {
    test.concurrent("on SQLite are refused, and nothing is touched", async () => {
      const settings = await emptySettings();
      expect(await run(["serve", "--workers", "2"], settings)).toEqual({
        code: 1,
        out: "",
        errors:
          "boardcast: WORKERS=2 needs PostgreSQL: a SQLite file belongs to one process. " +
          "Set DATABASE_URL=postgres://…, or leave WORKERS at 1.\n",
      });
      expect(existsSync(settings.DATA_DIR!)).toBe(false);
    });

    test.concurrent("that all crash at once, again and again, are not restarted any more", async () => {
      // One that is only away is waited for.
      const unusable = "postgres://nobody@127.0.0.1:1/nothing?sslmode=nonsense";
      const settings = { ...(await emptySettings()), DATABASE_URL: unusable };
      const { code, errors } = await run(["serve", "--workers", "2", "--port", "0"], settings);
      expect(code).toBe(1);
      expect(errors).toContain("failures_in_a_row=5");
      expect(errors).toContain("no worker stays alive; giving up");
    });

    test.concurrent("are started by the supervisor only", async () => {
      const { code, errors } = await run(["worker"], await emptySettings());
      expect({ code, errors }).toEqual({
        code: 1,
        errors: "boardcast: worker is what `serve --workers` starts; use that\n",
      });
    });
  });
}
