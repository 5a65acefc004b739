import { useEffect, useState } from "react";
import type { Attachment } from "../../../contract/attachments.ts";
import { api } from "../../session/api.ts";

/** Image types that cannot contain scripts or external references. */
const PICTURES = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
const MAX_BYTES = 12 * 1024 * 1024;

export function isPreviewed({ mime_type, size }: Attachment): boolean {
  return PICTURES.includes(mime_type.toLowerCase()) && size <= MAX_BYTES;
}

/** The object URL of the image; null until it is loaded, or if it cannot be. */
export function usePreview({ id }: Attachment): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    api
      .downloadAttachment({ attachment_id: id })
      .then((response) => response.blob())
      .then((blob) => {
        if (gone) return;
        address = URL.createObjectURL(blob);
        setSource(address);
      })
      .catch(() => {});
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id]);
  return source;
}
