import { changed, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function columns({ bob, board_id }: Stage) {
  const { columns } = await bob.getBoard({ board_id });
  return columns.map(({ cards: _, ...fields }) => fields);
}

async function column(stage: Stage) {
  return (await columns(stage)).find(({ id }) => id === stage.column_id);
}

export const examples: ResourceExamples = {
  things: {
    column_id: {
      createdBy: "createColumn",
      create: ({ api, board_id }) => api.createColumn({ board_id, title: "Column" }),
    },
  },
  inputs: {
    createColumn: ({ board_id }) => ({
      params: { board_id },
      body: { title: "New column", color: "#ff0000", position: 0, is_done_column: true },
    }),
    updateColumn: async ({ column }) => ({
      params: { column_id: (await column()).id },
      body: { title: "Other title", color: "red", is_done_column: true },
    }),
    deleteColumn: async ({ column }) => ({ params: { column_id: (await column()).id } }),
    moveColumn: async ({ column }) => ({ params: { column_id: (await column()).id }, body: { position: 0 } }),
  },
  causes: [
    changed(
      "column.created",
      "POST column",
      ({ board_id }, bob) => bob.createColumn({ board_id, title: "x" }),
      async (stage) => (await columns(stage)).at(-1),
    ),
    changed(
      "column.updated",
      "PATCH column",
      ({ column_id }, bob) => bob.updateColumn({ column_id, title: "x" }),
      column,
    ),
    changed(
      "column.moved",
      "move column",
      ({ column_id }, bob) => bob.moveColumn({ column_id, position: 1 }),
      column,
    ),
    removed(
      "column.deleted",
      "DELETE column",
      ({ column_id }, bob) => bob.deleteColumn({ column_id }),
      column,
    ),
  ],
};
