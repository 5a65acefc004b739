import { expect, test } from "bun:test";
import fc from "fast-check";
import { detectsFourGa } from "../../server/imports/formats/four-ga/tables.ts";
import { fourGa } from "../../server/imports/formats/four-ga.ts";
import { Unreadable } from "../../server/imports/records.ts";
import { archiveSource, documentSource, readAll } from "../support/import-source.ts";

const FILES: Record<string, string> = {
  "boards.csv": "id,position,name,projectId\n1,1,Garden,9\n2,2,House,9\n",
  "lists.csv":
    "id,position,name,isCollapsed,boardId\n11,2.5,Later,true,1\n10,1,Now,false,1\n12,1,Elsewhere,false,2\n",
  "labels.csv": "id,name,color,boardId\n20,Tools,#AABBCC,1\n21,,desert-sand,1\n",
  "users.csv": "id,name,email,avatar\n5,Ada L,ada@example.org,\n",
  "cards.csv":
    'id,position,name,description,dueDate,timer,boardId,listId,coverAttachmentId,createdAt\n30,1,Dig,"Deep, and\nwide","""2024-10-17T10:00:00.000Z""",,1,10,60,"""2024-10-01T10:00:00.000Z"""\n31,2,Sow,,,"{}",1,404,,\n',
  "cardLabels.csv": "id,cardId,labelId\n1,30,20\n2,30,21\n3,31,20\n",
  "cardMemberships.csv": "id,cardId,userId\n1,30,5\n",
  "tasks.csv":
    "id,position,name,isCompleted,dueDate,cardId\n40,2,Second,true,,30\n41,1,First,false,,30\n42,1,Lost,false,,77\n",
  "taskMemberships.csv": "id,taskId,userId\n1,41,5\n",
  "comments.csv": 'id,data,cardId,userId\n50,"{""text"":""Good""}",30,5\n51,nonsense,30,5\n',
  "actions.csv":
    'id,scope,type,data,cardId,userId\n52,card,cardCreate,{},30,5\n53,card,commentCard,"{""text"":""Old""}",30,5\n',
  "attachments.csv":
    "id,dirname,filename,image,name,cardId\n60,abc,photo.png,,Photo.png,30\n61,abc,gone.png,,Gone.png,30\n",
  "attachments/abc/photo.png": "bytes",
};

test("FOURGA-2: the tables of an export become a board; what belongs to nothing is counted", async () => {
  const source = archiveSource(FILES);
  expect(detectsFourGa(source)).toBe(true);
  const { records, skipped, warnings } = await readAll(fourGa, source);
  const column = { color: null, isDone: false, cardLimit: null, isArchived: false };
  expect(records).toEqual([
    { kind: "board", title: "Garden", description: null, color: null },
    { kind: "label", key: "20", name: "Tools", color: "#aabbcc", sort: 0 },
    { kind: "label", key: "21", name: "", color: null, sort: 1 },
    { kind: "person", key: "5", name: "Ada L", username: null, email: "ada@example.org" },
    { kind: "column", key: "11", title: "Later", sort: 2.5, ...column },
    { kind: "column", key: "10", title: "Now", sort: 1, ...column },
    {
      kind: "card",
      key: "30",
      column: "10",
      sort: 1,
      number: null,
      title: "Dig",
      description: "Deep, and\nwide",
      labels: ["20", "21"],
      people: ["5"],
      startAt: null,
      dueAt: "2024-10-17T10:00:00.000Z",
      isComplete: false,
      cover: "60",
      createdAt: "2024-10-01T10:00:00.000Z",
      updatedAt: null,
      isArchived: false,
    },
    { kind: "checklist", key: "30", card: "30", title: "Tasks", sort: 0 },
    { kind: "item", key: "40", checklist: "30", content: "Second", isDone: true, people: [], sort: 2 },
    { kind: "item", key: "41", checklist: "30", content: "First", isDone: false, people: ["5"], sort: 1 },
    { kind: "comment", key: "50", card: "30", author: "5", body: "Good", createdAt: null, editedAt: null },
    { kind: "comment", key: "53", card: "30", author: "5", body: "Old", createdAt: null, editedAt: null },
    {
      kind: "file",
      key: "60",
      card: "30",
      name: "Photo.png",
      mimeType: null,
      content: { entry: "attachments/abc/photo.png" },
      sort: 0,
    },
  ]);
  expect(warnings).toEqual([]);
  expect(skipped).toEqual([
    { what: "boards", why: "an import creates one board: export “House” on its own", count: 1 },
    { what: "lists", why: "what they belong to is not in the file", count: 1 },
    { what: "cards", why: "what they belong to is not in the file", count: 1 },
    { what: "tasks", why: "what they belong to is not in the file", count: 1 },
    { what: "comments", why: "they have no text", count: 1 },
    { what: "actions", why: "the history stays behind", count: 1 },
    { what: "attachments", why: "their files are not in the archive", count: 1 },
  ]);
});

test("FOURGA-2: a due date that cannot be read is handed on, so that the report counts it", async () => {
  const dates = ['"""soon"""', "soon", '"""2024-10-17"""', "2024-10-17", "null", "", '"{""a"":1}"'];
  const rows = dates.map((date, index) => `${index},1,Card,${date},1,10`);
  const { records } = await readAll(
    fourGa,
    archiveSource({
      "boards.csv": "id,name\n1,Garden\n",
      "lists.csv": "id,name,boardId\n10,Now,1\n",
      "cards.csv": `id,position,name,dueDate,boardId,listId\n${rows.join("\n")}\n`,
    }),
  );
  expect(records.flatMap((record) => (record.kind === "card" ? [record.dueAt] : []))).toEqual([
    ...["soon", "soon", "2024-10-17T00:00:00.000Z", "2024-10-17T00:00:00.000Z", null, null, null],
  ]);
});

test("FOURGA-1: the tables may be in a folder of the archive", async () => {
  const inFolder = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`export/${name}`, text]));
  const { records } = await readAll(fourGa, archiveSource(inFolder));
  expect(records).toHaveLength(13);
  expect(records.at(-1)).toMatchObject({ content: { entry: "export/attachments/abc/photo.png" } });
});

test("FOURGA-1: an archive without a board is refused", () => {
  expect(readAll(fourGa, archiveSource({ ...FILES, "boards.csv": "id,name\n" }))).rejects.toThrow(
    new Unreadable("The archive has no board."),
  );
  expect(readAll(fourGa, documentSource("x"))).rejects.toThrow(Unreadable);
  expect(detectsFourGa(archiveSource({ "cards.csv": "" }))).toBe(false);
});

test("FOURGA-2: whatever the tables contain, they are read or refused", async () => {
  const names = Object.keys(FILES).filter((name) => name.endsWith(".csv"));
  const change = fc.record({
    name: fc.constantFrom(...names),
    at: fc.nat(200),
    cut: fc.nat(30),
    text: fc.string(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      const files = { ...FILES };
      for (const { name, at, cut, text } of changes) {
        const before = files[name] ?? "";
        files[name] = before.slice(0, at) + text + before.slice(at + cut);
      }
      const error = await readAll(fourGa, archiveSource(files)).catch((thrown: unknown) => thrown);
      expect(error instanceof Error && !(error instanceof Unreadable)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
