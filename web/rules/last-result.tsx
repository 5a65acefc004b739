import * as texts from "#texts/rules.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import type { ListedRule } from "../../contract/automations.ts";
import { useBoard } from "../board/use-board.ts";
import { Time } from "../ui/display/time.tsx";

/** What came of it when the rule was last set off. */
export function LastResult({ rule: { last_run, action_type }, isOff }: { rule: ListedRule; isOff: boolean }) {
  const { board } = useBoard();
  if (!last_run) return isOff ? null : <p className="detail">{texts.noRuns}</p>;
  const { at, outcome, card_id, reason, why } = last_run;
  const time = <Time at={at} />;
  const because = (reason && texts.whyNot[reason]) ?? why ?? "";
  return (
    <p className="detail rule-result" data-outcome={outcome}>
      {outcome === "done"
        ? texts.lastRan(time, texts.didTo(action_type, findCard(board, card_id)?.title ?? null))
        : (outcome === "failed" ? texts.hasFailed : texts.didNothing)(time, because)}
    </p>
  );
}
