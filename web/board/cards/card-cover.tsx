import { useState } from "react";
import type { Card } from "../../../contract/cards.ts";
import { fileAddress } from "../../card/attachments/file-source.ts";
import { isPreviewed } from "../../card/attachments/previewed.ts";

/** A card that has just been restored is shown before the service has its files back. */
const TRY_AGAIN_MS = [500, 2000, 5000];

/** The cover of a card, in a box whose size does not depend on the picture; loaded when it comes into view. */
export function CardCover({ card }: { card: Card }) {
  const { cover_attachment_id, attachments } = card;
  const [failures, setFailures] = useState(0);
  const fail = () => {
    const pauseMs = TRY_AGAIN_MS[failures];
    if (pauseMs !== undefined) setTimeout(() => setFailures(failures + 1), pauseMs);
  };
  const cover = attachments.find(({ id }) => id === cover_attachment_id);
  if (!cover || !isPreviewed(cover)) return null;
  return (
    <img
      key={failures}
      className="card-cover"
      onError={fail}
      src={fileAddress(cover.id)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
