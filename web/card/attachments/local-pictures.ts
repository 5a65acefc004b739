/**
 * Pictures in texts whose files are still on their way to the service. The text refers to a local id, which is replaced by
 * the real one when the text is sent: a picture keeps its place, however late it is uploaded.
 */

import { pause } from "../../../client/util/pause.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { realId } from "../../board/state/local-ids.ts";
import { outcomeOf } from "./stored-files.ts";
import { uploadOf } from "./upload-list.ts";

const PREFIX = "local-";
const REFERENCES = /(?<=\/attachments\/)local-[\w-]{36}/g;
const LOOK_MS = 500;

/** The id of a picture that is uploaded with this key. */
export function localPicture(key: string): string {
  return PREFIX + key;
}

/** As an attachment, to be shown by this page; undefined if the page does not have its file. */
export function pictureOnItsWay(id: string): Attachment | undefined {
  const upload = uploadOf(id.slice(PREFIX.length));
  if (!upload) return undefined;
  const { cardId, file } = upload;
  return { id, card_id: cardId, name: file.name, mime_type: file.type, size: file.size };
}

export function fileOnItsWay(id: string): File | undefined {
  return id.startsWith(PREFIX) ? uploadOf(id.slice(PREFIX.length))?.file : undefined;
}

/** Also pictures that are uploaded by now: the text still has their local ids. */
export function hasLocalPictures(fields: object): boolean {
  return localsIn(fields).size > 0;
}

function localsIn(fields: object): Set<string> {
  const texts = Object.values(fields).filter((value) => typeof value === "string");
  return new Set(texts.flatMap((text) => text.match(REFERENCES) ?? []));
}

/** The fields with real ids in their texts, once all of their pictures are uploaded. Those that never will be stay. */
export async function withUploaded<Fields extends object>(fields: Fields): Promise<Fields> {
  const locals = localsIn(fields);
  if (locals.size === 0) return fields;
  const ids = new Map<string, string>();
  for (const local of locals) ids.set(local, await uploadedId(local));
  const replaced = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value.replace(REFERENCES, (local) => ids.get(local) ?? local) : value,
  ]);
  // The same fields with other texts.
  return Object.fromEntries(replaced) as Fields;
}

/** Another page may upload it, and store what it has become. */
async function uploadedId(local: string): Promise<string> {
  for (;;) {
    if (realId(local) !== local) return realId(local);
    const key = local.slice(PREFIX.length);
    const upload = uploadOf(key);
    const outcome = await outcomeOf(key).catch(() => null);
    if (outcome !== null && outcome !== "waiting") return outcome.id;
    if (outcome === null && (!upload || upload.failure !== null)) return local;
    await pause(LOOK_MS);
  }
}
