/** Creates cards, in one change; what they have besides their titles takes further changes. */
import * as z from "zod/mini";
import { cardRoutes } from "../../../contract/cards.ts";
import { cardName } from "../card-text.ts";
import { boardIdOf, columnOf, labelIdsOf, personIdsOf } from "../names.ts";
import { count, excerpt } from "../text.ts";
import { ToolError, writeTool } from "../tool.ts";
import { board, from, name, names, text } from "./arguments.ts";

const MOST_CARDS = 50;
/** Of one call. */
const MOST_CHANGES = 100;

export const createCardsTool = writeTool(
  {
    name: "create_cards",
    description: `Create up to ${MOST_CARDS} cards at the end of a column, or at position (0 is first). Times are ISO 8601.`,
    input: z.strictObject({
      board,
      column: name,
      cards: z
        .array(
          z.strictObject({
            title: text,
            description: z.optional(text),
            due_at: z.optional(text),
            assign: names,
            labels: names,
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_CARDS)),
      position: from,
    }),
  },
  {
    async resolve(agent, { board, column, cards }) {
      const changes = cards.reduce((sum, card) => sum + changesOf(card), 1);
      if (changes > MOST_CHANGES)
        throw new ToolError(`That takes ${changes} changes; one call may make ${MOST_CHANGES}. Split it up.`);
      for (const card of cards) checkFields(fieldsOf(card));
      const boardId = await boardIdOf(agent, board);
      const outline = await agent.outline(boardId);
      const { id: columnId, title } = await columnOf(outline, column);
      const userIds = await personIdsOf(
        outline,
        agent,
        cards.map(({ assign = [] }) => assign),
      );
      const labelIds = await labelIdsOf(
        outline,
        cards.map(({ labels = [] }) => labels),
      );
      const wanted = cards.map((_, index) => ({ userIds: userIds[index], labelIds: labelIds[index] }));
      return { boardId, columnId, column: title, wanted };
    },
    async run({ boardId, columnId, column, wanted }, step, { cards, position }) {
      const { items } = await step("createCards", {
        board_id: boardId,
        column_id: columnId,
        titles: cards.map(({ title }) => title),
        ...(position !== undefined && { position }),
      });
      for (const [index, { id: card_id }] of items.entries()) {
        const { userIds = [], labelIds = [] } = wanted[index] ?? {};
        const fields = fieldsOf(cards[index]);
        if (Object.keys(fields).length > 0)
          await step("updateCard", { card_id, ...fields }, `${index} fields`);
        if (userIds.length > 0) await step("assignCard", { card_id, user_ids: userIds }, `${index} people`);
        for (const label_id of labelIds)
          await step("addLabel", { card_id, label_id }, `${index} ${label_id}`);
      }
      const lines = items.map((card) => cardName(card));
      return {
        text: [`Created ${count(items.length, "card")} in ${excerpt(column)}:`, ...lines].join("\n"),
        structured: { board_id: boardId, cards: items.map(({ id, number }) => ({ id, number })) },
      };
    },
  },
);

interface Wanted {
  description?: string | undefined;
  due_at?: string | undefined;
  assign?: string[] | undefined;
  labels?: string[] | undefined;
}

/** What a card is created without. */
function fieldsOf({ description, due_at }: Wanted = {}) {
  return { ...(description !== undefined && { description }), ...(due_at !== undefined && { due_at }) };
}

/** Before any change, because the cards are created before their fields are set. */
function checkFields(fields: ReturnType<typeof fieldsOf>): void {
  const parsed = z.safeParse(cardRoutes.updateCard.body, fields);
  if (parsed.success) return;
  const [problem] = parsed.error.issues;
  throw new ToolError(`cards: ${problem?.path.join(".")}: ${problem?.message}`);
}

/** After the one that creates it. */
function changesOf({ assign = [], labels = [], ...card }: Wanted): number {
  const fields = Object.keys(fieldsOf(card)).length > 0 ? 1 : 0;
  return fields + (assign.length > 0 ? 1 : 0) + labels.length;
}
