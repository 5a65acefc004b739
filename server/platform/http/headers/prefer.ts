/** Whether the caller has no use for the whole answer (RFC 7240): `Prefer: return=minimal`. */
export function prefersMinimal({ headers }: Request): boolean {
  const preferences = headers.get("prefer")?.split(",") ?? [];
  return preferences.some(
    (one) => one.split(";")[0]!.replace(/[\s"]/g, "").toLowerCase() === "return=minimal",
  );
}
