/** True for `Prefer: return=minimal` (RFC 7240): the caller does not need the whole response. */
export function prefersMinimal({ headers }: Request): boolean {
  const preferences = headers.get("prefer")?.split(",") ?? [];
  return preferences.some((one) => {
    const [preference = ""] = one.split(";", 1);
    return preference.replace(/[\s"]/g, "").toLowerCase() === "return=minimal";
  });
}
