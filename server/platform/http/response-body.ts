import type { Body } from "../core/call.ts";
import { gathered, type Parts } from "../util/text-parts.ts";
import { inSlices } from "../util/time-slices.ts";
import { release } from "./request-body.ts";

/**
 * Bodies up to this size are given to the runtime as they are. It combines head and body into one write while it is
 * still handling the request. For a response that comes later, as ours do, and exceeds its buffer, every part of every
 * header is a system call of its own (23 for five headers). A direct stream is always combined, but has no
 * Content-Length.
 */
const GATHERED_BYTES = 16_000;
/**
 * A stream holds a copy of everything its client has not read yet; a blob is shared by all responses. Above this size
 * the copies cost more than the system calls.
 */
export const SHARED_BYTES = 4 * 2 ** 20;

/**
 * Text given to the runtime leaves much garbage. Our own bytes are released as soon as they have been sent: the runtime
 * copies what a client does not accept at once.
 */
const encoder = new TextEncoder();

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

/** Longer texts are streamed. */
const HELD_CHARACTERS = 262_144;

/**
 * Text in parts, and from `more` when those are used up: sent in one piece if it is short, otherwise each part when the
 * client has accepted those before.
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
  if (!parts) return held;
  return piecewise(async () => {
    const text = held ?? (await next(1));
    held = null;
    return text === "" ? null : encoder.encode(text);
  });
}

/**
 * A body too large to hold in memory: each piece is read when the client has accepted the one before; null is the end.
 * A piece belongs to this response alone and is released once it is sent. If one cannot be read, the connection is
 * closed early, which tells the client that the response is incomplete. `cancel` is called if the client goes away.
 */
export function piecewise(
  read: () => Promise<Uint8Array | null>,
  cancel = async () => {},
): ReadableStream<Uint8Array> {
  let taken: Uint8Array | null = null;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (taken) release(taken);
        taken = await read();
        if (taken) controller.enqueue(taken);
        else controller.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}
