/** Boards from files of other tools, or of this one. An import belongs to whoever uploaded the file, until it is a board. */
import * as z from "zod/mini";
import { atMost, id, keyword, resource, route, text, timestamp, verbatim } from "./base/define.ts";
import { pageLimit, pageOf } from "./base/paging.ts";
import { timeZone } from "./base/time-zone.ts";

/** Those that can be in a file; a board that is read from another service has the name of that in `report.source`. */
export const IMPORT_FORMATS = ["boardcast", "trello", "wekan", "deck", "4ga", "csv"] as const;

const count = z.int();

/** A sentence for programs, which can word it in another language: see `import-words.ts`. */
const note = {
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.int()])),
};

/** What an import has created, or, of a preview, would create. */
export const ImportReport = resource("ImportReport", {
  /** The format, such as `trello`. */
  source: z.string(),
  created: z.object({
    columns: count,
    cards: count,
    labels: count,
    checklists: count,
    items: count,
    comments: count,
    attachments: count,
  }),
  skipped: z.array(
    z.object({
      what: z.string(),
      count,
      why: z.string(),
      what_code: z.string(),
      why_code: z.string(),
      /** That `why` has in it. */
      values: note.values,
    }),
  ),
  warnings: z.array(z.string()),
  /** The warnings in the same order, and how often there was reason for each. */
  notes: z.array(z.object({ ...note, count })),
});
export type ImportReport = z.output<typeof ImportReport>;

/** By field of a card (`title`, `due_at`, …): the header of the column of a CSV file that it is read from. */
export const csvMapping = z.record(z.string().check(atMost(50)), verbatim(0, 1000)).check(
  z.refine<Record<string, string>>((mapping) => Object.keys(mapping).length <= 50, {
    error: "must have at most 50 fields",
  }),
);

/** Which number of 05/06/2020 is the month, in a CSV file. */
export const DATE_ORDERS = ["day_first", "month_first"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
const dateOrder = z.enum(DATE_ORDERS);

/** What a file is about, before anything is created. */
export const ImportPreview = resource("ImportPreview", {
  title: z.string(),
  /** The first 50, with the number of their cards. */
  columns: z.array(z.object({ title: z.string(), cards: count })),
  /** A few cards from the beginning. */
  cards: z.array(z.object({ title: z.string(), column: z.string() })),
  /** How many people the file names. */
  people: count,
  /** Of what is created: how much goes to the archive, cards with their columns included. */
  archived: z.object({ columns: count, cards: count }),
  /** Of a CSV file: its headers, which of them are read for what, and its first rows. */
  csv: z.nullable(
    z.object({
      headers: z.array(z.string()),
      mapping: z.record(z.string(), z.string()),
      rows: z.array(z.array(z.string())),
      dates: z.object({
        /** In which dates such as 05/06/2020 are read: as the caller says, or as other dates of the file show. */
        order: z.nullable(dateOrder),
        /** What other dates of the file show, such as 05/20/2020. */
        shown: z.nullable(dateOrder),
        /** A date that could be two, if no other date shows which: somebody should be asked. */
        ambiguous: z.nullable(z.string()),
      }),
    }),
  ),
});
export type ImportPreview = z.output<typeof ImportPreview>;

const summary = {
  status: z.enum(["queued", "running", "done", "failed"]),
  /** From 0 to 1. */
  progress: z.number(),
  /** Of a board that was created. */
  board_id: z.nullable(id),
};
const about = {
  /** Why it has failed. */
  error: z.nullable(z.string()),
  error_note: z.nullable(z.object(note)),
  /** Null until it is known. */
  format: z.nullable(z.string()),
  file_name: z.string(),
  size: z.int(),
  /** Nothing is created: once it is done, it can be started. */
  is_preview: z.boolean(),
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
};

export const Import = resource("Import", {
  id,
  ...summary,
  /** Once it is done. */
  report: z.nullable(ImportReport),
  ...about,
  /** Of a preview that is done. */
  preview: z.nullable(ImportPreview),
});
export type Import = z.output<typeof Import>;

const ImportSummary = resource("ImportSummary", { id, ...summary, ...about });
export type ImportSummary = z.output<typeof ImportSummary>;

const trelloSecret = z.optional(verbatim(1, 200));

/** What comes with the file, as form fields. */
export const importFields = z.object({
  /** Recognised by the content unless given. */
  format: z.optional(keyword(IMPORT_FORMATS)),
  /** `true`: nothing is created yet. */
  preview: z.optional(z.enum(["true", "false"])),
  /** Of the board, instead of the one in the file. */
  title: z.optional(text(1, 255)),
  /** As for `startImport`, in JSON. */
  mapping: z.optional(verbatim(0, 65_536)),
  /** Of a CSV file: where its dates are meant that do not say it. UTC unless given. */
  tz: z.optional(timeZone),
  /** Of a CSV file: what dates such as 05/06/2020 mean. As other dates of the file show unless given. */
  date_order: z.optional(dateOrder),
  /** With these, the files of Trello cards are downloaded. They are forgotten when the import is finished. */
  trello_key: trelloSecret,
  trello_token: trelloSecret,
});
export type ImportFields = z.output<typeof importFields>;

const tag = "Imports";

export const importRoutes = {
  importBoard: route({
    method: "POST",
    path: "/boards/import",
    tag,
    summary:
      "Import a board: multipart with exactly one file part. The caller becomes its owner and only member",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    accepts: "multipart",
    fields: importFields,
    status: 202,
    answer: Import,
    errors: [400, 409, 429],
  }),
  importFromPlanka: route({
    method: "POST",
    path: "/boards/import/planka",
    tag,
    summary: "Import a board from a Planka server. The caller becomes its owner and only member",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    body: z.object({
      /** Of the board, as in the browser: `https://planka.example.org/boards/1357158568008091264`. */
      url: verbatim(1, 2000),
      /** An API key, or the access token of a login. It is forgotten when the import is finished. */
      token: verbatim(1, 4000).check(z.regex(/^[!-~]*$/, "must consist of visible ASCII characters")),
      title: z.optional(text(1, 255)),
      preview: z.optional(z.boolean()),
    }),
    status: 202,
    answer: Import,
    errors: [409],
  }),
  listImports: route({
    method: "GET",
    path: "/imports",
    tag,
    summary: "My imports of the last 30 days, newest first",
    access: "authenticated",
    scope: "read",
    isAccountWide: true,
    query: z.object({ limit: pageLimit, before: z.optional(id) }),
    status: 200,
    answer: pageOf(ImportSummary),
  }),
  getImport: route({
    method: "GET",
    path: "/imports/{import_id}",
    tag,
    summary: "How far an import is, and what came of it",
    access: "authenticated",
    scope: "read",
    isAccountWide: true,
    status: 200,
    answer: Import,
    errors: [404],
  }),
  startImport: route({
    method: "POST",
    path: "/imports/{import_id}/start",
    tag,
    summary: "Import the file of a finished preview, or preview it again with another mapping",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    body: z.object({
      mapping: z.optional(csvMapping),
      tz: z.optional(timeZone),
      /** Null: as other dates of the file show, whatever was said before. */
      date_order: z.optional(z.nullable(dateOrder)),
      title: z.optional(text(1, 255)),
      /** Nothing is created this time either. */
      preview: z.optional(z.boolean()),
      trello_key: trelloSecret,
      trello_token: trelloSecret,
    }),
    isBodyOptional: true,
    status: 202,
    answer: Import,
    errors: [404, 409],
  }),
  deleteImport: route({
    method: "DELETE",
    path: "/imports/{import_id}",
    tag,
    summary: "Cancel an import, or remove a finished one from the list; a board that was created stays",
    access: "authenticated",
    scope: "write",
    isAccountWide: true,
    status: 204,
    errors: [404],
  }),
};
