import { complete } from "#texts/cards.ts";
import { Icon } from "../../../ui/display/icon.tsx";

/** The circle of a card that is complete by its column, or that cannot be changed. */
export function CompleteMark() {
  return (
    <span className="card-complete" data-complete role="img" aria-label={complete} title={complete}>
      <Icon name="check" size={13} />
    </span>
  );
}
