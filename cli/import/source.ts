/** The file to be imported: on this machine, or at an address. */
import { basename } from "node:path";
import { messageOf } from "../../server/platform/util/unknown-value.ts";

export interface FileSource {
  name: string;
  /** Null if it is not known. */
  size: number | null;
  stream(): ReadableStream<Uint8Array>;
}

export async function sourceAt(from: string): Promise<FileSource> {
  if (/^https?:\/\//i.test(from)) return download(new URL(from));
  const file = Bun.file(from);
  if (!(await file.exists())) throw new Error(`There is no file ${from}`);
  return { name: basename(from), size: file.size, stream: () => file.stream() };
}

async function download(url: URL): Promise<FileSource> {
  const response = await fetch(url).catch((error) => {
    throw new Error(`${url} cannot be reached (${messageOf(error)})`, { cause: error });
  });
  const { body } = response;
  if (!response.ok || !body) throw new Error(`${url} answered with status ${response.status}`);
  const length = Number(response.headers.get("content-length") ?? Number.NaN);
  // What comes compressed is longer than that.
  const isKnown = length > 0 && !response.headers.has("content-encoding");
  return {
    name: decodeURIComponent(basename(url.pathname)) || url.host,
    size: isKnown ? length : null,
    stream: () => body,
  };
}
