/** Attachments of Planka: uploaded files, and, in version 2, links. */
import { type Fields, filledOf, keyOf, objectOf } from "../../read/values.ts";
import type { FileRecord } from "../../records.ts";

/**
 * Downloaded from the server that the user has named, whatever address it gives for itself: the token is for no other.
 * In version 1, the address is beside the name.
 */
export function fileOf(
  row: Fields,
  { base, headers }: { base: string; headers: Readonly<Record<string, string>> },
  sort: number,
): FileRecord | null {
  const data = objectOf(row.data);
  const [key, card] = [keyOf(row.id), keyOf(row.cardId)];
  const given = URL.parse(filledOf(data?.url) ?? filledOf(row.url) ?? "");
  if (key === null || card === null || given === null || row.type === "link") return null;
  const inPath = given.pathname.split("/").at(-1) ?? "";
  const url = given.href.startsWith(`${base}/`)
    ? given.href
    : `${base}/attachments/${encodeURIComponent(key)}/download/${inPath}`;
  return {
    kind: "file",
    key,
    card,
    name: filledOf(row.name) ?? (inPath || key),
    mimeType: filledOf(data?.mimeType),
    content: { url, authorization: null, headers },
    sort,
  };
}

/** A line for the description; null if it is a file. */
export function linkLine({ type, name, data }: Fields): string | null {
  const url = filledOf(objectOf(data)?.url);
  if (type !== "link" || url === null) return null;
  const title = filledOf(name);
  return title === null || title === url ? `- ${url}` : `- ${title}: ${url}`;
}
