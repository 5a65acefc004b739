/** Entity tags (RFC 9110, section 8.8.3), as answered in `ETag` and compared in `If-Match` and `If-None-Match`. */

/** The tags of a header, each with its quotes but without `W/`; `*` stands for any. */
export type GivenTags = "*" | readonly string[];

const TAG = /(?:W\/)?("[!#-~\u0080-\uffff]*")/y;

/** The same text has the same tag in every process. */
export function contentTag(text: string): string {
  return `"${Bun.hash.xxHash3(text).toString(36)}"`;
}

/** The tag of one text of a resource, which clients compute too: its CRC-32. Null counts as no text. */
export function textTag(text: string | null): string {
  return Bun.hash
    .crc32(text ?? "")
    .toString(16)
    .padStart(8, "0");
}

/** For a tag that does not cover every byte of its response. */
export function weak(tag: string): string {
  return `W/${tag}`;
}

/** Null if the header is malformed. (A tag may contain commas.) */
export function parseTags(header: string): GivenTags | null {
  if (header.trim() === "*") return "*";
  const tags: string[] = [];
  for (let at = 0; ; at++) {
    TAG.lastIndex = afterBlanks(header, at);
    const tag = TAG.exec(header)?.[1];
    if (tag === undefined) return null;
    tags.push(tag);
    at = afterBlanks(header, TAG.lastIndex);
    if (at === header.length) return tags;
    if (header[at] !== ",") return null;
  }
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}

/** Ignores `W/` on either side: a proxy that compresses responses makes strong tags weak. */
export function includesTag(given: GivenTags, tag: string): boolean {
  return given === "*" || given.includes(tag.replace(/^W\//, ""));
}

/** Whether the client already has the response with this tag. */
export function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === tag) return ifNoneMatch !== null;
  const given = parseTags(ifNoneMatch);
  return given !== null && includesTag(given, tag);
}
