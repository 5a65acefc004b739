/** A sample board for new users, created with the public API. */
import type { User } from "../../contract/users.ts";
import { api } from "../session/api.ts";

const WELCOME = `This is a card. It can contain **Markdown**, labels, people, checklists and files.

- Drag it, or focus it and press \`Space\`, then the arrow keys
- Press \`?\` for all shortcuts
- Open the board in a second window and watch both update`;

interface SampleCard {
  title: string;
  description?: string;
  label?: string;
  mine?: boolean;
  checklist?: { title: string; items: [content: string, isDone: boolean][] };
}

const LABELS = { Idea: "#7c5cd6", Urgent: "#d1492e", Design: "#1d8a99" };

const COLUMNS: { title: string; color: string; is_done_column?: boolean; cards: SampleCard[] }[] = [
  {
    title: "To do",
    color: "#64748b",
    cards: [
      { title: "Open this card to look around", description: WELCOME, label: "Idea", mine: true },
      { title: "Invite someone under Members" },
      { title: "Filter by a label, a person or a word", label: "Design" },
    ],
  },
  {
    title: "Doing",
    color: "#c98a1b",
    cards: [
      {
        title: "Plan the launch",
        label: "Urgent",
        mine: true,
        checklist: {
          title: "Before launch day",
          items: [
            ["Write the announcement", true],
            ["Try everything on a phone", false],
            ["Tell the team", false],
          ],
        },
      },
    ],
  },
  {
    title: "Done",
    color: "#2f8f5b",
    is_done_column: true,
    cards: [{ title: "Create an account" }],
  },
];

/** The id of the new board. */
export async function createSampleBoard(me: User): Promise<string> {
  const { id: board_id } = await api.createBoard({ title: "Welcome to Boardcast" });
  const labelIds: Record<string, string> = {};
  for (const [name, color] of Object.entries(LABELS)) {
    labelIds[name] = (await api.createLabel({ board_id, name, color })).id;
  }
  for (const { cards, ...column } of COLUMNS) {
    const { id: column_id } = await api.createColumn({ board_id, ...column });
    for (const card of cards) await createCard({ board_id, column_id, labelIds, me }, card);
    if (column.is_done_column) {
      await api.createRule({
        board_id,
        name: "Assign finished cards to me",
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
}

async function createCard({ board_id, column_id, labelIds, me }: Place, card: SampleCard): Promise<void> {
  const { title, description = null } = card;
  const { id: card_id } = await api.createCard({ board_id, column_id, title, description });
  const label_id = card.label && labelIds[card.label];
  if (label_id) await api.addLabel({ card_id, label_id });
  if (card.mine) await api.assignCard({ card_id, user_ids: [me.id] });
  if (!card.checklist) return;
  const { id: checklist_id } = await api.createChecklist({ card_id, title: card.checklist.title });
  for (const [content, is_done] of card.checklist.items) {
    const { id: item_id } = await api.createItem({ checklist_id, content });
    if (is_done) await api.updateItem({ item_id, is_done });
  }
}
