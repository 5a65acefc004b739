import type { Card } from "../../../../contract/cards.ts";
import { fileAddress } from "../../../card/attachments/file-source.ts";
import { isPreviewed } from "../../../card/attachments/previewed.ts";
import { useAttempts } from "../../../ui/display/use-attempts.ts";

/** The cover of a card, in a box whose size does not depend on the picture; loaded when it comes into view. */
export function CardCover({ card }: { card: Card }) {
  const { cover_attachment_id, attachments } = card;
  const cover = attachments.find(({ id }) => id === cover_attachment_id);
  return cover && isPreviewed(cover) ? <Cover key={cover.id} address={fileAddress(cover.id)} /> : null;
}

function Cover({ address }: { address: string }) {
  const { isMissing, miss } = useAttempts();
  if (isMissing) return <div className="card-cover" />;
  return (
    <img
      className="card-cover"
      onError={miss}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
