import { useMemo, useState } from "react";
import * as texts from "#texts/history.ts";
import type { Card } from "../../../contract/cards.ts";
import type { BoardEvent } from "../../../contract/events.ts";
import { ActivityList } from "../../activity/activity-list.tsx";
import { isLocal } from "../../board/state/local-ids.ts";
import { stored } from "../../storage/stored-choice.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Section } from "../section.tsx";
import { DescriptionHistory } from "./description-history.tsx";
import { isDescribed } from "./versions.ts";

const choice = stored("boardcast-card-activity", ["hidden", "shown"]);

/** What happened to the card; hidden until somebody wants to see it, then shown on every card. */
export function CardActivity({ card }: { card: Card }) {
  const isShown = choice.use() === "shown";
  // The service does not know it yet.
  if (isLocal(card.id)) return null;
  return (
    <Section
      title={texts.activity}
      icon="history"
      tools={
        <Button
          kind="quiet"
          aria-expanded={isShown}
          aria-label={isShown ? texts.hideActivity : texts.showActivity}
          onClick={() => choice.set(isShown ? "hidden" : "shown")}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      }
    >
      {isShown && <Lines card={card} />}
    </Section>
  );
}

function Lines({ card }: { card: Card }) {
  const filter = useMemo(() => ({ cardId: card.id }), [card.id]);
  const [version, setVersion] = useState<number | null>(null);
  const actionsFor = (event: BoardEvent) =>
    isDescribed(event) && (
      <button type="button" className="activity-action" onClick={() => setVersion(event.seq)}>
        {texts.compare}
        <span className="visually-hidden">{texts.beforeAndAfter}</span>
      </button>
    );
  return (
    <>
      <ActivityList filter={filter} heading="h4" actionsFor={actionsFor} end={() => null} />
      {version !== null && (
        <DescriptionHistory card={card} first={version} onClose={() => setVersion(null)} />
      )}
    </>
  );
}
