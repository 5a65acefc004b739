import { ConfigError } from "../../server/config.ts";

/** What settings are refused with. */
export function problem(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("the settings should have been refused");
}
