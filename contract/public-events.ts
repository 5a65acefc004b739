/** The events of a board as they are sent to those who watch it by a public link. */
import * as z from "zod/mini";
import { id, type Renumbered, renumbered, timestamp } from "./base/define.ts";
import type { EventKind } from "./events.ts";
import {
  PublicAttachment,
  PublicBoardFields,
  PublicCard,
  PublicChecklist,
  PublicColumnFields,
  PublicComment,
  PublicDeleted,
  PublicItem,
  PublicLabel,
  PublicMatch,
  PublicMember,
} from "./public-board.ts";

/**
 * What the public sees of the data of each kind; null: the event is not sent. A kind that is missing here does not
 * compile, so that none becomes public unnoticed.
 */
export const publicEvents = {
  "board.updated": PublicBoardFields,
  "board.deleted": PublicDeleted,
  "board.member_added": PublicMember,
  "board.member_removed": PublicMember,
  "board.person_matched": PublicMatch,
  "board.person_unmatched": PublicMatch,
  "column.created": PublicColumnFields,
  "column.updated": PublicColumnFields,
  "column.deleted": PublicColumnFields,
  "column.moved": PublicColumnFields,
  "card.created": PublicCard,
  "card.updated": PublicCard,
  "card.deleted": PublicCard,
  "card.moved": PublicCard,
  "card.labeled": PublicCard,
  "card.unlabeled": PublicCard,
  "card.assigned": PublicCard,
  "card.unassigned": PublicCard,
  "label.created": PublicLabel,
  "label.updated": PublicLabel,
  "label.deleted": PublicLabel,
  "checklist.created": PublicChecklist,
  "checklist.updated": PublicChecklist,
  "checklist.deleted": PublicChecklist,
  "checklist.moved": PublicChecklist,
  "checklist_item.created": PublicItem,
  "checklist_item.updated": PublicItem,
  "checklist_item.deleted": PublicItem,
  "checklist_item.moved": PublicItem,
  "checklist_item.assigned": PublicItem,
  "checklist_item.unassigned": PublicItem,
  "attachment.created": PublicAttachment,
  "attachment.deleted": PublicAttachment,
  "comment.created": PublicComment,
  "comment.updated": null,
  "comment.deleted": PublicComment,
} as const satisfies { readonly [Kind in EventKind]: z.ZodMiniType | null };

/** The envelope, as far as it is public: not what a field was before, nor who asked by which key or token. */
const envelope = {
  user_id: z.nullable(id),
  timestamp,
  version: z.string(),
  board_id: id,
  seq: z.int(),
  renumbered: z.optional(renumbered),
  restored: z.optional(z.literal(true)),
};

type Kinds = typeof publicEvents;
type PublicKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends null ? never : Kind;
}[keyof Kinds];
type DataOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

/** One event as it is sent; `type` decides the shape of `data`. */
export type PublicEvent = {
  [Kind in PublicKind]: {
    type: Kind;
    data: DataOf<Kinds[Kind]>;
    user_id: string | null;
    timestamp: string;
    version: string;
    board_id: string;
    seq: number;
    renumbered?: Renumbered;
    restored?: true;
  };
}[PublicKind];

/** The schema of one kind; null if it is not sent. */
export function publicEnvelopeOf(kind: EventKind) {
  const data = publicEvents[kind];
  return data && z.object({ type: z.literal(kind), data, ...envelope });
}
