/** The type a Content-Type header names, without its parameters. */
export function mediaTypeOf(contentType: string | null): string {
  const [type] = (contentType ?? "").split(";", 1) as [string];
  return type.trim().toLowerCase();
}
