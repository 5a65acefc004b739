import type { Card } from "../../contract/cards.ts";
import { Dialog } from "../ui/dialog.tsx";

interface Props {
  /** Renders again with every change of the card, own and others'. */
  card: Card;
  /** Leads back to the board. */
  onClose: () => void;
}

/** Everything about one card. The board, the session and the role come from useBoard(). */
export default function CardDialog({ card, onClose }: Props) {
  return (
    <Dialog title={card.title} onClose={onClose} size="wide">
      <p>{card.description}</p>
    </Dialog>
  );
}
