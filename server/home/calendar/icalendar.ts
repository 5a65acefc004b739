/** iCalendar (RFC 5545), as far as a feed of due dates needs it. */
import { shownText } from "../../../contract/base/shown-text.ts";
import type { Work } from "../../platform/scheduling/time-slices.ts";

const MAX_LINE_OCTETS = 75;

/** The lines of an event, without the ones around it. */
export type Property = readonly [name: string, value: string];

export function* calendarText(name: string, events: Iterable<readonly Property[]>): Work<string> {
  let components = "";
  for (const event of events) {
    components += component("VEVENT", event);
    yield;
  }
  return component(
    "VCALENDAR",
    [
      ["VERSION", "2.0"],
      ["PRODID", "-//Boardcast//Boardcast//EN"],
      ["CALSCALE", "GREGORIAN"],
      ["METHOD", "PUBLISH"],
      ["X-WR-CALNAME", escaped(name)],
      ["REFRESH-INTERVAL;VALUE=DURATION", "PT1H"],
      ["X-PUBLISHED-TTL", "PT1H"],
    ],
    components || UTC,
  );
}

function component(kind: string, properties: readonly Property[], inner = ""): string {
  const own = properties.map(([name, value]) => folded(`${name}:${value}`)).join("");
  return `BEGIN:${kind}\r\n${own}${inner}END:${kind}\r\n`;
}

/** A text as a value. It may contain no control characters but line breaks and tabs. */
export function escaped(text: string): string {
  return shownText(text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|[\n\u0085\u2028\u2029]/g, "\\n"));
}

/** `20261116T093000Z`, from a timestamp of the API. */
export function utcTime(timestamp: string): string {
  return `${timestamp.slice(0, "2026-11-16T09:30:00".length).replace(/[-:]/g, "")}Z`;
}

/** A long line is continued on the next one, after a blank; no character is cut in two. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_OCTETS) return `${line}\r\n`;
  let text = "";
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > MAX_LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return `${text}\r\n`;
}

/** A calendar has at least one component; this one stands for nothing. */
const UTC = component(
  "VTIMEZONE",
  [["TZID", "UTC"]],
  component("STANDARD", [
    ["DTSTART", "19700101T000000"],
    ["TZOFFSETFROM", "+0000"],
    ["TZOFFSETTO", "+0000"],
  ]),
);
