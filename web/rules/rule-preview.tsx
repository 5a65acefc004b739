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
              <span className="detail">
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

function summaryOf(all: number, acting: number, { trigger }: Wording): string {
  const { one, many, again } = CARDS[trigger];
  if (all === 0) return `No card ${one} now, so there is nothing to try the rule on.`;
  const cards = all === 1 ? `1 card ${one}. If it` : `${all} cards ${many}. If they`;
  return `${cards} ${again} now, the rule would ${effectOf(acting, all)}. Existing cards are not touched until then.`;
}

function effectOf(acting: number, all: number): string {
  if (acting === 0) return "do nothing";
  if (all === 1) return "act on it";
  return `act on ${acting === all ? "all" : acting} of them`;
}

/** The cards that the rule is tried on, and what would have to happen to them to set it off. */
const CARDS: Record<Wording["trigger"], { one: string; many: string; again: string }> = {
  card_moved: { one: "is in this column", many: "are in this column", again: "were moved there" },
  label_added: { one: "has this label", many: "have this label", again: "got it" },
  card_completed: { one: "is complete", many: "are complete", again: "were completed" },
  due_soon: { one: "is due within a day", many: "are due within a day", again: "came within a day of that" },
  due_passed: { one: "is overdue", many: "are overdue", again: "became overdue" },
  card_created: { one: "is new", many: "are new", again: "were created" },
};

function verbOf({ action }: Wording): string {
  return action === "assign_member" ? "Would be assigned" : "Would be moved";
}
