import { answered, changed, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function checklist({ bob, card_id, checklist_id }: Stage) {
  const { checklists } = await bob.getCard({ card_id });
  return checklists.find(({ id }) => id === checklist_id);
}

async function item(stage: Stage) {
  return (await checklist(stage))?.items.find(({ id }) => id === stage.item_id);
}

export const examples: ResourceExamples = {
  things: {
    checklist_id: {
      createdBy: "createChecklist",
      create: ({ api, card_id }) => api.createChecklist({ card_id, title: "Checklist" }),
    },
    item_id: {
      createdBy: "createItem",
      async create({ api, card_id }) {
        const { id: checklist_id } = await api.createChecklist({ card_id, title: "Checklist" });
        return api.createItem({ checklist_id, content: "Item" });
      },
    },
  },
  inputs: {
    createChecklist: async ({ card }) => ({
      params: { card_id: (await card()).id },
      body: { title: "New checklist" },
    }),
    updateChecklist: async ({ checklist }) => ({
      params: { checklist_id: (await checklist()).id },
      body: { title: "Other title" },
    }),
    deleteChecklist: async ({ checklist }) => ({ params: { checklist_id: (await checklist()).id } }),
    moveChecklist: async ({ checklist }) => ({
      params: { checklist_id: (await checklist()).id },
      body: { position: 0 },
    }),
    createItem: async ({ checklist }) => ({
      params: { checklist_id: (await checklist()).id },
      body: { content: "New item" },
    }),
    updateItem: async ({ item }) => ({
      params: { item_id: (await item()).id },
      body: { content: "Other content", is_done: true },
    }),
    deleteItem: async ({ item }) => ({ params: { item_id: (await item()).id } }),
    moveItem: async ({ card, checklist, item }) => {
      const { id: card_id } = await card();
      const target = await checklist(card_id);
      const { id: item_id } = await item((await checklist(card_id)).id);
      return { params: { item_id }, body: { position: 0, checklist_id: target.id } };
    },
    assignItem: async ({ item, people }) => ({
      params: { item_id: (await item()).id },
      body: { user_ids: [people.member.id] },
    }),
    unassignItem: async ({ item, people: { owner, member } }) => {
      const { id: item_id } = await item();
      await owner.assignItem({ item_id, user_ids: [member.id] });
      return { params: { item_id, user_id: member.id } };
    },
  },
  causes: [
    answered("checklist.created", "POST checklist", ({ card_id }, bob) =>
      bob.createChecklist({ card_id, title: "x" }),
    ),
    changed(
      "checklist.updated",
      "PATCH checklist",
      ({ checklist_id }, bob) => bob.updateChecklist({ checklist_id, title: "x" }),
      checklist,
    ),
    changed(
      "checklist.moved",
      "move checklist",
      ({ checklist_id }, bob) => bob.moveChecklist({ checklist_id, position: 1 }),
      checklist,
    ),
    removed(
      "checklist.deleted",
      "DELETE checklist",
      ({ checklist_id }, bob) => bob.deleteChecklist({ checklist_id }),
      checklist,
    ),
    answered("checklist_item.created", "POST item", ({ checklist_id }, bob) =>
      bob.createItem({ checklist_id, content: "x" }),
    ),
    changed(
      "checklist_item.updated",
      "PATCH item",
      ({ item_id }, bob) => bob.updateItem({ item_id, is_done: true }),
      item,
    ),
    changed(
      "checklist_item.moved",
      "move item",
      ({ item_id }, bob) => bob.moveItem({ item_id, position: 1 }),
      item,
    ),
    changed(
      "checklist_item.assigned",
      "PUT item assignees",
      ({ item_id }, bob) => bob.assignItem({ item_id, user_ids: [bob.id] }),
      item,
    ),
    changed(
      "checklist_item.unassigned",
      "DELETE item assignee",
      ({ item_id, alice }, bob) => bob.unassignItem({ item_id, user_id: alice.id }),
      item,
    ),
    removed("checklist_item.deleted", "DELETE item", ({ item_id }, bob) => bob.deleteItem({ item_id }), item),
  ],
};
