import { expect } from "bun:test";
import type { Person } from "../harness.ts";

/**
 * Runs a call that is refused or has nothing to do, and proves that the board with everything on it, its
 * rules and its event number are what they were. `witness` must be a member. Gives back what the call gave.
 */
export async function changesNothing<T>(
  witness: Person,
  boardId: string,
  call: () => Promise<T>,
): Promise<T> {
  const look = async () => [
    await witness.getBoard({ board_id: boardId }),
    await witness.listRules({ board_id: boardId }),
  ];
  const before = await look();
  const outcome = await call();
  expect(await look()).toEqual(before);
  return outcome;
}
