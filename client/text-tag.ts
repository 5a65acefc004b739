/** The CRC-32 of every byte. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

/** The tag of a text in `If-Text-Match`: its CRC-32 in UTF-8, as eight hexadecimal digits. Null counts as no text. */
export function textTag(text: string | null): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text ?? ""))
    crc = (crc >>> 8) ^ (REMAINDERS[(crc ^ byte) & 255] ?? 0);
  return (~crc >>> 0).toString(16).padStart(8, "0");
}
