import { type Fields, listOf, numberOf, stringOf } from "../../read/values.ts";
import type { Content, FileRecord, Key, ReadOptions } from "../../records.ts";
import type { Wanted } from "../archive-files.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { linkOf } from "../sections.ts";

/** Where the bytes of uploaded files may come from. */
export interface FileSources {
  inArchive: (wanted: Wanted) => string | null;
  hasArchive: boolean;
  trello: ReadOptions["trello"];
}

export interface Attachments {
  files: FileRecord[];
  /** Links, and uploaded files whose bytes are out of reach, as lines of the description. */
  links: string[];
  /** How many of the latter. */
  missing: number;
}

export function attachmentsOf(value: unknown, card: Key, sources: FileSources): Attachments {
  const result: Attachments = { files: [], links: [], missing: 0 };
  for (const [index, attachment] of listOf(value).map(fieldsOf).entries()) {
    const url = stringOf(attachment.url);
    const name = stringOf(attachment.fileName) ?? stringOf(attachment.name) ?? lastPartOf(url) ?? "file";
    const key = shortKeyOf(attachment.id);
    const content = isUpload(attachment) && key !== null ? contentOf(key, attachment, url, sources) : null;
    if (key !== null && content !== null) {
      const sort = numberOf(attachment.pos) ?? index;
      const mimeType = stringOf(attachment.mimeType) || null;
      result.files.push({ kind: "file", key, card, name, mimeType, content, sort });
      continue;
    }
    if (isUpload(attachment)) result.missing++;
    if (url !== null) result.links.push(linkOf(stringOf(attachment.name) ?? name, url));
  }
  return result;
}

/** The oldest uploads do not say that they are; unlike links, they have a size. */
function isUpload({ isUpload, bytes }: Fields): boolean {
  return typeof isUpload === "boolean" ? isUpload : numberOf(bytes) !== null;
}

function contentOf(
  id: Key,
  { fileName, name, bytes }: Fields,
  url: string | null,
  { inArchive, trello }: FileSources,
): Content | null {
  const names = [stringOf(fileName), stringOf(name), lastPartOf(url)];
  const entry = inArchive({ id, names, size: numberOf(bytes) });
  if (entry !== null) return { entry };
  return url !== null && trello !== null ? download(url, trello) : null;
}

/** The file says where to download from, but the key and the token are for Trello alone. */
function download(address: string, { key, token }: { key: string; token: string }): Content | null {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  if (url.host === "trello.com" || url.host === "api.trello.com") {
    const [consumer, secret] = [key, token].map((text) => encodeURIComponent(text.toWellFormed()));
    const authorization = `OAuth oauth_consumer_key="${consumer}", oauth_token="${secret}"`;
    return { url: url.href, authorization };
  }
  // Where uploads were up to 2021, for everybody who knew the address.
  const isOldStorage = url.host === "trello-attachments.s3.amazonaws.com";
  return isOldStorage ? { url: url.href, authorization: null } : null;
}

function lastPartOf(url: string | null): string | null {
  const path = url === null ? undefined : URL.parse(url)?.pathname;
  const part = path?.slice(path.lastIndexOf("/") + 1);
  if (!part) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
