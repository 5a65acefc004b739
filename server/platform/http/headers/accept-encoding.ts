/** True if the coding or `*` is listed with q > 0; the coding takes precedence. */
export function takes(wanted: "br" | "gzip", acceptEncoding: string | null): boolean {
  let others = false;
  for (const one of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [coding, ...parameters] = one.split(";").map((part) => part.trim());
    const isTaken = !parameters.some((part) => part.startsWith("q=") && Number(part.slice(2)) === 0);
    if (coding === wanted) return isTaken;
    if (coding === "*") others = isTaken;
  }
  return others;
}
