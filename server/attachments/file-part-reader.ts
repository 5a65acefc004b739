/** Finds the one file, and the fields beside it, in a multipart body that comes in chunks. */
import { release } from "../platform/http/request-body.ts";
import { ApiError, badRequest, invalid } from "../platform/util/errors.ts";
import { present } from "../platform/util/present.ts";
import { type Parameters, parseParameters } from "./header-parameters.ts";
import { fileName, MAX_NAME_LENGTH, mediaType } from "./part-headers.ts";

export interface FileHeader {
  name: string;
  mimeType: string;
}

export interface UploadedFile extends FileHeader {
  content: Uint8Array;
}

/** A file in the chunks it came in. */
interface ReceivedFile extends FileHeader {
  chunks: Buffer[];
  fields: Record<string, string>;
}

export const MAX_HEADER_BYTES = 8192;
export const MAX_PARTS = 100;
/** Smaller ones are put together: each would hold memory besides its bytes. */
const LARGE_CHUNK_BYTES = 16_384;
/** Everything around the file: headers, other fields, preamble, epilogue. */
export const MAX_AROUND_BYTES = 1_048_576;
export const MALFORMED = "The multipart body is malformed or cut off.";

export function tooLarge(maxBytes: number): ApiError {
  const limit = { what: "file_bytes", most: maxBytes } as const;
  return new ApiError("file_too_large", `The file is larger than the maximum of ${maxBytes} bytes.`, {
    limit,
  });
}

/**
 * A body is parts between delimiter lines. Whatever could still be the beginning of a delimiter stays in
 * `pending` until more has come; everything else is taken in or thrown away at once.
 */
export class FilePartReader {
  readonly #delimiter: Buffer;
  readonly #maxBytes: number;
  #pending: Buffer = Buffer.from("\r\n");
  #state: "preamble" | "delimiter" | "headers" | "body" | "epilogue" = "preamble";
  #file: FileHeader | null = null;
  /** Where the bytes of the present part go; null if nobody wants them. */
  #part: "file" | { field: string; bytes: Buffer[] } | null = null;
  readonly #fields: Map<string, string | null>;
  #content: Buffer[] = [];
  #held = 0;
  #size = 0;
  #around = 0;
  #parts = 0;

  /** Of the fields beside the file, those with these names are kept. */
  constructor(boundary: string, maxBytes: number, fields: readonly string[] = []) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
    this.#maxBytes = maxBytes;
    this.#fields = new Map(fields.map((name) => [name, null]));
  }

  /** Of the file, so far. */
  get size(): number {
    return this.#size;
  }

  /** Takes the memory of the chunk, too: copying each would take as long as everything else about an upload. */
  push(chunk: Uint8Array): void {
    if (this.#isSeparate(chunk)) {
      this.#takeIn(this.#pending);
      this.#pending = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    } else {
      this.#pending = Buffer.concat([this.#pending, chunk]);
      release(chunk);
    }
    while (this.#step());
  }

  /** The next `length` bytes of the file, once so many have arrived; the memory is the caller's from then on. */
  takeContent(length: number): Buffer | null {
    if (this.#held < length) return null;
    const taken = Buffer.allocUnsafeSlow(length);
    for (let filled = 0; filled < length; ) {
      const first = present(this.#content.shift(), "the next bytes of the file");
      const part = first.subarray(0, length - filled);
      taken.set(part, filled);
      filled += part.length;
      if (part.length < first.length) this.#content.unshift(first.subarray(part.length));
      else if (first.buffer !== (this.#content[0] ?? this.#pending).buffer) release(first);
    }
    this.#held -= length;
    return taken;
  }

  /** The chunks that were not taken before. */
  end(): ReceivedFile {
    if (this.#state !== "epilogue") throw badRequest(MALFORMED);
    if (!this.#file) throw invalid("body", "must have exactly one file part");
    const given = [...this.#fields].flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return { ...this.#file, chunks: this.#content, fields: Object.fromEntries(given) };
  }

  /** Releases all memory; the reader cannot be used afterwards. */
  forget(): void {
    for (const bytes of this.#content) release(bytes);
    release(this.#pending);
  }

  /** True in the middle of a part, where nothing that began before the chunk can be a delimiter. */
  #isSeparate(chunk: Uint8Array): boolean {
    const most = this.#delimiter.length - 1;
    if (this.#state !== "body" || this.#pending.length > most || chunk.byteLength < LARGE_CHUNK_BYTES)
      return false;
    return !Buffer.concat([this.#pending, chunk.subarray(0, most)]).includes(this.#delimiter);
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
    this.#takeIn(bytes);
    if (index < 0) return false;
    this.#endPart();
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
    this.#startPart(parseParameters(header("content-disposition") ?? ""), header("content-type"));
    // The blank line's own break may be the one before the next delimiter: a part can be empty.
    this.#state = "body";
    return true;
  }

  #startPart(parameters: Parameters, type: string | undefined): void {
    if (++this.#parts > MAX_PARTS) throw badRequest("The multipart body has too many parts.");
    const name = fileName(parameters);
    const field = parameters.name ?? "";
    if (name === undefined) {
      this.#part = this.#fields.has(field) ? { field, bytes: [] } : null;
      return;
    }
    this.#part = "file";
    if (this.#file) throw invalid("body", "must have exactly one file part");
    if (name.length > MAX_NAME_LENGTH) {
      throw invalid("body.file", `must have a name of at most ${MAX_NAME_LENGTH} characters`);
    }
    if (name.includes("\u0000") || !name.isWellFormed()) {
      throw invalid("body.file", "must have a name without NUL or unpaired surrogates");
    }
    this.#file = { name, mimeType: mediaType(type) };
  }

  #takeIn(bytes: Buffer): void {
    if (this.#part === "file") return this.#keep(bytes);
    this.#skip(bytes);
    // Copied: the same memory may hold bytes of the file, which are released earlier.
    this.#part?.bytes.push(Buffer.from(bytes));
  }

  /** Of several fields with one name, the last counts. */
  #endPart(): void {
    if (this.#part && this.#part !== "file")
      this.#fields.set(this.#part.field, Buffer.concat(this.#part.bytes).toString("utf8"));
    this.#part = null;
  }

  #keep(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > this.#maxBytes) throw tooLarge(this.#maxBytes);
    this.#held += bytes.length;
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
