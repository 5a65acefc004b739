/** Boards with people who came from a file. */
import type { Card } from "../../contract/cards.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { newId } from "../../server/platform/util/ids.ts";
import { boardOf, type Person, type Service } from "../harness.ts";

interface Names {
  name: string;
  username?: string;
  email?: string;
}

/** Somebody on a board who is on none of its cards. */
export async function addPerson(
  { app }: Pick<Service, "app">,
  boardId: string,
  names: Names,
): Promise<string> {
  const id = newId();
  await app.db.write([
    sql`INSERT INTO board_people (board_id, id, name, username, email)
      VALUES (${boardId}, ${id}, ${names.name}, ${names.username ?? null}, ${names.email ?? null})`,
  ]);
  return id;
}

/** Somebody who is on the card and on its first item. */
export async function addPlaceholders(service: Pick<Service, "app">, card: Card): Promise<void> {
  const { board_id, id, checklists } = card;
  const person = await addPerson(service, board_id, { name: "Somebody" });
  const item = checklists[0]!.items[0]!.id;
  await service.app.db.write([
    sql`INSERT INTO card_placeholders (board_id, card_id, person_id) VALUES (${board_id}, ${id}, ${person})`,
    sql`INSERT INTO item_placeholders (board_id, item_id, person_id) VALUES (${board_id}, ${item}, ${person})`,
  ]);
}

/**
 * Ann is on both cards and on the item of the first, Ben on the first card. The people are written into a board, and then
 * it is copied: the log of a copy begins with what is on it.
 */
export async function importedBoard(service: Service, owner: Person, ...members: Person[]) {
  const { db } = service.app;
  const { board_id: source, column_id } = await boardOf(owner, ...members);
  await owner.createColumn({ board_id: source, title: "Done" });
  const first = await owner.createCard({ board_id: source, column_id, title: "First" });
  const second = await owner.createCard({ board_id: source, column_id, title: "Second" });
  const checklist = await owner.createChecklist({ card_id: first.id, title: "Steps" });
  const item = await owner.createItem({ checklist_id: checklist.id, content: "Step" });
  const ann = await addPerson(service, source, { name: "Ann Example", username: "ann" });
  const ben = await addPerson(service, source, { name: "Ben" });
  const onCard = (
    card: string,
    person: string,
  ) => sql`INSERT INTO card_placeholders (board_id, card_id, person_id)
    VALUES (${source}, ${card}, ${person})`;
  await db.write([
    onCard(first.id, ann),
    onCard(first.id, ben),
    onCard(second.id, ann),
    sql`INSERT INTO item_placeholders (board_id, item_id, person_id) VALUES (${source}, ${item.id}, ${ann})`,
  ]);
  const include = ["cards", "labels", "rules", "members"] as const;
  const { id: board_id } = await owner.copyBoard({
    board_id: source,
    title: "Imported",
    include: [...include],
  });
  await db.write([sql`DELETE FROM boards WHERE id = ${source}`]);
  const { columns } = await owner.getBoard({ board_id });
  const { items } = await owner.listPeople({ board_id });
  const personId = (name: string) => items.find((person) => person.name === name)!.id;
  const [one, two] = columns[0]!.cards;
  return {
    board_id,
    column_id: columns[0]!.id,
    done_id: columns[1]!.id,
    card_id: one!.id,
    other_id: two!.id,
    checklist_id: one!.checklists[0]!.id,
    item_id: one!.checklists[0]!.items[0]!.id,
    ann: personId("Ann Example"),
    ben: personId("Ben"),
  };
}

/** As if a file had named its author: the comment is written by the owner first. */
export async function importedComment(
  service: Service,
  owner: Person,
  {
    card_id,
    person_id,
    body = "From the file",
  }: { card_id: string; person_id: string | null; body?: string },
): Promise<string> {
  const { id } = await owner.createComment({ card_id, body });
  await service.app.db.write([
    sql`UPDATE comments SET user_id = NULL, person_id = ${person_id} WHERE id = ${id}`,
  ]);
  return id;
}
