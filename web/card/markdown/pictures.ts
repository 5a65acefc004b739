/** Images in a text: only those that are attached to the card are shown. Nothing is loaded from elsewhere. */

import { isLocal } from "../../../client/changes/local-id.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { realId } from "../../board/state/local-ids.ts";
import { pictureOnItsWay } from "../attachments/local-pictures.ts";
import { isPreviewed } from "../attachments/previewed.ts";
import type { Pictures } from "./render-pieces.tsx";

const ADDRESS = /^\/attachments\/([\w-]{1,64})$/;
const SIZE = /^(\d{1,5})x(\d{1,5})$/;

/** By id; on a copy of the card its files have other ids, but the same names. */
export function picturesOf(attachments: readonly Attachment[]): Pictures {
  const shown = attachments.filter(isPreviewed);
  return (href, name) => {
    const address = ADDRESS.exec(href)?.[1];
    if (address === undefined) return undefined;
    const id = realId(address);
    if (isLocal(id)) return pictureOnItsWay(id);
    return shown.find((each) => each.id === id) ?? shown.find((each) => each.name === name);
  };
}

/** The Markdown for an image that is attached to the card. */
export function pictureText({ id, name }: Pick<Attachment, "id" | "name">, size: Size | null): string {
  const title = size ? ` "${size.width}x${size.height}"` : "";
  return `![${name.replace(/[[\]\\]/g, "\\$&")}](/attachments/${id}${title})`;
}

export interface Size {
  width: number;
  height: number;
}

export function pictureSize(title: string | null): Size | null {
  const [, width, height] = SIZE.exec(title ?? "") ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
