/** A WebSocket spoken by hand over TCP: it can stop reading, say nothing, and send what no library would. */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { eventually } from "./eventually.ts";
import type { Received } from "./listener.ts";

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface Frame {
  opcode: number;
  payload: string | Uint8Array;
  /** More of the same message follows. */
  unfinished?: boolean;
  /** The bits no extension has given a meaning. */
  reserved?: number;
  /** As only a server may send it. */
  unmasked?: boolean;
  /** The length is written in this many bytes, whether it needs them or not. */
  lengthBytes?: 0 | 2 | 8;
  /** The length that is written, whatever the payload has. */
  claims?: number;
}

export class RawSocket {
  /** The status of the handshake; 101 when it was accepted. */
  status = 0;
  /** What came with a handshake that was refused. */
  refusal = "";
  readonly messages: Received[] = [];
  /** What came back for pings of the WebSocket protocol. */
  readonly pongs: string[] = [];
  /** Of the close frame, if one came. */
  closeCode: number | null = null;
  gone = false;
  /** It was gone before we knew: what had been on its way to us is lost. */
  wasReset = false;
  receivedBytes = 0;
  readonly #socket: Socket;
  #bytes = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk: Buffer) => {
      this.receivedBytes += chunk.length;
      this.#bytes = Buffer.concat([this.#bytes, chunk]);
      if (this.status === 0) this.#readHead();
      if (this.status === 101) while (this.#readFrame());
    });
    const end = () => {
      this.gone = true;
    };
    socket.on("error", () => {
      this.wasReset = true;
      end();
    });
    socket.on("end", end);
    socket.on("close", end);
  }

  static async open(url: string, target: string, headers: Record<string, string> = {}): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const raw = new RawSocket(socket);
    const all = {
      host,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": randomBytes(16).toString("base64"),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${target} HTTP/1.1\r\n${lines.join("")}\r\n`);
    await eventually(() => raw.status !== 0 || raw.gone, "an answer to the handshake");
    return raw;
  }

  sees(type: string): Promise<Received> {
    return eventually(() => this.messages.find((message) => message.type === type), type);
  }

  send(frame: Frame): void {
    this.write(encodeFrame(frame));
  }

  write(bytes: Uint8Array): void {
    this.#socket.write(bytes);
  }

  say(text: string): void {
    this.send({ opcode: OPCODE.text, payload: text });
  }

  /** The kernel's buffers fill up, then the service's. */
  stopReading(): void {
    this.#socket.pause();
  }

  readOn(): void {
    this.#socket.resume();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #readHead(): void {
    const end = this.#bytes.indexOf("\r\n\r\n");
    if (end < 0) return;
    this.status = Number(this.#bytes.toString("latin1", 0, end).split(" ")[1]);
    this.#bytes = this.#bytes.subarray(end + 4);
    if (this.status !== 101) this.refusal = this.#bytes.toString();
  }

  #readFrame(): boolean {
    const bytes = this.#bytes;
    if (bytes.length < 2) return false;
    const short = bytes[1]! & 127;
    const start = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < start) return false;
    const length =
      short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
    if (bytes.length < start + length) return false;
    const payload = bytes.subarray(start, start + length);
    this.#bytes = bytes.subarray(start + length);
    const opcode = bytes[0]! & 15;
    if (opcode === OPCODE.text) this.messages.push(JSON.parse(payload.toString()));
    if (opcode === OPCODE.pong) this.pongs.push(payload.toString("latin1"));
    if (opcode === OPCODE.close && length >= 2) this.closeCode = payload.readUInt16BE(0);
    return true;
  }
}

export function encodeFrame({ opcode, payload, unfinished, reserved = 0, ...odd }: Frame): Buffer {
  const body = Buffer.from(payload as string);
  const { claims = body.length, unmasked } = odd;
  const lengthBytes = odd.lengthBytes ?? (claims < 126 ? 0 : claims < 65_536 ? 2 : 8);
  const head = Buffer.alloc(2 + lengthBytes);
  head[0] = (unfinished ? 0 : 128) | (reserved << 4) | opcode;
  head[1] = (unmasked ? 0 : 128) | (lengthBytes === 0 ? claims & 127 : lengthBytes === 2 ? 126 : 127);
  if (lengthBytes === 2) head.writeUInt16BE(claims & 65_535, 2);
  if (lengthBytes === 8) head.writeBigUInt64BE(BigInt.asUintN(64, BigInt(claims)), 2);
  if (unmasked) return Buffer.concat([head, body]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, body.map((byte, index) => byte ^ mask[index % 4]!)]);
}
