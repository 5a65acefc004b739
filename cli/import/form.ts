/** A file as the body of a request. It is sent as it is read: `FormData` would take the whole file into memory. */
import { messageOf } from "../../server/platform/util/unknown-value.ts";
import type { FileSource } from "./source.ts";

export type Fields = Readonly<Record<string, string | undefined>>;

interface Form {
  stream: ReadableStream<Uint8Array>;
  /** Why the file could not be read to its end. */
  readonly failure: Error | null;
}

export function formOf(
  boundary: string,
  file: FileSource,
  { fields, uploaded }: { fields: Fields; uploaded: (fraction: number) => void },
): Form {
  let failure: Error | null = null;

  async function* content(): AsyncGenerator<Uint8Array> {
    try {
      yield* file.stream();
    } catch (error) {
      failure = new Error(`${file.name} cannot be read (${messageOf(error)})`, { cause: error });
      throw failure;
    }
  }

  async function* parts(): AsyncGenerator<Uint8Array> {
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      yield Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
    }
    const name = encodeURIComponent(file.name);
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename*=UTF-8''${name}\r\n\r\n`,
    );
    let sent = 0;
    for await (const bytes of content()) {
      yield bytes;
      sent += bytes.byteLength;
      if (file.size !== null) uploaded(sent / file.size);
    }
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }

  const bytes = parts();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
  return {
    stream,
    get failure() {
      return failure;
    },
  };
}
