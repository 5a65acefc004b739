import { gathered, type Parts } from "../util/text-parts.ts";
import { inSlices } from "../util/time-slices.ts";
import { release } from "./request-body.ts";

/**
 * How many bytes are best handed to the runtime. It gathers head and body of an answer into one write while it is
 * still handling the request, but of an answer that comes later, as ours do, and does not fit its buffer, every piece
 * of every header is a system call of its own (23 for one with five headers). A direct stream is gathered always;
 * its price is that the length is not announced.
 */
const GATHERED_BYTES = 16_000;
/**
 * Of what a client has not read yet, a stream has to hold a copy; a blob is shared by all answers. Beyond this the copies
 * cost more than the system calls.
 */
export const SHARED_BYTES = 4 * 2 ** 20;

/**
 * What is given to the runtime as text leaves much to be collected. Bytes of our own are released as soon as they have been
 * sent: what a client does not take at once is copied.
 */
const encoder = new TextEncoder();

/** Makes the body of one more answer out of the same bytes. */
export type Body = () => Uint8Array<ArrayBuffer> | ReadableStream | Blob;

type Content = Uint8Array<ArrayBuffer> | Blob;

/** One content of many chunks, which are of no use afterwards. */
export function contentOf(chunks: Uint8Array<ArrayBuffer>[]): Content {
  const [first] = chunks;
  if (first && chunks.length === 1 && first.byteLength <= SHARED_BYTES) return first;
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const content = length > SHARED_BYTES ? new Blob(chunks) : joined(chunks, length);
  for (const chunk of chunks) release(chunk);
  return content;
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let start = 0;
  for (const chunk of chunks) {
    whole.set(chunk, start);
    start += chunk.byteLength;
  }
  return whole;
}

export function reusableBody(content: Content): Body {
  if (content instanceof Blob) return () => content;
  if (content.byteLength > SHARED_BYTES) return reusableBody(new Blob([content]));
  return content.byteLength > GATHERED_BYTES ? () => streamOf(content) : () => content;
}

export function textBody(text: string): string | ReadableStream | Blob {
  if (text.length > SHARED_BYTES) return new Blob([text]);
  if (text.length <= GATHERED_BYTES) return text;
  const content = encoder.encode(text);
  return streamOf(content, () => release(content));
}

function streamOf(content: Uint8Array<ArrayBuffer>, sent = () => {}): ReadableStream {
  const source: Bun.DirectUnderlyingSource = {
    type: "direct",
    pull(controller) {
      controller.write(content);
      controller.close();
      sent();
    },
  };
  // The types of Bun say that a stream takes direct sources, but not the constructor that is declared last.
  return new ReadableStream(source as unknown as Bun.UnderlyingSource);
}

/** What is longer is sent as it is made. */
const HELD_CHARACTERS = 262_144;

/**
 * Text that is made in parts, and `more` when those are used up: in one piece if it is short, otherwise each part when the
 * client has taken those before.
 */
export async function bodyInParts(first: Parts, more: () => Promise<Parts | null> = async () => null) {
  let parts: Parts | null = first;
  async function next(characters: number): Promise<string> {
    let text = "";
    while (parts && text.length < characters) {
      text += await inSlices(gathered(parts, characters - text.length));
      if (text.length < characters) parts = await more();
    }
    return text;
  }
  let held: string | null = await next(HELD_CHARACTERS);
  if (!parts) return textBody(held);
  return piecewise(async () => {
    const text = held ?? (await next(1));
    held = null;
    return text === "" ? null : encoder.encode(text);
  });
}

/**
 * What is too large to be held, piece by piece: each is read when the client has taken the one before, null is the end.
 * A piece belongs to this answer alone, and is released once it has been taken. One that cannot be read ends the
 * connection before the end of the answer, which tells the client that it is not whole.
 */
export function piecewise(read: () => Promise<Uint8Array | null>): ReadableStream<Uint8Array> {
  let taken: Uint8Array | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (taken) release(taken);
        taken = await read();
        if (taken) controller.enqueue(taken);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
