/** Just enough of WebSocket to listen to thousands: frames are counted, not decoded, and pings answered. */
const HEADER_BYTES = 4;
const LONG = 126;
const HUGE = 127;
const HUGE_HEADER_BYTES = 10;
/** Frames of a client are masked; with zeros, so that the text stays as it is. */
const PONG = clientFrame('{"type":"pong"}');

export interface Listener {
  upgraded: boolean;
  /** Bytes that could not be understood yet. */
  rest: Buffer;
  /** Bytes of the current message that are still to come. */
  missing: number;
}

export interface FrameEvents {
  /** A message longer than the small ones of presence and heartbeat. */
  event(): void;
  ready(): void;
  answer(bytes: Buffer): void;
}

export function newListener(): Listener {
  return { upgraded: false, rest: Buffer.alloc(0), missing: 0 };
}

export function handshake(path: string): string {
  const headers = [
    "Host: 127.0.0.1",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
  ];
  return `GET ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\nSec-WebSocket-Key: ${btoa("a key of 16 byte")}\r\n\r\n`;
}

export function takeFrames(listener: Listener, chunk: Buffer, events: FrameEvents): void {
  const data = listener.rest.length > 0 ? Buffer.concat([listener.rest, chunk]) : chunk;
  let at = 0;
  listener.rest = Buffer.alloc(0);
  if (!listener.upgraded) {
    const end = data.indexOf("\r\n\r\n");
    if (end < 0) return void (listener.rest = Buffer.from(data));
    listener.upgraded = true;
    at = end + 4;
  }
  while (at < data.length) {
    if (listener.missing > 0) {
      const taken = Math.min(listener.missing, data.length - at);
      at += taken;
      listener.missing -= taken;
      if (listener.missing === 0) events.event();
      continue;
    }
    const start = frameAt(data, at);
    if (!start) return void (listener.rest = Buffer.from(data.subarray(at)));
    if (start.length >= LONG) {
      listener.missing = start.length;
      at = start.from;
      continue;
    }
    if (data.length < start.from + start.length) return void (listener.rest = Buffer.from(data.subarray(at)));
    const text = data.toString("latin1", start.from, start.from + start.length);
    if (text.startsWith('{"type":"ping"')) events.answer(PONG);
    if (text.startsWith('{"type":"ready"')) events.ready();
    at = start.from + start.length;
  }
}

function frameAt(data: Buffer, at: number): { from: number; length: number } | null {
  if (data.length < at + 2) return null;
  const length = data[at + 1]!;
  if (length < LONG) return { from: at + 2, length };
  if (data.length < at + (length === HUGE ? HUGE_HEADER_BYTES : HEADER_BYTES)) return null;
  if (length === HUGE) return { from: at + HUGE_HEADER_BYTES, length: Number(data.readBigUInt64BE(at + 2)) };
  return { from: at + HEADER_BYTES, length: data.readUInt16BE(at + 2) };
}

function clientFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
