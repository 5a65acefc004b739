/** The kinds of settings: how the text of each is parsed, and its default, which may depend on ENVIRONMENT. */
import type { Hosts } from "../platform/outbound/targets.ts";
import { type AddressRange, parseAddress, parseRange } from "../platform/util/ip-address.ts";

/** A setting that cannot be used; the message says what to do. */
export class ConfigError extends Error {}

export interface Setting<T> {
  readonly defaults: Defaults<T>;
  readonly help: string;
  parse(text: string): T;
}

interface Defaults<T> {
  readonly production: T;
  readonly development: T;
}

function same<T>(fallback: T): Defaults<T> {
  return { production: fallback, development: fallback };
}

export function text(fallback: string, help: string): Setting<string> {
  return { defaults: same(fallback), help, parse: (given) => given };
}

export function httpUrl(help: string): Setting<string> {
  return {
    defaults: same(""),
    help,
    parse(given) {
      if (!/^https?:$/.test(URL.parse(given)?.protocol ?? "")) throw new Error("must be an http(s) address");
      return given;
    },
  };
}

/** Without a slash at its end; empty for the root. */
export function path(help: string): Setting<string> {
  return {
    defaults: same(""),
    help,
    parse(given) {
      const trimmed = given.replace(/\/$/, "");
      if (!/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/.test(trimmed))
        throw new Error("must be a path such as /boards, of letters, digits, dots, hyphens and underscores");
      return trimmed;
    },
  };
}

/** `name=value,name=value`; values may be percent-encoded. */
export function pairs(help: string): Setting<Record<string, string>> {
  return {
    defaults: same({}),
    help,
    parse(given) {
      const entries = given.split(",").map((pair) => {
        const equals = pair.indexOf("=");
        const key = pair.slice(0, Math.max(0, equals)).trim();
        const value = decoded(pair.slice(equals + 1).trim());
        if (!/^[\w-]+$/.test(key) || value === null) throw new Error("must be name=value,name=value");
        return [key, value];
      });
      return Object.fromEntries(entries);
    },
  };
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function integer(
  fallback: number | Defaults<number>,
  [min, max]: readonly [min: number, max: number],
  help: string,
): Setting<number> {
  return {
    defaults: typeof fallback === "number" ? same(fallback) : fallback,
    help,
    parse(given) {
      const number = Number(given);
      if (!Number.isInteger(number) || number < min || number > max) {
        throw new Error(`must be a whole number from ${min} to ${max}`);
      }
      return number;
    },
  };
}

export function flag(fallback: boolean | Defaults<boolean>, help: string): Setting<boolean> {
  return {
    defaults: typeof fallback === "boolean" ? same(fallback) : fallback,
    help,
    parse(given) {
      if (given === "true" || given === "1") return true;
      if (given === "false" || given === "0") return false;
      throw new Error("must be true or false");
    },
  };
}

export function list(defaults: Defaults<string[]>, help: string): Setting<string[]> {
  return { defaults, help, parse: parseList };
}

/** Any of the words; none by default. */
export function someOf(words: readonly string[], help: string): Setting<string[]> {
  return {
    defaults: same([]),
    help: `${help}: ${words.join(", ")}`,
    parse(given) {
      const entries = parseList(given);
      const unknown = entries.find((entry) => !words.includes(entry));
      if (unknown) throw new Error(`${unknown} is none of ${words.join(", ")}`);
      return entries;
    },
  };
}

/** IP addresses and ranges of them; none by default. */
export function addressRanges(help: string): Setting<AddressRange[]> {
  return {
    defaults: same([]),
    help,
    parse: (given) => parseList(given).map(parseRange),
  };
}

/** None by default. */
export function hosts(help: string): Setting<Hosts> {
  return {
    defaults: same({ names: [], ranges: [] }),
    help,
    parse(given) {
      const entries = parseList(given.toLowerCase());
      const isAddress = (entry: string) => entry.includes("/") || parseAddress(entry) !== null;
      const names = entries.filter((entry) => !isAddress(entry));
      const wrong = names.find((name) => !/^[a-z0-9_.-]+$/.test(name));
      if (wrong) throw new Error(`${wrong} is no host name, no address and no range such as 10.0.0.0/8`);
      return { names, ranges: entries.filter(isAddress).map(parseRange) };
    },
  };
}

function parseList(given: string): string[] {
  const entries = given.split(",").map((entry) => entry.trim());
  return entries.filter((entry) => entry !== "");
}

/** The first word is the default. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  help: string,
): Setting<Words[number]> {
  return {
    defaults: same(words[0]),
    help: `${help} (${words.slice(0, -1).join(", ")} or ${words.at(-1)})`,
    parse(given) {
      if (!words.includes(given)) throw new Error(`must be one of ${words.join(", ")}`);
      return given;
    },
  };
}
