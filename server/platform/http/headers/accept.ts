/** Elements of a list that are separated by commas outside quoted strings. */
const ELEMENTS = /(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g;
const PARAMETERS = /(?:[^;"]|"(?:[^"\\]|\\.)*"?)+/g;
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** What a client would take in place of a type, each less specific than the one before. */
function rangesFor(type: string): string[] {
  return [type, `${type.slice(0, type.indexOf("/"))}/*`, "*/*"];
}

/** Media ranges of an Accept header with their quality, from 0 to 1 (RFC 9110); one that is malformed counts as 1. */
export function acceptedRanges(accept: string): Map<string, number> {
  const ranges = new Map<string, number>();
  for (const [element] of accept.toLowerCase().matchAll(ELEMENTS)) {
    const [range = "", ...parameters] = (element.match(PARAMETERS) ?? []).map((part) => part.trim());
    const quality = parameters.find((part) => part.startsWith("q="))?.slice(2) ?? "";
    ranges.set(range, QUALITY.test(quality) ? Number(quality) : 1);
  }
  return ranges;
}

/** By the most specific range that includes the type; 0 if none does. */
export function qualityOf(type: string, ranges: ReadonlyMap<string, number>): number {
  for (const range of rangesFor(type)) {
    const quality = ranges.get(range);
    if (quality !== undefined) return quality;
  }
  return 0;
}
