import * as texts from "#texts/card.ts";
import type { Card } from "../../contract/cards.ts";
import { useBoard } from "../board/use-board.ts";
import { dateText } from "../ui/display/date-text.ts";
import { Icon } from "../ui/display/icon.tsx";
import { PlaceholderPerson } from "../ui/display/placeholder-avatar.tsx";
import { setAssignee } from "./card-actions.ts";
import { CardColumn } from "./card-column.tsx";
import { CardDates } from "./dates/card-dates.tsx";
import { Fact } from "./fact.tsx";
import { CardLabels } from "./labels/card-labels.tsx";
import { PeoplePicker } from "./people/people-picker.tsx";
import { Person } from "./people/person.tsx";
import { keyed } from "./use-card-keys.ts";
import { WatchButton } from "./watch-button.tsx";

interface Props {
  card: Card;
  onMove: () => void;
  /** On a phone, where the summary is enough until it is tapped. */
  isCollapsed: boolean;
}

/** Column, dates, labels and assignees of the card. */
export function CardSide({ card, onMove, isCollapsed }: Props) {
  const { session } = useBoard();
  return (
    <div className="card-side" data-collapsed={isCollapsed}>
      <CardColumn card={card} onMove={onMove} />
      <CardDates card={card} />
      <CardLabels card={card} />
      <Fact name={texts.people}>
        {card.assignees.length + card.placeholders.length > 0 && (
          <ul className="people">
            {card.assignees.map((user) => (
              <li key={user.id}>
                <Person user={user} />
              </li>
            ))}
            {card.placeholders.map((person) => (
              <li key={person.id}>
                <PlaceholderPerson name={person.name} />
              </li>
            ))}
          </ul>
        )}
        <PeoplePicker
          label={texts.peopleOnCard}
          command="card-people"
          chosen={card.assignees}
          onChoose={(user, on) => setAssignee(session, card, user, on)}
          button={(props) => (
            <button {...props} {...keyed("A")} type="button" className="add-fact plain">
              <Icon name={card.assignees.length === 0 ? "add" : "edit"} size={16} />
              {card.assignees.length === 0 ? texts.assignPeople : texts.changePeople}
            </button>
          )}
        />
      </Fact>
      <WatchButton card={card} />
      <p className="card-times detail">{texts.created(dateText(card.created_at))}</p>
    </div>
  );
}
