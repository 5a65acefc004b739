import type { Notification, NotificationKind } from "../../contract/notifications.ts";
import { nameOf } from "../ui/display/avatar.tsx";

/** Before the card, after the name of who did it; or of the card itself, where nobody did. */
const WORDS: Record<NotificationKind, { by: string; alone: string }> = {
  mentioned: { by: "mentioned you in", alone: "You were mentioned in" },
  assigned: { by: "assigned you to", alone: "A rule assigned you to" },
  commented: { by: "commented on", alone: "There is a new comment on" },
  due_soon: { by: "says this is due soon:", alone: "Due soon:" },
  overdue: { by: "says this is overdue:", alone: "Overdue:" },
  added: { by: "added you to", alone: "You were added to" },
};

export interface Sentence {
  actor: string | null;
  words: string;
  /** `#12 Fix login`, or null where it is about the board as a whole. */
  card: string | null;
  board: string;
}

export function sentenceOf({ kind, actor, card, board }: Notification): Sentence {
  const { by, alone } = WORDS[kind];
  return {
    actor: actor && nameOf(actor),
    words: actor ? by : alone,
    card: card && `#${card.number} ${card.title}`,
    board: board.title,
  };
}
