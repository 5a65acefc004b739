/** Compresses piece by piece, on a thread of the runtime: what comes out of each piece is there before the next. */
import { once } from "node:events";
import { createDeflateRaw } from "node:zlib";

interface Deflater {
  push(piece: Uint8Array): Promise<Uint8Array[]>;
  end(): Promise<Uint8Array[]>;
  close(): void;
}

export function createDeflater(level: number): Deflater {
  const stream = createDeflateRaw({ level });
  let compressed: Uint8Array[] = [];
  stream.on("data", (piece: Uint8Array) => compressed.push(piece));
  const taken = () => {
    const pieces = compressed;
    compressed = [];
    return pieces;
  };
  return {
    async push(piece) {
      await new Promise<void>((resolve, reject) =>
        stream.write(piece, (error) => (error ? reject(error) : resolve())),
      );
      return taken();
    },
    async end() {
      const ended = once(stream, "end");
      stream.end();
      await ended;
      return taken();
    },
    close: () => stream.destroy(),
  };
}
