/** A database of every schema version, opened by this program: everything in it is as it was. */
import { afterEach, describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { createClient } from "../../client/http.ts";
import { openDb } from "../../server/open-db.ts";
import { SCHEMA_VERSION } from "../../server/platform/db/migrate.ts";
import { PASSWORD } from "../harness.ts";
import { everythingOf } from "../operators/contents.ts";
import { type EmptyStore, emptyStore, startInstance } from "../support/instances.ts";
import { fixtureOf, load, shapeOf } from "./fixtures.ts";

const stores: EmptyStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.remove();
});

async function newStore() {
  const store = await emptyStore();
  stores.push(store);
  return store.config;
}

/** What people of a fixture saw: accounts, and boards with their rules, logs and files. */
type Seen = { me: { email: string }; boards: { board: { id: string; seq: number } }[] }[];

describe.each(Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1))(
  "schema version %d",
  (version) => {
    const fixture = fixtureOf(version);

    test("has its fixture (npx bun test/upgrade/make-fixture.ts), with something in every table", async () => {
      expect(Object.values(fixture).filter((file) => !existsSync(file))).toEqual([]);
      const config = await newStore();
      await load(fixture, config);
      const empty = Object.entries(await shapeOf(config)).filter(([, { rows }]) => rows === 0);
      expect(empty).toEqual([]);
    });

    test("is upgraded to the schema that a new database gets", async () => {
      const [upgraded, fresh] = [await newStore(), await newStore()];
      await load(fixture, upgraded);
      for (const config of [upgraded, fresh]) await (await openDb(config)).close();
      const schema = async (config: typeof fresh) =>
        Object.entries(await shapeOf(config)).map(([name, { columns, indexes }]) => ({
          name,
          columns,
          indexes,
        }));
      expect(await schema(upgraded)).toEqual(await schema(fresh));
    });

    test("keeps every account, board, rule, event and file, and goes on", async () => {
      const config = await newStore();
      await load(fixture, config);
      const expected: Seen = JSON.parse(readFileSync(fixture.expected, "utf8"));
      const app = await startInstance(config);
      try {
        const anonymous = createClient({ baseUrl: app.url });
        const people = await Promise.all(
          expected.map(async ({ me }) => {
            const { access_token: token } = await anonymous.login({ username: me.email, password: PASSWORD });
            return createClient({ baseUrl: app.url, token });
          }),
        );
        // Later versions may say more, and nothing less.
        expect(await everythingOf(people)).toMatchObject(expected);
        const { id: board_id, seq } = expected[0]!.boards[0]!.board;
        const column = await people[0]!.createColumn({ board_id, title: "After the upgrade" });
        const { events } = await people[0]!.listEvents({ board_id, since: seq });
        expect(events).toMatchObject([{ seq: seq + 1, type: "column.created", data: { id: column.id } }]);
      } finally {
        await app.stop();
      }
    });
  },
);
