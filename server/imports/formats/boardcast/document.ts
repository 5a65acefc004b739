import { utf8 } from "../../read/text.ts";
import type { ArchiveEntry, Source } from "../../records.ts";

const HEAD_BYTES = 65_536;
const MOST_LOOKED_AT = 20;

/** The beginning of a JSON document, to recognise its format by. */
export interface Head {
  keys: ReadonlySet<string>;
  text: string;
}

export interface BoardDocument {
  head: Head;
  bytes(): AsyncIterable<Uint8Array>;
  /** The other entries of the archive it is in, if it is in one. */
  files: readonly ArchiveEntry[];
}

/** The uploaded document itself, or the one in the uploaded archive, wherever it is in there. */
export async function findDocument(
  source: Source,
  accepts: (head: Head) => boolean,
): Promise<BoardDocument | null> {
  if (source.kind === "document") {
    const head = headOf(source.head);
    return accepts(head) ? { head, bytes: () => source.bytes(), files: [] } : null;
  }
  if (source.kind !== "archive") return null;
  for (const entry of likelyDocuments(source.entries)) {
    const begins = await beginning(entry.bytes());
    const head = headOf(await beginning((await utf8(() => once(begins)))()));
    if (!accepts(head)) continue;
    const bytes = await utf8(() => entry.bytes());
    return { head, bytes, files: source.entries.filter((other) => other !== entry) };
  }
  return null;
}

/** Those in outer folders first, of them the largest. */
function likelyDocuments(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  const depth = ({ name }: ArchiveEntry) => name.split("/").length;
  return entries
    .filter(({ name }) => /\.json$/i.test(name))
    .toSorted((a, b) => depth(a) - depth(b) || b.size - a.size)
    .slice(0, MOST_LOOKED_AT);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function beginning(document: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES);
  let length = 0;
  for await (const bytes of document) {
    const part = bytes.subarray(0, HEAD_BYTES - length);
    head.set(part, length);
    length += part.length;
    if (length === HEAD_BYTES) break;
  }
  return head.subarray(0, length);
}

function headOf(bytes: Uint8Array): Head {
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  return { keys: outerKeys(text), text };
}

/** The keys of the outermost object, as far as the text goes. */
function outerKeys(text: string): Set<string> {
  const keys = new Set<string>();
  if (!text.trimStart().startsWith("{")) return keys;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    else if (sign === '"') {
      const end = endOfString(text, at);
      if (end === null) return keys;
      if (depth === 1 && isFollowedByColon(text, end)) keys.add(text.slice(at + 1, end));
      at = end;
    }
  }
  return keys;
}

function endOfString(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return null;
}

function isFollowedByColon(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at++;
  return text[at] === ":";
}
