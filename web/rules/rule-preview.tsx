import { useEffect, useRef, useState } from "react";
import { useBoard } from "../board/use-board.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { Skeleton } from "../ui/feedback/states.tsx";
import { fieldsOf, type Wording } from "./sentence.ts";

type Effects = Awaited<ReturnType<typeof api.tryRule>>;
type Loaded =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready"; effects: Effects };

/** What the rule would do now; nothing is done. Asked again when the wording changes. */
export function RulePreview({ wording }: { wording: Wording }) {
  const { board } = useBoard();
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const { trigger, triggerId, action, actionId } = wording;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (loaded.status !== "loading") ref.current?.scrollIntoView({ block: "nearest" });
  }, [loaded]);
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ status: "loading" });
    api
      .tryRule({ board_id: board.id, ...fieldsOf({ trigger, triggerId, action, actionId }) })
      .then(
        (effects): Loaded => ({ status: "ready", effects }),
        (error): Loaded => ({ status: "failed", reason: reasonOf(error) }),
      )
      .then((next) => isCurrent && setLoaded(next));
    return () => {
      isCurrent = false;
    };
  }, [board.id, trigger, triggerId, action, actionId]);
  return (
    <section ref={ref} className="rule-preview" aria-label="What the rule would do now" aria-live="polite">
      {loaded.status === "loading" && <Skeleton height="2.5rem" />}
      {loaded.status === "failed" && <p className="notice">It could not be tried. {loaded.reason}</p>}
      {loaded.status === "ready" && <Effects effects={loaded.effects} wording={wording} />}
    </section>
  );
}

function Effects({ effects: { items, has_more }, wording }: { effects: Effects; wording: Wording }) {
  const acting = items.filter(({ outcome }) => outcome === "done");
  return (
    <>
      <p>{summaryOf(items.length, acting.length, wording)}</p>
      {items.length > 0 && (
        <ul className="rule-effects">
          {items.map(({ card_id, number, title, outcome, why }) => (
            <li key={card_id} data-outcome={outcome}>
              <span className="rule-effect-card" dir="auto">
                <span className="muted">#{number}</span> {title}
              </span>
              <span className="rule-effect-what">
                {outcome === "done" ? verbOf(wording) : (why ?? "Nothing would happen.")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {has_more && <p className="muted">Only the first {items.length} cards are listed.</p>}
    </>
  );
}

function summaryOf(all: number, acting: number, wording: Wording): string {
  if (all === 0) return `No card ${describedBy(wording)} now, so the rule would have nothing to do.`;
  if (all === 1)
    return `1 card would set off the rule now. It would ${acting === 1 ? "act on it" : "do nothing"}.`;
  return `${all} cards would set off the rule now. It would act on ${countOf(acting, all)}.`;
}

function countOf(acting: number, all: number): string {
  if (acting === 0) return "none of them";
  return acting === all ? "all of them" : `${acting} of them`;
}

function describedBy({ trigger }: Wording): string {
  switch (trigger) {
    case "card_moved":
      return "is in this column";
    case "label_added":
      return "has this label";
    case "card_completed":
      return "is complete";
    case "due_soon":
      return "is due within a day";
    case "due_passed":
      return "is overdue";
    case "card_created":
      return "is new";
  }
}

function verbOf({ action }: Wording): string {
  return action === "assign_member" ? "Would be assigned" : "Would be moved";
}
