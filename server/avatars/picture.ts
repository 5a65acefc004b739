/**
 * What kind of picture some bytes are, and how large, by the bytes themselves: neither the name nor the declared type of
 * a file is believed. Only headers are read; nothing is decoded.
 */
export type PictureKind = "png" | "jpeg" | "webp";

export interface Picture {
  kind: PictureKind;
  width: number;
  height: number;
}

/** Null if they are none of these. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngOf(data) ?? jpegOf(data) ?? webpOf(data);
}

const PNG_START = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
const PNG_HEADER_BYTES = 33;

function pngOf(data: Buffer): Picture | null {
  if (data.length < PNG_HEADER_BYTES || !data.subarray(0, PNG_START.length).equals(PNG_START)) return null;
  return { kind: "png", width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

/** A JPEG is a list of segments; the frame header, which has the size, comes before the compressed data. */
function jpegOf(data: Buffer): Picture | null {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= data.length && data[at] === 0xff) {
    const marker = data.readUInt8(at + 1);
    if (isFrameHeader(marker)) {
      return { kind: "jpeg", height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    }
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + data.readUInt16BE(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, except the tables (DHT, JPG, DAC) that have numbers among them. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** The first chunk is a lossy picture, a lossless one, or the header of an extended file. */
function webpOf(data: Buffer): Picture | null {
  if (data.length < 30 || data.toString("latin1", 0, 4) !== "RIFF") return null;
  switch (data.toString("latin1", 8, 16)) {
    case "WEBPVP8 ":
      if (data.readUIntBE(23, 3) !== 0x9d012a) return null;
      return { kind: "webp", width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    case "WEBPVP8L": {
      if (data[20] !== 0x2f) return null;
      const size = data.readUInt32LE(21);
      return { kind: "webp", width: (size & 0x3fff) + 1, height: ((size >>> 14) & 0x3fff) + 1 };
    }
    case "WEBPVP8X":
      return { kind: "webp", width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
