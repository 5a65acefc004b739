import { useRef } from "react";
import * as texts from "#texts/files.ts";
import type { Card } from "../../../contract/cards.ts";
import { realId } from "../../board/state/local-ids.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { Section } from "../section.tsx";
import { AttachmentRow } from "./attachment-row.tsx";
import { useUploads } from "./upload-list.ts";
import { UploadRow } from "./upload-row.tsx";

interface Props {
  card: Card;
  onFiles: (files: FileList) => void;
}

export function Attachments({ card, onFiles }: Props) {
  const uploads = useUploads().filter(({ cardId }) => realId(cardId) === card.id);
  const input = useRef<HTMLInputElement>(null);
  const add = (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      <button type="button" className="add-fact plain" onClick={() => input.current?.click()}>
        <Icon name="attach" size={16} />
        {texts.attachFiles}
        <span className="drop-hint">{texts.orDrop}</span>
      </button>
    </>
  );
  if (card.attachments.length + uploads.length === 0) return <div className="card-section">{add}</div>;
  return (
    <Section title={texts.files} icon="attach">
      <ul className="files">
        {card.attachments.map((attachment) => (
          <AttachmentRow key={attachment.id} attachment={attachment} card={card} />
        ))}
        {uploads.map((each) => (
          <UploadRow key={each.key} upload={each} />
        ))}
      </ul>
      {add}
    </Section>
  );
}
