/**
 * A public board and its events in the form that members have them, so that both are shown by the same components. What
 * the public is not told is empty.
 */
import type { BoardMember, FullBoard } from "../../contract/boards.ts";
import type { Card } from "../../contract/cards.ts";
import type { Checklist, ChecklistItem } from "../../contract/checklists.ts";
import type { Comment } from "../../contract/comments.ts";
import type { EventEffect } from "../../contract/events.ts";
import type {
  PublicBoard,
  PublicBoardFields,
  PublicCard,
  PublicChecklist,
  PublicItem,
  PublicUser,
} from "../../contract/public-board.ts";
import type { PublicEvent } from "../../contract/public-events.ts";
import type { User } from "../../contract/users.ts";

export function asBoard({ columns, ...board }: PublicBoard, lastEventAt: string | null): FullBoard {
  return {
    ...asFields(board),
    last_event_at: lastEventAt,
    columns: columns.map((column) => ({ ...column, cards: column.cards.map(asCard) })),
  };
}

export function asEvent(event: PublicEvent): EventEffect {
  switch (event.type) {
    case "board.updated":
      return { ...event, data: asFields(event.data) };
    case "board.member_added":
    case "board.member_removed":
      return { ...event, data: asMember(event.board_id, event.data.user) };
    case "board.person_matched":
    case "board.person_unmatched":
      return { ...event, data: { ...event.data, name: "", user: asUser(event.data.user) } };
    case "card.created":
    case "card.updated":
    case "card.deleted":
    case "card.moved":
    case "card.labeled":
    case "card.unlabeled":
    case "card.assigned":
    case "card.unassigned":
      return { ...event, data: asCard(event.data) };
    case "checklist.created":
    case "checklist.updated":
    case "checklist.deleted":
    case "checklist.moved":
      return { ...event, data: asChecklist(event.data) };
    case "checklist_item.created":
    case "checklist_item.updated":
    case "checklist_item.deleted":
    case "checklist_item.moved":
    case "checklist_item.assigned":
    case "checklist_item.unassigned":
      return { ...event, data: asItem(event.data) };
    case "comment.created":
    case "comment.deleted":
      return { ...event, data: NO_COMMENT };
    default:
      return event;
  }
}

const NO_USER: User = {
  id: "",
  email: "",
  username: "",
  firstname: null,
  lastname: null,
  is_active: true,
  is_verified: false,
  is_superuser: false,
};

/** On no card: comments are not shown, so they are not counted either. */
const NO_COMMENT: Comment = {
  id: "",
  board_id: "",
  card_id: "",
  user_id: null,
  user: null,
  person_id: null,
  author_name: null,
  body: "",
  created_at: "",
  edited_at: null,
};

function asUser(user: PublicUser): User {
  return { ...NO_USER, ...user };
}

function asMember(boardId: string, user: PublicUser): BoardMember {
  return { board_id: boardId, user_id: user.id, role: "member", user: asUser(user) };
}

function asFields(board: PublicBoardFields): Omit<FullBoard, "columns" | "last_event_at"> {
  return { ...board, is_template: false, members: board.members.map((user) => asMember(board.id, user)) };
}

function asCard(card: PublicCard): Card {
  return {
    ...card,
    assignees: card.assignees.map(asUser),
    checklists: card.checklists.map(asChecklist),
    comment_count: 0,
  };
}

function asChecklist(checklist: PublicChecklist): Checklist {
  return { ...checklist, items: checklist.items.map(asItem) };
}

function asItem(item: PublicItem): ChecklistItem {
  return { ...item, assignees: item.assignees.map(asUser) };
}
