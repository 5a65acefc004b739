import { useRef, useState } from "react";
import * as texts from "#texts/files.ts";
import type { Card } from "../../../contract/cards.ts";
import { realId } from "../../board/state/local-ids.ts";
import { useFocusReturn } from "../../ui/dialogs/use-focus-return.ts";
import { Icon } from "../../ui/display/icon.tsx";
import { useCommands } from "../../util/commands.ts";
import { Section } from "../section.tsx";
import { keyed } from "../use-card-keys.ts";
import { AttachmentTile, CoverButton } from "./attachment-tile.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { isPreviewed } from "./previewed.ts";
import { useUploads } from "./upload-list.ts";
import { UploadRow } from "./upload-row.tsx";

interface Props {
  card: Card;
  onFiles: (files: FileList) => void;
}

export function Attachments({ card, onFiles }: Props) {
  const uploads = useUploads().filter(({ cardId }) => realId(cardId) === card.id);
  const input = useRef<HTMLInputElement>(null);
  /** The id of the picture that is shown larger. */
  const [shown, setShown] = useState<string | null>(null);
  const pictures = card.attachments.filter(isPreviewed);
  // Somebody has deleted the last: one that is added later is not shown by itself.
  if (shown !== null && pictures.length === 0) setShown(null);
  // The picture that was clicked may be gone.
  const addRef = useFocusReturn(shown !== null);
  const choose = () => input.current?.click();
  useCommands({ "card-attach": choose });
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
      <button ref={addRef} type="button" className="add-fact plain" onClick={choose} {...keyed("U")}>
        <Icon name="attach" size={16} />
        {texts.attachFiles}
        <span className="drop-hint">{texts.orDrop}</span>
      </button>
    </>
  );
  if (card.attachments.length + uploads.length === 0) return <div className="card-section">{add}</div>;
  return (
    <Section title={texts.filesCount(card.attachments.length)} icon="attach">
      <ul className="files">
        {card.attachments.map((attachment) => (
          <AttachmentTile
            key={attachment.id}
            attachment={attachment}
            card={card}
            onShow={() => setShown(attachment.id)}
          />
        ))}
        {uploads.map((each) => (
          <UploadRow key={each.key} upload={each} />
        ))}
      </ul>
      {add}
      {shown !== null && (
        <PictureDialog
          pictures={pictures}
          first={shown}
          onClose={() => setShown(null)}
          toolsFor={(picture) => <CoverButton card={card} picture={picture} />}
        />
      )}
    </Section>
  );
}
