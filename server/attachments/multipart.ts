/**
 * Reads the one file of a multipart body, holding never more than the maximum. Header fields are read here
 * and not by the library's own form parser, which drops the parameters of a content type.
 */
import { Dicer } from "@fastify/busboy";
import { badRequest, invalid } from "../platform/errors.ts";

export interface UploadedFile {
  name: string;
  mimeType: string;
  content: Uint8Array;
}

const MAX_NAME_LENGTH = 255;
const MAX_PARTS = 100;

export async function readFilePart(request: Request, maxBytes: number): Promise<UploadedFile> {
  const boundary = /^multipart\/form-data;.*?boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(
    request.headers.get("content-type") ?? "",
  );
  const reader = parse((boundary![1] ?? boundary![2])!, maxBytes);
  try {
    if (request.body) for await (const chunk of request.body) await reader.write(chunk);
  } catch (error) {
    await request.body?.cancel().catch(() => {});
    throw error;
  }
  return reader.end();
}

export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data;.*?boundary=\S/i.test(request.headers.get("content-type") ?? "");
}

function parse(boundary: string, maxBytes: number) {
  const dicer = new Dicer({ boundary });
  const chunks: Buffer[] = [];
  let file: Omit<UploadedFile, "content"> | undefined;
  let size = 0;
  let parts = 0;
  let problem: Error | undefined;
  const fail = (error: Error) => {
    problem ??= error;
  };

  dicer.on("error", () => fail(badRequest("The multipart body is malformed or cut off.")));
  dicer.on("part", (part) => {
    let mine = false;
    if (++parts > MAX_PARTS) fail(badRequest("The multipart body has too many parts."));
    part.on("error", () => fail(badRequest("The multipart body is malformed or cut off.")));
    part.on("header", (header: Record<string, string[]>) => {
      const name = fileName(utf8(header["content-disposition"]?.[0] ?? ""));
      if (name === undefined) return;
      if (file) return fail(invalid("body", "must have exactly one file part"));
      file = { name, mimeType: contentType(header["content-type"]?.[0]) };
      mine = true;
    });
    part.on("data", (chunk: Buffer) => {
      if (!mine || problem) return;
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else fail(badRequest(`The file is larger than the maximum of ${maxBytes} bytes.`));
    });
  });

  const settled = () => problem && Promise.reject(problem);
  return {
    /** Waits until the chunk is taken in, so that the body is not read faster than it is parsed. */
    async write(chunk: Uint8Array): Promise<void> {
      await settled();
      if (dicer.writable)
        await new Promise<void>((resolve) => dicer.write(Buffer.from(chunk), () => resolve()));
      await settled();
    },
    async end(): Promise<UploadedFile> {
      await new Promise<void>((resolve) => {
        if (!dicer.writable) return resolve();
        dicer.on("finish", resolve);
        dicer.on("error", () => resolve());
        dicer.end();
      });
      await settled();
      if (!file) throw invalid("body", "must have exactly one file part");
      if (file.name.length > MAX_NAME_LENGTH) {
        throw invalid("body.file", `must have a name of at most ${MAX_NAME_LENGTH} characters`);
      }
      if (file.name.includes("\u0000") || !file.name.isWellFormed()) {
        throw invalid("body.file", "must have a name without NUL or unpaired surrogates");
      }
      return { ...file, content: Buffer.concat(chunks) };
    },
  };
}

/** The part's file name, undefined when the part is no file. Browsers escape quotes and line breaks as %22 %0D %0A. */
function fileName(disposition: string): string | undefined {
  const extended = /;\s*filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodePercent(extended) || undefined;
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/is.exec(disposition)?.[1];
  const name = quoted?.replace(/\\(["\\])/g, "$1") ?? /;\s*filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1];
  return name?.replace(/%(22|0D|0A)/gi, (sequence) => decodeURIComponent(sequence)) || undefined;
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Kept as given, parameters too, unless it could not be sent back as a header. */
function contentType(given: string | undefined): string {
  const type = given?.trim() ?? "";
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\x20-\x7e]*)?$/.test(type) && type.length <= 255
    ? type
    : "application/octet-stream";
}

/** The library hands over header bytes one character each. */
function utf8(binary: string): string {
  return Buffer.from(binary, "latin1").toString("utf8");
}
