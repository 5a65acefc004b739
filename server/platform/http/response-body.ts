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

/** Makes the body of one more answer out of the same bytes. */
export type Body = () => Uint8Array<ArrayBuffer> | ReadableStream | Blob;

type Content = Uint8Array<ArrayBuffer> | Blob;

export function contentOf(chunks: Uint8Array<ArrayBuffer>[]): Content {
  const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (length > SHARED_BYTES) return new Blob(chunks);
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
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
  return text.length > GATHERED_BYTES ? streamOf(text) : text;
}

function streamOf(content: string | Uint8Array<ArrayBuffer>): ReadableStream {
  const source: Bun.DirectUnderlyingSource = {
    type: "direct",
    pull(controller) {
      controller.write(content);
      controller.close();
    },
  };
  // The types of Bun say that a stream takes direct sources, but not the constructor that is declared last.
  return new ReadableStream(source as unknown as Bun.UnderlyingSource);
}

/**
 * What is too large to be held, piece by piece: each is read when the client has taken the one before, null is the end.
 * Text is encoded by the runtime, without a copy that has to be collected. A piece that cannot be read ends the
 * connection before the end of the answer, which tells the client that it is not whole.
 */
export function piecewise<Piece extends Uint8Array | string>(
  read: () => Promise<Piece | null>,
): ReadableStream<Piece> {
  return new ReadableStream<Piece>(
    {
      async pull(controller) {
        const piece = await read();
        if (piece !== null) controller.enqueue(piece);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
