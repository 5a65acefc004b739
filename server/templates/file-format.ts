import * as z from "zod/mini";

const label = z.object({ id: z.string(), name: z.string(), color: z.string() });
const column = z.object({ id: z.string(), title: z.string(), color: z.string(), is_done_column: z.boolean(), card_limit: z.nullable(z.int()) });
const item = z.object({ id: z.string(), content: z.string(), is_done: z.boolean() });
const checklist = z.object({ id: z.string(), title: z.string(), items: z.array(item) });
const card = z.object({
  id: z.string(), column_id: z.string(), number: z.int(), title: z.string(), description: z.nullable(z.string()), start_at: z.nullable(z.string()), due_at: z.nullable(z.string()), is_complete: z.boolean(),
  labels: z.array(z.string()), checklists: z.array(checklist), created_at: z.string(), updated_at: z.string(),
});
const rule = z.object({ id: z.string(), name: z.string(), trigger_type: z.enum(["card_created", "card_moved", "label_added", "card_completed", "due_soon", "due_passed"]), trigger_column_id: z.nullable(z.string()), trigger_label_id: z.nullable(z.string()),
  action_type: z.enum(["move_to_column", "assign_member"]), action_column_id: z.nullable(z.string()), is_enabled: z.boolean() });
export const BoardFile = z.object({ board: z.object({ id: z.string(), title: z.string(), description: z.nullable(z.string()), color: z.nullable(z.string()), created_at: z.string(), updated_at: z.string() }),
  labels: z.array(label), columns: z.array(column), cards: z.array(card), rules: z.array(rule) });
export type BoardFile = z.output<typeof BoardFile>;
