/** The tools that change a card. */
import * as z from "zod/mini";
import type { InputOf } from "../../../contract/index.ts";
import { cardName } from "../card-text.ts";
import { cardOf, columnOf, labelIdsOf, personIdsOf } from "../names.ts";
import { excerpt } from "../text.ts";
import { ToolError, writeTool } from "../tool.ts";
import { card, from, name, names, optionalBoard, text } from "./arguments.ts";

/** Positions beyond the end mean last. */
const LAST = 1_000_000;

const nullableText = z.optional(z.nullable(text));

const updateCard = writeTool(
  {
    name: "update_card",
    description:
      "Change a card: only what is given; null removes it. Times are ISO 8601. assign and unassign take members; me is you.",
    hints: { destructiveHint: true, idempotentHint: true },
    input: z.strictObject({
      card,
      board: optionalBoard,
      title: z.optional(text),
      description: nullableText,
      start_at: nullableText,
      due_at: nullableText,
      complete: z.optional(z.boolean()),
      assign: names,
      unassign: names,
      add_labels: names,
      remove_labels: names,
    }),
  },
  {
    async resolve(agent, args) {
      const { assign = [], unassign = [], add_labels = [], remove_labels = [] } = args;
      const card = await cardOf(agent, args.card, args.board);
      const needsNames = assign.length + unassign.length + add_labels.length + remove_labels.length > 0;
      const outline = needsNames ? await agent.outline(card.board_id) : null;
      if (Object.keys(fieldsOf(args)).length === 0 && !needsNames)
        throw new ToolError("Say what is to be changed.");
      const people = outline ? await personIdsOf(outline, agent, [assign, unassign]) : [];
      const labels = outline ? await labelIdsOf(outline, [add_labels, remove_labels]) : [];
      const [assigned = [], unassigned = []] = people;
      const [addLabels = [], removeLabels = []] = labels;
      return {
        boardId: card.board_id,
        cardId: card.id,
        name: cardName(card),
        assign: assigned,
        unassign: unassigned,
        addLabels,
        removeLabels,
      };
    },
    async run({ boardId, cardId: card_id, name, ...lists }, step, args) {
      const fields = fieldsOf(args);
      let shown = name;
      if (Object.keys(fields).length > 0) shown = cardName(await step("updateCard", { card_id, ...fields }));
      if (lists.assign.length > 0) await step("assignCard", { card_id, user_ids: lists.assign }, "people");
      for (const user_id of lists.unassign)
        await step("unassignCard", { card_id, user_id }, `not ${user_id}`);
      for (const label_id of lists.addLabels) await step("addLabel", { card_id, label_id }, label_id);
      for (const label_id of lists.removeLabels)
        await step("removeLabel", { card_id, label_id }, `not ${label_id}`);
      return { text: `Changed ${shown}.`, structured: { board_id: boardId, card_id } };
    },
  },
);

type Fields = Omit<InputOf<"updateCard">, "card_id">;

function fieldsOf(given: {
  title?: string | undefined;
  description?: string | null | undefined;
  start_at?: string | null | undefined;
  due_at?: string | null | undefined;
  complete?: boolean | undefined;
}): Fields {
  const { title, description, start_at, due_at, complete } = given;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(start_at !== undefined && { start_at }),
    ...(due_at !== undefined && { due_at }),
    ...(complete !== undefined && { is_complete: complete }),
  };
}

const moveCard = writeTool(
  {
    name: "move_card",
    description:
      "Move a card to a column of its board, or within its own, to position (0 is first) or to the end.",
    hints: { idempotentHint: true },
    input: z.strictObject({ card, board: optionalBoard, column: z.optional(name), position: from }),
  },
  {
    async resolve(agent, { card: given, board, column, position = LAST }) {
      const card = await cardOf(agent, given, board);
      const to = await columnOf(await agent.columns(card.board_id), column ?? card.column_id);
      return { boardId: card.board_id, cardId: card.id, columnId: to.id, column: to.title, position };
    },
    async run({ boardId, cardId: card_id, columnId: column_id, column, position }, step) {
      const moved = await step("moveCard", { card_id, column_id, position });
      return {
        text: `Moved ${cardName(moved)} to ${excerpt(column)}.`,
        structured: { board_id: boardId, card_id },
      };
    },
  },
);

const commentOnCard = writeTool(
  {
    name: "comment_on_card",
    description: "Add a comment in Markdown; @name notifies a member.",
    input: z.strictObject({ card, board: optionalBoard, text }),
  },
  {
    async resolve(agent, { card: given, board }) {
      const card = await cardOf(agent, given, board);
      return { boardId: card.board_id, cardId: card.id, name: cardName(card) };
    },
    async run({ boardId, cardId: card_id, name }, step, { text: body }) {
      const { id } = await step("createComment", { card_id, body });
      return {
        text: `Commented on ${name}.`,
        structured: { board_id: boardId, card_id, comment_id: id },
      };
    },
  },
);

export const writingTools = [updateCard, moveCard, commentOnCard];
