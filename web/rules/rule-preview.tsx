import { useEffect, useState } from "react";
import * as texts from "#texts/rules.tsx";
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
    <section className="rule-preview" aria-label={texts.whatItWouldDo} aria-live="polite">
      {loaded.status === "loading" && <Skeleton height="2.5rem" />}
      {loaded.status === "failed" && <p className="notice">{texts.notTried(loaded.reason)}</p>}
      {loaded.status === "ready" && <Effects effects={loaded.effects} wording={wording} />}
    </section>
  );
}

function Effects({ effects: { items, has_more }, wording }: { effects: Effects; wording: Wording }) {
  const acting = items.filter(({ outcome }) => outcome === "done");
  return (
    <>
      <p>{texts.triedOn(wording.trigger, items.length, acting.length)}</p>
      {items.length > 0 && (
        <ul className="rule-effects">
          {items.map(({ card_id, number, title, outcome, reason, why }) => (
            <li key={card_id} data-outcome={outcome}>
              <span className="rule-effect-card" dir="auto">
                <span className="muted">#{number}</span> {title}
              </span>
              <span className="detail">
                {reason ? (texts.whyNothing[reason] ?? why) : texts.wouldBe[wording.action]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {has_more && <p className="muted">{texts.firstOnly(items.length)}</p>}
    </>
  );
}
