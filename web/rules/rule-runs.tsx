import { useCallback, useEffect, useState } from "react";
import * as texts from "#texts/rules.tsx";
import { findCard } from "../../client/changes/board-changes.ts";
import type { AutomationRule, ListedRule, RuleRun } from "../../contract/automations.ts";
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
export function RuleRuns({ rule }: { rule: ListedRule }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(
    (before?: string) => {
      setFailure(null);
      api.listRuleRuns({ rule_id: rule.id, limit: PAGE, ...(before && { before }) }).then(
        (page) => setLoaded((now) => (before ? withEarlier(now, page) : withNewest(now, page))),
        (error) => setFailure(reasonOf(error)),
      );
    },
    [rule.id],
  );
  const newest = rule.last_run?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has run again
  useEffect(() => load(), [load, newest]);
  const { items, next } = loaded ?? { items: [], next: null };
  if (failure !== null)
    return (
      <ErrorState title={texts.runsNotLoaded} detail={failure} onRetry={() => load(next ?? undefined)} />
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
        <Button kind="quiet" onClick={() => load(next)}>
          {texts.showEarlierRuns}
        </Button>
      )}
    </>
  );
}

function withEarlier(now: Loaded | null, { items, next }: Loaded): Loaded {
  return { items: [...(now?.items ?? []), ...items], next };
}

/** A page in which nothing is known may be too far from what is. */
function withNewest(now: Loaded | null, page: Loaded): Loaded {
  const known = new Set(now?.items.map(({ id }) => id));
  const added = page.items.filter(({ id }) => !known.has(id));
  if (!now || added.length === page.items.length) return page;
  return { items: [...added, ...now.items], next: now.next };
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
