import { answered, changed, nothing, onBoard, type ResourceExamples, removed } from "./example.ts";
import type { Stage } from "./stage.ts";

async function board({ bob, board_id }: Stage) {
  const { columns: _, ...rest } = await bob.getBoard({ board_id });
  return rest;
}

export const examples: ResourceExamples = {
  inputs: {
    createBoard: () => ({ params: {}, body: { title: "New board", description: "What it is for" } }),
    listBoards: nothing,
    getBoard: onBoard,
    copyBoard: ({ board_id }) => ({
      params: { board_id },
      body: { title: "Copy", include: ["cards", "labels", "rules", "members"] },
    }),
    exportBoard: onBoard,
    updateBoard: ({ board_id }) => ({
      params: { board_id },
      body: { title: "Other title", description: "Other description" },
    }),
    deleteBoard: onBoard,
    listMembers: onBoard,
    invite: async ({ board_id, guestOut }) => ({ params: { board_id }, body: { user_id: await guestOut() } }),
    changeRole: async ({ board_id, guestIn }) => ({
      params: { board_id, user_id: await guestIn() },
      body: { role: "owner" },
    }),
    /** Owners remove others; everybody else only themselves. */
    removeMember: async ({ board_id, people, guestIn }, caller) => ({
      params: { board_id, user_id: caller === people.member ? caller.id : await guestIn() },
    }),
  },
  causes: [
    changed(
      "board.updated",
      "PATCH board",
      ({ board_id }, alice) => alice.updateBoard({ board_id, title: "x" }),
      board,
      "alice",
    ),
    changed(
      "board.updated",
      "PATCH member",
      ({ board_id, bob }, alice) => alice.changeRole({ board_id, user_id: bob.id, role: "owner" }),
      board,
      "alice",
    ),
    answered(
      "board.member_added",
      "invite",
      ({ board_id, mallory }, alice) => alice.invite({ board_id, user_id: mallory.id }),
      "alice",
    ),
    removed(
      "board.member_removed",
      "DELETE member",
      ({ board_id }, carol) => carol.removeMember({ board_id, user_id: carol.id }),
      async ({ board_id, carol }) => ({ board_id, user_id: carol.id, role: "member", user: carol.me }),
      "carol",
    ),
  ],
};
