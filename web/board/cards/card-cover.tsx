import type { Card } from "../../../contract/cards.ts";
import { fileAddress } from "../../card/attachments/file-source.ts";
import { isPreviewed } from "../../card/attachments/previewed.ts";

/** The cover of a card, in a box whose size does not depend on the picture; loaded when it comes into view. */
export function CardCover({ card }: { card: Card }) {
  const { cover_attachment_id, attachments } = card;
  const cover = attachments.find(({ id }) => id === cover_attachment_id);
  if (!cover || !isPreviewed(cover)) return null;
  return (
    <img
      className="card-cover"
      src={fileAddress(cover.id)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
