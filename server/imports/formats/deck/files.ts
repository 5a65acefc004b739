import { type Fields, filledOf, numberOf, objectsOf } from "../../read/values.ts";
import type { Key } from "../../records.ts";
import { skipSome } from "../skips.ts";
import type { Reading } from "./cards.ts";

/** Only what Nextcloud exports to move a whole account contains the files. */
export function putFiles(card: Fields, key: Key, { sink }: Reading): void {
  const attachments = objectsOf(card.attachments);
  let found = 0;
  for (const [index, { data, contentBase64 }] of attachments.entries()) {
    if (typeof contentBase64 !== "string" || contentBase64 === "") continue;
    const content = { blob: sink.blob(Buffer.from(contentBase64, "base64")) };
    const name = filledOf(data) ?? "file";
    sink.put({ kind: "file", key: `${key}/${index}`, card: key, name, mimeType: null, content, sort: index });
    found++;
  }
  const counted = Math.max(attachments.length, numberOf(card.attachmentCount) ?? 0);
  skipSome(sink, "attachments", "Deck does not export them with a board", counted - found);
}
