/**
 * Text as UTF-8 without a byte order mark. UTF-16 is known by its mark, or by every other byte being zero; what is not
 * valid UTF-8 is Windows-1252, in which every byte means something.
 */
const STEP_BYTES = 64 * 1024;
const encoder = new TextEncoder();

type Open = () => AsyncIterable<Uint8Array>;

/** The same text from the beginning, as often as it is asked for. It is read once to find out its encoding. */
export async function utf8(open: Open): Promise<Open> {
  const encoding = await encodingOf(open());
  return encoding === "utf-8" ? () => withoutMark(open()) : () => decoded(open(), encoding);
}

/** For small texts only. */
export async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of bytes) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

async function encodingOf(bytes: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  for await (const part of bytes) {
    const wide = isFirst ? utf16(part) : null;
    if (wide) return wide;
    isFirst = false;
    for (const step of steps(part)) if (!isValid(decoder, step)) return "windows-1252";
  }
  return isValid(decoder) ? "utf-8" : "windows-1252";
}

/** Without a step, whether the text may end here. */
function isValid(decoder: TextDecoder, step?: Uint8Array): boolean {
  try {
    decoder.decode(step, { stream: step !== undefined });
    return true;
  } catch {
    return false;
  }
}

function utf16([first, second, third, fourth]: Uint8Array): Encoding | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0))
    return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth))
    return "utf-16be";
  return null;
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  for await (const part of bytes) {
    for (const step of steps(part)) yield encoder.encode(decoder.decode(step, { stream: true }));
  }
  yield encoder.encode(decoder.decode());
}

async function* withoutMark(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const part of bytes) {
    yield isFirst && part[0] === 0xef && part[1] === 0xbb && part[2] === 0xbf ? part.subarray(3) : part;
    isFirst = false;
  }
}

function* steps(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += STEP_BYTES) yield bytes.subarray(at, at + STEP_BYTES);
}
