/** True if `gzip` or `*` is listed with q > 0; `gzip` takes precedence. */
export function takesGzip(acceptEncoding: string | null): boolean {
  let others = false;
  for (const one of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [coding, ...parameters] = one.split(";").map((part) => part.trim());
    const isTaken = !parameters.some((part) => part.startsWith("q=") && Number(part.slice(2)) === 0);
    if (coding === "gzip") return isTaken;
    if (coding === "*") others = isTaken;
  }
  return others;
}
