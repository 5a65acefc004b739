import { uploadingImages } from "#texts/files.ts";
import { Spinner } from "../../ui/feedback/states.tsx";

/** Below a text that images were pasted into. */
export function PendingImages({ count }: { count: number }) {
  return count > 0 && <Spinner label={uploadingImages(count)} />;
}
