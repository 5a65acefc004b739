/** A file of the export format as a board that can be copied. Templates have neither people nor attachments. */
import * as z from "zod/mini";
import { AutomationRule } from "../../contract/automations.ts";
import type { BoardFile, FileCard } from "../../contract/board-file.ts";
import type { Card } from "../../contract/cards.ts";
import type { Column } from "../../contract/columns.ts";
import type { User } from "../../contract/users.ts";
import type { Source } from "../copies/board-plan.ts";
import { rankAt } from "../platform/core/rank.ts";
import { present } from "../platform/util/present.ts";

const { trigger_type, action_type } = AutomationRule.shape;

export function sourceOf(file: BoardFile, user: User): Source {
  const { id, title, description, color, created_at, updated_at } = file.board;
  return {
    board: {
      id,
      title,
      description,
      color,
      is_template: true,
      created_by: user.id,
      updated_by: user.id,
      created_at,
      updated_at,
      seq: 0,
      labels: labelsOf(file),
      members: [{ board_id: id, user_id: user.id, role: "owner", user }],
      columns: columnsOf(file),
    },
    rules: file.rules.map((rule) => ({
      id: rule.id,
      board_id: id,
      name: rule.name,
      trigger_type: z.parse(trigger_type, rule.trigger_type),
      trigger_column_id: rule.trigger_column_id,
      trigger_label_id: rule.trigger_label_id,
      action_type: z.parse(action_type, rule.action_type),
      action_column_id: rule.action_column_id,
      action_user_id: null,
      action_label_id: rule.action_label_id,
      is_enabled: rule.is_enabled,
    })),
    people: [],
  };
}

function labelsOf({ board, labels }: BoardFile) {
  return labels.map(({ id, name, color }) => ({ id, board_id: board.id, name, color }));
}

function columnsOf(file: BoardFile): Column[] {
  return file.columns.map(({ id, title, color, is_done_column, card_limit }, index) => ({
    id,
    board_id: file.board.id,
    title,
    rank: rankAt(index),
    color,
    is_done_column,
    card_limit,
    cards: file.cards
      .filter(({ column_id }) => column_id === id)
      .map((card, place) => cardOf(card, { column_id: id, rank: rankAt(place) }, file)),
  }));
}

function cardOf(card: FileCard, place: Pick<Card, "column_id" | "rank">, file: BoardFile): Card {
  const labels = new Map(labelsOf(file).map((label) => [label.id, label]));
  return {
    id: card.id,
    board_id: file.board.id,
    column_id: place.column_id,
    number: card.number,
    title: card.title,
    description: card.description,
    rank: place.rank,
    start_at: card.start_at,
    due_at: card.due_at,
    is_complete: card.is_complete,
    cover_attachment_id: null,
    labels: card.labels.map((id) => present(labels.get(id), "a label of the template")),
    assignees: [],
    placeholders: [],
    checklists: card.checklists.map(({ id, title, items }, index) => ({
      id,
      card_id: card.id,
      title,
      rank: rankAt(index),
      items: items.map(({ id: itemId, content, is_done }, itemIndex) => ({
        id: itemId,
        checklist_id: id,
        content,
        is_done,
        rank: rankAt(itemIndex),
        assignees: [],
        placeholders: [],
      })),
    })),
    attachments: [],
    comment_count: 0,
    created_at: card.created_at,
    updated_at: card.updated_at,
  };
}
