/** A board with something of everything on it, so that data that is not whole shows, and people around it. */
import { boardOf, type Person, type Service } from "../harness.ts";
import { addPerson } from "../support/imported-board.ts";

/** Alice owns the board, Bob and Carol are members, Mallory is not. */
export interface Cast {
  alice: Person;
  bob: Person;
  carol: Person;
  mallory: Person;
  /** Somebody of an imported file; answers the id. */
  addPerson(boardId: string, names: { name: string }): Promise<string>;
}

export type Stage = Awaited<ReturnType<typeof setStage>>;

export async function meetCast(service: Service): Promise<Cast> {
  return {
    alice: await service.person("alice"),
    bob: await service.person("bob"),
    carol: await service.person("carol"),
    mallory: await service.person("mallory"),
    addPerson: (boardId, names) => addPerson(service, boardId, names),
  };
}

export async function setStage(cast: Cast) {
  const { alice, bob, carol } = cast;
  const { board_id, column_id } = await boardOf(alice, bob, carol);
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done" });
  const { id: card_id } = await alice.createCard({ board_id, column_id, title: "card", description: "text" });
  const { id: label_id } = await alice.createLabel({ board_id, name: "label" });
  const { id: worn } = await alice.createLabel({ board_id, name: "worn" });
  await alice.addLabel({ card_id, label_id: worn });
  await alice.assignCard({ card_id, user_ids: [alice.id] });
  const { id: checklist_id } = await alice.createChecklist({ card_id, title: "checklist" });
  await alice.createChecklist({ card_id, title: "another" });
  const { id: item_id } = await alice.createItem({ checklist_id, content: "item" });
  await alice.createItem({ checklist_id, content: "another" });
  await alice.assignItem({ item_id, user_ids: [alice.id] });
  const file = new File(["content"], "f.txt");
  const { id: attachment_id } = await alice.uploadAttachment({ card_id, file });
  const { id: comment_id } = await bob.createComment({ card_id, body: "comment" });
  const ids = {
    board_id,
    column_id,
    done_id,
    card_id,
    label_id,
    checklist_id,
    item_id,
    attachment_id,
    comment_id,
  };
  return { ...cast, ...ids };
}
