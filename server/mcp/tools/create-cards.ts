/** Creates cards, in one change; what they have besides their titles takes further changes. */
import * as z from "zod/mini";
import { cardRoutes } from "../../../contract/cards.ts";
import { cardName } from "../card-text.ts";
import { boardIdOf, columnOf, labelOf, personOf } from "../names.ts";
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
    async resolve(agent, { board, column, cards, position }) {
      const boardId = await boardIdOf(agent, board);
      const outline = await agent.outline(boardId);
      const { id: columnId, title } = columnOf(outline, column);
      const wanted = cards.map((card) => ({
        title: card.title,
        fields: checkedFields({
          ...(card.description !== undefined && { description: card.description }),
          ...(card.due_at !== undefined && { due_at: card.due_at }),
        }),
        userIds: (card.assign ?? []).map((person) => personOf(outline, agent, person).id),
        labelIds: (card.labels ?? []).map((label) => labelOf(outline, label).id),
      }));
      const changes = wanted.reduce((sum, one) => sum + changesOf(one), 1);
      if (changes > MOST_CHANGES)
        throw new ToolError(`That takes ${changes} changes; one call may make ${MOST_CHANGES}. Split it up.`);
      return { boardId, columnId, column: title, wanted, ...(position !== undefined && { position }) };
    },
    async run({ boardId, columnId, column, wanted, position }, step) {
      const { items } = await step("createCards", {
        board_id: boardId,
        column_id: columnId,
        titles: wanted.map(({ title }) => title),
        ...(position !== undefined && { position }),
      });
      for (const [index, { id: card_id }] of items.entries()) {
        const { fields = {}, userIds = [], labelIds = [] } = wanted[index] ?? {};
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

/** Checked first, because the cards are there before their fields are set. */
function checkedFields(fields: { description?: string; due_at?: string }) {
  const parsed = z.safeParse(cardRoutes.updateCard.body, fields);
  if (parsed.success) return parsed.data;
  const [problem] = parsed.error.issues;
  throw new ToolError(`cards: ${problem?.path.join(".")}: ${problem?.message}`);
}

function changesOf({ fields, userIds, labelIds }: { fields: object; userIds: string[]; labelIds: string[] }) {
  return (Object.keys(fields).length > 0 ? 1 : 0) + (userIds.length > 0 ? 1 : 0) + labelIds.length;
}
