import { plainLine } from "../util/plain-line.ts";

export interface Excerpt {
  text: string;
  highlights: readonly (readonly [number, number])[];
}

/** Around what was found while the text is read as Markdown: nobody types these. */
const FROM = "\ue000";
const TO = "\ue001";
const SIGNS = /[\ue000\ue001]/g;
const ADDRESS = /^\]\(([^\s()]*)\)/;

/** An excerpt of Markdown as it reads, on one line, and with what was found where it is then. */
export function plainExcerpt({ text, highlights }: Excerpt): Excerpt {
  let signed = "";
  let done = 0;
  for (const [start, end] of highlights) {
    signed += unsigned(text.slice(done, start)) + FROM + unsigned(text.slice(start, end)) + TO;
    done = end;
  }
  signed += unsigned(text.slice(done));
  return placesIn(plainLine(withFoundAddresses(signed)));
}

/** The address of a link in which something was found is shown after its text. */
function withFoundAddresses(text: string): string {
  const end = text.indexOf("](");
  if (end < 0) return text;
  const [target = "](", address = ""] = ADDRESS.exec(text.slice(end)) ?? [];
  const rest = withFoundAddresses(text.slice(end + target.length));
  const start = text.lastIndexOf("[", end);
  if (start < 0 || !address.includes(FROM)) return text.slice(0, end) + target + rest;
  return `${text.slice(0, start)}${text.slice(start + 1, end)} (${address})${rest}`;
}

/** Of the same length. */
function unsigned(text: string): string {
  return text.replaceAll(SIGNS, "\ufffd");
}

function placesIn(signed: string): Excerpt {
  const highlights: [number, number][] = [];
  let text = "";
  let start = -1;
  for (const part of signed.split(/([\ue000\ue001])/)) {
    if (part === FROM) start = text.length;
    else if (part !== TO) text += part;
    else if (start >= 0) {
      if (text.length > start) highlights.push([start, text.length]);
      start = -1;
    }
  }
  return { text, highlights };
}
