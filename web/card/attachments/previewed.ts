import type { Attachment } from "../../../contract/attachments.ts";

/** Image types that cannot contain scripts or external references. */
export const PICTURES = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
const MAX_BYTES = 12 * 1024 * 1024;

/** Whether it is shown as a picture. */
export function isPreviewed({ mime_type, size }: Attachment): boolean {
  return isPicture({ type: mime_type, size });
}

/** Whether a file that has not been uploaded would be shown as a picture. */
export function isPicture({ type, size }: Pick<File, "type" | "size">): boolean {
  return PICTURES.includes(type.toLowerCase()) && size <= MAX_BYTES;
}
