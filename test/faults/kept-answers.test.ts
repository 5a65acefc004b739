/** A repeated request is not told that its change was made before that is durable. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "../../client/http.ts";
import { eventually } from "../live/eventually.ts";
import { type Postgres, startPostgres } from "../machine/postgres.ts";
import { POSTGRES, provide } from "../machine/provide.ts";
import { type Instance, startInstance } from "./cluster.ts";

const PASSWORD = "correct horse 1";
const STILL_WAITING_MS = 1500;
let postgres: Postgres;
let instance: Instance;

beforeAll(async () => {
  const [bin] = await provide([POSTGRES]);
  postgres = await startPostgres(bin!, ["fsync=off"]);
  instance = await startInstance({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await instance.end("SIGKILL");
  await postgres.stop();
});

const standbys = (names: string) =>
  postgres.run(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`, "SELECT pg_reload_conf()");

test("where the wait for the synchronous standby was broken off, a repeat waits for the standby too", async () => {
  const anonymous = createClient({ baseUrl: instance.url });
  const account = { email: "a@example.org", username: "a", password: PASSWORD };
  await anonymous.register(account);
  const { access_token: token } = await anonymous.login({ username: account.email, password: PASSWORD });
  const api = createClient({ baseUrl: instance.url, token });
  const { id: board_id } = await api.createBoard({ title: "Board" });

  await standbys("nobody");
  const create = () => api.createColumn({ board_id, title: "Column" }, { key: "the same" });
  const first = create().catch(() => "lost");
  const broken = () =>
    postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
  await eventually(async () => {
    await broken();
    return (await Promise.race([first, Bun.sleep(200)])) === "lost";
  }, "the first request to be broken off");
  // It was committed, for this server alone: everybody can see it.
  expect((await api.getBoard({ board_id })).columns).toHaveLength(1);

  const again = create();
  expect(await Promise.race([again, Bun.sleep(STILL_WAITING_MS)])).toBeUndefined();
  await standbys("");
  expect(await again).toMatchObject({ title: "Column" });
  expect((await api.getBoard({ board_id })).columns).toHaveLength(1);
});
