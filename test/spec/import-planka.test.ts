/** Boards that are read from a Planka server: PLANKA-1 to PLANKA-4. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "../../server/platform/db/sql.ts";
import { refusal, type Service, startService } from "../harness.ts";
import { type FakePlanka, startPlanka } from "../support/fake-planka.ts";
import { importFinished } from "../support/until.ts";

let service: Service;
let server: FakePlanka;
const TOKEN = "very-secret-key";

beforeAll(async () => {
  server = startPlanka();
  service = await startService({
    secondMs: 50,
    settings: { IMPORT_ALLOWED_HOSTS: "127.0.0.1" },
  });
  server.responses.set("/api/boards/17", {
    item: { name: "Garden" },
    included: {
      users: [{ id: "5", name: "Ada L", username: "ada" }],
      lists: [{ id: "1", type: "active", name: "Now" }],
      cards: [{ id: "2", listId: "1", name: "Dig", commentsTotal: 1 }],
      cardMemberships: [{ cardId: "2", userId: "5" }],
      attachments: [
        {
          id: "9",
          cardId: "2",
          type: "file",
          name: "plan.txt",
          data: { url: "http://inside/attachments/9/download/plan.txt" },
        },
        {
          id: "8",
          cardId: "2",
          type: "file",
          name: "gone.txt",
          data: { url: "http://inside/attachments/8/download/gone.txt" },
        },
      ],
    },
  });
  server.responses.set("/api/cards/2/comments", { items: [{ id: "3", text: "Deep", userId: "5" }] });
  server.responses.set("/attachments/9/download/plan.txt", () => new Response("dig here"));
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

const secretOf = async ({ id }: { id: string }) => {
  const { found } = await service.app.context.db.read({
    found: sql<{ secret: string | null }>`SELECT secret FROM imports WHERE id = ${id}`,
  });
  return found[0]?.secret;
};

test("PLANKA-2: a board is read from a Planka server, and its token is forgotten afterwards", async () => {
  const alice = await service.person("alice");
  const preview = await alice.importFromPlanka({
    url: `${server.url}/boards/17`,
    token: TOKEN,
    preview: true,
  });
  expect(preview).toMatchObject({
    status: "queued",
    format: "planka",
    file_name: new URL(server.url).host,
    is_preview: true,
  });
  expect(await importFinished(alice, preview)).toMatchObject({
    status: "done",
    preview: { title: "Garden" },
    board_id: null,
  });
  const sealed = await secretOf(preview);
  expect(sealed).toBeString();
  expect(sealed).not.toContain(TOKEN);
  // What is for Trello does not replace the token.
  await alice.startImport({ import_id: preview.id, trello_key: "key", trello_token: "token" });
  const done = await importFinished(alice, preview);
  expect(done).toMatchObject({ status: "done", error: null, is_preview: false });
  expect(await alice.listBoards()).toMatchObject([{ id: done.board_id, title: "Garden" }]);
  const { columns } = await alice.getBoard({ board_id: done.board_id ?? "" });
  const [card] = columns[0]?.cards ?? [];
  expect(card).toMatchObject({ title: "Dig", placeholders: [{ name: "Ada L" }], comment_count: 1 });
  expect(card?.attachments).toMatchObject([{ name: "plan.txt", mime_type: "text/plain", size: 8 }]);
  expect(done.report?.skipped).toMatchObject([
    { what: "attachments", count: 1, why: "the server answered with status 404" },
  ]);
  expect(await secretOf(preview)).toBeNull();
  expect(new Set(server.requests.map(({ headers }) => headers.get("x-api-key")))).toEqual(new Set([TOKEN]));
});

test("PLANKA-4: what the server does not hand out fails the import with a sentence", async () => {
  const bob = await service.person("bob");
  const queued = await bob.importFromPlanka({ url: `${server.url}/boards/404`, token: TOKEN, title: "Mine" });
  expect(await importFinished(bob, queued)).toMatchObject({
    status: "failed",
    error: "Planka has no such board, or the owner of the token cannot see it.",
    error_note: { code: "planka_no_board", values: {} },
  });
  expect(await secretOf(queued)).toBeNull();
  expect(await bob.listBoards()).toEqual([]);
});

test("PLANKA-3: addresses that are not public are refused unless IMPORT_ALLOWED_HOSTS lists them", async () => {
  const carol = await service.person("carol");
  const refused = (url: string) => refusal(carol.importFromPlanka({ url, token: TOKEN }));
  for (const url of ["http://10.0.0.1/boards/1", "http://169.254.169.254/boards/1", "http://[::1]/boards/1"])
    expect(await refused(url)).toMatchObject({
      status: 422,
      detail:
        "body.url must lead to public addresses only; an operator can allow others with IMPORT_ALLOWED_HOSTS.",
    });
  expect(await refused("ftp://planka.test/boards/1")).toMatchObject({ status: 422 });
  expect(await refused(`${server.url}/cards/1`)).toMatchObject({
    status: 422,
    detail: "body.url must be the address of a board, with /boards/ and its number.",
  });
  expect(
    await refusal(carol.importFromPlanka({ url: `${server.url}/boards/1`, token: "two words" })),
  ).toMatchObject({ status: 422 });
});
