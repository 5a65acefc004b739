import { onBoard, type ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    listPeople: onBoard,
    matchPerson: async ({ board_id, person, people }) => ({
      params: { board_id, person_id: await person() },
      body: { user_id: people.member.id },
    }),
  },
  causes: [
    {
      type: "board.person_matched",
      by: "match",
      actor: "alice",
      async prepare({ alice, bob, board_id, addPerson }) {
        const id = await addPerson(board_id, { name: "Bob of the file" });
        return {
          act: () => alice.matchPerson({ board_id, person_id: id, user_id: bob.id }),
          data: async () => ({ id, name: "Bob of the file", user: bob.me }),
        };
      },
    },
    {
      type: "board.person_unmatched",
      by: "undo",
      actor: "alice",
      async prepare({ alice, bob, board_id, addPerson }) {
        const id = await addPerson(board_id, { name: "Bob of the file" });
        await alice.matchPerson({ board_id, person_id: id, user_id: bob.id });
        const { seq } = await alice.getBoard({ board_id });
        return {
          act: () => alice.undo({ board_id, seq }),
          data: async () => ({ id, name: "Bob of the file", user: bob.me }),
        };
      },
    },
  ],
};
