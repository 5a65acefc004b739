/**
 * Objects in an S3-compatible storage. Bun's client signs and `fetch` sends: the client's own requests cannot be
 * aborted (measured on 1.4.4: a write to a peer that never answers never ends), these end in bounded time. Nothing is
 * retried; that is for the caller to decide. Errors and log lines never contain a signed URL.
 */
import { S3Client } from "bun";
import type { Config } from "../../config.ts";
import type { Log } from "../observability/log.ts";
import { codeOf } from "../util/unknown-value.ts";

/** Whole, or as it comes. */
export type Content = Uint8Array | ReadableStream<Uint8Array>;

export interface ObjectStore {
  /** An unused name. */
  newKey(): string;
  /** After a failure the object may exist, or come into being yet. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null when there is no such object of this size. A stream that ends early fails. */
  read(key: string, size: number): Promise<Content | null>;
  /** Whether there is such an object of this size. Its bucket must be known to be there. */
  has(key: string, size: number): Promise<boolean>;
  /** Also succeeds when there is no such object. */
  remove(key: string): Promise<void>;
  /** Requests, by what became of them. */
  readonly counts: { done: number; failed: number; missing: number };
}

/** The storage did not do what was asked, or not in time. */
export class ObjectStoreUnavailable extends Error {}

/** Until the first byte of an answer, and between any two. */
const SILENCE_MS = 5000;
/** The minimum rate of sending, which extends the timeout. */
const MIN_BYTES_PER_MS = 1024;
const SIGNATURE_SECONDS = 3600;
/** What the storage calls it. */
const NO_OBJECT = "NoSuchKey";
/**
 * Objects up to this size are read before the response starts, so that it can still report an error and has a length.
 */
const WHOLE_BYTES = 2 ** 20;

export function openObjectStore(config: Config, log: Log): ObjectStore | null {
  if (config.S3_BUCKET === "") return null;
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    // Put into the address as it is (1.4.4), which is wrong for a key like `account:user`.
    accessKeyId: encodeURIComponent(config.S3_ACCESS_KEY_ID),
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  });

  const counts = { done: 0, failed: 0, missing: 0 };
  const failed = (error: unknown): ObjectStoreUnavailable => {
    counts.failed++;
    return failure(error);
  };

  /** Null when there is no such object; every other refusal is thrown. */
  async function send(method: "PUT" | "GET" | "HEAD" | "DELETE", key: string, more: SendOptions = {}) {
    const { content, abort = new AbortController() } = more;
    const patienceMs = SILENCE_MS + (content?.byteLength ?? 0) / MIN_BYTES_PER_MS;
    const timer = setTimeout(() => abort.abort(), patienceMs);
    try {
      const answer = await fetch(client.presign(key, { method, expiresIn: SIGNATURE_SECONDS }), {
        method,
        // Never memory shared between threads, which fetch would refuse.
        body: content as Uint8Array<ArrayBuffer> | undefined,
        signal: abort.signal,
        redirect: "manual",
        decompress: false,
      });
      if (answer.ok) {
        counts.done++;
        return answer;
      }
      // The answer to HEAD has no text that would say why.
      const code = method === "HEAD" && answer.status === 404 ? NO_OBJECT : errorCode(await answer.text());
      if (code === NO_OBJECT) {
        counts[method === "DELETE" ? "done" : "missing"]++;
        return null;
      }
      throw new ObjectStoreUnavailable(`the storage answered ${answer.status} ${code}`);
    } catch (error) {
      throw failed(abort.signal.aborted ? silent() : error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    counts,
    newKey: () => config.S3_PREFIX + crypto.randomUUID(),
    async put(key, content) {
      await send("PUT", key, { content });
    },
    async read(key, size) {
      const abort = new AbortController();
      const answer = await send("GET", key, { abort });
      if (!answer) return null;
      const length = answer.headers.get("content-length");
      if (length !== String(size)) {
        abort.abort();
        log.warn("an object does not have the size it was stored with", { object_key: key, length, size });
        return null;
      }
      const stream = wholeOrFailed(answer.body ?? new Blob([]).stream(), { size, abort, log, failed });
      return size <= WHOLE_BYTES ? new Response(stream).bytes() : stream;
    },
    async has(key, size) {
      const answer = await send("HEAD", key);
      return answer?.headers.get("content-length") === String(size);
    },
    async remove(key) {
      await send("DELETE", key);
    },
  };
}

interface SendOptions {
  content?: Uint8Array;
  abort?: AbortController;
}

interface Reading {
  size: number;
  abort: AbortController;
  log: Log;
  failed(error: unknown): ObjectStoreUnavailable;
}

/** The timeout runs only while the next piece is awaited. */
function wholeOrFailed(
  body: ReadableStream<Uint8Array>,
  { size, abort, log, failed }: Reading,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = size;
  const next = async () => {
    const timer = setTimeout(() => abort.abort(), SILENCE_MS);
    try {
      const { done, value } = await reader.read();
      left -= value?.byteLength ?? 0;
      if (done ? left !== 0 : left < 0) throw new ObjectStoreUnavailable("the object was cut off");
      return value;
    } catch (error) {
      const known = failed(abort.signal.aborted ? silent() : error);
      log.warn("an object could not be read completely", { reason: known.message });
      throw known;
    } finally {
      clearTimeout(timer);
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await next();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
      cancel() {
        abort.abort();
      },
    },
    { highWaterMark: 0 },
  );
}

/** S3 says in a few lines of XML what is wrong; the code in it is all that is of use. */
function errorCode(text: string): string {
  return /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? "without a reason";
}

function silent(): ObjectStoreUnavailable {
  return new ObjectStoreUnavailable("the storage did not answer in time");
}

/** The runtime's own errors carry the signed address beside their code. */
function failure(error: unknown): ObjectStoreUnavailable {
  if (error instanceof ObjectStoreUnavailable) return error;
  return new ObjectStoreUnavailable(codeOf(error) || "the connection failed");
}
