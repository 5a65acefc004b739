/**
 * Reads the one file of a multipart body as it arrives, holding never more than the maximum.
 * Why not a library: docs/decisions/0002.
 */

import { ApiError, badRequest, invalid } from "../platform/core/errors.ts";
import type { Share } from "../platform/http/ceilings/byte-budget.ts";
import { mediaTypeOf } from "../platform/http/headers/media-type.ts";
import { arriving, release } from "../platform/http/request-body.ts";
import { type Parameters, parseParameters } from "./header-parameters.ts";

export interface UploadedFile {
  name: string;
  mimeType: string;
  content: Uint8Array;
}

const MAX_NAME_LENGTH = 255;
const MAX_BOUNDARY_LENGTH = 70;
const MAX_HEADER_BYTES = 8192;
const MAX_PARTS = 100;
/** What may stand around the file: headers, other fields, preamble, epilogue. */
const MAX_AROUND_BYTES = 1_048_576;
const MALFORMED = "The multipart body is malformed or cut off.";
const MEDIA_TYPE = /^[!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+(\s*;[\x20-\x7e]*)?$/;
/** Of a name that is nothing but a way to a folder. */
const UNNAMED = "file";

/** A body may begin slowly, but not go on so: it holds memory that others wait for. */
const GRACE_MS = 30_000;
const MIN_BYTES_PER_MS = 16;

/** What the runtime reads of a connection before it is asked to, when much comes. */
const READ_AHEAD_BYTES = 524_288;
/** Whoever has sent no more holds no more. */
const LITTLE_BYTES = 65_536;

/** What the largest body that can be taken holds. */
export function largestUpload(maxBytes: number): number {
  return maxBytes + MAX_AROUND_BYTES + MAX_PARTS * MAX_HEADER_BYTES + READ_AHEAD_BYTES;
}

interface Reading {
  maxBytes: number;
  share: Share;
  now?: () => number;
}

export async function readFilePart(
  request: Request,
  { maxBytes, share, now = performance.now }: Reading,
): Promise<UploadedFile> {
  const reader = new FilePartReader(boundaryOf(request), maxBytes);
  const startedMs = now();
  let received = 0;
  const declared = Number(request.headers.get("content-length") ?? 0);
  // One that is too large is told so, when it has come to that.
  share.requireRoom(Math.min(declared, largestUpload(maxBytes) - READ_AHEAD_BYTES));
  try {
    for await (const chunk of arriving(request)) {
      const isMuch = received + chunk.byteLength > LITTLE_BYTES;
      if (isMuch && received <= LITTLE_BYTES) share.take(READ_AHEAD_BYTES);
      received += chunk.byteLength;
      share.take(chunk.byteLength);
      if (now() - startedMs > GRACE_MS + received / MIN_BYTES_PER_MS) {
        throw badRequest("The body came too slowly.");
      }
      reader.push(chunk);
    }
    return reader.end();
  } finally {
    reader.forget();
  }
}

function boundaryOf(request: Request): string {
  const type = request.headers.get("content-type") ?? "";
  if (mediaTypeOf(type) !== "multipart/form-data") {
    throw new ApiError(415, "The body must be multipart/form-data with one file.");
  }
  const boundary = parseParameters(type).boundary ?? "";
  if (boundary === "" || boundary.length > MAX_BOUNDARY_LENGTH) throw badRequest(MALFORMED);
  return boundary;
}

/**
 * A body is parts between delimiter lines. Whatever could still be the beginning of a delimiter stays in
 * `pending` until more has come; everything else is taken in or thrown away at once.
 */
class FilePartReader {
  readonly #delimiter: Buffer;
  readonly #maxBytes: number;
  #pending: Buffer = Buffer.from("\r\n");
  #state: "preamble" | "delimiter" | "headers" | "body" | "epilogue" = "preamble";
  #file: Omit<UploadedFile, "content"> | null = null;
  #isFilePart = false;
  #content: Buffer[] = [];
  #size = 0;
  #around = 0;
  #parts = 0;

  constructor(boundary: string, maxBytes: number) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
    this.#maxBytes = maxBytes;
  }

  push(chunk: Uint8Array): void {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    release(chunk);
    while (this.#step());
  }

  end(): UploadedFile {
    if (this.#state !== "epilogue") throw badRequest(MALFORMED);
    if (!this.#file) throw invalid("body", "must have exactly one file part");
    return { ...this.#file, content: Buffer.concat(this.#content) };
  }

  /** Of no use afterwards. */
  forget(): void {
    for (const bytes of this.#content) release(bytes);
    release(this.#pending);
  }

  /** False when more bytes are needed to go on. */
  #step(): boolean {
    switch (this.#state) {
      case "preamble":
      case "body":
        return this.#readBody();
      case "delimiter":
        return this.#readDelimiterEnd();
      case "headers":
        return this.#readHeaders();
      case "epilogue":
        this.#skip(this.#take(this.#pending.length));
        return false;
    }
  }

  #readBody(): boolean {
    const index = this.#pending.indexOf(this.#delimiter);
    const certain = index >= 0 ? index : Math.max(0, this.#pending.length - this.#delimiter.length + 1);
    const bytes = this.#take(certain);
    if (this.#state === "body" && this.#isFilePart) this.#keep(bytes);
    else this.#skip(bytes);
    if (index < 0) return false;
    this.#take(this.#delimiter.length);
    this.#state = "delimiter";
    return true;
  }

  /** Behind a delimiter: two hyphens end it all, otherwise blanks and a line break. */
  #readDelimiterEnd(): boolean {
    if (this.#pending.length < 2) return false;
    if (this.#pending.toString("latin1", 0, 2) === "--") {
      this.#state = "epilogue";
      return true;
    }
    const lineEnd = this.#pending.indexOf("\r\n");
    if (lineEnd < 0 && this.#pending.length < MAX_HEADER_BYTES) return false;
    if (lineEnd < 0 || this.#take(lineEnd).toString("latin1").trim() !== "") throw badRequest(MALFORMED);
    // The line break stays: headers are read from one line break to the next.
    this.#state = "headers";
    return true;
  }

  #readHeaders(): boolean {
    const end = this.#pending.indexOf("\r\n\r\n");
    if (end > MAX_HEADER_BYTES || (end < 0 && this.#pending.length > MAX_HEADER_BYTES))
      throw badRequest(MALFORMED);
    if (end < 0) return false;
    const lines = this.#take(end + 4)
      .toString("utf8")
      .split("\r\n");
    const header = (name: string) =>
      lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
    this.#startPart(fileName(parseParameters(header("content-disposition") ?? "")), header("content-type"));
    // The blank line's own break may be the one before the next delimiter: a part can be empty.
    this.#state = "body";
    return true;
  }

  #startPart(name: string | undefined, type: string | undefined): void {
    if (++this.#parts > MAX_PARTS) throw badRequest("The multipart body has too many parts.");
    this.#isFilePart = name !== undefined;
    if (name === undefined) return;
    if (this.#file) throw invalid("body", "must have exactly one file part");
    if (name.length > MAX_NAME_LENGTH) {
      throw invalid("body.file", `must have a name of at most ${MAX_NAME_LENGTH} characters`);
    }
    if (name.includes("\u0000") || !name.isWellFormed()) {
      throw invalid("body.file", "must have a name without NUL or unpaired surrogates");
    }
    this.#file = { name, mimeType: mediaType(type) };
  }

  #keep(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > this.#maxBytes) {
      throw badRequest(`The file is larger than the maximum of ${this.#maxBytes} bytes.`);
    }
    this.#content.push(bytes);
  }

  #skip(bytes: Buffer): void {
    this.#around += bytes.length;
    if (this.#around > MAX_AROUND_BYTES) throw badRequest("The multipart body has too much beside the file.");
  }

  #take(length: number): Buffer {
    const taken = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    return taken;
  }
}

/** Undefined when the part is no file. Browsers write quotes and line breaks in names as %22, %0D and %0A. */
function fileName({ filename, "filename*": extended }: Parameters): string | undefined {
  const encoded = /^utf-8'[^']*'(.+)$/i.exec(extended ?? "")?.[1];
  const given = encoded ? decodePercent(encoded) : filename?.replace(/%(22|0D|0A)/gi, decodePercent);
  return given ? lastPart(given) : undefined;
}

/** Some clients send the whole way to the file: it says nothing about the file, and must lead nobody anywhere. */
function lastPart(name: string): string {
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
function mediaType(given: string | undefined): string {
  const type = given?.trim() ?? "";
  return type.length <= MAX_NAME_LENGTH && MEDIA_TYPE.test(type) ? type : "application/octet-stream";
}
