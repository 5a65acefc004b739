/** A board with a card that has everything, and rules about it. */
import { afterAll, beforeAll } from "bun:test";
import type { AutomationRule } from "../../contract/automations.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { fullCard } from "./full-card.ts";

export let service: Service;
export let alice: Person;
export let bob: Person;

/** For all tests of a file. */
export function setRuleScene(): void {
  beforeAll(async () => {
    service = await startService();
    alice = await service.person("alice");
    bob = await service.person("bob");
  });
  afterAll(() => service.stop());
}

export type Action = Pick<AutomationRule, "action_type"> &
  Partial<Pick<AutomationRule, "action_label_id" | "action_column_id" | "action_user_id">>;

export const ARCHIVE: Action = { action_type: "archive_card" };
export const COMPLETE: Action = { action_type: "complete_card" };
export const REOPEN: Action = { action_type: "reopen_card" };

export async function scene() {
  const { board_id, column_id } = await boardOf(alice, bob);
  const { id: done_id } = await alice.createColumn({ board_id, title: "Done" });
  const label = await alice.createLabel({ board_id, name: "urgent" });
  const { card, label: own } = await fullCard(
    { owner: alice, member: bob },
    { board_id, column_id, title: "card" },
  );
  const whenMoved = (action: Action) =>
    alice.createRule({
      board_id,
      name: "rule",
      trigger_type: "card_moved",
      trigger_column_id: done_id,
      ...action,
    });
  const move = (person = bob) => person.moveCard({ card_id: card.id, column_id: done_id, position: 0 });
  const seq = async () => (await alice.getBoard({ board_id })).seq;
  const eventsSince = async (since: number) => (await service.events(alice, board_id)).slice(since);
  const outcomes = async ({ id }: AutomationRule) =>
    (await alice.listRuleRuns({ rule_id: id })).items.map(({ outcome, reason }): (string | null)[] => [
      outcome,
      reason,
    ]);
  const add: Action = { action_type: "add_label", action_label_id: label.id };
  const remove: Action = { action_type: "remove_label", action_label_id: own.id };
  const archived = async () => (await bob.listTrash({ board_id, kind: "archived" })).items;
  return {
    board_id,
    column_id,
    done_id,
    label,
    own,
    card,
    add,
    remove,
    whenMoved,
    move,
    seq,
    eventsSince,
    outcomes,
    archived,
  };
}
