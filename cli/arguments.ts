/** The arguments of a command: its own options, every setting as a flag of the same name, and positionals. */
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { ConfigError, flagOf, SETTING_NAMES } from "../server/config.ts";
import { messageOf } from "../server/platform/util/unknown-value.ts";

export interface Arguments {
  /** By the names of their environment variables. */
  settings: Record<string, string>;
  positionals: string[];
  /** The value of an option of the command's own. */
  text(name: string): string | undefined;
  /** True if a flag of the command is given. */
  has(name: string): boolean;
}

export function parseArguments(
  args: string[],
  own: { text?: readonly string[]; flags?: readonly string[] } = {},
): Arguments {
  const options: ParseArgsOptionsConfig = {};
  for (const name of [...SETTING_NAMES.map(flagOf), ...(own.text ?? [])]) options[name] = { type: "string" };
  for (const name of own.flags ?? []) options[name] = { type: "boolean" };
  const { values, positionals } = parseOrRefuse(args, options);
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  };
  const settings: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const value = text(flagOf(name));
    if (value !== undefined) settings[name] = value;
  }
  return { settings, positionals, text, has: (name) => values[name] === true };
}

/** For commands that take nothing else. */
export function parseSettings(command: string, args: string[]): Record<string, string> {
  const { settings, positionals } = parseArguments(args);
  refuseMore(command, positionals);
  return settings;
}

export function refuseMore(command: string, positionals: string[]): void {
  if (positionals.length > 0)
    throw new ConfigError(`${command} takes only settings, not ${positionals.join(" ")}`);
}

function parseOrRefuse(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason] = messageOf(error).split(". To specify a positional");
    throw new ConfigError(`${reason}; boardcast --help lists all options`);
  }
}
