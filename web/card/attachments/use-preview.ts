import { useEffect, useState } from "react";
import type { Attachment } from "../../../contract/attachments.ts";
import { loadFile } from "./file-source.ts";
import { fileOnItsWay } from "./local-pictures.ts";

/** The object URL of the image; null until it is loaded, or if it cannot be. */
export function usePreview({ id }: Attachment): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    const onItsWay = fileOnItsWay(id);
    const loaded: Promise<Blob> = onItsWay ? Promise.resolve(onItsWay) : loadFile(id);
    loaded
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
