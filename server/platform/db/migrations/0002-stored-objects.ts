import type { Types } from "../types.ts";

/**
 * Attachments whose bytes are in object storage. An object has its row in `stored_objects` from before its first byte
 * is sent until after it is removed; `pending_since` is null once an attachment got it.
 *
 * A row in `attachment_objects` says whose it is. When the attachment goes, whichever way, the database itself takes
 * its name off, and what is left is the order to remove the object. The same order, given for an upload that came to
 * nothing, keeps a commit that comes too late from succeeding: the key is taken, and later it refers to nothing.
 */
export const storedObjects = (t: Types): string[] => [
  `CREATE TABLE stored_objects (
     object_key TEXT PRIMARY KEY,
     sha256 TEXT NOT NULL,
     pending_since TEXT
   )${t.table}`,
  `CREATE INDEX stored_objects_pending ON stored_objects (pending_since) WHERE pending_since IS NOT NULL`,

  `CREATE TABLE attachment_objects (
     object_key TEXT PRIMARY KEY REFERENCES stored_objects (object_key),
     attachment_id ${t.uuid} UNIQUE REFERENCES attachments (id) ON DELETE SET NULL
   )${t.table}`,
];
