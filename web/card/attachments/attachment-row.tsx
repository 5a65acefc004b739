import { useState } from "react";
import * as texts from "#texts/files.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import { setCover } from "../../board/session/actions.ts";
import { useBoard } from "../../board/use-board.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { deleteAttachment } from "../card-actions.ts";
import { fileSize } from "./file-size.ts";
import { fileAddress } from "./file-source.ts";
import { isPreviewed } from "./previewed.ts";
import { usePreview } from "./use-preview.ts";

export function AttachmentRow({ attachment, card }: { attachment: Attachment; card: Card }) {
  const { session } = useBoard();
  const { id, name, size } = attachment;
  const isCover = card.cover_attachment_id === id;
  const address = fileAddress(id);
  return (
    <li className="file">
      {isPreviewed(attachment) ? <Preview attachment={attachment} /> : <Kind name={name} />}
      <div className="file-text">
        <a className="file-name" dir="auto" href={address} download={name}>
          {name}
        </a>
        <span className="detail">{fileSize(size)}</span>
      </div>
      {isPreviewed(attachment) && (
        <IconButton
          icon="picture"
          label={isCover ? texts.removeAsCover(name) : texts.coverWith(name)}
          aria-pressed={isCover}
          onClick={() => setCover(session, card, isCover ? null : id)}
        />
      )}
      <a
        className="icon-button"
        href={address}
        download={name}
        aria-label={texts.downloadFile(name)}
        title={texts.download}
      >
        <Icon name="download" />
      </a>
      <IconButton
        icon="remove"
        label={texts.deleteFile(name)}
        onClick={() => deleteAttachment(session, attachment)}
      />
    </li>
  );
}

function Kind({ name }: { name: string }) {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? texts.file;
  return (
    <span className="file-kind" aria-hidden="true">
      {ending}
    </span>
  );
}

function Preview({ attachment }: { attachment: Attachment }) {
  const { name } = attachment;
  const source = usePreview(attachment);
  const [open, setOpen] = useState(false);
  if (!source) return <Kind name={name} />;
  return (
    <>
      <button type="button" className="file-preview" onClick={() => setOpen(true)}>
        <img src={source} alt={texts.showFile(name)} />
      </button>
      {open && (
        <Dialog title={name} size="wide" onClose={() => setOpen(false)}>
          <img className="file-image" src={source} alt={name} />
        </Dialog>
      )}
    </>
  );
}
