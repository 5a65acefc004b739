/** Where a key or channel belongs in a cluster: CRC16 (XMODEM) of the part in braces, if there is one. */

export const SLOTS = 16_384;

const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0);
  return crc;
});

export function slotOf(key: string): number {
  const open = key.indexOf("{");
  const close = open < 0 ? -1 : key.indexOf("}", open + 1);
  return crc16(close > open + 1 ? key.slice(open + 1, close) : key) % SLOTS;
}

/** A prefix for names whose slot is one of those. */
export function tagIn(isHere: (slot: number) => boolean): string {
  for (let tag = 0; ; tag++) if (isHere(slotOf(String(tag)))) return `{${tag}}:`;
}

/** Of ASCII: all names here are. */
export function crc16(text: string): number {
  let crc = 0;
  for (let i = 0; i < text.length; i++)
    crc = ((crc << 8) & 0xffff) ^ (TABLE[((crc >> 8) ^ text.charCodeAt(i)) & 0xff] ?? 0);
  return crc;
}
