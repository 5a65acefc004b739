import type { ResourceExamples } from "./example.ts";

export const examples: ResourceExamples = {
  inputs: {
    /** Owners undo anybody's changes; everybody else only their own. */
    undo: async ({ card, board_id, people: { owner, member } }, caller) => {
      const author = caller === member ? member : owner;
      await author.updateCard({ card_id: (await card()).id, title: "To be undone" });
      const { seq } = await owner.getBoard({ board_id });
      return { params: { board_id, seq: String(seq) }, body: { whole: true } };
    },
  },
};
