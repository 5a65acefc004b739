/**
 * Taking back a change, or a run of the agent: everything it has changed on a board since some number. Its changes are
 * those of the same account with the same token name.
 */
import * as z from "zod/mini";
import { Refused } from "../../platform/http/in-process.ts";
import type { Agent, OwnChange } from "../agent.ts";
import { boardIdOf } from "../names.ts";
import type { Step } from "../once.ts";
import { count } from "../text.ts";
import { type Answer, ToolError, writeTool } from "../tool.ts";
import { board, seq } from "./arguments.ts";

/** Of one call. */
const MOST_CHANGES = 100;
/** Of the log, read by one call. */
const MOST_PAGES = 5;

interface Run {
  boardId: string;
  /** Newest first. */
  seqs: number[];
  /** Where to go on, if that is not all. */
  before: number | null;
}

export const undoTool = writeTool(
  {
    name: "undo",
    description:
      "Take back change number seq, or everything done with this token after number since, newest first. What others have changed meanwhile stays and is reported.",
    hints: { destructiveHint: true },
    input: z.strictObject({
      board,
      seq: z.optional(seq),
      since: z.optional(seq),
      before: z.optional(seq),
    }),
  },
  {
    async resolve(agent, { board, seq, since, before }): Promise<Run> {
      if ((seq === undefined) === (since === undefined)) throw new ToolError("Give either seq or since.");
      const boardId = await boardIdOf(agent, board);
      if (since === undefined) return { boardId, seqs: seq === undefined ? [] : [seq], before: null };
      const { own, end } = await ownChangesSince(agent, boardId, since, before);
      const seqs = notYetUndone(own, since).filter((each) => before === undefined || each < before);
      const cut = seqs.slice(0, MOST_CHANGES);
      return { boardId, seqs: cut, before: seqs.length > cut.length ? (cut.at(-1) ?? null) : end };
    },
    run: takeBack,
  },
);

/** Newest first, as far as one call goes. What came later belongs to them: it tells what has been taken back before. */
async function ownChangesSince(
  agent: Agent,
  boardId: string,
  since: number,
  before: number | undefined,
): Promise<{ own: OwnChange[]; end: number | null }> {
  const end = Number.MAX_SAFE_INTEGER;
  const later = before === undefined ? [] : (await pagesOf(agent, boardId, before - 1, end)).own;
  const earlier = await pagesOf(agent, boardId, since, before ?? end);
  return { own: [...later, ...earlier.own], end: earlier.end };
}

async function pagesOf(
  agent: Agent,
  boardId: string,
  since: number,
  end: number,
): Promise<{ own: OwnChange[]; end: number | null }> {
  const own: OwnChange[] = [];
  let before = end;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { own: found, last } = await agent.ownChanges(boardId, { since, before });
    own.push(...found);
    if (last === null) return { own, end: null };
    before = last;
  }
  return { own, end: before };
}

/**
 * Without changes that were taken back, and without what took them back: whatever has happened since then, rules
 * included, is part of the run.
 */
function notYetUndone(own: readonly OwnChange[], since: number): number[] {
  const undone = new Set<number>();
  const left: number[] = [];
  for (const { seq, undoes } of own) {
    if (undone.has(seq)) continue;
    if (undoes !== null && undoes > since) undone.add(undoes);
    else left.push(seq);
  }
  return left;
}

async function takeBack({ boardId, seqs, before }: Run, step: Step): Promise<Answer> {
  const undone = new Set<number>();
  const refused: { seq: number; why: string }[] = [];
  for (const [index, seq] of seqs.entries()) {
    // Taken back together with another, as what a rule has done is with its cause.
    if (undone.has(seq)) continue;
    try {
      const { events } = await step(
        "undo",
        { board_id: boardId, seq },
        index === 0 ? undefined : String(seq),
      );
      for (const { undoes } of events) undone.add(undoes);
      undone.add(seq);
    } catch (error) {
      if (!(error instanceof Refused) || error.retryAfter !== undefined || seqs.length === 1) throw error;
      refused.push({ seq, why: error.message });
    }
  }
  const lines = [
    undone.size === 0 ? "Nothing was undone." : `Undid ${count(undone.size, "change")}.`,
    ...refused.map(({ seq, why }) => `Not undone: ${seq}: ${why}`),
    ...(before === null ? [] : [`More: undo with the same since, before ${before}`]),
  ];
  return {
    text: lines.join("\n"),
    structured: { board_id: boardId, undone: [...undone], refused, before },
  };
}
