/** What is known of something that was thrown, which may be anything. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Empty when it has none. */
export function codeOf(error: unknown): string {
  return String(partOf(error, "code") ?? "");
}

export function partOf(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}
