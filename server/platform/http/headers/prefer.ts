/** What the caller prefers, by the header `Prefer` (RFC 7240). */

/** The caller does not need the whole response. */
export const prefersMinimal = (request: Request) => prefers(request, "return=minimal");
/** What is not understood is to be refused, not ignored. */
export const prefersStrict = (request: Request) => prefers(request, "handling=strict");

function prefers({ headers }: Request, preference: string): boolean {
  const preferences = headers.get("prefer")?.split(",") ?? [];
  return preferences.some((one) => {
    const [given = ""] = one.split(";", 1);
    return given.replace(/[\s"]/g, "").toLowerCase() === preference;
  });
}
