/** Four people, and who is on a card of an imported board. */
import { afterAll, beforeAll } from "bun:test";
import type { Card } from "../../contract/cards.ts";
import { type Person, type Service, startService } from "../harness.ts";

export let service: Service;
export let alice: Person;
export let bob: Person;
export let carol: Person;
export let mallory: Person;

/** For all tests of a file. */
export function setPeopleScene(): void {
  beforeAll(async () => {
    service = await startService();
    [alice, bob, carol, mallory] = (await Promise.all(
      ["alice", "bob", "carol", "mallory"].map((name) => service.person(name)),
    )) as [Person, Person, Person, Person];
  });
  afterAll(() => service.stop());
}

/** Who is on it, and who stands there for whom. */
export const people = ({ assignees, placeholders }: Pick<Card, "assignees" | "placeholders">) => ({
  assignees: assignees.map(({ id }) => id),
  placeholders: placeholders.map(({ name }) => name),
});

export async function onCard(card_id: string) {
  const card = await alice.getCard({ card_id });
  return { card: people(card), items: card.checklists.flatMap(({ items }) => items.map(people)) };
}

export const NOBODY = { assignees: [], placeholders: [] };
