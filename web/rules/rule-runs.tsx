import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/rules.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import type { AutomationRule, RuleRun } from "../../contract/automations.ts";
import { useBoard } from "../board/use-board.ts";
import { cardPath } from "../router.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { Link } from "../ui/display/link.tsx";
import { Time } from "../ui/display/time.tsx";
import { ErrorState, Skeleton } from "../ui/feedback/states.tsx";
import { Button } from "../ui/forms/button.tsx";

const PAGE = 10;

interface Loaded {
  items: readonly RuleRun[];
  next: string | null;
}

/** The last times that a rule was set off. */
export function RuleRuns({ rule }: { rule: AutomationRule }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(
    (earlier: readonly RuleRun[], before?: string) => {
      setFailure(null);
      api.listRuleRuns({ rule_id: rule.id, limit: PAGE, ...(before && { before }) }).then(
        ({ items, next }) => setLoaded({ items: [...earlier, ...items], next }),
        (error) => setFailure(reasonOf(error)),
      );
    },
    [rule.id],
  );
  useEffect(() => load([]), [load]);
  const { items, next } = loaded ?? { items: [], next: null };
  if (failure !== null)
    return (
      <ErrorState
        title={texts.runsNotLoaded}
        detail={failure}
        onRetry={() => load(items, next ?? undefined)}
      />
    );
  if (!loaded) return <Skeleton height="2.5rem" />;
  if (items.length === 0) return <p className="muted">{texts.noRuns}</p>;
  return (
    <>
      <ul className="rule-effects" aria-label={texts.lastRuns}>
        {items.map((run) => (
          <Run key={run.id} run={run} action={rule.action_type} />
        ))}
      </ul>
      {next !== null && (
        <Button kind="quiet" onClick={() => load(items, next)}>
          {texts.showEarlierRuns}
        </Button>
      )}
    </>
  );
}

interface RunProps {
  run: RuleRun;
  action: AutomationRule["action_type"];
}

function Run({ run: { card_id, at, outcome, reason, why }, action }: RunProps) {
  const { board } = useBoard();
  const card = findCard(board, card_id);
  return (
    <li data-outcome={outcome}>
      <span className="rule-effect-card" dir="auto">
        {card ? (
          <Link href={cardPath(board.id, card.id)}>{card.title}</Link>
        ) : (
          <span className="muted">{texts.cardIsGone}</span>
        )}
      </span>
      <span className="detail">
        <span className="rule-outcome">
          {outcome === "done" ? texts.did[action] : texts.outcomes[outcome]}
        </span>{" "}
        <Time at={at} />
        {reason && <span className="rule-why">{texts.whyNot[reason] ?? why}</span>}
      </span>
    </li>
  );
}
