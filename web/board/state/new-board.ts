import type { LocalChange } from "../../../client/changes/optimistic-state.ts";
import type { FullBoard } from "../../../contract/boards.ts";

/** The board that a change creates; null if it creates none. */
export function boardFrom({ operation, at }: Pick<LocalChange, "operation" | "at">): FullBoard | null {
  const { route, input, creates, user } = operation;
  if (route !== "createBoard" || creates === undefined || !user) return null;
  return {
    id: creates,
    title: input.title,
    description: input.description ?? null,
    color: input.color ?? null,
    is_template: false,
    created_by: user.id,
    updated_by: user.id,
    created_at: at,
    updated_at: at,
    seq: 0,
    labels: [],
    members: [{ board_id: creates, user_id: user.id, role: "owner", user }],
    columns: [],
  };
}
