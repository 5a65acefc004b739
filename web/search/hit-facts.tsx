import * as common from "#texts/common.ts";
import { more } from "#texts/presence.ts";
import type { SearchHit } from "../../contract/search.ts";
import { CardPeople } from "../board/cards/tile/card-people.tsx";
import { CardDue } from "../card-rows/card-due.tsx";
import { list } from "../texts/format.ts";
import { Chip } from "../ui/display/chip.tsx";
import { useNow } from "../ui/display/time.tsx";

const SHOWN_LABELS = 2;
const SHOWN_PEOPLE = 2;

/** Labels, people and due date of a card, in little space. */
export function HitFacts({ hit }: { hit: SearchHit }) {
  const now = new Date(useNow());
  const { labels } = hit.card;
  const names = list(labels.map(({ name }) => name));
  return (
    <span className="palette-facts">
      {labels.length > 0 && (
        <span className="palette-labels" role="img" aria-label={`${common.labels}: ${names}`} title={names}>
          {labels.slice(0, SHOWN_LABELS).map(({ id, name, color }) => (
            <Chip key={id} name={name} color={color} />
          ))}
          {labels.length > SHOWN_LABELS && <span>{more(labels.length - SHOWN_LABELS)}</span>}
        </span>
      )}
      <CardPeople card={hit.card} most={SHOWN_PEOPLE} />
      <CardDue item={hit} now={now} />
    </span>
  );
}
