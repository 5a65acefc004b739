/**
 * The file `board.json` of an exported board, version 1. Ids mean something only within the file: whoever writes one
 * may use any texts that are unique among their kind. The order of a list is the order on the board.
 */
import * as z from "zod/mini";
import { timestamp } from "./base/define.ts";
import { BOARD_FILE_VERSION } from "./board-file-version.ts";

export const BOARD_FILE_FORMAT = "boardcast";
/** Where the service has the JSON Schema of it. */
export const BOARD_FILE_SCHEMA_PATH = "/docs/board-file.schema.json";
/** Within the archive. */
export const BOARD_FILE_NAME = "board.json";
export const EVENTS_FILE_NAME = "events.jsonl";
export const FILES_FOLDER = "files/";
/** Of the attachments whose bytes could not be found. */
export const MISSING_FILE_NAME = "missing.jsonl";

const key = z.string();

// What has an empty value may be left out: a file that was written before a field existed is as valid as ever. So a new
// field is one of these.
const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z._default(z.array(entry), []);
const orNull = <Value extends z.ZodMiniType>(value: Value) => z._default(z.nullable(value), null);
const flag = z._default(z.boolean(), false);
const keys = listOf(key);
const time = orNull(timestamp);

/** Members, authors of comments who have left, and people of an imported board. Only members have a role. */
const person = z.object({
  id: key,
  name: z.string(),
  username: orNull(z.string()),
  role: orNull(z.enum(["owner", "member"])),
});

const label = z.object({ id: key, name: z.string(), color: z.string() });

const column = z.object({
  id: key,
  title: z.string(),
  color: z.string(),
  is_done_column: flag,
  card_limit: orNull(z.int()),
  archived_at: time,
});

const item = z.object({ id: key, content: z.string(), is_done: flag, people: keys });

const checklist = z.object({ id: key, title: z.string(), items: listOf(item) });

/** Its bytes are in `files/<id>` of the archive, unless `missing.jsonl` has its id. */
const attachment = z.object({ id: key, name: z.string(), mime_type: z.string(), size: z.int() });

const card = z.object({
  id: key,
  /** Null for an archived card whose column has been deleted. */
  column_id: orNull(key),
  number: z.int(),
  title: z.string(),
  description: orNull(z.string()),
  start_at: time,
  due_at: time,
  is_complete: flag,
  cover_attachment_id: orNull(key),
  labels: keys,
  people: keys,
  checklists: listOf(checklist),
  attachments: listOf(attachment),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: time,
});

const comment = z.object({
  id: key,
  card_id: key,
  author_id: orNull(key),
  body: z.string(),
  created_at: timestamp,
  edited_at: time,
});

const rule = z.object({
  id: key,
  name: z.string(),
  trigger_type: z.string(),
  trigger_column_id: orNull(key),
  trigger_label_id: orNull(key),
  action_type: z.string(),
  action_column_id: orNull(key),
  action_person_id: orNull(key),
  action_label_id: orNull(key),
  is_enabled: flag,
});

export const BoardFile = z.object({
  format: z.literal(BOARD_FILE_FORMAT),
  version: z.literal(BOARD_FILE_VERSION),
  exported_at: timestamp,
  board: z.object({
    id: key,
    title: z.string(),
    description: orNull(z.string()),
    color: orNull(z.string()),
    /** The number of the last event that the file contains. */
    seq: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  }),
  people: listOf(person),
  labels: listOf(label),
  columns: listOf(column),
  cards: listOf(card),
  comments: listOf(comment),
  rules: listOf(rule),
});
export type BoardFile = z.output<typeof BoardFile>;

export type FilePerson = BoardFile["people"][number];
export type FileColumn = BoardFile["columns"][number];
export type FileCard = BoardFile["cards"][number];
export type FileComment = BoardFile["comments"][number];
export type FileRule = BoardFile["rules"][number];
