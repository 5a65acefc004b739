/** The common names of a browser and an operating system, from a User-Agent header. */
import * as texts from "#texts/settings.ts";

/** The first match decides: most browsers also claim to be the ones after them. */
const PROGRAMS: readonly [mark: string, name: string][] = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["Vivaldi/", "Vivaldi"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

const SYSTEMS: readonly [mark: string, name: string][] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["CrOS", "ChromeOS"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["Linux", "Linux"],
];

const MAX_NAME = 40;

export function deviceName(userAgent: string): string {
  const named = (list: typeof PROGRAMS) => list.find(([mark]) => userAgent.includes(mark))?.[1];
  const [program, system] = [named(PROGRAMS), named(SYSTEMS)];
  if (program && system) return texts.browserOn(program, system);
  const only = program ?? system;
  if (only) return only;
  // A script names itself first: `curl/8.5.0`.
  const [first = ""] = userAgent.split(/[\s/]/, 1);
  return first === "" ? texts.unknownDevice : first.slice(0, MAX_NAME);
}
