import type { ReactNode } from "react";
import * as texts from "#texts/files.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { fileSize } from "./file-size.ts";
import { fileAddress } from "./file-source.ts";
import { isPreviewed } from "./previewed.ts";
import { usePreview } from "./use-preview.ts";

interface Props {
  attachment: Attachment;
  isCover: boolean;
  /** Shows the picture larger. */
  onShow: () => void;
  /** Buttons before and after that for downloading it. */
  before?: ReactNode;
  after?: ReactNode;
}

export function FileTile({ attachment, isCover, onShow, before, after }: Props) {
  const { id, name, size } = attachment;
  const address = fileAddress(id);
  return (
    <li className="file">
      {isPreviewed(attachment) ? <Preview attachment={attachment} onShow={onShow} /> : <Kind name={name} />}
      <div className="file-text">
        {isPreviewed(attachment) ? (
          <button
            type="button"
            className="file-name"
            dir="auto"
            title={name}
            aria-haspopup="dialog"
            onClick={onShow}
          >
            {name}
          </button>
        ) : (
          <a className="file-name" dir="auto" href={address} download={name} title={name}>
            {name}
          </a>
        )}
        <span className="detail">{isCover ? texts.sizeOfCover(fileSize(size)) : fileSize(size)}</span>
      </div>
      <div className="file-tools">
        {before}
        <a
          className="icon-button"
          data-size="s"
          href={address}
          download={name}
          aria-label={texts.downloadFile(name)}
          title={texts.download}
        >
          <Icon name="download" />
        </a>
        {after}
      </div>
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

function Preview({ attachment, onShow }: Pick<Props, "attachment" | "onShow">) {
  const { name } = attachment;
  const source = usePreview(attachment);
  if (!source) return <Kind name={name} />;
  return (
    <button type="button" className="file-preview" aria-haspopup="dialog" onClick={onShow}>
      <img src={source} alt={texts.showFile(name)} />
    </button>
  );
}
