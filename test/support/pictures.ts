/** Small pictures of every kind and size. */
import { crc32, deflateSync } from "node:zlib";

/** A whole PNG in one shade of grey. */
export function png(width = 1, height = 1, shade = 0): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const chunks = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return new File([Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks])], "picture.png");
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** The segments of a JPEG up to the size, behind a comment and fill bytes. */
export function jpeg(width: number, height: number): Buffer<ArrayBuffer> {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const comment = [0xff, 0xfe, 0, 5, 0xff, 0xc0, 0];
  return Buffer.concat([Buffer.from([0xff, 0xd8, ...comment, 0xff, 0xff]), frame, Buffer.from([0xff, 0xd9])]);
}

export const LOSSY_WEBP = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");
export const LOSSLESS_WEBP = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");

/** The header of an extended WebP. */
export function extendedWebp(width: number, height: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(`RIFF\x16\0\0\0WEBPVP8X\x0a${"\0".repeat(13)}`, "latin1");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
