/**
 * What a board should hold, as simply as it can be said: lists in their order, ids for references, and the
 * events it should have announced. No ranks, no numbers, no times.
 */
import { expect } from "bun:test";
import type { Attachment } from "../../contract/attachments.ts";
import type { AutomationRule } from "../../contract/automations.ts";
import type { Role } from "../../contract/boards.ts";
import type { EventKind } from "../../contract/events.ts";
import type { Label } from "../../contract/labels.ts";
import type { NotificationKind } from "../../contract/notifications.ts";
import type { User } from "../../contract/users.ts";

export interface ModelItem {
  id: string;
  content: string;
  is_done: boolean;
  assignees: string[];
}

export interface ModelChecklist {
  id: string;
  title: string;
  items: ModelItem[];
}

export interface ModelCard {
  id: string;
  title: string;
  description: string | null;
  start_at: string | null;
  due_at: string | null;
  is_complete: boolean;
  cover_attachment_id: string | null;
  labels: string[];
  assignees: string[];
  checklists: ModelChecklist[];
  attachments: Attachment[];
  /** Oldest first. */
  comments: ModelComment[];
  watchers: string[];
  /** The due dates of which people have been notified. */
  noticed: { due_soon: string | null; overdue: string | null };
}

export interface ModelComment {
  id: string;
  user_id: string;
  body: string;
}

export interface ModelColumn {
  id: string;
  title: string;
  color: string;
  is_done_column: boolean;
  card_limit: number | null;
  cards: ModelCard[];
}

interface Announced {
  type: EventKind;
  user_id: string | null;
  data: unknown;
}

interface Notified {
  user_id: string;
  kind: NotificationKind;
  card_id: string | null;
  comment_id: string | null;
  actor_id: string | null;
}

export type GoneKind = "column" | "card" | "label" | "checklist" | "item" | "attachment" | "comment" | "rule";

export interface BoardModel {
  readonly id: string;
  title: string;
  description: string | null;
  color: string | null;
  is_template: boolean;
  created_by: string;
  updated_by: string;
  members: { user_id: string; role: Role }[];
  labels: Label[];
  columns: ModelColumn[];
  rules: AutomationRule[];
  log: Announced[];
  gone: { kind: GoneKind; id: string }[];
  /** Oldest first. */
  notices: Notified[];
  /** The time of the game, and how many due dates were drawn. */
  clock: { nowMs: number; dates: number };
  users: ReadonlyMap<string, User>;
}

const NOT_MODELLED = new Set(["rank", "number", "created_at", "updated_at", "edited_at", "seq"]);

/** An answer of the service without what the model does not know. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).filter(([key]) => !NOT_MODELLED.has(key));
  return Object.fromEntries(known.map(([key, entry]) => [key, bare(entry)]));
}

export function showBoard(model: BoardModel) {
  const { id, title, description, color, is_template, created_by, updated_by, labels } = model;
  const members = [...model.members]
    .sort((a, b) => (a.user_id < b.user_id ? -1 : 1))
    .map((member) => showMember(model, member));
  return {
    ...{ id, title, description, color, is_template, created_by, updated_by },
    labels: labels.map((l) => ({ ...l })),
    members,
  };
}

export function showFullBoard(model: BoardModel) {
  return { ...showBoard(model), columns: model.columns.map((column) => showColumn(model, column)) };
}

export function showMember(model: BoardModel, { user_id, role }: { user_id: string; role: Role }) {
  return { board_id: model.id, user_id, role, user: model.users.get(user_id)! };
}

export function showColumn(model: BoardModel, column: ModelColumn) {
  return { ...column, board_id: model.id, cards: column.cards.map((card) => showCard(model, card)) };
}

/** As events have it. */
export function showColumnFields(model: BoardModel, { cards: _, ...column }: ModelColumn) {
  return { ...column, board_id: model.id };
}

export function showCard(model: BoardModel, card: ModelCard) {
  const { comments, watchers: _, noticed: __, ...fields } = card;
  return {
    ...fields,
    comment_count: comments.length,
    board_id: model.id,
    column_id: columnOf(model, card).id,
    labels: model.labels.filter(({ id }) => card.labels.includes(id)).map((label) => ({ ...label })),
    assignees: showUsers(model, card.assignees),
    placeholders: [],
    checklists: card.checklists.map((checklist) => showChecklist(model, checklist)),
    attachments: [...card.attachments],
  };
}

export function showComment(model: BoardModel, { id: card_id }: ModelCard, comment: ModelComment) {
  const author = { user: model.users.get(comment.user_id)!, person_id: null, author_name: null };
  return { ...comment, board_id: model.id, card_id, ...author };
}

export function showChecklist(model: BoardModel, checklist: ModelChecklist) {
  return {
    ...checklist,
    card_id: cardOf(model, checklist).id,
    items: checklist.items.map((item) => showItem(model, item)),
  };
}

export function showItem(model: BoardModel, item: ModelItem) {
  const assignees = showUsers(model, item.assignees);
  return { ...item, checklist_id: checklistOf(model, item).id, assignees, placeholders: [] };
}

function showUsers(model: BoardModel, ids: string[]): User[] {
  return [...ids].sort().map((id) => model.users.get(id)!);
}

export function allCards(model: BoardModel): ModelCard[] {
  return model.columns.flatMap((column) => column.cards);
}

export function allChecklists(model: BoardModel): ModelChecklist[] {
  return allCards(model).flatMap((card) => card.checklists);
}

export function allItems(model: BoardModel): ModelItem[] {
  return allChecklists(model).flatMap((checklist) => checklist.items);
}

export function columnOf(model: BoardModel, card: ModelCard): ModelColumn {
  return model.columns.find(({ cards }) => cards.includes(card))!;
}

export function cardOf(model: BoardModel, checklist: ModelChecklist): ModelCard {
  return allCards(model).find(({ checklists }) => checklists.includes(checklist))!;
}

export function checklistOf(model: BoardModel, item: ModelItem): ModelChecklist {
  return allChecklists(model).find(({ items }) => items.includes(item))!;
}

export function isFull({ card_limit, cards }: ModelColumn): boolean {
  return card_limit !== null && cards.length >= card_limit;
}

export function roleOf(model: BoardModel, userId: string): Role | undefined {
  return model.members.find((member) => member.user_id === userId)?.role;
}

/** Position n means index n after the operation; beyond the end means last. */
export function insertAt<T>(list: T[], entry: T, position = list.length): void {
  list.splice(position, 0, entry);
}

export function takeOut<T>(list: T[], entry: T): void {
  list.splice(list.indexOf(entry), 1);
}

/** With everything on it. */
export function cardIsGone(model: BoardModel, card: ModelCard): void {
  model.gone.push({ kind: "card", id: card.id });
  for (const { id } of card.comments) model.gone.push({ kind: "comment", id });
  for (const { id } of card.attachments) model.gone.push({ kind: "attachment", id });
  for (const { id, items } of card.checklists) {
    model.gone.push({ kind: "checklist", id });
    for (const item of items) model.gone.push({ kind: "item", id: item.id });
  }
}

/** The service's log against the announced one. */
export function expectLog(model: BoardModel, log: { type: string; user_id: string | null; data: unknown }[]) {
  const told = log.map(({ type, user_id, data }) => ({ type, user_id, data: bare(data) }));
  expect(told).toEqual(model.log as typeof told);
}
