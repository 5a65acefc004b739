/** Idempotency-Key: what a repeated request gets, on one instance and on several, and what it never gets. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { signingSecret } from "../../server/config/signing-secret.ts";
import type { Config } from "../../server/config.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { boardOf, PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { ON_POSTGRES } from "../live/fleet.ts";
import { emptyStore, startInstance } from "../support/instances.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

const rotated = (config: Config) => ({
  JWT_SECRET: "another secret of more than thirty-two characters",
  JWT_SECRET_PREVIOUS: signingSecret(config),
});
const newKey = () => crypto.randomUUID();

function send(person: Person, method: string, path: string, key: string, json?: unknown) {
  return service.send(method, path, { token: person.token, json, headers: { "idempotency-key": key } });
}

const replayed = ({ headers }: { headers: Headers }) => headers.get("idempotency-replayed") === "true";

async function cardsOf(person: Person, board_id: string): Promise<string[]> {
  const { columns } = await person.getBoard({ board_id });
  return columns.flatMap(({ cards }) => cards.map(({ title }) => title));
}

describe("a repeated request", () => {
  test("KEY-2: gets the first answer although the resource has changed since", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const key = newKey();
    const path = `/boards/${board_id}/columns/${column_id}/cards`;
    const first = await send(alice, "POST", path, key, { title: "Card" });
    await alice.updateCard({ card_id: first.body.id, title: "Renamed" });
    const again = await send(alice, "POST", path, key, { title: "Card" });
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, true]);
    expect(await cardsOf(alice, board_id)).toEqual(["Renamed"]);
  });

  test("KEY-10: of a change of a column answers the cards it has now", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const key = newKey();
    const first = await send(alice, "PATCH", `/columns/${column_id}`, key, { title: "Renamed" });
    const card = await alice.createCard({ board_id, column_id, title: "Card" });
    const again = await send(alice, "PATCH", `/columns/${column_id}`, key, { title: "Renamed" });
    expect([again.status, again.body, replayed(again)]).toEqual([
      200,
      { ...first.body, cards: [card] },
      true,
    ]);
  });

  test("KEY-2: gets the first answer although the resource is gone", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const card = await alice.createCard({ board_id, column_id, title: "Card" });
    const key = newKey();
    const patch = { title: "Renamed" };
    const first = await send(alice, "PATCH", `/cards/${card.id}`, key, patch);
    await alice.deleteCard({ card_id: card.id });
    const again = await send(alice, "PATCH", `/cards/${card.id}`, key, patch);
    expect([again.status, again.body, replayed(again)]).toEqual([200, first.body, true]);
  });

  test("KEY-2: does not make a change that its first run found already made", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const { id } = await alice.createCard({ board_id, column_id, title: "Card" });
    const key = newKey();
    const first = await send(alice, "PATCH", `/cards/${id}`, key, { title: "Card" });
    const { seq } = await alice
      .updateCard({ card_id: id, title: "Other" })
      .then(() => alice.getBoard({ board_id }));
    const again = await send(alice, "PATCH", `/cards/${id}`, key, { title: "Card" });
    expect([again.status, again.body, replayed(again)]).toEqual([200, first.body, true]);
    expect((await alice.getCard({ card_id: id })).title).toBe("Other");
    expect((await alice.getBoard({ board_id })).seq).toBe(seq);
  });

  test("KEY-2: of an upload stores the file once, and another file under the same key is refused (KEY-4)", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const { id } = await alice.createCard({ board_id, column_id, title: "Card" });
    const key = newKey();
    const upload = (content: string) => {
      const body = new FormData();
      body.set("file", new File([content], "note.txt", { type: "text/plain" }));
      const headers = { "idempotency-key": key };
      return service.send("POST", `/cards/${id}/attachments`, { token: alice.token, body, headers });
    };
    const first = await upload("hello");
    const again = await upload("hello");
    const other = await upload("other");
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, true]);
    expect([other.status, other.body.errors[0].path]).toEqual([422, "header.idempotency-key"]);
    expect((await alice.getCard({ card_id: id })).attachments).toEqual([first.body]);
  });

  test("KEY-2: of a change of password does not change it again", async () => {
    const carol = await service.person("carol");
    const key = newKey();
    const body = { current_password: PASSWORD, new_password: "another horse 2" };
    const first = await send(carol, "POST", "/auth/change-password", key, body);
    const again = await send(carol, "POST", "/auth/change-password", key, body);
    expect([again.status, again.body, replayed(again)]).toEqual([200, first.body, true]);
  });

  test("KEY-5: is a new request for another user, and without a key", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const key = newKey();
    const path = `/boards/${board_id}/columns/${column_id}/cards`;
    const answers = [
      await send(alice, "POST", path, key, { title: "Card" }),
      await send(bob, "POST", path, key, { title: "Card" }),
      await service.send("POST", path, { token: alice.token, json: { title: "Card" } }),
    ];
    expect(answers.map((answer) => [answer.status, replayed(answer)])).toEqual(Array(3).fill([201, false]));
    expect(await cardsOf(alice, board_id)).toEqual(["Card", "Card", "Card"]);
  });
});

describe("KEY-4: a key that was used for another request is refused with 422, and nothing changes", () => {
  test.each([
    [
      "another body",
      (board: string, column: string) => [`/boards/${board}/columns/${column}/cards`, "Other"],
    ],
    ["another resource", (board: string) => [`/boards/${board}/columns`, "Card"]],
  ] as const)("%s", async (_, other) => {
    const { board_id, column_id } = await boardOf(alice);
    const key = newKey();
    await send(alice, "POST", `/boards/${board_id}/columns/${column_id}/cards`, key, { title: "Card" });
    const before = await alice.getBoard({ board_id });
    const [path, title] = other(board_id, column_id);
    const answer = await send(alice, "POST", path!, key, { title });
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, "header.idempotency-key"]);
    expect(await alice.getBoard({ board_id })).toEqual(before);
  });

  test("another board", async () => {
    const [one, two] = [await boardOf(alice), await boardOf(alice)];
    const key = newKey();
    await send(alice, "POST", `/boards/${one.board_id}/columns`, key, { title: "Column" });
    const answer = await send(alice, "POST", `/boards/${two.board_id}/columns`, key, { title: "Column" });
    expect(answer.status).toBe(422);
    expect((await alice.getBoard(two)).columns).toHaveLength(1);
  });

  describe.each<[string, (board_id: string) => Promise<unknown>]>([
    ["that is in the trash now", (board_id) => alice.deleteBoard({ board_id })],
    ["that the caller has left", (board_id) => alice.removeMember({ board_id, user_id: bob.id })],
  ])("a board %s, then", (_, lose) => {
    test.each<[string, (card: string, board: string) => [string, string, unknown?]]>([
      ["a card of another board", (card) => ["PATCH", `/cards/${card}`, { title: "Renamed" }]],
      ["a new board", () => ["POST", "/boards", { title: "Board" }]],
      ["a star", (_card, board) => ["PUT", `/boards/${board}/star`]],
    ])("%s", async (_, other) => {
      const lost = await boardOf(alice, bob);
      const own = await boardOf(bob);
      const card = await bob.createCard({ ...own, title: "Card" });
      const key = newKey();
      await send(bob, "POST", `/boards/${lost.board_id}/columns`, key, { title: "Column" });
      await lose(lost.board_id);
      const [method, path, json] = other(card.id, own.board_id);
      const answer = await send(bob, method, path, key, json);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "header.idempotency-key"]);
      expect(await cardsOf(bob, own.board_id)).toEqual(["Card"]);
    });
  });
});

test("KEY-6: a refusal is not kept: the same request succeeds once nothing stands in its way", async () => {
  const { board_id } = await boardOf(alice);
  const key = newKey();
  const first = await send(bob, "POST", `/boards/${board_id}/columns`, key, { title: "Column" });
  await alice.invite({ board_id, user_id: bob.id });
  const again = await send(bob, "POST", `/boards/${board_id}/columns`, key, { title: "Column" });
  expect([first.status, again.status, replayed(again)]).toEqual([403, 201, false]);
});

describe("KEY-7: access is checked first, every time", () => {
  test("somebody who is no longer a member does not get the first answer", async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const key = newKey();
    const path = `/boards/${board_id}/columns/${column_id}/cards`;
    await send(bob, "POST", path, key, { title: "Card" });
    await alice.removeMember({ board_id, user_id: bob.id });
    const again = await send(bob, "POST", path, key, { title: "Card" });
    expect([again.status, again.body]).toEqual([403, { detail: "You are not a member of this board." }]);
  });

  test("somebody who is no longer an owner does not get an owner's answer", async () => {
    const { board_id } = await boardOf(alice, bob);
    await alice.changeRole({ board_id, user_id: bob.id, role: "owner" });
    const key = newKey();
    await send(bob, "PATCH", `/boards/${board_id}`, key, { title: "Renamed" });
    await alice.changeRole({ board_id, user_id: bob.id, role: "member" });
    const again = await send(bob, "PATCH", `/boards/${board_id}`, key, { title: "Renamed" });
    expect(again.status).toBe(403);
  });

  test("a key that was used elsewhere does not hide that a board is somebody else's, or is not there", async () => {
    const { board_id } = await boardOf(alice);
    const key = newKey();
    await send(bob, "POST", "/boards", key, { title: "Board" });
    const foreign = await send(bob, "PATCH", `/boards/${board_id}`, key, { title: "Mine now" });
    const unknown = await send(bob, "PATCH", `/boards/${crypto.randomUUID()}`, key, { title: "Mine now" });
    expect([foreign.status, unknown.status]).toEqual([403, 404]);
  });

  test("a board that was deleted since answers 404", async () => {
    const { board_id } = await boardOf(alice);
    const key = newKey();
    await send(alice, "POST", `/boards/${board_id}/columns`, key, { title: "Column" });
    await alice.deleteBoard({ board_id });
    const again = await send(alice, "POST", `/boards/${board_id}/columns`, key, { title: "Column" });
    expect(again.status).toBe(404);
  });

  test("a token that was revoked since answers 401", async () => {
    const carol = await service.person("carol");
    const key = newKey();
    await send(carol, "POST", "/boards", key, { title: "Board" });
    await carol.logout();
    expect((await send(carol, "POST", "/boards", key, { title: "Board" })).status).toBe(401);
  });
});

test("KEY-9: events carry the key of the request that caused them, those of rules too, and no others", async () => {
  const { board_id, column_id } = await boardOf(alice);
  const done = await alice.createColumn({ board_id, title: "Done" });
  await alice.createRule({
    board_id,
    name: "Take it",
    trigger_type: "card_moved",
    trigger_column_id: done.id,
    action_type: "assign_member",
    action_user_id: alice.id,
    is_enabled: true,
  });
  const { id } = await alice.createCard({ board_id, column_id, title: "Card" });
  const key = `a "quoted" \\ key`;
  await send(alice, "POST", `/cards/${id}/move`, key, { column_id: done.id, position: 0 });
  const events = await service.events(alice, board_id);
  expect(events.map((event) => [event.type, event.key])).toEqual([
    ["column.created", undefined],
    ["column.created", undefined],
    ["card.created", undefined],
    ["card.moved", key],
    ["card.assigned", key],
  ]);
});

describe("the same request many times at once changes the board once", () => {
  const TIMES = 20;

  test("KEY-3: on one instance: one answer, the same again, or 409 while the first is under way", async () => {
    const { board_id, column_id } = await boardOf(alice);
    const key = newKey();
    const path = `/boards/${board_id}/columns/${column_id}/cards`;
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () => send(alice, "POST", path, key, { title: "Card" })),
    );
    const waits = ({ status, headers }: (typeof answers)[number]) =>
      status === 409 && headers.get("retry-after") === "1";
    expect(answers.filter((answer) => answer.status !== 201 && !waits(answer))).toEqual([]);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect(await cardsOf(alice, board_id)).toEqual(["Card"]);
  });

  // A SQLite file belongs to one process.
  test.skipIf(!ON_POSTGRES)(
    "KEY-8: on two instances that create a board: both answer with the same one",
    async () => {
      const other = await startInstance(service.app.context.config);
      try {
        for (let round = 0; round < TIMES; round++) {
          const init = {
            method: "POST",
            headers: {
              authorization: `Bearer ${alice.token}`,
              "content-type": "application/json",
              "idempotency-key": newKey(),
            },
            body: JSON.stringify({ title: `Round ${round}` }),
          };
          const bodies = await Promise.all(
            [service.url, other.url].map(async (url) => (await fetch(`${url}/boards`, init)).json()),
          );
          expect(bodies[0]).toEqual(bodies[1]);
        }
        const titles = (await alice.listBoards()).map(({ title }) => title);
        expect(titles.filter((title) => title.startsWith("Round"))).toHaveLength(TIMES);
      } finally {
        await other.stop();
      }
    },
  );
});

test.each([
  ["after a restart", () => ({})],
  ["after the signing secret was rotated", (config: Config) => rotated(config)],
])("KEY-8: a repeat %s gets the first answer", async (_, change) => {
  const store = await emptyStore();
  const post = async (url: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
    const response = await fetch(url + path, { ...init, body: JSON.stringify(body) });
    return { headers: response.headers, body: (await response.json()) as Record<string, string> };
  };
  let app = await startInstance(store.config);
  try {
    const account = { email: "a@example.org", username: "a", password: PASSWORD };
    await post(app.url, "/auth/register", account);
    const login = await post(app.url, "/auth/login", { username: account.email, password: PASSWORD });
    const headers = { authorization: `Bearer ${login.body.access_token}`, "idempotency-key": newKey() };
    const first = await post(app.url, "/boards", { title: "Board" }, headers);
    await app.stop();
    app = await startInstance({ ...store.config, ...change(store.config) });
    const again = await post(app.url, "/boards", { title: "Board" }, headers);
    expect([again.body, replayed(again)]).toEqual([first.body, true]);
  } finally {
    await app.stop();
    await store.remove();
  }
});

test.skipIf(ON_POSTGRES)(
  "a repeated key does not roll back the transaction that others share with it",
  async () => {
    const { board_id, column_id } = await boardOf(alice, bob);
    const card = await alice.createCard({ board_id, column_id, title: "Card" });
    const keys = Array.from({ length: 5 }, newKey);
    const repeats = () =>
      keys.map((key) => send(alice, "PATCH", `/cards/${card.id}`, key, { title: "Renamed" }));
    await Promise.all(repeats());
    const { db } = service.app.context;
    const before = db.counts.transactions;
    const changes = Array.from({ length: 40 }, (_, i) =>
      bob.createCard({ board_id, column_id, title: `${i}` }),
    );
    await Promise.all([...changes, ...repeats()]);
    // One that fails would have given each of those that share it a transaction of its own.
    expect(db.counts.transactions - before).toBeLessThan(40);
    expect(await cardsOf(alice, board_id)).toHaveLength(41);
  },
);

test("a board that was restored under a key and deleted again answers 404 to the repeat", async () => {
  const { board_id } = await boardOf(alice);
  const key = newKey();
  await alice.deleteBoard({ board_id });
  expect((await send(alice, "POST", `/boards/${board_id}/restore`, key)).status).toBe(200);
  await alice.deleteBoard({ board_id });
  expect((await send(alice, "POST", `/boards/${board_id}/restore`, key)).status).toBe(404);
});

test("the stored fingerprint of a request reveals nothing about a password in it", async () => {
  const carol = await service.person("carol");
  const key = newKey();
  const body = { current_password: PASSWORD, new_password: "another horse 2" };
  await send(carol, "POST", "/auth/change-password", key, body);
  const { kept } = await service.app.context.db.read({
    kept: sql<{ request: string }>`SELECT request FROM idempotency_keys WHERE user_id = ${carol.id}`,
  });
  const text = `POST /auth/change-password ${JSON.stringify(body)}`;
  const plain = new Bun.CryptoHasher("sha256").update(text).digest("base64url");
  expect(kept).toHaveLength(1);
  expect(kept[0]!.request).not.toBe(plain);
});
