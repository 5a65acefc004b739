/** Looking into values that may be anything: what was thrown, what came as JSON. */

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of a system or driver error; empty if it has none. */
export function codeOf(error: unknown): string {
  return String(partOf(error, "code") ?? "");
}

export function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
