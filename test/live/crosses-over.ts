/** What instances tell each other over Redis arrives by Redis, not by looking into the database. */
import { expect } from "bun:test";
import { boardOf } from "../harness.ts";
import { eventually } from "./eventually.ts";
import { type Fleet, onlineEverywhere } from "./fleet.ts";

export async function crossesOver(fleet: Fleet): Promise<void> {
  const { instances, alice, service } = fleet;
  const [here, there] = [instances[0]!, instances.at(-1)!];
  const carol = await service.person("carol");
  const { board_id, column_id } = await boardOf(alice, carol);
  const listener = there.listen(board_id, carol);
  await listener.sees("user_joined");
  await onlineEverywhere(fleet, board_id, [carol]);
  if (here !== there) {
    const { hub } = there.app.context.live;
    const before = hub.counts.fromBus;
    // One at a time: what is late is read from the log, and counts as such.
    await eventually(async () => {
      await here.as(alice).createCard({ board_id, column_id, title: "Across" });
      await Bun.sleep(20);
      return hub.counts.fromBus > before;
    }, "an event over Redis");
  }
  await here.as(carol).logout();
  expect((await listener.closed).code).toBe(1008);
}
