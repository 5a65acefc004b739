import type { Arguments } from "../arguments.ts";

/** An option that others should not see in the list of processes: also in the environment, as BOARDCAST_TRELLO_KEY. */
export function secretIn(given: Arguments, option: string): string | undefined {
  const name = `BOARDCAST_${option.toUpperCase().replaceAll("-", "_")}`;
  return given.text(option) || process.env[name] || undefined;
}
