/** The files of a board that is built: where their bytes are, and which of them fit. */

import { lastPart, MAX_NAME_LENGTH, mediaType } from "../../attachments/part-headers.ts";
import type { Config } from "../../config.ts";
import { storeFile } from "../../copies/files.ts";
import type { Context } from "../../platform/core/context.ts";
import { requireDiskSpace } from "../../platform/core/disk-space.ts";
import { newId } from "../../platform/util/ids.ts";
import { lineOf } from "../clean-text.ts";
import type { Download } from "../read/download.ts";
import { type ArchiveEntry, type Content, type FileRecord, type Source, Unreadable } from "../records.ts";
import type { Tally } from "../report.ts";
import { type Said, say } from "../words.ts";
import type { Workspace } from "../workspace.ts";
import type { Steps } from "./steps.ts";
import { cut } from "./texts.ts";

export interface TakenFile {
  id: string;
  name: string;
  mime_type: string;
  size: number;
}

export interface Files {
  /** Null if it is left out; then the report says why. */
  take(file: FileRecord): Promise<TakenFile | null>;
}

export interface Places {
  workspace: Workspace;
  source: Source;
  /** For files that are somewhere else. */
  download: Download;
  signal: AbortSignal;
}

type Bounds = Pick<Config, "MAX_ATTACHMENT_BYTES" | "BOARD_STORAGE_BYTES">;

/** What can be known of a file without reading it. */
interface Opened {
  size: number | null;
  read(): Promise<{ bytes: Uint8Array; mimeType: string | null }>;
}

/** Takes every file whose size is not known to be too large, and stores none. */
export function judgedFiles(places: Places, bounds: Bounds, tally: Tally): Files {
  return filesBy(places, bounds, tally, async (file, { size }) => ({
    id: newId(),
    ...describe(file),
    size: size ?? 0,
  }));
}

/** Files are read one at a time: each may be as large as an attachment, and only one that is large is in memory. */
export function storedFiles(
  context: Context,
  places: Places,
  { stillHere, hold, fileTarget }: Pick<Steps, "stillHere" | "hold" | "fileTarget">,
  tally: Tally,
): Files {
  return filesBy(places, context.config, tally, async (file, opened, leftBytes) => {
    // Before reading as well: many downloads may fail one after another, each of them slowly.
    await stillHere();
    const { bytes: content, mimeType } = await opened.read();
    if (content.byteLength > leftBytes) throw new Unreadable(beyondStorage(context.config));
    const fields = {
      ...describe({ ...file, mimeType: file.mimeType ?? mimeType }),
      size: content.byteLength,
    };
    await stillHere();
    const held = hold(content);
    if (held === null) await requireDiskSpace(context, content.byteLength, "file");
    const id = held ?? (await storeFile(context, fields, { ...fileTarget, hasRoom: true }, content));
    return { id, ...fields };
  });
}

function filesBy(
  places: Places,
  bounds: Bounds,
  tally: Tally,
  take: (file: FileRecord, opened: Opened, leftBytes: number) => Promise<TakenFile>,
): Files {
  const open = opener(places, bounds.MAX_ATTACHMENT_BYTES);
  let leftBytes = bounds.BOARD_STORAGE_BYTES || Number.POSITIVE_INFINITY;
  return {
    async take(file) {
      try {
        const opened = open(file.content);
        if ((opened.size ?? 0) > bounds.MAX_ATTACHMENT_BYTES)
          throw new Unreadable(tooLarge(bounds.MAX_ATTACHMENT_BYTES));
        if ((opened.size ?? 0) > leftBytes) throw new Unreadable(beyondStorage(bounds));
        const taken = await take(file, opened, leftBytes);
        leftBytes -= taken.size;
        tally.created.attachments++;
        return taken;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        tally.skip("attachments", error.said);
        return null;
      }
    },
  };
}

function opener(
  { workspace, source, download, signal }: Places,
  maxBytes: number,
): (content: Content) => Opened {
  const entries = new Map<string, ArchiveEntry>(
    source.kind === "archive" ? source.entries.map((entry) => [entry.name, entry]) : [],
  );
  return (content) => {
    if ("blob" in content) {
      const { blob } = content;
      return { size: workspace.blobSize(blob), read: async () => untyped(workspace.blob(blob)) };
    }
    if ("url" in content) return { size: null, read: () => download(content, maxBytes, signal) };
    const entry = entries.get(content.entry);
    if (!entry) throw new Unreadable("it is not in the archive");
    return { size: entry.size, read: async () => untyped(await gathered(entry.bytes(), maxBytes)) };
  };
}

function untyped(bytes: Uint8Array): { bytes: Uint8Array; mimeType: null } {
  return { bytes, mimeType: null };
}

async function gathered(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.byteLength;
    if (size > most) throw new Unreadable(tooLarge(most));
    parts.push(part);
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : Buffer.concat(parts, size);
}

/** As it is on a card, before it is known whether it can be taken. */
export function expectedFile(file: FileRecord, id: string): TakenFile {
  return { id, ...describe(file), size: Number.MAX_SAFE_INTEGER };
}

/** Without a type, what the name says. */
function describe({ name, mimeType }: FileRecord) {
  const shown = cut(lineOf(lastPart(name)), MAX_NAME_LENGTH) || "file";
  return { name: shown, mime_type: mediaType(mimeType ?? Bun.file(shown).type) };
}

function tooLarge(most: number): Said {
  return say("it is larger than {bytes}", { bytes: most });
}

function beyondStorage({ BOARD_STORAGE_BYTES: bytes }: Bounds): Said {
  return say("the files of a board may have no more than {bytes} together", { bytes });
}
