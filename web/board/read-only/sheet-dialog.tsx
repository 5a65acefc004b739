import { type ReactNode, useRef } from "react";
import { cardNumber } from "#texts/card.ts";
import { CardHead } from "../../card/card-head.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";

interface Props {
  title: string;
  /** Not known of a card whose list was kept by an earlier version. */
  number: number | null | undefined;
  onClose: () => void;
  tools?: ReactNode;
  children: ReactNode;
}

/** A card that is only looked at. On a phone, its title scrolls with the rest, as that of a member's card. */
export function SheetDialog({ title, number, onClose, tools, children }: Props) {
  const isNarrow = useNarrow();
  const heading = useRef<HTMLDivElement>(null);
  const shownNumber = number != null && (
    <span className="card-number">
      <span className="visually-hidden">{cardNumber}</span>#{number}
    </span>
  );
  if (!isNarrow)
    return (
      <Dialog
        title={title}
        size="card"
        onClose={onClose}
        tools={
          <>
            {shownNumber}
            {tools}
          </>
        }
      >
        {children}
      </Dialog>
    );
  return (
    <Dialog
      title={title}
      heading={
        <CardHead title={title} heading={heading}>
          {shownNumber}
        </CardHead>
      }
      size="card"
      onClose={onClose}
      tools={tools}
    >
      <div ref={heading} className="card-heading">
        <h2 dir="auto">{title}</h2>
      </div>
      {children}
    </Dialog>
  );
}
