/** Bodies as they arrive, and memory that is freed without waiting for the garbage collector. */
import { ApiError } from "../util/errors.ts";

/** A chunk costs microseconds, whatever its size: a mebibyte in chunks of one byte takes two seconds. */
const SMALL_CHUNK_BYTES = 64;
const MAX_SMALL_CHUNKS = 1000;

/**
 * Nothing may be waited for before this is answered: until then the runtime goes on parsing what has arrived, chunk by
 * chunk, and nobody else is served. The connection is closed because more chunks would follow.
 */
export class TooManyChunks extends ApiError {
  constructor() {
    super("malformed_request", "The body comes in too many small chunks.", {
      headers: { connection: "close" },
    });
  }
}

/** A body as it arrives; refuses one that comes in many small chunks. */
export async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  let small = 0;
  for await (const chunk of request.body ?? []) {
    if (chunk.byteLength < SMALL_CHUNK_BYTES && ++small > MAX_SMALL_CHUNKS) throw new TooManyChunks();
    yield chunk;
  }
}

/** Smaller arrays may be views of a shared buffer, and are not worth releasing. */
const RELEASED_BYTES = 16_384;

/**
 * Immediately frees the memory of bytes that are no longer needed. The garbage collector sees small objects, not the
 * buffers behind them: until it runs, refused or copied bodies take up a multiple of the memory in use.
 */
export function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached && buffer.byteLength >= RELEASED_BYTES)
    buffer.transfer(0);
}

/**
 * How much a body may have, and who is asked for the memory of its buffer before that is allocated. The first one, which is
 * small, counts as part of the request.
 */
interface BodyRoom {
  most: number;
  take(bytes: number): void;
}

/**
 * The bytes of a body in one buffer, which grows fourfold when it is full: what has arrived is copied few times. Decoding
 * them at once leaves one text to the garbage collector; decoding chunk by chunk leaves every part of it, and the whole.
 */
export class BodyBytes {
  readonly #room: BodyRoom;
  #buffer = new Uint8Array(RELEASED_BYTES);
  #length = 0;
  #counted = 0;

  constructor(room: BodyRoom) {
    this.#room = room;
  }

  get length(): number {
    return this.#length;
  }

  /** Throws, and takes nothing, if there is no room for the buffer that it needs. */
  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.byteLength;
    const capacity = this.#buffer.byteLength;
    if (length > capacity) this.#grow(Math.max(length, Math.min(capacity * 4, this.#room.most)));
    this.#buffer.set(chunk, this.#length);
    this.#length = length;
    release(chunk);
  }

  #grow(capacity: number): void {
    this.#room.take(capacity - this.#counted);
    this.#counted = capacity;
    const larger = new Uint8Array(capacity);
    larger.set(this.#buffer.subarray(0, this.#length));
    release(this.#buffer);
    this.#buffer = larger;
  }

  text(): string {
    return new TextDecoder().decode(this.#buffer.subarray(0, this.#length));
  }

  /** It cannot be used afterwards. */
  forget(): void {
    release(this.#buffer);
  }
}
