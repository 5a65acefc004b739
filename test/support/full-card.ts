import type { Card } from "../../contract/cards.ts";
import type { Label } from "../../contract/labels.ts";
import type { Person } from "../harness.ts";

/** Escapes, a line break and a letter outside of ASCII: what JSON could spoil. */
const DESCRIPTION = 'a "quoted" ü\n\t\\ 🦄';

/** A card with everything that a card can have, assigned to both. */
export async function fullCard(
  { owner, member }: { owner: Person; member: Person },
  place: { board_id: string; column_id: string; title: string },
): Promise<{ card: Card; label: Label }> {
  const { board_id, column_id, title } = place;
  const { id: card_id } = await owner.createCard({ board_id, column_id, title, description: DESCRIPTION });
  const label = await owner.createLabel({ board_id, name: `Label of ${title}` });
  await owner.addLabel({ card_id, label_id: label.id });
  await owner.assignCard({ card_id, user_ids: [owner.id, member.id] });
  for (const list of ["one", "two"]) {
    const { id: checklist_id } = await owner.createChecklist({ card_id, title: list });
    for (const content of ["a", "b"]) {
      const { id: item_id } = await owner.createItem({ checklist_id, content });
      if (content === "a") continue;
      await owner.updateItem({ item_id, is_done: true });
      await owner.assignItem({ item_id, user_ids: [member.id] });
    }
  }
  await owner.uploadAttachment({ card_id, file: new File(["bytes"], "a.txt") });
  await owner.uploadAttachment({ card_id, file: new File(["more"], "b.txt") });
  return { card: await owner.getCard({ card_id }), label };
}
