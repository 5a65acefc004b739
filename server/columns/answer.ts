/**
 * The answer to a change of a column. Its cards are no part of the change: they are read after the commit, from the
 * kept board where that is current, and not at all for a caller who says `Prefer: return=minimal`.
 */

import type { RouteSpec } from "../../contract/base/define.ts";
import type { Card } from "../../contract/cards.ts";
import type { ColumnFields } from "../../contract/columns.ts";
import { versionRow } from "../boards/snapshot.ts";
import { encodeColumn } from "../boards/snapshot-text.ts";
import { assembleCardTree } from "../cards/store.ts";
import type { Context } from "../platform/core/context.ts";
import { type Call, Reply } from "../platform/http/call.ts";
import { prefersMinimal } from "../platform/http/headers/prefer.ts";
import { contentOf, reusableBody } from "../platform/http/response-body.ts";
import { inSlices } from "../platform/util/time-slices.ts";
import { cardsOfColumn } from "./store.ts";

export function answeringWithCards<R extends RouteSpec>(
  change: (call: Call<R>) => Promise<ColumnFields>,
  cardsOf = readCards,
) {
  return async (call: Call<R>): Promise<Reply> => {
    const column = await change(call);
    if (prefersMinimal(call.request)) return new Reply(column, { "preference-applied": "return=minimal" });
    const cards = await cardsOf(call.context, column);
    const content = contentOf(await inSlices(encodeColumn(column, cards)));
    return new Reply(reusableBody(content)(), { "content-type": "application/json" });
  };
}

async function readCards({ db, snapshots }: Context, column: ColumnFields): Promise<Card[]> {
  const { version } = await db.read({ version: versionRow(column.board_id) });
  const kept = version[0] && (await snapshots.peek(column.board_id, version[0]));
  if (kept) return kept.columns.find(({ id }) => id === column.id)?.cards ?? [];
  return inSlices(assembleCardTree(await db.readMany(cardsOfColumn(column))));
}
