import * as texts from "#texts/files.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { deleteAttachment, setCover } from "../card-actions.ts";
import { FileTile } from "./file-tile.tsx";
import { isPreviewed } from "./previewed.ts";

interface Props {
  attachment: Attachment;
  card: Card;
  /** Shows the picture larger. */
  onShow: () => void;
}

export function AttachmentTile({ attachment, card, onShow }: Props) {
  const { session } = useBoard();
  const { id, name } = attachment;
  return (
    <FileTile
      attachment={attachment}
      isCover={card.cover_attachment_id === id}
      onShow={onShow}
      before={isPreviewed(attachment) && <CoverButton card={card} picture={attachment} size="s" />}
      after={
        <IconButton
          className="file-delete"
          size="s"
          icon="remove"
          label={texts.deleteFile(name)}
          onClick={() => deleteAttachment(session, attachment)}
        />
      }
    />
  );
}

/** On the tile of a picture, and where it is shown larger. */
export function CoverButton({ card, picture, size }: { card: Card; picture: Attachment; size?: "s" }) {
  const { session } = useBoard();
  const { id, name } = picture;
  const isCover = card.cover_attachment_id === id;
  return (
    <IconButton
      size={size}
      icon="picture"
      label={isCover ? texts.removeAsCover(name) : texts.coverWith(name)}
      aria-pressed={isCover}
      onClick={() => setCover(session, card, isCover ? null : id)}
    />
  );
}
