/**
 * The only writer of boards: load, decide, commit.
 *
 * `load` is SQL, `decide` is a pure function from rows and input to a result, writes and events; the platform numbers
 * the events and commits everything at once, if the board is still what `load` saw (change.ts). An operation returns
 * its writes and events, so it cannot forget them. A refusal, or a decision that writes nothing, uses no number.
 *
 * Concurrency: changes of one board are serial, on any number of instances, by the compare-and-set on `boards.revision`
 * (every change raises it) and `boards.stamp` (no other history of the board has it). So if event s of a board can be
 * seen, every earlier one can.
 */
import type { Input, MinimalAnswer, RouteSpec } from "../../../../contract/base/define.ts";
import { boardIdOf } from "../../auth/access.ts";
import type { OwnQueries, Rows } from "../../db/db.ts";
import type { Limits } from "../../quotas/limits.ts";
import { notFound } from "../../util/errors.ts";
import type { Call } from "../call.ts";
import { type CardOrders, COUNT_ALL, Uncounted } from "../card-orders.ts";
import { orFirstAnswer } from "../idempotency.ts";
import { nothing, readOnBoard, requireSubject } from "../query.ts";
import { changeBoard } from "./change.ts";
import type { Decision, DecisionContext } from "./decision.ts";

interface MutationSpec<R extends RouteSpec, Q extends OwnQueries> {
  load: (input: Input<R>, boardId: string, limits: Limits, order: CardOrders["toLoad"]) => Q;
  decide: (rows: Rows<Q>, input: Input<R>, moment: DecisionContext) => Decision<MinimalAnswer<R>>;
}

export function mutation<R extends RouteSpec, Q extends OwnQueries>(
  _route: R,
  spec: MutationSpec<R, Q>,
): (call: Call<R>) => Promise<MinimalAnswer<R>> {
  function change(call: Call<R>, boardId: string | null): Promise<MinimalAnswer<R>> {
    if (call.invalidBody || boardId === null) return refuse(call);
    const { input, context } = call;
    const tryWith = (order: CardOrders["toLoad"]) =>
      changeBoard(call, boardId, {
        load: spec.load(input, boardId, context.limits, order),
        decide: (rows, moment) => spec.decide(rows, input, moment),
      });
    const { has, toLoad } = context.orders;
    if (!has(boardId)) return tryWith(toLoad);
    return tryWith(toLoad).catch((error) => {
      if (error instanceof Uncounted) return tryWith(COUNT_ALL);
      throw error;
    });
  }
  return (call) =>
    orFirstAnswer(call, () => {
      const boardId = boardIdOf(call.context, requireSubject(call));
      return boardId instanceof Promise ? boardId.then((id) => change(call, id)) : change(call, boardId);
    });
}

/** For operations with slow work of their own before they know what to write. */
export async function mutate<Q extends OwnQueries, Result>(
  call: Call,
  load: Q,
  decide: (rows: Rows<Q>, moment: DecisionContext) => Decision<Result>,
): Promise<Result> {
  return orFirstAnswer(call, async () => {
    const boardId = (await boardIdOf(call.context, requireSubject(call))) ?? (await refuse(call));
    return changeBoard(call, boardId, { load, decide });
  });
}

/** Says what is wrong to those who may know. */
async function refuse(call: Call): Promise<never> {
  await readOnBoard(call, nothing);
  throw call.invalidBody ?? notFound("This resource");
}
