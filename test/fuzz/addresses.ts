/** Where a request goes: the address of its route, or nearly. */
import type { RouteSpec } from "../../contract/base/define.ts";
import { BAD_SEGMENTS } from "../every-route/bad-input/values.ts";
import { type Random, weighted } from "./random.ts";
import { anyText } from "./texts.ts";

export function addressOf(route: RouteSpec, ids: readonly string[], random: Random): string {
  let next = 0;
  const path = route.path.replace(/\{\w+\}/g, () => {
    const id = ids[next++]!;
    return weighted(random, [
      [20, id],
      [1, id.toUpperCase()],
      [1, random.pick(BAD_SEGMENTS)],
    ]);
  });
  const query = random.chance(route.query ? 0.7 : 0.1) ? `?${anyQuery(random)}` : "";
  return (random.chance(0.1) ? "/api" : "") + path + query;
}

const QUERY_NAMES = [
  "since",
  "limit",
  "offset",
  "q",
  "search",
  "query",
  "token",
  "__proto__",
  "a[]",
  "%00",
  "",
];
const QUERY_VALUES = [
  "0",
  "1",
  "5",
  "100",
  "101",
  "1000",
  "-1",
  "-0",
  "1.5",
  "1e3",
  "9007199254740993",
  "",
  "%",
  "%ff",
  "%ed%a0%80",
  "+1",
  "%201",
];

function anyQuery(random: Random): string {
  const pair = () =>
    `${random.pick(QUERY_NAMES)}=${random.chance(0.7) ? random.pick(QUERY_VALUES) : encodeURIComponent(anyText(random).toWellFormed().slice(0, 300))}`;
  return Array.from({ length: 1 + random.below(3) }, pair).join(random.pick(["&", "&", "&&", ";"]));
}

export function spoiltAddress(target: string, random: Random): string {
  const at = random.below(target.length);
  const insert = random.pick([
    "%2f",
    "//",
    "/./",
    "/../",
    "%2e%2e/",
    "%00",
    "%",
    "?",
    "#",
    ";a=b",
    "\\",
    "%c3%28",
    "*",
    "a".repeat(5000),
    "\u00e9",
    "~",
  ]);
  return target.slice(0, at) + insert + target.slice(random.chance(0.5) ? at : at + random.below(8));
}
