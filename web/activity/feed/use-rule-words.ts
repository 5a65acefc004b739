import { useEffect, useMemo, useState } from "react";
import type { BoardEvent } from "../../../contract/events.ts";
import { useBoard } from "../../board/use-board.ts";
import { givenName } from "../../rules/rule-names.ts";
import { sentenceOf, wordingOf } from "../../rules/sentence.ts";
import { api } from "../../session/api.ts";
import { ActedRules } from "./acted-rules.ts";

/** One change may set off several rules. */
const SOON_MS = 300;
const PAGE = 100;

/** What the rules say that made these events, as far as that is known. They are loaded once there is one to name. */
export function useRuleWords(newestFirst: readonly BoardEvent[]): (seq: number) => string | undefined {
  const { board } = useBoard();
  const board_id = board.id;
  const acted = useMemo(
    () =>
      new ActedRules({
        listRules: () => api.listRules({ board_id, last_run: "true" }),
        listRuns: async (rule_id) => (await api.listRuleRuns({ rule_id, limit: PAGE })).items,
      }),
    [board_id],
  );
  const [, setLearnt] = useState({});
  const unknown = acted.unknownOf(newestFirst.filter(({ user_id }) => user_id === null));
  const numbers = unknown.map(({ seq }) => seq).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same events may come in another list
  useEffect(() => {
    if (numbers === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      acted.learn(unknown).then(
        () => isCurrent && setLearnt({}),
        // Without them it says "A rule".
        () => {},
      );
    }, SOON_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [acted, numbers]);
  return (seq) => {
    const rule = acted.ruleOf(seq);
    return rule && (givenName(rule) ?? sentenceOf(board, wordingOf(rule)));
  };
}
