/** Import jobs that a test controls: a file of lines is a board with the first as its title, and a card for each other. */
import type { JobParts, Workspace } from "../../server/imports/parts.ts";
import { type FormatReader, type ImportRecord, Unreadable } from "../../server/imports/records.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { insertInto } from "../../server/platform/db/statements.ts";
import { newId, newStamp } from "../../server/platform/util/ids.ts";

interface Lines extends Workspace {
  records: ImportRecord[];
}

/** Awaited before a file is read. */
export type Before = (title: string) => Promise<void> | void;

export function linesReader(before: Before = () => undefined): FormatReader {
  return {
    name: "lines",
    async read(source, sink) {
      if (source.kind !== "document") throw new Unreadable("This is no text.");
      let text = "";
      for await (const bytes of source.bytes()) text += Buffer.from(bytes).toString();
      const [title = "", ...lines] = text.split("\n");
      await before(title);
      if (title === "") throw new Unreadable("The file has no title.");
      sink.put({ kind: "board", title, description: null, color: null });
      for (const [index, line] of lines.entries()) {
        sink.put({
          kind: "card",
          key: String(index),
          column: "",
          sort: index,
          number: null,
          title: line,
          description: null,
          labels: [],
          people: [],
          startAt: null,
          dueAt: null,
          isComplete: false,
          cover: null,
          createdAt: null,
          updatedAt: null,
          isArchived: false,
        });
      }
    },
  };
}

export function linesParts(before?: Before): JobParts {
  const reader = linesReader(before);
  return {
    async openSource(file) {
      const head = await file.read(0, 65_536);
      return {
        kind: "document",
        head,
        async *bytes() {
          for (let at = 0; at < file.size; ) {
            const bytes = await file.read(at, 65_536);
            yield bytes;
            at += bytes.length;
          }
        },
        [Symbol.asyncDispose]: async () => {},
      };
    },
    detect: async () => reader,
    readerOf: () => reader,
    csvPreview: async () => ({ headers: [], mapping: {}, rows: [] }),
    openWorkspace() {
      const records: ImportRecord[] = [];
      const workspace: Lines = {
        records,
        sink: { put: (record) => records.push(record), blob: () => 0, skip() {}, warn() {} },
        close() {},
      };
      return workspace;
    },
    async preview(_, workspace) {
      const { title, cards, report } = summaryOf(workspace as Lines);
      return { title, columns: [{ title: "Lines", cards }], cards: [], report };
    },
    async buildBoard({ accounts }, workspace, { caller, title, finish }) {
      const summary = summaryOf(workspace as Lines);
      const boardId = newId();
      const now = new Date().toISOString();
      const [, inserted] = await accounts.write([
        finish.lock,
        insertInto(
          "boards",
          sql<{
            id: string;
          }>`(id, title, created_by, updated_by, created_at, updated_at, seq, revision, stamp,
              last_card_number)
            SELECT ${boardId}, ${title ?? summary.title}, u.id, u.id, ${now}, ${now}, 0, 1, ${newStamp()}, 0
            FROM users u WHERE u.id = ${caller.id} AND ${finish.holds} RETURNING id`,
        ),
        insertInto(
          "board_members",
          sql`(board_id, user_id, role) SELECT id, created_by, 'owner' FROM boards WHERE id = ${boardId}`,
        ),
        finish.done(
          { boardId, report: summary.report },
          sql`EXISTS (SELECT 1 FROM boards WHERE id = ${boardId})`,
        ),
      ]);
      if (inserted.length === 0) throw new Error("the import is no longer held");
      return { boardId, report: summary.report };
    },
  };
}

function summaryOf({ records }: Lines) {
  const board = records.find((record) => record.kind === "board");
  const cards = records.filter(({ kind }) => kind === "card").length;
  const none = { labels: 0, checklists: 0, items: 0, comments: 0, attachments: 0 };
  return {
    title: board?.title ?? "",
    cards,
    report: { source: "lines", created: { columns: 1, cards, ...none }, skipped: [], warnings: [] },
  };
}
