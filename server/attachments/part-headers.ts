/** The name and type of an uploaded file, as the headers of its part give them. */
import type { Parameters } from "./header-parameters.ts";

export const MAX_NAME_LENGTH = 255;
const MEDIA_TYPE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+(\s*;[\x20-\x7e]*)?$/;
/** For a name that is nothing but a path to a folder. */
const UNNAMED = "file";

/** Undefined when the part is no file. Browsers write quotes and line breaks in names as %22, %0D and %0A. */
export function fileName({ filename, "filename*": extended }: Parameters): string | undefined {
  const encoded = /^utf-8'[^']*'(.+)$/i.exec(extended ?? "")?.[1];
  const given = encoded ? decodePercent(encoded) : filename?.replace(/%(22|0D|0A)/gi, decodePercent);
  return given ? lastPart(given) : undefined;
}

/** Some clients send the whole path: it says nothing about the file, and must not be followed. */
export function lastPart(name: string): string {
  return name.split(/[/\\]/).findLast((part) => !["", ".", ".."].includes(part)) ?? UNNAMED;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Kept as given, parameters too, unless it could not be sent back as a header. */
export function mediaType(given: string | undefined): string {
  const type = given?.trim() ?? "";
  return type.length <= MAX_NAME_LENGTH && MEDIA_TYPE.test(type) ? type : "application/octet-stream";
}
