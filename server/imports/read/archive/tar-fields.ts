/** The fields of a tar header. */

export function nulTerminated(field: Buffer): string {
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? field.length : end).toString("utf8");
}

/** A number in octal digits, or, if its first bit is set, in binary. Null if it is neither or too large. */
export function octal(field: Buffer): number | null {
  if (((field[0] ?? 0) & 0x80) !== 0) {
    const value = field.subarray(-8).readBigUInt64BE();
    return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : null;
  }
  const digits = nulTerminated(field).trim();
  return /^[0-7]{0,15}$/.test(digits) ? Number.parseInt(digits || "0", 8) : null;
}

/** Lines of `LENGTH NAME=VALUE`, the length including itself. What is not one ends the list. */
export function paxRecords(body: Buffer): Record<string, string | undefined> {
  const records = new Map<string, string>();
  for (let at = 0; at < body.length; ) {
    const blank = body.indexOf(0x20, at);
    const length = blank < 0 ? 0 : Number(body.subarray(at, blank).toString("latin1"));
    if (!Number.isInteger(length) || length < 5 || at + length > body.length) break;
    const text = body.subarray(blank + 1, at + length - 1).toString("utf8");
    const equals = text.indexOf("=");
    if (equals > 0) records.set(text.slice(0, equals), text.slice(equals + 1));
    at += length;
  }
  return Object.fromEntries(records);
}
