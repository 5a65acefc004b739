/** What a setting can be: how its text is read, and what it is when nothing is said. */
import { type AddressRange, parseRange } from "./platform/http/ip-address.ts";

export interface Setting<T> {
  fallback: T;
  help: string;
  parse(text: string): T;
}

export function text(fallback: string, help: string): Setting<string> {
  return { fallback, help, parse: (given) => given };
}

export function address(help: string): Setting<string> {
  return {
    fallback: "",
    help,
    parse(given) {
      if (!/^https?:$/.test(URL.parse(given)?.protocol ?? "")) throw new Error("must be an http(s) address");
      return given;
    },
  };
}

/** Values may be percent-encoded. */
export function pairs(help: string): Setting<Record<string, string>> {
  return {
    fallback: {},
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

export function integer<T extends number | undefined>(
  fallback: T,
  min: number,
  max: number,
  help: string,
): Setting<number | T> {
  return {
    fallback,
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

export function flag<T extends boolean | undefined>(fallback: T, help: string): Setting<boolean | T> {
  return {
    fallback,
    help,
    parse(given) {
      if (given === "true" || given === "1") return true;
      if (given === "false" || given === "0") return false;
      throw new Error("must be true or false");
    },
  };
}

export function list<T extends string[] | undefined>(
  fallback: T,
  help: string,
  words?: readonly string[],
): Setting<string[] | T> {
  return {
    fallback,
    help,
    parse(given) {
      const entries = given
        .split(",")
        .map((entry) => entry.trim())
        .filter((entry) => entry !== "");
      const unknown = entries.find((entry) => words && !words.includes(entry));
      if (unknown) throw new Error(`${unknown} is none of ${words!.join(", ")}`);
      return entries;
    },
  };
}

/** Addresses and ranges of them, none by default. */
export function ranges(help: string): Setting<AddressRange[]> {
  const { parse } = list<string[]>([], help);
  return {
    fallback: [],
    help,
    parse: (given) =>
      parse(given).map((entry) => {
        const range = parseRange(entry);
        if (!range) throw new Error(`${entry} is no address and no range such as 10.0.0.0/8`);
        return range;
      }),
  };
}

/** The first word is the default. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  help: string,
): Setting<Words[number]> {
  return {
    fallback: words[0],
    help: `${help}: ${words.join(", ")}`,
    parse(given) {
      if (!words.includes(given)) throw new Error(`must be one of ${words.join(", ")}`);
      return given;
    },
  };
}
