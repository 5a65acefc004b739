import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import fc from "fast-check";
import { SETTINGS } from "../../server/config.ts";
import { openPlanka, plankaBoard } from "../../server/imports/formats/planka/source.ts";
import { planka } from "../../server/imports/formats/planka.ts";
import { createDownload } from "../../server/imports/read/download.ts";
import { type ImportRecord, Unreadable } from "../../server/imports/records.ts";
import { say } from "../../server/imports/words.ts";
import { type FakePlanka, startPlanka } from "../support/fake-planka.ts";
import { readAll } from "../support/import-source.ts";

let server: FakePlanka;
beforeAll(() => {
  server = startPlanka();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.responses.clear();
  server.requests.length = 0;
});

const JWT = "aa.bb.cc";
const allowed = SETTINGS.WEBHOOK_ALLOWED_HOSTS.parse("127.0.0.1");
const signal = new AbortController().signal;

const read = (token = JWT, path = "/boards/1") => {
  const download = createDownload({ allowed, silenceMs: 500, totalMs: 2000 });
  return readAll(planka, openPlanka({ url: server.url + path, token }, { download, signal }));
};

const of = <K extends ImportRecord["kind"]>(records: readonly ImportRecord[], kind: K) =>
  records.filter((record): record is Extract<ImportRecord, { kind: K }> => record.kind === kind);

const time = "2024-05-01T10:00:00.000Z";
const file = (id: string, cardId: string, data: object) => ({
  id,
  cardId,
  type: "file",
  name: `${id}.png`,
  data,
});

const VERSION_2 = {
  item: { id: "1", name: "Garden", projectId: "9" },
  included: {
    users: [
      { id: "5", name: "Ada L", username: "ada", email: "ada@example.org" },
      { id: "6", name: "Bo", username: null },
    ],
    projects: [{ id: "9", name: "Home" }],
    labels: [{ id: "20", name: "Tools", color: "berry-red", position: 1 }],
    lists: [
      { id: "10", type: "active", name: "Now", position: 65_536, color: "lagoon-blue" },
      { id: "11", type: "closed", name: "Over", position: 131_072, color: null },
      { id: "12", type: "archive", name: null, position: null },
      { id: "13", type: "trash", name: null, position: null },
    ],
    cards: [
      {
        id: "30",
        listId: "10",
        position: 1.5,
        name: "Dig",
        description: "Deep",
        dueDate: time,
        isDueCompleted: false,
        commentsTotal: 2,
        coverAttachmentId: "60",
        createdAt: time,
        updatedAt: null,
        stopwatch: { total: 5 },
      },
      {
        id: "31",
        listId: "11",
        position: 1,
        name: "Sow",
        description: null,
        isClosed: true,
        commentsTotal: 0,
      },
      { id: "32", listId: "404", position: 1, name: "Lost" },
    ],
    cardLabels: [{ id: "1", cardId: "30", labelId: "20" }],
    cardMemberships: [{ id: "1", cardId: "30", userId: "5" }],
    taskLists: [{ id: "40", cardId: "30", name: "Steps", position: 1 }],
    tasks: [
      { id: "41", taskListId: "40", name: "Spade", isCompleted: true, position: 2, assigneeUserId: "6" },
      { id: "42", taskListId: "404", name: "Lost", isCompleted: false, position: 1 },
    ],
    attachments: [
      file("60", "30", {
        url: "http://inside.test/attachments/60/download/a%20b.png",
        mimeType: "image/png",
      }),
      { id: "61", cardId: "30", type: "link", name: "Shop", data: { url: "https://shop.test/" } },
    ],
    customFieldGroups: [{ id: "70", boardId: "1", baseCustomFieldGroupId: "71" }],
    customFields: [{ id: "72", name: "Depth" }],
    customFieldValues: [
      { cardId: "30", customFieldId: "72", content: "2 m" },
      { cardId: "30", customFieldId: "73", content: "clay" },
    ],
  },
};

const archived = (id: string, listChangedAt: string) => ({
  id,
  listId: "12",
  prevListId: "11",
  listChangedAt,
  name: `Old ${id}`,
  commentsTotal: 0,
});

function serveVersion2(): void {
  server.responses.set("/api/boards/1", VERSION_2);
  server.responses.set("/api/projects/9", {
    item: {},
    included: { customFields: [{ id: "73", name: "Soil" }] },
  });
  server.responses.set("/api/lists/12/cards", {
    items: [archived("82", "2024-03-02T00:00:00.000Z"), archived("81", "2024-03-01T00:00:00.000Z")],
    included: {},
  });
  server.responses.set("/api/lists/12/cards?before[listChangedAt]=2024-03-01T00:00:00.000Z&before[id]=81", {
    items: [{ ...archived("80", "2024-02-01T00:00:00.000Z"), prevListId: "404" }],
    included: { cardLabels: [{ cardId: "80", labelId: "20" }] },
  });
  server.responses.set("/api/lists/13/cards", { items: [archived("90", time), archived("91", time)] });
  server.responses.set("/api/cards/30/comments", {
    items: [{ id: "51", text: "Second", userId: "7", createdAt: time, updatedAt: null }],
    included: { users: [{ id: "7", name: "Cy", username: "cy" }] },
  });
  server.responses.set("/api/cards/30/comments?beforeId=51", {
    items: [{ id: "50", text: "First", userId: "5", createdAt: time }],
  });
}

test("PLANKA-1: a board of Planka 2 is read with its archive, comments and custom fields", async () => {
  serveVersion2();
  const { records, skipped, warnings } = await read();
  expect(of(records, "board")).toEqual([{ kind: "board", title: "Garden", description: null, color: null }]);
  expect(of(records, "person")).toEqual([
    { kind: "person", key: "5", name: "Ada L", username: "ada", email: "ada@example.org" },
    { kind: "person", key: "6", name: "Bo", username: null, email: null },
    { kind: "person", key: "7", name: "Cy", username: "cy", email: null },
  ]);
  expect(of(records, "label")).toEqual([
    { kind: "label", key: "20", name: "Tools", color: "#e83855", sort: 1 },
  ]);
  const column = { cardLimit: null, isArchived: false };
  expect(of(records, "column")).toEqual([
    { kind: "column", key: "10", title: "Now", sort: 65_536, color: "#109dc0", isDone: false, ...column },
    { kind: "column", key: "11", title: "Over", sort: 131_072, color: null, isDone: true, ...column },
  ]);
  const [card, ...others] = of(records, "card");
  expect(card).toEqual({
    kind: "card",
    key: "30",
    column: "10",
    sort: 1.5,
    number: null,
    title: "Dig",
    description: "Deep\n\n---\n\n- Depth: 2 m\n- Soil: clay\n- Shop: https://shop.test/",
    labels: ["20"],
    people: ["5"],
    startAt: null,
    dueAt: time,
    isComplete: false,
    cover: "60",
    createdAt: time,
    updatedAt: null,
    isArchived: false,
  });
  expect(
    others.map(({ key, column, isComplete, isArchived, labels }) => [
      key,
      column,
      isComplete,
      isArchived,
      labels,
    ]),
  ).toEqual([
    ["31", "11", true, false, []],
    ["82", "11", false, true, []],
    ["81", "11", false, true, []],
    ["80", "10", false, true, ["20"]],
  ]);
  expect(of(records, "checklist")).toEqual([
    { kind: "checklist", key: "40", card: "30", title: "Steps", sort: 1 },
  ]);
  expect(of(records, "item")).toEqual([
    { kind: "item", key: "41", checklist: "40", content: "Spade", isDone: true, people: ["6"], sort: 2 },
  ]);
  expect(of(records, "comment").map(({ key, card, author, body }) => [key, card, author, body])).toEqual([
    ["51", "30", "7", "Second"],
    ["50", "30", "5", "First"],
  ]);
  expect(of(records, "file")).toEqual([
    {
      kind: "file",
      key: "60",
      card: "30",
      name: "60.png",
      mimeType: "image/png",
      content: {
        url: `${server.url}/attachments/60/download/a%20b.png`,
        authorization: null,
        headers: { authorization: `Bearer ${JWT}`, cookie: `accessToken=${JWT}` },
      },
      sort: 0,
    },
  ]);
  expect({ skipped, warnings }).toEqual({
    skipped: [
      { what: "stopwatches", why: "cards have none", count: 1 },
      { what: "cards", why: "their list is not on the board", count: 1 },
      { what: "tasks", why: "what they belong to is not on the board", count: 1 },
      { what: "cards", why: "they are in Planka's trash", count: 2 },
    ],
    warnings: [],
  });
  const tokens = new Set(server.requests.map(({ headers }) => headers.get("authorization")));
  expect([...tokens]).toEqual([`Bearer ${JWT}`]);
});

test("PLANKA-1: a board of Planka 1 is read: tasks are on the card, comments among the actions", async () => {
  server.responses.set("/planka/api/boards/1", {
    item: { name: "Old" },
    included: {
      users: [{ id: "5", name: "Ada", username: "ada", email: "ada@example.org" }],
      lists: [{ id: "10", name: "Now", position: 1 }],
      cards: [{ id: "30", listId: "10", position: 1, name: "Dig", isDueDateCompleted: true }],
      tasks: [{ id: "40", cardId: "30", name: "Spade", isCompleted: false, position: 1 }],
      attachments: [
        { id: "60", cardId: "30", name: "a.txt", url: `${server.url}/planka/attachments/60/download/a.txt` },
      ],
    },
  });
  const comment = (id: number) => ({
    id: String(id),
    type: "commentCard",
    data: { text: `Text ${id}` },
    userId: "5",
  });
  server.responses.set("/planka/api/cards/30/actions", {
    items: Array.from({ length: 50 }, (_, index) => comment(100 - index)),
  });
  server.responses.set("/planka/api/cards/30/actions?beforeId=51", { items: [comment(50)] });
  const { records, skipped } = await read("api-key", "/planka/api/boards/1/");
  expect(skipped).toEqual([]);
  expect(of(records, "card")).toMatchObject([{ title: "Dig", isComplete: true }]);
  expect(of(records, "checklist")).toEqual([
    { kind: "checklist", key: "tasks of 30", card: "30", title: "Tasks", sort: 0 },
  ]);
  expect(of(records, "item")).toMatchObject([{ checklist: "tasks of 30", content: "Spade" }]);
  expect(
    of(records, "comment")
      .map(({ body }) => body)
      .at(-1),
  ).toBe("Text 50");
  expect(of(records, "comment")).toHaveLength(51);
  expect(of(records, "file")).toMatchObject([
    {
      content: {
        url: `${server.url}/planka/attachments/60/download/a.txt`,
        headers: { "x-api-key": "api-key" },
      },
    },
  ]);
});

test.each([
  ["https://planka.test/boards/17", { base: "https://planka.test", id: "17" }],
  ["https://planka.test/tasks/api/boards/17?x=1", { base: "https://planka.test/tasks", id: "17" }],
  ["https://planka.test/boards/17/anything", { base: "https://planka.test", id: "17" }],
  ["https://planka.test/cards/17", null],
  ["https://planka.test/boards/x", null],
  ["nonsense", null],
])("PLANKA-1: the board at %s is found", (url, board) => {
  expect(plankaBoard(url)).toEqual(board);
});

test("PLANKA-4: what the server says is told in a sentence", async () => {
  const failing = async (respond: () => Response | Promise<Response>) => {
    server.responses.set("/api/boards/1", respond);
    return read().catch((error: unknown) => error);
  };
  expect(await read().catch((error: unknown) => error)).toEqual(
    new Unreadable("Planka has no such board, or the owner of the token cannot see it."),
  );
  expect(await failing(() => new Response("", { status: 401 }))).toEqual(
    new Unreadable("Planka does not accept the token."),
  );
  expect(await failing(() => new Response("", { status: 500 }))).toMatchObject({
    message: "The board could not be read from Planka: the server answered with status 500.",
  });
  expect(await failing(() => new Response("<html>"))).toBeInstanceOf(Unreadable);
  expect(await failing(() => Response.json([]))).toEqual(
    new Unreadable("The server does not answer as Planka does."),
  );
  expect(await failing(() => new Promise(() => undefined))).toEqual(
    new Unreadable(say("The board could not be read from Planka: {reason}.", { reason: "server_late" })),
  );
  expect(
    await failing(() => new Response(null, { status: 302, headers: { location: "http://10.0.0.1/" } })),
  ).toEqual(
    new Unreadable(
      say("The board could not be read from Planka: {reason}.", { reason: "address_not_public" }),
    ),
  );
});

test("PLANKA-4: a server that never comes to an end is given up", async () => {
  serveVersion2();
  let id = 1_000_000;
  const endless = () => Response.json({ items: [{ id: String(id--), text: "More", userId: "5" }] });
  for (let at = id; at > id - 300; at--)
    server.responses.set(`/api/cards/30/comments?beforeId=${at}`, endless);
  server.responses.set("/api/cards/30/comments", endless);
  server.responses.set("/api/boards/1", {
    ...VERSION_2,
    included: { ...VERSION_2.included, cards: [{ ...VERSION_2.included.cards[0], commentsTotal: 1e9 }] },
  });
  const { records } = await read();
  expect(of(records, "comment")).toHaveLength(200);
  server.responses.set("/api/lists/12/cards?before[listChangedAt]=2024-03-01T00:00:00.000Z&before[id]=81", {
    items: [archived("81", "2024-03-01T00:00:00.000Z")],
  });
  expect(of((await read()).records, "card").filter(({ isArchived }) => isArchived)).toHaveLength(2);
});

test("PLANKA-4: whatever the values are, the board is read or refused", async () => {
  serveVersion2();
  const rows = Object.entries(VERSION_2.included).flatMap(([table, list]) =>
    list.flatMap((row, index) => Object.keys(row).map((name) => ({ table, index, name }))),
  );
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(null, "", [], {}, -1, 1e308, "\u0000", "../../x"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...rows), anything), { minLength: 1, maxLength: 4 }),
      async (changes) => {
        const included: Record<string, Record<string, unknown>[]> = structuredClone(VERSION_2.included);
        for (const [{ table, index, name }, value] of changes) {
          const row = included[table]?.[index];
          if (row) row[name] = value;
        }
        server.responses.set("/api/boards/1", { item: VERSION_2.item, included });
        const error = await read().catch((thrown: unknown) => thrown);
        expect(error instanceof Error && !(error instanceof Unreadable)).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
  const lists = fc.dictionary(fc.constantFrom(...Object.keys(VERSION_2.included)), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(lists, async (changed) => {
      server.responses.set("/api/boards/1", {
        item: VERSION_2.item,
        included: { ...VERSION_2.included, ...changed },
      });
      const error = await read().catch((thrown: unknown) => thrown);
      expect(error instanceof Error && !(error instanceof Unreadable)).toBe(false);
    }),
    { numRuns: 40 },
  );
});
