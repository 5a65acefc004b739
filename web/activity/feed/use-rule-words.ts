import { useEffect, useState } from "react";
import type { AutomationRule } from "../../../contract/automations.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { useBoard } from "../../board/use-board.ts";
import { givenName } from "../../rules/rule-names.ts";
import { sentenceOf, wordingOf } from "../../rules/sentence.ts";
import { api } from "../../session/api.ts";

/** By the number of the event by which each has acted. */
type Acted = ReadonlyMap<number, AutomationRule>;

const NONE: Acted = new Map();
/** One change may set off several rules. */
const SOON_MS = 300;
const PAGE = 100;

/** What the rules say that made these events, as far as their runs are kept. They are loaded once there is one to name. */
export function useRuleWords(newestFirst: readonly BoardEvent[]): (seq: number) => string | undefined {
  const { board } = useBoard();
  const [acted, setActed] = useState(NONE);
  const byRule = newestFirst.filter(({ user_id }) => user_id === null);
  const [newest, oldest] = [byRule[0]?.seq, byRule.at(-1)?.timestamp];
  const boardId = board.id;
  useEffect(() => {
    if (newest === undefined || oldest === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      loadActed(boardId, oldest).then(
        (loaded) => isCurrent && setActed(loaded),
        // Without them it says "A rule".
        () => {},
      );
    }, SOON_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [boardId, newest, oldest]);
  return (seq) => {
    const rule = acted.get(seq);
    return rule && (givenName(rule) ?? sentenceOf(board, wordingOf(rule)));
  };
}

/** Of the rules that were set off since then. */
async function loadActed(board_id: string, since: string): Promise<Acted> {
  const rules = await api.listRules({ board_id, last_run: "true" });
  const recent = rules.filter(({ last_run_at }) => last_run_at && last_run_at >= since);
  const runs = await Promise.all(
    recent.map(async (rule) => {
      const { items } = await api.listRuleRuns({ rule_id: rule.id, limit: PAGE });
      return items.flatMap(({ seq, outcome }) =>
        seq !== null && outcome === "done" ? [[seq, rule] as const] : [],
      );
    }),
  );
  return new Map(runs.flat());
}
