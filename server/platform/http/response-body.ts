import type { Body } from "../core/call.ts";
import { nextTurn } from "../scheduling/next-turn.ts";
import { gathered, PART_CHARACTERS, type Parts } from "../scheduling/text-parts.ts";
import { inSlices } from "../scheduling/time-slices.ts";
import { release } from "./request-body.ts";

/**
 * Bodies up to this size are given to the runtime as they are. It combines head and body into one write while it is
 * still handling the request. For a response that comes later, as ours do, and exceeds its buffer, every part of every
 * header is a system call of its own (23 for five headers). A direct stream is always combined, but has no
 * Content-Length.
 */
const GATHERED_BYTES = 16_000;
/**
 * A direct stream holds a copy of everything its client has not read yet. Above this size the copies cost more than the
 * system calls: texts become blobs, which the runtime does not copy, and what comes in chunks is sent in pieces.
 */
export const SHARED_BYTES = 4 * 2 ** 20;
/** As much of a content in chunks as a response holds a copy of until its client has read it. */
const PIECE_BYTES = 262_144;

/**
 * Text given to the runtime leaves much garbage. Our own bytes are released as soon as they have been sent: the runtime
 * copies what a client does not accept at once.
 */
const encoder = new TextEncoder();
const decoder = new TextDecoder();

type Bytes = Uint8Array<ArrayBuffer>;
/** In one piece, or in the chunks it was made in, if it is large: to join them would be to hold it twice. */
export type Content = Bytes | readonly Bytes[];

export function contentOf(chunks: readonly Bytes[]): Content {
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (length > SHARED_BYTES) return chunks;
  const [first] = chunks;
  return first && chunks.length === 1 ? first : joined(chunks, length);
}

function joined(chunks: readonly Bytes[], length: number): Bytes {
  const whole = new Uint8Array(length);
  let start = 0;
  for (const chunk of chunks) {
    whole.set(chunk, start);
    start += chunk.byteLength;
  }
  return whole;
}

/** For any number of responses, which leave the content as it is. */
export function reusableBody(content: Content): Body {
  if (!(content instanceof Uint8Array)) return () => chunkwise(content);
  if (content.byteLength > SHARED_BYTES) return reusableBody([content]);
  return content.byteLength > GATHERED_BYTES ? () => streamOf(content) : () => content;
}

/** Each piece when the client has accepted those before, and in a turn of its own: others are served in between. */
function chunkwise(chunks: readonly Bytes[]): ReadableStream<Uint8Array> {
  const pieces = piecesOf(chunks);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await nextTurn();
        let length = 0;
        while (length < PIECE_BYTES) {
          const { value, done } = pieces.next();
          if (done) return controller.close();
          controller.enqueue(value);
          length += value.byteLength;
        }
      },
    },
    { highWaterMark: 0 },
  );
}

export function* piecesOf(chunks: readonly Bytes[]): Generator<Bytes, void> {
  for (const chunk of chunks)
    for (let start = 0; start < chunk.byteLength; start += PIECE_BYTES)
      yield chunk.subarray(start, start + PIECE_BYTES);
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

/** Texts of more characters or bytes are streamed. */
const HELD = 262_144;

/**
 * Text in parts, and from `more` when those are used up: sent in one piece if it is short, otherwise some parts when the
 * client has accepted those before. What waits for the client is bytes, which are released once they are sent: a text that
 * waits as long outlives a collection of young garbage, and then takes a full one.
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
  const start = await next(HELD);
  return parts ? streamedFrom(encoder.encode(start), () => next(PART_CHARACTERS)) : start;
}

function streamedFrom(start: Uint8Array, next: () => Promise<string>): ReadableStream<Uint8Array> {
  let held: Uint8Array | null = start;
  return piecewise(
    async () => {
      const piece = held ?? encoder.encode(await next());
      held = null;
      return piece.length > 0 ? piece : null;
    },
    async () => {
      if (held) release(held);
    },
  );
}

/** A part of an encoded text. Those that are kept elsewhere belong to others too. */
export interface Chunk {
  bytes: Bytes;
  isKept: boolean;
}

/**
 * A text that is encoded before it is sent, so that what it is made of need not be held until the client has read it.
 * `done` is called once, when the client has got everything or has gone away.
 */
export function encodedBody(chunks: readonly Chunk[], done: () => void) {
  const length = chunks.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  if (length < HELD) {
    done();
    return decoder.decode(
      joined(
        chunks.map(({ bytes }) => bytes),
        length,
      ),
    );
  }
  const waiting = [...chunks];
  return piecewise(
    async () => {
      await nextTurn();
      const chunk = waiting.shift();
      if (!chunk) done();
      return chunk ? ownBytes(chunk) : null;
    },
    async () => {
      waiting.length = 0;
      done();
    },
  );
}

/** Bytes that are released once they are sent. */
function ownBytes({ bytes, isKept }: Chunk): Uint8Array {
  return isKept ? bytes.slice() : bytes;
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
