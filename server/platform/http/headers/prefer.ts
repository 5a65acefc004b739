/** Whether the caller has no use for the whole answer (RFC 7240): `Prefer: return=minimal`. */
export function prefersMinimal({ headers }: Request): boolean {
  const preferences = headers.get("prefer")?.split(",") ?? [];
  return preferences.some((one) => {
    const [preference = ""] = one.split(";", 1);
    return preference.replace(/[\s"]/g, "").toLowerCase() === "return=minimal";
  });
}
