/** Multipart bodies byte by byte, for what no client would send, and a bare connection to send them on. */
import { connect } from "node:net";

const BOUNDARY = "----test-boundary";
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** One part: its header lines, and its content. */
export interface Part {
  headers: string[];
  content: string | Uint8Array;
}

export function filePart(name: string, content: string | Uint8Array, type?: string): Part {
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}"`;
  return { headers: type === undefined ? [disposition] : [disposition, `Content-Type: ${type}`], content };
}

export function fieldPart(name: string, content: string): Part {
  return { headers: [`Content-Disposition: form-data; name="${name}"`], content };
}

export function multipart(...parts: Part[]): Buffer<ArrayBuffer> {
  const bytes = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${BOUNDARY}\r\n${headers.join("\r\n")}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** In pieces without a declared length. */
export function streamed(bytes: Uint8Array, pieceBytes: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, (sent += pieceBytes)));
    },
  });
}

/** Writes the bytes as they are, hangs up after them if told so, and gives back all that was answered. */
export function sendBytes(url: string, bytes: Uint8Array, then: "hang up" | "wait"): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => {
      if (then === "hang up") socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on("data", (data) => {
      answer += data.toString("latin1");
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(answer));
  });
}
