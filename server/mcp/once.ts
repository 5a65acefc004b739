/**
 * A token that may only read is refused first. Calls with a key change things once. A call may consist of several changes, and names may mean something else after
 * them. So the ids that the call was resolved to are stored first, under its key; each change has a key derived from it; at
 * the end the answer replaces them. Texts are not stored: a repeat has the same arguments. It goes on from wherever the
 * first call was interrupted, with the same ids, and gets the same answer. Access is checked again each time.
 */
import type { InputOf, RouteName } from "../../contract/index.ts";
import { mcpRoute } from "../../contract/mcp.ts";
import { boardSubject } from "../platform/auth/access.ts";
import { Call } from "../platform/core/call.ts";
import { withKey, writeOnce } from "../platform/core/idempotency.ts";
import { checkScope } from "../platform/core/query.ts";
import { sql } from "../platform/db/sql.ts";
import { updateOf } from "../platform/db/statements.ts";
import type { ResultOf } from "../platform/http/in-process.ts";
import type { Agent } from "./agent.ts";
import type { Answer } from "./tool.ts";

/** What the names among the arguments mean, as JSON: ids, and short texts for the answer. */
export interface Resolved {
  boardId: string;
}

/** One change; all but the first of a call have a label, which a repeat gives to the same change. */
export type Step = <Name extends RouteName>(
  name: Name,
  input: InputOf<Name>,
  label?: string,
) => Promise<ResultOf<Name>>;

interface Work<Found extends Resolved> {
  resolve: () => Promise<Found>;
  run: (found: Found, step: Step) => Promise<Answer>;
}

type Kept<Found> = { found: Found } | { answer: Answer };

/** Whoever repeats a call must still be a member of the board that it was about. */
const KEPT_CALL = { ...mcpRoute, access: "member", scope: "write", answersSecret: false } as const;

export async function performOnce<Found extends Resolved>(
  agent: Agent,
  { tool, args, key }: { tool: string; args: unknown; key: string | undefined },
  { resolve, run }: Work<Found>,
): Promise<Answer> {
  const call = new Call({ ...agent.call, route: KEPT_CALL });
  await checkScope(call);
  if (key === undefined) return run(await resolve(), (name, input) => agent.route(name, input));
  call.given = { tool, args };
  const keptKey = `mcp ${key}`;
  const kept = await withKey(call, keptKey, async (): Promise<Kept<Found>> => {
    const found = await resolve();
    call.subject = boardSubject(found.boardId);
    await writeOnce(call, [], { found });
    return { found };
  });
  if ("answer" in kept) return kept.answer;
  const answer = await run(kept.found, (name, input, label) =>
    agent.route(name, input, label === undefined ? key : `${key} ${label}`),
  );
  await keepAnswer(agent, kept.found.boardId, keptKey, answer);
  return answer;
}

async function keepAnswer(
  { call, userId }: Agent,
  boardId: string,
  key: string,
  answer: Answer,
): Promise<void> {
  const { accounts, budgets } = call.context;
  const text = JSON.stringify({ answer });
  budgets.events.of(userId).take(Buffer.byteLength(text));
  const row = sql`board_id = ${boardId} AND user_id = ${userId} AND key = ${key}`;
  await accounts.write([updateOf("idempotency_keys", sql`SET answer = ${text} WHERE ${row}`)], userId);
}
