import { lazy, Suspense } from "react";
import type { Card } from "../../contract/cards.ts";
import { boardPath, navigate } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { authorOf } from "./authors.ts";
import type { BoardDialog } from "./board-header.tsx";
import { findCard } from "./changes.ts";
import { useLostPlaces } from "./deleted-while-writing.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { keyOf, realId } from "./local-ids.ts";
import { LostTextDialog } from "./lost-text-dialog.tsx";
import { MoveCardDialog } from "./move-card-dialog.tsx";
import { useBoard } from "./use-board.ts";

const CardDialog = lazy(() => import("../card/card-dialog.tsx"));
const MembersDialog = lazy(() => import("../members/members-dialog.tsx"));
const RulesDialog = lazy(() => import("../rules/rules-dialog.tsx"));

interface Props {
  /** From the address. */
  cardId: string | null;
  dialog: BoardDialog | null;
  moving: Card | null;
  onClose: () => void;
}

export function BoardDialogs({ cardId, dialog, moving, onClose }: Props) {
  const { board } = useBoard();
  const card = cardId === null ? undefined : findCard(board, realId(cardId));
  const [lost] = useLostPlaces();
  const leaveCard = () => navigate(boardPath(board.id));
  return (
    <Suspense>
      {card && <CardDialog key={keyOf(card.id)} card={card} onClose={leaveCard} />}
      {cardId !== null && !card && !lost && <GoneCard cardId={cardId} onClose={leaveCard} />}
      {lost && <LostTextDialog key={lost.what} place={lost} onClose={() => cardId && !card && leaveCard()} />}
      {dialog === "members" && <MembersDialog onClose={onClose} />}
      {dialog === "rules" && <RulesDialog onClose={onClose} />}
      {dialog === "help" && <HelpDialog onClose={onClose} />}
      {moving && <MoveCardDialog card={findCard(board, realId(moving.id)) ?? moving} onClose={onClose} />}
    </Suspense>
  );
}

function GoneCard({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  return (
    <Dialog title="This card is gone" onClose={onClose}>
      <p>{authorOf(cardId)} deleted it, or the address is mistyped.</p>
      <div className="dialog-actions">
        <Button kind="primary" onClick={onClose}>
          To the board
        </Button>
      </div>
    </Dialog>
  );
}
