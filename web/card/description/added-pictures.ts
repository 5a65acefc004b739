import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import { realId } from "../../board/state/local-ids.ts";

const PICTURES = /\]\(\/attachments\/([\w-]{1,64})/g;

/** The files of the card that only the text shows which is being written: they were most likely pasted into it. */
export function addedPictures(text: string, { description, attachments }: Card): Attachment[] {
  const former = new Set(pictureIds(description ?? ""));
  const added = new Set(pictureIds(text).filter((id) => !former.has(id)));
  return attachments.filter(({ id }) => added.has(id));
}

function pictureIds(text: string): string[] {
  return [...text.matchAll(PICTURES)].map(([, id = ""]) => realId(id));
}
