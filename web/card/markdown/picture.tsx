import type { Attachment } from "../../../contract/attachments.ts";
import { usePreview } from "../attachments/use-preview.ts";
import { pictureSize } from "./pictures.ts";

interface Props {
  attachment: Attachment;
  name: string;
  /** As it was when it was pasted, such as "640x400": its room is there before it is loaded. */
  size: string | null;
}

/** An image of the card, in a text. */
export function Picture({ attachment, name, size }: Props) {
  const source = usePreview(attachment);
  const { width, height } = pictureSize(size) ?? {};
  return (
    <img className="markdown-picture" src={source ?? undefined} alt={name} width={width} height={height} />
  );
}
