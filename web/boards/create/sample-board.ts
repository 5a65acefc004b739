/** A sample board for new users, created with the public API. */
import * as texts from "#texts/sample-board.ts";
import type { User } from "../../../contract/users.ts";
import { automaticName } from "../../rules/rule-names.ts";
import { api } from "../../session/api.ts";
import { beginSetUp } from "./set-up.ts";

const LABELS = [
  { key: "idea", name: texts.idea, color: "#7c5cd6" },
  { key: "urgent", name: texts.urgent, color: "#d1492e" },
  { key: "design", name: texts.design, color: "#1d8a99" },
] as const;

interface SampleCard {
  title: string;
  description?: string;
  label?: (typeof LABELS)[number]["key"];
  mine?: boolean;
  /** In so many days, at the end of the working day. */
  due?: number;
  isComplete?: boolean;
  comment?: string;
  checklist?: { title: string; items: [content: string, isDone: boolean][] };
}

interface SampleColumn {
  title: string;
  color: string;
  is_done_column?: boolean;
  card_limit?: number;
  cards: SampleCard[];
}

const COLUMNS: SampleColumn[] = [
  {
    title: texts.toDo,
    color: "#64748b",
    cards: [
      {
        title: texts.openThisCard,
        description: texts.welcome,
        label: "idea",
        mine: true,
        comment: texts.firstComment,
      },
      { title: texts.inviteSomeone, due: 2 },
      { title: texts.filterCards, label: "design" },
      { title: texts.showCalendar, label: "idea", due: 5 },
    ],
  },
  {
    title: texts.doing,
    color: "#c98a1b",
    card_limit: 3,
    cards: [
      {
        title: texts.planLaunch,
        label: "urgent",
        mine: true,
        due: 1,
        checklist: {
          title: texts.beforeLaunch,
          items: [
            [texts.announcement, true],
            [texts.tryOnPhone, false],
            [texts.tellTeam, false],
          ],
        },
      },
    ],
  },
  {
    title: texts.done,
    color: "#2f8f5b",
    is_done_column: true,
    cards: [{ title: texts.createAccount, mine: true, due: 0, isComplete: true }],
  },
];

/** The id of the new board. */
export async function createSampleBoard(me: User): Promise<string> {
  const next = beginSetUp();
  const { id: board_id } = await api.createBoard({ title: texts.title, color: "#1d8a99" });
  const labelIds: Record<string, string> = {};
  for (const { key, name, color } of LABELS) {
    labelIds[key] = (await api.createLabel({ board_id, name, color }, next())).id;
  }
  for (const { cards, ...column } of COLUMNS) {
    const { id: column_id } = await api.createColumn({ board_id, ...column }, next());
    for (const card of cards) await createCard({ board_id, column_id, labelIds, me, next }, card);
    if (column.is_done_column) {
      await api.createRule({
        board_id,
        name: automaticName({ trigger: "card_moved", action: "assign_member" }),
        trigger_type: "card_moved",
        trigger_column_id: column_id,
        action_type: "assign_member",
        action_user_id: me.id,
      });
    }
  }
  return board_id;
}

interface Place {
  board_id: string;
  column_id: string;
  labelIds: Record<string, string>;
  me: User;
  next: ReturnType<typeof beginSetUp>;
}

async function createCard(
  { board_id, column_id, labelIds, me, next }: Place,
  card: SampleCard,
): Promise<void> {
  const { title, description = null } = card;
  const { id: card_id } = await api.createCard({ board_id, column_id, title, description }, next());
  const label_id = card.label && labelIds[card.label];
  if (label_id) await api.addLabel({ card_id, label_id }, next());
  if (card.mine) await api.assignCard({ card_id, user_ids: [me.id] }, next());
  if (card.due !== undefined)
    await api.updateCard({ card_id, due_at: inDays(card.due), is_complete: card.isComplete }, next());
  if (card.comment) await api.createComment({ card_id, body: card.comment }, next());
  if (!card.checklist) return;
  const { id: checklist_id } = await api.createChecklist({ card_id, title: card.checklist.title }, next());
  for (const [content, is_done] of card.checklist.items) {
    const { id: item_id } = await api.createItem({ checklist_id, content }, next());
    if (is_done) await api.updateItem({ item_id, is_done }, next());
  }
}

function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(17, 0, 0, 0);
  return date.toISOString();
}
