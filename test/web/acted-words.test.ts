/** What somebody is told about rules that their own changes have set off. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { actedWords } from "../../web/rules/tell-acted.ts";
import { actedBy } from "../../web/rules/watch-acted.ts";
import { layOut } from "../browser/board.ts";
import { type Person, type Service, startService } from "../harness.ts";

let service: Service;
let alice: Person;
let bob: Person;

beforeAll(async () => {
  service = await startService();
  alice = await service.person("alice");
  bob = await service.person("bob");
});
afterAll(() => service.stop());

test("whoever sets off rules is told in one message what they did; nobody else is, nor somebody whose token did it", async () => {
  const { boardId: board_id, cardIds } = await layOut(
    alice,
    { "To do": ["One", "Two"], Review: [], Done: [] },
    [bob],
  );
  const [, review, done] = (await alice.getBoard({ board_id })).columns;
  const told = async (act: () => Promise<unknown>, { id: myId } = alice) => {
    const { seq } = await alice.getBoard({ board_id });
    await act();
    const acted = (await service.events(alice, board_id))
      .filter((event) => event.seq > seq)
      .filter(actedBy(myId));
    const [newest, ...older] = acted.toReversed();
    if (!newest) return null;
    const rules = await alice.listRules({ board_id, last_run: "true" });
    return actedWords(await alice.getBoard({ board_id }), [newest, ...older], { myId, rules });
  };
  const completed = { board_id, trigger_type: "card_completed", action_type: "move_to_column" } as const;
  const { id: rule_id } = await alice.createRule({
    ...completed,
    name: "card_completed → move_to_column",
    action_column_id: done!.id,
  });
  const complete = (title: string, is_complete: boolean) => () =>
    alice.updateCard({ card_id: cardIds[title]!, is_complete });
  expect(await told(complete("One", true))).toBe(
    "The rule “When a card is completed, move it to Done” moved “One” from To do to Done.",
  );
  expect(await told(complete("One", false))).toBe(null);
  await alice.updateRule({ rule_id, name: "Tidy up" });
  expect(await told(complete("Two", true))).toBe("The rule “Tidy up” moved “Two” from To do to Done.");

  const moved = {
    board_id,
    name: "Review",
    trigger_type: "card_moved",
    trigger_column_id: review!.id,
  } as const;
  await alice.createRule({ ...moved, action_type: "assign_member", action_user_id: bob.id });
  const move = (...titles: string[]) =>
    Promise.all(
      titles.map((title) => bob.moveCard({ card_id: cardIds[title]!, column_id: review!.id, position: 0 })),
    );
  expect(await told(() => move("One", "Two"))).toBe(null);
  for (const card_id of Object.values(cardIds)) await bob.unassignCard({ card_id, user_id: bob.id });
  for (const card_id of Object.values(cardIds))
    await bob.moveCard({ card_id, column_id: done!.id, position: 0 });
  expect(await told(() => move("One", "Two"), bob)).toBe("The rule “Review” assigned you to 2 cards.");

  for (const card_id of Object.values(cardIds))
    await bob.moveCard({ card_id, column_id: done!.id, position: 0 });
  await bob.unassignCard({ card_id: cardIds.One!, user_id: bob.id });
  await alice.createRule({ ...moved, action_type: "reopen_card" });
  await alice.updateCard({ card_id: cardIds.One!, is_complete: true });
  expect(await told(() => move("One"), bob)).toBe("Rules made 2 changes to “One”.");
});
