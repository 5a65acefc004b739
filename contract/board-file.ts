/**
 * The file `board.json` of an exported board, version 1. Ids mean something only within the file: whoever writes one
 * may use any texts that are unique among their kind. The order of a list is the order on the board.
 */
import * as z from "zod/mini";
import { timestamp } from "./base/define.ts";

export const BOARD_FILE_FORMAT = "boardcast";
export const BOARD_FILE_VERSION = 1;
/** Where the service has the JSON Schema of it. */
export const BOARD_FILE_SCHEMA_PATH = "/docs/board-file.schema.json";
/** Within the archive. */
export const BOARD_FILE_NAME = "board.json";
export const EVENTS_FILE_NAME = "events.jsonl";
export const FILES_FOLDER = "files/";

const key = z.string();
const keys = z.array(key);
const time = z.nullable(timestamp);

/** Members, authors of comments who have left, and people of an imported board. Only members have a role. */
const person = z.object({
  id: key,
  name: z.string(),
  username: z.nullable(z.string()),
  role: z.nullable(z.enum(["owner", "member"])),
});

const label = z.object({ id: key, name: z.string(), color: z.string() });

const column = z.object({
  id: key,
  title: z.string(),
  color: z.string(),
  is_done_column: z.boolean(),
  card_limit: z.nullable(z.int()),
  archived_at: time,
});

const item = z.object({ id: key, content: z.string(), is_done: z.boolean(), people: keys });

const checklist = z.object({ id: key, title: z.string(), items: z.array(item) });

/** Its bytes are in `files/<id>` of the archive. */
const attachment = z.object({ id: key, name: z.string(), mime_type: z.string(), size: z.int() });

const card = z.object({
  id: key,
  /** Null for an archived card whose column has been deleted. */
  column_id: z.nullable(key),
  number: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  start_at: time,
  due_at: time,
  is_complete: z.boolean(),
  cover_attachment_id: z.nullable(key),
  labels: keys,
  people: keys,
  checklists: z.array(checklist),
  attachments: z.array(attachment),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: time,
});

const comment = z.object({
  id: key,
  card_id: key,
  author_id: z.nullable(key),
  body: z.string(),
  created_at: timestamp,
  edited_at: time,
});

const rule = z.object({
  id: key,
  name: z.string(),
  trigger_type: z.string(),
  trigger_column_id: z.nullable(key),
  trigger_label_id: z.nullable(key),
  action_type: z.string(),
  action_column_id: z.nullable(key),
  action_person_id: z.nullable(key),
  is_enabled: z.boolean(),
});

export const BoardFile = z.object({
  format: z.literal(BOARD_FILE_FORMAT),
  version: z.literal(BOARD_FILE_VERSION),
  exported_at: timestamp,
  board: z.object({
    id: key,
    title: z.string(),
    description: z.nullable(z.string()),
    color: z.nullable(z.string()),
    /** The number of the last event that the file contains. */
    seq: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  }),
  people: z.array(person),
  labels: z.array(label),
  columns: z.array(column),
  cards: z.array(card),
  comments: z.array(comment),
  rules: z.array(rule),
});
export type BoardFile = z.output<typeof BoardFile>;

export type FilePerson = BoardFile["people"][number];
export type FileColumn = BoardFile["columns"][number];
export type FileCard = BoardFile["cards"][number];
export type FileComment = BoardFile["comments"][number];
export type FileRule = BoardFile["rules"][number];
