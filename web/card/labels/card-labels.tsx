import * as texts from "#texts/labels.ts";
import type { Card } from "../../../contract/cards.ts";
import { useBoard } from "../../board/use-board.ts";
import { Popover } from "../../ui/dialogs/popover.tsx";
import { Chip } from "../../ui/display/chip.tsx";
import { Icon } from "../../ui/display/icon.tsx";
import { Fact } from "../fact.tsx";
import { keyed } from "../use-card-keys.ts";
import { LabelPanel } from "./label-panel.tsx";

export function CardLabels({ card }: { card: Card }) {
  const { board } = useBoard();
  return (
    <Fact name={texts.labels}>
      {card.labels.length > 0 && (
        <ul className="card-chips">
          {card.labels.map(({ id, name, color }) => (
            <li key={id}>
              <Chip name={name} color={color} />
            </li>
          ))}
        </ul>
      )}
      <Popover
        label={texts.labelsOnCard}
        command="card-labels"
        button={(props) => (
          <button {...props} {...keyed("L")} type="button" className="add-fact plain">
            <Icon name={card.labels.length === 0 ? "add" : "edit"} size={16} />
            {card.labels.length === 0 ? texts.addLabels : texts.editLabels}
          </button>
        )}
      >
        {() => <LabelPanel cards={[card]} labels={board.labels} />}
      </Popover>
    </Fact>
  );
}
