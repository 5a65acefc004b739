import type { Client } from "../../client/http.ts";

/** All writers change whatever they can on the board, at once. */
export async function storm(
  { board_id, column_id }: { board_id: string; column_id: string },
  writers: Client[],
  rounds: number,
): Promise<void> {
  const { members } = await writers[0]!.getBoard({ board_id });
  const user_ids = members.map(({ user_id }) => user_id);
  await Promise.all(
    writers.map(async (writer, index) => {
      const column = await writer.createColumn({ board_id, title: `Column ${index}`, position: 0 });
      const label = await writer.createLabel({ board_id, name: `Label ${index}` });
      for (let i = 0; i < rounds; i++) {
        const card = await writer.createCard({ board_id, column_id, title: `${index}: ${i}`, position: 0 });
        const card_id = card.id;
        await writer.moveCard({ card_id, column_id: column.id, position: 0 });
        await writer.addLabel({ card_id, label_id: label.id });
        await writer.assignCard({ card_id, user_ids });
        const list = await writer.createChecklist({ card_id, title: "Steps" });
        await writer.createItem({ checklist_id: list.id, content: "Step" });
        if (i % 3 === 0) await writer.deleteCard({ card_id });
        if (i % 5 === 0) await writer.moveColumn({ column_id: column.id, position: i % 2 });
      }
      await writer.updateLabel({ label_id: label.id, name: `Renamed ${index}` });
    }),
  );
}
