import { answered, changed, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

const card = ({ bob, card_id }: Stage) => bob.getCard({ card_id });

export const examples: ResourceExamples = {
  things: {
    card_id: {
      createdBy: "createCard",
      create: ({ api, board_id, column_id }) => api.createCard({ board_id, column_id, title: "Card" }),
    },
  },
  inputs: {
    createCard: ({ board_id, column_id }) => ({
      params: { board_id, column_id },
      body: { title: "New card", description: "What to do", position: 0 },
    }),
    createCards: ({ board_id, column_id }) => ({
      params: { board_id, column_id },
      body: { titles: ["One", "Two"], position: 0 },
    }),
    copyCard: async ({ card, column, people: { owner } }) => {
      const { id: card_id } = await card();
      await owner.uploadAttachment({ card_id, file: new File(["image"], "a.png", { type: "image/png" }) });
      return {
        params: { card_id },
        body: { column_id: (await column()).id, position: 0, title: "Copy" },
      };
    },
    getCard: async ({ card }) => ({ params: { card_id: (await card()).id } }),
    updateCard: async ({ card, people: { owner } }) => {
      const { id: card_id } = await card();
      const file = new File(["image"], "cover.png", { type: "image/png" });
      const { id: cover_attachment_id } = await owner.uploadAttachment({ card_id, file });
      return {
        params: { card_id },
        body: {
          title: "Other title",
          description: "Other description",
          start_at: "2026-03-01T09:00:00+01:00",
          due_at: "2026-03-02T17:00:00.000Z",
          is_complete: true,
          cover_attachment_id,
        },
      };
    },
    deleteCard: async ({ card }) => ({ params: { card_id: (await card()).id } }),
    moveCard: async ({ card, column }) => ({
      params: { card_id: (await card()).id },
      body: { column_id: (await column()).id, position: 0 },
    }),
    assignCard: async ({ card, people }) => ({
      params: { card_id: (await card()).id },
      body: { user_ids: [people.member.id] },
    }),
    unassignCard: async ({ card, people: { owner, member } }) => {
      const { id: card_id } = await card();
      await owner.assignCard({ card_id, user_ids: [member.id] });
      return { params: { card_id, user_id: member.id } };
    },
    addLabel: async ({ card, label }) => ({
      params: { card_id: (await card()).id, label_id: (await label()).id },
    }),
    removeLabel: async ({ card, label, people: { owner } }) => {
      const params = { card_id: (await card()).id, label_id: (await label()).id };
      await owner.addLabel(params);
      return { params };
    },
  },
  causes: [
    answered("card.created", "POST card", ({ board_id, column_id }, bob) =>
      bob.createCard({ board_id, column_id, title: "x" }),
    ),
    changed(
      "card.updated",
      "PATCH card",
      ({ card_id }, bob) => bob.updateCard({ card_id, title: "x" }),
      card,
    ),
    changed(
      "card.moved",
      "move card",
      ({ card_id, done_id }, bob) => bob.moveCard({ card_id, column_id: done_id, position: 0 }),
      card,
    ),
    changed(
      "card.labeled",
      "add label",
      ({ card_id, label_id }, bob) => bob.addLabel({ card_id, label_id }),
      card,
    ),
    {
      type: "card.unlabeled",
      by: "DELETE card label",
      actor: "bob",
      async prepare(stage) {
        const { bob, card_id, label_id } = stage;
        await bob.addLabel({ card_id, label_id });
        return { act: () => bob.removeLabel({ card_id, label_id }), data: () => card(stage) };
      },
    },
    changed(
      "card.assigned",
      "PUT card assignees",
      ({ card_id }, bob) => bob.assignCard({ card_id, user_ids: [bob.id] }),
      card,
    ),
    changed(
      "card.unassigned",
      "DELETE card assignee",
      ({ card_id, alice }, bob) => bob.unassignCard({ card_id, user_id: alice.id }),
      card,
    ),
    removed("card.deleted", "DELETE card", ({ card_id }, bob) => bob.deleteCard({ card_id }), card),
  ],
};
