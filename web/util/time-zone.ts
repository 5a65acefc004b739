/** Where the reader is: "Europe/Berlin". A browser that does not know it says so in one of two ways. */
export function timeZone(): string {
  const known: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known === undefined || known === "Etc/Unknown" ? "UTC" : known;
}
