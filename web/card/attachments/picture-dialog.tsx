import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as texts from "#texts/files.ts";
import type { Attachment } from "../../../contract/attachments.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { keyForward } from "../../util/direction.ts";
import { fileAddress } from "./file-source.ts";
import { usePreview } from "./use-preview.ts";

interface Props {
  /** All of the card, in their order. */
  pictures: readonly Attachment[];
  /** The id of the first that is shown. */
  first: string;
  onClose: () => void;
  /** More of what can be done with the one that is shown. */
  toolsFor?: (picture: Attachment) => ReactNode;
}

/**
 * One picture of the card at a time, as large as it fits, or with a click in its own size; arrow keys and buttons lead to
 * the others.
 */
export function PictureDialog({ pictures, first, onClose, toolsFor }: Props) {
  const [chosen, setChosen] = useState(first);
  /** The id of the one that is shown as large as it is. */
  const [ownSize, setOwnSize] = useState<string | null>(null);
  const lastIndex = useRef(0);
  const found = pictures.findIndex(({ id }) => id === chosen);
  // If somebody has deleted it meanwhile, its neighbour is in its place.
  const index = found === -1 ? Math.min(lastIndex.current, pictures.length - 1) : found;
  const picture = pictures[index];
  const before = pictures[index - 1];
  const after = pictures[index + 1];
  useLayoutEffect(() => {
    lastIndex.current = index;
    if (picture) setChosen(picture.id);
  }, [index, picture]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const key = keyForward(event);
      const next = key === "ArrowLeft" ? before : key === "ArrowRight" ? after : undefined;
      if (next) setChosen(next.id);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [before, after]);
  if (!picture) return null;
  const { id, name } = picture;
  const isOwnSize = ownSize === id;
  const turn = () => setOwnSize(isOwnSize ? null : id);
  const tools = (
    <>
      {pictures.length > 1 && (
        <>
          <span className="detail">{texts.pictureOf(index + 1, pictures.length)}</span>
          <IconButton
            icon="back"
            label={texts.pictureBefore}
            disabled={!before}
            onClick={() => before && setChosen(before.id)}
          />
          <IconButton
            icon="forward"
            label={texts.pictureAfter}
            disabled={!after}
            onClick={() => after && setChosen(after.id)}
          />
        </>
      )}
      <IconButton icon="search" label={texts.ownSize} aria-pressed={isOwnSize} onClick={turn} />
      {toolsFor?.(picture)}
      <a
        className="icon-button"
        href={fileAddress(id)}
        download={name}
        aria-label={texts.downloadFile(name)}
        title={texts.download}
      >
        <Icon name="download" />
      </a>
    </>
  );
  return (
    <Dialog title={name} size="window" onClose={onClose} tools={tools}>
      <Picture key={id} picture={picture} isOwnSize={isOwnSize} onTurn={turn} />
    </Dialog>
  );
}

interface PictureProps {
  picture: Attachment;
  isOwnSize: boolean;
  onTurn: () => void;
}

function Picture({ picture, isOwnSize, onTurn }: PictureProps) {
  const source = usePreview(picture);
  /** What was clicked is in sight, as far as the picture is larger than the window. */
  const turn = ({ clientX, clientY, currentTarget: frame }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    flushSync(onTurn);
    frame.scrollLeft = ((clientX - left) / width) * (frame.scrollWidth - width);
    frame.scrollTop = ((clientY - top) / height) * (frame.scrollHeight - height);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button above does the same for everyone
    <div
      className="file-image"
      data-own-size={isOwnSize}
      // It is scrolled with the arrow keys then.
      tabIndex={isOwnSize ? 0 : undefined}
      onClick={turn}
      onKeyDown={(event) => event.key.startsWith("Arrow") && event.stopPropagation()}
    >
      {source ? <img src={source} alt={picture.name} /> : <Skeleton height="100%" />}
    </div>
  );
}
