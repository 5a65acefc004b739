/**
 * One line a record: JSON for machines, text for people. Callers hand over fields, never whole requests:
 * a URL can carry a token, so only route patterns are logged.
 */
import { escapedText } from "../../../contract/base/shown-text.ts";

const LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
type Level = (typeof LEVELS)[number];
type Fields = Record<string, unknown>;

export interface Log {
  /** True if records of that level are written; for callers that log much. */
  logs(level: Exclude<Level, "silent">): boolean;
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

export function createLog(
  options: { level: Level; format: "text" | "json" },
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const least = LEVELS.indexOf(options.level);
  const logs = (level: Level) => LEVELS.indexOf(level) >= least;
  const at =
    (level: Exclude<Level, "silent">) =>
    (message: string, fields: Fields = {}) => {
      if (!logs(level)) return;
      const time = new Date().toISOString();
      const line =
        options.format === "json"
          ? JSON.stringify({ time, level, message, ...fields })
          : `${time.slice(11, 23)} ${level.padEnd(5)} ${message}${asText(fields)}`;
      // A text that somebody has written must not control the terminal that shows the log, nor forge a line.
      write(`${escapedText(line, { keep: "\t\n" })}\n`);
    };
  return { logs, debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

function asText(fields: Fields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}=${typeof value === "string" ? oneLine(value) : JSON.stringify(value)}`)
    .join("");
}

/** A value must not be able to forge a second line. */
function oneLine(value: string): string {
  return /[\s"]/.test(value) ? JSON.stringify(value) : value;
}
