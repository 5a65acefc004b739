/** Three people, new for each test, and a board with nothing that its members have not read. */
import { afterAll, beforeAll, beforeEach } from "bun:test";
import { boardOf, type Person, type Service, startService } from "../harness.ts";

export let service: Service;
export let alice: Person;
export let bob: Person;
export let carol: Person;

/** For all tests of a file. */
export function setInboxScene(): void {
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  beforeEach(async () => {
    alice = await service.person("alice");
    bob = await service.person("bob");
    carol = await service.person("carol");
  });
}

/** A board of Alice's with a card. */
export async function place(...members: Person[]) {
  const { board_id, column_id } = await boardOf(alice, ...members);
  const card = await alice.createCard({ board_id, column_id, title: "Fix login" });
  for (const member of members) await clear(member);
  return { board_id, column_id, card, card_id: card.id };
}

export async function clear(person: Person): Promise<void> {
  const { items } = await person.listNotifications({});
  if (items[0]) await person.readNotifications({ up_to: items[0].id });
}
