/** No registered type is longer; the rest of what may be sent is not looked at. */
const MAX_LENGTH = 255;

/** The type a Content-Type header names, without its parameters. */
export function mediaTypeOf(contentType: string | null): string {
  const [type = ""] = (contentType ?? "").slice(0, MAX_LENGTH).split(";", 1);
  return type.trim().toLowerCase();
}

/** Browsers ask for it by name when they go to an address. */
export function acceptsHtml(headers: Headers): boolean {
  return (headers.get("accept") ?? "").split(",").some((range) => mediaTypeOf(range) === "text/html");
}
